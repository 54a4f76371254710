"""The part of a board record that Alvin & Dexter and The Dice Expansion read."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.records.board import MOST_SYMBOLS, NOTHING_MOVES, RANGES, WILD_DIE, WILD_OR_PAIR, Board
from whistlestop.records.state import Masks
from whistlestop.ruleset import options

STEPS = 3  # places a monster goes for each locomotive (R167)
PAYMENTS = {"wild_die": WILD_DIE, "wild_or_pair": WILD_OR_PAIR, "none": NOTHING_MOVES}


def locomotives_allowed(map: maps.Map, track: maps.Track) -> bool:
    """Return whether locomotives may be used on a track (R82, R91)."""
    if track.any_cards:
        return False
    return map.locomotives == "every_route" or track.tunnel or track.ferry > 0


def set_dice(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in what the Dice Expansion reads; train cards leave the game (R130)."""
    board.dice = 1
    board.cards[:] = board.start_cards = board.display = board.any_replacing = board.any_plus4 = 0
    board.tunnel_faces = int(settled["dice.tunnel_faces"])
    board.kind_by_players = settled["dice.double_kind"] == "open_tracks"
    board.token_limit_together = settled["dice.token_cap_scope"] == "total"
    board.tokens_after_failed_tunnel = int(settled["dice.tokens_after_failed_tunnel"])
    for index, track in enumerate(map.tracks):
        _set_dice_track(board, map, settled, index, track)


def _set_dice_track(
    board: Board, map: maps.Map, settled: Mapping[str, options.Value], index: int, track: maps.Track
) -> None:
    if any(board.twins[index]):
        add(board.double, index)
    if not settled["dice.wild_map_limits"] or locomotives_allowed(map, track):
        add(board.wild_tracks, index)
    for symbols in range(min(track.length, MOST_SYMBOLS), MOST_SYMBOLS + 1):
        add(board.price_at_most[symbols], index)
    if track.length > MOST_SYMBOLS:
        _set_long_track(board, map, str(settled["dice.nine_route"]), index)


def _set_long_track(board: Board, map: maps.Map, treatment: str, index: int) -> None:
    """Treat a route that five dice and three tokens cannot pay as the table has chosen (R152)."""
    if treatment == "closed":
        board.every_track[index // 64] &= ~np.uint64(1 << index % 64)
    elif treatment == "len8":
        board.length[index], board.track_points[index] = MOST_SYMBOLS, map.route_points.get(MOST_SYMBOLS, 21)
        board.trains_needed[index] = MOST_SYMBOLS
        for trains in range(MOST_SYMBOLS, len(board.trains_at_most)):
            add(board.trains_at_most[trains], index)


def set_monsters(board: Board, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in what Alvin & Dexter read: where they stand and walk, and what they block (R163, R171, R172)."""
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


def _set_reach(board: Board, stands: list[int]) -> None:
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


def add(words: Masks, index: int) -> None:
    """Add a number to a set that is written as mask words."""
    words[index // 64] |= np.uint64(1 << index % 64)
