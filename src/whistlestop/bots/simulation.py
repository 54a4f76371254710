"""Many games between bots.

Bots given by name play in compiled code, spread over threads. As soon as one seat is a bot written in Python, every
seat is asked through the door for Python bots, one game after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop import maps
from whistlestop.batch.batch import Batch, share_over_threads
from whistlestop.bots import seats, tuned
from whistlestop.bots.asked_game import AskedGame
from whistlestop.bots.bot import Bot, BotError
from whistlestop.bots.by_name import make
from whistlestop.bots.learned import shelf
from whistlestop.bots.roster import LEARNED, NAMES, number_of
from whistlestop.records.state import SEATS
from whistlestop.rules import scoring
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules

Floats = NDArray[np.float64]
GAMES_AT_ONCE = 8192  # records in memory; a game is a kilobyte


class Counted(NamedTuple):
    """What is counted while bots play: decisions, games that were not played to their end, and faults."""

    decisions: int
    unfinished: int
    faults: int


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
    compiled = [number_of(bot) for bot in bots if isinstance(bot, str) and bot in NAMES]
    if len(compiled) == len(bots):
        return _play_compiled(rules, compiled, numbers, threads, checked, first, most)
    made = [make(bot) if isinstance(bot, str) else bot for bot in bots]
    named = [bot if isinstance(bot, str) else bot.name for bot in bots]
    return _play_in_python(rules, made, named, numbers, checked, first, most)


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
    counted = np.zeros(3, np.int64)
    for start in range(0, len(numbers), GAMES_AT_ONCE):
        part = numbers[start : start + GAMES_AT_ONCE]
        batch = Batch(rules, len(part), players=len(codes), threads=threads)
        batch.reset(part, first)
        counted += play_on(batch, codes, checked=checked, most=most)
        sheets[start : start + len(part)] = batch.sheets
    return Simulation(len(codes), sheets, *counted.tolist())


def play_on(batch: Batch, codes: Sequence[int], *, checked: bool = False, most: int = 1_000_000) -> Counted:
    """Play the games of a batch on with a bot's number for every seat and score them."""
    tables = seats.bot_tables(codes, tuned.setting(batch.rules[0], len(codes)), batch.threads)
    tables["checked"], tables["most_decisions"] = checked, most
    if number_of(LEARNED) in codes:
        tables["plan"]["judge"] = shelf.judge_of(batch.rules[0], len(codes))
    share_over_threads(
        len(batch),
        batch.threads,
        lambda low, high, thread: seats.play_bots(batch.games, low, high, batch.boards, tables, thread, batch.sheets),
    )
    return Counted(*(int(tables[name].sum()) for name in Counted._fields))


def _play_in_python(
    rules: Rules,
    bots: Sequence[Bot],
    named: Sequence[str],
    numbers: NDArray[np.uint64],
    checked: bool,
    first: int | None,
    most: int,
) -> Simulation:
    sheets = np.zeros((len(numbers), SEATS, scoring.WIDTH), np.int32)
    decisions = unfinished = faults = 0
    for index, seed in enumerate(numbers):
        game = AskedGame(rules, len(bots), int(seed), first)
        while not game.over and game.decisions < most:
            try:
                action = game.ask(bots[game.seat], game.view())
            except Exception as error:
                reason = _reason(error, named[game.seat], game)
                raise BotError(f"{reason}; the same game again: {_again(rules, named, int(seed))}") from error
            game.play(action)
            faults += int(checked and game.is_faulty())
        sheets[index] = game.sheet()
        decisions += game.decisions
        unfinished += int(not game.over)
    return Simulation(len(bots), sheets, decisions, unfinished, faults)


def _reason(error: Exception, name: str, game: AskedGame) -> str:
    """Return what a bot did wrong, and in which game."""
    if isinstance(error, BotError):
        return str(error)
    return f"{name} failed with {type(error).__name__}: {error} {game.where()}"


def _again(rules: Rules, named: Sequence[str], seed: int) -> str:
    """Return the command that plays one game again; luck decides who begins."""
    house = "".join(f" --option {key}={options.write(value)}" for key, value in rules.chosen.items())
    table = f"--map {_board(rules.map)} --ticket-set {rules.map.ticket_set} --players {len(named)}{house}"
    seated = " ".join(f"--bot {name}" for name in named)
    return f"whistlestop simulate {table} {seated} --seed {seed} --games 1"


def _board(map: maps.Map) -> str:
    """Return what a command calls a board: one that is not of the package is that of some file."""
    of_package = map.id in maps.ids() and map.ticket_set in maps.ticket_sets(map.id)
    return map.id if of_package and maps.load(map.id, map.ticket_set) == map else "FILE"
