"""What monsters do in the games: how they move, and the tickets they halve."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.maps import Ticket
from whistlestop.records.monsters import MONSTER_MOVED
from whistlestop.records.state import MONSTERS
from whistlestop.rules import scoring
from whistlestop.study.sample import KEPT_DONE, KEPT_POINTS, KEPT_TICKET, ONE, THREE, TWO, Numbers, Sample


@dataclass(frozen=True)
class Monster:
    """One monster: moves and locomotives in a game, its bonus won alone or shared, and how its holder fares."""

    moves: Estimate
    locomotives: Estimate
    bonus_alone: Estimate
    bonus_shared: Estimate
    holder_wins: Estimate


@dataclass(frozen=True)
class Monsters:
    """Both monsters, tickets halved at the end and what that came to, and the places they visit most."""

    each: list[Monster]
    halved: Estimate
    points_lost: Estimate  # by halved tickets that were fulfilled
    points_spared: Estimate  # by halved tickets that failed
    visits: list[tuple[int, Estimate]]  # place, arrivals in a game


def monsters(sample: Sample) -> Monsters:
    """Return what the monsters did."""
    lost, spared, halved = halvings(sample)
    moved = sample.told(MONSTER_MOVED)
    visits = [
        (place, sample.mean(sample.count(moved & (sample.events[:, TWO] == place))))
        for place in range(len(sample.map.places))
    ]
    return Monsters(
        [_monster(sample, monster) for monster in range(MONSTERS)],
        sample.mean(halved),
        sample.mean(lost),
        sample.mean(spared),
        sorted(visits, key=lambda pair: -pair[1].value)[:10],
    )


def _monster(sample: Sample, monster: int) -> Monster:
    moved = sample.told(MONSTER_MOVED) & (sample.events[:, ONE] == monster)
    holders = sample.sheets[:, :, scoring.ALVIN_BONUS + monster] > 0
    count = holders.sum(axis=1)
    return Monster(
        sample.mean(sample.count(moved)),
        sample.mean(sample.count(moved, sample.events[:, THREE])),
        sample.share(count == 1),
        sample.share(count > 1),
        sample.part((sample.wins * holders).sum(axis=1) * (count == 1), count == 1),
    )


def halvings(sample: Sample) -> tuple[Numbers, Numbers, Numbers]:
    """Return, game by game, points lost by halved fulfilled tickets, points spared by failed ones, and their number."""
    rows = sample.tickets
    lost, spared = np.zeros(len(rows), np.int64), np.zeros(len(rows), np.int64)
    for number, ticket in enumerate(sample.map.tickets):
        here = rows[:, KEPT_TICKET] == number
        done = here & (rows[:, KEPT_DONE] == 1)
        lost[done] = _shortfall(rows[done, KEPT_POINTS], ticket)
        spared[here & ~done] = _loss(ticket) + rows[here & ~done, KEPT_POINTS]
    games = sample.ticket_game
    totals = [
        np.bincount(games, values, len(sample)).astype(np.int64) for values in (lost, spared, (lost + spared) > 0)
    ]
    return totals[0], totals[1], totals[2]


def _shortfall(points: NDArray[np.int16], ticket: Ticket) -> NDArray[np.int64]:
    """Return what a fulfilled ticket gave less than it says; with several targets, than the nearest it says."""
    full = np.array(sorted({ticket.points, *ticket.more.values()}))
    return full[np.searchsorted(full, points).clip(0, len(full) - 1)] - points


def _loss(ticket: Ticket) -> int:
    return min(ticket.points, *ticket.more.values()) if ticket.more else ticket.points
