"""Which tickets of a seat chaos would halve as things stand: what the score itself would say (R183-R186)."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.play import scores
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.server.protocol.views import HalvedTicket


def halved_tickets(rules: Rules, game: GameRecord, tickets: Iterable[int]) -> list[HalvedTicket]:
    """Return of these tickets each goal for which one would give half or less."""
    if not rules.options["monsters"]:
        return []
    found = []
    for ticket in tickets:
        for target in range(1 + len(rules.map.tickets[ticket].more)):
            worth = scores.gain(rules, game, ticket, target)
            if worth.halved:
                found.append(HalvedTicket(ticket=ticket, goal=worth.goal, chaos=list(worth.chaos)))
    return found
