"""The figures of recorded games that say whether a board is good, before anybody puts them into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate, mean
from whistlestop.maps import Map
from whistlestop.records import events
from whistlestop.rules import scoring
from whistlestop.study import routes, tickets
from whistlestop.study.course import Course, course
from whistlestop.study.mechanisms_used import Used, mechanisms_used
from whistlestop.study.sample import ONE, Sample

HELD_UP = (events.DEAD_BOARD, events.STALLED, events.ALL_PASSED)


@dataclass(frozen=True)
class Brief:
    """Figures of one board, tracks and places in the engine's order; tickets that were never kept have none."""

    map: Map
    players: int
    games: int
    unfinished: int
    held_up: Estimate  # games whose last round began, or that ended, because nothing was left to do
    wins: list[Estimate]
    points: list[Estimate]
    winner_points: Estimate
    course: Course
    tracks: list[routes.TrackFigures]
    places: list[routes.PlaceFigures]
    tickets: Mapping[int, tickets.TicketFigures]
    offered: Mapping[int, int]  # how often each ticket was offered
    used: list[Used]


def _held_up(sample: Sample) -> NDArray[np.bool_]:
    """Return which games nobody brought to an end by running out of trains, or have none."""
    told = sample.told(events.LAST_ROUND) | sample.told(events.GAME_OVER)
    held_up = sample.count(told & np.isin(sample.events[:, ONE], HELD_UP))
    return (held_up > 0) | (sample.count(sample.told(events.GAME_OVER)) == 0)


def brief(sample: Sample) -> Brief:
    """Return the figures of some games."""
    totals = sample.sheets[:, :, scoring.TOTAL].astype(np.float64)
    return Brief(
        sample.map,
        sample.players,
        len(sample),
        int((sample.count(sample.told(events.GAME_OVER)) == 0).sum()),
        sample.share(_held_up(sample)),
        [sample.share(sample.wins[:, seat]) for seat in range(sample.players)],
        [sample.mean(totals[:, seat]) for seat in range(sample.players)],
        mean(totals.max(axis=1), len(sample)),
        course(sample),
        routes.tracks(sample),
        routes.places(sample),
        {one.ticket: one for one in tickets.tickets(sample)},
        tickets.offers(sample),
        mechanisms_used(sample),
    )
