"""What a seat sees of a claimed route that is being settled: its track (R108, R117)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import ASKED_TRACK_AT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, Bytes, GameRecord


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the track that is being settled; it has no section of its own."""
    if game.settling != NONE:
        row[ASKED_TRACK_AT + int(game.settling)] = 1
