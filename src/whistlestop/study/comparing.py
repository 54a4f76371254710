"""Two studies side by side: the same seeds on two boards, so that luck counts in both alike.

Figures of whole games are compared game by game; those of tracks, places and tickets, which hardly depend on the same
luck on another board, as if the games were different ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Literal

import numpy as np

from whistlestop.arena.statistics import mean
from whistlestop.study.outcome import Outcome
from whistlestop.study.results import figure
from whistlestop.study.told import Advice, Change, Figure, Pair, StudiesCompared


class ComparisonError(ValueError):
    """Two studies that did not play the same seeds in the same way."""


def compared(first: Outcome, second: Outcome) -> StudiesCompared:
    """Return what differs between two boards; raises ComparisonError."""
    one, two = first.games, second.games
    if (one.seed, one.bot, len(one.wins), len(one.turns)) != (two.seed, two.bot, len(two.wins), len(two.turns)):
        raise ComparisonError("the studies did not play the same seeds in the same way")
    return StudiesCompared(
        changes=list(_changes(first, second)),
        pairs=list(_pairs(first, second)),
        settled=_only(first.result.advice, second.result.advice),
        new=_only(second.result.advice, first.result.advice),
    )


def _changes(first: Outcome, second: Outcome) -> Iterator[Change]:
    for seat, (before, after) in enumerate(zip(first.result.seats, second.result.seats, strict=True)):
        by_game = first.games.wins[seat], second.games.wins[seat]
        yield _change(f"seat-{seat + 1}", before.wins, after.wins, *by_game)
    for name in ("turns", "margin", "winner_points"):
        figures = getattr(first.result, name), getattr(second.result, name)
        yield _change(name, *figures, getattr(first.games, name), getattr(second.games, name))


def _change(name: str, before: Figure, after: Figure, first: list[float], second: list[float]) -> Change:
    difference = figure(mean(np.array(second) - np.array(first), len(first)))
    return Change(name=name, first=before, second=after, difference=difference)


def _pairs(first: Outcome, second: Outcome) -> Iterator[Pair]:
    tracks = [one.claimed for one in first.result.tracks], [one.claimed for one in second.result.tracks]
    yield from _same("track", first.tracks, second.tracks, *tracks)
    places = [one.reached for one in first.result.places], [one.reached for one in second.result.places]
    yield from _same("place", first.places, second.places, *places)
    tickets = [one.fulfilled for one in first.result.tickets], [one.fulfilled for one in second.result.tickets]
    yield from _same("ticket", first.tickets, second.tickets, *tickets)


def _same(
    kind: Literal["track", "place", "ticket"],
    here: Sequence[str],
    there: Sequence[str],
    before: Sequence[Figure],
    after: Sequence[Figure],
) -> Iterator[Pair]:
    """Yield whatever of a kind both boards have."""
    numbers = {name: number for number, name in enumerate(there)}
    for number, name in enumerate(here):
        if (other := numbers.get(name)) is not None:
            change = Change(
                name=name, first=before[number], second=after[other], difference=_apart(before[number], after[other])
            )
            yield Pair(kind=kind, first=number, second=other, change=change)


def _apart(before: Figure, after: Figure) -> Figure:
    """Return the difference of two figures that know nothing of each other."""
    games = min(before.games, after.games)
    if before.value is None or after.value is None:
        return Figure(value=None, low=None, high=None, games=games)
    value = after.value - before.value
    if None in (before.low, before.high, after.low, after.high):
        return Figure(value=value, low=None, high=None, games=games)
    half = hypot(_half(before), _half(after))
    return Figure(value=value, low=value - half, high=value + half, games=games)


def _half(one: Figure) -> float:
    return ((one.high or 0.0) - (one.low or 0.0)) / 2


def _only(these: Sequence[Advice], others: Sequence[Advice]) -> list[Advice]:
    """Return advice that is not among the others; what it is about counts, its figures do not."""
    known = [_about(one) for one in others]
    return [one for one in these if _about(one) not in known]


def _about(one: Advice) -> tuple[str, object]:
    words = ("seat", "ticket", "places", "routes", "route")
    return one.code, [one.arguments.get(word) for word in words]
