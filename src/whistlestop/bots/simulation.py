"""Many games between bots.

Bots given by name play in compiled code, spread over threads. As soon as one seat is a bot written in Python, every
seat is asked through the door for Python bots, one game after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import DECISIONS, FAULTS, UNFINISHED, Batch, share_over_threads
from whistlestop.bots import seats
from whistlestop.bots.bot import Bot, BotError
from whistlestop.bots.roster import make
from whistlestop.bots.table import Table
from whistlestop.records import state
from whistlestop.records.state import SEATS
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import Rules

Floats = NDArray[np.float64]
GAMES_AT_ONCE = 8192  # records in memory; a game is a kilobyte


@dataclass(frozen=True)
class Simulation:
    """What came out: score sheets (games by seats by `scoring.COLUMNS`) and totals over all games."""

    players: int
    sheets: NDArray[np.int32]
    decisions: int
    unfinished: int
    faults: int

    def totals(self) -> NDArray[np.int32]:
        """Return the final points, games by players."""
        return self.sheets[:, : self.players, scoring.TOTAL]

    def wins(self) -> Floats:
        """Return each seat's share of the games; a shared first place is split evenly."""
        share: Floats = first_places(self.sheets[:, : self.players, scoring.RANK]).mean(axis=0)
        return share


def first_places(ranks: NDArray[np.integer]) -> Floats:
    """Return each seat's share of the first place, seats being the last axis; those who share it share it evenly."""
    first = ranks == 1
    shares: Floats = first / first.sum(axis=-1, keepdims=True)
    return shares


def simulate(
    rules: Rules,
    bots: Sequence[str | Bot],
    seeds: Iterable[int],
    *,
    threads: int = 1,
    checked: bool = False,
    first: int | None = None,
    most: int = 1_000_000,
) -> Simulation:
    """Play one game from each seed with a bot in every seat, at most `most` decisions each; raises BotError.

    `checked` looks for faults after every decision; `first` seats the first player, else luck does (R6).
    """
    numbers = np.array(list(seeds), np.uint64)
    _refuse_bad_seats(rules, len(bots), first)
    compiled = [seats.NAMES.index(bot) for bot in bots if isinstance(bot, str) and bot in seats.NAMES]
    if len(compiled) == len(bots):
        return _play_compiled(rules, compiled, numbers, threads, checked, first, most)
    made = [make(bot) if isinstance(bot, str) else bot for bot in bots]
    return _play_in_python(rules, made, numbers, checked, first, most)


def _refuse_bad_seats(rules: Rules, players: int, first: int | None) -> None:
    few, many = rules.map.players
    if not few <= players <= many:
        raise BotError(f"{rules.map.name} is for {few} to {many} players, not for {players} bots")
    if first is not None and not 0 <= first < players:
        raise BotError(f"the first player must be a seat from 0 to {players - 1}, not {first}")


def _play_compiled(
    rules: Rules,
    codes: Sequence[int],
    numbers: NDArray[np.uint64],
    threads: int,
    checked: bool,
    first: int | None,
    most: int,
) -> Simulation:
    sheets = np.zeros((len(numbers), SEATS, scoring.WIDTH), np.int32)
    report = np.zeros((max(1, threads), 3), np.int64)
    for start in range(0, len(numbers), GAMES_AT_ONCE):
        part = numbers[start : start + GAMES_AT_ONCE]
        batch = Batch(rules, len(part), players=len(codes), threads=threads)
        batch.reset(part, first)
        play_on(batch, codes, report, checked=checked, most=most)
        sheets[start : start + len(part)] = batch.sheets
    totals = report.sum(axis=0)
    return Simulation(len(codes), sheets, int(totals[DECISIONS]), int(totals[UNFINISHED]), int(totals[FAULTS]))


def play_on(
    batch: Batch, codes: Sequence[int], report: NDArray[np.int64], *, checked: bool = False, most: int = 1_000_000
) -> None:
    """Play the games of a batch on with a bot's number for every seat, score them and add to the report."""
    views, numbers = state.games(batch.threads), np.array(codes, np.int64)
    share_over_threads(
        len(batch),
        batch.threads,
        lambda low, high, thread: seats.play_bots(
            batch.games,
            low,
            high,
            batch.boards,
            batch.scratches,
            thread,
            views,
            numbers,
            most,
            checked,
            batch.sheets,
            report,
        ),
    )


def _play_in_python(
    rules: Rules, bots: Sequence[Bot], numbers: NDArray[np.uint64], checked: bool, first: int | None, most: int
) -> Simulation:
    sheets = np.zeros((len(numbers), SEATS, scoring.WIDTH), np.int32)
    decisions = unfinished = faults = 0
    for index, seed in enumerate(numbers):
        table = Table(rules, len(bots), int(seed), first)
        while not table.over and table.decisions < most:
            table.play(table.ask(bots[table.seat], table.view()))
            faults += int(checked and table.is_faulty())
        sheets[index] = table.sheet()
        decisions += table.decisions
        unfinished += int(not table.over)
    return Simulation(len(bots), sheets, decisions, unfinished, faults)
