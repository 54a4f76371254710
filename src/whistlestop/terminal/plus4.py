"""Payments with +4 locomotives at a terminal (R102)."""

from __future__ import annotations

from whistlestop.locale import say, words
from whistlestop.notation.told import price
from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.game import Game
from whistlestop.records.plus4 import PayPlus4
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.terminal.choice import FOLLOWING, Choice, fold


def choose_payment(game: Game, number: int, parts: PayPlus4) -> Choice:
    """Return a payment with +4 locomotives among the cards."""
    kind, due = parts.kind, price(game.record, game.rules.boards[0])
    cards = {KIND_NAMES[kind]: due - parts.plus4 - parts.locomotives, "plus4": parts.plus4}
    cards["locomotive"] = parts.locomotives if kind != LOCOMOTIVE else due - parts.plus4
    names = fold(KIND_NAMES[kind], words.kind(KIND_NAMES[kind]))
    also = fold("pay with and + plus4 +4 locomotive locomotives", *(str(one) for one in cards.values() if one))
    return Choice(number, say("choice-pay", cards=words.cards(cards)), names, also)


CHOICES = {PayPlus4: choose_payment}
GROUPS = {PayPlus4: lambda parts: FOLLOWING}
