"""What a table does with the messages of a socket; each returns the answer for its sender or raises Denial."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable
from time import time

from whistlestop.server.match import clock, looks, opening, seats
from whistlestop.server.narration import routes
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import (
    VERSION,
    AnswerUndo,
    AskHint,
    AskMoment,
    AskOverlays,
    AskRoute,
    AskWhy,
    Chat,
    ChooseTickets,
    Done,
    Emote,
    Emoted,
    FromClient,
    FromServer,
    GiveCards,
    Hello,
    Hint,
    Overlays,
    Past,
    Ping,
    Play,
    Pong,
    Rematch,
    Resign,
    ReturnToSeat,
    Say,
    Snapshot,
    TakeHoliday,
    TypeLine,
    Undo,
    Why,
)
from whistlestop.server.protocol.parts import ChatLine
from whistlestop.server.storage.records import CHAT_KEPT, say
from whistlestop.server.table import typed_lines
from whistlestop.server.table.connection import Connection, written
from whistlestop.server.table.crowd import TOO_MANY
from whistlestop.server.table.table import NO_EVENTS, Table
from whistlestop.server.table.turn_end import TurnEnd
from whistlestop.server.table.work_queue import Gone

SOCKETS_OF_A_SEAT = 8


async def enter(table: Table, connection: Connection, hello: Hello) -> None:
    """Let a client look at the table; a player who had stayed away too long has the seat back."""
    if hello.protocol != VERSION:
        raise Denial("malformed", f"this server speaks version {VERSION} of the protocol")
    seat = _seat(table, hello.token)
    await table.refuse_outdated()
    if connection not in table.connections or connection.seat != seat:
        _make_way(table, connection, seat)
    if seat is not None and table.seats[seat].absence == "away":
        await _return(table, seat)
    elif _stood_still(table):
        await table.commit(asked_anew=True)
    connection.seat = seat
    if connection not in table.connections:  # only now, so that the snapshot is the first it hears
        table.connections.append(connection)
    connection.send(written(_snapshot(table, connection, hello)))
    table.tell_presence()


def _seat(table: Table, token: str | None) -> int | None:
    if token is None:
        return None
    seat = seats.seat_of(table.seats, token)
    if seat is None:
        raise Denial("wrong_token")
    return seat


def _make_way(table: Table, connection: Connection, seat: int | None) -> None:
    """Let a spectator in if there is room, and a player always: the oldest of too many sockets of his goes."""
    if seat is None:
        if table.spectators() >= table.house.settings.max_spectators:
            raise Denial("too_many_spectators")
        table.house.crowd.watch(connection)
        return
    own = [one for one in table.connections if one.seat == seat]
    for one in own[: max(0, len(own) + 1 - SOCKETS_OF_A_SEAT)]:
        one.close(TOO_MANY)
        table.connections.remove(one)
    table.house.crowd.play(connection)


def _stood_still(table: Table) -> bool:
    """Whether the time ran out only because nobody was there."""
    due = table.deadline
    return due is not None and due < time() and not clock.runs(table.plan.clock, anybody_there=False)


def _snapshot(table: Table, connection: Connection, hello: Hello) -> Snapshot:
    view, events = None, NO_EVENTS
    if table.viewers is not None:
        known = hello.events if hello.version >= table.undone_at else 0
        events = table.viewers.since(connection.seat, known)
        view = table.viewers.view(connection.seat, table.seats, table.deadline, table.thought())
    return Snapshot(
        request=hello.request,
        version=table.row.version,
        seat=connection.seat,
        table=table.info(),
        view=view,
        events=events,
        chat=list(table.chat),
        now=time(),
    )


async def leave(table: Table, connection: Connection) -> None:
    """Forget a client that has gone."""
    if connection in table.connections:
        table.connections.remove(connection)
        table.tell_presence()


async def respond(table: Table, connection: Connection, message: FromClient) -> Awaitable[FromServer] | None:
    """Answer a client that has said hello, behind all it was told before; return an answer that takes thought."""
    if isinstance(message, Hello):
        await enter(table, connection, message)
        return None
    if isinstance(message, Play) and (pause := table.holds(_player(table, connection), message.decision)):
        return _held(table, pause, message)
    if isinstance(message, AskHint):
        return _hint(table, _player(table, connection), connection.network, message)
    if isinstance(message, TypeLine):
        seat, back = _player(table, connection), Undo(decision=message.decision)
        return typed_lines.told(table, seat, connection.network, message, lambda: _undo(table, seat, back))
    if isinstance(message, AskOverlays):
        return _overlays(table, connection, message)
    connection.send(written(await _answer(table, connection, message)))
    return None


async def _answer(table: Table, connection: Connection, message: FromClient) -> FromServer:
    if isinstance(message, Ping):
        return Pong(request=message.request, now=time())
    if isinstance(message, AskMoment):
        return _past(table, connection, message)
    if isinstance(message, AskRoute):
        _known(table, connection)
        return routes.told(table.playing(), connection.seat, message)
    seat = _player(table, connection)
    if isinstance(message, AskWhy):
        return Why(request=message.request, reason=table.playing().why_not(seat, message.action))
    await _carry_out(table, seat, message)
    return Done(request=message.request)


def _known(table: Table, connection: Connection) -> None:
    if connection not in table.connections:
        raise Denial("wrong_token", "say hello again")


def _player(table: Table, connection: Connection) -> int:
    _known(table, connection)
    if connection.seat is None:
        raise Denial("not_seated")
    return connection.seat


async def _carry_out(table: Table, seat: int, message: FromClient) -> None:
    match message:
        case Play():
            await _play(table, seat, message)
        case ChooseTickets():
            await _choose(table, seat, message)
        case GiveCards():
            await _give(table, seat, message)
        case Undo():
            await _undo(table, seat, message)
        case AnswerUndo():
            await _answer_undo(table, seat, message)
        case Say():
            await _say(table, seat, message)
        case Emote():
            _emote(table, seat, message)
        case Resign():
            await _resign(table, seat)
        case ReturnToSeat():
            await _return_to_seat(table, seat)
        case TakeHoliday():
            await _take_holiday(table, seat, message)
        case Rematch():
            await _rematch(table)


async def _play(table: Table, seat: int, message: Play) -> None:
    match = table.playing()
    await table.move(lambda: match.play(seat, message.decision, message.action), by=seat)


async def _held(table: Table, pause: TurnEnd, message: Play) -> Done:
    await pause.over.wait()
    if not pause.answered:
        try:
            await table.queue.call(lambda: _play(table, pause.seat, message))
        except Gone:
            raise Denial("stale") from None  # the table is being loaded anew; its client asks again
    return Done(request=message.request)


async def _choose(table: Table, seat: int, message: ChooseTickets) -> None:
    match = table.playing()
    await table.move(lambda: match.choose(seat, message.decision, message.keep), by=seat)


async def _give(table: Table, seat: int, message: GiveCards) -> None:
    match = table.playing()
    await table.move(lambda: match.give(seat, message.decision, message.cards), by=seat)


# --- taking back ---


async def _undo(table: Table, seat: int, message: Undo) -> None:
    match = table.playing()
    if message.decision != match.decision:
        raise Denial("stale")
    if match.undo_alone(seat):
        await table.take_back(match.undo(seat, message.decision, whole_turn=message.whole_turn))
        return
    match.propose(table.row.version + 1, seat, table.seats, whole_turn=message.whole_turn)
    await table.agree()


async def _answer_undo(table: Table, seat: int, message: AnswerUndo) -> None:
    match = table.playing()
    needed = match.needed(table.seats) or set()
    if match.wish is None or match.wish.number != message.proposal or seat not in needed:
        raise Denial("no_proposal")
    if not message.agree:
        match.wish = None
        await table.commit()
        return
    match.wish.agreed.add(seat)
    await table.agree()


# --- seats ---


async def _resign(table: Table, seat: int) -> None:
    if table.playing().over:
        raise Denial("game_over")
    table.seats[seat].absence = "resigned"
    await table.commit(seated=True)


async def _return_to_seat(table: Table, seat: int) -> None:
    table.playing()
    if table.seats[seat].absence:
        await _return(table, seat)


async def _return(table: Table, seat: int) -> None:
    table.seats[seat].absence = ""
    waiting = table.match is not None and seat in table.match.waiting_for()
    await table.commit(seated=True, asked_anew=waiting)


async def _take_holiday(table: Table, seat: int, message: TakeHoliday) -> None:
    """Let a player be away: in a game over days his time for a turn begins after it."""
    if table.playing().over:
        raise Denial("game_over")
    player = table.seats[seat]
    if player.holidays + message.days > table.plan.holidays:
        raise Denial("no_holidays")
    player.holidays += message.days
    player.away_until = max(time(), player.away_until or 0.0) + message.days * clock.SECONDS["days"]
    await table.commit(seated=True)


# --- the rest ---


async def _say(table: Table, seat: int, message: Say) -> None:
    text = "".join(c for c in message.text if unicodedata.category(c) not in ("Cc", "Cs", "Cf")).strip()
    if not looks.shows(text):
        raise Denial("malformed", "nothing was said")
    _refuse_silent(table, seat)
    table.house.manners.check_talk(text, next((line.text for line in reversed(table.chat) if line.seat == seat), None))
    line = ChatLine(number=table.said + 1, seat=seat, text=text, time=time())
    await table.store(lambda connection: say(connection, table.row, line))
    table.said = line.number
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    told = written(Chat(line=line))
    for connection in table.connections:
        connection.send(told)


def _refuse_silent(table: Table, seat: int) -> None:
    """Raise Denial if a seat is silenced or has talked enough for a while."""
    if table.seats[seat].muted:
        raise Denial("muted")
    if not table.may_talk(seat):
        raise Denial("too_frequent", "not so much talk")


def _emote(table: Table, seat: int, message: Emote) -> None:
    """Show everybody what a seat feels; it counts as talk and is kept nowhere."""
    _refuse_silent(table, seat)
    told = written(Emoted(seat=seat, emote=message.emote))
    for connection in table.connections:
        connection.send(told)


async def _rematch(table: Table) -> None:
    if table.row.state != "over":
        raise Denial("game_running")
    if table.row.rematch is None:
        table.row.rematch = await table.house.rematch(table)
        await table.commit(seated=True)


# --- thinking for people ---


def _hint(table: Table, seat: int, network: str, message: AskHint) -> Awaitable[Hint]:
    match = table.playing()
    if not table.plan.hints:
        raise Denial("no_hints")
    if match.over:
        raise Denial("game_over")
    if message.decision != match.decision:
        raise Denial("stale")
    if seat not in (range(match.game.players) if match.in_opening else match.waiting_for()):
        raise Denial("not_your_turn")
    table.asking.begin(seat)
    game, advisers = opening.asked(match.game, seat) if match.in_opening else match.game, table.house.work.advisers
    return _told_hint(table, seat, advisers.hint(network, game.view(seat), message.request, message.decision))


async def _told_hint(table: Table, seat: int, thought: Awaitable[Hint]) -> Hint:
    try:
        return await thought
    finally:
        table.asking.end(seat)


def _overlays(table: Table, connection: Connection, message: AskOverlays) -> Awaitable[Overlays]:
    match = table.playing()
    if connection not in table.connections:
        raise Denial("wrong_token", "say hello again")
    if not connection.looks.take():
        raise Denial("too_frequent", "not so many overlays")
    view = match.game.view(connection.seat)
    advisers = table.house.work.advisers
    return advisers.overlays(connection.network, view, message.wanted, message.request, match.decision)


def _past(table: Table, connection: Connection, message: AskMoment) -> Past:
    """Return the table as a client saw it when an event of its list had happened."""
    table.playing()
    if connection not in table.connections or table.viewers is None:
        raise Denial("wrong_token", "say hello again")
    move, facts, halved = table.viewers.past(connection.seat, message.event)
    return Past(request=message.request, event=message.event, move=move, facts=facts, halved=halved)
