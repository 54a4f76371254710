"""Tune the planner's weights for a table: an evolution strategy plays settings against bots and keeps the best ones.

Usage: python scripts/tune.py BOARD [--ticket-set SET] [--players N] [--dice] [--monsters] [--against greedy,planner]
[--only WEIGHT,...] [--generations N] [--games N] [--population N] [--threads N] [--validate N] [--write]. A run that
was cut off goes on. docs/tuning.md tells what it does and how to read what it says.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
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

    def name(self) -> str:
        """Return the name of the file that a run is kept in."""
        modes = [mode for mode in ("dice", "monsters") if getattr(self, mode)]
        return "-".join([self.map, self.ticket_set, f"{self.players}p", *modes, *self.against])


class Player:
    """Plays settings at a table, on several threads."""

    def __init__(self, table: Table, threads: int) -> None:
        """Compile the rules of the table."""
        self.table, self.pool = table, ThreadPoolExecutor(threads)
        options = {"dice": table.dice, "monsters": table.monsters}
        self.rules = compile_rules(maps.load(table.map, table.ticket_set), options)
        self.usual = settings(table.weights())

    def sheets(self, weights: Weights, rival: str, seat: int, seeds: NDArray[np.uint64]) -> NDArray[np.int32]:
        """Return the score sheets of games with a setting in one seat and rivals in all others."""
        players = self.table.players
        bots = [number_of("planner" if one == seat else rival) for one in range(players)]
        batch, tables = Batch(self.rules, len(seeds), players=players), seats.bot_tables(bots, self.usual)
        tables["weights"][:, seat] = settings(weights)
        batch.reset(seeds)
        seats.play_bots(batch.games, 0, len(batch), batch.boards, tables, 0, batch.sheets)
        return batch.sheets[:, :players]

    def values(self, every: Sequence[Weights], seeds: NDArray[np.uint64]) -> tuple[Floats, Floats]:
        """Return shares of the victory and points ahead, settings by seeds: means over all seats and rivals."""
        jobs = [
            (weights, rival, seat)
            for weights in every
            for rival in self.table.against
            for seat in range(self.table.players)
        ]

        def play(job: tuple[Weights, str, int]) -> tuple[Floats, Floats]:
            weights, rival, seat = job
            return won(self.sheets(weights, rival, seat, seeds), seat)

        played = list(self.pool.map(play, jobs))
        shape = (len(every), -1, 2, len(seeds))
        wins, margins = np.moveaxis(np.array(played).reshape(shape).mean(axis=1), 1, 0)
        return wins, margins

    def matter(self, base: Weights) -> Iterator[str]:
        """Yield the names of weights that change any game of a few."""
        seeds = np.arange(FIRST_SEED, FIRST_SEED + PROBES, dtype=np.uint64)

        def played(weights: Weights) -> bytes:
            return (
                self.sheets(weights, "greedy", 0, seeds).tobytes() + self.sheets(weights, "greedy", 1, seeds).tobytes()
            )

        tried = {name: replace(base, **{name: 2 * value + 12}) for name, value in asdict(base).items()}
        usual, *others = self.pool.map(played, [base, *tried.values()])
        yield from (name for name, other in zip(tried, others, strict=True) if other != usual)


def say(line: str) -> None:
    """Tell how it goes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def won(sheets: NDArray[np.int32], seat: int) -> tuple[Floats, Floats]:
    """Return a seat's share of each victory and its points ahead of the best other seat."""
    totals = sheets[:, :, scoring.TOTAL]
    ahead = totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1)
    return first_places(sheets[:, :, scoring.RANK])[:, seat], ahead.astype(np.float64)


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


def evolve(player: Player, file: Path, only: Sequence[str], generations: int, population: int, games: int) -> State:
    """Play generations until there were so many, each on seeds of its own; the state is kept in a file.

    Weights that do not matter stay as they are, and all others too if `only` names some.
    """
    base = player.table.weights()
    if file.exists():
        state = msgspec.json.decode(file.read_bytes(), type=State)
    else:
        state = State.begin(base, [name for name in player.matter(base) if not only or name in only])
    say(f"{len(state.names)} weights matter: {', '.join(state.names)}")
    evolution = Evolution(state, population)
    while state.generation < generations:
        drawn, seed = evolution.draw(), FIRST_SEED + state.generation * games
        wins, margins = player.values([state.setting(one) for one in drawn], np.arange(seed, seed + games).astype("u8"))
        evolution.learn(drawn, (wins + POINT * margins).mean(axis=1))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(state))
        told = f"generation {state.generation}: {100 * wins.mean():.1f} % won, {margins.mean():+.1f} points"
        say(f"{told}, spread {state.spread:.2f}")
    return state


@dataclass(frozen=True)
class Verdict:
    """What a setting wins on fresh seeds, in shares of the victory, and by how much more than the one before."""

    before: float
    after: float
    gain: float
    error: float  # half of the 95 % interval of the gain

    @property
    def is_better(self) -> bool:
        """Whether chance alone would hardly have done so."""
        return self.gain > self.error


def validate(player: Player, found: Weights, games: int) -> Verdict:
    """Compare a setting with the one before on seeds that neither was found with."""
    seeds = np.arange(VALIDATION_SEED, VALIDATION_SEED + games).astype("u8")
    wins, _ = player.values([player.table.weights(), found], seeds)
    gains = wins[1] - wins[0]
    error = 1.96 * float(gains.std(ddof=1)) / np.sqrt(games)
    return Verdict(float(wins[0].mean()), float(wins[1].mean()), float(gains.mean()), error)


def changes(usual: Weights, found: Weights) -> dict[str, int]:
    """Return what a setting changes."""
    pairs = zip(asdict(found).items(), astuple(usual), strict=True)
    return {name: value for (name, value), before in pairs if value != before}


def write(table: Table, found: Weights) -> None:
    """Put a setting into the file of tuned weights, in place of what stood there for exactly such tables."""
    one = tuned.Tuned(
        map=table.map,
        ticket_set=table.ticket_set,
        players=(table.players,),
        dice=table.dice,
        monsters=table.monsters,
        weights={},
    )
    others = [entry for entry in tuned.entries() if replace_weights(entry) != one]
    rest = Weights()
    for entry in others:
        if entry.fits(table.map, table.ticket_set, table.players, table.dice, table.monsters):
            rest = replace(rest, **entry.weights)
    whole = [*others, msgspec.structs.replace(one, weights=changes(rest, found))]
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in whole)
    tuned.FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


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
    parser.add_argument("--against", default="greedy,planner", help="bots in the other seats, in turn")
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
    if unknown := {*asked.against} - {*NAMES} | {*asked.only} - {*asdict(Weights())}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def main(given: Sequence[str] | None = None) -> None:
    """Tune, compare and tell."""
    asked = arguments(given)
    table = Table(asked.board, asked.ticket_set, asked.players, asked.dice, asked.monsters, asked.against)
    player = Player(table, asked.threads)
    file = asked.folder / f"{table.name()}.json"
    state = evolve(player, file, asked.only, asked.generations, asked.population, asked.games)
    found = state.setting(np.array(state.mean))
    say(msgspec.json.encode(changes(table.weights(), found)).decode())
    verdict = validate(player, found, asked.validate)
    told = f"{100 * verdict.before:.1f} % before, {100 * verdict.after:.1f} % after"
    say(f"{told}: {100 * verdict.gain:+.1f} ± {100 * verdict.error:.1f} on {asked.validate} fresh seeds")
    if asked.write and verdict.is_better:
        write(table, found)
        say(f"written to {tuned.FILE}")


if __name__ == "__main__":
    main()
