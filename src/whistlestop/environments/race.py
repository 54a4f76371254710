"""What a table of the race to six uses of the full row and of the ids (R414-R416)."""

from __future__ import annotations

from whistlestop.environments.compact import axis, ticket, within
from whistlestop.records import state
from whistlestop.records.race import Change

SECTION_AXES = {
    "race": (within(2 * state.SEATS, lambda table: 2 * table.players if table.board.race else 0),),
    "completed": (axis(state.TICKET_ROOM, lambda table: ticket(table) if table.board.race else ()),),
    "older": (axis(state.TICKET_ROOM, lambda table: ticket(table) if table.board.race else ()),),
}
POSSIBLE = {Change: lambda table, change: table.board.race}
