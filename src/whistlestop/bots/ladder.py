"""Levels: six steps of about equal strength on every board, whatever its bots are worth against each other there.

A level below the fifth is a strength between 0 and 2: `random` is 0, `greedy` 1 and `planner` 2, and between two of
them each turn is played by the stronger one as often as the fraction says. Which strengths make equal steps is a matter
of the board; they were found by `scripts/fit_levels.py` and are kept in `ladder.json`. The fifth level is `planner`,
the sixth `master` on boards that its value was fitted to and `search` on all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from whistlestop.bots.bot import Bot
from whistlestop.bots.by_name import LEVELS, CompiledBot
from whistlestop.bots.master import MasterBot, value
from whistlestop.bots.search import SearchBot
from whistlestop.knowledge.view import View
from whistlestop.ruleset.compile import Rules

RUNGS = ("random", "greedy", "planner")  # strengths 0, 1 and 2
USUAL = "usa"  # whose strengths serve boards of one's own


class LevelBot:
    """A bot that plays as strongly as its level, or as a strength that is given."""

    def __init__(self, name: str, seed: int = 0, strength: float | None = None) -> None:
        """Bring all rungs along."""
        self.name, self.seed, self.strength = name, seed, strength
        self._rungs = [CompiledBot(rung, seed) for rung in RUNGS]

    def decide(self, view: View) -> int:
        """Return what the rung decides that plays this turn."""
        strength = strength_of(self.name, view.rules) if self.strength is None else self.strength
        below = min(int(strength), len(RUNGS) - 2)
        # One lot for a whole turn: tickets or a payment halfway by another bot would be nobody's plan.
        above = Random(f"{self.seed} {view.seat} {view.record.turn}").random() < strength - below
        return self._rungs[below + above].decide(view)


class TopBot:
    """The sixth level: whichever of two bots that think is the stronger one on a board."""

    def __init__(self, master: MasterBot, search: SearchBot) -> None:
        """Take both; which one plays is told by the table."""
        self.name, self.master, self.search = LEVELS[-1], master, search

    @property
    def inner(self) -> Bot:
        """The bot that decides at once."""
        return self.search.inner

    def decide(self, view: View) -> int:
        """Return what the stronger one decides."""
        return (self.master if value.is_fitted_to(view.rules) else self.search).decide(view)


def strength_of(name: str, rules: Rules) -> float:
    """Return the strength of a level on a board, with dice one of its own if there is one."""
    usual = fitted().get(rules.map.id, fitted()[USUAL])
    strengths = fitted().get(f"{rules.map.id} dice", usual) if rules.options["dice"] else usual
    return strengths[LEVELS.index(name)]


@cache
def fitted() -> dict[str, Sequence[float]]:
    """Return the strengths of the levels below the fifth, by board."""
    return msgspec.json.decode(
        (Path(__file__).parent / "ladder.json").read_bytes(), type=dict[str, tuple[float, float, float, float]]
    )


def make(name: str, seed: int) -> Bot:
    """Return the bot of a level."""
    if name == LEVELS[-1]:
        return TopBot(MasterBot(seed), SearchBot(seed))
    return CompiledBot(RUNGS[-1], seed) if name == LEVELS[-2] else LevelBot(name, seed)
