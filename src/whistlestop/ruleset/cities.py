"""The part of a board record that the bonuses for cities read (R118, R119, R121)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.points import places_of
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in most cities, attractions and districts."""
    board.most_cities = map.bonuses.most_cities
    board.explorer_shared = int(settled["end.explorer_shared"])
    board.attraction_points = map.bonuses.attraction
    for index, place in enumerate(map.places):
        if place.attraction:
            board.attractions |= np.uint64(1 << index)
    for number, district in enumerate(map.districts):
        board.district_points[number] = district.points
        for id in district.places:
            board.districts[number] |= np.uint64(places_of(map, id))
