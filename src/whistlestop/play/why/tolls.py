"""Why the neutral player cannot take a track, or a track of it cannot be claimed (R264)."""

from __future__ import annotations

from enum import Enum

from whistlestop.play.why.reason import Why, has, not_now
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.records.tolls import NeutralTrack
from whistlestop.ruleset.compile import Rules


class Code(Enum):
    """Reasons about the neutral player."""

    NEUTRAL_STANDS = "neutral_stands"


def why_no_neutral_track(rules: Rules, game: GameRecord, parts: NeutralTrack) -> Why:
    """Return why nobody chooses for the neutral player now: where it is asked either track can be taken."""
    return not_now(game)


WHY = {NeutralTrack: why_no_neutral_track}


def why_taken(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    """Return that neutral trains stand on a track, if they do."""
    return Why(Code.NEUTRAL_STANDS) if board.tolls and has(game.neutral, track) else None
