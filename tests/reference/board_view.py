"""What may be known of splits, meeples, passengers, merchandise and shares (R103, R106, R117, R249, R303).

All of it is open but the shares of others: those lie face down until the end.

On boards without the mechanism a fact is None.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

MEEPLE_FACTS = ("meeples", "collected", "meeple_place")
PASSENGER_FACTS = ("goods", "goods_points", "passengers", "passengers_left", "travelling", "travelled", "visited")


SHARE_FACTS = ("share_tops", "shares", "dummy_shares", "shown_shares", "share_track")


def board_facts(game: "Table", viewer: int | None) -> dict[str, object]:
    """Return the facts that only some boards have."""
    return {"splitting": game.splitting, **_meeples(game), **_passengers(game), **_shares(game, viewer)}


def _shares(game: "Table", viewer: int | None) -> dict[str, object]:
    """Return the stacks, which are open, and the shares that a viewer may look at (R249, R303)."""
    if not game.map.companies:
        return dict.fromkeys(SHARE_FACTS)
    all_open = game.over or game.options["boards.open_holdings"]
    return {
        "share_tops": {company: left[0] for company, left in game.stacks.left.items() if left},
        "shares": [
            _held(seat.shares) if all_open or number == viewer else None for number, seat in enumerate(game.seats)
        ],
        "dummy_shares": _held(game.dummy) if game.with_dummy and all_open else None,
        "shown_shares": _held(game.shown) if game.with_dummy and game.over else None,
        "share_track": game.claimed if game.phase in ("share", "dummy share") else None,
    }


def _held(shares: Mapping[str, list[int]]) -> dict[str, list[int]]:
    return {company: sorted(numbers) for company, numbers in shares.items()}


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
