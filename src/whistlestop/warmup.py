"""Compiling every kernel once, with somebody told about it.

The first call of an entry point compiles it or loads it from the cache. `warm_up` makes those calls on a tiny game and
reports each, so that nobody waits in silence; marks in the cache folder make it free from then on. Who wants to play
waits for what a table needs and for nothing else. Where there is a second processor, a second process does half of the
work.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

import numpy as np

from whistlestop import bots, maps
from whistlestop.batch import batch
from whistlestop.benchmark import yardstick
from whistlestop.bots.search.worlds import Worlds
from whistlestop.compiler import kernel
from whistlestop.play import perft
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.ruleset.compile import Rules, compile_rules

Progress = Callable[[int, int, str], None]


def _started(rules: Rules) -> batch.Batch:
    games = batch.Batch(rules, 1)
    games.reset(0, first=0)
    return games


# What makes each entry point compile.
CALLS: dict[str, Callable[[Rules], object]] = {
    "start": lambda rules: batch.Batch(rules, 1).reset(0),
    "play": lambda rules: _started(rules).play_out(1),
    "step": lambda rules: _started(rules).step([actions.KEEP]),
    "legal": lambda rules: _started(rules).legal(),
    "check": lambda rules: _started(rules).faults(),
    "advance": lambda rules: _started(rules).advance([actions.KEEP], batch.buffers(1)),
    "choose": lambda rules: _started(rules).random_actions(0),
    "seeds": lambda rules: batch.Batch(rules, 1).play_seeds([0], most=1),
    "game": lambda rules: Game(rules.map, seed=0).scores(),
    "view": lambda rules: Game(rules.map, seed=0).view(0).resample(0),
    "yardstick": lambda rules: yardstick.rounds(1),
    "bots": lambda rules: bots.simulate(rules, ["greedy", "greedy"], np.arange(1)),
    "worlds": lambda rules: Worlds(Game(rules.map, seed=0).view(0), 0).games(0, 1),
    "perft": lambda rules: perft.perft(Game(rules.map, seed=0), 1),
}
EVERYTHING = tuple(CALLS)
TABLE = ("start", "step", "game", "view", "worlds", "bots")  # what a game of people and bots with hints needs
SECOND_HALF = ("bots", "perft")


def is_warm(names: Sequence[str] = EVERYTHING) -> bool:
    """Return whether all these have been compiled already."""
    return kernel.INTERPRETED or all(_mark(name).exists() for name in names)


def _mark(name: str) -> Path:
    return kernel.cache_root() / kernel.digest() / f"{name}.compiled"


def warm_up(progress: Progress = lambda done, total, name: None, names: Sequence[str] = EVERYTHING) -> None:
    """Compile what is not in the cache yet; `progress` hears how many are done, of how many, and what is next."""
    if is_warm(names):
        return
    theirs = [name for name in names if name in SECOND_HALF]
    helper = _Helper(theirs) if (os.cpu_count() or 1) > 1 else None
    rules = compile_rules(maps.load(maps.ids()[0]))
    mine = [name for name in names if helper is None or name not in theirs]
    for name in mine:
        progress(_done(helper) + mine.index(name), len(names), name)
        _compile(name, rules)
    if helper is not None:
        helper.finish(lambda done, name: progress(len(mine) + done, len(names), name))
        # Loads what the helper compiled, or compiles it after all if the helper failed.
        for name in theirs:
            _compile(name, rules)
    progress(len(names), len(names), "")


def _compile(name: str, rules: Rules) -> None:
    CALLS[name](rules)
    _mark(name).parent.mkdir(parents=True, exist_ok=True)  # the last layer may have no entry point of its own
    _mark(name).touch()


def _done(helper: _Helper | None) -> int:
    return 0 if helper is None else helper.done


class _Helper:
    """A second process that compiles its half and prints each name when it is done."""

    def __init__(self, names: Sequence[str]) -> None:
        self.done = 0
        self._names = names
        self._process = subprocess.Popen(  # noqa: S603 - this very module
            [sys.executable, "-m", "whistlestop.warmup", *names],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for _ in self._process.stdout or ():
            self.done += 1

    def finish(self, progress: Callable[[int, str], None]) -> None:
        """Wait until the helper has compiled its half; `progress` hears how much of it is done and what is next."""
        while self._reader.is_alive():
            progress(self.done, self._names[min(self.done, len(self._names) - 1)])
            self._reader.join(0.5)
        self._process.communicate()  # also closes the pipe


def _help(names: Sequence[str]) -> None:
    rules = compile_rules(maps.load(maps.ids()[0]))
    for name in names:
        CALLS[name](rules)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _help(sys.argv[1:])
