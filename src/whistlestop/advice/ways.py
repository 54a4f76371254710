"""Tickets in reach: the cheapest way to fulfil each one over own and open tracks, in trains.

Stations are left out: they borrow what others will have claimed, and nobody knows that yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from whistlestop.advice.claims import legs_of, other_pieces
from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.view import View
from whistlestop.records.board import TARGETS, BoardRecord
from whistlestop.records.state import HELD, OFFERED, Masks
from whistlestop.rules import tickets
from whistlestop.ruleset.special_claims import special_tracks

at = interpreted(tickets.at)


@dataclass(frozen=True)
class TicketOutlook:
    """A ticket held or offered: the trains it still takes and the tracks (None: it is cut off), and whether they do.

    Tracks of bullet trains take none of one's own (R393), ship routes take ships (R364). A tour is joined leg by leg.
    """

    ticket: int
    trains: int | None
    tracks: tuple[int, ...]
    reachable: bool

    @property
    def fulfilled(self) -> bool:
        """Whether nothing is left to do."""
        return self.trains is not None and not self.tracks


def outlook(view: View, without: int | None = None) -> list[TicketOutlook]:
    """Return every ticket the seat holds or is choosing from, as if the track `without` were lost."""
    game, seat = view.record, int(view.seat or 0)
    mine = [at(HELD, seat), at(OFFERED, seat)]
    prices = {track: price for track, price in track_prices(view).items() if track != without}
    held = [ticket for ticket in range(len(view.rules.map.tickets)) if game.where[ticket] in mine]
    return [_outlook(view, ticket, prices) for ticket in held]


def track_prices(view: View) -> dict[int, int]:
    """Return the trains each track takes that the seat can use (none) or may still claim (R26, R27, R394)."""
    game, board, seat = view.record, view.rules.boards[0], int(view.seat or 0)
    owned, free = _mask(game.owned[seat]), _mask(game.open)
    usable = owned | special_tracks("for_all", game, board, seat)
    prices = {}
    for track in range(len(view.rules.map.tracks)):
        if usable >> track & 1:
            prices[track] = 0
        elif free >> track & 1 and not _mask(board.twins[track]) & owned:
            prices[track] = int(board.trains_needed[track])
    return prices


def _mask(words: Masks) -> int:
    return sum(int(word) << 64 * number for number, word in enumerate(words.tolist()))


def _outlook(view: View, ticket: int, prices: dict[int, int]) -> TicketOutlook:
    game, board, seat = view.record, view.rules.board, int(view.seat or 0)
    found = _joined(view, _legs(board, ticket), prices)
    if found is None:
        return TicketOutlook(ticket, None, (), False)
    others = other_pieces(game, board, seat)
    lent = special_tracks("lent", game, board, seat) | sum(tracks for tracks, _ in others)
    trains = sum(prices[track] for track in found if not lent >> track & 1)
    enough = trains <= int(game.trains[seat]) and all(
        sum(prices[track] for track in found if tracks >> track & 1) <= left for tracks, left in others
    )
    return TicketOutlook(ticket, trains, found, enough)


def _legs(board: BoardRecord, ticket: int) -> list[tuple[int, int]]:
    """Return the sets of places to join, leg by leg: for most tickets their two ends."""
    if legs := legs_of(board, ticket):
        return legs
    goal = 0
    for target in range(TARGETS):
        goal |= int(board.ticket_to[ticket, target])
    return [(int(board.ticket_from[ticket]), goal)]


def _joined(view: View, legs: list[tuple[int, int]], prices: dict[int, int]) -> tuple[int, ...] | None:
    """Return the tracks that join what is to be joined, leg by leg; None if one of them cannot be."""
    found: tuple[int, ...] = ()
    for start, goal in legs:
        way = _cheapest(view, start, goal, prices | dict.fromkeys(found, 0))
        if way is None:
            return None
        found += way
    return found


def _cheapest(view: View, start: int, goal: int, prices: dict[int, int]) -> tuple[int, ...] | None:
    """Return the tracks to claim for the fewest spaces between two sets of places; None if they cannot be joined."""
    board = view.rules.boards[0]
    steps: dict[int, list[tuple[int, int, int]]] = {}
    for track, price in prices.items():
        a, b = int(board.end_a[track]), int(board.end_b[track])
        steps.setdefault(a, []).append((b, price, track))
        steps.setdefault(b, []).append((a, price, track))
    ways: list[tuple[int, int, tuple[int, ...]]] = [
        (0, place, ()) for place in range(len(view.rules.map.places)) if start >> place & 1
    ]
    reached: set[int] = set()
    while ways:
        spaces, here, tracks = heappop(ways)
        if goal >> here & 1:
            return tracks
        if here not in reached:
            reached.add(here)
            for there, price, track in steps.get(here, ()):
                heappush(ways, (spaces + price, there, (*tracks, track) if price else tracks))
    return None
