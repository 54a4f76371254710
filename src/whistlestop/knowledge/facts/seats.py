"""What everybody knows of each seat, and what the seat that looks has itself (R8, R231)."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known, counts_by_kind, known, members, tickets_at
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import ASIDE, FRESH, HELD, OFFERED, OUT_OF_GAME, OVER, UNDER
from whistlestop.ruleset.compile import Rules

GONE = (ASIDE, UNDER, OUT_OF_GAME, FRESH)


@dataclass(frozen=True, kw_only=True, eq=False)
class SeatFacts(Known):
    """Each seat as the table sees it; tickets are shown at the end."""

    trains: list[int]
    route_points: list[int]
    hand_sizes: list[int]
    known: list[Counts]
    ticket_counts: list[int | None]
    owner: dict[int, int]
    stations: Counts
    stations_left: list[int]
    tickets_shown: list[list[int]] | None


@dataclass(frozen=True, kw_only=True, eq=False)
class OwnFacts(Known):
    """The hand and tickets of the seat that looks; None for a spectator."""

    hand: Counts | None
    tickets: list[int] | None
    offered: list[int] | None
    returned: list[int] | None


def seat_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> SeatFacts:
    """Return what everybody knows of each seat."""
    seats = range(view.players)
    return SeatFacts(
        trains=view.trains[: view.players],
        route_points=view.points[: view.players],
        hand_sizes=[sum(view.hand[each]) + _more_cards(rules, view, each) for each in seats],
        known=[counts_by_kind(view.known[each]) for each in seats],
        ticket_counts=[known(count) for count in view.ticket_count[: view.players]],
        owner=dict(sorted([(track, each) for each in seats for track in members(view.owned[each])])),
        stations={rules.map.places[place].id: each for each in seats for place in members([view.stations[each]])},
        stations_left=[rules.map.stations - view.stations[each].bit_count() for each in seats],
        tickets_shown=[tickets_at(view.where, HELD, each) for each in seats] if view.phase == OVER else None,
    )


def _more_cards(rules: Rules, view: SimpleNamespace, seat: int) -> int:
    """Return how many cards a seat holds of sorts that mechanisms keep elsewhere."""
    return sum(count(rules, view, seat) for count in collect(__package__, "more_cards"))


def own_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> OwnFacts:
    """Return what a record tells of one seat's hand and tickets; None for all of it if there is no seat."""
    if seat is None:
        return OwnFacts(hand=None, tickets=None, offered=None, returned=None)
    own = [(code // 8, ticket) for ticket, code in enumerate(view.where[: rules.board.tickets]) if code % 8 == seat]
    return OwnFacts(
        hand=counts_by_kind(view.hand[seat]),
        tickets=[ticket for place, ticket in own if place == HELD],
        offered=[ticket for place, ticket in own if place == OFFERED],
        returned=[ticket for place, ticket in own if place in GONE],
    )
