"""An action and a decision in words, and what a table must fulfil before anybody decides."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop import maps
from whistlestop.records.events import Event


@dataclass(frozen=True)
class Action:
    """A legal action: its id and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        """Return the text."""
        return self.text


@dataclass(frozen=True)
class Decision:
    """A decision as it was made: who, what, what luck answered, what happened."""

    seat: int
    action: int
    text: str
    answers: tuple[int, ...]
    events: tuple[Event, ...]
    before: bytes


def refuse_bad_table(map: maps.Map, players: int, seed: int, first: int | None) -> None:
    """Raise ValueError if a table cannot be set up with these numbers."""
    few, many = map.players
    if not few <= players <= many:
        raise ValueError(f"{map.name} is for {few} to {many} players, not {players}")
    if first is not None and not 0 <= first < players:
        raise ValueError(f"the first player must be a seat from 0 to {players - 1}, not {first}")
    if not 0 <= seed < 2**64:
        raise ValueError("a seed is a number from 0 to 2**64 - 1")


def refuse_impossible_deal(map: maps.Map, players: int) -> None:
    """Raise ValueError if a map made by a program cannot be dealt; one from a file has been checked."""
    deck = map.deck
    cards = deck.per_colour * len(deck.colours) + deck.locomotives + deck.plus4 + deck.passengers
    if players * map.start_cards > cards:
        raise ValueError(f"{map.name} has not enough train cards to deal {players} players {map.start_cards} each")
    for name, count in map.opening_tickets.deal.items():
        if players * count > sum(ticket.deck == name for ticket in map.tickets):
            raise ValueError(f"{map.name} has not enough {name} tickets to deal {players} players {count} each")
