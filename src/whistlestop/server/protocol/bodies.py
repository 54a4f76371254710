"""The bodies of HTTP requests and answers: setting tables up, joining them, finding one's own again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from whistlestop.server.protocol.parts import (
    BoardFile,
    Clock,
    Code,
    Colour,
    Name,
    Offence,
    Part,
    Password,
    Pattern,
    Perspective,
    SeatKey,
    SeatNumber,
    SeatPlan,
    Secret,
    TableInfo,
    Value,
    Word,
)


class CreateTable(Part, frozen=True):
    """A new table; with `start` the game begins at once, if no seat is open.

    `board` is the text of a board file of one's own, whose id `map` then is; it is kept with the table.
    """

    map: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    board: BoardFile | None = None
    ticket_set: Word = "base"
    options: dict[Word, Value] = field(default_factory=dict)
    clock: Clock = Clock()
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.8
    takeover: bool = True
    substitute: Word | None = None
    hints: bool = True
    start: bool = False
    password: Password | None = None  # which guests need to join or to watch
    listed: bool = False
    begins_full: bool = False
    profile: Secret | None = None  # the key of the person on the first seat that is mine
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0  # days that everybody may be away in a game over days


class StartLesson(Part, frozen=True):
    """Somebody wants to learn, under a name if given."""

    name: Name | None = None


class TableCreated(Part, frozen=True):
    """The new table, the host's secret and those of the seats that are mine."""

    table: TableInfo
    host_token: str
    seats: list[SeatKey]


class Join(Part, frozen=True):
    """A person wants a seat: a given one or any that is open; a colour that is taken is refused."""

    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    pattern: Pattern | None = None
    password: Password | None = None
    profile: Secret | None = None  # the key of the person's profile


class Joined(Part, frozen=True):
    """The seat a person got."""

    table: TableInfo
    key: SeatKey


class SeatMe(Part, frozen=True):
    """A person wants a seat at any open table but those `not_at`, or a new one to be opened if there is none."""

    name: Name
    map: Word | None = None
    not_at: Annotated[list[Word], Meta(max_length=100)] = field(default_factory=list)
    profile: Secret | None = None


class Seated(Part, frozen=True):
    """The seat a person got, and the host's secret if the table was opened for him."""

    table: TableInfo
    key: SeatKey
    host_token: str | None = None


class ChangeTable(Part, frozen=True):
    """Whether strangers are shown my table."""

    listed: bool


class Mute(Part, frozen=True):
    """Whether a seat is silenced."""

    muted: bool


class Complain(Part, frozen=True):
    """What I have to say against somebody at my table, for whoever runs the server."""

    seat: SeatNumber
    reason: Offence
    text: Annotated[str, Meta(max_length=300)] = ""


class ChangeSeat(Part, frozen=True):
    """Another name, colour or pattern for my seat."""

    name: Name | None = None
    colour: Colour | None = None
    pattern: Pattern | None = None


class Held(Part, frozen=True):
    """A token a client holds and the table it is for."""

    code: Word
    token: Secret


class ListMine(Part, frozen=True):
    """I want to know about the tables I hold tokens for."""

    held: Annotated[list[Held], Meta(max_length=100)]


class MyTable(Part, frozen=True):
    """A table where I have a seat (None: I am its host only)."""

    table: TableInfo
    seat: int | None
    my_turn: bool
    updated: float


class OpenLog(Part, frozen=True):
    """I want to see the game that a log tells; the server keeps nothing of it."""

    log: str
    seat: Perspective = "open"


class ReviewLog(Part, frozen=True):
    """I want the game that a log tells to be reviewed; the log is not kept."""

    log: str


class Health(Part, frozen=True):
    """That the server is well and its database answers, and how much it holds."""

    tables: int
    connections: int


class Failure(Part, frozen=True):
    """Why an HTTP request was refused; `line` is where a file that was sent fails."""

    code: Code
    detail: str = ""
    line: int | None = None
    type: Literal["refused"] = "refused"
