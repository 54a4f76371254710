"""One table, one task: whatever is to happen at it is put in line and done in turn.

What happened is stored before anybody hears of it. If it cannot be stored the table leaves memory and its clients are
sent away to come back: what they then see is what was stored. Bots are asked in other threads and put their answers in
line like everybody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from time import time

from whistlestop import maps
from whistlestop.bots import Bot
from whistlestop.server.limits import Bucket
from whistlestop.server.match import (
    clock,
    pace,
)
from whistlestop.server.match.match import Match
from whistlestop.server.match.plan import Plan
from whistlestop.server.narration.describing import described
from whistlestop.server.narration.telling import Telling
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Presence, Update
from whistlestop.server.protocol.parts import Events, TableInfo
from whistlestop.server.settings import Settings
from whistlestop.server.storage.records import Entry, Stored, save
from whistlestop.server.storage.store import Store, Write
from whistlestop.server.table.connection import TRY_AGAIN, Connection, written
from whistlestop.server.table.lessons import OPPONENT_SEED
from whistlestop.server.table.line import Line
from whistlestop.server.thinking import thinkers
from whistlestop.server.thinking.advisers import Advisers, Asking
from whistlestop.server.thinking.thinkers import Answer, Thinkers

logger = logging.getLogger(__name__)
NO_EVENTS = Events(start=0, items=[])
FAREWELL_SECONDS = 0.1
TALK_PER_SECOND, TALK_AT_ONCE = 0.5, 6


@dataclass(frozen=True)
class House:
    """What all tables share."""

    store: Store
    thinkers: Thinkers
    advisers: Advisers
    settings: Settings
    rematch: Callable[[Table], Awaitable[str]]  # sets a new table like one and returns its code


class Table:
    """A table in memory: seats, match, chat, and the clients that look at it."""

    def __init__(self, house: House, stored: Stored, plan: Plan, map: maps.Map, match: Match | None) -> None:
        """Take a table out of the store; a match that cannot be replayed leaves it frozen."""
        self.house, self.row, self.plan, self.map = house, stored.row, plan, map
        self.seats, self.chat, self.said = stored.seats, stored.chat, _last_number(stored)
        self.telling: Telling | None = None
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self.undone_at = self.row.version if any(entry.kind == "undo" for entry in stored.entries) else 0
        self._entries = len(stored.entries)
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._talk: dict[int, Bucket] = {}
        self.asking = Asking()
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        if match is not None:
            self.begin(match)
        self.line = Line(self.row.code, self._between)

    def begin(self, match: Match) -> None:
        """Play this match from now on."""
        self.match = match
        self.telling = Telling(match, int(self.row.seed), self.row.salt)

    @property
    def frozen(self) -> bool:
        """Whether there is a game that this program cannot replay."""
        return self.row.state != "waiting" and self.match is None

    def playing(self) -> Match:
        """Return the running match; raises Denial if there is none."""
        if self.match is None:
            raise Denial("frozen" if self.frozen else "not_started")
        return self.match

    def people(self) -> list[int]:
        """Return the seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by == "person"]

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and nothing is under way."""
        return not self.connections and self._thinking is None and self.line.idle

    def leave_memory(self) -> None:
        """Stop; clients are sent away to come back."""
        for connection in self.connections:
            connection.close(TRY_AGAIN)
        for handle in (self._timer, self._thinking):
            if handle is not None:
                handle.cancel()
        self.line.stop()

    # --- storing and telling ---

    async def commit(
        self, entries: Sequence[Entry] = (), *, seated: bool = False, asked_anew: bool = False, board: str | None = None
    ) -> None:
        """Store what happened, then tell everybody; `seated` if seats or the table's state changed."""
        after, now = self.row.version, time()
        if asked_anew:
            self.row.asked = now
        self.row.version, self.row.updated = after + 1, now
        self.row.wake = self.deadline if clock.runs(self.plan.clock, anybody_there=False) else None
        self.row.waiting = "".join(str(seat) for seat in self._waiting_for())
        row, everybody = replace(self.row), [replace(seat) for seat in self.seats] if seated else None
        first = self._entries
        await self.store(
            lambda connection: save(connection, row, entries=entries, first_number=first, seats=everybody, board=board)
        )
        self._entries += len(entries)
        self._announce(after, tell_table=seated)

    async def store(self, work: Write) -> None:
        """Store something; if that fails the table leaves memory, so that the store stays the truth."""
        try:
            await self.house.store.write(work)
        except Exception as error:
            logger.exception("table %s could not be stored", self.row.code)
            self.line.stop()
            # A moment later, so that whoever asked hears the refusal first.
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.leave_memory)
            raise Denial("storage_failed") from error

    @property
    def deadline(self) -> float | None:
        """When the time of the people who are asked is up, or None."""
        return clock.deadline(self.plan.clock, self.row.asked) if self._waiting_people() else None

    def _waiting_for(self) -> list[int]:
        return self.match.waiting_for() if self.match is not None else []

    def _waiting_people(self) -> list[int]:
        return [seat for seat in self._waiting_for() if self.seats[seat].played_by == "person"]

    def _announce(self, after: int, *, tell_table: bool) -> None:
        table = self.info() if tell_table else None
        for viewer in {connection.seat for connection in self.connections}:
            text = written(self._update(after, viewer, table))
            for connection in self.connections:
                if connection.seat == viewer:
                    connection.send(text)

    def _update(self, after: int, viewer: int | None, table: TableInfo | None) -> Update:
        events, view = NO_EVENTS, None
        if self.telling is not None:
            events = self.telling.news(viewer)
            view = self.telling.view(viewer, self.people(), self.deadline)
        version = self.row.version
        return Update(after=after, version=version, seat=viewer, table=table, view=view, events=events, now=time())

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        connected = sorted({one.seat for one in self.connections if one.seat is not None})
        text = written(Presence(connected=connected, spectators=self.spectators()))
        for connection in self.connections:
            connection.send(text)

    def may_talk(self, seat: int) -> bool:
        """Return whether a seat may say something now, and count it if so."""
        return self._talk.setdefault(seat, Bucket(TALK_PER_SECOND, TALK_AT_ONCE)).take()

    def spectators(self) -> int:
        """Return how many watch."""
        return sum(connection.seat is None for connection in self.connections)

    def info(self) -> TableInfo:
        """Return what is public about the table."""
        connected = {connection.seat for connection in self.connections if connection.seat is not None}
        return described(
            self.row,
            self.seats,
            self.plan,
            self.map.name,
            frozen=self.frozen,
            connected=connected,
            spectators=self.spectators(),
        )

    # --- bots and clock ---

    def _between(self) -> None:
        self._ask_bots()
        self._set_timer()
        if self._all_agreed():
            self.line.post(self.agree)  # those who had not answered play no more

    def _all_agreed(self) -> bool:
        wish = self.match.wish if self.match is not None else None
        return wish is not None and set(self.people()) <= wish.agreed

    async def agree(self) -> None:
        """Take back what was proposed if all agree, else tell everybody how the proposal stands."""
        match = self.playing()
        if match.wish is not None and self._all_agreed():
            await self.take_back(match.take_back(len(match.game.history) - match.wish.keep))
        else:
            await self.commit()

    def _ask_bots(self) -> None:
        match = self.match
        if match is None or match.over or match.wish is not None or self._thinking is not None:
            return
        if not self.connections and not self.people():
            return  # a game without people goes on while somebody watches
        seat = next((seat for seat in match.waiting_for() if self.seats[seat].played_by == "bot"), None)
        if seat is not None:
            self._thinking = asyncio.create_task(self._think(match, seat, match.decision))

    async def _think(self, match: Match, seat: int, decision: int) -> None:
        try:
            await asyncio.sleep(pace.pause(match, seat, self.plan.bot_delay))
            if match.decision == decision:
                answer = await self.house.thinkers.ask(self.bot(seat), match, seat)
                self.line.post(lambda: self._bot_answers(seat, decision, answer))
        finally:
            self._thinking = None
            self.line.post(_nothing)  # so that the next bot is asked

    def bot(self, seat: int) -> Bot:
        """Return the bot that plays a seat, or would for its player."""
        name = self.seats[seat].bot or self.plan.substitute
        if seat not in self._bots or self._bots[seat][0] != name:
            self._bots[seat] = (name, thinkers.make(name, OPPONENT_SEED if self.plan.lesson else None))
        return self._bots[seat][1]

    async def _bot_answers(self, seat: int, decision: int, answer: Answer) -> None:
        match = self.playing()
        if match.decision != decision or match.wish is not None or self.seats[seat].played_by != "bot":
            return
        if answer.keep is not None:
            await self.move(lambda: match.choose(seat, decision, answer.keep or ()))
        elif answer.action is not None:
            action = answer.action
            await self.move(lambda: match.play(seat, decision, action))

    async def move(self, decide: Callable[[], list[Entry]], by: int | None = None) -> None:
        """Carry out a decision, store it and tell everybody; a person who decides has come back."""
        match = self.playing()
        before = _turn(match)
        entries = decide()
        returned = by is not None and self.seats[by].absence != ""
        if by is not None:
            self.seats[by].absence = ""
        if match.over:
            self.row.state = "over"
        await self.commit(entries, seated=match.over or returned, asked_anew=returned or before != _turn(match))

    async def take_back(self, entries: Sequence[Entry]) -> None:
        """Store that something was taken back and tell everybody."""
        await self.commit(entries, asked_anew=True)
        self.undone_at = self.row.version

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.deadline
        if due is not None and self.plan.takeover and clock.runs(self.plan.clock, anybody_there=bool(self.connections)):
            delay = max(0.0, due - time())
            self._timer = asyncio.get_running_loop().call_later(delay, self.line.post, self._time_is_up)

    async def _time_is_up(self) -> None:
        due = self.deadline
        if due is None or due > time():
            return
        for seat in self._waiting_people():
            self.seats[seat].absence = "away"
        await self.commit(seated=True)


def _turn(match: Match) -> tuple[int, int | None]:
    return int(match.game.record.turn), match.moment.to_move


async def _nothing() -> None:
    """Do nothing, but in line."""


def _last_number(stored: Stored) -> int:
    return stored.chat[-1].number if stored.chat else 0
