"""Games between two strengths of a level, hundreds at once and in compiled code, for `fit_levels` and `measure_levels`.

They are played turn by turn. The lots decide for each seat which rung plays its turn, as in `bots/ladder.py`, which
asks its rungs through the door for Python bots and takes ten times as long. The same seeds give the same games.
"""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch
from whistlestop.bots import seats, tuned
from whistlestop.bots.ladder import RUNGS
from whistlestop.bots.roster import number_of
from whistlestop.bots.simulation import first_places
from whistlestop.records.state import OVER
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import Rules

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


def shares(rules: Rules, upper: float, lower: float, first_seed: int, seeds: int) -> Floats:
    """Return, for each seed, the share of two games that the stronger of two bots wins, once in each seat."""
    batch = Batch(rules, 2 * seeds, players=2)
    batch.reset(np.tile(np.arange(first_seed, first_seed + seeds, dtype=np.uint64), 2))
    strengths = np.repeat([[upper, lower], [lower, upper]], seeds, axis=0)
    luck, going, turn = np.random.default_rng(first_seed), np.arange(len(batch)), 0
    while len(going):
        # Bots draw their lots by the game's seed: with the same one they would draw the same in every turn.
        batch.games["seed"][going] = luck.integers(1 << 63, size=len(going))
        play_turn(batch, going, rungs_of(strengths[going], luck), turn)
        going, turn = going[batch.games["phase"][going] != OVER], turn + 1
    first = first_places(batch.sheets[:, :2, scoring.RANK])
    return (first[:seeds, 0] + first[seeds:, 1]) / 2


def rungs_of(strengths: Floats, luck: np.random.Generator) -> Integers:
    """Return by lot which rung plays the turn of each seat."""
    below = np.minimum(strengths.astype(np.int64), len(RUNGS) - 2)
    rungs: Integers = below + (luck.random(strengths.shape) < strengths - below)
    return rungs


def play_turn(batch: Batch, going: Integers, rungs: Integers, turn: int) -> None:
    """Play one turn of the games that still go on, those with the same rungs together."""
    for pair in product(range(len(RUNGS)), repeat=2):
        chosen = going[(rungs == pair).all(axis=1)]
        if len(chosen):
            codes = [number_of(RUNGS[rung]) for rung in pair]
            tables = seats.bot_tables(codes, tuned.setting(batch.rules[0], len(codes)))
            tables["last_turn"] = turn + 1
            games, sheets = batch.games[chosen], batch.sheets[chosen]
            seats.play_bots(games, 0, len(chosen), batch.boards, tables, 0, sheets)
            batch.games[chosen], batch.sheets[chosen] = games, sheets
