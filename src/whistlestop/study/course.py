"""The course of games: how long they are, who leads, how they end, and what scores are made of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate, mean
from whistlestop.records.events import GAME_OVER, REASONS
from whistlestop.rules import scoring
from whistlestop.study.recording import Recorded
from whistlestop.study.sample import ONE, Sample

# Parts of a score that are points of their own; the others measure or add up.
PARTS = tuple(column for column in range(scoring.TOTAL) if column not in (scoring.FULFILLED, scoring.PATH_LENGTH))


@dataclass(frozen=True)
class Course:
    """Figures of whole games; leads are by route points, which everybody sees."""

    turns: NDArray[np.float64]  # of each player, one figure a game
    length: Estimate
    lead_changes: Estimate
    half_time_leader_wins: Estimate
    margin: Estimate
    margins: NDArray[np.float64]
    shared: Estimate
    endings: dict[str, Estimate]


@dataclass(frozen=True)
class Part:
    """A part of the score: what it brings the winner and the others on average."""

    column: int
    winner: Estimate
    others: Estimate


def course(sample: Sample) -> Course:
    """Return how the games went."""
    turns = sample.turns / sample.players
    totals = np.sort(sample.sheets[:, :, scoring.TOTAL], axis=1)
    margins = (totals[:, -1] - totals[:, -2]).astype(np.float64)
    over = sample.told(GAME_OVER)
    endings = {name: sample.count(over & (sample.events[:, ONE] == code)) for code, name in enumerate(REASONS)}
    return Course(
        turns,
        sample.mean(turns),
        sample.mean(np.array([lead_changes(game) for game in sample.games])),
        sample.share(np.array([_half_time(sample, number) for number in range(len(sample))])),
        sample.mean(margins),
        margins,
        sample.share((sample.sheets[:, :, scoring.RANK] == 1).sum(axis=1) > 1),
        {name: sample.share(count) for name, count in endings.items() if count.any()},
    )


def leaders(game: Recorded) -> NDArray[np.int64]:
    """Return who led at the start of each turn; where nobody led alone, whoever led last (-1 before anybody did)."""
    best = game.points.max(axis=1)
    alone = (game.points == best[:, None]).sum(axis=1) == 1
    last = np.maximum.accumulate(np.where(alone, np.arange(len(best)), -1))
    lead = np.where(last >= 0, game.points.argmax(axis=1)[last], -1)
    return lead.astype(np.int64)


def lead_changes(game: Recorded) -> int:
    """Return how often the lead in route points went from one player to another."""
    lead = leaders(game)
    lead = lead[lead >= 0]
    return int((lead[1:] != lead[:-1]).sum())


def _half_time(sample: Sample, number: int) -> float:
    lead = leaders(sample.games[number])
    leader = lead[len(lead) // 2]
    return float(sample.wins[number, leader]) if leader >= 0 else 1 / sample.players


def composition(sample: Sample) -> list[Part]:
    """Return every part of the score that brings or costs anybody anything."""
    first = sample.sheets[:, :, scoring.RANK] == 1
    parts = []
    for column in PARTS:
        points = sample.sheets[:, :, column].astype(np.float64)
        if points.any():
            parts.append(Part(column, _by_game(points, first), _by_game(points, ~first)))
    return parts


def _by_game(points: NDArray[np.float64], chosen: NDArray[np.bool_]) -> Estimate:
    games = chosen.any(axis=1)
    means = (points * chosen)[games].sum(axis=1) / chosen[games].sum(axis=1)
    return mean(means, int(games.sum()))
