"""Train dice: the roll that begins a turn and the one re-roll (R130, R131, R133).

Unused dice are a count of each face: which die shows what means nothing. A re-roll is named by a bit for each die, the
dice sorted by face, and of equal dice the first ones are taken, so that no choice has two names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import first_bits, kernel, popcount
from whistlestop.records import luck
from whistlestop.records.actions import REROLL, REROLL_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.dice import DICE_REROLLED, DICE_ROLLED, DICE_STAND
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_REROLL,
    DOUBLE,
    FACES,
    SEATS,
    SINGLE,
    STATION_FACE,
    TOKEN_TYPES,
    WILD,
    GameRecord,
    Masks,
)

DICE = 5
FURTHER = 1 << 24  # beyond the answers of all turns: those of a re-roll that is not the last
TUNNEL_DICE = 2 * DICE  # the first of the answers that tunnel dice use


@kernel
def forget_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Put the dice away when a turn is over."""
    if board.dice != 0:
        for face in range(FACES):
            game.dice[face] = 0


@kernel
def clear(game: GameRecord) -> None:
    """Put dice and tokens away."""
    game.failed = game.bought = game.drawing = 0
    for face in range(FACES):
        game.dice[face] = 0
    for token in range(TOKEN_TYPES):
        game.tokens_at_start[token] = 0
        for seat in range(SEATS):
            game.tokens[seat, token] = 0


@kernel
def roll(game: GameRecord, scratch: Scratch) -> None:
    """Roll all five dice (R133)."""
    for die in range(DICE):
        game.dice[luck.train_die(game, scratch, die)] += 1
    tell_dice(game, scratch, DICE_ROLLED)


@kernel
def tell_dice(game: GameRecord, scratch: Scratch, event: int) -> None:
    """Tell what the unused dice show."""
    dice = game.dice
    tell(scratch, event, game.player, dice[SINGLE], dice[DOUBLE], dice[STATION_FACE], dice[WILD])


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every different choice of dice to roll again, none included (R133)."""
    single, double = int(game.dice[SINGLE]), int(game.dice[DOUBLE])
    station, wild = int(game.dice[STATION_FACE]), int(game.dice[WILD])
    for singles in range(single + 1):
        for doubles in range(double + 1):
            for stations in range(station + 1):
                for wilds in range(wild + 1):
                    choice = first_bits(singles) | first_bits(doubles) << np.uint64(single)
                    choice |= first_bits(stations) << np.uint64(single + double)
                    choice |= first_bits(wilds) << np.uint64(single + double + station)
                    out[REROLL_WORD] |= np.uint64(1) << (choice + np.uint64(REROLL % 64))


LEGAL = {CHOOSE_REROLL: legal}


@kernel
def reroll(game: GameRecord, scratch: Scratch, choice: int, more: int) -> None:
    """Roll the chosen dice again; that result stands, unless so many more re-rolls may follow (R133)."""
    first = count = 0
    for face in range(FACES):
        dice = int(game.dice[face])
        chosen = popcount(np.uint64(choice >> first) & first_bits(dice))
        game.dice[face] -= chosen
        count += chosen
        first += dice
    tell(scratch, DICE_REROLLED, game.player, count)
    for die in range(count):
        game.dice[luck.train_die(game, scratch, DICE + die + more * FURTHER)] += 1
    tell_dice(game, scratch, DICE_STAND)


@kernel
def unused(game: GameRecord) -> int:
    """Return how many dice have not been used this turn."""
    count = 0
    for face in range(FACES):
        count += int(game.dice[face])
    return count
