"""+4 locomotives: what they add to a game, a board, actions and events (R102)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import PAY_PLUS4, PLUS4_WIDTH
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import LOCOMOTIVE, TRACK_WORDS, Field, Masks


class PayPlus4(NamedTuple):
    """Cards of a kind are paid with +4 and plain locomotives among them; locomotives alone have the kind LOCOMOTIVE."""

    kind: int
    plus4: int
    locomotives: int


BLOCKS = (Block("pay", PAY_PLUS4, PayPlus4, (LOCOMOTIVE + 1, PLUS4_WIDTH, PLUS4_WIDTH)),)

GAME: tuple[Field, ...] = (
    ("one_drawn", "i1"),  # one card was drawn before the monster's move being paid for (R169)
)
BOARD: tuple[Field, ...] = (
    ("plus4_tracks", "u8", (TRACK_WORDS,)),
    ("any_plus4", "i1"),
    ("plus4_moves_monsters", "i1"),
    ("reset_counts_plus4", "i1"),
)

PLUS4_PAID = 41
DEEDS = {"plus4": (PLUS4_PAID,)}
EVENTS = {
    PLUS4_PAID: Kind("plus4_paid", ("count",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    one_drawn: int


class BoardFields(Protocol):
    """What a board record has of it."""

    plus4_tracks: Masks
    any_plus4: int
    plus4_moves_monsters: int
    reset_counts_plus4: int
