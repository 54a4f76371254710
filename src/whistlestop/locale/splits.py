"""Tickets of two decks in words (R103)."""

from __future__ import annotations

from whistlestop.locale import words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup


def _split(table: TableSetup, known: Numbers) -> Arguments:
    return {"tickets": words.split(table.map, known["first"], known["second"])}


EVENTS = {"tickets_split": _split}
