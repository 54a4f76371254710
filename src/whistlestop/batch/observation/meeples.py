"""What a seat sees of meeples: those in every place, those collected, and where one is taken (R117)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import ASKED_PLACE_AT, SEAT_NUMBERS, SEAT_PIECES, SEATS_AT, Section
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import CHOOSE_MEEPLE, MEEPLE_COLOURS, NONE, PLACES, Bytes, GameRecord
from whistlestop.rules import meeples

SECTIONS = (
    Section(
        "meeples",
        MEEPLE_COLOURS * PLACES,
        "for each colour: meeples in every place; the border points of a country share theirs",
    ),
)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the meeples; `begin` is where the section begins."""
    if board.meeples == 0:
        return
    for place in range(board.places):
        start = int(board.meeple_start[place])
        for slot in range(start, start + int(board.meeple_slots[place])):
            if game.meeples[slot] != NONE:
                row[begin + int(game.meeples[slot]) * PLACES + place] += 1
    for turn in range(game.players):
        seat, start = (observer + turn) % int(game.players), SEATS_AT + turn * SEAT_NUMBERS + SEAT_PIECES
        for colour in range(MEEPLE_COLOURS):
            row[start + 5 + colour] = game.collected[seat, colour]
    if game.phase == CHOOSE_MEEPLE:
        row[ASKED_PLACE_AT + meeples.end_asked(game, board)] = 1
