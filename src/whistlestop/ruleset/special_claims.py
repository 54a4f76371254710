"""What mechanisms say about claims, for doors: the kernels of `rules/claims/`, asked uncompiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules.claiming import of_claims


@cache
def _asked(hook: str) -> tuple[Callable[..., Any], ...]:
    """Return the kernels under a name as plain functions; those that call others cannot be asked."""
    return tuple(interpreted(each) for each in of_claims(hook))


def special_tracks(hook: str, game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the tracks that mechanisms name under a hook with masks, as one set of bits."""
    if not board.special_claims:
        return 0
    found = 0
    for ask in _asked(hook):
        for word in range(board.track_words):
            found |= int(ask(game, board, seat, word)) << 64 * word
    return found


def special_number(hook: str, game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the number of the first mechanism that has anything to say under a hook with numbers, or NONE."""
    if not board.special_claims:
        return NONE
    return next((found for ask in _asked(hook) if (found := int(ask(game, board, track))) != NONE), NONE)


def colour_of(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the colour that pays for a track."""
    found = special_number("colour", game, board, track)
    return int(board.colour[track]) if found == NONE else found
