"""The part of a board record that meeples, passengers, goods and +4 locomotives read (R100-R117)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.points import PLUS4_LENGTH
from whistlestop.records.actions import ACTION_WORDS, CARD_WORDS, EXPANSION_WORDS, PASSENGER_WORDS
from whistlestop.records.board import Board
from whistlestop.records.state import NONE, PASSENGER_CARD, PLUS4
from whistlestop.ruleset import options


def set_pieces(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in what pieces on the board and the cards beside them need."""
    _set_meeples(board, map)
    _set_goods(board, map)
    board.cards[PLUS4], board.cards[PASSENGER_CARD] = map.deck.plus4, map.deck.passengers
    board.passengers, board.any_plus4 = map.passengers, map.deck.plus4 > 0
    board.settles = board.meeples > 0 or map.passengers > 0
    board.reset_counts_plus4 = _house_rule(map, settled, "marklin.reset_counts_plus4")
    board.one_passenger_each = _house_rule(map, settled, "marklin.one_passenger_per_city")
    board.collect_start = _house_rule(map, settled, "marklin.collect_start_city")
    if settled["monsters"] and not settled["dice"]:
        board.plus4_moves_monsters = _house_rule(map, settled, "marklin.plus4_moves_monsters")
    for index, place in enumerate(map.places):
        if place.country is None:
            board.cities |= np.uint64(1 << index)
    for index, track in enumerate(map.tracks):
        if track.length >= PLUS4_LENGTH:
            board.plus4_tracks[index // 64] |= np.uint64(1 << index % 64)


def action_words(board: Board) -> int:
    """Return how many words of a set of actions can be other than empty on a board."""
    if board.any_plus4:
        return ACTION_WORDS
    if board.passengers:
        return PASSENGER_WORDS
    return EXPANSION_WORDS if board.dice or board.monsters or board.meeples else CARD_WORDS


def _house_rule(map: maps.Map, settled: Mapping[str, options.Value], key: str) -> bool:
    """Return a house rule of Märklin, which is one of that board alone."""
    return bool(settled[key] if map.id == "marklin" else options.OPTIONS[key].default)


def _set_meeples(board: Board, map: maps.Map) -> None:
    """Give every place its slots, in the order of the map, and then every country its own for all its border points."""
    for colour in map.meeples:
        board.meeple_bag[maps.MEEPLE_COLOURS.index(colour)] = map.meeples_per_colour
    board.meeple_points[:] = map.bonuses.meeple_majority
    for index, place in enumerate(map.places):
        board.meeple_start[index], board.meeple_slots[index] = board.meeples, place.meeples
        board.meeples += place.meeples
    for country in map.countries:
        for index, place in enumerate(map.places):
            if place.country == country.id and country.meeples:
                board.meeple_start[index], board.meeple_slots[index] = board.meeples, country.meeples
        board.meeples += country.meeples


def _set_goods(board: Board, map: maps.Map) -> None:
    board.stack[:] = NONE
    stacks = [index for index, place in enumerate(map.places) if place.goods]
    for stack, index in enumerate(stacks):
        goods = map.places[index].goods
        board.stack[index], board.stack_height[index] = stack, len(goods)
        board.goods_value[index, : len(goods)] = goods
