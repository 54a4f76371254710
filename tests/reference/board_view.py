"""What may be known of splits, meeples, passengers, merchandise and completed tickets: all is open (R103-R117, R414).

On boards without the mechanism a fact is None.
"""

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

MEEPLE_FACTS = ("meeples", "collected", "meeple_place")
PASSENGER_FACTS = ("goods", "goods_points", "passengers", "passengers_left", "travelling", "travelled", "visited")


def board_facts(game: "Table") -> dict[str, object]:
    """Return the facts that only some boards have."""
    return {"splitting": game.splitting, **_meeples(game), **_passengers(game), **_race(game)}


def _meeples(game: "Table") -> dict[str, object]:
    if not game.map.meeples:
        return dict.fromkeys(MEEPLE_FACTS)
    asked = game.meeples.spot_of[game.unsettled[0]] if game.phase == "meeple" else None
    return {
        "meeples": {spot: _some(colours) for spot, colours in game.meeples.standing.items() if colours.total()},
        "collected": [_some(seat.collected) for seat in game.seats],
        "meeple_place": asked,
    }


def _some(colours: Counter[str]) -> dict[str, int]:
    return dict(+colours)


def _passengers(game: "Table") -> dict[str, object]:
    if not game.map.passengers:
        return dict.fromkeys(PASSENGER_FACTS)
    journey = game.journey
    return {
        "goods": {place: len(tokens) for place, tokens in game.goods.items()},
        "goods_points": [seat.goods_points for seat in game.seats],
        "passengers": [sorted(seat.passengers) for seat in game.seats],
        "passengers_left": [seat.passengers_left for seat in game.seats],
        "travelling": journey.place if journey else None,
        "travelled": sorted(journey.used) if journey else None,
        "visited": sorted(journey.visited) if journey else None,
    }


def _race(game: "Table") -> dict[str, object]:
    if not game.map.race:
        return {"completed": None, "coast_to_coast": None}
    return {
        "completed": [sorted(seat.completed) for seat in game.seats],
        "coast_to_coast": [seat.coast_ticket for seat in game.seats],
    }
