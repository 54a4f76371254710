"""Which card the planner draws: what each kind would save it, face up or on average blind (R11-R13)."""

from __future__ import annotations

from whistlestop.bots.planner import (
    demand,
    prices,
    weights,
)
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import DRAW, TAKE
from whistlestop.records.board import Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    HIDDEN,
    LOCOMOTIVE,
    NONE,
    PASSENGER_CARD,
    PLUS4,
    SECOND_CARD,
    TRACK_WORDS,
    Game,
    Masks,
)


@kernel
def put_together(scratch: Scratch) -> None:
    """Put all tracks that the planner wants together, for tickets or for points."""
    for word in range(TRACK_WORDS):
        scratch.plan_trial[word] = scratch.plan_tracks[word] | scratch.plan_extra[word]


@kernel
def appraise(view: Game, board: Board, scratch: Scratch) -> None:
    """Write what one more card of each kind would save, for tickets more than for points alone."""
    for kind in range(LOCOMOTIVE + 1):
        saved = saving(view, board, scratch, scratch.plan_trial, kind)
        saved += saving(view, board, scratch, scratch.plan_tracks, kind) * weights.TICKETS_FIRST // 16
        scratch.plan_card[kind] = max(saved, weights.UNWANTED)
    scratch.plan_card[PLUS4] = scratch.plan_card[LOCOMOTIVE]
    scratch.plan_card[PASSENGER_CARD] = weights.UNWANTED


@kernel
def saving(view: Game, board: Board, scratch: Scratch, tracks: Masks, kind: int) -> int:
    """Return what one more card of a kind would save on a set of tracks."""
    prices.count_hand(view, scratch)
    prices.reserve(board, scratch, tracks)
    now = demand.burden(scratch)
    prices.count_hand(view, scratch)
    scratch.plan_spare[kind] += 1
    prices.reserve(board, scratch, tracks)
    return now - demand.burden(scratch)


@kernel
def choose(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the card to draw, or NONE if none can be drawn."""
    appraise(view, board, scratch)
    blind = blind_worth(view, board, scratch) if has(legal[0], DRAW) else NONE
    colour, most, second = best_two(view, board, scratch, legal)
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
    if has(legal[0], TAKE + LOCOMOTIVE) and scratch.plan_card[LOCOMOTIVE] > value:
        best = TAKE + LOCOMOTIVE
    return best


@kernel
def best_two(view: Game, board: Board, scratch: Scratch, legal: Masks) -> tuple[int, int, int]:
    """Return the face-up kind that saves most (or NONE), what it saves and what the next best one does."""
    kind, most, second = NONE, NONE, NONE
    for slot in range(board.display):
        card = int(view.display[slot])
        if card != NONE and has(legal[0], TAKE + card) and (card != LOCOMOTIVE or board.locomotive_one_card != 0):
            value = int(scratch.plan_card[card])
            if value > most:
                kind, most, second = card, value, most
            elif value > second:
                second = value
    return kind, most, second


@kernel
def blind_worth(view: Game, board: Board, scratch: Scratch) -> int:
    """Return what a card drawn blind saves on average."""
    total, cards = 0, 0
    for kind in range(HIDDEN):
        unseen = int(board.cards[kind]) - int(view.discard[kind])
        for seat in range(view.players):
            unseen -= int(view.hand[seat, kind])
        for slot in range(board.display):
            unseen -= int(view.display[slot] == kind)
        total += max(unseen, 0) * int(scratch.plan_card[kind])
        cards += max(unseen, 0)
    return total // max(cards, 1)
