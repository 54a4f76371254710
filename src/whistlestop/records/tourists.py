"""Tourist tokens: what they add to a game, a board, actions and events (R425-R431)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import PLACES, SEATS, Bytes, Field

SYMBOLS = 7
MOST_PUT = 2  # stacks that players put on the board
ENDS = 2
LUCK = 5  # the stream that says which stack stands where

PUT_STACK, CHOOSE_TOKEN = 13, 14
STACK = 1792
TOKEN = 1920


class PutStack(NamedTuple):
    """One of the stacks that wait, counted in the order of symbols, is put on a place."""

    which: int
    place: int


class TakeToken(NamedTuple):
    """The token is taken from one end of the route just claimed."""

    end: int


BLOCKS = (
    Block("stack", STACK, PutStack, (MOST_PUT, PLACES)),
    Block("tourist", TOKEN, TakeToken, (ENDS,)),
)

ROOM: tuple[Field, ...] = (
    ("stack_place", "i1", (SYMBOLS,)),  # 1 + the place of each symbol's stack, 0 before it is put on the board
    ("stack_left", "i1", (SYMBOLS,)),  # tokens left in it
    ("tourists", "i1", (SEATS,)),  # symbols that each seat has, a bit for each
)
BOARD: tuple[Field, ...] = (
    ("tourist_places", "u8"),  # where stacks stand from the start
    ("tourists", "i1"),  # symbols played with, a bit for each
    ("stack_tokens", "i1", (SEATS + 1,)),  # by the number of players: tokens of a stack that stands from the start
    ("put_tokens", "i1", (SEATS + 1,)),  # and of one that a player puts on the board
    ("tourist_points", "i1", (SYMBOLS + 1,)),  # for so many symbols
)
PHASES = {PUT_STACK: "put stack", CHOOSE_TOKEN: "tourist"}

STACK_PUT = 42
TOKEN_TAKEN = 43
DEEDS = {"tourists": (TOKEN_TAKEN,)}
EVENTS = {
    STACK_PUT: Kind("stack_put", ("symbol", "place", "count")),
    TOKEN_TAKEN: Kind("tourist_taken", ("symbol", "place", "count")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    stack_place: Bytes
    stack_left: Bytes
    tourists: Bytes


class BoardFields(Protocol):
    """What a board record has of it."""

    tourist_places: np.uint64
    tourists: int
    stack_tokens: Bytes
    put_tokens: Bytes
    tourist_points: Bytes
