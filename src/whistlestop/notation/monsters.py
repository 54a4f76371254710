"""Monsters as text: `place alvin boston`, `move alvin boston 1` (R161, R167)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.notation.told import Told
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.records.blocks import encode
from whistlestop.records.board import RANGES
from whistlestop.records.monsters import Move, Place
from whistlestop.records.state import ALVIN, DEXTER, NONE, GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.monsters import standing_place


def tell_place(rules: Rules, game: GameRecord, parts: Place) -> Told:
    """Return where the next monster is put, in words."""
    monster = ALVIN if game.monster_place[ALVIN] == NONE else DEXTER
    return Told("place", monster=MONSTER_NAMES[monster], place=rules.map.places[parts.place].id)


def tell_move(rules: Rules, game: GameRecord, parts: Move) -> Told:
    """Return a monster's move, in words."""
    monster, place = MONSTER_NAMES[parts.monster], rules.map.places[parts.place].id
    return Told("move", monster=monster, place=place, count=parts.locomotives)


def printed_place(rules: Rules, place: int) -> int:
    """Return the place a printed name stands for: a country is one, whichever border point has its name (R163)."""
    return standing_place(rules.board, place)


TELL = {Place: tell_place, Move: tell_move}


def place_texts(name: str, place: int) -> Iterator[tuple[str, int]]:
    """Return how a monster put on a place, or moved there, is typed."""
    for monster, called in MONSTER_NAMES.items():
        yield f"place {called} {name}", encode(Place(place))
        for locomotives in range(1, RANGES + 1):
            yield f"move {called} {name} {locomotives}", encode(Move(monster, locomotives, place))
