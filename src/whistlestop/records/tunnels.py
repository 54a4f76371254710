"""Tunnels: what they add to a game, a board, actions and events (R50-R53)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import DECLINE, EXTRA
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import NONE, TRACKS, TUNNEL, TUNNEL_CARDS, Bytes, Field


class Decline(NamedTuple):
    """A tunnel's extra cards, or symbols, are not paid."""


class Extra(NamedTuple):
    """A tunnel's extra cards are paid, so many locomotives among them."""

    locomotives: int


BLOCKS = (Block("decline", DECLINE, Decline), Block("extra", EXTRA, Extra, (TUNNEL_CARDS + 1,)))

GAME: tuple[Field, ...] = (
    ("laid_kind", "i1"),  # what was laid down for a tunnel: kind, cards of it, locomotives beside them
    ("laid_cards", "i1"),
    ("laid_locomotives", "i1"),
    ("revealed", "i1", (TUNNEL_CARDS,)),
    ("surcharge", "i1"),  # extra cards, or symbols on the tunnel dice
)
EMPTY = {"laid_kind": NONE, "revealed": NONE}
BOARD: tuple[Field, ...] = (("tunnel", "i1", (TRACKS,)),)
PHASES = {TUNNEL: "tunnel"}

TUNNEL_ENTERED = 12
TUNNEL_CARD = 13
TUNNEL_SURCHARGE = 14
TUNNEL_DECLINED = 15
EVENTS = {
    TUNNEL_ENTERED: Kind("tunnel_entered", ("track", "kind", "cards", "locomotives")),
    TUNNEL_CARD: Kind("tunnel_card", ("kind",)),
    TUNNEL_SURCHARGE: Kind("tunnel_surcharge", ("track", "extra")),
    TUNNEL_DECLINED: Kind("tunnel_declined", ("track",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    laid_kind: int
    laid_cards: int
    laid_locomotives: int
    revealed: Bytes
    surcharge: int


class BoardFields(Protocol):
    """What a board record has of it."""

    tunnel: Bytes
