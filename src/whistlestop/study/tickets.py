"""Every ticket: how often it is kept and fulfilled, and how the seats fare that keep it.

The lift is what keeping a ticket adds to the chance to win. A bot chooses which tickets it keeps, so a lift tells of
tickets as they are played, not as they would do if dealt at random. A ticket is called generous or stingy only if its
lift is away from zero by more than the luckiest of so many tickets would be in one study out of twenty.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal

import numpy as np

from whistlestop.arena.statistics import NORMAL, Estimate
from whistlestop.records.events import TICKET_OFFERED
from whistlestop.study.sample import KEPT_DONE, KEPT_POINTS, KEPT_SEAT, KEPT_TICKET, ONE, Sample

Price = Literal["generous", "stingy", "fair"]
FEWEST = 30  # games a ticket must have been kept in before its price is judged


@dataclass(frozen=True)
class TicketFigures:
    """One ticket of the board."""

    ticket: int
    kept: Estimate  # of the times it was offered
    fulfilled: Estimate  # of the times it was kept
    points: Estimate  # what it brought when kept, losses included
    lift: Estimate
    price: Price


def tickets(sample: Sample) -> list[TicketFigures]:
    """Return every ticket that was ever kept, the best for its keepers first."""
    found = [_figures(sample, ticket) for ticket in range(len(sample.map.tickets))]
    return sorted((one for one in found if one is not None), key=lambda one: -one.lift.value)


def offers(sample: Sample) -> dict[int, int]:
    """Return how often each ticket was offered."""
    told = sample.events[sample.told(TICKET_OFFERED), ONE]
    counts = np.bincount(told, minlength=len(sample.map.tickets))
    return {ticket: int(count) for ticket, count in enumerate(counts)}


def _figures(sample: Sample, ticket: int) -> TicketFigures | None:
    rows = sample.tickets[:, KEPT_TICKET] == ticket
    game, seat = sample.ticket_game[rows], sample.tickets[rows, KEPT_SEAT]
    if len(game) < 2:
        return None
    keepers = np.bincount(game, minlength=len(sample))
    offered = sample.count(sample.told(TICKET_OFFERED) & (sample.events[:, ONE] == ticket))
    done = np.bincount(game, sample.tickets[rows, KEPT_DONE], len(sample))
    points = np.bincount(game, sample.tickets[rows, KEPT_POINTS], len(sample))
    lift = sample.lift(game, seat)
    return TicketFigures(
        ticket,
        sample.part(keepers, offered),
        sample.part(done, keepers),
        sample.ratio(points, keepers),
        lift,
        _price(lift, len(sample.map.tickets)),
    )


def _price(lift: Estimate, tickets: int) -> Price:
    if lift.games < FEWEST or not stands_out(lift, 0.0, tickets):
        return "fair"
    return "generous" if lift.value > 0 else "stingy"


def stands_out(found: Estimate, usual: float, many: int) -> bool:
    """Return whether a figure is farther from the usual one than the luckiest of so many in 19 studies out of 20."""
    error = (found.high - found.low) / (2 * NORMAL)
    return abs(found.value - usual) > NormalDist().inv_cdf(1 - 0.025 / many) * error
