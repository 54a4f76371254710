"""What a seat sees of city markers: all of it, with networks, start cities and Alvin (R342-R349)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import Section, start_of
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import PLACES, SEATS, Bytes, GameRecord

SECTIONS = (
    Section("markers", SEATS * PLACES, "for each seat from the observer on: 1 for every place with its marker"),
    Section("networks", SEATS * PLACES, "for each seat from the observer on: 1 for every place its routes start from"),
    Section("marking", PLACES, "1 for the place whose marker is being paid for"),
    Section("alien", PLACES, "1 for the place where Alvin is"),
    Section("captures", SEATS, "for each seat from the observer on: how often it has captured Alvin"),
)
NETWORKS_AT, MARKING_AT = start_of("networks", SECTIONS), start_of("marking", SECTIONS)
ALIEN_AT, CAPTURES_AT = start_of("alien", SECTIONS), start_of("captures", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write markers, networks and Alvin; `begin` is where the first section begins."""
    if board.markers == 0:
        return
    for turn in range(game.players):
        seat = (observer + turn) % int(game.players)
        mark(game.marked[seat], begin + turn * PLACES, row)
        mark(game.network[seat], begin + NETWORKS_AT + turn * PLACES, row)
        row[begin + CAPTURES_AT + turn] = game.captures[seat]
    if game.marking > 0:
        row[begin + MARKING_AT + int(game.marking) - 1] = 1
    if board.alien > 0:
        row[begin + ALIEN_AT + int(game.alien_place) - 1] = 1
