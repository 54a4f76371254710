"""The gates of docs/gates.md: who beats whom on which board, from arena runs that are stored beside the page.

Usage: python scripts/gates.py [PART ...] [--games N] [--search-games N] [--games-everywhere N] [--kept]. Parts that
are not named stay as they stand on the page; without any all are made. A run that was cut off goes on; with other bots
or rules it begins anew, but for games of `learned` if they are to be kept: a network of one table changes the program
of all of them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import measure_master
import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from whistlestop import maps
from whistlestop.arena import Plan, Results, Store, run, summarise
from whistlestop.arena.plan import make_plan
from whistlestop.arena.results import join, milliseconds
from whistlestop.arena.statistics import Estimate
from whistlestop.arena.store import name as name_of
from whistlestop.arena.summary import firsts
from whistlestop.arena.tournament import blocks_for
from whistlestop.bots.learned import shelf
from whistlestop.bots.roster import LEARNED
from whistlestop.bots.search import PLAYOUTS
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.option import Value

DOCS = Path(__file__).parents[1] / "docs"
RUNS, FILE = DOCS / "runs", DOCS / "gates.md"
PARTS = "boards", "everywhere", "learned", "search", "master"
BOARDS = ("usa", "europe")
VARIANTS: dict[str, dict[str, Value]] = {
    "cards": {},
    "monsters": {"monsters": True},
    "dice": {"dice": True},
    "dice and monsters": {"dice": True, "monsters": True},
}
PAIRS = (("greedy", "random"), ("planner", "greedy"))
STRONGEST = "planner"
# Search is slow: it plays fewer games, on fewer tables.
SEARCHED = (("usa", "monsters"), ("usa", "dice"), ("usa", "dice and monsters"), ("europe", "cards"))
BUDGETS = ("search@50", "search@200", "search")
BUDGETS_ON = ("usa", "cards")
TABLE_PART = 0.6  # of the games with a budget are played on each other table
MASTER_BUDGETS = "0.03s", "0.1s"
GAMES = 1000
SEARCH_GAMES = 100
GAMES_EVERYWHERE = 1000  # 400 left four points of a hundred on either side, more than lies between many boards
LEARNED_GAMES = 2000  # of two players four times as many: they are short, and its lead is small there
SEARCH_SECONDS = 8.0  # the time of a decision is measured over: about a whole game
HEAD = """# Gates

Two players unless more are named, every seed in every seat; 95 % intervals over seeds. Points are a bot's mean against
itself. The runs are stored in [runs](runs), one file of JSON lines each ([arena.md](arena.md)); `python
scripts/gates.py` makes this page.

"""


def table(board: str, options: dict[str, Value], games: int) -> Iterator[str]:
    """Yield the cells of one row."""
    for pair in PAIRS:
        yield beaten(board, options, pair, games)
    summary = summarise(*played(board, options, (STRONGEST,), games))
    yield points(summary.standings[0].points)
    yield f"{1000 * milliseconds(Plan(map=board, players=2, bots=(STRONGEST,), options=options))[0]:.0f} µs"


def beaten(board: str, options: dict[str, Value], pair: tuple[str, str], games: int) -> str:
    """Return how often the first of two bots beats the second."""
    cell = summarise(*played(board, options, pair, games)).ahead[0][1]
    assert cell is not None
    return share(cell)


def played(board: str, options: dict[str, Value], names: tuple[str, ...], games: int) -> tuple[Plan, Results]:
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


def searching(games: int) -> Iterator[str]:
    """Yield a table of search against planner, with more and more looks for a decision, and elsewhere."""
    yield f"Search against planner, with more and more looks for a decision (`search` has {PLAYOUTS}), and elsewhere:"
    yield ""
    yield "| search | board | game | beats planner | points | a decision |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name in BUDGETS:
        yield search_row(name, *BUDGETS_ON, games)
    for board, game in SEARCHED:
        yield search_row("search", board, game, int(games * TABLE_PART))


def everywhere(games: int) -> Iterator[str]:
    """Yield a table of planner against greedy on every board."""
    why = "400 had left intervals of eight points of a hundred"
    yield f"Planner against greedy on every board, {games} games each ({why}):"
    yield ""
    yield f"| board | {' | '.join(VARIANTS)} |"
    yield f"| --- |{' --- |' * len(VARIANTS)}"
    for board in maps.ids():
        ways = (allowing(maps.load(board), options) for options in VARIANTS.values())
        cells = (beaten(board, options, (STRONGEST, "greedy"), games) for options in ways)
        yield f"| {maps.load(board).name} | {' | '.join(cells)} |"


def learning(games: int, kept: bool) -> Iterator[str]:
    """Yield a table of what learned wins among planners at every table that it has learned."""
    yield "One `learned` among planners, in every seat in turn, where it has learned something ([learned](learned.md)):"
    yield ""
    yield "| board | tickets | players | game | learned wins | even |"
    yield "| --- | --- | --- | --- | --- | --- |"
    names = {(bool(each.get("dice")), bool(each.get("monsters"))): name for name, each in VARIANTS.items()}
    for board, ticket_set, players, dice, monsters in sorted(shelf.shelf()):
        game = names[dice, monsters]
        won = share(alone(board, ticket_set, players, VARIANTS[game], games * (4 if players == 2 else 1), kept))
        yield f"| {maps.load(board).name} | {ticket_set} | {players} | {game} | {won} | {100 / players:.0f} % |"


def alone(board: str, ticket_set: str, players: int, options: dict[str, Value], games: int, kept: bool) -> Estimate:
    """Return the share of games that one learned bot wins among planners; stored ones of any program may be kept."""
    bots = LEARNED, STRONGEST
    plan = Plan(map=board, ticket_set=ticket_set, players=players, bots=bots, options=options, lone=True)
    plan = make_plan(plan if players > 2 else replace(plan, lone=UNSET))
    if kept and (parts := stored(plan)):
        return firsts(plan, join(parts), 0)
    blocks = blocks_for(plan, games)
    return firsts(plan, run(plan, blocks, store=Store(RUNS, plan), threads=os.cpu_count() or 1), 0)


def search_row(name: str, board: str, game: str, games: int) -> str:
    """Return a row about search with a budget against planner."""
    options = VARIANTS[game]
    summary = summarise(*played(board, options, (name, STRONGEST), games))
    cell, (own, other) = summary.ahead[0][1], (one.points.value for one in summary.standings)
    assert cell is not None
    taken = milliseconds(Plan(map=board, players=2, bots=(name,), options=options), SEARCH_SECONDS)[0]
    return f"| `{name}` | {maps.load(board).name} | {game} | {share(cell)} | {own:.0f} : {other:.0f} | {taken:.0f} ms |"


def mastering() -> Iterator[str]:
    """Yield a table of what master won in the stored games of `scripts/measure_master.py`; none are played."""
    yield "What `master` won in games that `scripts/measure_master.py` has stored ([bots](bots.md#how-master-thinks)):"
    yield ""
    yield "| match-up | master | against | wins |"
    yield "| --- | --- | --- | --- |"
    asked = [*measure_master.GROUPS]
    named = [each for budget in MASTER_BUDGETS for each in measure_master.match_ups(asked, budget).items()]
    found = {name_of(plan): (name, plan, join(parts)) for name, plan in named if (parts := stored(plan))}
    for name, plan, results in found.values():
        one, *others = plan.bots
        if others:
            told = share(measure_master.won(plan, results))
        else:
            told = f"points of the winner: {points(measure_master.winners(results))}"
        yield f"| {name} | `{one}` | {f'`{others[0]}`' if others else 'itself'} | {told} |"


def stored(plan: Plan) -> list[Results]:
    """Return what is stored of a plan, by whichever programs: a seed of games is played by one of them only."""
    found = list[Results]()
    for file in sorted(RUNS.glob(f"{name_of(plan).rpartition('-')[0]}-????????.jsonl")):
        with file.open("rb") as lines:
            other = msgspec.json.decode(next(lines), type=Plan)
        if replace(other, program=plan.program) == plan:
            found += Store(RUNS, other).parts
    return found


def boards(games: int) -> Iterator[str]:
    """Yield the table of the boards on which bots are compared most thoroughly."""
    pairs = [f"{strong} beats {weak}" for strong, weak in PAIRS]
    heads = ["board", "game", *pairs, f"points of {STRONGEST}", f"a decision of {STRONGEST}"]
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' for _ in heads)} |"
    for board in BOARDS:
        for name, options in VARIANTS.items():
            yield f"| {' | '.join([maps.load(board).name, name, *table(board, options, games)])} |"


def standing() -> dict[str, list[str]]:
    """Return the parts of the page as it stands: the first is a table, the others have a sentence before theirs."""
    blocks = FILE.read_text("utf-8").removeprefix(HEAD).strip().split("\n\n")
    titled = ["\n\n".join(blocks[at : at + 2]) for at in range(1, len(blocks), 2)]
    return {part: text.split("\n") for part, text in zip(PARTS, [blocks[0], *titled], strict=False)}


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description="Play the gates and write docs/gates.md.")
    parser.add_argument("parts", nargs="*", help=f"which to make anew: {', '.join(PARTS)}; all unless told")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--search-games", type=int, default=SEARCH_GAMES)
    parser.add_argument("--games-everywhere", type=int, default=GAMES_EVERYWHERE)
    kept = "tables of learned whose games any program has stored are not played anew"
    parser.add_argument("--kept", action="store_true", help=kept)
    asked = parser.parse_args(given)
    if unknown := {*asked.parts} - {*PARTS}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def main(given: Sequence[str] | None = None) -> None:
    """Write the page, as far as it is there after every line."""
    asked = arguments(given)
    makers = {
        "boards": boards(asked.games),
        "everywhere": everywhere(asked.games_everywhere),
        "learned": learning(LEARNED_GAMES, asked.kept),
        "search": searching(asked.search_games),
        "master": mastering(),
    }
    page = standing() if asked.parts else {}
    for part in asked.parts or PARTS:
        page[part] = []
        for line in makers[part]:
            page[part].append(line)
            write(page)


def write(page: dict[str, list[str]]) -> None:
    """Write what there is of the page."""
    parts = ["\n".join(page[part]) for part in PARTS if part in page]
    FILE.write_text(HEAD + "\n\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
