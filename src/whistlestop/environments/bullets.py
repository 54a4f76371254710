"""What a table with bullet trains uses of the full row (R393)."""

from __future__ import annotations

from whistlestop.environments.compact import Axis, PlayedBoard, axis, members
from whistlestop.records import state


def progress_numbers(table: PlayedBoard) -> list[bool]:
    """Return which numbers of bullet trains there are: the supply, then one for each seat."""
    return [bool(table.board.bullet_trains)] * (1 + table.players)


SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "bullets": (axis(state.TRACKS, lambda table: members(table.board.bullet_tracks)),),
    "progress": (axis(1 + state.SEATS, progress_numbers),),
}
