"""The gates of docs/gates.md: who beats whom on which board, from arena runs that are stored beside the page.

Usage: python scripts/gates.py [GAMES]. A run that was cut off goes on; with other bots or rules it begins anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from whistlestop import bots, maps
from whistlestop.arena import Plan, Results, Store, run, summarise
from whistlestop.arena.plan import make_plan
from whistlestop.arena.results import milliseconds
from whistlestop.arena.statistics import Estimate
from whistlestop.arena.tournament import blocks_for

DOCS = Path(__file__).parents[1] / "docs"
RUNS = DOCS / "runs"
BOARDS = ("usa", "europe")
VARIANTS = {
    "cards": {},
    "monsters": {"monsters": True},
    "dice": {"dice": True},
    "dice and monsters": {"dice": True, "monsters": True},
}
# The stronger, the weaker, and the part of the games: search is slow and plays fewer.
PAIRS = (("greedy", "random", 1.0), ("planner", "greedy", 1.0), ("search", "planner", 0.024))
BUDGETS = ("search@50", "search@200", "search@800")
BUDGET_PART = 0.03
GAMES = 1000
HEAD = """# Gates

Two players, every seed in both seats; 95 % intervals over seeds. Points are a bot's mean against itself. The runs are
stored in [runs](runs), one file of JSON lines each ([arena.md](arena.md)); `python scripts/gates.py` makes this page.

"""


def table(board: str, options: dict[str, bool], games: int) -> Iterator[str]:
    """Yield the cells of one row."""
    for strong, weak, part in PAIRS:
        if strong in bots.names():
            summary = summarise(*played(board, options, (strong, weak), int(games * part)))
            cell = summary.ahead[0][1]
            assert cell is not None
            yield share(cell)
    strongest = "planner" if "planner" in bots.names() else "greedy"
    summary = summarise(*played(board, options, (strongest,), games))
    yield points(summary.standings[0].points)
    yield f"{1000 * milliseconds(Plan(map=board, players=2, bots=(strongest,), options=options))[0]:.0f} µs"


def played(board: str, options: dict[str, bool], names: tuple[str, ...], games: int) -> tuple[Plan, Results]:
    """Return a plan and its results, played now as far as they are not stored."""
    plan = make_plan(Plan(map=board, players=2, bots=names, options=options))
    blocks = blocks_for(plan, games)
    return plan, run(plan, blocks, store=Store(RUNS, plan), threads=os.cpu_count() or 1)


def share(one: Estimate) -> str:
    """Return a share with its interval and games."""
    return f"{100 * one.value:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}] ({one.games})"


def points(one: Estimate) -> str:
    """Return a mean with its interval and games."""
    return f"{one.value:.1f} [{one.low:.1f}, {one.high:.1f}] ({one.games})"


def budgets(games: int) -> Iterator[str]:
    """Yield a table of what more games for a decision are worth to search, on the first board with cards."""
    yield f"Search with more and more games for a decision against planner, {maps.load(BOARDS[0]).name} with cards:"
    yield ""
    yield "| search | beats planner | a decision |"
    yield "| --- | --- | --- |"
    for name in BUDGETS:
        plan, results = played(BOARDS[0], {}, (name, "planner"), int(games * BUDGET_PART))
        cell = summarise(plan, results).ahead[0][1]
        assert cell is not None
        yield f"| `{name}` | {share(cell)} | {milliseconds(plan)[0]:.0f} ms |"


def main() -> None:
    """Write the page."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    pairs = [f"{strong} beats {weak}" for strong, weak, _ in PAIRS if strong in bots.names()]
    strongest = "planner" if "planner" in bots.names() else "greedy"
    heads = ["board", "game", *pairs, f"points of {strongest}", f"a decision of {strongest}"]
    lines = [f"| {' | '.join(heads)} |", f"| {' | '.join('---' for _ in heads)} |"]
    for board in BOARDS:
        for name, options in VARIANTS.items():
            lines.append(f"| {' | '.join([maps.load(board).name, name, *table(board, options, games)])} |")
            write(lines)
    lines.append("")
    for line in budgets(games):
        lines.append(line)
        write(lines)


def write(lines: list[str]) -> None:
    """Write what there is of the page."""
    (DOCS / "gates.md").write_text(HEAD + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
