"""The game as one seat sees it, its end with every seat's score part by part, and the whole of it again as a replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import field

from whistlestop.knowledge.facts import Facts
from whistlestop.play.columns import Columns
from whistlestop.server.protocol.parts import GameEvent, Part, Perspective, Proposal, Question, Value


class TicketScore(Part, frozen=True):
    """One kept ticket: its number, the points it gives or costs, whether it is fulfilled, and how often it was halved.

    `target` is the destination that counted, `chaos` are its ends with a monster.
    """

    ticket: int
    points: int
    fulfilled: bool
    target: str
    halved: int
    chaos: list[str]


@dataclass(frozen=True, kw_only=True)
class Score(Columns):
    """A seat's result, part by part; `borrowed` are the tracks its stations use."""

    seat: int
    routes: int
    tickets: int
    fulfilled: int
    longest_path: int
    path_length: int
    most_tickets: int
    stations: int
    alvin: int = 0
    dexter: int = 0
    grand_tour: int = 0
    most_cities: int = 0
    attractions: int = 0
    districts: int = 0
    total: int
    rank: int
    each_ticket: list[TicketScore]
    borrowed: list[int]


class Ending(Part, frozen=True):
    """The end: scores, the winners, each seat's total as it stood after every turn, and the opened seal.

    `seed` is written as text: it may be larger than the numbers a browser can hold.
    """

    scores: list[Score]
    winners: list[int]
    timeline: list[list[int]]
    seed: str
    salt: str


class HalvedTicket(Part, frozen=True):
    """A ticket that would give half, or less, for one of its goals now: the places in chaos that halve it."""

    ticket: int
    goal: str
    chaos: list[str]


class Thought(Part, frozen=True):
    """How many seconds a seat has thought in the whole game, and since when it thinks now, if it does."""

    seconds: float
    since: float | None


class SeatView(Part, frozen=True):
    """The game as one seat (or a spectator) sees it now.

    `waiting_for` are the seats asked now, `deadline` when their time is up, `thought` how long every seat has thought
    if the table has a clock, `halved` which of this seat's tickets chaos halves now. `undo_alone` is how many of the
    last decisions this seat may take back by itself, `undo_agreed` how many it could take back if all agree.
    """

    decision: int
    facts: Facts
    question: Question | None
    waiting_for: list[int]
    deadline: float | None
    undo_alone: int
    undo_agreed: int
    proposal: Proposal | None
    ending: Ending | None
    thought: list[Thought] | None = None
    halved: list[HalvedTicket] = field(default_factory=list)


class ReplayMoment(Part, frozen=True):
    """The position after one more decision: whose it was, what happened, and the facts that are not as before.

    `changes` are fields of `Facts` (of `OpenFacts` where everything is open); the first moment has them all.
    """

    seat: int | None
    events: list[GameEvent]
    changes: dict[str, Any]


class Replay(Part, frozen=True):
    """A game again from its beginning, as a seat, a spectator or everybody together saw it; `ending` once it is over.

    `players`, `map`, `ticket_set` and `options` are what a log says of its table.
    """

    perspective: Perspective
    map: str
    map_name: str
    ticket_set: str
    players: int
    options: dict[str, Value]
    moments: list[ReplayMoment]
    ending: Ending | None
