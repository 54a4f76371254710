"""Which tracks are wanted, how early and with what result, and which places networks reach."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.records.dice import ROUTE_CLAIMED_WITH_DICE
from whistlestop.records.events import ROUTE_CLAIMED
from whistlestop.records.mechanisms import collect
from whistlestop.study.sample import CODE, ONE, SEAT, Sample


@dataclass(frozen=True)
class TrackFigures:
    """One track: the share of games it is claimed in, when (0 the first turn, 1 the last), and its owner's lift."""

    track: int
    claimed: Estimate
    when: Estimate
    lift: Estimate


@dataclass(frozen=True)
class PlaceFigures:
    """One place: the share of seats whose network reaches it, and the lift of those seats."""

    place: int
    reached: Estimate
    lift: Estimate


def claims(sample: Sample) -> NDArray[np.bool_]:
    """Return which events claim a track."""
    others = [code for codes in collect("whistlestop.records", "CLAIMS") for code in codes]
    return np.isin(sample.events[:, CODE], (ROUTE_CLAIMED, ROUTE_CLAIMED_WITH_DICE, *others))


def tracks(sample: Sample) -> list[TrackFigures]:
    """Return every track in the board's order."""
    claimed = claims(sample)
    return [
        _track(sample, track, claimed & (sample.events[:, ONE] == track)) for track in range(len(sample.map.tracks))
    ]


def _track(sample: Sample, track: int, rows: NDArray[np.bool_]) -> TrackFigures:
    game, seat = sample.event_game[rows], sample.events[rows, SEAT]
    count = np.bincount(game, minlength=len(sample))
    when = np.bincount(game, sample.event_turn[rows] / sample.turns[game], len(sample))
    return TrackFigures(track, sample.share(count > 0), sample.part(when, count), sample.lift(game, seat))


def places(sample: Sample) -> list[PlaceFigures]:
    """Return every place in the board's order."""
    rows = claims(sample)
    game, seat, track = sample.event_game[rows], sample.events[rows, SEAT], sample.events[rows, ONE]
    number = {place.id: index for index, place in enumerate(sample.map.places)}
    reached = np.zeros((len(sample), sample.players, len(number)), bool)
    for end in ("a", "b"):
        ends = np.array([number[getattr(one, end)] for one in sample.map.tracks])
        reached[game, seat, ends[track]] = True
    return [_place(sample, place, reached[:, :, place]) for place in range(len(number))]


def _place(sample: Sample, place: int, reached: NDArray[np.bool_]) -> PlaceFigures:
    game, seat = np.nonzero(reached)
    return PlaceFigures(place, sample.share(reached.mean(axis=1)), sample.lift(game, seat.astype(np.int16)))


@dataclass(frozen=True)
class Reach:
    """Routes of one length: in which share of the turns one could be claimed, and how many were in a game."""

    length: int
    claimable: Estimate
    claimed: Estimate


def reach(sample: Sample) -> list[Reach]:
    """Return, for every length of route on the board, how often one could be and was claimed."""
    lengths = np.array([track.length for track in sample.map.tracks])
    claimed = claims(sample)
    tracks = np.where(claimed, sample.events[:, ONE], 0)
    turns = np.array([len(game.reach) for game in sample.games])
    figures = []
    for length in sorted(set(lengths.tolist())):
        could = np.array([(game.reach >> length & 1).sum() for game in sample.games])
        did = sample.count(claimed & (lengths[tracks] == length))
        figures.append(Reach(length, sample.part(could, turns), sample.mean(did)))
    return figures
