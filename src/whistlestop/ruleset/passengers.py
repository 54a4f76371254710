"""The part of a board record that passengers and goods read (R106-R116)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.records.board import BY_GOODS, BoardRecord, add
from whistlestop.records.state import NONE, PASSENGER_CARD
from whistlestop.ruleset import option

TIES = {"goods": BY_GOODS}  # most points of them (R229)


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with passengers."""
    return board.passengers > 0


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may begin with a journey."""
    return board.passengers > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what passengers and goods need; with dice they have no cards (R151)."""
    board.passengers = map.passengers
    if not settled["dice"]:
        board.cards[PASSENGER_CARD] = map.deck.passengers
    board.reset_counts_passengers = int(settled["marklin.reset_counts_passengers"])
    for index, place in enumerate(map.places):
        if place.country is None:
            board.cities |= np.uint64(1 << index)
    _set_journeys(board, settled)
    _set_goods(board, map)


def _set_journeys(board: BoardRecord, settled: Mapping[str, option.Value]) -> None:
    board.one_passenger_each = int(settled["marklin.one_passenger_per_city"])
    board.parallel_tracks_apart = int(settled["marklin.parallel_tracks_apart"])
    board.collect_start = int(settled["marklin.collect_start_city"])
    board.collect_on_return = int(settled["marklin.collect_on_return"])
    for track in range(board.tracks):
        abroad = any(not int(board.cities) >> int(end) & 1 for end in (board.end_a[track], board.end_b[track]))
        if settled["marklin.passengers_enter_countries"] or not abroad:
            add(board.travel_tracks, track)


def _set_goods(board: BoardRecord, map: maps.Map) -> None:
    board.stack[:] = NONE
    stacks = [index for index, place in enumerate(map.places) if place.goods]
    for stack, index in enumerate(stacks):
        goods = map.places[index].goods
        board.stack[index], board.stack_height[index] = stack, len(goods)
        board.goods_value[index, : len(goods)] = goods
