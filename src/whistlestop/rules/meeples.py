"""Meeples: drawn onto the board before the first turn and collected with claimed routes (R117).

Every place has slots of its own in the record; the border points of a country share its slots. Within a place colours
descend and empty slots come last, so that the same meeples are always written the same way.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel, lowest, popcount
from whistlestop.records import luck
from whistlestop.records.actions import MEEPLE, MEEPLE_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.meeples import MEEPLE_TAKEN
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_MEEPLE, MEEPLE_COLOURS, MEEPLE_SLOTS, NONE, SEATS, GameRecord, Masks

ENDS = 2
MEEPLE_WRONG = 16384
FAULTS = {MEEPLE_WRONG: "meeple_wrong"}


@kernel
def clear(game: GameRecord) -> None:
    """Empty the slots and what seats have collected."""
    for slot in range(MEEPLE_SLOTS):
        game.meeples[slot] = NONE
    for seat in range(SEATS):
        for colour in range(MEEPLE_COLOURS):
            game.collected[seat, colour] = 0


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Draw a meeple for every slot out of the bag, where there are any."""
    if board.meeples == 0:
        return
    left = 0
    for colour in range(MEEPLE_COLOURS):
        scratch.pool[colour] = board.meeple_bag[colour]
        left += int(board.meeple_bag[colour])
    for slot in range(min(int(board.meeples), left)):
        colour = luck.meeple(game, scratch, slot, scratch.pool, left - slot)
        scratch.pool[colour] -= 1
        game.meeples[slot] = colour
    for place in range(board.places):
        put_in_order(game, board, place)


@kernel
def put_in_order(game: GameRecord, board: BoardRecord, place: int) -> None:
    """Let the colours of a place descend."""
    start = int(board.meeple_start[place])
    for last in range(start + 1, start + board.meeple_slots[place]):
        slot, colour = last, int(game.meeples[last])
        while slot > start and game.meeples[slot - 1] < colour:
            game.meeples[slot] = game.meeples[slot - 1]
            slot -= 1
        game.meeples[slot] = colour


@kernel
def colours_at(game: GameRecord, board: BoardRecord, place: int) -> np.uint64:
    """Return the colours that stand in a place, a bit for each."""
    colours, start = np.uint64(0), int(board.meeple_start[place])
    for slot in range(start, start + board.meeple_slots[place]):
        if game.meeples[slot] != NONE:
            colours |= bit(int(game.meeples[slot]))
    return colours


@kernel
def end_asked(game: GameRecord, board: BoardRecord) -> int:
    """Return the place at the end of the claimed track that is looked at."""
    return int(board.end_a[game.settling]) if game.settling_end == 0 else int(board.end_b[game.settling])


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Take a meeple from each end left of a claimed track, asking where several colours stand."""
    if board.meeples == 0:
        return False
    while game.settling_end < ENDS:
        place = end_asked(game, board)
        colours = colours_at(game, board, place)
        if popcount(colours) > 1:
            game.phase = CHOOSE_MEEPLE
            return True
        if colours != np.uint64(0):
            take(game, board, scratch, place, lowest(colours))
        game.settling_end += 1
    game.settling_end = 0
    return False


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the colours the player may take in the place he is asked about."""
    out[MEEPLE_WORD] |= colours_at(game, board, end_asked(game, board)) << np.uint64(MEEPLE % 64)


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take a meeple of the colour chosen and look at the other end."""
    take(game, board, scratch, end_asked(game, board), action - MEEPLE)
    game.settling_end += 1
    return settle(game, board, scratch)


LEGAL = {CHOOSE_MEEPLE: legal}
ANSWER = {CHOOSE_MEEPLE: choose}


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, place: int, colour: int) -> None:
    """Give the player a meeple of a place, which must have one of that colour."""
    slot = int(board.meeple_start[place])
    last = slot + int(board.meeple_slots[place]) - 1
    while game.meeples[slot] != colour:
        slot += 1
    for later in range(slot, last):
        game.meeples[later] = game.meeples[later + 1]
    game.meeples[last] = NONE
    game.collected[game.player, colour] += 1
    tell(scratch, MEEPLE_TAKEN, game.player, place, colour)


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's collected meeples are worth: for each colour, the most and the second most (R117)."""
    total = 0
    if board.meeples == 0:
        return total
    for colour in range(MEEPLE_COLOURS):
        have, ahead = int(game.collected[seat, colour]), 0
        for other in range(game.players):
            ahead += int(game.collected[other, colour] > have)
        if have > 0 and ahead < 2:
            total += int(board.meeple_points[ahead])
    return total


@kernel
def collected(game: GameRecord, seat: int) -> int:
    """Return how many meeples a seat has collected, whatever their colour (R229)."""
    count = 0
    for colour in range(MEEPLE_COLOURS):
        count += int(game.collected[seat, colour])
    return count


SCORES = {"meeples": points}


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of meeples: more of a colour than the bag had, or slots of a place out of order (R117)."""
    if board.second_room != 0:  # others lie there
        return 0
    for colour in range(MEEPLE_COLOURS):
        count = 0
        for slot in range(MEEPLE_SLOTS):
            count += int(game.meeples[slot] == colour)
        for seat in range(game.players):
            count += int(game.collected[seat, colour])
        if count > board.meeple_bag[colour]:
            return MEEPLE_WRONG
    for place in range(board.places):
        start = int(board.meeple_start[place])
        for slot in range(start + 1, start + board.meeple_slots[place]):
            if game.meeples[slot - 1] < game.meeples[slot]:
                return MEEPLE_WRONG
    return 0
