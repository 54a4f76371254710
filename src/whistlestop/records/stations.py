"""Stations: the block of actions that builds one (R67)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import STATION
from whistlestop.records.blocks import Block
from whistlestop.records.state import PLACES


class Station(NamedTuple):
    """A station is built in a place; payment follows."""

    place: int


BLOCKS = (Block("station", STATION, Station, (PLACES,)),)
