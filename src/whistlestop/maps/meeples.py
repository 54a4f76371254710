"""What a map must hold of meeples (R117)."""

from collections.abc import Callable, Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map
from whistlestop.maps.source import Pointer

MOST_MEEPLES = 64  # slots of the game record
TIES: dict[str, Callable[[Map], bool]] = {"meeples": lambda board: bool(board.meeples)}

BRINGS_POINTS = True


def asked(map: Map) -> Pointer | None:
    """The key with which a map asks for meeples, or None."""
    return ("meeples",) if map.meeples else None


def problems(map: Map) -> Iterator[Problem]:
    """R117: as many meeples as there are slots for them, and none that only a border point has."""
    for index, place in enumerate(map.places):
        if place.meeples and place.country is not None:
            yield Problem("a border point shares the meeples of its country", ("places", index, "meeples"))
    if len(set(map.meeples)) != len(map.meeples):
        yield Problem("a colour of meeples stands twice", ("meeples",))
    bag = len(map.meeples) * map.meeples_per_colour
    slots = sum(place.meeples for place in map.places) + sum(country.meeples for country in map.countries)
    if bag != slots:
        reason = f"{bag} meeples for {slots} on the board"
        yield Problem(reason, ("meeples_per_colour",), otherwise=("places",))
    if slots > MOST_MEEPLES:
        yield Problem(f"too many meeples: {slots}, at most {MOST_MEEPLES}", ("places",))
    if slots and any(place.goods for place in map.places):
        yield Problem("a board has meeples or goods, not both", ("meeples",))
