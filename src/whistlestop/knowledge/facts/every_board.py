"""What every board has and a view shows: the turn, the table, the seats and the routes (R8, R231)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from types import SimpleNamespace
from typing import cast

from whistlestop.knowledge.facts.known import Counts, Known, counts_by_kind, known, members, tickets_at
from whistlestop.notation.words import KIND_NAMES, every_kind
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import (
    ASIDE,
    FRESH,
    HELD,
    LOCOMOTIVE,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    OVER,
    PHASES,
    UNDER,
    GameRecord,
)
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.special_claims import special_tracks


@dataclass(frozen=True, kw_only=True, eq=False)
class TurnFacts(Known):
    """The open question and who is to answer it."""

    phase: str
    to_move: int
    first: int
    turn: int
    last_turns: int | None


@dataclass(frozen=True, kw_only=True, eq=False)
class ActionFacts(Known):
    """Whether the turn's action is done; it came later than the rest of the turn, and so it does in messages."""

    acted: bool = False


def turn_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> TurnFacts:
    """Return whose turn it is; nobody's once the game is over."""
    return TurnFacts(
        phase=PHASES[view.phase],
        to_move=NONE if view.phase == OVER else view.player,
        first=view.first,
        turn=view.turn,
        last_turns=known(view.last_turns),
    )


def action_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> ActionFacts:
    """Return whether the player to move has taken the turn's action."""
    return ActionFacts(acted=bool(view.acted))


@dataclass(frozen=True, kw_only=True, eq=False)
class TableFacts(Known):
    """Cards and decks, and the claim or station under way with the cards laid down for it."""

    display: list[str | None]
    deck_size: int
    discard: Counts
    ticket_deck_size: Counts
    claiming: int | None
    building: str | None
    laid: Counts
    revealed: list[str]


def table_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> TableFacts:
    """Return what lies open on the table."""
    return TableFacts(
        display=[every_kind().get(kind) for kind in view.display[: rules.map.display]],
        deck_size=view.deck_size,
        discard=counts_by_kind(view.discard),
        ticket_deck_size={
            name: view.fresh_count[deck] + view.under_count[deck]
            for deck, name in enumerate(rules.ticket_decks)
            if name in rules.map.drawn_tickets.deal
        },
        claiming=known(view.claiming),
        building=None if view.building == NONE else rules.map.places[view.building].id,
        laid=_laid(view),
        revealed=[KIND_NAMES[kind] for kind in view.revealed if kind != NONE],
    )


def _laid(view: SimpleNamespace) -> Counts:
    laid = {view.laid_kind: view.laid_cards} if view.laid_kind != NONE else {}
    if view.laid_locomotives:
        laid[LOCOMOTIVE] = view.laid_locomotives
    return {KIND_NAMES[kind]: count for kind, count in laid.items()}


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


WORD = (1 << 64) - 1


@dataclass(frozen=True, kw_only=True, eq=False)
class RouteFacts(Known):
    """Tracks that nobody owns and nobody can have."""

    closed: list[int] = field(default_factory=list)


def route_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> RouteFacts:
    """Return which tracks are closed to everybody."""
    every = (1 << len(rules.map.tracks)) - 1  # not the board's own mask, which leaves out what a house rule closes
    every &= ~special_tracks("standing", cast(GameRecord, view), rules.board, NONE)
    masks = (view.open, *view.owned[: view.players])
    words = zip(*masks, strict=True)
    return RouteFacts(
        closed=members([every >> 64 * word & WORD & ~reduce(or_, taken) for word, taken in enumerate(words)])
    )
