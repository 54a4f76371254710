"""Dice and tokens in a position line.

dice=single:2,wild:1 tokens_at_start=double:3 symbols=1 | 0 tokens=single:2
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.reading import Reader, read_number, write_counts
from whistlestop.notation.words import FACE_NAMES, FACES_BY_NAME, NotationError, Words, find, split
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_REROLL,
    NONE,
    PHASES,
    SECOND_CARD,
    TUNNEL,
    TUNNEL_CARDS,
    Bytes,
    GameRecord,
)
from whistlestop.rules import check
from whistlestop.rules.dice import DICE
from whistlestop.rules.tokens import MOST
from whistlestop.ruleset.compile import Rules

too_many_tokens = interpreted(check.token_faults)


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the table's dice add to a line."""
    if rules.options["dice"]:
        yield f"dice={write_counts(game.dice, FACE_NAMES)}"
        if any(game.tokens_at_start):
            yield f"tokens_at_start={write_counts(game.tokens_at_start, FACE_NAMES)}"
        if game.surcharge:
            yield f"symbols={game.surcharge}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's tokens add to its section."""
    if any(game.tokens[seat]):
        yield f"tokens={write_counts(game.tokens[seat], FACE_NAMES)}"


def read_faces(row: Bytes, value: str, most: int, what: str) -> None:
    """Set counts of dice or tokens by face; `most` is how many there may be of one."""
    for item in split(value):
        name, _, count = item.partition(":")
        face = find(FACES_BY_NAME, name, what)
        if face >= len(row):
            raise NotationError(f"'{name}' is no {what}")
        row[face] = read_number(count, f"number of {what}s", most)


def read_symbols(game: GameRecord, value: str) -> None:
    """Set how many symbols the tunnel dice show."""
    game.surcharge = read_number(value, "number of symbols", TUNNEL_CARDS)


TABLE_READERS: dict[str, Reader] = {
    "dice": lambda at_, value: read_faces(at_.game.dice, value, DICE, "die"),
    "tokens_at_start": lambda at_, value: read_faces(at_.game.tokens_at_start, value, MOST, "token"),
    "symbols": lambda at_, value: read_symbols(at_.game, value),
}
SEAT_READERS: dict[str, Reader] = {
    "tokens": lambda at_, value: read_faces(at_.game.tokens[at_.seat], value, MOST, "token"),
}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if dice or tokens, or what is said of paying with them, do not fit the table."""
    board, dice = rules.board, bool(rules.board.dice)
    if not dice and (any(game.dice) or game.tokens.any() or any(game.tokens_at_start)):
        raise NotationError("the line has dice or tokens but the table is not played with dice")
    if game.dice.sum() > DICE or (game.phase == CHOOSE_REROLL and game.dice.sum() != DICE):
        raise NotationError(f"the line has {game.dice.sum()} dice; there are {DICE}")
    _refuse_many_tokens(board, game)
    phases = {CHOOSE_REROLL: not dice, SECOND_CARD: dice, AFTER_ACTION: not dice and not board.monsters}
    if phases.get(int(game.phase), False):
        raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
    moving = game.moving != NONE and not board.plus4_moves_monsters
    if not dice and (game.drawing or game.bought or game.failed or moving):
        raise NotationError("the line speaks of paying with dice but the table is not played with dice")
    if dice and game.surcharge and game.phase != TUNNEL:
        raise NotationError("tunnel dice have been rolled but the player is in no tunnel")


def _refuse_many_tokens(board: BoardRecord, game: GameRecord) -> None:
    """Raise if a seat has more tokens than the table allows (R141)."""
    for seat in range(game.players):
        if too_many_tokens(game, board, seat):
            raise NotationError(f"seat {seat} has more than {MOST} tokens, which are the most at this table")
    if board.token_limit_together and game.tokens_at_start.sum() > MOST:
        raise NotationError(f"tokens_at_start has more than {MOST} tokens, which are the most at this table")
