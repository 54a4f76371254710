"""Compare engine and reference on fresh random games of every board and mode, on all processors, until a time is up.

    PYTHONPATH=src python scripts/compare_games.py --seconds 600 --games 1000 --done compared.txt

The board and mode with fewest games comes next, at most so many games each, with all numbers of players in turn. What
was compared is written down in the file at once, and a later run goes on from there: no game is ever played twice, as
long as it has the same file or another seed. Files of several machines are put together with `cat`. The first
difference of a game is told with all that is needed to play it again, and ends the run with 1.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from reference_games import BOARDS, MODES, Cells
from whistlestop import maps

PART = 10  # games that one process plays at a time


class Cell(NamedTuple):
    """A board in a mode."""

    board: str
    mode: str


class Part(NamedTuple):
    """Some games of a cell that follow one another: their seed, the number of ten, and the first that is meant."""

    cell: Cell
    seed: int
    number: int
    first: int = 0


class Compared(NamedTuple):
    """What came of a part: games without a difference, their decisions, and the story of a difference."""

    part: Part
    games: int
    decisions: int
    difference: str = ""

    def line(self) -> str:
        """Return it as a line of the file."""
        (board, mode), *numbers = self.part
        return " ".join(map(str, (board, mode, *numbers, self.games, self.decisions)))

    @classmethod
    def read(cls, line: str) -> Compared:
        """Return what a line of the file says."""
        board, mode, *numbers = line.split()
        seed, number, first, games, decisions = map(int, numbers)
        return cls(Part(Cell(board, mode), seed, number, first), games, decisions)


class Campaign:
    """What was compared so far, what is being compared, and what comes next."""

    def __init__(self, cells: Iterable[Cell], seed: int, most: int, done: Iterable[Compared] = ()) -> None:
        """Go on from what is done; the same line may stand there twice."""
        self.seed, self.most = seed, most
        self.games = Counter(dict.fromkeys(cells, 0))  # those under way count too
        self.found = dict[Part, Compared]()
        self.ends = Counter[Part]()  # where the next games of a part begin, by the part from its first game on
        self.under_way = set[Part]()
        for each in done:
            self.note(each)

    def note(self, compared: Compared) -> None:
        """Write down what came of a part, once."""
        part = compared.part
        if part in self.under_way:
            self.under_way.remove(part)
            self.games[part.cell] -= PART - part.first
        if part not in self.found:
            self.found[part] = compared
            self.ends[part._replace(first=0)] += compared.games + (compared.difference != "")
            self.games[part.cell] += compared.games

    def following(self) -> Part | None:
        """Return the next part of the cell with fewest games; None if all have enough."""
        if not self.games or min(self.games.values()) >= self.most:
            return None
        cell = min(self.games, key=self.games.__getitem__)
        part = next(self._left(cell))
        self.under_way.add(part)
        self.games[cell] += PART - part.first
        return part

    def _left(self, cell: Cell) -> Iterator[Part]:
        """Return the parts of a cell that nobody has begun, or that were interrupted."""
        for number in count():
            part = Part(cell, self.seed, number)
            part = part._replace(first=self.ends[part])
            fresh = part not in self.under_way and part not in self.found
            if fresh and part.first < PART:
                yield part

    def summary(self) -> Iterator[str]:
        """Return the games of every board and mode, and all together."""
        for board in dict.fromkeys(cell.board for cell in self.games):
            yield f"{board}: " + ", ".join(f"{mode} {self.games[Cell(board, mode)]}" for mode in MODES)
        decisions = sum(each.decisions for each in self.found.values())
        differences = sum(each.difference != "" for each in self.found.values())
        yield f"{self.games.total()} games, {decisions} decisions, {differences} differences"


def play(part: Part, until: float) -> Compared:
    """Compare the games of a part that are left, as long as there is time."""
    gc.freeze()  # what a process has once, it keeps
    low, high = maps.load(part.cell.board).players
    cells = Cells(*part.cell, low + part.number % (high - low + 1), part.seed)
    games = decisions = 0
    try:
        while part.first + games < PART and time.time() < until:
            decisions += cells(part.number * PART + part.first + games).play_out()
            games += 1
    except AssertionError as error:
        return Compared(part, games, decisions, str(error))
    return Compared(part, games, decisions)


def run(campaign: Campaign, until: float, processes: int, done: Path | None) -> None:
    """Compare until the time is up or every cell has its games."""
    running = set[Future[Compared]]()
    with ProcessPoolExecutor(processes) as pool:
        while True:
            while len(running) < 2 * processes and time.time() < until and (part := campaign.following()) is not None:
                running.add(pool.submit(play, part, until))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for job in finished:
                write_down(campaign, job.result(), done)


def write_down(campaign: Campaign, compared: Compared, done: Path | None) -> None:
    """Note what came of a part, in the file too unless it came to nothing; a difference stays to be played again."""
    campaign.note(compared)
    if compared.difference:
        say(f"{' '.join(compared.part.cell)}: {compared.difference}")
    elif compared.games and done is not None:
        with done.open("a") as file:
            file.write(f"{compared.line()}\n")


def read_done(path: Path | None) -> list[Compared]:
    """Return what the file of former runs says."""
    if path is None or not path.exists():
        return []
    return [Compared.read(line) for line in path.read_text().splitlines()]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Compare as the command line says; return 1 if anything differed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600, help="how long (600)")
    parser.add_argument("--games", type=int, default=1000, help="games of every board and mode, former ones too (1000)")
    parser.add_argument("--seed", type=int, default=7, help="another seed, other games (7)")
    parser.add_argument("--done", type=Path, help="the file of what was compared; a run goes on from it")
    parser.add_argument("--boards", nargs="+", choices=BOARDS, default=BOARDS, help="these boards only")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at once (one a processor)")
    given = parser.parse_args()
    cells = [Cell(board, mode) for board in given.boards for mode in MODES]
    campaign = Campaign(cells, given.seed, given.games, read_done(given.done))
    run(campaign, time.time() + given.seconds, given.processes, given.done)
    for line in campaign.summary():
        say(line)
    return 1 if any(each.difference for each in campaign.found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
