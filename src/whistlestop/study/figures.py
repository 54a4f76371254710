"""Figures as people read them: a value, its interval and the number of games, in the current language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite, isnan

from whistlestop.arena.statistics import Estimate
from whistlestop.locale import say


@dataclass(frozen=True)
class Cell:
    """A cell of a table: text, and in smaller type its interval."""

    text: str
    interval: str = ""
    number: bool = True


def percent(estimate: Estimate) -> Cell:
    """Return a share as a cell."""
    return _cell(estimate, lambda value: say("study-percent", value=f"{100 * value:.1f}"))


def points(estimate: Estimate, digits: int = 1) -> Cell:
    """Return a number as a cell."""
    return _cell(estimate, lambda value: f"{value:z.{digits}f}".replace("-", "−").replace("inf", "∞"))


def lift(estimate: Estimate) -> Cell:
    """Return a difference of shares, in points of a hundred and with its sign."""
    return _cell(estimate, lambda value: f"{100 * value:+.1f}".replace("-", "−"))


def shift(estimate: Estimate) -> Cell:
    """Return a difference with its sign."""
    return _cell(estimate, lambda value: f"{value:+.1f}".replace("-", "−"))


def games(estimate: Estimate) -> Cell:
    """Return the number of games behind a figure."""
    return Cell(f"{estimate.games:,}".replace(",", "\u202f"))


def word(text: str) -> Cell:
    """Return a cell of words."""
    return Cell(text, number=False)


def _cell(estimate: Estimate, write: Callable[[float], str]) -> Cell:
    if isnan(estimate.value):
        return Cell(say("no-figure"))
    if not (isfinite(estimate.low) or isfinite(estimate.high)):
        return Cell(write(estimate.value))
    return Cell(write(estimate.value), say("study-interval", low=write(estimate.low), high=write(estimate.high)))
