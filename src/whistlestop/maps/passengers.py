"""What a map must hold of passengers and the goods they collect (R106, R108)."""

from collections.abc import Callable, Iterator

from whistlestop.maps.house_rules import Need, replaced_by
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map
from whistlestop.maps.source import Pointer

MOST_PASSENGERS, MOST_STACKS, MOST_TOKENS = 3, 48, 8  # as many as the game record has room for
TIES: dict[str, Callable[[Map], bool]] = {"goods": lambda board: any(place.goods for place in board.places)}


PASSENGERS = Need('the key "passengers" is missing', lambda board: board.passengers > 0)
ABROAD = Need("no place is the border point of a country", lambda board: any(place.country for place in board.places))
PARALLEL = Need(
    "no two tracks join the same places",
    lambda board: len({frozenset((track.a, track.b)) for track in board.tracks}) < len(board.tracks),
)
CARDS = Need('the key "passengers" of deck is missing', lambda board: board.deck.passengers > 0)
HOUSE_RULES = {
    "marklin.reset_counts_passengers": (CARDS, replaced_by(lambda board: board.deck.passengers)),
    "marklin.one_passenger_per_city": (PASSENGERS,),
    "marklin.passengers_enter_countries": (PASSENGERS, ABROAD),
    "marklin.parallel_tracks_apart": (PASSENGERS, PARALLEL),
    "marklin.collect_start_city": (PASSENGERS,),
    "marklin.collect_on_return": (PASSENGERS,),
}

BRINGS_POINTS = True


def asked(map: Map) -> Pointer | None:
    """The key with which a map asks for passengers, or None."""
    return ("passengers",) if map.passengers else None


def problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with its passengers and goods."""
    yield from _passengers(map)
    yield from _goods(map)


def _passengers(map: Map) -> Iterator[Problem]:
    """R106, R108: passengers collect goods, and nobody else does."""
    goods = any(place.goods for place in map.places)
    if map.passengers > MOST_PASSENGERS:
        yield Problem(f"too many passengers: {map.passengers}, at most {MOST_PASSENGERS}", ("passengers",))
    if map.passengers and not goods:
        yield Problem("passengers find no goods on this board", ("passengers",))
    if goods and not map.passengers:
        first = next(index for index, place in enumerate(map.places) if place.goods)
        yield Problem('goods need passengers, and the key "passengers" is missing', ("places", first, "goods"))
    if map.deck.passengers and not map.passengers:
        yield Problem("passenger cards need passengers", ("deck", "passengers"))


def _goods(map: Map) -> Iterator[Problem]:
    stacks = [index for index, place in enumerate(map.places) if place.goods]
    if len(stacks) > MOST_STACKS:
        yield Problem(
            f"too many stacks of goods: {len(stacks)}, at most {MOST_STACKS}", ("places", stacks[MOST_STACKS])
        )
    for index in stacks:
        if len(map.places[index].goods) > MOST_TOKENS:
            yield Problem(f"a stack has at most {MOST_TOKENS} tokens", ("places", index, "goods"))
