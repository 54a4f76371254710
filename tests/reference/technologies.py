"""Technologies: what they cost, open and score (R274-R293).

The names are those of the file of a map; what each does is written down here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map, Track

if TYPE_CHECKING:
    from .table import Table

HOME = {"england", None}  # no concession is needed there
CONCESSIONS = {
    "wales": "wales-concession",
    "ireland": "ireland-france-concession",
    "france": "ireland-france-concession",
    "scotland": "scotland-concession",
}
LENGTHS = {3: "mechanical-stoker", 4: "steam-boiler", 5: "steam-boiler", 6: "steam-boiler"}
PROPELLERS, BOOSTER, RIGHT_OF_WAY = "propellers", "booster", "right-of-way"
THERMOCOMPRESSOR, TENDERS, CONTRACTS, BEAM, DIESEL = (
    "thermocompressor",
    "water-tenders",
    "risky-contracts",
    "equalising-beam",
    "diesel-power",
)
ADVANCED = {THERMOCOMPRESSOR, TENDERS, CONTRACTS, BEAM, DIESEL}  # R284
WITH_ROUTE = {RIGHT_OF_WAY, THERMOCOMPRESSOR}  # bought and used in one step, never kept
FEW_TRAINS = 17  # R293
NEW_YORK = "new-york"


def needed(map: Map, track: Track) -> set[str]:
    """Return the technologies without which nobody claims a track (R275, R278, R279)."""
    if map.technologies is None or NEW_YORK in (track.a, track.b):
        return set()
    regions = {place.region for place in map.places if place.id in (track.a, track.b)} - HOME
    found = {CONCESSIONS[str(region)] for region in regions}
    if track.length > 2:
        found.add(LENGTHS[track.length])
    return found | {PROPELLERS} if track.ferry else found


def prices(map: Map) -> dict[str, int]:
    """Return what each technology costs in Locomotives (R277)."""
    return {card.id: card.price for card in map.technologies.cards} if map.technologies else {}


def copies_left(game: "Table") -> dict[str, int]:
    """Return the copies of each technology on the table (R277, R284); contracts that nobody bought go (R287, R293)."""
    cards = game.map.technologies.cards if game.map.technologies else ()
    chosen = [card for card in cards if game.options["uk.advanced"] or card.id not in ADVANCED]
    left = {card.id: card.copies - sum(seat.technologies[card.id] for seat in game.seats) for card in chosen}
    late = min(seat.trains for seat in game.seats) <= FEW_TRAINS if game.with_dice else game.cards.reshuffled
    return {name: 0 if late and name in (CONTRACTS, BEAM) else count for name, count in left.items()}


def for_sale(game: "Table") -> list[str]:
    """Return what the player may buy: what is left, none of a kind he has unless a house rule allows it (R276)."""
    twice = bool(game.options["uk.duplicate_technologies"])
    return [name for name, count in copies_left(game).items() if count and (twice or not game.me.technologies[name])]


def spares_one(own: Counter[str], price: int, symbols: int) -> bool:
    """Return whether Diesel Power spares a card: at least one is paid, and every ferry symbol (R288)."""
    return own[DIESEL] > 0 and price - 1 >= max(symbols, 1)


def cards_for_one(own: Counter[str]) -> int:
    """Return how many cards of any colours are played as one Locomotive (R274)."""
    return 3 if own[BOOSTER] else 4


def extra_points(own: Mapping[str, int], track: Track) -> int:
    """Return what technologies add to the points of a route just claimed (R280)."""
    return own["boiler-lagging"] + (2 * own["steam-turbines"] if track.ferry else 0)


def ticket_points(own: Mapping[str, int], fulfilled: int) -> int:
    """Return what Double Heading is worth at the end (R281)."""
    return 2 * fulfilled * own["double-heading"]


def contract_points(held: Sequence[Mapping[str, int]], fulfilled: Sequence[int], paths: Sequence[int]) -> list[int]:
    """Return what contracts bring or cost each seat: with most tickets 20, with the longest path 15 (R287)."""
    most, longest = max(1, *fulfilled), max(1, *paths)
    return [
        own.get(CONTRACTS, 0) * (20 if tickets == most else -20) + own.get(BEAM, 0) * (15 if path == longest else -15)
        for own, tickets, path in zip(held, fulfilled, paths, strict=True)
    ]
