"""The part of a board record that shares read (R249, R301-R307)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.records.board import BoardRecord, add
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with shares."""
    return board.companies > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Number all shares through, company by company and from the top of each stack, and put up the signs."""
    board.companies, board.share_dummy = len(map.companies), map.share_dummy_players
    first = 0
    for number, company in enumerate(map.companies):
        board.company_shares[number] = np.uint64((1 << company.shares) - 1 << first)
        board.share_points[number, : len(company.points)] = company.points
        first += company.shares
        for index, track in enumerate(map.tracks):
            if company.id in track.companies:
                board.signs[index] |= np.uint64(1 << number)
                add(board.company_tracks[number], index)
