"""Which card the planner draws: what each kind would save it, face up or on average blind (R11-R13)."""

from __future__ import annotations

from whistlestop.bots.planner import demand, prices
from whistlestop.bots.shared.answering import first_of
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import DRAW, TAKE
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import (
    HIDDEN,
    LOCOMOTIVE,
    NONE,
    PASSENGER_CARD,
    PLUS4,
    SECOND_CARD,
    TRACK_WORDS,
    GameRecord,
    Masks,
)

# What mechanisms draw from decks of their own for all that is wanted.
draw_own = first_of(collect("whistlestop.bots.planner.pieces", "draw_own"))


@kernel
def put_together(plan: PlanRecord) -> None:
    """Put all tracks that the planner wants together, for tickets or for points."""
    for word in range(TRACK_WORDS):
        plan.wanted[word] = plan.tracks[word] | plan.extra[word]


@kernel
def appraise(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what one more card of each kind would save, for tickets more than for points alone."""
    for kind in range(LOCOMOTIVE + 1):
        saved = saving(view, board, plan, plan.wanted, kind)
        saved += saving(view, board, plan, plan.tracks, kind) * plan.weights.tickets_first // 16
        plan.saving[kind] = max(saved, plan.weights.unwanted)
    plan.saving[PLUS4] = plan.saving[LOCOMOTIVE]
    plan.saving[PASSENGER_CARD] = plan.weights.unwanted


@kernel
def saving(view: GameRecord, board: BoardRecord, plan: PlanRecord, tracks: Masks, kind: int) -> int:
    """Return what one more card of a kind would save on a set of tracks."""
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, tracks)
    now = demand.burden(plan)
    prices.count_hand(view, plan)
    plan.spare[kind] += 1
    prices.reserve(view, board, plan, tracks)
    return now - demand.burden(plan)


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card to draw, or NONE if none can be drawn."""
    if board.own_decks != 0:
        return draw_own(view, board, plan, legal)
    appraise(view, board, plan)
    blind = blind_worth(view, board, plan) if has(legal[0], DRAW) else NONE
    colour, most, second = best_two(view, board, plan, legal)
    if view.phase == SECOND_CARD or board.locomotive_one_card != 0:
        if most >= blind and colour != NONE:
            return TAKE + colour
        return DRAW if blind != NONE else NONE
    after = max(second, blind)
    best, value = NONE, NONE
    if colour != NONE:
        best, value = TAKE + colour, most + max(after, 0)
    if blind != NONE and blind + max(most, blind) > value:
        best, value = DRAW, blind + max(most, blind)
    if has(legal[0], TAKE + LOCOMOTIVE) and plan.saving[LOCOMOTIVE] > value:
        best = TAKE + LOCOMOTIVE
    return best


@kernel
def best_two(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> tuple[int, int, int]:
    """Return the face-up kind that saves most (or NONE), what it saves and what the next best one does."""
    kind, most, second = NONE, NONE, NONE
    for slot in range(board.display):
        card = int(view.display[slot])
        if card != NONE and has(legal[0], TAKE + card) and (card != LOCOMOTIVE or board.locomotive_one_card != 0):
            value = int(plan.saving[card])
            if value > most:
                kind, most, second = card, value, most
            elif value > second:
                second = value
    return kind, most, second


@kernel
def blind_worth(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return what a card drawn blind saves on average."""
    total, cards = 0, 0
    for kind in range(HIDDEN):
        unseen = int(board.cards[kind]) - int(view.discard[kind])
        for seat in range(view.players):
            unseen -= int(view.hand[seat, kind])
        for slot in range(board.display):
            unseen -= int(view.display[slot] == kind)
        total += max(unseen, 0) * int(plan.saving[kind])
        cards += max(unseen, 0)
    return total // max(cards, 1)
