"""Bots by name: those of the package, and classes out of a user's own files.

The bots of the package are compiled; `CompiledBot` is their door for Python. Its random numbers depend on its seed and
on the view alone, so it decides the same wherever and whenever it is shown the same view.
"""

from __future__ import annotations

import difflib
import importlib.util
import inspect
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numpy as np

from whistlestop.bots import roster, seats, tuned
from whistlestop.bots.bot import Bot, BotError
from whistlestop.bots.learned import shelf
from whistlestop.bots.roster import LEARNED, NAMES, SEARCH
from whistlestop.bots.shared.judge import Judges
from whistlestop.knowledge.view import View
from whistlestop.records.actions import ACTION_WORDS

MASTER = "master"  # thinks what the learned bot would do over, in Python (`master/`)
LEVELS = tuple(f"level-{number}" for number in range(1, 7))  # steps of strength, see `ladder.py`


class CompiledBot:
    """A bot of the package, behind the same door as a bot written in Python."""

    def __init__(self, name: str, seed: int) -> None:
        """Seat the bot alone at a table."""
        self.name, self.tables = name, seats.bot_tables([roster.number_of(name)], tuned.usual())
        self.tables["seed"] = seed

    def decide(self, view: View) -> int:
        """Return the bot's decision; the view must be of the seat whose turn it is."""
        if not view.legal:
            raise BotError(f"{self.name} was asked to decide where its seat has nothing to decide")
        self.tables["weights"] = tuned.setting(view.rules, int(view.record.players))
        if self.name == LEARNED:
            self.tables["plan"]["judge"] = self.judge_of(view)
        legal = np.zeros(ACTION_WORDS, np.uint64)
        for action in view.legal:
            legal[action // 64] |= np.uint64(1 << action % 64)
        return seats.decide_one(view.views, view.rules.boards, self.tables, legal, view.lot)

    def judge_of(self, view: View) -> Judges:
        """Return what the learned bot judges by."""
        return shelf.judge_of(view.rules, int(view.record.players))


def names() -> tuple[str, ...]:
    """Return the names of the package's bots, the weakest first."""
    return (*NAMES, SEARCH, MASTER)


def levels() -> tuple[str, ...]:
    """Return the names of the levels, the weakest first: bots of about equal steps of strength on every board."""
    return LEVELS


def compiled() -> tuple[str, ...]:
    """Return the names of the bots that play in compiled code, millions of games if need be."""
    return NAMES


def usual() -> str:
    """Return the bot that plays where none is named: the strongest that decides at once on every board."""
    return roster.USUAL


def sources(name: str) -> list[Path]:
    """Return the files that a bot's decisions depend on beside the kernels."""
    if ":" in name:
        return [Path(name.rpartition(":")[0])]
    folder = Path(__file__).parent
    search = sorted([*_files(folder / SEARCH), tuned.FILE])
    if _is_search(name):
        return search
    if name == LEVELS[-1]:
        return [folder / "ladder.py", *sources(MASTER)]
    if _is_master(name):
        return sorted([*search, *_files(folder / MASTER), *shelf.files()])
    if name in LEVELS:
        return [folder / "ladder.py", folder / "ladder.json", tuned.FILE]
    if name == LEARNED:
        return [tuned.FILE, *shelf.files()]
    return [tuned.FILE] if name == "planner" else []


def _files(folder: Path) -> list[Path]:
    return [*folder.glob("*.py"), *folder.glob("*.json")]


def _is_search(name: str) -> bool:
    return name.partition("@")[0] == SEARCH


def _is_master(name: str) -> bool:
    return name.partition("@")[0] == MASTER


def make(name: str, seed: int = 0) -> Bot:
    """Return the bot called `name`, or of a file if it is written `file.py:Class`; raises BotError."""
    if not 0 <= seed < 2**64:
        raise BotError("a bot's seed is a number from 0 to 2**64 - 1")
    if ":" in name:
        return load(name, seed)
    if _is_search(name):
        from whistlestop.bots import search  # which makes compiled bots itself

        return search.parse(name, seed)
    if _is_master(name):
        from whistlestop.bots import master  # which makes compiled bots itself

        return master.parse(name, seed)
    if name in LEVELS:
        from whistlestop.bots import ladder  # which makes other bots itself

        return ladder.make(name, seed)
    if name not in NAMES:
        near = difflib.get_close_matches(name, (*names(), *LEVELS), 1)
        known = f"there are {', '.join(names())}, {LEVELS[0]} to {LEVELS[-1]} and file.py:Class"
        hint = f"did you mean '{near[0]}'?" if near else known
        raise BotError(f"unknown bot '{name}'; {hint}")
    return CompiledBot(name, seed)


def load(place: str, seed: int = 0) -> Bot:
    """Return a bot of the class written as `file.py:Class`; one with a parameter `seed` is given it."""
    file, colon, name = place.rpartition(":")
    if not colon or not file.endswith(".py") or not name.isidentifier():
        raise BotError(f"'{place}' is not of the form file.py:Class")
    made: Callable[..., object] | None = getattr(_run(Path(file)), name, None)
    if made is None or not inspect.isclass(made):
        raise BotError(f"{file} has no class '{name}'")
    try:
        bot = _construct(made, seed)
    except Exception as error:
        raise BotError(f"{place} cannot be made: {_told(error)}") from error
    if not isinstance(bot, Bot) or not isinstance(bot.name, str) or not callable(bot.decide):
        raise BotError(f"{place} is no bot: it needs a text 'name' and a method 'decide(view)'")
    return bot


def _construct(made: Callable[..., object], seed: int) -> object:
    return made(seed=seed) if "seed" in inspect.signature(made).parameters else made()


def _run(file: Path) -> ModuleType:
    if not file.is_file():
        raise BotError(f"there is no file {file}")
    found = importlib.util.spec_from_file_location(file.stem, file)
    if found is None or found.loader is None:
        raise BotError(f"{file} cannot be read as Python")
    module = importlib.util.module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{file} does not run: {_told(error)}") from error
    return module


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
