"""The race to six tickets: what it adds to a game, a board, actions and events (R410-R423)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import CHANGE
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import SEATS, Bytes, Field, Masks

COASTS = 2


class Change(NamedTuple):
    """Both tickets are given up for two new ones."""


BLOCKS = (Block("change", CHANGE, Change),)

ROOM: tuple[Field, ...] = (
    ("completed", "i1", (SEATS,)),  # completed tickets of each seat, the one from coast to coast included
    ("crossed", "i1", (SEATS,)),  # whether a seat has that one (R415)
    ("older", "i1", (SEATS,)),  # number + 1 of the ticket a seat holds longer, 0 if both came together (R414)
)
BOARD: tuple[Field, ...] = (
    ("coasts", "u8", (COASTS,)),  # places of the two coasts (R415)
    ("race", "i1"),  # completed tickets that win at once, 0 where tickets count at the end (R418)
)

TICKET_COMPLETED = 47
COAST_TO_COAST = 48
TICKETS_CHANGED = 49
DEEDS = {"changes": (TICKETS_CHANGED,)}
SIX_TICKETS, LAST_TRAIN = 6, 7
REASONS = {SIX_TICKETS: "six_tickets", LAST_TRAIN: "last_train"}
EVENTS = {
    TICKET_COMPLETED: Kind("ticket_completed", ("ticket",)),
    COAST_TO_COAST: Kind("coast_to_coast"),
    TICKETS_CHANGED: Kind("tickets_changed"),
}


class GameFields(Protocol):
    """What a game record has of it."""

    completed: Bytes
    crossed: Bytes
    older: Bytes


class BoardFields(Protocol):
    """What a board record has of it."""

    coasts: Masks
    race: int
