"""The part of a board record that grand tours read (R120)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import TOURS, BoardRecord
from whistlestop.ruleset import option


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what so many tickets joined twice over pay."""
    tour = map.bonuses.grand_tour
    board.any_grand_tour = bool(tour)
    for count in range(1, TOURS + 1 if tour else 0):
        board.grand_tour[count] = tour[min(count, len(tour)) - 1]
