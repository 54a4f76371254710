"""Technologies: what they cost, open and score (R274-R283).

The names are those of the file of a map; what each does is written down here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map, Track

HOME = {"england", None}  # no concession is needed there
CONCESSIONS = {
    "wales": "wales-concession",
    "ireland": "ireland-france-concession",
    "france": "ireland-france-concession",
    "scotland": "scotland-concession",
}
LENGTHS = {3: "mechanical-stoker", 4: "steam-boiler", 5: "steam-boiler", 6: "steam-boiler"}
PROPELLERS, BOOSTER, RIGHT_OF_WAY = "propellers", "booster", "right-of-way"
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


def for_sale(map: Map, held: Sequence[Counter[str]], own: Counter[str], duplicates: bool) -> list[str]:
    """Return what somebody may buy: copies that are left, none of a kind he has unless a house rule allows it."""
    cards = map.technologies.cards if map.technologies else ()
    left = {card.id: card.copies - sum(each[card.id] for each in held) for card in cards}
    return [name for name, copies in left.items() if copies > 0 and (duplicates or not own[name])]


def cards_for_one(own: Counter[str]) -> int:
    """Return how many cards of any colours are played as one Locomotive (R274)."""
    return 3 if own[BOOSTER] else 4


def extra_points(own: Mapping[str, int], track: Track) -> int:
    """Return what technologies add to the points of a route just claimed (R280)."""
    return own["boiler-lagging"] + (2 * own["steam-turbines"] if track.ferry else 0)


def ticket_points(own: Mapping[str, int], fulfilled: int) -> int:
    """Return what Double Heading is worth at the end (R281)."""
    return 2 * fulfilled * own["double-heading"]
