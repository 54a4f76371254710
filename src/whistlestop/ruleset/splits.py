"""The part of a board record that tickets of two decks read (R103)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table names the decks of its tickets."""
    return bool(board.opening_split or board.drawn_split)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in how many tickets are split."""
    board.opening_split, board.drawn_split = map.opening_tickets.split, map.drawn_tickets.split
