"""What a client needs to know of technologies: prices and copies, and what each track needs (R277, R278)."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Map
from whistlestop.maps.technologies import Technology
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.technologies import needs, on_offer
from whistlestop.server.protocol.parts import Part


class TechnologyInfo(Part, frozen=True):
    """A technology: its price in locomotives and how many copies there are."""

    id: str
    price: int
    copies: int


BOARD = (("technologies", list[TechnologyInfo]), ("technology_set", int))
TRACK = (("technologies", list[str]),)  # without which it cannot be claimed


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the technologies, and how many cards of any colours count as a locomotive."""
    told = [TechnologyInfo(id=card.id, price=card.price, copies=card.copies) for card in _cards(map, rules)]
    return {"technologies": told, "technology_set": map.technologies.any_cards if map.technologies else 0}


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return the technologies that a track needs."""
    return {"technologies": [card.id for card in _cards(map, rules) if needs(map, map.tracks[track], card)]}


def _cards(map: Map, rules: Rules) -> tuple[Technology, ...]:
    return on_offer(map, rules.board)
