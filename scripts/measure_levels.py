"""The table of docs/levels.md: how often each level beats the one below it.

Usage: python scripts/measure_levels.py [GAMES [BOARD ...]], all boards unless told. With dice those boards are played
that have strengths for them. The same number of games gives the same table on every machine. The sixth level thinks and
is slow: `scripts/gates.py` has `search` against the fifth, `scripts/measure_master.py` has `master` against `search`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from fit_levels import STRONGEST
from gates import DOCS, share
from level_games import shares

from whistlestop import bots, compile_rules, maps
from whistlestop.arena import statistics
from whistlestop.bots.ladder import fitted

PAGE = DOCS / "levels.md"
BEGIN = "<!-- measured -->\n"
GAMES = 1000
FIRST_SEED = 8_000_000  # far from those that strengths are fitted on
MODES: dict[str, dict[str, bool]] = {"cards": {}, "dice": {"dice": True}}


def rows(games: int, boards: Sequence[str]) -> Iterator[str]:
    """Yield a row for each board and mode as soon as it is played."""
    heads = ["board", "game", *(f"{upper} beats {lower}" for lower, upper in pairwise(bots.levels()[:-1]))]
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' for _ in heads)} |"
    for id, (mode, options) in product(boards, MODES.items()):
        strengths = fitted().get(f"{id} {mode}" if options else id)
        if strengths:
            yield f"| {' | '.join([maps.load(id).name, mode, *steps(id, options, strengths, games)])} |"


def steps(id: str, options: dict[str, bool], strengths: Sequence[float], games: int) -> Iterator[str]:
    """Yield how often each level of a board beats the one below it."""
    rules = compile_rules(maps.load(id), dict(options))
    for lower, upper in pairwise([*strengths, STRONGEST]):
        won = shares(rules, upper, lower, FIRST_SEED, games // 2)
        yield share(statistics.share(won, 2 * len(won)))


def main() -> None:
    """Write the table into the page."""
    head = PAGE.read_text("utf-8").partition(BEGIN)[0]
    lines = []
    for row in rows(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, sys.argv[2:] or maps.ids()):
        lines.append(row)
        PAGE.write_text(f"{head}{BEGIN}\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
