"""Meeples at a terminal: which one is taken, and what a person can look up about them (R117)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import say, words
from whistlestop.locale.meeples import meeples as meeples_in_words
from whistlestop.maps import MEEPLE_COLOURS, Map
from whistlestop.play.game import Game
from whistlestop.records.meeples import Meeple
from whistlestop.terminal.choice import Choice, fold
from whistlestop.terminal.sight import Sight


def choose_meeple(game: Game, number: int, parts: Meeple) -> Choice:
    """Return a meeple to be taken."""
    colour = MEEPLE_COLOURS[parts.colour]
    shown = say(f"meeple-{colour}")
    return Choice(number, say("choice-meeple", meeple=shown), fold(colour, shown), fold("take meeple"))


CHOICES = {Meeple: choose_meeple}


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a meeple; None if it is something else."""
    if facts.phase != "meeple":
        return None
    own = meeples_in_words((facts.collected or [{}])[seat])
    return say("question-meeple", place=words.place(map, facts.meeple_place or ""), meeples=own)


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the meeples that a player has collected."""
    if facts.collected is not None:
        yield say("collected-meeples", name=name, meeples=meeples_in_words(facts.collected[seat]))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the places that have meeples left."""
    for place, colours in (facts.meeples or {}).items():
        yield say("place-meeples", place=words.place(map, place), meeples=meeples_in_words(colours))


HELP = ("help-play-meeples",)
LOOK_UP = ("meeples",)
PROMPTS = {"meeple": "prompt-meeple"}
