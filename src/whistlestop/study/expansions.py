"""What the two expansions do in the games: monsters that move and halve, dice rolled again, tunnels, tokens."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.maps import Ticket
from whistlestop.records import events
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


@dataclass(frozen=True)
class Dice:
    """Rolls, re-rolls and tokens, by game or by turn."""

    rerolls: Estimate  # share of turns
    dice_rerolled: Estimate  # in a re-roll
    claims: Estimate  # share of turns
    tokens_bought: Estimate
    tokens_spent: Estimate
    tokens_returned: Estimate
    wilds_in_claims: Estimate


@dataclass(frozen=True)
class Tunnels:
    """Tunnels tried in a game and the share of them that failed."""

    tries: Estimate
    failures: Estimate
    extra: list[tuple[int, Estimate]]  # extra cards or symbols, share of the tries


@dataclass(frozen=True)
class Reach:
    """Routes of one length: in which share of the turns one could be claimed, and how many were in a game."""

    length: int
    claimable: Estimate
    claimed: Estimate


def monsters(sample: Sample) -> Monsters:
    """Return what the monsters did."""
    lost, spared, halved = halvings(sample)
    moved = sample.told(events.MONSTER_MOVED)
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
    moved = sample.told(events.MONSTER_MOVED) & (sample.events[:, ONE] == monster)
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


def dice(sample: Sample) -> Dice:
    """Return how the dice were used."""
    rerolled = sample.told(events.DICE_REROLLED) & (sample.events[:, ONE] > 0)  # standing pat is told as none
    claimed = sample.told(events.ROUTE_CLAIMED_WITH_DICE)
    rerolls, claims = sample.count(rerolled), sample.count(claimed)
    returned = sample.told(events.TOKENS_RETURNED)
    given_back = sample.count(returned, sample.events[:, ONE]) + sample.count(returned, sample.events[:, TWO])
    return Dice(
        sample.part(rerolls, sample.turns),
        sample.ratio(sample.count(rerolled, sample.events[:, ONE]), rerolls),
        sample.part(claims, sample.turns),
        sample.mean(sample.count(sample.told(events.TOKEN_BOUGHT))),
        sample.mean(sample.count(claimed, sample.events[:, 5])),
        sample.mean(given_back),
        sample.ratio(sample.count(claimed, sample.events[:, 4]), claims),
    )


def tunnels(sample: Sample) -> Tunnels:
    """Return how tunnels went, with cards or with dice."""
    extra = sample.told(events.TUNNEL_SURCHARGE) | sample.told(events.TUNNEL_DICE)
    tries, failed = sample.count(extra), sample.count(sample.told(events.TUNNEL_DECLINED))
    shares = [
        (number, sample.part(sample.count(extra & (sample.events[:, TWO] == number)), tries)) for number in range(4)
    ]
    return Tunnels(sample.mean(tries), sample.part(failed, tries), shares)


def reach(sample: Sample) -> list[Reach]:
    """Return, for every length of route on the board, how often one could be and was claimed."""
    lengths = np.array([track.length for track in sample.map.tracks])
    claimed = sample.told(events.ROUTE_CLAIMED) | sample.told(events.ROUTE_CLAIMED_WITH_DICE)
    tracks = np.where(claimed, sample.events[:, ONE], 0)
    turns = np.array([len(game.reach) for game in sample.games])
    figures = []
    for length in sorted(set(lengths.tolist())):
        could = np.array([(game.reach >> length & 1).sum() for game in sample.games])
        did = sample.count(claimed & (lengths[tracks] == length))
        figures.append(Reach(length, sample.part(could, turns), sample.mean(did)))
    return figures
