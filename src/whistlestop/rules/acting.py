"""What a turn can begin with beside cards, tickets and routes: the actions that mechanisms bring."""

from __future__ import annotations

from whistlestop.rules.hooks import act_by_block, adding, hooks, table

legal = adding(hooks("legal_action"))
act = act_by_block(table("ACT"))
