"""Fit what `search` goes by to games of the planner: forecasts of final points, and signs that a ticket is held.

Usage: python scripts/fit_search.py [GAMES]. Writes src/whistlestop/bots/search/fitted.json and tells how well it fits.
The planner plays so many games on each board; now and then an action is picked at random instead, because the search
asks about games that the planner would not have got into. Run it again when the planner has changed much.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from fit_network import Floats, fit_network
from numpy.typing import NDArray

from whistlestop import compile_rules, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots.planner import belief, forecast
from whistlestop.bots.roster import number_of
from whistlestop.bots.search.fitted import Fitted, Forecast
from whistlestop.bots.search.forecast import MOST_TURNS, network
from whistlestop.bots.search.playouts import describe
from whistlestop.bots.search.worlds import signs_of_tickets
from whistlestop.bots.shared.plan import plans
from whistlestop.records import state
from whistlestop.records.state import HELD, SEATS, TICKET_DECKS, TICKET_ROOM
from whistlestop.rules import scoring

OUT = Path(__file__).parents[1] / "src/whistlestop/bots/search/fitted.json"
BOARDS = (("usa", 2, False), ("europe", 2, False), ("usa", 2, True), ("europe", 2, True), ("usa", 4, False))
GAMES = 2000
FIRST_SEED = 1 << 40  # far from the seeds that bots are compared on
FIRST_TURN, STEP = 3, 3  # an odd number of turns between two looks, so that every seat is looked at in turn
AT_RANDOM = 0.15  # of the looks are followed by an action picked evenly
TICKET_LOOKS = 60  # games a board whose tickets are looked at
SPREADS = tuple(product(np.arange(3, 26, 1.0).tolist(), np.arange(0, 1.6, 0.1).tolist()))


class Sample:
    """Games of the planner on one board, and what was seen of them every few turns."""

    def __init__(self, board: str, players: int, options: dict[str, bool], games: int) -> None:
        """Play the games."""
        self.rules, self.players = compile_rules(maps.load(board), options), players
        batch = Batch(self.rules, games, players=players)
        batch.reset(FIRST_SEED + np.arange(games))
        looks = list(self._looks(batch))
        self.rows = np.concatenate([rows[alive] for alive, rows, _ in looks])
        self.ends = np.concatenate([batch.sheets[alive, :players, scoring.TOTAL] for alive, _, _ in looks])
        self.signs = [each for _, _, signs in looks for each in signs]

    def _looks(self, batch: Batch) -> Iterator[tuple[NDArray[np.intp], NDArray[np.float32], list[Floats]]]:
        luck, turn = np.random.default_rng(0), FIRST_TURN
        while (batch.games["phase"] != state.OVER).any():
            rows = describe(batch, [number_of("planner")] * self.players, turn)
            alive = np.flatnonzero(batch.games["phase"] != state.OVER)
            yield alive, rows, [self._tickets(batch, int(index)) for index in alive if index < TICKET_LOOKS]
            self._stray(batch, luck.random(len(batch)) < AT_RANDOM, turn)
            turn += STEP

    def _stray(self, batch: Batch, chosen: NDArray[np.bool_], turn: int) -> None:
        """Carry out a random action in some of the games."""
        records = batch.games.view(np.uint8).reshape(len(batch), -1)  # numpy copies bytes faster than records
        kept = records[~chosen]
        batch.step(batch.random_actions(turn))
        records[~chosen] = kept

    def _tickets(self, batch: Batch, index: int) -> Floats:
        """Return a line for every seat and ticket: the signs, its deck, and whether the seat holds it."""
        game, board, count = batch.games[index : index + 1].copy(), self.rules.boards[0], len(self.rules.map.tickets)
        distances = np.zeros((SEATS, TICKET_ROOM), np.int16)
        belief.distances(game, self.rules.boards, plans(), distances)
        signs = signs_of_tickets(distances, game[0].trains, board)[: self.players, :count]
        decks = np.broadcast_to(np.eye(TICKET_DECKS)[board.ticket_deck[:count]], (self.players, count, TICKET_DECKS))
        held = game[0].where[:count] == HELD * 8 + np.arange(self.players)[:, None]
        return np.concatenate([signs, decks, held[:, :, None]], axis=2).reshape(-1, signs.shape[2] + TICKET_DECKS + 1)


def fit_points(samples: list[Sample]) -> Forecast:
    """Return the forecast that fits best, and say how good it is."""
    rows = np.concatenate([sample.rows.reshape(-1, forecast.WIDTH) for sample in samples])
    gains = np.concatenate([sample.ends.reshape(-1) for sample in samples]) - rows[:, forecast.TOTAL]
    found = fit_network(rows.astype(np.float64), gains.astype(np.float64))
    spread = fit_spread([sample for sample in samples if sample.players == 2], found)
    off = (gains - network(found, rows)).std()
    sys.stdout.write(
        f"{len(rows)} rows: points to come vary by {gains.std():.1f}, forecasts err by {off:.1f}; {spread}\n"
    )
    return msgspec.structs.replace(found, spread=spread)


def fit_spread(samples: list[Sample], found: Forecast) -> tuple[float, float]:
    """Return the spread that makes the games of two most likely."""
    rows = np.concatenate([sample.rows for sample in samples])
    ends = np.concatenate([sample.ends for sample in samples]).astype(np.float64)
    points = rows[:, :, forecast.TOTAL] + network(found, rows)
    ahead, won = points[:, 0] - points[:, 1], np.sign(ends[:, 0] - ends[:, 1])
    turns = np.minimum(rows[:, :, forecast.TURNS].max(axis=1), MOST_TURNS)

    def surprise(spread: tuple[float, float]) -> float:
        odds = ahead / (spread[0] + spread[1] * turns)
        return float(np.logaddexp(0, -np.where(won == 0, np.abs(odds), won * odds)).mean())

    first, more = min(SPREADS, key=surprise)
    return first, round(more, 1)


def fit_tickets(lines: Floats) -> list[float]:
    """Return the weights of the signs by logistic regression (Newton's method); decks have constants of their own."""
    left, held = lines[:, :-1], lines[:, -1]
    weights = np.zeros(left.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-left @ weights))
        slope = left.T @ (held - chance) - weights
        curve = (left * (chance * (1 - chance))[:, None]).T @ left + np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    sys.stdout.write(
        f"{len(left)} tickets, {held.mean():.1%} held; held ones are given {chance[held > 0].mean():.1%}\n"
    )
    return [round(float(each), 2) for each in weights[:-TICKET_DECKS]]


def main() -> None:
    """Write the file."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    samples = {
        dice: [
            Sample(board, players, {"dice": dice, "monsters": monsters}, games) for board, players, monsters in BOARDS
        ]
        for dice in (False, True)
    }
    signs = np.concatenate([lines for each in samples.values() for sample in each for lines in sample.signs])
    found = Fitted(fit_tickets(signs), fit_points(samples[False]), fit_points(samples[True]))
    OUT.write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
