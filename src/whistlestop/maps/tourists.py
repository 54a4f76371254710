"""Tourist tokens in a map file: the keys that ask for them, and what must hold of those (R425-R431)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer
from whistlestop.maps.values import PlaceId

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map

Symbol: TypeAlias = Literal["bridge", "ship", "tram", "crab", "seal", "tower", "flower"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
MOST_PUT = 2  # stacks that players put on the board

Tokens: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=127)]


class Tourists(Struct, frozen=True, forbid_unknown_fields=True):
    """Stacks of tokens, one for each symbol, by the number of players; and what a set of symbols is worth."""

    symbols: tuple[Symbol, ...]
    tokens: Tokens  # of each symbol
    stacks: tuple[PlaceId, ...]  # where one stands from the start; players put the others on the board
    stack_tokens: dict[int, Tokens]  # by the number of players
    put_tokens: dict[int, Tokens]  # the same of stacks that players put
    points: tuple[Points, ...]  # for no symbol, one, two …


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for tourist tokens, or None."""
    return ("tourists",) if map.tourists is not None else None


def problems(map: "Map") -> Iterator[Problem]:
    """Every problem of a map with its tourist tokens."""
    if map.tourists is None:
        return
    yield from _symbols(map.tourists)
    yield from _stacks(map, map.tourists)
    yield from _heights(map, "stack_tokens", map.tourists.stack_tokens, map.tourists.tokens)
    yield from _heights(map, "put_tokens", map.tourists.put_tokens, map.tourists.tokens)


def _symbols(tourists: Tourists) -> Iterator[Problem]:
    count = len(tourists.symbols)
    if len(set(tourists.symbols)) != count:
        yield Problem("a symbol stands twice", ("tourists", "symbols"))
    if not 0 <= count - len(tourists.stacks) <= MOST_PUT:
        reason = f"{count} symbols for {len(tourists.stacks)} stacks: players put at most {MOST_PUT} on the board"
        yield Problem(reason, ("tourists", "symbols"))
    if len(tourists.points) != count + 1:
        reason = f"{len(tourists.points)} numbers of points for sets of 0 to {count} symbols"
        yield Problem(reason, ("tourists", "points"))


def _stacks(map: "Map", tourists: Tourists) -> Iterator[Problem]:
    places = {place.id for place in map.places}
    for index, place in enumerate(tourists.stacks):
        if place not in places:
            yield Problem(f'a stack stands on "{place}", which is not on the map', ("tourists", "stacks", index))
        if place in tourists.stacks[:index]:
            yield Problem(f'two stacks stand on "{place}"', ("tourists", "stacks", index))
    if len(tourists.symbols) > len(places):
        yield Problem("more stacks than places", ("tourists", "symbols"))


def _heights(map: "Map", key: str, heights: dict[int, int], most: int) -> Iterator[Problem]:
    few, many = map.players
    for players in range(few, many + 1):
        if players not in heights:
            yield Problem(f"no number of tokens for {players} players", ("tourists", key))
    for players, tokens in heights.items():
        if not few <= players <= many:
            yield Problem(f"the map is for {few} to {many} players, not {players}", ("tourists", key, str(players)))
        if tokens > most:
            reason = f"{tokens} tokens in a stack; there are {most} of each symbol"
            yield Problem(reason, ("tourists", key, str(players)))
