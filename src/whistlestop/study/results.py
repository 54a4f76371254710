"""A study as plain values, in the order of a board's file: what a process that studies hands over."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TypeVar

import msgspec
import numpy as np

from whistlestop.arena.statistics import Estimate
from whistlestop.maps import Map
from whistlestop.maps.check import pair
from whistlestop.rules import scoring
from whistlestop.study.advice import advice, fair_value
from whistlestop.study.brief import Brief, brief
from whistlestop.study.outcome import GameByGame, Outcome
from whistlestop.study.sample import Sample
from whistlestop.study.told import (
    Advice,
    Figure,
    Mechanism,
    PlaceFigures,
    SeatFigures,
    StudyResult,
    TicketFigures,
    TrackFigures,
)

NOTHING = Figure(value=None, low=None, high=None, games=0)
Item = TypeVar("Item")


def outcome_of(sample: Sample, file: Map) -> Outcome:
    """Return what some games showed, tracks and tickets in the order of the file that the board was read from."""
    found = brief(sample)
    tracks, tickets = track_order(found.map, file), ticket_order(found.map, file)
    return Outcome(
        result=_result(found, tracks, tickets),
        games=_game_by_game(sample),
        tracks=_numbered([":".join(pair(track)) for track in file.tracks]),
        places=[place.id for place in file.places],
        tickets=_numbered([f"{ticket.a}:{ticket.b}:{ticket.deck}" for ticket in file.tickets]),
    )


def track_order(map: Map, file: Map) -> list[int]:
    """Return the engine's number of each track of a file."""
    here = [(pair(track), msgspec.structs.replace(track, a="", b="", bend=(0, 0))) for track in map.tracks]
    there = [(pair(track), msgspec.structs.replace(track, a="", b="", bend=(0, 0))) for track in file.tracks]
    return _matched(here, there)


def ticket_order(map: Map, file: Map) -> list[int]:
    """Return the engine's number of each ticket of a file."""
    return _matched(list(map.tickets), list(file.tickets))


def _matched(here: list[Item], there: Sequence[Item]) -> list[int]:
    """Return where each item of one list stands in the other, which holds the same in another order."""
    left = list(enumerate(here))
    found = []
    for wanted in there:
        match = next(one for one in left if one[1] == wanted)
        left.remove(match)
        found.append(match[0])
    return found


def _numbered(names: list[str]) -> list[str]:
    """Return names that stand several times with their number among equals, so that two boards can be compared."""
    return [f"{name}#{names[:number].count(name) + 1}" for number, name in enumerate(names)]


def figure(estimate: Estimate) -> Figure:
    """Return an estimate as plain values; what is not known is None."""
    value, low, high = (
        number if isfinite(number) else None for number in (estimate.value, estimate.low, estimate.high)
    )
    return Figure(value=value, low=low, high=high, games=estimate.games)


def _result(found: Brief, tracks: list[int], tickets: list[int]) -> StudyResult:
    return StudyResult(
        games=found.games,
        unfinished=found.unfinished,
        seats=_seats(found),
        turns=figure(found.course.length),
        margin=figure(found.course.margin),
        winner_points=figure(found.winner_points),
        lead_changes=figure(found.course.lead_changes),
        tracks=[_track(found, number) for number in tracks],
        places=[PlaceFigures(reached=figure(one.reached), lift=figure(one.lift)) for one in found.places],
        tickets=[_ticket(found, number) for number in tickets],
        mechanisms=[Mechanism(name=one.name, used=figure(one.times)) for one in found.used],
        advice=[_in_file(one, tracks, tickets) for one in advice(found)],
    )


def _seats(found: Brief) -> list[SeatFigures]:
    each = zip(found.wins, found.points, strict=True)
    return [SeatFigures(wins=figure(wins), points=figure(points)) for wins, points in each]


def _track(found: Brief, number: int) -> TrackFigures:
    one = found.tracks[number]
    return TrackFigures(claimed=figure(one.claimed), when=figure(one.when), lift=figure(one.lift))


def _ticket(found: Brief, number: int) -> TicketFigures:
    fair, one = fair_value(found.map, found.map.tickets[number]), found.tickets.get(number)
    if one is None:
        kept = Figure(value=0.0, low=None, high=None, games=0) if found.offered[number] else NOTHING
        return TicketFigures(kept=kept, fulfilled=NOTHING, brought=NOTHING, lift=NOTHING, price="fair", fair=fair)
    return TicketFigures(
        kept=figure(one.kept),
        fulfilled=figure(one.fulfilled),
        brought=figure(one.points),
        lift=figure(one.lift),
        price=one.price,
        fair=fair,
    )


def _in_file(one: Advice, tracks: list[int], tickets: list[int]) -> Advice:
    """Return advice that names tracks and tickets by their numbers in the file."""
    return msgspec.structs.replace(
        one,
        tracks=sorted(tracks.index(number) for number in one.tracks),
        tickets=sorted(tickets.index(number) for number in one.tickets),
    )


def _game_by_game(sample: Sample) -> GameByGame:
    totals = np.sort(sample.sheets[:, :, scoring.TOTAL].astype(np.float64), axis=1)
    return GameByGame(
        seed=sample.plan.seed,
        bot=sample.plan.bots[0],
        wins=[sample.wins[:, seat].tolist() for seat in range(sample.players)],
        turns=(sample.turns / sample.players).tolist(),
        margin=(totals[:, -1] - totals[:, -2]).tolist(),
        winner_points=totals[:, -1].tolist(),
    )
