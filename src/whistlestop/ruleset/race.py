"""The part of a board record that the race to six reads (R410, R415, R418, R423)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps import house_rules
from whistlestop.maps.race import cards_of_a_colour
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import LOCOMOTIVE
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether a table races to complete tickets."""
    return board.race > 0


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may be a change of tickets."""
    return board.race > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in cards, tickets to win and coasts; a monster's bonus is a ticket (R423)."""
    board.race = map.race
    if not map.race:
        return
    if "firstjourney.locomotives" in house_rules.holding(map) and not settled["dice"]:
        _divide_cards(board, map, int(settled["firstjourney.locomotives"]))
    for index, place in enumerate(map.places):
        if place.coast is not None:
            board.coasts[maps.COASTS.index(place.coast)] |= np.uint64(1 << index)
    # Behind the tickets of the deck stands the one from coast to coast, which nobody draws but bots plan for.
    board.ticket_from[board.tickets], board.ticket_to[board.tickets, 0] = board.coasts
    board.ticket_points[board.tickets, 0] = 1
    board.monster_bonus = min(int(board.monster_bonus), 1)
    board.last_rounds = board.draws_tickets = 0  # it ends at once (R419), and tickets are changed only (R412)


def _divide_cards(board: BoardRecord, map: maps.Map, locomotives: int) -> None:
    """Take so many locomotives and split the other cards evenly among the colours (R410)."""
    for colour in map.deck.colours:
        board.cards[maps.COLOURS.index(colour)] = cards_of_a_colour(map, locomotives)
    board.cards[LOCOMOTIVE] = locomotives
