"""What a turn can begin with beside cards, tickets and routes: the actions that mechanisms bring."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import GameRecord
from whistlestop.rules import ending
from whistlestop.rules.hooks import act_by_block, adding, finding, hooks, narrowing, table

legal = adding(hooks("legal_action"))
legal_before = adding(hooks("legal_before_action"))
narrowed = narrowing(hooks("narrow"))
more_rolls = finding(hooks("more_rolls"))
begin = act_by_block(table("ACT"))


@kernel
def act(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Begin an action; after one that is over at once the turn goes on."""
    if begin(game, board, scratch, action):
        ending.after_action(game, board, scratch)
