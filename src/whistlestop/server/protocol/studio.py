"""The studio: boards of a visitor's own sent as files, their tickets, and studies of boards.

A board file travels as the text it is, so that whatever is wrong with it can be told by its line. Figures are told in
the order of that text; where a board of the server is studied, in the order of its `Board`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from whistlestop.server.protocol.parts import BoardFile, Number, Part, Value, Word
from whistlestop.study.told import StudyResult

FEWEST_GAMES, MOST_GAMES = 10, 5_000
StudyStage: TypeAlias = Literal["waiting", "running", "done", "stopped", "failed"]


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


# --- studies ----------------------------------------------------------------------------------------------------------


class StartStudy(Part, frozen=True):
    """So many games of bots on a board of the server, or on one that is sent (whose id `map` then is).

    `beside` is the id of a study that this one is to be compared with: the same process of the server then has both.
    """

    map: Word
    board: BoardFile | None = None
    ticket_set: Word = "base"
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    games: Annotated[int, Meta(ge=FEWEST_GAMES, le=MOST_GAMES)] = 1000
    options: dict[Word, Value] = field(default_factory=dict)
    bot: Word | None = None
    seed: Number = 0
    beside: Word | None = None


class Study(Part, frozen=True):
    """A study by its id, which is a secret of whoever started it; `ahead` are studies that come before it.

    One that was stopped has a result too, of the games played until then, if there were enough of them.
    """

    id: str
    stage: StudyStage
    played: int
    games: int
    ahead: int
    result: StudyResult | None
