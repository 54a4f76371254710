"""The parts of a position line that belong to dice and monsters, written and read.

    dice=single:2,wild:1 tokens_at_start=double:3 symbols=1 monsters=alvin:boston,dexter:miami face_up=alvin:0
    moved=alvin | 0 tokens=single:2 face_down=alvin:1

The monsters' card decks follow from the cards that lie before the seats. Readers take the record, what the line calls
things and the text, and raise NotationError.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import (
    FACE_NAMES,
    FACES_BY_NAME,
    MONSTER_NAMES,
    MONSTERS_BY_NAME,
    NotationError,
    Words,
    find,
    join,
    split,
)
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.state import (
    AFTER_ACTION,
    NONE,
    PHASES,
    PLACE_MONSTER,
    REROLL,
    SECOND_CARD,
    TUNNEL,
    TUNNEL_CARDS,
    Bytes,
    Game,
)
from whistlestop.rules import monsters
from whistlestop.rules.dice import DICE
from whistlestop.ruleset.compile import Rules

monster_of, locomotives_of = interpreted(monsters.monster_of), interpreted(monsters.locomotives_of)


def write_expansions(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the table's dice and monsters add to a line."""
    if rules.options["dice"]:
        yield f"dice={_counts(game.dice, FACE_NAMES)}"
        if any(game.tokens_at_start):
            yield f"tokens_at_start={_counts(game.tokens_at_start, FACE_NAMES)}"
        if game.surcharge:
            yield f"symbols={game.surcharge}"
    if any(place != NONE for place in game.monster_place):
        standing = ((name, game.monster_place[monster]) for monster, name in MONSTER_NAMES.items())
        yield f"monsters={join(f'{name}:{names.places[place]}' for name, place in standing if place != NONE)}"
    if any(seat != NONE for seat in game.face_up):
        cards = ((name, game.face_up[monster]) for monster, name in MONSTER_NAMES.items())
        yield f"face_up={join(f'{name}:{seat}' for name, seat in cards if seat != NONE)}"
    if game.moved != NONE:
        yield f"moved={MONSTER_NAMES[int(game.moved)]}"
    if game.moving != NONE:
        move = int(game.moving)
        yield f"moving={MONSTER_NAMES[monster_of(move)]}:{names.places[move % MOVE_WIDTH]}:{locomotives_of(move)}"


def write_seat_expansions(rules: Rules, game: SimpleNamespace, seat: int) -> Iterator[str]:
    """Return what a seat's tokens and face-down monster cards add to its section."""
    if any(game.tokens[seat]):
        yield f"tokens={_counts(game.tokens[seat], FACE_NAMES)}"
    if any(game.face_down[seat]):
        yield f"face_down={_counts(game.face_down[seat], MONSTER_NAMES)}"


def _counts(counts: Sequence[int], names: Mapping[int, str]) -> str:
    return join(f"{names[index]}:{count}" for index, count in enumerate(counts) if count)


def read_faces(row: Bytes, value: str, most: int, what: str) -> None:
    """Set counts of dice or tokens by face; `most` is how many there may be of one."""
    for item in split(value):
        name, _, count = item.partition(":")
        face = find(FACES_BY_NAME, name, what)
        if face >= len(row):
            raise NotationError(f"'{name}' is no {what}")
        row[face] = _number(count, f"number of {what}s", most)


def read_symbols(game: Game, value: str) -> None:
    """Set how many symbols the tunnel dice show."""
    game.surcharge = _number(value, "number of symbols", TUNNEL_CARDS)


def read_monsters(game: Game, names: Words, value: str) -> None:
    """Put the monsters on their places."""
    for item in split(value):
        monster, _, place = item.partition(":")
        game.monster_place[_monster(monster)] = find(names.place_numbers, place, "place")


def read_face_up(game: Game, value: str) -> None:
    """Lay monster cards face up before seats."""
    for item in split(value):
        monster, _, seat = item.partition(":")
        game.face_up[_monster(monster)] = _number(seat, "seat", int(game.players) - 1)


def read_face_down(game: Game, seat: int, value: str) -> None:
    """Lay monster cards face down before a seat."""
    for item in split(value):
        monster, _, count = item.partition(":")
        game.face_down[seat, _monster(monster)] = _number(count, "number of cards", monsters.CARDS)


def read_moved(game: Game, value: str) -> None:
    """Note which monster was moved this turn."""
    game.moved = _monster(value)


def read_moving(game: Game, names: Words, value: str) -> None:
    """Note the monster's move that is being paid for."""
    monster, place, locomotives = ([*value.split(":"), "", ""])[:3]
    number = find(names.place_numbers, place, "place")
    count = _number(locomotives, "number of locomotives", 2)
    if count == 0:
        raise NotationError("a monster moves for 1 or 2 locomotives, not 0")
    row = 2 * _monster(monster) + count - 1
    game.moving = row * MOVE_WIDTH + number


def _monster(name: str) -> int:
    return find(MONSTERS_BY_NAME, name, "monster")


def _number(text: str, what: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise NotationError(f"'{text}' is no {what}; it is from 0 to {most}")
    return int(text)


def refuse_contradictions(rules: Rules, game: Game) -> None:
    """Work out the monsters' card decks; raise if dice, tokens or monsters do not fit the table."""
    board = rules.boards[0]
    if not board.dice and (any(game.dice) or game.tokens.any() or any(game.tokens_at_start)):
        raise NotationError("the line has dice or tokens but the table is not played with dice")
    if game.dice.sum() > DICE or (game.phase == REROLL and game.dice.sum() != DICE):
        raise NotationError(f"the line has {game.dice.sum()} dice; there are {DICE}")
    if not board.monsters and (any(game.monster_place != NONE) or any(game.face_up != NONE) or game.face_down.any()):
        raise NotationError("the line has monsters but the table is not played with monsters")
    if board.monsters:
        _finish_monsters(game)
    _refuse_stray_phase(bool(board.dice), bool(board.monsters), bool(board.plus4_moves_monsters), game)


def _refuse_stray_phase(dice: bool, monsters: bool, plus4: bool, game: Game) -> None:
    """Raise if the phase, or what is said of this turn, belongs to a table with other expansions."""
    phase = PHASES[game.phase]
    wrong_phase = {
        REROLL: not dice,
        SECOND_CARD: dice,
        AFTER_ACTION: not dice and not monsters,
        PLACE_MONSTER: not monsters or game.turn > 0 or NONE not in game.monster_place,
    }
    if wrong_phase.get(int(game.phase), False):
        raise NotationError(f"the phase '{phase}' does not fit the table")
    if not dice and (game.drawing or game.bought or game.failed or (game.moving != NONE and not plus4)):
        raise NotationError("the line speaks of paying with dice but the table is not played with dice")
    if not monsters and (game.moved != NONE or game.moving != NONE):
        raise NotationError("the line has monsters but the table is not played with monsters")
    if dice and game.surcharge and game.phase != TUNNEL:
        raise NotationError("tunnel dice have been rolled but the player is in no tunnel")


def _finish_monsters(game: Game) -> None:
    for monster, name in MONSTER_NAMES.items():
        if game.turn > 0 and game.monster_place[monster] == NONE:
            raise NotationError(f"the line does not say where {name} is: monsters=alvin:...,dexter:...")
        taken = int(game.face_down[:, monster].sum()) + int(game.face_up[monster] != NONE)
        if taken > monsters.CARDS:
            raise NotationError(f"the line has {taken} cards of {name}; there are {monsters.CARDS}")
        game.monster_deck[monster] = monsters.CARDS - taken
