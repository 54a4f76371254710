"""Every message between a browser and the server, typed; the browser's own types are generated from this file.

Over HTTP a client sets a table up and joins it (`bodies.py`); then it opens one WebSocket for each seat it holds (or
one without a seat, to watch) and plays. `FromClient` and `FromServer` are all that goes over a socket; what they are
made of is in `parts.py` and `views.py`; what a seat knows of its game is the engine's own `Facts`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from whistlestop.knowledge.facts import Facts
from whistlestop.server.protocol.parts import (
    ChatLine,
    Code,
    Events,
    Feeling,
    Number,
    Part,
    Password,
    Reason,
    Secret,
    TableInfo,
    TextBlock,
    Word,
    Written,
)
from whistlestop.server.protocol.seeing import (
    MonsterOverlay,
    NetworkOverlay,
    OddsOverlay,
    Overlay,
    PathOverlay,
    Suggestion,
    TicketOverlay,
)
from whistlestop.server.protocol.views import HalvedTicket, SeatView

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
    password: Password | None = None  # of a spectator, if the table has one


class Play(Message, frozen=True, tag="play"):
    """My answer to a question: an action by its id or its text."""

    decision: Number
    action: Number | Written


class ChooseTickets(Message, frozen=True, tag="choose_tickets"):
    """The tickets I keep of those offered; in the opening it can be changed until everybody has chosen."""

    decision: Number
    keep: Annotated[list[Number], Meta(max_length=16)]


class GiveCards(Message, frozen=True, tag="give_cards"):
    """The cards of any kind I give, all at once; that is as if each had been given by `play`."""

    decision: Number
    cards: Annotated[dict[Word, Number], Meta(max_length=16)]


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


class Emote(Message, frozen=True, tag="emote"):
    """What I feel, for the others to see for a moment; it counts as talk."""

    emote: Feeling


class Resign(Message, frozen=True, tag="resign"):
    """Let a bot play my seat until I take it back."""


class ReturnToSeat(Message, frozen=True, tag="take_back"):
    """I play my seat again."""


class TakeHoliday(Message, frozen=True, tag="take_holiday"):
    """In a game over days: I am away for so many days from now, or from the end of my holiday on."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Rematch(Message, frozen=True, tag="rematch"):
    """After the end: set a new table with the same seats; everybody's token opens it."""


class AskWhy(Message, frozen=True, tag="ask_why"):
    """I want to know why this action is not possible for me now."""

    action: Number | Written


class AskRoute(Message, frozen=True, tag="ask_route"):
    """I want to know about a track: who could still take it, and what it costs me."""

    track: Number


class AskHint(Message, frozen=True, tag="ask_hint"):
    """I want to know the best few answers to my question; a table may have hints switched off."""

    decision: Number


class AskMoment(Message, frozen=True, tag="ask_moment"):
    """I want to see the game as I saw it right after one of my events, by its place in the list."""

    event: Number


class TypeLine(Message, frozen=True, tag="type_line"):
    """Something typed as in the terminal game; `lines` are all since the last answer without `more`.

    No line asks for the question itself. What a line decides is carried out if it answers the question `decision`.
    """

    decision: Number
    lines: Annotated[list[Written], Meta(max_length=4)]
    language: Word = "en"


class AskOverlays(Message, frozen=True, tag="ask_overlays"):
    """I want to see more of the board as it stands now: these overlays."""

    wanted: Annotated[list[Overlay], Meta(max_length=8)]


class Ping(Message, frozen=True, tag="ping"):
    """A sign of life that wants an answer."""


FromClient: TypeAlias = (
    Hello
    | Play
    | ChooseTickets
    | GiveCards
    | Undo
    | AnswerUndo
    | Say
    | Emote
    | Resign
    | ReturnToSeat
    | TakeHoliday
    | Rematch
    | AskWhy
    | AskRoute
    | AskHint
    | AskMoment
    | TypeLine
    | AskOverlays
    | Ping
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


class Emoted(Part, frozen=True, tag_field="type", tag="emoted"):
    """Somebody shows what they feel."""

    seat: int
    emote: Feeling


class Presence(Part, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now: the seats, and how many watch."""

    connected: list[int]
    spectators: int


class Why(Part, frozen=True, tag_field="type", tag="why"):
    """The answer to `ask_why`; `reason` is None if the action is possible."""

    request: int
    reason: Reason | None


class RouteTold(Part, frozen=True, tag_field="type", tag="route"):
    """The answer to `ask_route`.

    `takers`: the seats that nothing but their cards or dice keeps from claiming it. While the asker is to act, `ways`
    are the payments that would be offered and `reason` says why there are none.
    """

    request: int
    track: int
    takers: list[int]
    ways: list[dict[str, int]]
    reason: Reason | None


class Hint(Part, frozen=True, tag_field="type", tag="hint"):
    """The answer to `ask_hint`: the best answers first, judged by so many games played on by a bot."""

    request: int
    decision: int
    suggestions: list[Suggestion]
    games: int


class Overlays(Part, frozen=True, tag_field="type", tag="overlays"):
    """The answer to `ask_overlays`, as things stand at a decision; what was not asked for is None."""

    request: int
    decision: int
    paths: list[PathOverlay] | None
    networks: list[NetworkOverlay] | None
    tickets: list[TicketOverlay] | None
    monsters: list[MonsterOverlay] | None
    odds: OddsOverlay | None


class Past(Part, frozen=True, tag_field="type", tag="past"):
    """The answer to `ask_moment`: what was known then, and after how many decisions that was."""

    request: int
    event: int
    move: int
    facts: Facts
    halved: list[HalvedTicket]


class Told(Part, frozen=True, tag_field="type", tag="told"):
    """The answer to `type_line`: what is told, whether a decision was made, and whether one line more is wanted."""

    request: int
    blocks: list[TextBlock]
    done: bool
    more: bool


class Pong(Part, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`, with the server's time."""

    request: int
    now: float


class OpenTables(Part, frozen=True, tag_field="type", tag="open_tables"):
    """The tables that wait for people, those where somebody is first; all that is told over `/ws/tables/open`."""

    tables: list[TableInfo]


FromServer: TypeAlias = (
    Snapshot
    | Update
    | Done
    | Refused
    | Chat
    | Emoted
    | Presence
    | Why
    | RouteTold
    | Hint
    | Overlays
    | Past
    | Told
    | Pong
)
