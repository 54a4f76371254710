"""Why +4 locomotives cannot be paid like that (R102, R182)."""

from __future__ import annotations

from whistlestop.maps.points import PLUS4_LENGTH
from whistlestop.play.why.reason import Why, WhyCode, has, not_now
from whistlestop.records.plus4 import PayPlus4
from whistlestop.records.state import NONE, PAYMENT, GameRecord
from whistlestop.ruleset.compile import Rules


def why_not_paid_with_plus4(rules: Rules, game: GameRecord, parts: PayPlus4) -> Why:
    """Return why +4 locomotives cannot be paid like that (R102, R182)."""
    board, track = rules.boards[0], int(game.claiming)
    if game.phase == PAYMENT and track != NONE and not has(board.plus4_tracks, track):
        return Why(WhyCode.PLUS4_TOO_SHORT, {"count": PLUS4_LENGTH})
    return Why(WhyCode.NOT_THIS_PAYMENT) if game.phase == PAYMENT else not_now(game)


WHY = {PayPlus4: why_not_paid_with_plus4}
WITH_CARDS = (PayPlus4,)
