"""Measure `master`: match-ups by name, played side by side and stored like the runs of docs/runs.

Usage: python scripts/measure_master.py [--processes N] [--seconds S] [--out FOLDER] [--budget 0.03s]
       [--only NAME] [--first BLOCK] [--list] [GROUPS]

All match-ups of the groups (all groups unless some are named) get blocks in turn, a block being one seed in every seat.
Results are printed as they come. After the seconds, counted from the start, what is under way is dropped; whole blocks
are stored, and the same command goes on from there. Budgets of time are counted in the processor time of a process, so
that other work on the machine costs neither bot looks.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, cycle
from multiprocessing import get_context
from pathlib import Path

import master_ways
import numpy as np

from whistlestop import bots
from whistlestop.arena.plan import Plan, make_plan
from whistlestop.arena.results import Results, join, play
from whistlestop.arena.statistics import Estimate, mean
from whistlestop.arena.store import Store
from whistlestop.arena.summary import ahead, firsts
from whistlestop.bots.search import playouts
from whistlestop.ruleset.option import Value

VARIANTS: dict[str, dict[str, Value]] = {
    "cards": {},
    "dice": {"dice": True},
    "monsters": {"monsters": True},
    "dice and monsters": {"dice": True, "monsters": True},
}
BOARDS = ("usa", "europe")
GROUPS = ("search", "learned", "four", "itself", "budgets")
# Other ways to run the race, each a class of `master_ways.py`, against `search`: not among the groups, because
# they are for choosing numbers and not for telling strength.
WAYS = "ways"
OTHER_SEED = 1 << 33
LOOKS = (50, 100, 200, 400, 800, 1600)
WAITING = 2  # blocks handed out for each process: one runs, one waits


def match_ups(groups: list[str], budget: str) -> dict[str, Plan]:
    """Return the plans of all match-ups of some groups by name."""
    found = dict[str, Plan]()
    for group, rival in _rivals(budget).items():
        if group in groups:
            found |= against(group, f"master@{budget}", rival)
    if "four" in groups:
        found |= among_three(budget)
    if "itself" in groups:
        found["four masters: usa mega"] = Plan(map="usa", ticket_set="mega", players=4, bots=(f"master@{budget}",))
    for looks in LOOKS if "budgets" in groups else ():
        found[f"budgets: {looks} looks"] = Plan(map="usa", players=2, bots=(f"master@{looks}", "planner"))
    if WAYS in groups:
        found |= other_ways(budget)
    return {name: make_plan(plan) for name, plan in found.items()}


def against(group: str, one: str, other: str) -> dict[str, Plan]:
    """Return plans of two bots on both boards in every way to play."""
    return {
        f"{group}: {board}, {game}": Plan(map=board, players=2, bots=(one, other), options=options)
        for board in BOARDS
        for game, options in VARIANTS.items()
    }


def among_three(budget: str) -> dict[str, Plan]:
    """Return plans of one master among three planners."""
    names = f"master@{budget}", "planner"
    return {
        f"one among three planners: {board} {tickets}": Plan(
            map=board, ticket_set=tickets, players=4, bots=names, lone=True
        )
        for board, tickets in (("usa", "base"), ("europe", "base"), ("usa", "mega"))
    }


def other_ways(budget: str) -> dict[str, Plan]:
    """Return the plans of other ways to run the race, each in the games that it is about."""
    file = os.path.relpath(Path(__file__).with_name("master_ways.py"))  # so that runs of all machines are the same
    return {
        f"{way.__name__}: {board}, {game}": Plan(
            map=board,
            players=2,
            bots=(f"{file}:{way.__name__}", f"search@{budget}"),
            options=VARIANTS[game],
            seed=OTHER_SEED,
        )
        for way in master_ways.WAYS
        for game in way.about
        for board in BOARDS
    }


def _rivals(budget: str) -> dict[str, str]:
    return {"search": f"search@{budget}", "learned": "learned"}


class Match:
    """A match-up, its file, and what comes next."""

    def __init__(self, name: str, plan: Plan, folder: Path, first: int = 0) -> None:
        """Go on where the file ends, leaving out blocks before the first."""
        self.name, self.plan, self.store = name, plan, Store(folder, plan)
        there = {int(block) for part in self.store.parts for block in part.blocks}
        self.missing = (block for block in count(first) if block not in there)

    def add(self, part: Results) -> None:
        """Store a block and tell how things stand."""
        self.store.add(part)
        say(self.told())

    def told(self) -> str:
        """Return the result so far as a line."""
        if not self.store.parts:
            return f"{self.name}: nothing yet"
        results = join(self.store.parts)
        if len(self.plan.bots) == 1:
            best = winners(results)
            return f"{self.name}: winners have {best.value:.1f} [{best.low:.1f}, {best.high:.1f}] points ({best.games})"
        one, names = won(self.plan, results), " - ".join(self.plan.bots)
        points = [results.totals[:, game, seat].mean() for game, seat in _own(self.plan)]
        shown = f"{100 * one.value:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}] ({one.games})"
        return f"{self.name}: {names}: {shown}, {np.mean(points):.1f} points"


def won(plan: Plan, results: Results) -> Estimate:
    """Return what the first bot won: games among several of the other, or games against it."""
    one = firsts(plan, results, 0) if plan.lone is True else ahead(plan, results, 0, 1)
    assert one is not None, "both bots play"
    return one


def winners(results: Results) -> Estimate:
    """Return the most points of a game, in the mean."""
    games = results.totals.max(axis=2)
    return mean(games.mean(axis=1), games.size)


def _own(plan: Plan) -> Iterator[tuple[int, int]]:
    """Yield the games and seats of the first bot."""
    for game, seating in enumerate(plan.seatings):
        yield from ((game, seat) for seat, bot in enumerate(seating) if bot == 0)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def measure(matches: list[Match], processes: int, end: float) -> None:
    """Play blocks of all match-ups in turn until the time is over."""
    turns = cycle(matches)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of the processes to come: threads that wait would use up their time
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=count_processor_time)
    running = dict[Future[Results], Match]()
    while time.monotonic() < end:
        while len(running) < WAITING * processes:
            match = next(turns)
            block = next(match.missing)
            running[pool.submit(play, match.plan, block, block + 1)] = match
        done, _ = wait(running, timeout=max(end - time.monotonic(), 0), return_when=FIRST_COMPLETED)
        for future in done:
            running.pop(future).add(future.result())
    workers = list((pool._processes or {}).values())  # nobody waits for blocks that are under way
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def count_processor_time() -> None:
    """Let the clocks of all searches of this process run only while it does."""
    playouts.perf_counter = time.process_time  # type: ignore[attr-defined]


def compile_all() -> None:
    """Let all that is compiled be compiled once, before many processes would do so at the same time."""
    plan = Plan(map="usa", players=2, bots=("planner",))
    for name in ("learned", "search@2", "master@2"):
        bots.simulate(plan.rules(), [name, "planner"], [1], most=40)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("groups", nargs="*", help=f"some of {', '.join([*GROUPS, WAYS])}", default=[])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--out", type=Path, default=Path("build/master"))
    parser.add_argument("--budget", default="0.03s", help="of master and search where they meet")
    parser.add_argument("--only", default="", help="match-ups whose names have this in them")
    parser.add_argument("--first", type=int, default=0, help="block to begin with, where others are stored elsewhere")
    parser.add_argument("--list", action="store_true", help="name the match-ups and stop")
    return parser.parse_args()


def main() -> None:
    """Measure and tell."""
    asked, begun = arguments(), time.monotonic()
    plans = match_ups(asked.groups or list(GROUPS), asked.budget)
    matches = [Match(name, plan, asked.out, asked.first) for name, plan in plans.items() if asked.only in name]
    if not asked.list:
        compile_all()
        say(f"ready after {time.monotonic() - begun:.0f} s; {len(matches)} match-ups")
        measure(matches, asked.processes, begun + asked.seconds)
    say("")
    for match in matches:
        say(match.told())
    sys.stdout.flush()
    os._exit(0)  # without waiting for what was dropped


if __name__ == "__main__":
    main()
