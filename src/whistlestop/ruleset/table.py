"""What a table must fulfil before anything is dealt."""

from __future__ import annotations

import numpy as np

from whistlestop import maps
from whistlestop.maps.check import MOST_CARDS

MOST_SEEDS = 2**64


def whole_number(name: str, number: object) -> int:
    """Return a number of Python or numpy as Python's own; raises ValueError for anything else.

    The engine's entry points would be compiled anew for another type, which looks like a program that hangs.
    """
    if isinstance(number, bool) or not isinstance(number, int | np.integer):
        raise ValueError(f"the {name} must be a whole number, not {number!r}")
    return int(number)


def whole_seed(number: object) -> int:
    """Return a seed as Python's own number; raises ValueError for what is none."""
    seed = whole_number("seed", number)
    if not 0 <= seed < MOST_SEEDS:
        raise ValueError("a seed is a number from 0 to 2**64 - 1")
    return seed


def whole_seat(number: object, players: int) -> int:
    """Return a seat as Python's own number; raises ValueError if nobody sits there."""
    seat = whole_number("seat", number)
    if not 0 <= seat < players:
        raise ValueError(f"seats are 0 to {players - 1}, not {seat}")
    return seat


def refuse_bad_table(map: maps.Map, players: int, seed: int, first: int | None) -> None:
    """Raise ValueError if a table cannot be set up with these numbers."""
    few, many = map.players
    whole_number("number of players", players)
    if not few <= players <= many:
        raise ValueError(f"{map.name} is for {few} to {many} players, not {players}")
    if first is not None and not 0 <= whole_number("first player", first) < players:
        raise ValueError(f"the first player must be a seat from 0 to {players - 1}, not {first}")
    whole_seed(seed)


def refuse_impossible_deal(map: maps.Map, players: int) -> None:
    """Raise ValueError if a map made by a program cannot be dealt; one from a file has been checked."""
    cards = map.deck.size
    if cards > MOST_CARDS:
        raise ValueError(f"{map.name} has {cards} train cards, at most {MOST_CARDS} can be dealt")
    if players * map.start_cards > cards:
        raise ValueError(f"{map.name} has not enough train cards to deal {players} players {map.start_cards} each")
    for name, count in map.opening_tickets.deal.items():
        if players * count > sum(ticket.deck == name for ticket in map.tickets):
            raise ValueError(f"{map.name} has not enough {name} tickets to deal {players} players {count} each")
