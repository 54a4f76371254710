"""Stacks of tourist tokens in the legend, and how many tokens they have (R427)."""

from collections.abc import Iterator

from whistlestop.maps.schema import Map
from whistlestop.maps.swatches import DISC, numbered

ENTRIES = ("tourists",)


def entries(map: Map) -> Iterator[tuple[str, str, float]]:
    """A place with a stack."""
    if map.tourists:
        yield "tourists", numbered(map.tourists.tokens), 2 * DISC


def numbers(map: Map) -> dict[str, str]:
    """How many tokens a stack has, in the places where one stands from the start."""
    return dict.fromkeys(map.tourists.stacks, str(map.tourists.tokens)) if map.tourists else {}
