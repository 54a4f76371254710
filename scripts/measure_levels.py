"""The table of docs/levels.md: how often each level beats the one below it, from arena runs that are stored.

Usage: python scripts/measure_levels.py [GAMES [BOARD ...]], all boards unless told. A run that was cut off goes on;
other bots or rules begin a new one. With dice those boards are played that have strengths for them. The sixth level
thinks and is slow: `scripts/gates.py` has `search` against the fifth, `scripts/measure_master.py` has `master` against
`search`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from gates import DOCS, beaten

from whistlestop import bots, maps
from whistlestop.bots.ladder import fitted

PAGE = DOCS / "levels.md"
BEGIN = "<!-- measured -->\n"
GAMES = 200
MODES: dict[str, dict[str, bool]] = {"cards": {}, "dice": {"dice": True}}


def rows(games: int, boards: Sequence[str]) -> Iterator[str]:
    """Yield a row for each board and mode as soon as it is played."""
    steps = list(pairwise(bots.levels()[:-1]))
    heads = ["board", "game", *(f"{upper} beats {lower}" for lower, upper in steps)]
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' for _ in heads)} |"
    for id, (mode, options) in product(boards, MODES.items()):
        if not options or f"{id} {mode}" in fitted():
            cells = [beaten(id, options, (upper, lower), games) for lower, upper in steps]
            yield f"| {' | '.join([maps.load(id).name, mode, *cells])} |"


def main() -> None:
    """Write the table into the page."""
    head = PAGE.read_text("utf-8").partition(BEGIN)[0]
    lines = []
    for row in rows(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, sys.argv[2:] or maps.ids()):
        lines.append(row)
        PAGE.write_text(f"{head}{BEGIN}\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
