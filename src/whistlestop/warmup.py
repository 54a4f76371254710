"""Compiling every kernel once, with somebody told about it.

The first call of an entry point compiles it or loads it from the cache. `warm_up` makes those calls on a tiny game and
reports each, so that nobody waits in silence; marks in the cache folder make it free from then on. Who wants to play
waits for what a table needs and for nothing else. Where there is a second processor, a second process does half of the
work. A server does not wait at all: `Meanwhile` has other processes compile while tables are played already.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np

from whistlestop import bots, maps
from whistlestop.batch import batch
from whistlestop.benchmark import yardstick
from whistlestop.bots.search.worlds import Worlds
from whistlestop.compiler import kernel
from whistlestop.compiler.stand_in import STAND_IN
from whistlestop.play import perft
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.ruleset.compile import Rules, compile_rules

Progress = Callable[[int, int, str], None]


def _started(rules: Rules) -> batch.Batch:
    games = batch.Batch(rules, 1)
    games.reset(0, first=0)
    return games


def _seated(rules: Rules) -> None:
    from whistlestop.environments.seating import SeatedBatch  # needs an extra

    for compact in (False, True):
        table = SeatedBatch(rules.map, "cards", 2, 1, opponents="greedy", threads=1, compact=compact, **USUAL)
        table.reset(np.zeros(1, np.uint64))
        table.step(np.flatnonzero(table.masks[0])[:1])


USUAL: Any = {"reward": "win", "refill": True, "copy": False}

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
    "environments": _seated,
}
EVERYTHING = tuple(name for name in CALLS if name != "environments")  # that is without extras
TABLE = ("start", "step", "game", "view", "worlds", "bots")  # what a game of people and bots with hints needs
SECOND_HALF = ("bots", "perft", "environments")
GENTLY = "--gently"  # a helper beside whom somebody plays
GENTLER = 5


def is_warm(names: Sequence[str] = EVERYTHING) -> bool:
    """Return whether all these have been compiled already, here or before the package was installed."""
    return kernel.INTERPRETED or all(name in kernel.brought() or _mark(name).exists() for name in names)


def _mark(name: str) -> Path:
    return kernel.cache_root() / kernel.digest() / f"{name}.compiled"


def warm_up(progress: Progress = lambda done, total, name: None, names: Sequence[str] = EVERYTHING) -> None:
    """Compile what is not in the cache yet; `progress` hears how many are done, of how many, and what is next."""
    if is_warm(names):
        return
    theirs = [name for name in names if name in SECOND_HALF]
    helper = _Helper(theirs) if theirs and (os.cpu_count() or 1) > 1 else None
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


class Meanwhile:
    """Tables that are played at once: by the stand-in until all they need is compiled, by machine code from then on.

    The change happens inside the entry points, one by one, as each is loaded; whoever calls them notices nothing.
    """

    def __init__(self, names: Sequence[str] = TABLE) -> None:
        """Begin with nothing."""
        self._names, self._helpers = names, list[_Helper]()
        self._worker: Thread | None = None

    def begin(self, last: Callable[[], object] = lambda: None) -> None:
        """Return at once; a thread loads what is compiled and then does `last`. Who plays before that waits for it."""
        if is_warm(self._names):
            self._work(last)
            return
        STAND_IN.begin(sorted({entry.__module__ for entry in kernel.ENTRIES}))
        theirs = [name for name in self._names if name in SECOND_HALF]
        halves = [name for name in self._names if name not in theirs], theirs
        parts = halves if (os.cpu_count() or 1) > 1 else [self._names]
        self._helpers = [_Helper(part, gently=True) for part in parts if part]
        self._work(lambda: self._load(last))

    def _work(self, work: Callable[[], object]) -> None:
        self._worker = Thread(target=work, daemon=True)
        self._worker.start()

    def _load(self, last: Callable[[], object]) -> None:
        for helper in self._helpers:
            helper.finish(lambda done, name: None)
        if not STAND_IN.on_duty:
            return  # nobody plays any more
        rules = compile_rules(maps.load(maps.ids()[0]))
        with STAND_IN.excused():
            for name in self._names:
                _compile(name, rules)
            last()
        STAND_IN.end()

    def join(self, timeout: float | None = None) -> None:
        """Wait until machine code does everything."""
        if self._worker is not None:
            self._worker.join(timeout)

    def end(self) -> None:
        """Compile no further: whoever played is gone."""
        if not self._helpers:
            self.join()  # no process may end in the middle of loading, which is short
        STAND_IN.end()
        for helper in self._helpers:
            helper.stop()


def _done(helper: _Helper | None) -> int:
    return 0 if helper is None else helper.done


class _Helper:
    """A second process that compiles its half and prints each name when it is done."""

    def __init__(self, names: Sequence[str], *, gently: bool = False) -> None:
        self.done = 0
        self._names = names
        self._process = subprocess.Popen(  # noqa: S603 - this very module
            [sys.executable, "-m", "whistlestop.warmup", *([GENTLY] if gently else []), *names],
            stdin=subprocess.PIPE,  # stays open as long as this process lives
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

    def stop(self) -> None:
        """Let the helper compile nothing more."""
        self._process.terminate()


def _stop_when_left_alone() -> None:
    """End when whoever wanted the kernels is gone: a server that is killed again and again would leave many of us."""
    sys.stdin.read()
    os._exit(1)


def _help(names: Sequence[str]) -> None:
    rules = compile_rules(maps.load(maps.ids()[0]))
    for name in names:
        CALLS[name](rules)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    wanted = [name for name in sys.argv[1:] if name != GENTLY]
    if GENTLY in sys.argv and hasattr(os, "nice"):
        os.nice(GENTLER)
    Thread(target=_stop_when_left_alone, daemon=True).start()
    _help(wanted)
