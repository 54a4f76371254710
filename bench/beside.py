"""Whole random two-player games on the board of the USA, in one thread: our batch and command, and another program.

    python bench/beside.py [--rival PROGRAM] [--rounds 6] [--games 100000]

PROGRAM is run as `PROGRAM GAMES` and as `PROGRAM GAMES --score`, and plays so many games without and with scoring at
their end; ours are always dealt, played and scored. All take turns, round by round. What counts is the processor time
of each, so that other work on the machine disturbs little; told are medians over the rounds.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from whistlestop import Batch, compile_rules, maps

PART = 1000  # games of the batch at a time
WARM = 2000
COMMAND = [sys.executable, "-m", "whistlestop", "simulate", "--players", "2", "--threads", "1"]

LONGER = 10  # times as many games for the command, whose start takes as long as many games

Side = Callable[[int], float]


def kept_batch() -> Side:
    """Return what plays games in one batch, whose arrays are kept, and says how many a second."""
    tables, begun = Batch(compile_rules(maps.load("usa")), PART, players=2), 0

    def played(games: int) -> float:
        nonlocal begun
        start = time.process_time()
        for _ in range(games // PART):
            tables.reset(np.arange(begun, begun + PART))
            tables.play_out()
            begun += PART
        return games / (time.process_time() - start)

    played(WARM)
    return played


def command(games: int) -> float:
    """Return how many games a second the command `simulate` plays once it has started."""
    started, more = of_a_child([*COMMAND, "--games", "1"]), LONGER * games
    return more / (of_a_child([*COMMAND, "--games", str(more)]) - started)


def of_a_child(words: list[str]) -> float:
    """Return the processor time of a program that is run to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 (programs of whoever measures)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rival(program: Path, *words: str) -> Side:
    """Return what runs the other program and says how many games it plays a second."""
    return lambda games: games / of_a_child([str(program), str(games), *words])


def sides(program: Path | None) -> dict[str, Side]:
    """Return all that take turns, by name."""
    ours: dict[str, Side] = {"kept batch": kept_batch(), "simulate": command}
    if program is None:
        return ours
    return {**ours, "rival": rival(program), "rival with scoring": rival(program, "--score")}


def rates(turns: dict[str, Side], rounds: int, games: int) -> dict[str, list[float]]:
    """Return the games per second of each, round by round."""
    told: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(rounds):
        for name, side in turns.items():
            told[name].append(side(games))
    return told


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rival", type=Path, metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    before, turns = os.getloadavg()[0], sides(asked.rival)
    told = rates(turns, asked.rounds, asked.games)
    sys.stdout.write(
        f"{asked.rounds} rounds of {asked.games:,} games; load {before:.1f}, then {os.getloadavg()[0]:.1f}\n"
    )
    sys.stdout.write("| | games/s | lowest | highest | kept batch against it |\n| --- | --- | --- | --- | --- |\n")
    for name, each in told.items():
        ratios = [ours / other for ours, other in zip(told["kept batch"], each, strict=True)]
        figures = (statistics.median(each), min(each), max(each))
        cells = [name, *(f"{figure:,.0f}" for figure in figures), f"{statistics.median(ratios):.2f}"]
        sys.stdout.write(f"| {' | '.join(cells)} |\n")


if __name__ == "__main__":
    main()
