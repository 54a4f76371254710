"""What a client needs to know of ships: pieces, harbours and ports of a board, and the kind of each track."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map, Ticket
from whistlestop.ruleset.compile import Rules

BOARD = (("ships", int), ("supply", int), ("harbours", int), ("last_rounds", int), ("ports", list[str]))
TRACK = (("kind", str),)
# Places between the ends of a tour, what it is worth as printed, and what it costs.
TICKET = (("via", list[str]), ("in_order", int), ("penalty", int))


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return ships, pieces and harbours of each player, 0 without any, and where harbours may stand."""
    if map.ships is None:
        return {"ships": 0, "supply": 0, "harbours": 0, "last_rounds": 0, "ports": []}
    ships = map.ships
    return {
        "ships": ships.each,
        "supply": ships.pieces,
        "harbours": ships.harbours,
        "last_rounds": ships.last_rounds,
        "ports": list(ships.ports),
    }


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return whether a track is for trains, for ships, or a pair route."""
    return {"kind": map.tracks[track].kind}


def read_ticket(ticket: Ticket) -> dict[str, Any]:
    """Return what makes a ticket a tour; nothing for others."""
    if ticket.tour is None:
        return {"via": [], "in_order": 0, "penalty": 0}
    return {"via": list(ticket.tour.via), "in_order": ticket.tour.in_order, "penalty": ticket.tour.penalty}
