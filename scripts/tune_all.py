"""Tune the planner for many tables at once, for so many seconds, and write down what is better on fresh seeds.

Usage: python scripts/tune_all.py --out FOLDER [--seconds N] [--cores N] [--generations N] [--games N]
[--population N] [--validate N] [--block N] [--write] [TABLE ...]. A table is BOARD[:SET[:PLAYERS[:MODES]]][@RIVALS],
such as `usa:mega:4@planner,itself` or `europe:base:2:dice+monsters`; without any, those of `TABLES` are tuned.
Called again with the same folder, it goes on; with `--generations 0` it only plays what was found again. docs/tuning.md
tells more.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import msgspec
import numpy as np
import tune

from whistlestop import maps
from whistlestop.bots import tuned
from whistlestop.bots.roster import NAMES
from whistlestop.bots.shared.weights import Weights

TABLES = (
    "first-journey-usa",
    "japan",
    "pennsylvania",
    "new-york",
    "nordic",
    "usa:mega:4@planner,itself",
    "usa:base:4:dice",
    "europe:base:4:dice",
    *(f"{board}:base:2:{modes}" for board in ("usa", "europe") for modes in ("dice", "monsters", "dice+monsters")),
)
RIVALS = "greedy,planner"
MODES = ("dice", "monsters")
FOR_VERDICT = 0.25  # of the time
FEW = 50  # seeds that are played between two looks at the clock
BLOCK = 1 << 24  # seeds from one block of fresh ones to the next


def table_of(text: str) -> tune.Table:
    """Return the table that a text names."""
    place, _, rivals = text.partition("@")
    board, ticket_set, players, modes, *rest = [*place.split(":"), *("", "", "")][: max(4, place.count(":") + 1)]
    wanted, against = set(filter(None, modes.split("+"))), tuple((rivals or RIVALS).split(","))
    if rest or board not in maps.ids() or wanted - {*MODES} or {*against} - {*NAMES, tune.ITSELF}:
        raise argparse.ArgumentTypeError(f"no such table: {text}")
    return tune.Table(board, ticket_set or "base", int(players or 2), "dice" in wanted, "monsters" in wanted, against)


@dataclass(frozen=True)
class Plan:
    """What each table's process is to do."""

    out: Path
    threads: int
    begun: float
    seconds: float
    generations: int
    games: int
    population: int
    validate: int
    block: int

    def left(self, share: float = 1) -> float:
        """Return the seconds that are left of a share of the time."""
        return self.begun + share * self.seconds - time.time()

    def goes_on(self, state: tune.State) -> bool:
        """Return whether another generation is to be played."""
        return state.generation < self.generations and self.left(1 - FOR_VERDICT) > 0


class Result(msgspec.Struct):
    """What came of a table."""

    table: tune.Table
    generation: int
    weights: dict[str, int]  # that differ from those that the planner has there
    verdict: tune.Verdict
    is_better: bool


def verdict(player: tune.Player, found: Weights, plan: Plan) -> tune.Verdict:
    """Compare a setting with the one before on a block of fresh seeds, a few at a time until time is up."""
    parts: list[tune.Played] = []
    first = tune.VALIDATION_SEED + plan.block * BLOCK
    while len(parts) * FEW < plan.validate and (not parts or plan.left() > 0):
        parts.append(tune.validate(player, found, FEW, first + len(parts) * FEW))
    columns = (np.concatenate([getattr(part, name) for part in parts], axis=1) for name in asdict(parts[0]))
    return tune.Verdict.of(tune.Played(*columns))


def tune_one(table: tune.Table, plan: Plan) -> Result:
    """Tune a table, in a process of its own, and write down what came of it."""
    name = table.name()

    def tell(line: str) -> None:
        tune.say(f"{plan.seconds - plan.left():4.0f} s  {name}: {line}")

    player = tune.Player(table, plan.threads)
    run = tune.Run(plan.out / f"{name}.json", (), plan.population, plan.games, tell)
    state = tune.evolve(player, run, plan.goes_on)
    found = state.found()
    judged = verdict(player, found, plan)
    better = bool(judged.is_better)
    result = Result(table, state.generation, tune.changes(table.weights(), found), judged, better)
    plan.out.joinpath(f"{name}.result").write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2))
    tell(f"{judged.told()}{', better' if better else ''}")
    return result


def warm_up(tables: Sequence[tune.Table]) -> None:
    """Let one process compile what all others will load."""
    for table in tables:
        player = tune.Player(table, 1)
        for rival in table.against:
            player.sheets(table.weights(), rival, 0, np.zeros(1, np.uint64))


def tune_many(tables: Sequence[tune.Table], plan: Plan) -> list[Result]:
    """Tune tables side by side.

    Each has a process with threads for half of the cores: the system shares the cores among all that still work, and
    those of a table that is done go to the others.
    """
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn) as one:
        one.submit(warm_up, tables).result()
    tune.say(f"{plan.seconds - plan.left():4.0f} s  compiled; {len(tables)} tables")
    with ProcessPoolExecutor(len(tables), spawn) as processes:
        return list(processes.map(tune_one, tables, [plan] * len(tables)))


def entry(result: Result) -> tuned.Tuned:
    """Return what `bots/tuned.json` would say after its other entries."""
    return msgspec.structs.replace(result.table.entry(), weights=result.weights)


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description="Tune the planner for many tables at once (docs/tuning.md).")
    parser.add_argument("tables", nargs="*", type=table_of, metavar="TABLE")
    parser.add_argument("--out", type=Path, required=True, help="where runs and results are kept")
    parser.add_argument("--seconds", type=float, default=3600, help="for everything, compiling and verdicts too")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--generations", type=int, default=150, help="the most that a table is tuned for")
    parser.add_argument("--games", type=int, default=40, help="seeds of a generation, played in every seat")
    parser.add_argument("--population", type=int, default=16, help="settings in a generation")
    parser.add_argument("--validate", type=int, default=2000, help="the most fresh seeds for a verdict")
    parser.add_argument("--block", type=int, default=0, help="which block of fresh seeds: others than those before")
    parser.add_argument("--write", action="store_true", help="put settings that are better into bots/tuned.json")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> None:
    """Tune all tables and tell which settings are better."""
    begun, asked = time.time(), arguments(given)
    threads, tables = max(asked.cores // 2, 1), asked.tables or [table_of(text) for text in TABLES]
    names = ("seconds", "generations", "games", "population", "validate", "block")
    asked.out.mkdir(parents=True, exist_ok=True)
    plan = Plan(asked.out, threads, begun, *(getattr(asked, name) for name in names))
    better = [result for result in tune_many(tables, plan) if result.is_better]
    asked.out.joinpath("better.json").write_bytes(msgspec.json.encode([entry(result) for result in better]))
    tune.say(f"{len(better)} of {len(tables)} are better")
    for result in better if asked.write else ():
        tune.write(result.table, replace(result.table.weights(), **result.weights))


if __name__ == "__main__":
    main()
