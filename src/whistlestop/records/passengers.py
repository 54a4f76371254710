"""Passengers: the blocks of actions that place one and lead its journey (R108, R109)."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.records.actions import NO_PASSENGER, STOP
from whistlestop.records.actions import PASSENGER as PASSENGER_ACTION
from whistlestop.records.actions import TRAVEL as TRAVEL_ACTION
from whistlestop.records.blocks import Block
from whistlestop.records.state import PLACES, TRACKS


class NoPassenger(NamedTuple):
    """No passenger is put on the route just claimed."""


class Stop(NamedTuple):
    """The passenger's journey ends here."""


class Passenger(NamedTuple):
    """A passenger is put on a place, or sets out from it, as the moment is."""

    place: int


class Travel(NamedTuple):
    """The passenger travels along a track."""

    track: int


BLOCKS = (
    Block("no_passenger", NO_PASSENGER, NoPassenger),
    Block("stop", STOP, Stop),
    Block("passenger", PASSENGER_ACTION, Passenger, (PLACES,)),
    Block("travel", TRAVEL_ACTION, Travel, (TRACKS,)),
)
