"""Pieces that players can still lay, and what else must run out before a game ends (R24, R361, R396).

A mechanism says in its file here what counts beside trains: `pieces_beside(view, board, seat)`; cards that it keeps
elsewhere: `cards_beside(view, board, seat)`; and how much of what all players share must still go before the last round
can start, as if there had been 45 of it: `due_before_end(view, board, seat)`, NONE if nothing must.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import KINDS, GameRecord
from whistlestop.rules import claiming

pieces_beside = claiming.summing(collect(__package__, "pieces_beside"))
cards_beside = claiming.summing(collect(__package__, "cards_beside"))
due_before_end = claiming.deciding(collect(__package__, "due_before_end"))


@kernel
def left(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many pieces a seat has."""
    trains = int(view.trains[seat])
    return trains + pieces_beside(view, board, seat) if board.special_claims != 0 else trains


@kernel
def own(view: GameRecord, board: BoardRecord) -> int:
    """Return how many pieces the player in turn has."""
    return left(view, board, int(view.player))


@kernel
def cards(view: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many cards a seat has."""
    count = 0
    for kind in range(KINDS):
        count += int(view.hand[seat, kind])
    return count + cards_beside(view, board, seat) if board.special_claims != 0 else count
