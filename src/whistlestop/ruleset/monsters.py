"""The part of a board record that Alvin & Dexter read (R160-R190)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.records.board import NOTHING_MOVES, RANGES, WILD_DIE, WILD_OR_PAIR, BoardRecord
from whistlestop.ruleset import option

STEPS = 3  # places a monster goes for each locomotive (R167)
PAYMENTS = {"wild_die": WILD_DIE, "wild_or_pair": WILD_OR_PAIR, "none": NOTHING_MOVES}


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with monsters."""
    return bool(board.monsters)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what Alvin & Dexter read: where they stand and walk, and what they block (R163, R171, R172)."""
    if not settled["monsters"]:
        return
    board.monsters = 1
    board.monster_bonus = int(settled["monsters.bonus_points"])
    board.stay_allowed = int(settled["monsters.zero_move"])
    board.sharing_allowed = int(settled["monsters.share_city"])
    board.halve_twice = int(settled["monsters.halve_twice"])
    board.halve_any_named = settled["monsters.multi_ticket"] == "any_named"
    board.chaos_blocks_all = settled["monsters.chaos_blocks"] == "all"
    board.monster_payment = PAYMENTS[str(settled["combined.monster_payment"])]
    stands = _standing_places(map, bool(settled["monsters.country_one_place"]))
    for place, stand in enumerate(stands):
        board.chaos[stand] |= np.uint64(1 << place)
        board.blocked[stand] |= board.incident[place]
        if settled["monsters.setup_in_country"] or map.places[place].country is None:
            board.first_places |= np.uint64(1 << stand)
    _set_reach(board, stands)


def _standing_places(map: maps.Map, country_one_place: bool) -> list[int]:
    """Return, for each place, the place a monster there is said to stand on: for a country its first border point."""
    countries = [place.country for place in map.places]
    return [
        countries.index(country) if country is not None and country_one_place else place
        for place, country in enumerate(countries)
    ]


def standing_place(board: BoardRecord, place: int) -> int:
    """Return the place a monster at `place` is said to stand on; at a table without monsters the place itself."""
    return next((stand for stand in range(board.places) if int(board.chaos[stand]) >> place & 1), place)


def _set_reach(board: BoardRecord, stands: list[int]) -> None:
    near: dict[int, set[int]] = {stand: {stand} for stand in stands}
    for track in range(board.tracks):
        a, b = stands[board.end_a[track]], stands[board.end_b[track]]
        near[a].add(b)
        near[b].add(a)
    for stand in near:
        reached = {stand}
        for locomotives in range(RANGES):
            for _ in range(STEPS):
                reached |= {further for place in reached for further in near[place]}
            board.reach[stand, locomotives] = np.uint64(sum(1 << place for place in reached))
