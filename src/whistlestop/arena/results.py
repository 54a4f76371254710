"""What blocks came to: the place and the points of every seat of every game, as arrays.

Everything else the arena tells is worked out from these, so that a stored run can be looked at again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter, process_time

import numpy as np
from numpy.typing import NDArray

from whistlestop import bots
from whistlestop.arena.plan import Plan
from whistlestop.rules import scoring

FIRST_DECISIONS = 16
MOST_DECISIONS = 20_000  # a hundred times a usual game: whoever is asked so often is stuck


@dataclass(frozen=True)
class Results:
    """Blocks by seatings by seats; `blocks` numbers the blocks."""

    blocks: NDArray[np.int64]
    ranks: NDArray[np.int8]
    totals: NDArray[np.int16]
    unfinished: int = 0  # games that were cut off after MOST_DECISIONS and scored as they stood

    def __len__(self) -> int:
        """Return the number of blocks."""
        return len(self.blocks)


def play(plan: Plan, low: int, high: int, threads: int = 1) -> Results:
    """Return the blocks from `low` to `high`, played now; block i has the plan's seed plus i."""
    seeds = np.uint64(plan.seed) + np.arange(low, high, dtype=np.uint64)
    shape = (high - low, len(plan.seatings), plan.players)
    ranks, totals, unfinished = np.zeros(shape, np.int8), np.zeros(shape, np.int16), 0
    for game, seating in enumerate(plan.seatings):
        seated = [plan.bots[bot] for bot in seating]
        played = bots.simulate(plan.rules(), seated, seeds.tolist(), threads=threads, most=MOST_DECISIONS)
        sheets, unfinished = played.sheets[:, : plan.players], unfinished + played.unfinished
        ranks[:, game], totals[:, game] = sheets[:, :, scoring.RANK], sheets[:, :, scoring.TOTAL]
    return Results(np.arange(low, high), ranks, totals, unfinished)


def join(parts: Iterable[Results]) -> Results:
    """Return all blocks of several results in the order of their numbers; there must be one part at least."""
    every = list(parts)
    blocks = np.concatenate([part.blocks for part in every])
    order = np.argsort(blocks, kind="stable")
    ranks = np.concatenate([part.ranks for part in every])[order]
    totals = np.concatenate([part.totals for part in every])[order]
    return Results(blocks[order], ranks, totals, sum(part.unfinished for part in every))


def milliseconds(plan: Plan, seconds: float = 0.5) -> list[float]:
    """Return each bot's milliseconds per decision, the step of the engine included.

    Each bot is timed alone, in all seats of the table and on one thread, for about as long as asked. Of a compiled bot
    it is processor time, which other work on the machine does not change; a bot in Python may wait for something.
    """
    return [_milliseconds(plan, name, seconds) for name in plan.bots]


def _milliseconds(plan: Plan, name: str, seconds: float) -> float:
    rules, seats = plan.rules(), [name] * plan.players
    bots.simulate(rules, seats, [plan.seed], most=1)  # loads the machine code
    games = decisions = 0
    most = FIRST_DECISIONS  # a slow bot is not asked for a whole game
    clock = process_time if name in bots.names() else perf_counter
    begun = clock()
    while clock() - begun < seconds:
        seeds = range(plan.seed + games, plan.seed + 2 * games + 1)
        decisions += bots.simulate(rules, seats, seeds, most=most).decisions
        games, most = games + len(seeds), 2 * most
    return 1000 * (clock() - begun) / decisions
