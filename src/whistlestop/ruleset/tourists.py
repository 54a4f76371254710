"""The part of a board record that tourist tokens read (R425-R431)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.tourists import SYMBOLS
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with tourist tokens."""
    return board.tourists > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in the stacks, by the number of players, and what sets are worth."""
    if map.tourists is None:
        return
    board.tourists = sum(1 << SYMBOLS.index(symbol) for symbol in map.tourists.symbols)
    for index, place in enumerate(map.places):
        if place.id in map.tourists.stacks:
            board.tourist_places |= np.uint64(1 << index)
    for players in range(map.players[0], map.players[1] + 1):
        board.stack_tokens[players] = map.tourists.stack_tokens[players]
        board.put_tokens[players] = map.tourists.put_tokens[players]
    board.tourist_points[: len(map.tourists.points)] = map.tourists.points
