"""A monster's move and what follows from it on boards that look at it (R167, R422)."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import GameRecord
from whistlestop.rules import monsters
from whistlestop.rules.hooks import asking, hooks

ended_by_move = asking(hooks("after_move"))


@kernel
def move(game: GameRecord, board: BoardRecord, scratch: Scratch, number: int) -> bool:
    """Move a monster that has been paid for; return whether the game goes on."""
    monsters.move(game, scratch, number)
    return not ended_by_move(game, board, scratch)
