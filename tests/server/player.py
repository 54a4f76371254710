"""A client for tests: it speaks the protocol, keeps what it was told, and every byte of it."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whistlestop.server.protocol.messages import Chat, Done, Emoted, FromServer, Presence, Refused, Snapshot, Update
from whistlestop.server.protocol.parts import Action, ChatLine, GameEvent, Question, TableInfo, TicketChoice
from whistlestop.server.protocol.views import SeatView

decoder = msgspec.json.Decoder(FromServer)
WAIT = 30.0


class Player:
    """One socket: a seat or a spectator."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket, self.token = socket, token
        self.received: list[str] = []
        self.answers: dict[int, FromServer] = {}
        self.events: list[GameEvent] = []
        self.chat: list[ChatLine] = []
        self.emoted: list[Emoted] = []
        self.versions: list[int] = []
        self.presence: Presence | None = None
        self._table: TableInfo | None = None
        self._view: SeatView | None = None
        self.seat: int | None = None
        self.refused: Refused | None = None
        self.close_code: int | None = None
        self._numbers = itertools.count(1)
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, base: str, code: str, token: str | None = None, **options: Any) -> Player:
        """Return a player who has said nothing yet."""
        address = base.replace("http", "ws", 1) + f"/ws/{code}"
        return cls(await connect(address, max_size=None, **options), token)

    async def hello(self, **more: Any) -> FromServer:
        """Say hello and return the answer."""
        return await self.ask("hello", token=self.token, **more)

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()
        await self._reader

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a message and return its number."""
        number = next(self._numbers)
        await self.socket.send(msgspec.json.encode({"type": kind, "request": number, **fields}).decode())
        return number

    async def ask(self, kind: str, **fields: Any) -> FromServer:
        """Send a message and return the answer to it."""
        number = await self.send(kind, **fields)
        await self.until(lambda: number in self.answers or (self.refused is not None and self.refused.request == 0))
        answer = self.answers.get(number) or self.refused
        assert answer is not None
        return answer

    async def refused_with(self, kind: str, **fields: Any) -> str:
        """Send a message that is refused and return the code."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, Refused), answer
        return answer.code

    async def done(self, kind: str, **fields: Any) -> None:
        """Send a message that is carried out."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, Done), answer

    async def until(self, true: Callable[[], object], wait: float = WAIT) -> None:
        """Wait until something told by the server makes a condition true."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: bool(true())), wait)

    async def sees(self, true: Callable[[Player], object], wait: float = WAIT) -> None:
        """Wait until something told by the server makes a condition on this player true."""
        await self.until(lambda: true(self), wait)

    @property
    def table(self) -> TableInfo:
        """The table as told last."""
        assert self._table is not None
        return self._table

    @property
    def view(self) -> SeatView:
        """The game as told last."""
        assert self._view is not None
        return self._view

    @property
    def asked(self) -> bool:
        """Whether this seat has a question, be it one that is answered already and waits for the others."""
        return self._view is not None and self._view.question is not None

    @property
    def question(self) -> Question:
        """The open question of this seat."""
        assert self.view.question is not None
        return self.view.question

    @property
    def choice(self) -> TicketChoice:
        """The tickets this seat is to choose from."""
        assert self.question.tickets is not None
        return self.question.tickets

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._view is not None and self._view.ending is not None

    def action(self, kind: str) -> Action:
        """The first legal action of a kind."""
        return next(action for action in self.question.actions if action.kind == kind)

    async def play(self, action: int | str) -> FromServer:
        """Answer the open question with an action."""
        return await self.ask("play", decision=self.view.decision, action=action)

    async def keep(self, tickets: list[int]) -> FromServer:
        """Answer the open question by keeping tickets."""
        return await self.ask("choose_tickets", decision=self.view.decision, keep=tickets)

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self.received.append(text)
                self._take(decoder.decode(text))
                async with self._changed:
                    self._changed.notify_all()
        self.close_code = self.socket.close_code
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Refused) and message.request == 0:
            self.refused = message
        elif not isinstance(message, Update | Chat | Emoted | Presence):
            self.answers[message.request] = message
        if isinstance(message, Snapshot):
            self.seat, self._table, self._view, self.chat = message.seat, message.table, message.view, message.chat
            self._heard(message.events.start, message.events.items)
            self.versions = [message.version]
        elif isinstance(message, Update):
            assert message.after == self.versions[-1], "a version was left out"
            self.seat = message.seat
            self._table, self._view = message.table or self._table, message.view or self._view
            self._heard(message.events.start, message.events.items)
            self.versions.append(message.version)
        elif isinstance(message, Presence):
            self.presence = message
        elif isinstance(message, Chat):
            self.chat.append(message.line)
        elif isinstance(message, Emoted):
            self.emoted.append(message)

    def _heard(self, start: int, items: list[GameEvent]) -> None:
        assert start <= len(self.events), "events were left out"
        self.events[start:] = items


def pick(question: Question, luck: random.Random) -> Action:
    """Return an action that gets a game on: claims where possible, else cards."""
    claims = [action for action in question.actions if action.kind in ("claim", "pay", "extra")]
    cards = [action for action in question.actions if action.kind in ("take", "draw")]
    return luck.choice(claims or cards or question.actions)


async def play_on(player: Player, seed: int, decisions: int = 10_000) -> int:
    """Play a seat to the end of the game, or for so many decisions; return how many were made."""
    luck, made = random.Random(seed), 0
    while made < decisions:
        await player.until(lambda: player.over or _asked(player))
        if player.over:
            break
        if player.question.tickets is not None:
            answer = await player.keep(luck.choice(player.choice.sets))
        else:
            answer = await player.play(pick(player.question, luck).id)
        assert isinstance(answer, Done), answer
        made += 1
    return made


async def take_turns(players: list[Player], decisions: int, seed: int = 1) -> Player:
    """Let whoever is asked decide, so many times in all; return who is asked then, once everybody has heard of it."""
    for number in range(decisions):
        await play_on(await whose_turn(players), seed + number, 1)
    mover = await whose_turn(players)
    for player in players:
        await player.sees(lambda one: one.over or one.view.decision >= mover.view.decision)
    return mover


async def whose_turn(players: list[Player]) -> Player:
    """Return a player who is asked; several sockets are listened to, so there is nothing to wait on but time."""
    for _ in range(1000):
        for player in players:
            if _asked(player):
                return player
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


def _asked(player: Player) -> bool:
    """Whether the seat must answer; a choice that waits for the others needs no second answer."""
    return player.asked and (player.question.tickets is None or player.choice.chosen is None)
