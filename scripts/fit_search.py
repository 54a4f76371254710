"""Fit what `search` goes by to games of the planner: forecasts of final points, and signs that a ticket is held.

Usage: python scripts/fit_search.py [GAMES]. Writes src/whistlestop/bots/search/fitted.json and tells how good the fit is.
Run it again when the planner has changed much; the planner's own games take a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistlestop import compile_rules, maps, state
from whistlestop.batch import Batch
from whistlestop.bots.kernels import belief, forecast, lookahead, seats
from whistlestop.bots.search.fitted import Fitted, Forecast
from whistlestop.bots.search.forecast import MOST_TURNS
from whistlestop.bots.search.worlds import signs_of_tickets
from whistlestop.rules import scoring
from whistlestop.state import HELD, SEATS, TICKET_ROOM

OUT = Path(__file__).parents[1] / "src/whistlestop/bots/search/fitted.json"
BOARDS = (("usa", 2), ("europe", 2), ("usa", 4), ("europe", 3))
GAMES = 500
FIRST_SEED = 1 << 40  # far from the seeds that bots are compared on
FIRST_TURN, STEP = 3, 5  # an odd number of turns between two looks, so that every seat is looked at in turn
RIDGE = 1e-6
TICKET_LOOKS = 60  # games a board whose tickets are looked at
SPREADS = tuple(product(np.arange(4, 26, 1.0).tolist(), np.arange(0, 1.6, 0.1).tolist()))

Floats = NDArray[np.float64]


class Sample:
    """Games of the planner on one board, and what was seen of them every few turns."""

    def __init__(self, board: str, players: int, options: dict[str, bool], games: int) -> None:
        """Play the games."""
        self.rules, self.players = compile_rules(maps.load(board), options), players
        batch = Batch(self.rules, games, players=players)
        batch.reset(FIRST_SEED + np.arange(games))
        looks = list(self._looks(batch))
        self.rows = np.concatenate([rows[alive] for alive, rows, _ in looks]).astype(np.float64)
        self.ends = np.concatenate([batch.sheets[alive, :players, scoring.TOTAL] for alive, _, _ in looks])
        self.signs = [each for _, _, signs in looks for each in signs]

    def _looks(
        self, batch: Batch
    ) -> Iterator[tuple[NDArray[np.intp], NDArray[np.float32], list[tuple[Floats, Floats]]]]:
        views, codes, turn = state.games(1), np.full(self.players, seats.PLANNER), FIRST_TURN
        while (batch.games["phase"] != state.OVER).any():
            rows = np.zeros((len(batch), self.players, forecast.WIDTH), np.float32)
            lookahead.look_ahead(
                batch.games,
                0,
                len(batch),
                batch.boards,
                batch.scratches,
                0,
                views,
                codes,
                turn,
                1 << 20,
                batch.sheets,
                rows,
            )
            alive = np.flatnonzero(batch.games["phase"] != state.OVER)
            signs = [self._tickets(batch, int(index)) for index in alive if index < TICKET_LOOKS]
            yield alive, rows, [pair for pairs in signs for pair in pairs]
            turn += STEP

    def _tickets(self, batch: Batch, index: int) -> list[tuple[Floats, Floats]]:
        """Return for every seat the signs of each ticket and whether it is held."""
        game, board, count = batch.games[index : index + 1].copy(), self.rules.boards[0], len(self.rules.map.tickets)
        distances = np.zeros((SEATS, TICKET_ROOM), np.int16)
        belief.distances(game, self.rules.boards, batch.scratches, distances)
        points = board.ticket_points.max(axis=1).astype(np.float64)
        laid = 1 - game[0].trains.astype(np.float64) / float(board.trains)
        signs = signs_of_tickets(distances, points, laid[:, None])
        decks = np.eye(2)[board.ticket_deck[:count]]
        where = game[0].where[:count]
        return [
            (np.hstack([signs[seat, :count], decks]), (where == HELD * 8 + seat).astype(np.float64))
            for seat in range(self.players)
        ]


def fit_points(samples: list[Sample]) -> Forecast:
    """Return the forecast that fits best, and say how good it is."""
    rows = np.concatenate([sample.rows.reshape(-1, forecast.WIDTH) for sample in samples])
    gains = np.concatenate([sample.ends.reshape(-1) for sample in samples]) - rows[:, forecast.TOTAL]
    scale = np.maximum(rows.std(axis=0), 1e-9)
    scale[rows.std(axis=0) < 1e-9] = np.inf  # what is the same everywhere says nothing
    left = np.hstack([rows / scale, np.ones((len(rows), 1))])
    weights = np.linalg.solve(left.T @ left + RIDGE * len(left) * np.eye(left.shape[1]), left.T @ gains)
    found = Forecast([round(float(each), 4) for each in weights[:-1] / scale], round(float(weights[-1]), 4), (0.0, 0.0))
    off = (gains - left @ weights).std()
    spread = fit_spread([sample for sample in samples if sample.players == 2], found)
    sys.stdout.write(
        f"{len(rows)} rows: points to come vary by {gains.std():.1f}, forecasts are off by {off:.1f}; {spread}\n"
    )
    return msgspec.structs.replace(found, spread=spread)


def fit_spread(samples: list[Sample], found: Forecast) -> tuple[float, float]:
    """Return the spread that makes the games of two most likely."""
    rows = np.concatenate([sample.rows for sample in samples])
    ends = np.concatenate([sample.ends for sample in samples]).astype(np.float64)
    points = rows[:, :, forecast.TOTAL] + rows @ np.array(found.points) + found.constant
    ahead, won = points[:, 0] - points[:, 1], np.sign(ends[:, 0] - ends[:, 1])
    turns = np.minimum(rows[:, :, forecast.TURNS].max(axis=1), MOST_TURNS)

    def surprise(spread: tuple[float, float]) -> float:
        odds = ahead / (spread[0] + spread[1] * turns)
        return float(np.logaddexp(0, -np.where(won == 0, np.abs(odds), won * odds)).mean())

    first, more = min(SPREADS, key=surprise)
    return first, round(more, 1)


def fit_tickets(pairs: list[tuple[Floats, Floats]]) -> list[float]:
    """Return the weights of the signs by logistic regression (Newton's method); decks have constants of their own."""
    left, held = np.concatenate([signs for signs, _ in pairs]), np.concatenate([held for _, held in pairs])
    weights = np.zeros(left.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-left @ weights))
        slope = left.T @ (held - chance) - weights
        curve = (left * (chance * (1 - chance))[:, None]).T @ left + np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    sys.stdout.write(
        f"{len(left)} tickets, {held.mean():.1%} held; held ones are given {chance[held > 0].mean():.1%}\n"
    )
    return [round(float(each), 2) for each in weights[:-2]]


def main() -> None:
    """Write the file."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    samples = {
        dice: [
            Sample(board, players, {"dice": dice, "monsters": monsters}, games)
            for (board, players), monsters in product(BOARDS, (False, True))
        ]
        for dice in (False, True)
    }
    signs = [pair for each in samples.values() for sample in each for pair in sample.signs]
    found = Fitted(fit_tickets(signs), fit_points(samples[False]), fit_points(samples[True]))
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
