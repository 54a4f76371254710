"""The part of a board record that The Dice Expansion reads (R130-R152)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps.points import MOUNTAIN_POINTS, trains_needed
from whistlestop.records.board import MOST_SYMBOLS, BoardRecord, add
from whistlestop.ruleset import option
from whistlestop.ruleset.locomotives import locomotives_allowed


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with dice."""
    return bool(board.dice)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what the Dice Expansion reads; train cards leave the game (R130)."""
    board.price[: len(map.tracks)] = [min(track.length, MOST_SYMBOLS) for track in map.tracks]
    if not settled["dice"]:
        return
    board.dice = 1
    board.cards[:] = board.start_cards = board.display = board.any_replacing = board.any_plus4 = 0
    board.tunnel_faces = int(settled["dice.tunnel_faces"])
    board.kind_by_players = settled["dice.double_kind"] == "open_tracks"
    board.token_limit_together = settled["dice.token_cap_scope"] == "total"
    board.tokens_after_failed_tunnel = int(settled["dice.tokens_after_failed_tunnel"])
    for index, track in enumerate(map.tracks):
        _set_dice_track(board, map, settled, index, track)


def _set_dice_track(
    board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value], index: int, track: maps.Track
) -> None:
    if any(board.twins[index]):
        add(board.double, index)
    if not settled["dice.wild_map_limits"] or locomotives_allowed(map, track):
        add(board.wild_tracks, index)
    for symbols in range(int(board.price[index]), MOST_SYMBOLS + 1):
        add(board.price_at_most[symbols], index)
    if track.length > MOST_SYMBOLS:
        _set_long_track(board, map, str(settled["dice.nine_route"]), index)


def _set_long_track(board: BoardRecord, map: maps.Map, treatment: str, index: int) -> None:
    """Treat a route that five dice and three tokens cannot pay as the table has chosen (R152)."""
    if treatment == "closed":
        board.every_track[index // 64] &= ~np.uint64(1 << index % 64)
    elif treatment == "len8":
        shorter = replace(map.tracks[index], length=MOST_SYMBOLS)
        board.length[index], board.trains_needed[index] = MOST_SYMBOLS, trains_needed(shorter)
        board.track_points[index] = map.route_points.get(MOST_SYMBOLS, 21) + MOUNTAIN_POINTS * shorter.mountains
        for trains in range(trains_needed(shorter), len(board.trains_at_most)):
            add(board.trains_at_most[trains], index)
