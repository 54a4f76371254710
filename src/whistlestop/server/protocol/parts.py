"""What messages are made of: a table and its seats, and a game as one seat sees it.

What a client is told of a game comes from that seat's view and nowhere else. Messages carry codes with arguments,
never sentences: those are in the language files. A field that is absent has the default written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from whistlestop.knowledge.facts import Counts
from whistlestop.records.blocks import blocks

# --- words ------------------------------------------------------------------------------------------------------------

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "black", "purple"]
Pattern: TypeAlias = Literal["plain", "stripes", "dots", "checks", "chevrons", "rings"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Lesson: TypeAlias = Literal["cards", "dice", "monsters"]
TableState: TypeAlias = Literal["waiting", "playing", "over", "frozen"]
Feeling: TypeAlias = Literal["hello", "luck", "well_done", "thanks", "oh_no", "hurry"]
Value: TypeAlias = bool | int | str
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
BoardFile: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60_000)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Mode: TypeAlias = Literal["cards", "dice", "monsters", "dice_monsters"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Written: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Offence: TypeAlias = Literal["insult", "name", "spam", "unfair", "other"]
Perspective: TypeAlias = Literal["open", "spectator", "0", "1", "2", "3", "4", "5"]
Code: TypeAlias = Literal[
    # of the game
    "not_your_turn", "illegal", "game_over", "stale", "unreadable", "cannot_undo",
    # of the connection
    "malformed", "oversized", "too_frequent", "foreign_origin", "foreign_host", "unknown_table", "wrong_token",
    "not_found", "storage_failed", "frozen", "busy", "failed", "too_slow", "password_needed", "wrong_password",
    # of the table
    "not_seated", "not_host", "not_started", "already_started", "table_full", "seat_taken", "name_taken",
    "colour_taken", "bad_table", "seats_open", "too_many_tables", "too_many_spectators", "no_proposal", "no_hints",
    "no_holidays", "game_running", "sent_away",
    # of talk
    "bad_name", "bad_talk", "muted",
    # of a profile
    "no_profile",
    # of a log from a file
    "not_a_log", "bad_log", "unknown_board",
    # of boards of one's own and of studies
    "no_own_boards", "bad_board", "study_running", "unknown_study", "not_comparable",
]  # fmt: skip


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a message; a key it does not know is refused."""


# --- a table and its seats --------------------------------------------------------------------------------------------


class Clock(Part, frozen=True):
    """The time for one turn: none, or so many seconds or days."""

    unit: Literal["none", "seconds", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatPlan(Part, frozen=True):
    """A seat as the host wants it: taken by one who sits at the host's device, open to a friend, or a bot's."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    pattern: Pattern | None = None
    bot: Word | None = None


class SeatInfo(Part, frozen=True):
    """A seat as everybody sees it; `played_by` says who decides now, `vacant` that anybody may take it over."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    pattern: Pattern
    bot: str | None
    played_by: Literal["nobody", "person", "bot"]
    vacant: bool
    connected: bool
    muted: bool = False  # by the host: nobody hears what it says
    holidays: int = 0  # days of holiday that are left
    away_until: float | None = None  # the end of its holiday, if it has taken one


class TableInfo(Part, frozen=True):
    """All that is public about a table; times are seconds since 1970, `fingerprint` seals the seed.

    `lesson` is the part of the tutorial held there, if any.
    """

    code: str
    state: TableState
    map: str
    map_name: str
    ticket_set: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    clock: Clock
    bot_delay: float
    takeover: bool
    substitute: str
    hints: bool
    lesson: Lesson | None
    fingerprint: str
    created: float
    spectators: int
    rematch: str | None
    locked: bool = False  # guests need a password
    own_board: bool = False  # the board is not the program's: it comes with the table
    listed: bool = False  # strangers are shown it as long as it waits for people
    begins_full: bool = False  # the game begins when the last seat is taken


class SeatKey(Part, frozen=True):
    """A seat and the secret that opens it; the client keeps it and nobody can send it again."""

    seat: int
    token: str


# --- what a seat knows ------------------------------------------------------------------------------------------------


class GameEvent(Part, frozen=True):
    """Something that happened, as this seat saw it; the message of the language file is `event-` and its name.

    Kinds of card, places, monsters, faces and reasons are words; tracks and tickets are numbers of the board.
    """

    name: str
    seat: int | None
    arguments: dict[str, str | int]


class Events(Part, frozen=True):
    """Events of the game for the list's places from `start` on; what stood there before is to be dropped."""

    start: int
    items: list[GameEvent]


# The verb of each block of actions, and `other` for what has no words.
if TYPE_CHECKING:
    ActionKind: TypeAlias = str
else:
    ActionKind = Literal[(*dict.fromkeys(block.verb for block in blocks()), "other")]


class Action(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action that is legal now: send its id back. `kind` says which of the other fields it has."""

    id: int
    text: str
    kind: ActionKind
    card: str | None = None  # take, give
    track: int | None = None  # claim, travel
    place: str | None = None  # station, place, move, passenger, stack
    ticket: int | None = None  # keep, return
    monster: str | None = None  # place, move
    token: str | None = None  # buy; stack, tourist: the symbol
    colour: str | None = None  # meeple
    company: str | None = None  # share, dummy_share
    count: int | None = None  # tickets: how many (dice); move: locomotives
    cost: Counts | None = None  # pay, extra, buy: what is given; reroll: dice; end: tokens given back; split: tickets


class TicketChoice(Part, frozen=True):
    """Tickets to choose from, all at once; `sets` lists every allowed choice, `chosen` is what waits for the others."""

    offered: list[int]
    sets: list[list[int]]
    chosen: list[int] | None


class CardChoice(Part, frozen=True):
    """Cards of any kind to give for something else, all at once; `sets` lists every allowed choice (R83, R84)."""

    count: int
    sets: list[Counts]


class Question(Part, frozen=True):
    """What this seat is asked now; an answer quotes `decision`. A seat not asked gets no question.

    `answered`: the one action there is will be carried out by the server, after a pause that tells nobody so.
    `payable`: while dice to roll again are chosen, the tracks that could be claimed with the dice as they lie.
    """

    decision: int
    actions: list[Action]
    tickets: TicketChoice | None
    cards: CardChoice | None
    answered: bool = False
    payable: list[int] | None = None


class Proposal(Part, frozen=True):
    """A wish to take moves back past hidden information: all people who play must agree."""

    number: int
    seat: int
    steps: int
    agreed: list[int]
    needed: list[int]


class ChatLine(Part, frozen=True):
    """A line somebody said at the table."""

    number: int
    seat: int
    text: str
    time: float


class TextBlock(Part, frozen=True):
    """Words for a person: a heading, a line, a list with one cell a row, or a table with its headings first."""

    kind: Literal["head", "line", "list", "table"]
    rows: list[list[str]]


class Reason(Part, frozen=True):
    """Why an action is not possible; the message of the language file is `why-` and the code."""

    code: str
    arguments: dict[str, str | int] = field(default_factory=dict)
