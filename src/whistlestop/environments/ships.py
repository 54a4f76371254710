"""What tables use of ships in compact layouts (R360-R373)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from whistlestop.batch.observation.ships import SHIP_SEAT, SHIP_TABLE
from whistlestop.environments.compact import Axis, PlayedBoard, axis, members, seat, within
from whistlestop.records import state
from whistlestop.records.blocks import Parts
from whistlestop.records.ships import (
    CARDS,
    CHOOSE_DECK,
    CHOOSE_PIECES,
    PAY_CARDS,
    SHIP_KINDS,
    DrawShip,
    Exchange,
    Harbour,
    PayCard,
    Pieces,
    ReplaceFrom,
    TakeCard,
)


def has_cards(table: PlayedBoard) -> bool:
    """Return whether both decks are played with."""
    return bool(table.board.ships) and table.cards


ship_kind = within(SHIP_KINDS, lambda table: SHIP_KINDS if has_cards(table) else 0)
place = within(state.PLACES, lambda table: table.board.places if table.board.ships else 0)
port = axis(state.PLACES, lambda table: members(table.board.ports))
of_seat = within(SHIP_SEAT, lambda table: SHIP_SEAT if table.board.ships else 0)

SECTION_AXES: dict[str, tuple[Axis, ...]] = {
    "ship_table": (within(SHIP_TABLE, lambda table: SHIP_TABLE if table.board.ships else 0),),
    "ship_display": (ship_kind,),
    "ship_discard": (ship_kind,),
    "ship_hand": (ship_kind,),
    "ship_paid": (within(CARDS, lambda table: CARDS if has_cards(table) else 0),),
    "ship_seats": (seat, of_seat),
    "harbours": (seat, place),
    "harbour_place": (place,),
}


def can_choose(table: PlayedBoard) -> bool:
    """Return whether players choose their pieces (R361)."""
    return bool(table.board.ships) and not table.board.fixed_trains


ASKED = {CHOOSE_PIECES: can_choose, CHOOSE_DECK: has_cards, PAY_CARDS: has_cards}
POSSIBLE: dict[type[Parts], Callable[[PlayedBoard, Any], Any]] = {
    Harbour: lambda table, built: bool(np.asarray(port(table))[built.place]),
    TakeCard: lambda table, taken: has_cards(table),
    DrawShip: lambda table, drawn: has_cards(table),
    ReplaceFrom: lambda table, named: has_cards(table),
    PayCard: lambda table, paid: has_cards(table),
    Pieces: lambda table, chosen: can_choose(table),
    Exchange: lambda table, exchanged: bool(table.board.ships),
}
