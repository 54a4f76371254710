"""Choices about ticket decks, meeples, passengers and +4 locomotives (R102, R103, R108-R117)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import say, words
from whistlestop.locale.differences import deck_name
from whistlestop.maps import MEEPLE_COLOURS
from whistlestop.notation.actions import price
from whistlestop.notation.words import KIND_NAMES, plain
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.rules import monsters
from whistlestop.terminal.choice import Choice, fold

locomotives_of = interpreted(monsters.locomotives_of)

TRAVELLING = fold("passenger travel set out")


def piece_choice(game: Game, number: int) -> Choice | None:
    """Return the choice for an action with pieces or two ticket decks, or None if it is another."""
    if actions.SPLIT <= number < actions.NO_PASSENGER:
        return _split(game, number - actions.SPLIT)
    if number in SIMPLE:
        message, inputs = SIMPLE[number]
        return Choice(number, say(message), fold(*inputs), exact=frozenset(inputs))
    if actions.MEEPLE <= number < actions.SPEND:
        return _meeple(number)
    if actions.PASSENGER <= number < actions.TRAVEL:
        return _passenger(game, number)
    if actions.TRAVEL <= number < actions.PAY_PLUS4:
        return _travel(game, number)
    return _pay(game, number) if number >= actions.PAY_PLUS4 else None


SIMPLE: dict[int, tuple[str, tuple[str, ...]]] = {
    actions.NO_PASSENGER: ("choice-no-passenger", ("no passenger", "no", "none")),
    actions.STOP: ("choice-stop", ("stop", "arrive", "stay")),
}


def _split(game: Game, second: int) -> Choice:
    """Return a split; whole lines name it, because "short 1 long 3" has the same words as "short 3 long 1"."""
    first = int(game.record.splitting) - second
    counts = list(zip(words.decks(game.map), (first, second), strict=True))
    ways = [[f"{deck} {count}", f"{count} {deck}"] for id, count in counts for deck in (plain(deck_name(id)),)]
    told = [ways[deck] for deck in range(2) if counts[deck][1]]
    whole = {way for each in told for way in each} | {f"{a} {b}" for a in ways[0] for b in ways[1]}
    text = say("choice-split", tickets=words.split(game.map, first, second))
    return Choice(actions.SPLIT + second, text, exact=frozenset(whole | {f"split {way}" for way in whole}))


def _meeple(number: int) -> Choice:
    colour = MEEPLE_COLOURS[number - actions.MEEPLE]
    shown = say(f"meeple-{colour}")
    return Choice(number, say("choice-meeple", meeple=shown), fold(colour, shown), fold("take meeple"))


def _passenger(game: Game, number: int) -> Choice:
    """Return putting a passenger on a place, or letting the one there set out, as the moment is."""
    here = game.map.places[number - actions.PASSENGER]
    names = fold(here.id, here.name)
    if game.phase == "passenger":
        return Choice(number, say("choice-passenger-place", place=here.name), names, fold("put place in passenger"))
    text = say("choice-passenger-travel", place=here.name)
    return Choice(number, text, names | TRAVELLING, fold("from in"), must=TRAVELLING)


def _travel(game: Game, number: int) -> Choice:
    """Return a step of a journey, named by where it leads."""
    map, track = game.map, number - actions.TRAVEL
    here = map.tracks[track]
    at = game.record.travelling
    there = here.b if at >= 0 and map.places[at].id == here.a else here.a
    owned = bool(int(game.record.owned[game.record.player][track // 64]) >> track % 64 & 1)
    purse = "nothing" if owned else "dice" if game.rules.options["dice"] else "cards"
    text = say("choice-travel", place=words.place(map, there), route=words.route(map, track), purse=purse)
    ordinal = words.route(map, track).partition("#")[2]
    return Choice(
        number, text, fold(there, words.place(map, there)), fold("travel to over", here.a, here.b, f"#{ordinal}")
    )


def _pay(game: Game, number: int) -> Choice:
    """Return a payment with +4 locomotives among the cards."""
    kind, way = divmod(number - actions.PAY_PLUS4, actions.PLUS4_KIND_WIDTH)
    count, plain_ones = divmod(way, actions.PLUS4_WIDTH)
    record = game.record
    due = locomotives_of(int(record.moving)) if record.moving >= 0 else price(game.rules.boards[0], record)
    cards = {KIND_NAMES[kind]: due - count - plain_ones, "plus4": count}
    cards["locomotive"] = plain_ones if kind != LOCOMOTIVE else due - count
    names = fold(KIND_NAMES[kind], words.kind(KIND_NAMES[kind]))
    also = fold("pay with and + plus4 +4 locomotive locomotives", *(str(one) for one in cards.values() if one))
    return Choice(number, say("choice-pay", cards=words.cards(cards)), names, also)
