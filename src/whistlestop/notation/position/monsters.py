"""Monsters in a position line.

    monsters=alvin:boston,dexter:miami face_up=alvin:0 moved=alvin moving=dexter:miami:1 | 0 face_down=alvin:1

The monsters' card decks follow from the cards that lie before the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.reading import Reader, read_number, write_counts
from whistlestop.notation.words import MONSTER_NAMES, MONSTERS_BY_NAME, NotationError, Words, find, join, split
from whistlestop.records.actions import MOVE
from whistlestop.records.blocks import decode, encode
from whistlestop.records.board import RANGES, BoardRecord
from whistlestop.records.monsters import Move
from whistlestop.records.state import NONE, PHASES, PLACE_MONSTER, GameRecord
from whistlestop.rules import monsters as monster_rules
from whistlestop.rules.monsters import CARDS
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.monsters import standing_place

placing, placer = interpreted(monster_rules.placing), interpreted(monster_rules.placer)


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the monsters add to a line."""
    if any(place != NONE for place in game.monster_place):
        standing = ((name, game.monster_place[monster]) for monster, name in MONSTER_NAMES.items())
        yield f"monsters={join(f'{name}:{names.places[place]}' for name, place in standing if place != NONE)}"
    if any(seat != NONE for seat in game.face_up):
        cards = ((name, game.face_up[monster]) for monster, name in MONSTER_NAMES.items())
        yield f"face_up={join(f'{name}:{seat}' for name, seat in cards if seat != NONE)}"
    if game.moved != NONE:
        yield f"moved={MONSTER_NAMES[int(game.moved)]}"
    if isinstance(move := decode(MOVE + game.moving) if game.moving != NONE else None, Move):
        yield f"moving={MONSTER_NAMES[move.monster]}:{names.places[move.place]}:{move.locomotives}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's face-down cards add to its section."""
    if any(game.face_down[seat]):
        yield f"face_down={write_counts(game.face_down[seat], MONSTER_NAMES)}"


def read_monsters(rules: Rules, game: GameRecord, names: Words, value: str) -> None:
    """Put the monsters on their places; any border point will do for a country that is one place (R163)."""
    for item in split(value):
        monster, _, place = item.partition(":")
        game.monster_place[_monster(monster)] = _standing(rules, names, place)


def _standing(rules: Rules, names: Words, place: str) -> int:
    return standing_place(rules.board, find(names.place_numbers, place, "place"))


def read_face_up(game: GameRecord, value: str) -> None:
    """Lay monster cards face up before seats."""
    for item in split(value):
        monster, _, seat = item.partition(":")
        game.face_up[_monster(monster)] = read_number(seat, "seat", int(game.players) - 1)


def read_face_down(game: GameRecord, seat: int, value: str) -> None:
    """Lay monster cards face down before a seat."""
    for item in split(value):
        monster, _, count = item.partition(":")
        game.face_down[seat, _monster(monster)] = read_number(count, "number of cards", CARDS)


def read_moved(game: GameRecord, value: str) -> None:
    """Note which monster was moved this turn."""
    game.moved = _monster(value)


def read_moving(rules: Rules, game: GameRecord, names: Words, value: str) -> None:
    """Note the monster's move that is being paid for."""
    monster, place, locomotives = ([*value.split(":"), "", ""])[:3]
    number = _standing(rules, names, place)
    count = read_number(locomotives, "number of locomotives", RANGES)
    if count == 0:
        raise NotationError("a monster moves for 1 or 2 locomotives, not 0")
    game.moving = encode(Move(_monster(monster), count, number)) - MOVE


def _monster(name: str) -> int:
    return find(MONSTERS_BY_NAME, name, "monster")


TABLE_READERS: dict[str, Reader] = {
    "monsters": lambda at_, value: read_monsters(at_.rules, at_.game, at_.names, value),
    "face_up": lambda at_, value: read_face_up(at_.game, value),
    "moved": lambda at_, value: read_moved(at_.game, value),
    "moving": lambda at_, value: read_moving(at_.rules, at_.game, at_.names, value),
}
SEAT_READERS: dict[str, Reader] = {
    "face_down": lambda at_, value: read_face_down(at_.game, at_.seat, value),
}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Work out the monsters' card decks; raise if monsters do not fit the table."""
    playing = bool(rules.board.monsters)
    if not playing and (any(game.monster_place != NONE) or any(game.face_up != NONE) or game.face_down.any()):
        raise NotationError("the line has monsters but the table is not played with monsters")
    if playing:
        _finish_monsters(game)
    if game.phase == PLACE_MONSTER and (not playing or game.turn > 0 or NONE not in game.monster_place):
        raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
    if not playing and (game.moved != NONE or game.moving != NONE):
        raise NotationError("the line has monsters but the table is not played with monsters")
    if playing:
        _refuse_stray_monsters(rules.board, game)


def _refuse_stray_monsters(board: BoardRecord, game: GameRecord) -> None:
    """Raise if the monsters share a place, were moved without a card, or are placed out of turn (R161, R174, R175)."""
    alvin, dexter = game.monster_place
    if alvin == dexter != NONE and not board.sharing_allowed:
        raise NotationError("both monsters are in one place, which the table's house rule forbids")
    if game.moved != NONE and game.face_up[game.moved] != game.player:
        name = MONSTER_NAMES[int(game.moved)]
        raise NotationError(f"the player has moved {name} but has no card of it face up: face_up={name}:{game.player}")
    if alvin == NONE != dexter:
        raise NotationError("dexter is on the board before alvin")
    if game.phase == PLACE_MONSTER and game.player != (seat := placer(game, placing(game))):
        raise NotationError(f"seat {seat} puts {MONSTER_NAMES[placing(game)]} on the board, not seat {game.player}")


def _finish_monsters(game: GameRecord) -> None:
    for monster, name in MONSTER_NAMES.items():
        if game.turn > 0 and game.monster_place[monster] == NONE:
            raise NotationError(f"the line does not say where {name} is: monsters=alvin:...,dexter:...")
        taken = int(game.face_down[:, monster].sum()) + int(game.face_up[monster] != NONE)
        if taken > CARDS:
            raise NotationError(f"the line has {taken} cards of {name}; there are {CARDS}")
        game.monster_deck[monster] = CARDS - taken
