"""Tourist tokens as text: `stack bridge presidio`, `tourist bridge` (R427, R430)."""

from __future__ import annotations

from whistlestop import maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.maps.tourists import SYMBOLS
from whistlestop.notation.told import Told
from whistlestop.notation.words import NotationError, plain, printed_names
from whistlestop.records import tourists as records
from whistlestop.records.blocks import encode
from whistlestop.records.state import NONE, GameRecord
from whistlestop.records.tourists import PutStack, TakeToken
from whistlestop.rules import tourists
from whistlestop.ruleset.compile import Rules

SYMBOL_NAMES: dict[int, str] = dict(enumerate(SYMBOLS))
SYMBOLS_BY_NAME = {name: symbol for symbol, name in SYMBOL_NAMES.items()}
LUCK = {records.LUCK: SYMBOL_NAMES}

fitting, waiting_symbols = interpreted(tourists.fitting), interpreted(tourists.waiting)


def waiting(rules: Rules, game: GameRecord) -> list[int]:
    """Return the symbols whose stack is not on the board yet, in their order."""
    symbols = int(waiting_symbols(game, rules.boards[0]))
    return [symbol for symbol in SYMBOL_NAMES if symbols >> symbol & 1]


def offered(rules: Rules, game: GameRecord) -> list[int]:
    """Return the symbol that waits for the player at each end of the track just claimed; NONE where there is none."""
    board = rules.boards[0]
    if game.settling == NONE:
        return [NONE, NONE]
    return [int(fitting(game, board, int(end[game.settling]))) for end in (board.end_a, board.end_b)]


def tell_stack(rules: Rules, game: GameRecord, parts: PutStack) -> Told | None:
    """Return where a stack is put, in words."""
    left = waiting(rules, game)
    if parts.which >= len(left) or parts.place >= len(rules.map.places):
        return None
    return Told("stack", token=SYMBOL_NAMES[left[parts.which]], place=rules.map.places[parts.place].id)


def tell_token(rules: Rules, game: GameRecord, parts: TakeToken) -> Told | None:
    """Return which token is taken, in words."""
    symbol = offered(rules, game)[parts.end]
    return None if symbol == NONE else Told("tourist", token=SYMBOL_NAMES[symbol])


TELL = {PutStack: tell_stack, TakeToken: tell_token}


def read_stack(rules: Rules, game: GameRecord, text: str) -> int | None:
    """Return the stack put on a place that a text means, or None if it names none."""
    _, _, rest = text.partition(" ")
    symbol, _, name = rest.partition(" ")
    places = [number for number, place in enumerate(rules.map.places) if name in _names(place)]
    if symbol not in SYMBOLS_BY_NAME or not places:
        return None
    left = waiting(rules, game) if game.turn == 0 else []
    if left and SYMBOLS_BY_NAME[symbol] not in left:
        raise NotationError(f"no stack of the symbol '{symbol}' waits to be put on the board")
    return encode(PutStack(left.index(SYMBOLS_BY_NAME[symbol]) if left else 0, places[0]))


def _names(place: maps.Place) -> list[str]:
    return [plain(name) for name in (place.id, *printed_names(place))]


def read_token(rules: Rules, game: GameRecord, text: str) -> int | None:
    """Return the token that a text means, or None if it names none."""
    symbol = SYMBOLS_BY_NAME.get(text.partition(" ")[2])
    if symbol is None:
        return None
    ends = offered(rules, game)
    if game.settling != NONE and symbol not in ends:
        raise NotationError(f"no token of the symbol '{SYMBOL_NAMES[symbol]}' is to be had at the ends of the route")
    return encode(TakeToken(ends.index(symbol) if symbol in ends else 0))


READ = {"stack": read_stack, "tourist": read_token}


EVENT_NAMES = {"symbol": SYMBOL_NAMES}
