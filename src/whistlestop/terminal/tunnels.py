"""The surcharge of a tunnel at a terminal: its extra cards, or giving it up (R51-R53)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.play.game import Game
from whistlestop.records.blocks import encode
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.records.tunnels import Decline, Extra
from whistlestop.terminal.choice import Choice, choose_cards, named_alone

GIVING_UP = ("decline", "no", "give up", "withdraw")


def choose_extra(game: Game, number: int, parts: Extra) -> Choice:
    """Return the extra cards of a tunnel."""
    due, kind = int(game.record.surcharge), int(game.record.laid_kind)
    if kind == LOCOMOTIVE or parts.locomotives == due:
        return choose_cards(number, LOCOMOTIVE, due, 0)
    return choose_cards(number, kind, due - parts.locomotives, parts.locomotives)


def choose_decline(game: Game, number: int, parts: Decline) -> Choice:
    """Return giving a tunnel up."""
    message = "choice-give-up" if game.rules.options["dice"] else "choice-decline"
    return named_alone(message, *GIVING_UP)(game, number, parts)


CHOICES = {Extra: choose_extra, Decline: choose_decline}


def every(game: Game) -> Iterator[int]:
    """Return what a person may ask about tunnels."""
    yield encode(Decline())


PROMPTS = {"tunnel": "prompt-payment"}
