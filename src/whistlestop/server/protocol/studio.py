"""The studio: boards of a visitor's own sent as files, and tickets for them.

A board file travels as the text it is, so that whatever is wrong with it can be told by its line.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from whistlestop.server.protocol.parts import BoardFile, Number, Part

# --- boards -----------------------------------------------------------------------------------------------------------


class SendBoard(Part, frozen=True):
    """A board file as its text."""

    board: BoardFile


class BoardFault(Part, frozen=True):
    """What is wrong: the sentence, the way to the value to blame, its line, and the places it concerns."""

    reason: str
    pointer: list[str | int]
    line: int | None
    places: list[str]


class BoardChecked(Part, frozen=True):
    """What is wrong with a board file; one with problems cannot be played, one with warnings can.

    `digest` is the fingerprint of its rules, None while there are problems.
    """

    problems: list[BoardFault]
    warnings: list[BoardFault]
    digest: str | None


class MakeTickets(Part, frozen=True):
    """So many tickets wanted for a board, whose file may still have none; the same seed makes the same tickets."""

    board: BoardFile
    count: Annotated[int, Meta(ge=1, le=127)] = 30
    seed: Number = 0


class NewTicket(Part, frozen=True):
    """A ticket as it stands in a file; `way` is the length of the shortest way it was valued by."""

    a: str
    b: str
    points: int
    deck: str
    way: int


class TicketsMade(Part, frozen=True):
    """New tickets, with the places none of them names because there were too few tickets for all."""

    tickets: list[NewTicket]
    left_out: list[str]
