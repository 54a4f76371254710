"""What can be chosen, each with its text and the words it answers to.

A choice answers to the beginnings of its words in any order, so "par zur" finds the route Paris–Zürich. Some words
decide what is meant and some only narrow it: a route is never found by its colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop import actions
from whistlestop.game import Game
from whistlestop.locale import say, words
from whistlestop.maps import Map
from whistlestop.notation.words import KIND_NAMES, plain
from whistlestop.state import LOCOMOTIVE


@dataclass(frozen=True)
class Choice:
    """One action: how it is shown, the words that name it, and other words that may stand beside them."""

    action: int
    text: str
    names: frozenset[str]
    also: frozenset[str] = frozenset()
    exact: frozenset[str] = frozenset()  # whole inputs that mean this and nothing else


def choices(game: Game, numbers: Sequence[int]) -> list[Choice]:
    """Return the choices for actions given by id."""
    return [choice(game, number) for number in numbers]


def everything(game: Game) -> list[Choice]:
    """Return a choice for every card, route and station of the board, possible now or not."""
    cards = [actions.TAKE + kind for kind in KIND_NAMES]
    tracks = range(actions.CLAIM, actions.CLAIM + len(game.map.tracks))
    places = range(actions.STATION, actions.STATION + len(game.map.places) * (game.map.stations > 0))
    return choices(game, [*cards, actions.DRAW, actions.TICKETS, *tracks, *places])


def choice(game: Game, number: int) -> Choice:
    """Return the choice for one action."""
    if number in SIMPLE:
        message, inputs = SIMPLE[number]
        return Choice(number, say(message), _words(*inputs), exact=frozenset(inputs))
    if number < actions.DRAW:
        return _take(number)
    if number < actions.TICKETS:
        return _extra(game, number)
    if number < actions.PAY:
        return _claim(game.map, number)
    if number < actions.STATION:
        return _pay(game, number)
    return _station(game.map, number)


SIMPLE: dict[int, tuple[str, tuple[str, ...]]] = {
    actions.DRAW: ("choice-draw", ("draw", "deck", "blind", "draw deck", "draw card")),
    actions.TICKETS: ("choice-tickets", ("draw tickets", "new tickets")),
    actions.PASS: ("choice-pass", ("pass",)),
    actions.KEEP: ("choice-keep", ("keep",)),
    actions.RETURN: ("choice-return", ("return",)),
    actions.DECLINE: ("choice-decline", ("decline", "no", "give up", "withdraw")),
}


def price(game: Game) -> int:
    """Return how many cards the claim or station being paid for costs (R22, R68)."""
    record = game.record
    if record.claiming >= 0:
        return game.map.tracks[record.claiming].length
    return int(record.stations[record.player]).bit_count() + 1


def _take(number: int) -> Choice:
    kind = KIND_NAMES[number - actions.TAKE]
    shown = words.kind(kind)
    whole = frozenset({kind, f"take {kind}", plain(shown), plain(f"take {shown}")})
    return Choice(number, say("choice-take", kind=shown), _words(kind, shown), _words("take card"), whole)


def _claim(map: Map, number: int) -> Choice:
    track = number - actions.CLAIM
    here = map.tracks[track]
    names = _words(here.a, here.b, words.place(map, here.a), words.place(map, here.b))
    kind = "tunnel" if here.tunnel else "ferry" if here.ferry else ""
    also = _words("claim", here.colour, words.kind(here.colour), kind, f"#{_ordinal(map, track)}", str(here.length))
    return Choice(number, words.route_detail(map, track), names, also)


def _ordinal(map: Map, track: int) -> int:
    ends = [(here.a, here.b) for here in map.tracks]
    return ends[: track + 1].count(ends[track])


def _station(map: Map, number: int) -> Choice:
    here = map.places[number - actions.STATION]
    text = say("choice-station", place=here.name)
    return Choice(number, text, _words(here.id, here.name), _words("station build"))


def _pay(game: Game, number: int) -> Choice:
    kind, locomotives = divmod(number - actions.PAY, actions.PAY_WIDTH)
    due = price(game)
    coloured = due if kind == LOCOMOTIVE else due - locomotives
    return _cards(number, kind, coloured, 0 if kind == LOCOMOTIVE else locomotives)


def _extra(game: Game, number: int) -> Choice:
    locomotives = number - actions.EXTRA
    due, kind = int(game.record.surcharge), int(game.record.laid_kind)
    if kind == LOCOMOTIVE or locomotives == due:
        return _cards(number, LOCOMOTIVE, due, 0)
    return _cards(number, kind, due - locomotives, locomotives)


def _cards(number: int, kind: int, count: int, locomotives: int) -> Choice:
    names = _words(KIND_NAMES[kind], words.kind(KIND_NAMES[kind]))
    also = _words("pay with extra and +", str(count))
    if locomotives:
        also |= _words("locomotive", words.kind("locomotive"), str(locomotives))
    return Choice(number, say("choice-pay", cards=words.payment(kind, count, locomotives)), names, also)


def _words(*texts: str) -> frozenset[str]:
    return frozenset(word for text in texts for word in plain(text).split())
