"""What a seat sees of bullet trains: where they stand, how many are left, how far everybody has come (R393)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import Section
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import SEATS, TRACKS, Bytes, GameRecord

SECTIONS = (
    Section("bullets", TRACKS, "1 for every track on which a bullet train stands: it serves everybody"),
    Section("progress", 1 + SEATS, "bullet trains left; for each seat from the observer on: its progress"),
)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the bullet trains; `begin` is where the sections begin."""
    if board.bullet_trains == 0:
        return
    for word in range(board.track_words):
        mark(game.bullets[word], begin + word * 64, row)
    row[begin + TRACKS] = game.bullet_trains
    for turn in range(game.players):
        row[begin + TRACKS + 1 + turn] = game.progress[(observer + turn) % int(game.players)]
