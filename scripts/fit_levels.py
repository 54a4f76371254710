"""Finds the strengths that make levels of equal steps, board by board: `python scripts/fit_levels.py [BOARD ...]`.

From the fifth level down, the strength of the next lower one is sought in rounds of games, each seed in both seats. A
round is played where a logistic curve through all games so far meets the share that is wanted, and in the end the curve
through the later rounds tells the strength that is kept. The result is written into `bots/ladder.json` after each
board.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path

import msgspec
from level_games import shares

from whistlestop import maps
from whistlestop.bots import ladder
from whistlestop.ruleset.compile import Rules, compile_rules

FILE = Path(ladder.__file__).parent / "ladder.json"
WANTED = 0.73  # of the games for the upper of two levels: the middle of what a step may be, 65 to 80 %
ROUNDS, SEEDS = 6, 45
ROUGH = 2  # rounds that only show the way: far from the wanted share the curve may be another one
FIRST_SEED = 900_000
FIRST_GAP = 0.3
STEEPNESS = 0.1, 100.0  # of shares over gaps; any board lies between
BELOW_PLANNER = 4
STRONGEST = 2.0


def next_lower(rules: Rules, upper: float) -> float:
    """Return the strength that a bot of the strength `upper` beats as often as wanted."""
    lower, seen = max(upper - FIRST_GAP, 0.0), list[tuple[float, float]]()
    for number in range(ROUNDS):
        share = shares(rules, upper, lower, FIRST_SEED + number * SEEDS, SEEDS).mean()
        seen.append((upper - lower, float(share)))
        lower = max(upper - log(WANTED / (1 - WANTED)) / steepness(seen[min(number, ROUGH) :]), 0.0)
    return lower


def steepness(seen: Sequence[tuple[float, float]]) -> float:
    """Return how steeply shares grow with the gap between two strengths, from a half on: the likeliest number."""
    low, high = STEEPNESS
    for _ in range(40):
        middle = (low + high) / 2
        missing = sum(gap * (share - 1 / (1 + exp(-middle * gap))) for gap, share in seen)
        low, high = (middle, high) if missing > 0 else (low, middle)
    return (low + high) / 2


def fit(rules: Rules) -> list[float]:
    """Return the strengths of the levels below the planner, the lowest first."""
    found = [STRONGEST]
    for _ in range(BELOW_PLANNER):
        found.insert(0, round(next_lower(rules, found[0]), 3))
    return found[:-1]


def main(names: list[str]) -> None:
    """Fit the boards named (`usa`, `usa dice`), or all of them."""
    for name in names or [*maps.ids(), *(f"{id} dice" for id in maps.ids())]:
        id, _, dice = name.partition(" ")
        known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[float]])
        known[name] = fit(compile_rules(maps.load(id), {"dice": True} if dice else {}))
        rows = [f"  {msgspec.json.encode(key).decode()}: {known[key]}" for key in sorted(known)]
        FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
        sys.stdout.write(f"{name} {known[name]}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
