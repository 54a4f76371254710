"""What a table must fulfil before anything is dealt."""

from __future__ import annotations

import numpy as np

from whistlestop import maps


def refuse_bad_table(map: maps.Map, players: int, seed: int, first: int | None) -> None:
    """Raise ValueError if a table cannot be set up with these numbers."""
    few, many = map.players
    for name, number in (("number of players", players), ("seed", seed), ("first player", first)):
        if isinstance(number, bool) or not isinstance(number, int | np.integer | None):
            raise ValueError(f"the {name} must be a whole number, not {number!r}")
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
