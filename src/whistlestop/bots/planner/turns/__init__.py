"""Turns of games that points do not decide: a file for each mechanism that says what does.

own_turn(view, board, plan, legal) -> int   what to do in a turn
"""

from __future__ import annotations

from whistlestop.bots.shared.answering import first_of
from whistlestop.records.mechanisms import collect

own_turn = first_of(collect(__name__, "own_turn"))
