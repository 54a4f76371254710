"""The part of a board record that track beds read (R320-R330)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.beds import Beds
from whistlestop.records.board import BoardRecord, add
from whistlestop.ruleset import option

PRINTED = "printed"


def played(board: BoardRecord) -> bool:
    """Return whether a table has pieces to lay on track beds, or only tracks that cross (R330)."""
    return board.track_pieces > 0 or board.crossings > 0


def acts(board: BoardRecord) -> bool:
    """Return whether laying a piece may be all that somebody does in a turn: with dice (R330)."""
    return board.track_pieces > 0 and board.dice > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in beds, pieces and what crosses; as a house rule beds are open from the start with dice (R330)."""
    if map.beds is None:
        return
    _set_crossings(board, map, map.beds)
    if settled["dice"] and settled["france.dice_build"] == "open_beds":
        return
    board.track_pieces = 1
    for length, count in pieces(map.beds, str(settled["france.pieces"])).items():
        board.pieces[length] = count
    for colour in map.deck.colours:
        board.bed_colours |= np.uint64(1 << maps.COLOURS.index(colour))
    for index, track in enumerate(map.tracks):
        if track.bed:
            add(board.beds, index)
            add(board.beds_of_length[track.length], index)


def pieces(beds: Beds, chosen: str) -> dict[int, int]:
    """Return how many pieces of each colour there are by length, as printed or as the table has chosen (R320)."""
    if chosen == PRINTED:
        return dict(beds.pieces)
    counts = [int(number) for number in chosen.split("/")]
    if len(counts) != len(beds.pieces):
        lengths = ", ".join(str(length) for length in sorted(beds.pieces))
        raise option.OptionError(f"france.pieces={chosen} must have a number for each of the lengths {lengths}")
    return dict(zip(sorted(beds.pieces), counts, strict=True))


def _set_crossings(board: BoardRecord, map: maps.Map, beds: Beds) -> None:
    board.crossings = bool(beds.crossings)
    for crossing in beds.crossings:
        for one, other in ((crossing.one, crossing.other), (crossing.other, crossing.one)):
            for track in _tracks(map, one):
                for closed in _tracks(map, other):
                    add(board.crossed[track], closed)


def _tracks(map: maps.Map, ends: tuple[str, str]) -> list[int]:
    """Return all tracks between two places."""
    return [index for index, track in enumerate(map.tracks) if {track.a, track.b} == set(ends)]
