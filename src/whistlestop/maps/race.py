"""What a map must hold for a race to complete tickets (R410-R417)."""

from collections.abc import Iterator

from whistlestop.maps.gains import bringing_points
from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Bonuses, Map
from whistlestop.maps.source import Pointer

HELD = 2  # tickets that a player works on, and changes together (R411, R416)


LOCOMOTIVES = (12, 6, 18)  # those among all cards that a table may choose (R410)
RACE = Need('the key "race" is missing', lambda board: board.race > 0)
DIVISIBLE = Need(
    "the deck is too small to be divided into 6, 12 or 18 locomotives and every colour",
    lambda board: all(can_be_divided(board, locomotives) for locomotives in LOCOMOTIVES),
)
HOUSE_RULES = {"firstjourney.locomotives": (RACE, DIVISIBLE)}


def can_be_divided(map: Map, locomotives: int) -> bool:
    """Whether cards of every colour are left beside so many locomotives, and enough to deal (R410)."""
    each = cards_of_a_colour(map, locomotives)
    needed = map.players[1] * map.start_cards + map.display
    return each > 0 and each * len(map.deck.colours) + locomotives >= needed


def cards_of_a_colour(map: Map, locomotives: int) -> int:
    """Cards of each colour if so many of all are locomotives; odd ones stay out (R410)."""
    return (map.deck.per_colour * len(map.deck.colours) + map.deck.locomotives - locomotives) // len(map.deck.colours)


def asked(map: Map) -> Pointer | None:
    """The key with which a map asks for a race, or None."""
    return ("race",) if map.race else None


def problems(map: Map) -> Iterator[Problem]:
    """R411, R415-R417: two tickets each out of one deck that never runs out, and both coasts or none."""
    coasts = {place.coast for place in map.places if place.coast}
    if not map.race:
        if coasts:
            reason = 'a coast means something in a race only, and the key "race" is missing'
            yield Problem(reason, ("places", _on_coast(map), "coast"))
        return
    if len(coasts) == 1:
        yield Problem("a board has two coasts or none", ("places", _on_coast(map), "coast"))
    for key in ("opening_tickets", "drawn_tickets"):
        deal = getattr(map, key)
        if list(deal.deal.values()) != [HELD] or deal.keep != HELD or deal.split:
            yield Problem(f"in a race {HELD} tickets of one deck are dealt, and both kept", (key,), otherwise=("race",))
    yield from _points(map)
    # All but the winner's last ticket completed, everybody's hands, and two more drawn before the old ones go back.
    needed = map.players[1] * (map.race - 1 + HELD) + HELD
    if len(map.tickets) < needed:
        yield Problem(f"a race to {map.race} needs {needed} tickets, not {len(map.tickets)}", ("race",))


def _points(map: Map) -> Iterator[Problem]:
    """R410, R418: completed tickets decide, each like any other; nothing else that is worth points has a meaning."""
    if any(map.route_points.values()) or map.bonuses != Bonuses(longest_path=0):
        yield Problem("a race has no points, neither for routes nor as bonuses", ("race",))
    if map.stations:
        yield Problem("in a race tickets are completed with one's own trains, not with stations", ("stations",))
    for key in (*(("districts",) if map.districts else ()), *bringing_points(map)):
        yield Problem(f"a race has no points, so {key} would do nothing", (key,))
    for index, track in enumerate(map.tracks):
        if track.mountains:
            yield Problem("a race has no points, so no track has mountains", ("tracks", index, "mountains"))
    for index, ticket in enumerate(map.tickets):
        if ticket.points != 1 or ticket.more:
            yield Problem("in a race every ticket counts 1 and has one goal", ("tickets", index))


def _on_coast(map: Map) -> int:
    """The first place that lies on a coast."""
    return next(index for index, place in enumerate(map.places) if place.coast)
