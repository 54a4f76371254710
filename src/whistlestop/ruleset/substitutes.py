"""The part of a board record that cards in place of others read (R83, R84)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what cards of any kind replace, and how many of them."""
    for index, track in enumerate(map.tracks):
        if track.any_cards:
            board.replacing[index], board.most_replaced[index] = track.any_cards, track.length
        elif track.ferry and map.ferry_substitute:
            board.replacing[index], board.most_replaced[index] = map.ferry_substitute, track.ferry
    board.any_replacing = bool(any(board.replacing))
