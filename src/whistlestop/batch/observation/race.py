"""What a seat sees of the race to six: what everybody has completed, and which own ticket is the older (R414, R415)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import Section
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import COMPLETED, SEATS, TICKET_ROOM, Bytes, GameRecord

SECTIONS = (
    Section("race", 2 * SEATS, "for each seat from the observer on: completed tickets; has joined both coasts"),
    Section("completed", TICKET_ROOM, "for every completed ticket 1 + how many turns after the observer its seat has"),
    Section("older", TICKET_ROOM, "1 for the ticket the observer holds longer than the other"),
)
COMPLETED_AT = SECTIONS[0].width
OLDER_AT = COMPLETED_AT + SECTIONS[1].width


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the race; `begin` is where the first section begins."""
    if board.race == 0:
        return
    players = int(game.players)
    for turn in range(players):
        seat = (observer + turn) % players
        row[begin + 2 * turn], row[begin + 2 * turn + 1] = game.completed[seat], game.crossed[seat]
    for ticket in range(board.tickets):
        if game.where[ticket] // 8 == COMPLETED:
            row[begin + COMPLETED_AT + ticket] = 1 + (int(game.where[ticket]) % 8 - observer) % players
    if game.older[observer] > 0:
        row[begin + OLDER_AT + int(game.older[observer]) - 1] = 1
