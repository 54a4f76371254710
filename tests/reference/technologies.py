"""Technologies: what they cost, open and score (R274-R293).

The names are those of the file of a map; what each does is written down here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map, Track
from whistlestop.maps.technologies import Technology

if TYPE_CHECKING:
    from .table import Table

BOOSTER, RIGHT_OF_WAY = "booster", "right-of-way"
THERMOCOMPRESSOR, TENDERS, CONTRACTS, BEAM, DIESEL = (
    "thermocompressor",
    "water-tenders",
    "risky-contracts",
    "equalising-beam",
    "diesel-power",
)
WITH_ROUTE = {RIGHT_OF_WAY, THERMOCOMPRESSOR}  # bought and used in one step, never kept
FEW_TRAINS = 17  # R293


def on_the_table(map: Map, options: Mapping[str, object]) -> list[Technology]:
    """Return the technologies of a game, the advanced ones only where they were chosen (R284)."""
    cards = map.technologies.cards if map.technologies else ()
    return [card for card in cards if options["uk.advanced"] or not card.advanced]


def needed(map: Map, options: Mapping[str, object], track: Track) -> set[str]:
    """Return the technologies without which nobody claims a track, as the map says (R275, R278, R279)."""
    if track.no_technology:
        return set()
    there = {place.region for place in map.places if place.id in (track.a, track.b)}
    return {
        card.id
        for card in on_the_table(map, options)
        if there & {*card.regions} or track.length in card.lengths or (card.ferries and track.ferry)
    }


def prices(map: Map) -> dict[str, int]:
    """Return what each technology costs in Locomotives (R277)."""
    return {card.id: card.price for card in map.technologies.cards} if map.technologies else {}


def copies_left(game: "Table") -> dict[str, int]:
    """Return the copies of each technology on the table (R277, R284); contracts that nobody bought go (R287, R293)."""
    cards = on_the_table(game.map, game.options)
    left = {card.id: card.copies - sum(seat.technologies[card.id] for seat in game.seats) for card in cards}
    late = min(seat.trains for seat in game.seats) <= FEW_TRAINS if game.with_dice else game.cards.reshuffled
    return {name: 0 if late and name in (CONTRACTS, BEAM) else count for name, count in left.items()}


def for_sale(game: "Table") -> list[str]:
    """Return what the player may buy: what is left, none of a kind he has unless a house rule allows it (R276)."""
    twice = bool(game.options["uk.duplicate_technologies"])
    return [name for name, count in copies_left(game).items() if count and (twice or not game.me.technologies[name])]


def spares_one(own: Counter[str], price: int, symbols: int) -> bool:
    """Return whether Diesel Power spares a card: at least one is paid, and every ferry symbol (R288)."""
    return own[DIESEL] > 0 and price - 1 >= max(symbols, 1)


def cards_for_one(map: Map, own: Counter[str]) -> int:
    """Return how many cards of any colours are played as one Locomotive (R274)."""
    assert map.technologies is not None
    return map.technologies.any_cards - bool(own[BOOSTER])


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
