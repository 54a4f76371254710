"""Why a meeple cannot be taken (R117)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.meeples import Meeple
from whistlestop.records.state import CHOOSE_MEEPLE, GameRecord
from whistlestop.ruleset.compile import Rules


def why_no_meeple(rules: Rules, game: GameRecord, parts: Meeple) -> Why:
    """Return why a meeple of a colour cannot be taken."""
    return Why(WhyCode.NO_SUCH_MEEPLE) if game.phase == CHOOSE_MEEPLE else not_now(game)


WHY = {Meeple: why_no_meeple}
