"""A position with everything open: for games that are over, and for logs that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.knowledge.facts.facts import Facts
from whistlestop.knowledge.facts.known import Counts, counts_by_kind, tickets_at
from whistlestop.knowledge.facts.monsters import cards_face_down
from whistlestop.records.plain import plain
from whistlestop.records.state import FRESH, HELD, OFFERED, UNDER, Games
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class OpenFacts(Facts):
    """A position with everything open, seat by seat: only ever told of a game that is over, or of a log from a file.

    `deck` are the train cards left by kind (their order is nowhere), `ticket_deck` the tickets that can still be drawn.
    """

    hands: list[Counts]
    held: list[list[int]]
    choosing: list[list[int]]
    deck: Counts
    ticket_deck: list[int]
    face_down: list[Counts] | None


def open_facts(rules: Rules, games: Games, shown: Facts) -> OpenFacts:
    """Return all that a whole record holds; `shown` is what a spectator sees of it."""
    game = plain(games[0])
    seats = range(game.players)
    return OpenFacts(
        **vars(shown),
        hands=[counts_by_kind(game.hand[seat]) for seat in seats],
        held=[tickets_at(game.where, HELD, seat) for seat in seats],
        choosing=[tickets_at(game.where, OFFERED, seat) for seat in seats],
        deck=counts_by_kind(game.deck),
        ticket_deck=[ticket for ticket in range(len(rules.map.tickets)) if game.where[ticket] // 8 in (FRESH, UNDER)],
        face_down=[cards_face_down(game.face_down[seat]) for seat in seats] if rules.options["monsters"] else None,
    )
