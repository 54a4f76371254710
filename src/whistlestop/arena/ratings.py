"""Ratings of the Bradley-Terry and Plackett-Luce kind, on the scale of Elo.

A game is a series of races: the winner comes in first among all seats, the next first among the rest. The chance to be
first is proportional to ten to the power of rating / 400, so for two players this is Bradley-Terry's model. Seats that
share a place count as all orders of them, each as likely. So that a bot which wins every game has a rating at all, each
bot is given one game beside the real ones, drawn against the anchor, whose rating is 0.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Race = tuple[int, tuple[int, ...]]  # the winner, and the seats of each bot that were still in it

SCALE = 400 / np.log(10)
ROUNDS = 200
LONGEST_STEP = 2.0  # in natural logarithms: Newton's step may be wild where one bot wins nearly all games
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Races:
    """Different races: who won, and how many seats each bot had in them."""

    winners: NDArray[np.int64]
    starters: Floats


def races(outcomes: Sequence[Sequence[tuple[int, int]]], bots: int) -> tuple[Races, Floats]:
    """Return the races in outcomes (bot and place of each seat) and how often each outcome has each, as a matrix."""
    counts: list[dict[Race, float]] = [defaultdict(float) for _ in outcomes]
    for counted, outcome in zip(counts, outcomes, strict=True):
        for order, weight in orders(outcome):
            for place in range(len(order) - 1):
                starters = np.bincount(order[place:], minlength=bots)
                counted[order[place], tuple(starters.tolist())] += weight
    distinct = sorted(set().union(*counts))
    column = {race: number for number, race in enumerate(distinct)}
    matrix = np.zeros((len(outcomes), len(distinct)))
    for row, counted in enumerate(counts):
        for race, weight in counted.items():
            matrix[row, column[race]] = weight
    winners = np.array([winner for winner, _ in distinct], np.int64)
    return Races(winners, np.array([starters for _, starters in distinct], np.float64)), matrix


def orders(outcome: Sequence[tuple[int, int]]) -> Iterator[tuple[list[int], float]]:
    """Yield every order of the bots that an outcome stands for, with its share."""
    places = sorted({place for _, place in outcome})
    groups = [list(permutations([bot for bot, here in outcome if here == place])) for place in places]
    share = 1.0 / np.prod([len(group) for group in groups])
    for choice in product(*groups):
        yield [bot for part in choice for bot in part], float(share)


def fit(run: Races, weights: Floats, anchor: int) -> Floats:
    """Return ratings, one row for each row of race weights: the most likely ones by Newton's method."""
    bots = run.starters.shape[1]
    free = [bot for bot in range(bots) if bot != anchor]
    strength = np.zeros((len(weights), bots))
    won = weights @ (run.winners[:, None] == np.arange(bots))
    for _ in range(ROUNDS if free else 0):
        slope, curve = _derivatives(run, weights, won, strength)
        step = np.linalg.solve(curve[:, free][:, :, free], slope[:, free, None])[:, :, 0]
        step *= np.minimum(1.0, LONGEST_STEP / np.maximum(np.abs(step).max(axis=1, keepdims=True), CLOSE_ENOUGH))
        strength[:, free] += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return strength * SCALE


def _derivatives(run: Races, weights: Floats, won: Floats, strength: Floats) -> tuple[Floats, Floats]:
    """Return the slope of the log-likelihood and its negated curvature, the drawn game of each bot included."""
    chances = run.starters[None] * np.exp(strength - strength.max(axis=1, keepdims=True))[:, None, :]
    chances /= chances.sum(axis=2, keepdims=True)
    weighted = weights[:, :, None] * chances
    expected = weighted.sum(axis=1)
    curve = -np.einsum("rsk,rsl->rkl", weighted, chances)
    drawn = 1.0 / (1.0 + np.exp(-strength))
    diagonal = np.arange(strength.shape[1])
    curve[:, diagonal, diagonal] += expected + drawn * (1.0 - drawn)
    return won - expected + 0.5 - drawn, curve
