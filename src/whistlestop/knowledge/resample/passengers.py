"""The passenger card behind a journey that has begun where only opponents' tracks lead on (R110)."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.knowledge.resample.payment import give
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import CHOOSE_TRAVEL, PASSENGER_CARD, GameRecord
from whistlestop.rules import passengers


@kernel
def fill_journey(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Give a passenger that can neither go on for nothing nor stop its passenger card; return how many that took."""
    stepped = game.travelled[0] | game.travelled[1] | game.travelled[2]
    if stepped != 0 or passengers.can_step(game, board, int(game.travelling), False):
        return 0
    return give(game, scratch, PASSENGER_CARD, 1)


NEEDED = {CHOOSE_TRAVEL: fill_journey}
