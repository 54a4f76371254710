"""What the numbers of events mean, as the arguments of their sentences; those of mechanisms stand in their files."""

from __future__ import annotations

from whistlestop.locale.arguments import (
    Arguments,
    EventWords,
    Numbers,
    TableSetup,
    card,
    claimed,
    nothing,
    numbers,
    ticket,
)
from whistlestop.records.mechanisms import merge


def _chosen(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a choice of tickets is told with: those not kept go back or leave the game (R5, R19)."""
    return {name: known[name] for name in ("kept", "back", "gone")}


def _reason(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.records.events import REASONS

    return {"reason": REASONS[known["reason"]]}


ARGUMENTS: dict[str, EventWords] = {
    "game_started": numbers,
    "turn_started": numbers,
    "card_drawn": card,
    "card_taken": card,
    "card_turned_up": card,
    "display_reset": nothing,
    "deck_reshuffled": numbers,
    "ticket_offered": ticket,
    "ticket_kept": ticket,
    "ticket_returned": ticket,
    "tickets_chosen": _chosen,
    "route_claimed": claimed,
    "passed": nothing,
    "last_round": _reason,
    "game_over": _reason,
    **merge(__package__, "EVENTS"),
}
