"""Is the order of play fair? The same seeds with and without each expansion, in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistlestop import bots
from whistlestop.arena import Plan
from whistlestop.arena.results import MOST_DECISIONS
from whistlestop.arena.statistics import Estimate, first_places, mean, share
from whistlestop.batch.batch import Batch
from whistlestop.bots.roster import number_of
from whistlestop.records.state import OVER
from whistlestop.rules import scoring
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.option import Value

VARIANTS: dict[str, Mapping[str, Value]] = {
    "cards": {"dice": False, "monsters": False},
    "monsters": {"dice": False, "monsters": True},
    "dice": {"dice": True, "monsters": False},
    "both": {"dice": True, "monsters": True},
}
GAMES_AT_ONCE = 256


@dataclass(frozen=True)
class Variant:
    """One way to play a board: who wins, how long it takes, what is scored; `shift` is against plain cards."""

    name: str
    wins: list[Estimate]
    shift: Estimate | None  # what the expansion adds to the first player's share, on the same seeds
    turns: Estimate  # of each player
    turns_shift: Estimate | None
    points: Estimate
    winner_points: Estimate
    margin: Estimate
    unfinished: int  # seeds left out because a variant did not come to an end


@dataclass(frozen=True)
class Played:
    """Compiled games: score sheets, turns, and whether they came to an end."""

    sheets: NDArray[np.int32]
    turns: NDArray[np.float64]
    ended: NDArray[np.bool_]

    def only(self, chosen: NDArray[np.bool_]) -> Played:
        """Return some of the games."""
        return Played(self.sheets[chosen], self.turns[chosen], self.ended[chosen])

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's share of the first place."""
        return first_places(self.sheets[:, :, scoring.RANK])


def fairness(plan: Plan, games: int, threads: int, progress: Callable[[int], None]) -> list[Variant]:
    """Return how each variant of a board is won, all on the same seeds; `progress` hears of games played."""
    played = {name: play(one, games, threads, progress) for name, one in variants_of(plan).items()}
    ended = np.logical_and.reduce([here.ended for here in played.values()])
    kept = {name: here.only(ended) for name, here in played.items()}
    return [_variant(name, here, kept["cards"], int((~ended).sum())) for name, here in kept.items()]


def variants_of(plan: Plan) -> dict[str, Plan]:
    """Return the ways to play a board; one that it refuses unless a table insists is left out, as in the Old West."""
    map = plan.rules().map
    wanted = {name: {**plan.options, **chosen} for name, chosen in VARIANTS.items()}
    played = {name: options for name, options in wanted.items() if allowing(map, options) == options}
    return {name: msgspec.structs.replace(plan, options=options) for name, options in played.items()}


def play(plan: Plan, games: int, threads: int, progress: Callable[[int], None]) -> Played:
    """Return games of the plan's bot against itself; seat 0 begins."""
    codes = [number_of(plan.bots[0])] * plan.players
    sheets, turns, ended = [], [], []
    for low in range(0, games, GAMES_AT_ONCE):
        seeds = np.uint64(plan.seed) + np.arange(low, min(low + GAMES_AT_ONCE, games), dtype=np.uint64)
        batch = Batch(plan.rules(), len(seeds), players=plan.players, threads=threads)
        batch.reset(seeds, first=0)
        bots.play_on(batch, codes, most=MOST_DECISIONS)
        sheets.append(batch.sheets[:, : plan.players].copy())
        turns.append(batch.games["turn"] / plan.players)
        ended.append(batch.games["phase"] == OVER)
        progress(len(seeds))
    return Played(np.concatenate(sheets), np.concatenate(turns), np.concatenate(ended))


def _variant(name: str, here: Played, plain: Played, unfinished: int) -> Variant:
    games, totals = len(here.turns), np.sort(here.sheets[:, :, scoring.TOTAL].astype(np.float64), axis=1)
    other = name != "cards"
    return Variant(
        name,
        [share(here.wins[:, seat], games) for seat in range(here.sheets.shape[1])],
        mean(here.wins[:, 0] - plain.wins[:, 0], games) if other else None,
        mean(here.turns, games),
        mean(here.turns - plain.turns, games) if other else None,
        mean(totals.mean(axis=1), games),
        mean(totals[:, -1], games),
        mean(totals[:, -1] - totals[:, -2], games),
        unfinished,
    )
