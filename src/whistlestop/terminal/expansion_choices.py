"""Choices that dice and monsters bring: what is named by dice, and where a monster goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from whistlestop.locale import say, words
from whistlestop.locale.event_words import monster_purse
from whistlestop.notation import write_action
from whistlestop.notation.expansions import chosen_dice
from whistlestop.notation.words import FACE_NAMES, MONSTER_NAMES
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.records.state import ALVIN, DEXTER, NONE
from whistlestop.terminal.choice import Choice, fold, route_kind

TOKEN = "token"  # noqa: S105 - the word for tokens of a route's kind in a payment
PAY, DISCARD = "pay", "discard"


def expansion_choice(game: Game, number: int) -> Choice:
    """Return the choice for an action of an expansion."""
    if number < actions.CLAIM:
        return _tickets(number)
    if number < actions.PLACE:
        return _move(game, number)
    if number < actions.REROLL:
        return _place(game, number)
    if number < actions.BUY:
        return _reroll(game, number)
    if number < actions.SPEND:
        return _buy(number)
    return _spend(game, number) if number < actions.END else _end(number)


def move_of(number: int) -> tuple[str, int, int]:
    """Return the monster, the place's number and the locomotives of a move."""
    row, place = divmod(number - actions.MOVE, actions.MOVE_WIDTH)
    return MONSTER_NAMES[row // 2], place, row % 2 + 1


def _tickets(number: int) -> Choice:
    count = number - actions.TICKETS
    also = fold("draw new", str(count))
    return Choice(number, say("choice-tickets-count", count=count), fold("ticket tickets"), also)


def _move(game: Game, number: int) -> Choice:
    monster, place, count = move_of(number)
    here, shown = game.map.places[place], words.monster(monster)
    text = say("choice-move", monster=shown, place=here.name, count=count, purse=monster_purse(game.rules.options))
    names = fold(monster, shown, here.id, here.name)
    if place == game.record.monster_place[list(MONSTER_NAMES.values()).index(monster)]:
        names |= fold("stay")
    return Choice(number, text, names, fold("move to for locomotives", str(count)), must=fold(monster, shown))


def _place(game: Game, number: int) -> Choice:
    here = game.map.places[number - actions.PLACE]
    monster = placing(game)
    shown = words.monster(monster)
    text = say("choice-place", monster=shown, place=here.name)
    return Choice(number, text, fold(here.id, here.name), fold("place put in on", monster, shown))


def placing(game: Game) -> str:
    """Return the monster that is put on the board next."""
    return MONSTER_NAMES[ALVIN if game.record.monster_place[ALVIN] == NONE else DEXTER]


def _reroll(game: Game, number: int) -> Choice:
    chosen = {face: count for face, count in chosen_dice(game.record, number - actions.REROLL).items() if count}
    verbs = frozenset({"reroll", "roll"})
    if not chosen:
        whole = frozenset({"nothing", "none", "reroll nothing", "keep", "keep all"})
        return Choice(number, say("choice-reroll-nothing"), exact=whole, verbs=verbs, parts=(), bare=True)
    every = sum(chosen.values()) == int(game.record.dice.sum())
    whole = frozenset({"all", "reroll all", "roll all", "keep nothing"}) if every else frozenset()
    text = say("choice-reroll", dice=words.dice(chosen))
    return Choice(number, text, exact=whole, verbs=verbs, parts=_parts(chosen), bare=True)


def _buy(number: int) -> Choice:
    token, pair = divmod(number - actions.BUY, actions.FACE_PAIRS)
    faces = Counter(FACE_NAMES[face] for face in (actions.PAIR_FIRST[pair], actions.PAIR_SECOND[pair]))
    text = say("choice-buy", token=FACE_NAMES[token], dice=words.dice(faces))
    return Choice(number, text, verbs=frozenset({"buy"}), head=FACE_NAMES[token], parts=_parts(faces))


def _spend(game: Game, number: int) -> Choice:
    """Return a payment with dice; its parts are those of its written form."""
    written = write_action(game.rules, game.record, number).removeprefix("pay ")
    counts = {name: int(count) for name, count in (part.split() for part in written.split(" + "))}
    parts = _parts(counts)
    spent = counts.pop(TOKEN, 0)
    kind = route_kind(game, int(game.record.claiming)) if spent else ""
    text = say("choice-pay", cards=words.dice_and_tokens(counts, kind, spent))
    return Choice(number, text, verbs=frozenset({PAY}), parts=parts, bare=True)


def _end(number: int) -> Choice:
    singles, doubles = divmod(number - actions.END, actions.END_WIDTH)
    given = {face: count for face, count in (("single", singles), ("double", doubles)) if count}
    if not given:
        return Choice(number, say("choice-end"), fold("end"), fold("turn"), frozenset({"end", "done", "end turn"}))
    text = say("choice-end-discarding", tokens=words.tokens(given))
    return Choice(number, text, verbs=frozenset({"end", DISCARD, "discarding"}), parts=_parts(given))


def _parts(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counts.items()))
