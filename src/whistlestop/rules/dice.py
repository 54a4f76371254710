"""Train dice: the roll that begins a turn and the one re-roll (R130, R131, R133).

Unused dice are a count of each face: which die shows what means nothing. A re-roll is named by a bit for each die, the
dice sorted by face, and of equal dice the first ones are taken, so that no choice has two names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import first_bits, kernel, popcount
from whistlestop.records import luck
from whistlestop.records.actions import REROLL, REROLL_WORD
from whistlestop.records.events import DICE_REROLLED, DICE_ROLLED, DICE_STAND, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import DOUBLE, FACES, SINGLE, STATION_FACE, WILD, Game, Masks

DICE = 5
TUNNEL_DICE = 2 * DICE  # the first of the answers that tunnel dice use


@kernel
def roll(game: Game, scratch: Scratch) -> None:
    """Roll all five dice (R133)."""
    for die in range(DICE):
        game.dice[luck.train_die(game, scratch, die)] += 1
    tell_dice(game, scratch, DICE_ROLLED)


@kernel
def tell_dice(game: Game, scratch: Scratch, event: int) -> None:
    """Tell what the unused dice show."""
    dice = game.dice
    tell(scratch, event, game.player, dice[SINGLE], dice[DOUBLE], dice[STATION_FACE], dice[WILD])


@kernel
def legal(game: Game, out: Masks) -> None:
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


@kernel
def reroll(game: Game, scratch: Scratch, choice: int) -> None:
    """Roll the chosen dice again; that result stands (R133)."""
    first = count = 0
    for face in range(FACES):
        dice = int(game.dice[face])
        chosen = popcount(np.uint64(choice >> first) & first_bits(dice))
        game.dice[face] -= chosen
        count += chosen
        first += dice
    tell(scratch, DICE_REROLLED, game.player, count)
    for die in range(count):
        game.dice[luck.train_die(game, scratch, DICE + die)] += 1
    tell_dice(game, scratch, DICE_STAND)


@kernel
def unused(game: Game) -> int:
    """Return how many dice have not been used this turn."""
    count = 0
    for face in range(FACES):
        count += int(game.dice[face])
    return count
