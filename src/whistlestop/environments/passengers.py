"""What tables use of passengers and goods in compact layouts (R106, R108, R109)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.environments.compact import Axis, PlayedBoard, axis, members, numbers, seat
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.passengers import NoPassenger, Passenger, Stop, Travel
from whistlestop.records.state import NONE


def travelled(table: PlayedBoard) -> NDArray[np.bool_]:
    """Return the places passengers can be in: cities, and countries where a house rule lets them travel (R108)."""
    tracks = numbers(table.board.travel_tracks)
    ends = (int(end[track]) for end in (table.board.end_a, table.board.end_b) for track in tracks)
    return members(np.bitwise_or.reduce([table.board.cities, *(np.uint64(1 << end) for end in ends)]))


goods_place = axis(state.PLACES, lambda table: (table.board.stack != NONE) & bool(table.board.passengers))
journey_place = axis(state.PLACES, lambda table: travelled(table) & bool(table.board.passengers))
journey_track = axis(state.TRACKS, lambda table: members(table.board.travel_tracks) & bool(table.board.passengers))

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "goods": (goods_place,),
    "passengers": (seat, journey_place),
    "travelling": (journey_place,),
    "visited": (journey_place,),
    "travelled": (journey_track,),
}
SEAT_NUMBERS: dict[int, Axis] = {0: lambda table: [bool(table.board.passengers)] * 4}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    NoPassenger: lambda table, none: table.board.passengers,
    Stop: lambda table, stop: table.board.passengers,
    Passenger: lambda table, put: journey_place(table)[put.place],
    Travel: lambda table, travel: journey_track(table)[travel.track],
}
