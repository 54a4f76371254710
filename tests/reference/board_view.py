"""What may be known of the pieces of single boards (R103-R117, R249, R303, R393, R414, R430).

On boards without the mechanism a fact is None.
"""

from collections import Counter
from typing import TYPE_CHECKING

from .technologies import copies_left

if TYPE_CHECKING:
    from .table import Table

TECHNOLOGY_FACTS = (
    *("technologies", "for_sale", "shared_routes", "buying", "bought_technology"),
    *("replaces", "second_claim", "blind_cards"),
)


def board_facts(game: "Table", viewer: int | None) -> dict[str, object]:
    """Return the facts that only some boards have."""
    return {
        "splitting": game.splitting,
        **_technologies(game),
    }


def _technologies(game: "Table") -> dict[str, object]:
    """Return who has which technologies, and the routes that several players own; all of it is open (R276, R283)."""
    if game.map.technologies is None:
        return dict.fromkeys(TECHNOLOGY_FACTS)
    held = [_some(seat.technologies) for seat in game.seats]
    return {
        "technologies": held,
        "for_sale": copies_left(game),
        "shared_routes": {track: sorted(game.claims.owners(track)) for track in sorted(game.claims.sharers)},
        "buying": game.purchase.technology,
        "bought_technology": game.so_far.bought,
        "replaces": _replaces(game, held[game.to_move] if game.to_move >= 0 else {}),
        "second_claim": game.so_far.second_claim and game.phase != "over",
        "blind_cards": game.so_far.blind_cards,
    }


def _replaces(game: "Table", own: dict[str, int]) -> int:
    """Return how many cards or dice stand for a Locomotive for the player (R274, R292)."""
    if game.with_dice and not game.options["uk.dice_substitute"]:
        return 0
    assert game.map.technologies is not None
    return (3 if game.with_dice else game.map.technologies.any_cards) - (1 if "booster" in own else 0)


def _some(colours: Counter[str]) -> dict[str, int]:
    return dict(+colours)
