"""Tourist tokens in words (R425-R434)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import listed, say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, place
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map
from whistlestop.maps.tourists import SYMBOLS


def symbol(name: str) -> str:
    """Return what a symbol of tourist tokens shows."""
    return say(f"tourist-{name}")


def symbols(names: Sequence[str]) -> str:
    """Return symbols of tourist tokens as a list."""
    return listed([symbol(name) for name in names])


def _tourist(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "symbol": symbol(SYMBOLS[known["symbol"]])}


def _stack(table: TableSetup, known: Numbers) -> Arguments:
    return {**_tourist(table, known), "count": known["count"]}


def _tourists(map: Map) -> list[str]:
    assert map.tourists is not None
    points = listed([str(points) for points in map.tourists.points])
    count, stacks = len(map.tourists.symbols), len(map.tourists.stacks)
    return [say("difference-tourists", count=count, stacks=stacks), say("difference-tourist-points", points=points)]


EVENTS = {"stack_put": _stack, "tourist_taken": _tourist}
REASON_WORDS = {"symbol": symbol}
DIFFERENCES = {"tourists": _tourists}
TOPICS = {
    "tourist": Topic(
        on(lambda board: board.tourists),
        lambda rules: {
            "points": listed([str(points) for points in rules.map.tourists.points]) if rules.map.tourists else ""
        },
    )
}
AT_HAND = {"put stack": ("tourist",), "tourist": ("tourist",)}
