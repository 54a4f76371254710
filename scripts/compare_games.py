"""Compare engine and reference on fresh random games of every board and mode, on all processors, until a time is up.

    PYTHONPATH=tests python scripts/compare_games.py [SECONDS [GAMES [SEED]]]

Every board x mode gets the same number of games, at most GAMES (1,000), with all numbers of players in turn. The first
difference of a game is told with all that is needed to play it again, and ends the run with 1.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from test_reference import BOARDS, MODES, Cells
from whistlestop import maps

PART = 10  # games that one process plays at a time

Cell = tuple[str, str]


def play(board: str, mode: str, part: int, seed: int, until: float) -> tuple[Cell, int, int, str]:
    """Compare one part of the games of a cell; return the cell, games, decisions and the first difference."""
    low, high = maps.load(board).players
    cells = Cells(board, mode, low + part % (high - low + 1), seed)
    games = decisions = 0
    try:
        while games < PART and time.time() < until:
            decisions += cells(part * PART + games).play_out()
            games += 1
    except AssertionError as error:
        return (board, mode), games, decisions, str(error)
    return (board, mode), games, decisions, ""


def main(seconds: float = 600, most: int = 1000, seed: int = 7) -> int:
    """Compare until the time is up or every cell has its games; return 1 if anything differed."""
    until, games, decisions, faults = time.time() + seconds, Counter[Cell](), 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(play, board, mode, part, seed, until)
            for part, board, mode in product(range(most // PART), BOARDS, MODES)
        ]
        for job in as_completed(jobs):
            cell, played, compared, fault = job.result()
            games[cell] += played
            decisions += compared
            if fault:
                faults += 1
                say(f"{cell}: {fault}")
    for cell, played in sorted(games.items()):
        say(f"{' '.join(cell)}: {played} games")
    say(f"{games.total()} games, {decisions} decisions, {faults} differences")
    return 1 if faults else 0


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
