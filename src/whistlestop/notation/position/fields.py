"""What is quick to look into while a position is read: fields of a record, and sets of tracks as one number each.

Fields of numpy's own records take a microsecond each, and so does every operation on a short array.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.state import TRACK_WORDS, GameRecord, Games, Masks
from whistlestop.ruleset.compile import Rules


class Fields:
    """The first record of an array; nothing is copied, and a field with several numbers is found once."""

    def __init__(self, records: NDArray[Any]) -> None:
        """Find no field yet."""
        self.__dict__["_records"] = records

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the field holds
        try:
            field = self.__dict__["_records"][name]
        except ValueError:
            raise AttributeError(name) from None
        if field.ndim > 1:
            self.__dict__[name] = field[0]
        return field[0]

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401
        self.__dict__["_records"][name] = value


def game_fields(games: Games) -> GameRecord:
    """Return the first of some games."""
    return cast(GameRecord, Fields(games))


def joined(words: Masks) -> int:
    """Return a set that is written as mask words as one number."""
    return int.from_bytes(words.tobytes(), "little")


def apart(tracks: int) -> Masks:
    """Return the mask words of a set of tracks that is one number."""
    return np.frombuffer(tracks.to_bytes(8 * TRACK_WORDS, "little"), "<u8")


def tracks_of(rules: Rules, words: Sequence[int] | Masks) -> list[int]:
    """Return the tracks of a set that is written as mask words."""
    return [track for track in range(len(rules.map.tracks)) if int(words[track // 64]) >> track % 64 & 1]
