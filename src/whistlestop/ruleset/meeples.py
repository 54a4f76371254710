"""The part of a board record that meeples read (R117)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import BY_MEEPLES, BoardRecord
from whistlestop.ruleset import option

TIES = {"meeples": BY_MEEPLES}  # most of them (R229)


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with meeples."""
    return board.meeples > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
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
