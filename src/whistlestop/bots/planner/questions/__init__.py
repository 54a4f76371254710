"""Questions of mechanisms that the planner answers otherwise than all bots: a file for each.

    ANSWERS {phase: answer}   (view, board, plan, legal) -> int: the action

What stands in no file here is answered as every bot does.
"""

from __future__ import annotations

from whistlestop.bots.greedy.beginning import answer_by_phase
from whistlestop.records.mechanisms import merge

answer = answer_by_phase(merge(__name__, "ANSWERS"))
