"""What a map must hold of tickets that come from two decks (R103)."""

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, TicketDeal

MOST_SPLIT = 5


def problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with its ticket splits."""
    yield from _split(map, "opening_tickets", map.opening_tickets)
    yield from _split(map, "drawn_tickets", map.drawn_tickets)


def _split(map: Map, key: str, deal: TicketDeal) -> Iterator[Problem]:
    """R103: a split is named over the two decks of the map."""
    if not deal.split:
        return
    if len(deal.deal) != 2 or len({ticket.deck for ticket in map.tickets}) != 2:
        yield Problem("tickets are split between exactly two decks", (key, "split"))
    if deal.split > MOST_SPLIT:
        yield Problem(f"at most {MOST_SPLIT} tickets are split, not {deal.split}", (key, "split"))
    if deal.split > sum(deal.deal.values()):
        yield Problem(f"{deal.split} tickets to split, the decks give {sum(deal.deal.values())}", (key, "split"))
