"""Fit what tickets of printed boards are worth for their shortest way.

    python scripts/fit_tickets.py

prints the table of docs/tickets.md: for each board a line through its tickets, how often the value is the very length
of the way, and how far off it is otherwise. A board with bullet routes has what a space of one counts for as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

from whistlestop import maps
from whistlestop.maps.ways import ways_from

DRAWN_HERE = ("anatolia", "lake-constance")  # boards of this project; what they give says nothing about printed ones
HEADINGS = ("board", "tickets", "value of a way of length *w*", "exactly *w*", "within 1", "correlation")


def fits() -> Iterator[tuple[str, int, float, float, float, float, float]]:
    """Yield for each board its tickets, slope and constant of the line, shares that fit, and the correlation."""
    for id in maps.ids():
        tickets = sorted(set(_tickets(id)))
        if tickets and id not in DRAWN_HERE:
            way, points = np.array([one[1:] for one in tickets], float).T
            slope, constant = np.polyfit(way, points, 1)
            off = np.abs(points - way)
            shares = float((off < 0.5).mean()), float((off <= 1).mean())
            # Rounded, because what is left of nothing has another sign on another processor.
            correlation = float(np.corrcoef(way, points)[0, 1])
            yield id, len(tickets), float(slope), round(float(constant), 2), *shares, correlation


def _tickets(id: str) -> Iterator[tuple[tuple[str, str], float, int]]:
    """Yield ends, way and value of every ticket of a board in all its sets; those of several goals are left out."""
    for ticket_set in maps.ticket_sets(id):
        map = maps.load(id, ticket_set)
        for ticket in map.tickets if not map.race else ():  # in a race tickets have no value
            if not ticket.more:
                yield (ticket.a, ticket.b), ways_from(map, ticket.a)[ticket.b], ticket.points


def table() -> str:
    """Return the fits as a table of Markdown."""
    lines = [f"| {' | '.join(HEADINGS)} |", "| --- | --- | --- | --- | --- | --- |"]
    for id, count, slope, constant, exact, near, correlation in fits():
        line = f"{slope:.2f} *w* {'−' if constant < 0 else '+'} {abs(constant):.2f}"
        lines.append(f"| {id} | {count} | {line} | {exact:.0%} | {near:.0%} | {correlation:.3f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(table())
