"""Tunnels in words (R50-R57, R149)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, card, paid, route
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map


def _entered(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), **paid(table, known)}


def _surcharge(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "extra": known["extra"]}


def _declined(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "purse": "dice" if table.options.get("dice") else "cards"}


def further_differences(map: Map, *, dice: bool) -> list[str]:
    """Return how many tracks are tunnels, and what that means with cards or dice."""
    tunnels = sum(track.tunnel for track in map.tracks)
    return [say("difference-tunnels-dice" if dice else "difference-tunnels", count=tunnels)] if tunnels else []


EVENTS = {
    "tunnel_entered": _entered,
    "tunnel_card": card,
    "tunnel_surcharge": _surcharge,
    "tunnel_declined": _declined,
}
TOPICS = {"tunnel": Topic(on(lambda board: any(track.tunnel for track in board.tracks)))}
AT_HAND = {"action": ("tunnel",), "tunnel": ("tunnel",)}
