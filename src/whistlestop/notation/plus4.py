"""Payments with +4 locomotives as text: `pay red 2 + locomotive 1 + plus4 1` (R102)."""

from __future__ import annotations

from whistlestop.notation.told import Told, counted, price
from whistlestop.notation.words import KIND_NAMES, NotationError
from whistlestop.records.blocks import encode
from whistlestop.records.plus4 import PayPlus4
from whistlestop.records.state import COLOURS, LOCOMOTIVE, PLUS4, GameRecord
from whistlestop.ruleset.compile import Rules


def tell_payment(rules: Rules, game: GameRecord, parts: PayPlus4) -> Told:
    """Return a payment with +4 locomotives, in words."""
    rest = price(game, rules.board) - parts.plus4 - parts.locomotives
    coloured = {KIND_NAMES[parts.kind]: rest} if parts.kind < COLOURS and rest > 0 else {}
    wild = {KIND_NAMES[LOCOMOTIVE]: parts.locomotives, KIND_NAMES[PLUS4]: parts.plus4}
    return Told("pay", cost={**coloured, **counted(wild)})


TELL = {PayPlus4: tell_payment}


def read_payment(kind: int, plus4: int, locomotives: int) -> int:
    """Return the action of a payment with +4 locomotives, or raise NotationError."""
    try:
        return encode(PayPlus4(kind, plus4, locomotives))
    except ValueError:
        raise NotationError("+4 locomotives do not pay in that way") from None
