"""What bullet trains do in the games: how many are put on the board, and what progress is worth (R393-R397)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.locale import say
from whistlestop.records.bullets import ROUTE_CLAIMED_FOR_ALL, ROUTE_CLAIMED_FOR_ALL_WITH_DICE
from whistlestop.study import figures
from whistlestop.study.page import Section
from whistlestop.study.sample import ONE, SEAT, Sample
from whistlestop.study.sections import facts_table


@dataclass(frozen=True)
class Bullets:
    """Bullet trains put on the board in a game, progress of seats, and how those fare who are ahead in it."""

    put: Estimate
    used_up: Estimate  # share of the games in which none is left
    progress: Estimate  # of a seat
    none: Estimate  # share of the seats without any
    leader_wins: Estimate  # share of the games with one leader that he wins


def find(sample: Sample) -> Bullets | None:
    """Return how bullet trains were used, with cards or with dice; None where there are none."""
    if not sample.map.bullet_trains:
        return None
    claimed = sample.told(ROUTE_CLAIMED_FOR_ALL) | sample.told(ROUTE_CLAIMED_FOR_ALL_WITH_DICE)
    put, progress = sample.count(claimed), _progress(sample, claimed)
    alone = (progress == progress.max(axis=1, keepdims=True)).sum(axis=1) == 1
    leading = np.where(alone, sample.wins[np.arange(len(sample)), progress.argmax(axis=1)], 0.0)
    return Bullets(
        sample.mean(put),
        sample.share(put == sample.map.bullet_trains),
        sample.mean(progress.mean(axis=1)),
        sample.share((progress == 0).mean(axis=1)),
        sample.part(leading, alone.astype(np.int64)),
    )


def section(found: Bullets) -> Section:
    """Return how bullet trains were used, for the report."""
    facts = [
        (say("study-fact-bullets-put"), figures.points(found.put, 2), found.put),
        (say("study-fact-bullets-gone"), figures.percent(found.used_up), found.used_up),
        (say("study-fact-progress"), figures.points(found.progress, 2), found.progress),
        (say("study-fact-no-progress"), figures.percent(found.none), found.none),
        (say("study-fact-progress-wins"), figures.percent(found.leader_wins), found.leader_wins),
    ]
    return Section("bullets", say("heading-bullets"), [], [], [facts_table(say("study-bullets-table"), facts)])


def _progress(sample: Sample, claimed: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return how far each seat of each game has come."""
    lengths = np.array([track.length for track in sample.map.tracks])
    found = np.zeros((len(sample), sample.players), np.int64)
    rows = sample.events[claimed]
    np.add.at(found, (sample.event_game[claimed], rows[:, SEAT]), lengths[rows[:, ONE]])
    return found
