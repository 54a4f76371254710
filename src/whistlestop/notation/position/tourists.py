"""Tourist tokens in a position line.

stacks=bridge:alcatraz,ship:presidio | 0 tourists=bridge,crab

How many tokens a stack has left follows from those that seats have taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.reading import Reader, Reading
from whistlestop.notation.tourists import SYMBOL_NAMES, SYMBOLS_BY_NAME, waiting
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.state import PHASES, PLACE_MONSTER, GameRecord
from whistlestop.records.tourists import PUT_STACK
from whistlestop.rules import tourists
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.tourists import played

putter, tokens_at_first = interpreted(tourists.putter), interpreted(tourists.tokens_at_first)


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the stacks on the board add to a line."""
    if played(rules.board) and any(game.stack_place):
        standing = ((SYMBOL_NAMES[symbol], place - 1) for symbol, place in enumerate(game.stack_place) if place)
        yield f"stacks={join(f'{name}:{names.places[place]}' for name, place in standing)}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's tokens add to its section."""
    if played(rules.board) and game.tourists[seat]:
        yield f"tourists={join(name for symbol, name in SYMBOL_NAMES.items() if game.tourists[seat] >> symbol & 1)}"


def read_stacks(at_: Reading, value: str) -> None:
    """Put stacks on the board."""
    for item in split(value):
        name, _, place = item.partition(":")
        stand = 1 + find(at_.names.place_numbers, place, "place")
        if stand in at_.game.stack_place:
            raise NotationError(f"two stacks of tourist tokens stand in '{place}'")
        at_.game.stack_place[_symbol(at_.rules, name)] = stand


def read_tourists(at_: Reading, value: str) -> None:
    """Give a seat the tokens it has taken."""
    for name in split(value):
        at_.game.tourists[at_.seat] |= 1 << _symbol(at_.rules, name)


def _symbol(rules: Rules, name: str) -> int:
    symbol = find(SYMBOLS_BY_NAME, name, "symbol of tourist tokens")
    if not rules.board.tourists >> symbol & 1:
        raise NotationError(f"the table is not played with '{name}' tokens of tourists")
    return symbol


TABLE_READERS: dict[str, Reader] = {"stacks": read_stacks}
SEAT_READERS: dict[str, Reader] = {"tourists": read_tourists}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Work out what is left of each stack; raise if tokens or stacks do not fit the table."""
    if played(rules.board):
        for symbol in SYMBOL_NAMES:
            _finish_stack(rules, game, symbol)
        _refuse_missing_stacks(rules, game)
    elif game.phase == PUT_STACK:
        raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")


def _finish_stack(rules: Rules, game: GameRecord, symbol: int) -> None:
    taken = sum(int(own) >> symbol & 1 for own in game.tourists)
    tokens = int(tokens_at_first(game, rules.board, symbol))
    if not game.stack_place[symbol]:
        tokens = int(rules.board.stack_tokens[game.players])
    if taken > tokens:
        raise NotationError(f"the line has {taken} '{SYMBOL_NAMES[symbol]}' tokens; the game has {tokens}")
    game.stack_left[symbol] = tokens - taken if game.stack_place[symbol] else 0


def _refuse_missing_stacks(rules: Rules, game: GameRecord) -> None:
    """Raise if, before the first turn, stacks are missing that stand there, or another player puts one (R427)."""
    board, left = rules.board, waiting(rules, game)
    standing = {int(place) - 1 for place in game.stack_place if place}
    if game.turn == 0 and any(int(board.tourist_places) >> place & 1 and place not in standing for place in range(64)):
        raise NotationError("the line does not say which stacks of tourist tokens stand at the start: stacks=...")
    if game.phase == PUT_STACK and (game.turn > 0 or not left):
        raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
    if game.phase == PLACE_MONSTER and left:
        raise NotationError("monsters come when all stacks of tourist tokens are on the board")
    if game.phase == PUT_STACK and game.player != (seat := putter(game, _already(rules, left))):
        raise NotationError(f"seat {seat} puts the next stack on the board, not seat {game.player}")


def _already(rules: Rules, left: list[int]) -> int:
    """Return how many stacks players have put on the board."""
    board = rules.board
    return int(board.tourists).bit_count() - int(board.tourist_places).bit_count() - len(left)
