"""The part of a board record that stations read (R67, R230)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import Board
from whistlestop.ruleset import options


def set_board(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in how many stations a seat has, and what they count at the end."""
    board.stations, board.unused_station = map.stations, map.bonuses.unused_station
