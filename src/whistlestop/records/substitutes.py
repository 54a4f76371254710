"""Cards of any kind in place of others: what they add to a game, a board, actions and events (R83, R84)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import GIVE, REPLACE
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import HIDDEN, TRACKS, Bytes, Field


class Replace(NamedTuple):
    """Cards of any kind replace a locomotive or a space."""


class Give(NamedTuple):
    """A card is given for what is replaced."""

    kind: int


BLOCKS = (Block("replace", REPLACE, Replace), Block("give", GIVE, Give, (HIDDEN,)))

GAME: tuple[Field, ...] = (
    ("replaced", "i1"),  # locomotives or spaces that cards of any kind have replaced in this payment (R83, R84)
    ("giving", "i1"),  # cards still to be given for the last of them
    ("given", "i1"),  # kind of the card given last; kinds are given in ascending order
)
BOARD: tuple[Field, ...] = (
    ("replacing", "i1", (TRACKS,)),  # cards of any kind that replace a locomotive or a space (R83, R84)
    ("most_replaced", "i1", (TRACKS,)),  # how often they may do so
    ("any_replacing", "i1"),
)

CARD_GIVEN = 33
EVENTS = {
    CARD_GIVEN: Kind("card_given", ("kind",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    replaced: int
    giving: int
    given: int


class BoardFields(Protocol):
    """What a board record has of it."""

    replacing: Bytes
    most_replaced: Bytes
    any_replacing: int
