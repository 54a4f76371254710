"""Tickets of two decks: what naming them adds to a game, a board, actions and events (R103)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import MOST_SPLIT, SPLIT
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import CHOOSE_SPLIT, SEATS, Bytes, Field


class Split(NamedTuple):
    """So many of the tickets about to be dealt come from the second deck."""

    second: int


BLOCKS = (Block("split", SPLIT, Split, (MOST_SPLIT + 1,)),)

GAME: tuple[Field, ...] = (
    ("splitting", "i1"),  # tickets whose decks the player is naming (R103)
    ("second_deck", "i1", (SEATS,)),  # how many first tickets of the second deck each seat has named
)
BOARD: tuple[Field, ...] = (
    ("opening_split", "i1"),
    ("drawn_split", "i1"),
)
PHASES = {CHOOSE_SPLIT: "split"}

TICKETS_SPLIT = 34
EVENTS = {
    TICKETS_SPLIT: Kind("tickets_split", ("first", "second")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    splitting: int
    second_deck: Bytes


class BoardFields(Protocol):
    """What a board record has of it."""

    opening_split: int
    drawn_split: int
