"""What a seat sees of passengers, their journeys and goods; all of it is open to everybody (R106-R116)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import SEAT_NUMBERS, SEAT_PIECES, SEATS_AT, Section, start_of
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, PASSENGERS, PLACES, SEATS, TRACK_WORDS, TRACKS, Bytes, GameRecord
from whistlestop.rules import passengers

SECTIONS = (
    Section("goods", PLACES, "tokens left in every place"),
    Section("passengers", SEATS * PLACES, "for each seat from the observer on: its passengers in every place"),
    Section("travelling", PLACES, "1 for the place the travelling passenger is in"),
    Section("visited", PLACES, "1 for every place that counts as visited in its journey"),
    Section("travelled", TRACKS, "1 for every track it has used"),
)
# Where each begins, counted from the first.
PASSENGERS_AT, TRAVELLING_AT = start_of("passengers", SECTIONS), start_of("travelling", SECTIONS)
VISITED_AT, TRAVELLED_AT = start_of("visited", SECTIONS), start_of("travelled", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write goods, passengers and their journey; `begin` is where the first section begins."""
    if board.passengers == 0:
        return
    write_goods(game, board, row, begin)
    write_passengers(game, board, observer, row, begin + PASSENGERS_AT)
    write_journey(game, row, begin)


@kernel
def write_goods(game: GameRecord, board: BoardRecord, row: Bytes, begin: int) -> None:
    """Write how many tokens every place has left (R106)."""
    for place in range(board.places):
        if board.stack[place] != NONE:
            row[begin + place] = passengers.goods_left(game, board, place)


@kernel
def write_passengers(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write where each seat's passengers stand, how many it has left and what they have brought (R108, R112, R113)."""
    for turn in range(game.players):
        seat, start = (observer + turn) % int(game.players), SEATS_AT + turn * SEAT_NUMBERS + SEAT_PIECES
        row[start + 1] = passengers.supply(game, board, seat)
        row[start + 2] = game.gone[seat]
        row[start + 3] = game.goods_points[seat] // 100
        row[start + 4] = game.goods_points[seat] % 100
        for number in range(PASSENGERS):
            if game.standing[seat, number] != NONE:
                row[begin + turn * PLACES + int(game.standing[seat, number])] += 1


@kernel
def write_journey(game: GameRecord, row: Bytes, begin: int) -> None:
    """Write where the travelling passenger is and has been (R109, R111)."""
    if game.travelling != NONE:
        row[begin + TRAVELLING_AT + int(game.travelling)] = 1
        mark(game.visited, begin + VISITED_AT, row)
        for word in range(TRACK_WORDS):
            mark(game.travelled[word], begin + TRAVELLED_AT + word * 64, row)
