"""Games played with somebody listening: every event, the points after each turn, and what each ticket came to.

Seat 0 begins every game, so that a seat is a place in the order of play. Bots are asked through their door for Python;
what they decide depends on the seed alone, so a game can be played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from whistlestop import bots
from whistlestop.arena import Plan
from whistlestop.arena.results import MOST_DECISIONS
from whistlestop.batch import batch
from whistlestop.bots import Bot
from whistlestop.knowledge.view import View, see
from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.records import scratch, state
from whistlestop.records.actions import ACTIONS
from whistlestop.records.blocks import Claim, decode
from whistlestop.records.scratch import EVENT_WIDTH
from whistlestop.records.state import CHOOSE_ACTION, NONE, OVER
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import Rules

PART = 16  # games a process plays before it hands them over


@dataclass(frozen=True)
class Recorded:
    """One game: its seed, what was decided, the events, points by turn, tickets and score sheet."""

    seed: int
    actions: NDArray[np.int16]
    events: NDArray[np.int16]  # rows of `events.tell`
    steps: NDArray[np.int32]  # the decision each event came of; 0 for the deal
    points: NDArray[np.int16]  # route points, in a race completed tickets, at the start of each turn, turns by seats
    reach: NDArray[np.int32]  # lengths of the routes that could be claimed in each turn, as bits
    tickets: NDArray[np.int16]  # seat, ticket, points, fulfilled: one row for each ticket kept
    sheet: scoring.Sheet


def record(rules: Rules, seated: Sequence[Bot], seed: int) -> Recorded:
    """Return a whole game between bots."""
    notes = _Notes(rules, len(seated), seed)
    while notes.phase[0] != OVER and len(notes.actions) < MOST_DECISIONS:
        notes.look()
        notes.step(seated[notes.player[0]].decide(notes.view()))
    return notes.finish()


class _Notes:
    """A running game and what is written down of it.

    Fields are read as arrays of one: a record's attributes cost numpy fifty times as much, and this is done for every
    decision of thousands of games.
    """

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.rules, self.players, self.seed, self.actions = rules, players, seed, list[int]()
        self._games, self._views, self._scratches = state.games(1), state.games(1), scratch.scratches()
        self._ids, self._legal = np.zeros(ACTIONS, np.int64), list[int]()
        self.phase, self.player, self._turn = self._games["phase"], self._games["player"], self._games["turn"]
        # In a race completed tickets are what others count as points (R420).
        self._points_now = self._games["points" if rules.map.by_points else "completed"][0, :players]
        self._scratches["listening"] = 1
        self._told, self._rows = self._scratches["event_count"], self._scratches["events"][0]
        self._lengths = [track.length for track in rules.map.tracks]
        self._events, self._steps = list[NDArray[np.int16]](), list[int]()
        self._points, self._reach, self._last_turn = list[NDArray[np.int16]](), list[int](), 0
        batch.start_games(self._games, 0, 1, rules.boards, self._scratches, 0, np.array([seed], np.uint64), players, 0)
        self._hear()
        self._advance(NONE)

    def look(self) -> None:
        """Note the points when a turn begins, and what could be claimed in it."""
        if self._turn[0] != self._last_turn:
            self._last_turn = int(self._turn[0])
            self._points.append(self._points_now.copy())
            self._reach.append(0)
        if self.phase[0] == CHOOSE_ACTION and self._reach:
            for action in self._legal:
                if isinstance(claim := decode(action), Claim):
                    self._reach[-1] |= 1 << self._lengths[claim.track]

    def view(self) -> View:
        """Return what the player in turn may know; the next call writes over it."""
        seat = int(self.player[0])
        see(self._games, 0, self.rules.boards, seat, self._views, 0)
        return View(self.rules, self._views, seat, self._legal)

    def step(self, action: int) -> None:
        """Carry out an action and keep the events that came of it."""
        self.actions.append(action)
        self._advance(action)
        self._hear()

    def _advance(self, action: int) -> None:
        self._told[0] = 0
        count = batch.advance(self._games, 0, self.rules.boards, self._scratches, action, self._ids)
        self._legal = self._ids[:count].tolist()

    def _hear(self) -> None:
        self._events.append(self._rows[: self._told[0]].copy())
        self._steps += [len(self.actions)] * int(self._told[0])

    def finish(self) -> Recorded:
        """Return the game with its scores."""
        engine = Engine(self.rules)
        engine.put(self._games)
        kept = [(s.seat, t.ticket, t.points, t.fulfilled) for s in engine.scores() for t in s.each_ticket]
        return Recorded(
            self.seed,
            np.array(self.actions, np.int16),
            np.concatenate(self._events).reshape(-1, EVENT_WIDTH),
            np.array(self._steps, np.int32),
            np.array(self._points, np.int16).reshape(-1, self.players),
            np.array(self._reach, np.int32),
            np.array(kept, np.int16).reshape(-1, 4),
            engine.sheet()[: self.players],
        )


def record_many(plan: Plan, seeds: Sequence[int], workers: int = 1) -> Iterator[Recorded]:
    """Yield one game for each seed, the plan's only bot in every seat; the order is that of the seeds."""
    parts = [seeds[low : low + PART] for low in range(0, len(seeds), PART)]
    if workers == 1 or len(parts) == 1:
        for part in parts:
            yield from record_part(plan, part)
        return
    with ProcessPoolExecutor(min(workers, len(parts)), mp_context=get_context("spawn")) as pool:
        for games in pool.map(record_part, [plan] * len(parts), parts):
            yield from games


def record_part(plan: Plan, seeds: Sequence[int]) -> list[Recorded]:
    """Return one game for each seed."""
    seated = [bots.make(plan.bots[0], seat) for seat in range(plan.players)]
    return [record(plan.rules(), seated, seed) for seed in seeds]


def replayed(plan: Plan, game: Recorded) -> Game:
    """Return a recorded game played again through the door that keeps a log."""
    rules = plan.rules()
    again = Game(rules.map, players=plan.players, seed=game.seed, first=0, options=rules.options)
    for action in game.actions:
        again.play_scripted(int(action), [])
    return again
