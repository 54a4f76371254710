"""A record whose fields are quick to look into, for reading a position: numpy's own take several microseconds each."""

from __future__ import annotations

from typing import Any, cast

from numpy.typing import NDArray

from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.state import GameRecord, Games


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


def board_fields(boards: Boards) -> BoardRecord:
    """Return the first of some boards."""
    return cast(BoardRecord, Fields(boards))
