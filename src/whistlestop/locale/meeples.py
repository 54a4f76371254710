"""Meeples in words (R117)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.locale import listed, say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, place
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import MEEPLE_COLOURS, Bonuses, Map


def meeples(counts: Mapping[str, int]) -> str:
    """Return meeples counted by colour: "2 red meeples and 1 blue meeple"."""
    return listed([say(f"meeples-{name}", count=counts[name]) for name in MEEPLE_COLOURS if counts.get(name)])


def _meeple(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "meeple": say(f"meeple-{MEEPLE_COLOURS[known['colour']]}")}


def _meeples(map: Map) -> list[str]:
    return [say("difference-meeples", count=len(map.meeples))]


def _meeples_per_colour(map: Map) -> list[str]:
    return [say("difference-meeples-per-colour", count=map.meeples_per_colour)]


def bonus_differences(bonuses: Bonuses) -> list[str]:
    """Return what most and second most meeples of a colour are worth."""
    most, second = bonuses.meeple_majority
    return [say("difference-meeple-majority", most=most, second=second)] if most else []


EVENTS = {"meeple_taken": _meeple}
DIFFERENCES = {"meeples": _meeples, "meeples_per_colour": _meeples_per_colour}
TOPICS = {"meeple": Topic(on(lambda board: board.meeples))}
AT_HAND = {"meeple": ("meeple",)}
