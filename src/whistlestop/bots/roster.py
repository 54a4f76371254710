"""The roster: every bot of the package by name, the weakest first, and the kernel that asks any of them.

A new bot is a kernel `decide` in a file of its own and a row of `COMPILED`. Its number is its place there.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from whistlestop.batch.jobs import uniform
from whistlestop.bots.greedy import greedy
from whistlestop.bots.learned import learned
from whistlestop.bots.personas import hoarder, hungry, long_route, one_step, path
from whistlestop.bots.planner import planner
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord, Masks

Decide = Callable[[GameRecord, BoardRecord, PlanRecord, Masks, np.uint64, int], int]
Ask = Callable[[int, GameRecord, BoardRecord, PlanRecord, np.uint64, int], int]


@kernel
def decide_at_random(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, seed: np.uint64, decision: int
) -> int:
    """Return any legal action; the view is not looked at."""
    return uniform(legal, int(board.action_words), seed, decision)


COMPILED: dict[str, Decide] = {
    "random": decide_at_random,
    "one-step": one_step.decide,
    "hungry": hungry.decide,
    "long-route": long_route.decide,
    "hoarder": hoarder.decide,
    "path": path.decide,
    "greedy": greedy.decide,
    "planner": planner.decide,
    "learned": learned.decide,
}
SEARCH = "search"  # thinks what a compiled bot would do over, in Python (`search/`)
NAMES = tuple(COMPILED)
USUAL = "planner"  # plays where nobody names a bot
LEARNED = "learned"  # needs a judge to be more than that
RANDOM = 0  # the one that does not look at its view


def number_of(name: str) -> int:
    """Return the number of a compiled bot, which kernels know it by."""
    return NAMES.index(name)


@kernel
def ask_nobody(
    number: int, view: GameRecord, board: BoardRecord, plan: PlanRecord, seed: np.uint64, decision: int
) -> int:
    """Return NONE: no bot has the number."""
    return NONE


def ask_first(place: int, own: Decide, others: Ask) -> Ask:
    """Return a kernel that asks a bot if the number is its place, and others if it is not."""

    @kernel
    def ask(number: int, view: GameRecord, board: BoardRecord, plan: PlanRecord, seed: np.uint64, decision: int) -> int:
        if number == place:
            return own(view, board, plan, plan.scratch.legal, seed, decision)
        return others(number, view, board, plan, seed, decision)

    return ask


# Kernels cannot look a function up in a table, so each row of it becomes a question of one chain. The first bot, the
# quickest by far, is asked for first, then the others from the last one back.
decide: Ask = ask_nobody
rows = list(enumerate(COMPILED.values()))
for place, bot in (*rows[1:], rows[0]):
    decide = ask_first(place, bot, decide)
