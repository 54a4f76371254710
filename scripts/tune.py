"""Tune the planner's weights for a table: an evolution strategy plays settings against bots and keeps the best ones.

Usage: python scripts/tune.py BOARD [--ticket-set SET] [--players N] [--dice] [--monsters] [--against greedy,planner]
[--only WEIGHT,...] [--generations N] [--games N] [--population N] [--threads N] [--validate N] [--write]. A run that
was cut off goes on. docs/tuning.md tells what it does and how to read what it says; tune_all.py tunes many tables.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple, dataclass, replace
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistlestop import compile_rules, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots import seats, tuned
from whistlestop.bots.roster import NAMES, number_of
from whistlestop.bots.shared.weights import Weights, settings
from whistlestop.bots.simulation import first_places
from whistlestop.rules import scoring

FOLDER = Path(__file__).parents[1] / "build" / "tuning"
FIRST_SEED = 1 << 41  # far from the seeds that bots are compared on
VALIDATION_SEED = 1 << 42
PROBES = 12  # games in which a weight is tried that may not matter at this table
FEW_MOVES = 0.25  # a step of one is so much of a weight
LEAST_STEP = 1.5
FIRST_SPREAD = 0.7  # of the first settings, in steps
POINT = 1 / 200  # what a point ahead counts beside a victory: few games tell settings apart by points first
ITSELF = "itself"  # in place of a rival: the setting sits in all seats, and what counts is the winner's points
APART = 1 << 32  # how far the seeds lie apart that a setting plays against itself on, once for each seat

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Table:
    """What weights are tuned for, and against whom."""

    map: str
    ticket_set: str
    players: int
    dice: bool
    monsters: bool
    against: tuple[str, ...]

    def weights(self) -> Weights:
        """Return the weights that the planner has there."""
        return tuned.chosen(self.map, self.ticket_set, self.players, self.dice, self.monsters)

    def entry(self) -> tuned.Tuned:
        """Return an entry for exactly such tables that changes nothing yet."""
        return tuned.Tuned(
            map=self.map,
            ticket_set=self.ticket_set,
            players=(self.players,),
            dice=self.dice,
            monsters=self.monsters,
            weights={},
        )

    def name(self) -> str:
        """Return the name of the file that a run is kept in."""
        modes = [mode for mode in ("dice", "monsters") if getattr(self, mode)]
        return "-".join([self.map, self.ticket_set, f"{self.players}p", *modes, *self.against])


@dataclass(frozen=True)
class Played:
    """What settings did, settings by seeds: means over seats and rivals."""

    wins: Floats  # shares of the victory
    margins: Floats  # points ahead of the best other seat
    winners: Floats  # points of the winner where the setting sat in all seats; 0 where that was not asked for

    @property
    def counted(self) -> Floats:
        """What a setting is chosen by in the end."""
        return self.wins + POINT * self.winners

    def told(self) -> str:
        """Return the means in words."""
        winners = f", winners' mean {self.winners.mean():.1f}" if self.winners.any() else ""
        return f"{100 * self.wins.mean():.1f} % won, {self.margins.mean():+.1f} points{winners}"


class Player:
    """Plays settings at a table, on several threads."""

    def __init__(self, table: Table, threads: int) -> None:
        """Compile the rules of the table."""
        self.table, self.pool = table, ThreadPoolExecutor(threads)
        options = {"dice": table.dice, "monsters": table.monsters}
        self.rules = compile_rules(maps.load(table.map, table.ticket_set), options)
        self.usual = settings(table.weights())

    def sheets(self, weights: Weights, rival: str, seat: int, seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        """Return the score sheets of games with a setting in one seat and rivals in all others, or in all seats."""
        players, alone = self.table.players, rival != ITSELF
        bots = [number_of(rival if alone and one != seat else "planner") for one in range(players)]
        batch, tables = Batch(self.rules, len(seeds), players=players), seats.bot_tables(bots, self.usual)
        tables["weights"][:, seat if alone else slice(None)] = settings(weights)
        batch.reset(seeds if alone else seeds + np.uint64((seat + 1) * APART))
        seats.play_bots(batch.games, 0, len(batch), batch.boards, tables, 0, batch.sheets)
        return batch.sheets[:, :players]

    def play(self, every: Sequence[Weights], seeds: NDArray[np.uint64]) -> Played:
        """Play settings on seeds, in all seats and against all rivals."""
        jobs = [
            (weights, rival, seat)
            for weights in every
            for rival in self.table.against
            for seat in range(self.table.players)
        ]

        def play(job: tuple[Weights, str, int]) -> tuple[Floats, Floats, Floats]:
            weights, rival, seat = job
            sheets = self.sheets(weights, rival, seat, seeds)
            return (nothing, nothing, winners(sheets)) if rival == ITSELF else (*won(sheets, seat), nothing)

        nothing, against = np.zeros(len(seeds)), self.table.against
        shape = (len(every), len(against), self.table.players, 3, len(seeds))
        played = np.array(list(self.pool.map(play, jobs))).reshape(shape).mean(axis=2).sum(axis=1)
        wins, margins, points = np.moveaxis(played, 1, 0)
        rivals = max(len(against) - against.count(ITSELF), 1)
        return Played(wins / rivals, margins / rivals, points)

    def matter(self, base: Weights) -> Iterator[str]:
        """Yield the names of weights that change any game of a few."""
        seeds = np.arange(FIRST_SEED, FIRST_SEED + PROBES, dtype=np.uint64)

        def played(weights: Weights) -> bytes:
            return (
                self.sheets(weights, "greedy", 0, seeds).tobytes() + self.sheets(weights, "greedy", 1, seeds).tobytes()
            )

        tried = [
            (name, replace(base, **{name: other}))
            for name, value in asdict(base).items()
            for other in {2 * value + 12, min(value, 1)} - {value}
        ]
        usual, *others = self.pool.map(played, [base, *(weights for _, weights in tried)])
        changed = {name for (name, _), other in zip(tried, others, strict=True) if other != usual}
        yield from (name for name in asdict(base) if name in changed)


def say(line: str) -> None:
    """Tell how it goes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def won(sheets: NDArray[np.int32], seat: int) -> tuple[Floats, Floats]:
    """Return a seat's share of each victory and its points ahead of the best other seat."""
    totals = sheets[:, :, scoring.TOTAL]
    ahead = totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1)
    return first_places(sheets[:, :, scoring.RANK])[:, seat], ahead.astype(np.float64)


def winners(sheets: NDArray[np.int32]) -> Floats:
    """Return the points of each winner."""
    points: Floats = sheets[:, :, scoring.TOTAL].max(axis=1).astype(np.float64)
    return points


class State(msgspec.Struct):
    """Where a run stands: the distribution that settings are drawn from, in steps from the weights it began with."""

    names: list[str]
    base: dict[str, int]
    mean: list[float]
    variances: list[float]
    path: list[float]  # of the steps of the mean, each as long as expected
    drift: list[float]  # the same with each weight's own variance
    spread: float = FIRST_SPREAD
    generation: int = 0

    @classmethod
    def begin(cls, base: Weights, names: list[str]) -> State:
        """Return the state before the first generation."""
        zeros = [0.0] * len(names)
        return cls(names, asdict(base), zeros, [1.0] * len(names), zeros, zeros)

    def setting(self, at: Floats) -> Weights:
        """Return the setting that lies so many steps away; no weight falls below 1, or 0 if it was 0."""
        found = dict(self.base)
        for name, steps in zip(self.names, at, strict=True):
            usual = self.base[name]
            moved = round(usual + float(steps) * max(FEW_MOVES * usual, LEAST_STEP))
            found[name] = max(moved, min(usual, 1))
        return Weights(**found)

    def found(self) -> Weights:
        """Return the best guess so far."""
        return self.setting(np.array(self.mean))


class Evolution:
    """Separable CMA-ES: every weight has a step size of its own, and none knows of the others."""

    def __init__(self, state: State, population: int) -> None:
        """Go on from a state."""
        self.state, self.population, size = state, population, len(state.names)
        ranks = np.log(population // 2 + 0.5) - np.log(np.arange(1, population // 2 + 1))
        self.shares = ranks / ranks.sum()
        mass = 1 / (self.shares**2).sum()
        self.mass, self.expected = mass, np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        self.path_rate = (mass + 2) / (size + mass + 5)
        self.damping = 1 + 2 * max(0.0, np.sqrt((mass - 1) / (size + 1)) - 1) + self.path_rate
        self.drift_rate = (4 + mass / size) / (size + 4 + 2 * mass / size)
        faster = (size + 2) / 3  # variances alone are learned faster than all of a matrix
        self.rank_one = min(faster * 2 / ((size + 1.3) ** 2 + mass), 0.4)
        self.rank_many = min(faster * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass), 1 - self.rank_one)

    def draw(self) -> Floats:
        """Return the settings of the next generation, in steps."""
        luck, state = np.random.default_rng(self.state.generation), self.state
        lots = luck.standard_normal((self.population, len(state.names)))
        return np.array(state.mean) + state.spread * np.sqrt(state.variances) * lots

    def learn(self, drawn: Floats, values: Floats) -> None:
        """Move the distribution towards the better half of a generation."""
        state, best = self.state, drawn[np.argsort(-values)][: len(self.shares)]
        steps = (best - np.array(state.mean)) / state.spread
        step, deviations = self.shares @ steps, np.sqrt(state.variances)
        path = (1 - self.path_rate) * np.array(state.path)
        path += np.sqrt(self.path_rate * (2 - self.path_rate) * self.mass) * step / deviations
        length = float(np.linalg.norm(path))
        settled = np.sqrt(1 - (1 - self.path_rate) ** (2 * state.generation + 2))
        moving = float(length / settled < (1.4 + 2 / (len(path) + 1)) * self.expected)
        drift = (1 - self.drift_rate) * np.array(state.drift)
        drift += moving * np.sqrt(self.drift_rate * (2 - self.drift_rate) * self.mass) * step
        variances = (1 - self.rank_one - self.rank_many) * np.array(state.variances)
        variances += self.rank_one * drift**2 + self.rank_many * self.shares @ steps**2
        state.mean = (np.array(state.mean) + state.spread * step).tolist()
        state.path, state.drift, state.variances = path.tolist(), drift.tolist(), variances.tolist()
        state.spread *= float(np.exp(self.path_rate / self.damping * (length / self.expected - 1)))
        state.generation += 1


@dataclass(frozen=True)
class Run:
    """How a table is tuned: in what file the run is kept, which weights, and with how many games."""

    file: Path
    only: Sequence[str]  # weights that may change; none: all that matter
    population: int  # settings in a generation
    games: int  # seeds of a generation
    tell: Callable[[str], None] = say

    def state(self, player: Player) -> State:
        """Return where the run stands."""
        if self.file.exists():
            return msgspec.json.decode(self.file.read_bytes(), type=State)
        base = player.table.weights()
        return State.begin(base, [name for name in player.matter(base) if not self.only or name in self.only])

    def keep(self, state: State) -> None:
        """Write down where the run stands; one that is cut off meanwhile still has the generation before."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(state))
        new.replace(self.file)


def evolve(player: Player, run: Run, going: Callable[[State], bool]) -> State:
    """Play generations for as long as it is said to go on, each on seeds of its own.

    Weights that do not matter stay as they are, and all others too if the run names some.
    """
    state = run.state(player)
    run.tell(f"{len(state.names)} weights matter: {', '.join(state.names)}")
    evolution = Evolution(state, run.population)
    while going(state):
        drawn, seed = evolution.draw(), FIRST_SEED + state.generation * run.games
        played = player.play([state.setting(one) for one in drawn], np.arange(seed, seed + run.games).astype("u8"))
        evolution.learn(drawn, (played.counted + POINT * played.margins).mean(axis=1))
        run.keep(state)
        run.tell(f"generation {state.generation}: {played.told()}, spread {state.spread:.2f}")
    return state


@dataclass(frozen=True)
class Verdict:
    """What a setting wins on fresh seeds, in shares of the victory, and by how much more than the one before."""

    before: float
    after: float
    gain: float  # where a table is also played against itself, with what its winners have more
    error: float  # half of the 95 % interval of the gain
    seeds: int
    winners_before: float
    winners_after: float

    @classmethod
    def of(cls, played: Played) -> Verdict:
        """Judge the second of two settings."""
        gains, seeds = played.counted[1] - played.counted[0], played.wins.shape[1]
        error = float(1.96 * gains.std(ddof=1) / np.sqrt(seeds))
        before, after = played.wins.mean(axis=1).tolist()
        return cls(before, after, float(gains.mean()), error, seeds, *played.winners.mean(axis=1).tolist())

    @property
    def is_better(self) -> bool:
        """Whether chance alone would hardly have done so."""
        return self.gain > self.error

    def told(self) -> str:
        """Return the verdict in words."""
        told = f"{100 * self.before:.1f} % before, {100 * self.after:.1f} % after"
        if self.winners_before:
            told += f", winners' mean {self.winners_before:.1f} before, {self.winners_after:.1f} after"
        return f"{told}: {100 * self.gain:+.1f} ± {100 * self.error:.1f} on {self.seeds} fresh seeds"


def validate(player: Player, found: Weights, games: int, first: int = VALIDATION_SEED) -> Played:
    """Play the setting before and the one that was found on seeds that neither was found with."""
    return player.play([player.table.weights(), found], np.arange(first, first + games).astype("u8"))


def changes(usual: Weights, found: Weights) -> dict[str, int]:
    """Return what a setting changes."""
    pairs = zip(asdict(found).items(), astuple(usual), strict=True)
    return {name: value for (name, value), before in pairs if value != before}


def write(table: Table, found: Weights) -> None:
    """Put a setting into the file of tuned weights, in place of what stood there for exactly such tables."""
    one = table.entry()
    others = [entry for entry in tuned.entries() if replace_weights(entry) != one]
    rest = Weights()
    for entry in others:
        if entry.fits(table.map, table.ticket_set, table.players, table.dice, table.monsters):
            rest = replace(rest, **entry.weights)
    whole = [*others, msgspec.structs.replace(one, weights=changes(rest, found))]
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in whole)
    tuned.FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    tuned.entries.cache_clear()
    tuned.kept.cache_clear()


def replace_weights(entry: tuned.Tuned) -> tuned.Tuned:
    """Return an entry without its weights: what it is for."""
    return msgspec.structs.replace(entry, weights={})


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description="Tune the planner's weights for a table (docs/tuning.md).")
    parser.add_argument("board", choices=maps.ids())
    parser.add_argument("--ticket-set", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--dice", action="store_true")
    parser.add_argument("--monsters", action="store_true")
    parser.add_argument("--against", default="greedy,planner", help="bots in the other seats, in turn; or itself")
    parser.add_argument("--only", default="", help="the weights to tune; else all that matter here")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=16, help="settings in a generation")
    parser.add_argument("--games", type=int, default=60, help="seeds that each of them is played on, in every seat")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--validate", type=int, default=1000, help="fresh seeds for the verdict")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where runs are kept")
    parser.add_argument("--write", action="store_true", help="put a setting that is better into bots/tuned.json")
    asked = parser.parse_args(given)
    asked.against, asked.only = tuple(asked.against.split(",")), tuple(filter(None, asked.only.split(",")))
    if unknown := {*asked.against} - {*NAMES, ITSELF} | {*asked.only} - {*asdict(Weights())}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def main(given: Sequence[str] | None = None) -> None:
    """Tune, compare and tell."""
    asked = arguments(given)
    table = Table(asked.board, asked.ticket_set, asked.players, asked.dice, asked.monsters, asked.against)
    player = Player(table, asked.threads)
    run = Run(asked.folder / f"{table.name()}.json", asked.only, asked.population, asked.games)
    found = evolve(player, run, lambda state: state.generation < asked.generations).found()
    say(msgspec.json.encode(changes(table.weights(), found)).decode())
    verdict = Verdict.of(validate(player, found, asked.validate))
    say(verdict.told())
    if asked.write and verdict.is_better:
        write(table, found)
        say(f"written to {tuned.FILE}")


if __name__ == "__main__":
    main()
