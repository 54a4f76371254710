"""Every message between a browser and the server, typed; the browser's own types are generated from this file.

Over HTTP a client sets a table up and joins it; then it opens one WebSocket for each seat it holds (or one without a
seat, to watch) and plays. `FromClient` and `FromServer` are all that goes over a socket; the rest are the bodies of
HTTP requests and answers. What they are made of is in `parts.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from whistlestop.server.parts import (
    ChatLine,
    Clock,
    Code,
    Colour,
    Events,
    Name,
    Number,
    Part,
    Pattern,
    Reason,
    SeatKey,
    SeatNumber,
    SeatPlan,
    SeatView,
    Secret,
    TableInfo,
    Value,
    Word,
    Written,
)

VERSION = 1

# --- over the socket, from a client -----------------------------------------------------------------------------------


class Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A message of a client; the answer or refusal quotes `request`."""

    request: Number = 0


class Hello(Message, frozen=True, tag="hello"):
    """The first message, or a wish to be told all again: who I am, what version I have seen and how many events."""

    token: Secret | None = None
    version: Number = 0
    events: Number = 0
    protocol: Number = VERSION


class Play(Message, frozen=True, tag="play"):
    """My answer to a question: an action by its id or its text."""

    decision: Number
    action: Number | Written


class ChooseTickets(Message, frozen=True, tag="choose_tickets"):
    """The tickets I keep of those offered; in the opening it can be changed until everybody has chosen."""

    decision: Number
    keep: Annotated[list[Number], Meta(max_length=16)]


class Undo(Message, frozen=True, tag="undo"):
    """Take my last decision (or all of my turn) back; if hidden information was seen since, the others are asked."""

    decision: Number
    whole_turn: bool = False


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Whether I agree to a proposal to take moves back."""

    proposal: Number
    agree: bool


class Say(Message, frozen=True, tag="say"):
    """Something for the others to read."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Resign(Message, frozen=True, tag="resign"):
    """Let a bot play my seat until I take it back."""


class TakeBack(Message, frozen=True, tag="take_back"):
    """I play my seat again."""


class Rematch(Message, frozen=True, tag="rematch"):
    """After the end: set a new table with the same seats; everybody's token opens it."""


class AskWhy(Message, frozen=True, tag="ask_why"):
    """I want to know why this action is not possible for me now."""

    action: Number | Written


class AskHint(Message, frozen=True, tag="ask_hint"):
    """I want to know what a bot would do in my place."""

    decision: Number


class Ping(Message, frozen=True, tag="ping"):
    """A sign of life that wants an answer."""


FromClient: TypeAlias = (
    Hello | Play | ChooseTickets | Undo | AnswerUndo | Say | Resign | TakeBack | Rematch | AskWhy | AskHint | Ping
)

# --- over the socket, from the server ---------------------------------------------------------------------------------


class Snapshot(Part, frozen=True, tag_field="type", tag="snapshot"):
    """All a client needs to draw the table: the answer to `hello`. `seat` is None for a spectator."""

    request: int
    version: int
    seat: int | None
    table: TableInfo
    view: SeatView | None
    events: Events
    chat: list[ChatLine]
    now: float


class Update(Part, frozen=True, tag_field="type", tag="update"):
    """Something changed: it leads from version `after` to `version`; a client elsewhere says hello again.

    `table` or `view` is None where it has not changed. `seat` can change only before the game, when the host takes a
    seat away.
    """

    after: int
    version: int
    seat: int | None
    table: TableInfo | None
    view: SeatView | None
    events: Events
    now: float


class Done(Part, frozen=True, tag_field="type", tag="done"):
    """A message was carried out; what came of it has been told in an update before."""

    request: int


class Refused(Part, frozen=True, tag_field="type", tag="refused"):
    """A message was refused and nothing changed; the message of the language file is `refusal-` and the code."""

    request: int
    code: Code
    why: Reason | None = None
    detail: str = ""


class Chat(Part, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Presence(Part, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now: the seats, and how many watch."""

    connected: list[int]
    spectators: int


class Why(Part, frozen=True, tag_field="type", tag="why"):
    """The answer to `ask_why`; `reason` is None if the action is possible."""

    request: int
    reason: Reason | None


class Hint(Part, frozen=True, tag_field="type", tag="hint"):
    """The answer to `ask_hint`: an action, or tickets to keep."""

    request: int
    decision: int
    action: int | None
    keep: list[int] | None


class Pong(Part, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`, with the server's time."""

    request: int
    now: float


FromServer: TypeAlias = Snapshot | Update | Done | Refused | Chat | Presence | Why | Hint | Pong

# --- over HTTP --------------------------------------------------------------------------------------------------------


class CreateTable(Part, frozen=True):
    """A new table; with `start` the game begins at once, if no seat is open."""

    map: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    ticket_set: Word = "base"
    options: dict[Word, Value] = field(default_factory=dict)
    clock: Clock = Clock()
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.8
    takeover: bool = True
    substitute: Word | None = None
    hints: bool = True
    start: bool = False


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


class Joined(Part, frozen=True):
    """The seat a person got."""

    table: TableInfo
    key: SeatKey


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


class Health(Part, frozen=True):
    """That the server is well, and how much it holds."""

    tables: int
    connections: int


class Failure(Part, frozen=True):
    """Why an HTTP request was refused."""

    code: Code
    detail: str = ""
    type: Literal["refused"] = "refused"
