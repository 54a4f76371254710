"""The part of a board record that passengers and goods read (R106-R116)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.records.board import Board
from whistlestop.records.state import NONE, PASSENGER_CARD
from whistlestop.ruleset import options
from whistlestop.ruleset.marklin import house_rule


def played(board: Board) -> bool:
    """Return whether a table plays with passengers."""
    return board.passengers > 0


def acts(board: Board) -> bool:
    """Return whether a turn may begin with a journey."""
    return board.passengers > 0


def set_board(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in what passengers and goods need; with dice they have no cards (R151)."""
    board.passengers = map.passengers
    if not settled["dice"]:
        board.cards[PASSENGER_CARD] = map.deck.passengers
    board.one_passenger_each = house_rule(map, settled, "marklin.one_passenger_per_city")
    board.collect_start = house_rule(map, settled, "marklin.collect_start_city")
    for index, place in enumerate(map.places):
        if place.country is None:
            board.cities |= np.uint64(1 << index)
    _set_goods(board, map)


def _set_goods(board: Board, map: maps.Map) -> None:
    board.stack[:] = NONE
    stacks = [index for index, place in enumerate(map.places) if place.goods]
    for stack, index in enumerate(stacks):
        goods = map.places[index].goods
        board.stack[index], board.stack_height[index] = stack, len(goods)
        board.goods_value[index, : len(goods)] = goods
