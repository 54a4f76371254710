"""What lies open on the table: display, decks, and what is being paid for."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known, counts_by_kind, known
from whistlestop.notation.words import KIND_NAMES, every_kind
from whistlestop.records.state import LOCOMOTIVE, NONE
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class TableFacts(Known):
    """Cards and decks, and the claim or station under way with the cards laid down for it."""

    display: list[str | None]
    deck_size: int
    discard: Counts
    ticket_deck_size: Counts
    claiming: int | None
    building: str | None
    laid: Counts
    revealed: list[str]


def table_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> TableFacts:
    """Return what lies open on the table."""
    return TableFacts(
        display=[every_kind().get(kind) for kind in view.display[: rules.map.display]],
        deck_size=view.deck_size,
        discard=counts_by_kind(view.discard),
        ticket_deck_size={
            name: view.fresh_count[deck] + view.under_count[deck]
            for deck, name in enumerate(rules.ticket_decks)
            if name in rules.map.drawn_tickets.deal
        },
        claiming=known(view.claiming),
        building=None if view.building == NONE else rules.map.places[view.building].id,
        laid=_laid(view),
        revealed=[KIND_NAMES[kind] for kind in view.revealed if kind != NONE],
    )


def _laid(view: SimpleNamespace) -> Counts:
    laid = {view.laid_kind: view.laid_cards} if view.laid_kind != NONE else {}
    if view.laid_locomotives:
        laid[LOCOMOTIVE] = view.laid_locomotives
    return {KIND_NAMES[kind]: count for kind, count in laid.items()}
