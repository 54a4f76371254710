"""What a seat sees of track beds: the pieces that lie on the board, and the bed whose piece is being chosen (R322)."""

from __future__ import annotations

import numpy as np

from whistlestop.batch.observation.layout import Section
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import TRACKS, Bytes, GameRecord
from whistlestop.rules import claiming

SECTIONS = (
    Section("pieces", TRACKS, "for every track: 1 + the colour of the piece on it (10 with dice), 0 without one"),
    Section("bed", 1 + TRACKS, "a piece was laid in this turn with dice; 1 for the bed whose piece is being chosen"),
)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the pieces; `begin` is where the sections begin."""
    if board.track_pieces == 0:
        return
    for word in range(board.track_words):
        tracks = game.built[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            row[begin + track] = 1 + claiming.colour_of(game, board, track)
    row[begin + TRACKS] = game.piece_laid
    if game.bed > 0:
        row[begin + TRACKS + int(game.bed)] = 1
