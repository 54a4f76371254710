"""Why the neutral player cannot take a track (R264)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.state import GameRecord
from whistlestop.records.tolls import NeutralTrack
from whistlestop.ruleset.compile import Rules


def why_no_neutral_track(rules: Rules, game: GameRecord, parts: NeutralTrack) -> Why:
    """Return why nobody chooses for the neutral player now: where it is asked either track can be taken."""
    return not_now(game) if rules.board.tolls else Why(WhyCode.NOT_IN_GAME)


WHY = {NeutralTrack: why_no_neutral_track}
