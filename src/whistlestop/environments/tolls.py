"""What tables use of tolls and the neutral player in compact layouts (R252-R264)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.batch.observation.tolls import MONEY
from whistlestop.environments.compact import Axis, PlayedBoard, seat, within
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.board import FACE_UP
from whistlestop.records.tolls import CHOOSE_NEUTRAL, NeutralTrack


def has_neutral(table: PlayedBoard) -> bool:
    """Return whether the neutral player plays (R263)."""
    return bool(table.board.tolls) and table.players == table.board.neutral_players


money = within(MONEY, lambda table: MONEY if table.board.tolls else 0)
neutral_track = within(state.TRACKS, lambda table: table.board.tracks if has_neutral(table) else 0)
neutral_number = within(2, lambda table: 2 if has_neutral(table) else 0)
pile_ticket = within(
    state.TICKET_ROOM, lambda table: table.board.tickets if table.board.refused_drawn == FACE_UP else 0
)

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "toll_tokens": (seat, money),
    "neutral": (neutral_track,),
    "neutral_player": (neutral_number,),
    "face_up_tickets": (pile_ticket,),
}
ASKED = {CHOOSE_NEUTRAL: has_neutral}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    NeutralTrack: lambda table, chosen: has_neutral(table)
}
