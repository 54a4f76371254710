"""What bots do before a turn with dice ends, where a mechanism asks for it or makes it worth while: a file for each.

    before_end(view, board, plan, legal) -> int   the action that comes before the end of the turn, or NONE
    waiting(view, board, plan, legal) -> int      what a turn without a claim brings for the plan, or NONE

The first that wants something is heard.
"""

from __future__ import annotations

from whistlestop.bots.shared.answering import first_of
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import END
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import NONE, GameRecord, Masks

wished = first_of(collect(__name__, "before_end"))
waiting = first_of(collect(__name__, "waiting"))


@kernel
def instead_of_ending(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, action: int) -> int:
    """Return what comes before the end of a turn with dice, if `action` is its end and anything does."""
    if action < END:
        return action
    wish = wished(view, board, plan, legal)
    return wish if wish != NONE else action
