"""What a map must hold for a race to complete tickets (R410-R417)."""

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Bonuses, Map
from whistlestop.maps.source import Pointer

HELD = 2  # tickets that a player works on, and changes together (R411, R416)


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
        if "firstjourney" in map.house_rules:
            yield Problem('house rules of firstjourney need a race, but the key "race" is missing', ("house_rules",))
        return
    if len(coasts) == 1:
        yield Problem("a board has two coasts or none", ("places", _on_coast(map), "coast"))
    for key in ("opening_tickets", "drawn_tickets"):
        deal = getattr(map, key)
        if list(deal.deal.values()) != [HELD] or deal.keep != HELD or deal.split:
            yield Problem(f"in a race {HELD} tickets of one deck are dealt, and both kept", (key,), otherwise=("race",))
    if any(map.route_points.values()) or map.bonuses != Bonuses(longest_path=0):
        yield Problem("a race has no points, neither for routes nor as bonuses", ("race",))
    # All but the winner's last ticket completed, everybody's hands, and two more drawn before the old ones go back.
    needed = map.players[1] * (map.race - 1 + HELD) + HELD
    if len(map.tickets) < needed:
        yield Problem(f"a race to {map.race} needs {needed} tickets, not {len(map.tickets)}", ("race",))


def _on_coast(map: Map) -> int:
    """The first place that lies on a coast."""
    return next(index for index, place in enumerate(map.places) if place.coast)
