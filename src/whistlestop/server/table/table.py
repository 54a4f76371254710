"""One table, one task: whatever is to happen at it is put in line and done in turn.

What happened is stored before anybody hears of it. If it cannot be stored the table leaves memory and its clients are
sent away to come back: what they then see is what was stored. Bots are asked in other threads and put their answers in
line like everybody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from time import time

from sqlalchemy import Connection as DatabaseConnection

from whistlestop import maps
from whistlestop.bots import Bot
from whistlestop.records.actions import END
from whistlestop.server import metrics
from whistlestop.server.limits import Bucket
from whistlestop.server.match import clock, pace
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.manners import Manners
from whistlestop.server.match.match import Match
from whistlestop.server.match.plan import TablePlan
from whistlestop.server.match.seats import hashed
from whistlestop.server.match.thinking_time import ThinkingTime
from whistlestop.server.narration.people import result_of
from whistlestop.server.narration.table_info import table_info
from whistlestop.server.narration.viewers import Viewers
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Presence, Update
from whistlestop.server.protocol.parts import Events, TableInfo
from whistlestop.server.protocol.views import Thought
from whistlestop.server.settings import Settings
from whistlestop.server.sharing.owners import Owners, Present
from whistlestop.server.storage import profiles
from whistlestop.server.storage.profiles import Result
from whistlestop.server.storage.records import Outdated, Stored, save, standing
from whistlestop.server.storage.store import Store, Write
from whistlestop.server.table import turn_end
from whistlestop.server.table.connection import TRY_AGAIN, Connection, written
from whistlestop.server.table.crowd import Crowd
from whistlestop.server.table.lessons import OPPONENT_SEED
from whistlestop.server.table.turn_end import TurnEnd
from whistlestop.server.table.work_queue import Gone, WorkQueue, nothing
from whistlestop.server.thinking import thinkers
from whistlestop.server.thinking.advisers import Asking
from whistlestop.server.thinking.notices import Notices
from whistlestop.server.thinking.thinkers import Answer
from whistlestop.server.thinking.work import Work

logger = logging.getLogger(__name__)
NO_EVENTS = Events(start=0, items=[])
FAREWELL_SECONDS = 0.1
TALK_PER_SECOND, TALK_AT_ONCE = 0.5, 6
LINES_AT_ONCE = 4  # seconds' worth of lines that a seat may type at once


@dataclass(frozen=True)
class House:
    """What all tables share."""

    store: Store
    work: Work
    crowd: Crowd
    settings: Settings
    owners: Owners
    manners: Manners
    notices: Notices | None
    rematch: Callable[[Table], Awaitable[str]]  # sets a new table like one and returns its code

    async def profile_of(self, key: str | None) -> int | None:
        """Return the number of the profile that a key opens, or None."""
        if key is None:
            return None
        found = await self.store.read(partial(profiles.find, key_hash=hashed(key)))
        return None if found is None else found.id


class Table:
    """A table in memory: seats, match, chat, and the clients that look at it."""

    def __init__(self, house: House, stored: Stored, plan: TablePlan, map: maps.Map, match: Match | None) -> None:
        """Take a table out of the store; a match that cannot be replayed leaves it frozen."""
        self.house, self.row, self.plan, self.map = house, stored.row, plan, map
        self.seats, self.chat, self.said = stored.seats, stored.chat, _last_number(stored)
        self.viewers: Viewers | None = None
        self.match: Match | None = None
        self.connections: list[Connection] = []
        self.sent_away: set[str] = set()  # networks the host wants no guests from, known as long as this is in memory
        self.undone_at = self.row.version if any(entry.kind == "undo" for entry in stored.entries) else 0
        self._entries = len(stored.entries)
        self._thinking_time = ThinkingTime(stored.entries)
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._talk: dict[int, Bucket] = {}
        self._lines: dict[int, Bucket] = {}
        self.asking = Asking()
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._turn_end: TurnEnd | None = None
        self._ending: asyncio.TimerHandle | None = None
        if match is not None:
            self.begin(match)
        self.queue = WorkQueue(self.row.code, self._between)

    def begin(self, match: Match) -> None:
        """Play this match from now on."""
        self.match = match
        self.viewers = Viewers(match, int(self.row.seed), self.row.salt)

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
        return not self.connections and self._thinking is None and self.queue.idle

    def leave_memory(self) -> None:
        """Stop; clients are sent away to come back."""
        if self._turn_end is not None:
            self._turn_end.over.set()
        for connection in self.connections:
            connection.close(TRY_AGAIN)
        for handle in (self._timer, self._ending, self._thinking):
            if handle is not None:
                handle.cancel()
        self._thinking = None  # a task that was cancelled holds its frame, which holds the table
        self.queue.stop()

    # --- storing and telling ---

    async def commit(
        self,
        entries: Sequence[Entry] = (),
        *,
        seated: bool = False,
        asked_anew: bool = False,
        board: str | None = None,
        ended: Result | None = None,
    ) -> None:
        """Store what happened, then tell everybody; `seated` if seats or the table's state changed."""
        after, now, before = self.row.version, time(), self.row.waiting
        if asked_anew:
            self.row.asked = now
        self.row.version, self.row.updated = after + 1, now
        self.row.wake = self.deadline if clock.runs(self.plan.clock, anybody_there=False) else None
        self.row.waiting = "".join(str(seat) for seat in self._waiting_for())
        self._thinking_time.follow(self._thinking_people(), now)
        entries = [*entries, *self._thinking_time.answered(self._waiting_people())]
        row, everybody = copy(self.row), [replace(seat) for seat in self.seats] if seated else None
        first = self._entries

        def write(connection: DatabaseConnection) -> None:
            save(connection, row, after=after, entries=entries, first_number=first, seats=everybody, board=board)
            if ended is not None:
                profiles.add_result(connection, ended)

        await self.store(write)
        self._entries += len(entries)
        self._announce(after, tell_table=seated)
        self._call(before)

    def _call(self, before: str) -> None:
        """Tell people who are asked now, and were not before, that it is their turn if they are not here."""
        here = {connection.seat for connection in self.connections}
        called = [seat for seat in self._waiting_people() if str(seat) not in before and seat not in here]
        people = [profile for seat in called if (profile := self.seats[seat].profile) is not None]
        if people and self.house.notices is not None:
            self.house.notices.tell(people, self.row.code, self.plan.map, self.plan.ticket_set)

    async def store(self, work: Write) -> None:
        """Store something; if that fails the table leaves memory, so that the store stays the truth.

        If somebody else has written to the table meanwhile, whoever asked tries again with what is stored now (Gone).
        """
        try:
            await self.house.store.write(work)
        except Outdated:
            metrics.LOST.inc()
            self._give_up()
            raise Gone from None
        except Exception as error:
            if not isinstance(error, Denial):
                logger.error("table %s could not be stored: %r", self.row.code, error)
            self._give_up()
            raise Denial("storage_failed") from error

    async def refuse_outdated(self) -> None:
        """Raise Gone if another process has taken the table over, which a Redis that forgot does not tell at once.

        Whoever says hello has perhaps been told more by the other.
        """
        if self.house.owners.shared:
            stands = await self.house.store.read(partial(standing, table=self.row.id))
            if stands != (self.row.version, self.row.fence):
                metrics.LOST.inc()
                self._give_up()
                raise Gone

    def _give_up(self) -> None:
        """Leave memory, a moment later, so that whoever asked hears the refusal first."""
        self.queue.stop()
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.leave_memory)

    @property
    def deadline(self) -> float | None:
        """When the time of the people who are asked is up, or None."""
        people = self._waiting_people()
        away = [self.seats[seat].away_until for seat in people]
        return clock.deadline(self.plan.clock, self.row.asked, away) if people else None

    def _waiting_for(self) -> list[int]:
        return self.match.waiting_for() if self.match is not None else []

    def _waiting_people(self) -> list[int]:
        return [seat for seat in self._waiting_for() if self.seats[seat].played_by == "person"]

    def _thinking_people(self) -> list[int]:
        """Return the seats whose time runs now."""
        timed = self.plan.clock.unit != "none" and not (self.match is not None and self.match.over)
        runs = timed and clock.runs(self.plan.clock, anybody_there=bool(self.connections))
        return self._waiting_people() if runs else []

    def thought(self) -> list[Thought] | None:
        """Return how long everybody has thought, if the table has a clock."""
        return None if self.plan.clock.unit == "none" else self._thinking_time.told(len(self.seats))

    def _announce(self, after: int, *, tell_table: bool) -> None:
        table = self.info() if tell_table else None
        for viewer in {connection.seat for connection in self.connections}:
            text = written(self._update(after, viewer, table))
            for connection in self.connections:
                if connection.seat == viewer:
                    connection.send(text)

    def _update(self, after: int, viewer: int | None, table: TableInfo | None) -> Update:
        events, view = NO_EVENTS, None
        if self.viewers is not None:
            events = self.viewers.news(viewer)
            view = self.viewers.view(viewer, self.seats, self.deadline, self.thought())
        version = self.row.version
        return Update(after=after, version=version, seat=viewer, table=table, view=view, events=events, now=time())

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        connected = sorted({one.seat for one in self.connections if one.seat is not None})
        text = written(Presence(connected=connected, spectators=self.spectators()))
        self.house.owners.tell_present(self.row.code, Present(tuple(connected), self.spectators()))
        for connection in self.connections:
            connection.send(text)

    def may_talk(self, seat: int) -> bool:
        """Return whether a seat may say something now, and count it if so."""
        return self._talk.setdefault(seat, Bucket(TALK_PER_SECOND, TALK_AT_ONCE)).take()

    def may_type(self, seat: int) -> bool:
        """Return whether a seat may type another line now, and count it if so."""
        rate = self.house.settings.lines_per_second
        return self._lines.setdefault(seat, Bucket(rate, LINES_AT_ONCE * rate)).take()

    def spectators(self) -> int:
        """Return how many watch."""
        return sum(connection.seat is None for connection in self.connections)

    def info(self) -> TableInfo:
        """Return what is public about the table."""
        connected = {connection.seat for connection in self.connections if connection.seat is not None}
        return table_info(
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
        self._thinking_time.follow(self._thinking_people(), time())
        self._ask_bots()
        self._set_timer()
        if self.match is not None and self.match.wish is not None and self._settled(self.match):
            self.queue.post(self.agree)  # somebody who had not answered plays no more, or cannot be asked any more

    def _settled(self, match: Match) -> bool:
        needed = match.needed(self.seats)
        return needed is None or (match.wish is not None and needed <= match.wish.agreed)

    async def agree(self) -> None:
        """Take back what was proposed if all agree who must, else tell everybody how the proposal stands."""
        match = self.playing()
        if match.wish is not None and match.needed(self.seats) is None:
            match.wish = None  # who would have to agree has left
        if match.wish is not None and self._settled(match):
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
                answer = await self.house.work.thinkers.ask(self.row.code, self.bot(seat), match, seat)
                self.queue.post(lambda: self._bot_answers(seat, decision, answer))
        finally:
            self._thinking = None
            self.queue.post(nothing)  # so that the next bot is asked

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
        entries += self._ask_for_more(match)
        returned = by is not None and self.seats[by].absence != ""
        if by is not None:
            self.seats[by].absence = ""
        ended = None
        if match.over:
            self.row.state = "over"
            ended = result_of(replace(self.row, updated=time()), self.plan, self.seats, match.game)
        anew = returned or before != _turn(match)
        await self.commit(entries, seated=match.over or returned, asked_anew=anew, ended=ended)
        metrics.DECISIONS.labels("bot" if by is None else "person").inc()

    # --- the end of a turn ---

    def _ask_for_more(self, match: Match) -> list[Entry]:
        """Begin the pause before a person's turn ends; where none is needed, end a turn that can only end."""
        self._turn_end = asked = turn_end.begun(match)
        match.answered_for = None
        if asked is None or self.seats[asked.seat].played_by != "person":
            return []
        seconds = turn_end.pause(self.seats, asked.seat, self.house.settings.turn_end_seconds)
        if not seconds:
            asked.over.set()
            return match.play(asked.seat, asked.decision, END) if asked.alone else []
        match.answered_for = asked.decision if asked.alone else None
        self._ending = asyncio.get_running_loop().call_later(
            seconds, self.queue.post, lambda: self._pause_is_over(asked)
        )
        return []

    async def _pause_is_over(self, asked: TurnEnd) -> None:
        match = self.playing()
        try:
            if match.answered_for == asked.decision == match.decision:
                await self._end_turn(match, asked)
        finally:
            asked.over.set()

    async def _end_turn(self, match: Match, asked: TurnEnd) -> None:
        """End the turn of a seat that can do nothing else; while something is to be taken back it is asked itself."""
        match.answered_for = None
        if match.wish is not None:
            await self.commit()
            return
        asked.answered = True
        await self.move(lambda: match.play(asked.seat, asked.decision, END))

    def holds(self, seat: int, decision: int) -> TurnEnd | None:
        """Return the pause that an answer of a seat has to wait for, if there is one."""
        asked = self._turn_end
        return asked if asked is not None and (asked.seat, asked.decision) == (seat, decision) else None

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
            self._timer = asyncio.get_running_loop().call_later(delay, self.queue.post, self._time_is_up)

    async def _time_is_up(self) -> None:
        due = self.deadline
        if due is None or due > time():
            return
        for seat in self._waiting_people():
            self.seats[seat].absence = "away"
        await self.commit(seated=True)


def _turn(match: Match) -> tuple[int, int | None]:
    return match.game.engine.turn, match.moment.to_move


def _last_number(stored: Stored) -> int:
    return stored.chat[-1].number if stored.chat else 0
