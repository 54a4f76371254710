"""The part of a board record that stations read (R67, R230)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may begin with a station."""
    return board.stations > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in how many stations a seat has, and what they count at the end."""
    board.stations, board.unused_station = map.stations, map.bonuses.unused_station
