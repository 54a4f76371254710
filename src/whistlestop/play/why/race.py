"""Why tickets cannot be changed (R416)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, why_no_action_now
from whistlestop.records.race import Change
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def why_no_change(rules: Rules, game: GameRecord, parts: Change) -> Why:
    """Return why tickets cannot be changed now; at the beginning of a turn they always can."""
    return why_no_action_now(game)


WHY = {Change: why_no_change}
