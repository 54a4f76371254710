"""The lessons of the tutorial: ordinary tables on the teaching board with fixed luck and a tame opponent.

What a lesson tells, and when it goes on, is the page's business: it watches the events like any other table's. Here is
only what makes the table: its expansions, and a seed with which the first turns show what the lesson is about.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.server.protocol.bodies import CreateTable
from whistlestop.server.protocol.parts import Lesson, Name, SeatPlan

BOARD = "lake-constance"
OPPONENT = "path"
OPPONENT_SEED = 1  # the opponent's own luck


@dataclass(frozen=True)
class Course:
    """A lesson's expansion, if it has one, and its seed: the learner begins, and what is needed lies at hand."""

    option: str | None
    seed: int


COURSES: dict[Lesson, Course] = {
    "cards": Course(None, 12),  # two pairs in the hand, a locomotive face up
    "dice": Course("dice", 29),  # short tickets
    "monsters": Course("monsters", 88),  # a locomotive face up, none in the hand
}


def table_of(lesson: Lesson, name: Name | None) -> CreateTable:
    """Return the table a lesson is held at: the learner on the first seat, the opponent on the second."""
    option = COURSES[lesson].option
    return CreateTable(
        map=BOARD,
        seats=[SeatPlan(kind="mine", name=name), SeatPlan(kind="bot", bot=OPPONENT)],
        options={option: True} if option else {},
        start=True,
    )
