"""Which tickets are worth keeping: those that cost few trains beyond what is planned anyway.

Tickets are asked about one by one, so the others still on offer are looked at too: if too few can be kept after this
one, the best of them are kept whatever they cost.
"""

from __future__ import annotations

from whistlestop.bots.shared import aims, chaos, planning, supply
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, OFFERED, GameRecord, Masks
from whistlestop.rules import tickets

HOPELESS = 100  # more trains than anybody has
SPARE_AT_START = 12  # of 45 trains, that the opening tickets should leave over
SPARE_LATER = 3


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return whether the ticket asked about is kept, as the action KEEP or RETURN."""
    if not has(legal[0], RETURN):
        return KEEP
    if not has(legal[0], KEEP):
        return RETURN
    budget = supply.own(view, board) - planning.make(view, board, plan)
    ticket = int(view.asking)
    if tempting(view, board, plan, ticket, budget) or among_the_best(view, board, plan, ticket, budget):
        return KEEP
    return RETURN


@kernel
def cost(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> int:
    """Return how many trains a ticket takes beyond the plan, or HOPELESS."""
    place = planning.search(view, board, plan, ticket, budget, planning.FAR)
    return HOPELESS if place == NONE else int(plan.distance[place])


@kernel
def tempting(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> bool:
    """Return whether a ticket is worth its trains; later in the game time is short as well."""
    trains, points = (
        cost(view, board, plan, ticket, budget),
        planning.worth(board, ticket, chaos.at_the_end(view, board)),
    )
    if view.turn == 0:
        return trains <= points and trains <= budget - aims.share(board, SPARE_AT_START)
    return trains * 2 <= points and trains <= budget - SPARE_LATER


@kernel
def among_the_best(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> bool:
    """Return whether fewer of the other tickets on offer are better than must still be kept."""
    wanted = int(view.must_keep) - int(view.kept[0]) - int(view.kept[1])
    balance = gain(view, board, plan, ticket, budget)
    for other in range(board.tickets):
        if other != ticket and view.where[other] == tickets.at(OFFERED, int(view.player)):
            wanted -= int(gain(view, board, plan, other, budget) > balance)
    return wanted > 0


@kernel
def gain(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, budget: int) -> int:
    """Return what speaks for a ticket: points less trains, and of hopeless ones the cheapest."""
    trains = cost(view, board, plan, ticket, budget)
    if trains == HOPELESS:
        return -HOPELESS - int(board.ticket_loss[ticket])
    return planning.worth(board, ticket, chaos.at_the_end(view, board)) - trains
