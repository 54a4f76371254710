"""Where every bot lays a piece of track, and of which colour (R322, R330).

First come beds of its own plan, the nearer to being paid for the better; then long beds that its cards would pay for
soon. It never cuts off what it wants itself.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.beds import BED, BUILD_FOR_DICE, CHOOSE_BED, CHOOSE_PIECE, PIECE
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import AFTER_ACTION, COLOURS, LOCOMOTIVE, NONE, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import beds
from whistlestop.rules.claims import beds as claims

NOTHING = -(1 << 30)
WANTED = 1000  # what a bed of the plan is worth before others
CARD = 150  # what each card that is missing for it takes away
TICKETS = 500  # what it is worth more if tickets need it
OWN_LOSS = 10_000  # cutting off a track of the plan


@kernel
def spare(view: GameRecord, board: BoardRecord, plan: PlanRecord, colour: int) -> int:
    """Return how many cards of a colour are left once built beds of the plan are paid for."""
    cards = int(view.hand[view.player, colour])
    for word in range(board.track_words):
        tracks = plan.wanted[word] & claims.of_colour(view, colour, word)
        while tracks != np.uint64(0):
            cards -= int(board.length[word * 64 + lowest(tracks)])
            tracks = drop_lowest(tracks)
    return cards


@kernel
def best_colour(view: GameRecord, board: BoardRecord, plan: PlanRecord, length: int) -> int:
    """Return the colour of a piece of a length that the player has most cards to spare of."""
    best, most = NONE, NOTHING
    for colour in range(COLOURS):
        if beds.colour_in_supply(view, board, length, colour) > 0:
            cards = spare(view, board, plan, colour)
            if cards > most:
                best, most = colour, cards
    return best


@kernel
def at_hand(view: GameRecord, board: BoardRecord, plan: PlanRecord, length: int) -> int:
    """Return how many cards the player has for a piece of a length in its best colour; with dice it is the length."""
    if board.dice != 0:
        return length
    colour = best_colour(view, board, plan, length)
    cards = max(spare(view, board, plan, colour), 0) if colour != NONE else 0
    return min(cards + int(view.hand[view.player, LOCOMOTIVE]), length)


@kernel
def cuts_off(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> bool:
    """Return whether a piece on a bed would close a track of the plan (R324, R326)."""
    for word in range(board.track_words):
        closed = board.crossed[track, word]
        if board.closes_twins[view.players] != 0:
            closed |= board.twins[track, word]
        if closed & plan.tracks[word] != np.uint64(0):
            return True
    return False


@kernel
def worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how much the player would like a piece on a bed."""
    length = int(board.length[track])
    value = CARD * (at_hand(view, board, plan, length) - length) + int(board.track_points[track])
    if has(plan.tracks[track // 64], track % 64):
        value += TICKETS
    if has(plan.wanted[track // 64], track % 64):
        return value + WANTED
    return value - OWN_LOSS if cuts_off(view, board, plan, track) else value


@kernel
def best_bed(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the bed most worth a piece, as an action, or NONE if none can be built; there must be a plan."""
    best, most = NONE, NOTHING
    for word in range(board.track_words):
        tracks = legal[BED // 64 + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            # Actions of other blocks stand behind the last track of a board.
            value = worth(view, board, plan, track) if track < board.tracks else NOTHING
            if value > most:
                best, most = BED + track, value
    return best


@kernel
def want_the_plan(plan: PlanRecord) -> None:
    """Want the tracks of the plan and no others."""
    for word in range(TRACK_WORDS):
        plan.wanted[word] = plan.tracks[word]


@kernel
def choose_bed(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the bed for a piece."""
    planning.make(view, board, plan)
    want_the_plan(plan)
    return best_bed(view, board, plan, legal)


@kernel
def choose_piece(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the colour of the piece."""
    planning.make(view, board, plan)
    want_the_plan(plan)
    return PIECE + best_colour(view, board, plan, int(board.length[int(view.bed) - 1]))


ANSWERS = {CHOOSE_BED: choose_bed, CHOOSE_PIECE: choose_piece}


@kernel
def wants_piece(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether a piece could be laid on a bed of the plan."""
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= beds.buildable(view, board, word) & plan.tracks[word]
    return found != np.uint64(0)


@kernel
def dice_for_a_piece(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the dice to give for a piece on a bed of the plan, or NONE; pairs without a wild come first (R330)."""
    pairs = legal[BUILD_FOR_DICE // 64] >> np.uint64(BUILD_FOR_DICE % 64)
    if view.phase != AFTER_ACTION or pairs == np.uint64(0) or not wants_piece(view, board, plan):
        return NONE
    return BUILD_FOR_DICE + lowest(pairs)
