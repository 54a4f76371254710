"""Choices of the card game: cards, tickets, routes, stations, payments with cards and cards that replace others."""

from __future__ import annotations

from whistlestop.locale import say, words
from whistlestop.maps import Map
from whistlestop.notation.actions import price
from whistlestop.notation.words import KIND_NAMES, plain
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.terminal.choice import Choice, fold, route_detail

SIMPLE: dict[int, tuple[str, tuple[str, ...]]] = {
    actions.DRAW: ("choice-draw", ("draw", "deck", "blind", "draw deck", "draw card")),
    actions.TICKETS: ("choice-tickets", ("draw tickets", "new tickets")),
    actions.PASS: ("choice-pass", ("pass",)),
    actions.KEEP: ("choice-keep", ("keep",)),
    actions.RETURN: ("choice-return", ("return",)),
    actions.DECLINE: ("choice-decline", ("decline", "no", "give up", "withdraw")),
}


def card_choice(game: Game, number: int) -> Choice:
    """Return the choice for an action of the card game."""
    if number in SIMPLE:
        message, inputs = SIMPLE[number]
        if number == actions.DECLINE and game.rules.options["dice"]:
            message = "choice-give-up"
        return Choice(number, say(message), fold(*inputs), exact=frozenset(inputs))
    if number < actions.DRAW:
        return _take(number)
    if number == actions.REPLACE:
        return _replace(game)
    if number < actions.TICKETS:
        return _extra(game, number)
    if number < actions.CLAIM:
        return _give(number)
    if number < actions.PAY:
        return _claim(game, number)
    if number < actions.STATION:
        return _pay(game, number)
    return _station(game.map, number)


def _take(number: int) -> Choice:
    kind = KIND_NAMES[number - actions.TAKE]
    shown = words.kind(kind)
    whole = frozenset({kind, f"take {kind}", plain(shown), plain(f"take {shown}")})
    return Choice(number, say("choice-take", kind=shown), fold(kind, shown), fold("take card"), whole)


def _replace(game: Game) -> Choice:
    track = game.map.tracks[game.record.claiming]
    count = int(game.rules.boards[0].replacing[game.record.claiming])
    text = say("choice-replace", what="locomotive" if track.ferry else "card", count=count)
    return Choice(actions.REPLACE, text, fold("replace substitute"), fold("a locomotive card"), frozenset({"replace"}))


def _give(number: int) -> Choice:
    kind = KIND_NAMES[number - actions.GIVE]
    shown = words.kind(kind)
    return Choice(number, say("choice-give", card=say(f"card-{kind}")), fold(kind, shown), fold("give card"))


def _claim(game: Game, number: int) -> Choice:
    map, track = game.map, number - actions.CLAIM
    here = map.tracks[track]
    names = fold(here.a, here.b, words.place(map, here.a), words.place(map, here.b))
    kind = "tunnel" if here.tunnel else "ferry" if here.ferry else ""
    also = fold("claim", kind, f"#{_ordinal(map, track)}", str(here.length))
    if not game.rules.options["dice"]:
        also |= fold(here.colour, words.kind(here.colour))
    return Choice(number, route_detail(game, track), names, also)


def _ordinal(map: Map, track: int) -> int:
    ends = [(here.a, here.b) for here in map.tracks]
    return ends[: track + 1].count(ends[track])


def _station(map: Map, number: int) -> Choice:
    here = map.places[number - actions.STATION]
    text = say("choice-station", place=here.name)
    return Choice(number, text, fold(here.id, here.name), fold("station build"))


def _pay(game: Game, number: int) -> Choice:
    kind, locomotives = divmod(number - actions.PAY, actions.PAY_WIDTH)
    due = price(game.rules.boards[0], game.record)
    coloured = due if kind == LOCOMOTIVE else due - locomotives
    return _cards(number, kind, coloured, 0 if kind == LOCOMOTIVE else locomotives)


def _extra(game: Game, number: int) -> Choice:
    locomotives = number - actions.EXTRA
    due, kind = int(game.record.surcharge), int(game.record.laid_kind)
    if kind == LOCOMOTIVE or locomotives == due:
        return _cards(number, LOCOMOTIVE, due, 0)
    return _cards(number, kind, due - locomotives, locomotives)


def _cards(number: int, kind: int, count: int, locomotives: int) -> Choice:
    names = fold(KIND_NAMES[kind], words.kind(KIND_NAMES[kind]))
    also = fold("pay with extra and +", str(count))
    if locomotives:
        also |= fold("locomotive", words.kind("locomotive"), str(locomotives))
    return Choice(number, say("choice-pay", cards=words.payment(kind, count, locomotives)), names, also)
