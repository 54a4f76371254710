"""Why a tunnel cannot be given up, or its extra cards not be paid like that (R51, R52, R149)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.state import TUNNEL, GameRecord
from whistlestop.records.tunnels import Decline, Extra
from whistlestop.ruleset.compile import Rules


def why_no_decline(rules: Rules, game: GameRecord, parts: Decline) -> Why:
    """Return why a tunnel cannot be given up (R149)."""
    return Why(WhyCode.CANNOT_DECLINE) if game.phase == TUNNEL else not_now(game)


def why_no_extra(rules: Rules, game: GameRecord, parts: Extra) -> Why:
    """Return why extra cards of a tunnel cannot be paid like that (R51, R52)."""
    return Why(WhyCode.FEW_CARDS, {"count": int(game.surcharge)}) if game.phase == TUNNEL else not_now(game)


WHY = {Decline: why_no_decline, Extra: why_no_extra}
WITH_CARDS = (Extra,)
