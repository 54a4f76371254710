"""Rare corners of the rulebook that the games ran into, each with the first game that did as a log to replay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.records import events
from whistlestop.records.dice import TOKENS_RETURNED
from whistlestop.records.monsters import MONSTER_MOVED, MONSTER_PLACED
from whistlestop.records.substitutes import CARD_GIVEN
from whistlestop.records.tunnels import TUNNEL_DECLINED
from whistlestop.rules import scoring
from whistlestop.study.monsters import halvings
from whistlestop.study.recording import replayed
from whistlestop.study.sample import ONE, TWO, Numbers, Sample

Looker = Callable[[Sample], Numbers]


@dataclass(frozen=True)
class CornerCase:
    """A corner: its name, rules, the share of games that met it, and the first of them."""

    name: str
    rules: str
    games: Estimate
    seed: int
    log: str


def _told(code: int) -> Looker:
    return lambda sample: sample.count(sample.told(code))


def _ended(*reasons: int) -> Looker:
    return lambda sample: sample.count(
        (sample.told(events.GAME_OVER) | sample.told(events.LAST_ROUND)) & np.isin(sample.events[:, ONE], reasons)
    )


def _reset_again(sample: Sample) -> Numbers:
    """Return where a display was replaced more than once in one step."""
    resets = sample.told(events.DISPLAY_RESET)
    steps = np.concatenate([game.steps for game in sample.games])
    key = sample.event_game[resets] * 100_000 + steps[resets]
    values, counts = np.unique(key, return_counts=True)
    found = np.zeros(len(sample), np.int64)
    found[values[counts > 1] // 100_000] = 1
    return found


def _tied_totals(sample: Sample) -> NDArray[np.bool_]:
    totals = np.sort(sample.sheets[:, :, scoring.TOTAL], axis=1)
    tied: NDArray[np.bool_] = totals[:, -1] == totals[:, -2]
    return tied


def _tie_broken(sample: Sample) -> Numbers:
    alone = (sample.sheets[:, :, scoring.RANK] == 1).sum(axis=1) == 1
    return (_tied_totals(sample) & alone).astype(np.int64)


def _shared(sample: Sample) -> Numbers:
    return ((sample.sheets[:, :, scoring.RANK] == 1).sum(axis=1) > 1).astype(np.int64)


def _below_zero(sample: Sample) -> Numbers:
    return np.asarray((sample.sheets[:, :, scoring.TOTAL] < 0).any(axis=1), np.int64)


def _path_shared(sample: Sample) -> Numbers:
    return ((sample.sheets[:, :, scoring.LONGEST_PATH] > 0).sum(axis=1) > 1).astype(np.int64)


def _monsters_meet(sample: Sample) -> Numbers:
    """Return where a monster went to the place the other stood on."""
    found = np.zeros(len(sample), np.int64)
    for number, game in enumerate(sample.games):
        at: dict[int, int] = {}
        for row in game.events[np.isin(game.events[:, 0], (MONSTER_PLACED, MONSTER_MOVED))]:
            monster, place = int(row[ONE]), int(row[TWO])
            found[number] += place in (where for other, where in at.items() if other != monster)
            at[monster] = place
    return found


def _halved(sample: Sample) -> Numbers:
    return halvings(sample)[2]


LOOKERS: dict[str, tuple[str, Looker]] = {
    "display-reset": ("R9", _told(events.DISPLAY_RESET)),
    "display-reset-again": ("R10", _reset_again),
    "reshuffle": ("R15", _told(events.DECK_RESHUFFLED)),
    "pass": ("R29", _told(events.PASSED)),
    "tunnel-declined": ("R53, R149", _told(TUNNEL_DECLINED)),
    "card-given": ("R83, R84", _told(CARD_GIVEN)),
    "tokens-returned": ("R141", _told(TOKENS_RETURNED)),
    "monsters-meet": ("R174", _monsters_meet),
    "tickets-halved": ("R183", _halved),
    "dead-board": ("R224", _ended(events.DEAD_BOARD, events.STALLED)),
    "all-passed": ("R223", _ended(events.ALL_PASSED)),
    "longest-path-shared": ("R226", _path_shared),
    "tie-broken": ("R229", _tie_broken),
    "victory-shared": ("R229", _shared),
    "below-zero": ("R225", _below_zero),
}


def corner_cases(sample: Sample) -> list[CornerCase]:
    """Return the corners that were met, the rarest first."""
    found = []
    for name, (rules, look) in LOOKERS.items():
        games = look(sample) > 0
        if games.any():
            first = sample.games[int(games.argmax())]
            log = replayed(sample.plan, first).log()
            found.append(CornerCase(name, rules, sample.share(games), first.seed, log))
    return sorted(found, key=lambda case: case.games.value)
