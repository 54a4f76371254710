"""The part of a board record that +4 locomotives read (R102, R182)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.maps.points import PLUS4_LENGTH
from whistlestop.records.board import BoardRecord, add
from whistlestop.records.state import PLUS4
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with +4 locomotives."""
    return bool(board.any_plus4)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in what +4 locomotives need."""
    board.cards[PLUS4], board.any_plus4 = map.deck.plus4, map.deck.plus4 > 0
    board.reset_counts_plus4 = int(settled["marklin.reset_counts_plus4"])
    if settled["monsters"] and not settled["dice"]:
        board.plus4_moves_monsters = int(settled["marklin.plus4_moves_monsters"])
    for index, track in enumerate(map.tracks):
        if track.length >= PLUS4_LENGTH:
            add(board.plus4_tracks, index)
