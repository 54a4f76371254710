"""Monsters at a terminal: where they are put and moved, and what a person can look up about them."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import listed, say, words
from whistlestop.locale.monsters import monster_purse
from whistlestop.maps import Map
from whistlestop.notation.words import MONSTER_NAMES, MONSTERS_BY_NAME
from whistlestop.play.game import Game
from whistlestop.records.blocks import decode, ids_of
from whistlestop.records.monsters import Move, Place
from whistlestop.rules import monsters as monster_rules
from whistlestop.terminal.choice import FAR, Choice, fold
from whistlestop.terminal.sight import Sight

monster_placed = interpreted(monster_rules.placing)


def choose_move(game: Game, number: int, parts: Move) -> Choice:
    """Return a monster's move."""
    monster, place, count = MONSTER_NAMES[parts.monster], parts.place, parts.locomotives
    here, shown = game.map.places[place], words.monster(monster)
    purse = monster_purse(game.rules.options)
    text = say("choice-move", monster=shown, place=here.name, count=count, purse=purse)
    names = fold(monster, shown, here.id, here.name)
    if place == game.record.monster_place[parts.monster]:
        names |= fold("stay")
    also = fold("move to for with", str(count)) | _either("locomotives", words.kind("locomotive"))
    also |= _either("wilds", words.face("wild")) if purse == "wilds" else fold()
    return Choice(number, text, names, also, must=fold(monster, shown))


def _either(english: str, shown: str) -> frozenset[str]:
    """Return a plural and a name of the language; where one begins the other it would stand for two things."""
    return fold(english) | frozenset(word for word in fold(shown) if not english.startswith(word))


def choose_place(game: Game, number: int, parts: Place) -> Choice:
    """Return a place for the monster that is put on the board next."""
    here = game.map.places[parts.place]
    monster = placing(game)
    shown = words.monster(monster)
    text = say("choice-place", monster=shown, place=here.name)
    return Choice(number, text, fold(here.id, here.name), fold("place put in on", monster, shown))


CHOICES = {Move: choose_move, Place: choose_place}
GROUPS = dict.fromkeys(CHOICES, lambda parts: FAR)


def every(game: Game) -> Iterator[int]:
    """Return all moves that a person may ask about."""
    for action in ids_of(Move) if game.rules.options["monsters"] else ():
        move = decode(action)
        if isinstance(move, Move) and move.place < len(game.map.places):
            yield action


def legal_moves(game: Game) -> list[Move]:
    """Return the moves that are possible now."""
    return [move for move in (decode(action) for action in game.legal_ids()) if isinstance(move, Move)]


def placing(game: Game) -> str:
    """Return the monster that is put on the board next."""
    return MONSTER_NAMES[monster_placed(game.record)]


def monsters(map: Map, facts: Sight, seat: int, names: list[str]) -> list[str]:
    """Return one sentence for each monster: where it is and whether it can be moved."""
    return [_monster(map, facts, seat, names, monster) for monster in facts.monsters or {}]


def _monster(map: Map, facts: Sight, seat: int, names: list[str], monster: str) -> str:
    place, holder = (facts.monsters or {})[monster], (facts.monster_face_up or {})[monster]
    left = (facts.monster_decks or {})[monster]
    state = "locked" if holder is not None else "free" if left else "stuck"
    return say(
        "monster-stands",
        monster=words.monster(monster),
        place=words.place(map, place) if place else "",
        state=state if place else "nowhere",
        who="you" if holder == seat else "other",
        name="" if holder is None else names[holder],
    )


def monsters_in_full(map: Map, facts: Sight, seat: int, names: list[str]) -> list[str]:
    """Return all that a person may know of the monsters: where they are, chaos, cards left and own cards (R180)."""
    places = {words.place(map, place): None for place in (facts.monsters or {}).values() if place}
    lines = monsters(map, facts, seat, names)
    lines += [say("monsters-chaos", places=listed(list(places)))] if places else []
    for monster, left in (facts.monster_decks or {}).items():
        own = (facts.monster_face_down or {}).get(monster, 0)
        lines.append(say("monster-deck", monster=words.monster(monster), count=left))
        lines.append(say("monster-cards-own", monster=words.monster(monster), count=own))
    return lines


def in_chaos(game: Game, place: str) -> str | None:
    """Return the monster that has brought chaos to a place or a country, or None (R164, R203)."""
    numbers = [number for number, here in enumerate(game.map.places) if place in (here.id, here.country)]
    if game.rules.options["monsters"]:
        for monster, index in MONSTERS_BY_NAME.items():
            standing = int(game.record.monster_place[index])
            chaos = int(game.rules.boards[0].chaos[standing]) if standing >= 0 else 0
            if any(chaos >> number & 1 for number in numbers):
                return monster
    return None


HELP = ("help-play-monsters", "help-play-reach")
