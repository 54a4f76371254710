"""A choice: its text, the words it answers to, and how a route is shown at a table.

A choice answers to the beginnings of its words in any order, so "par zur" finds the route Paris–Zürich. Some words
decide what is meant and some only narrow it: a route is never found by its colour alone. What is named by dice or
tokens answers to those instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import say, words
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, plain
from whistlestop.play.game import Game
from whistlestop.records.mechanisms import collect
from whistlestop.rules import dice_payment

# Where in a list of choices an action stands: what is short before what is long, so that numbers stay small.
SHORT, FOLLOWING, SELDOM, FAR, LAST = range(5)

kind_of, dice_price = interpreted(dice_payment.kind_of), interpreted(dice_payment.price)


@dataclass(frozen=True)
class Choice:
    """One action: how it is shown, the words that name it, and other words that may stand beside them."""

    action: int
    text: str
    names: frozenset[str] = frozenset()
    also: frozenset[str] = frozenset()
    exact: frozenset[str] = frozenset()  # whole inputs that mean this and nothing else
    must: frozenset[str] = frozenset()  # words one of which must be said, if there are any
    verbs: frozenset[str] = frozenset()  # words that open a line about dice or tokens
    head: str = ""  # the type of token such a line names first
    parts: tuple[tuple[str, int], ...] | None = None  # the dice or tokens such a line lists
    bare: bool = False  # dice are what the question is about, so no verb is needed


def route_detail(game: Game, track: int) -> str:
    """Return a track with everything that decides its price and its points at this table."""
    board = game.rules.boards[0]
    if not game.rules.options["dice"]:
        found = (colour_of(game, track) for colour_of in collect(__package__, "colour_of"))
        return words.route_detail(game.map, track, next((colour for colour in found if colour), None))
    kind = route_kind(game, track)
    price, points, trains = dice_price(board, track), int(board.track_points[track]), int(board.trains_needed[track])
    return words.route_detail_with_dice(game.map, track, kind, price, points, trains)


def route_kind(game: Game, track: int) -> str:
    """Return the kind of symbol a track takes with dice (R135)."""
    return FACE_NAMES[kind_of(game.record, game.rules.boards[0], track)]


def fold(*texts: str) -> frozenset[str]:
    """Return the words of texts, folded for comparison."""
    return frozenset(word for text in texts for word in plain(text).split())


Choosing = Callable[[Game, int, Any], Choice]


def named_alone(message: str, *inputs: str) -> Choosing:
    """Return how an action without parts becomes a choice: its message, and what may be typed for it."""
    return lambda game, number, parts: Choice(number, say(message), fold(*inputs), exact=frozenset(inputs))


def choose_cards(number: int, kind: int, count: int, locomotives: int) -> Choice:
    """Return a payment with so many cards of a kind and locomotives beside them."""
    names = fold(KIND_NAMES[kind], words.kind(KIND_NAMES[kind]))
    also = fold("pay with extra and +", str(count))
    if locomotives:
        also |= fold("locomotive", words.kind("locomotive"), str(locomotives))
    return Choice(number, say("choice-pay", cards=words.payment(kind, count, locomotives)), names, also)
