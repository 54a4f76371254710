"""Choices of the card game: cards, tickets, routes and payments with cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whistlestop.locale import say, words
from whistlestop.maps import Map
from whistlestop.notation.told import price
from whistlestop.notation.words import KIND_NAMES, plain
from whistlestop.play.game import Game
from whistlestop.records.blocks import Claim, Draw, Keep, Parts, Pass, Pay, Return, Take
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.terminal.choice import FOLLOWING, Choice, Choosing, choose_cards, fold, named_alone, route_detail


def choose_face_up(game: Game, number: int, parts: Take) -> Choice:
    """Return a card of the display."""
    kind = KIND_NAMES[parts.kind]
    shown = words.kind(kind)
    whole = frozenset({kind, f"take {kind}", plain(shown), plain(f"take {shown}")})
    return Choice(number, say("choice-take", kind=shown), fold(kind, shown), fold("take card"), whole)


def choose_route(game: Game, number: int, parts: Claim) -> Choice:
    """Return a track to be claimed."""
    map, track = game.map, parts.track
    here = map.tracks[track]
    names = fold(here.a, here.b, words.place(map, here.a), words.place(map, here.b))
    kind = "tunnel" if here.tunnel else "ferry" if here.ferry else ""
    also = fold("claim", kind, f"#{ordinal(map, track)}", str(here.length))
    if not game.rules.options["dice"]:
        also |= fold(here.colour, words.kind(here.colour))
    return Choice(number, route_detail(game, track), names, also)


def ordinal(map: Map, track: int) -> int:
    """Return the number of a track among those between its places."""
    ends = [(here.a, here.b) for here in map.tracks]
    return ends[: track + 1].count(ends[track])


def choose_payment(game: Game, number: int, parts: Pay) -> Choice:
    """Return a payment with cards."""
    due, kind = price(game.record, game.rules.boards[0]), parts.kind
    if kind == LOCOMOTIVE:
        return choose_cards(number, kind, due, 0)
    return choose_cards(number, kind, due - parts.locomotives, parts.locomotives)


CHOICES: dict[type[Parts], Choosing] = {
    Take: choose_face_up,
    Draw: named_alone("choice-draw", "draw", "deck", "blind", "draw deck", "draw card"),
    Pass: named_alone("choice-pass", "pass"),
    Keep: named_alone("choice-keep", "keep"),
    Return: named_alone("choice-return", "return"),
    Claim: choose_route,
    Pay: choose_payment,
}
GROUPS: dict[type[Parts], Callable[[Any], int]] = dict.fromkeys((Claim, Pay), lambda parts: FOLLOWING)
