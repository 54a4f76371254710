"""What a game looks like to the value of `master`: a row for every seat, the rows of `planner/forecast.py` and more.

The score sheet as it stands, the colours of a hand, tickets and the table are read from the records of a batch, all
games at once.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch
from whistlestop.bots.planner import forecast
from whistlestop.records.state import COLOURS
from whistlestop.rules import scoring

Rows = NDArray[np.float32]

SHEET = (
    scoring.TICKETS,
    scoring.FULFILLED,
    scoring.LONGEST_PATH,
    scoring.MOST_TICKETS,
    scoring.ALVIN_BONUS,
    scoring.DEXTER_BONUS,
)
LARGEST = 3  # colours of a hand, the one with most cards first
TABLE = 6  # numbers that are the same for every seat
WIDTH = forecast.WIDTH + len(SHEET) + 1 + LARGEST + 1 + TABLE


def widen(batch: Batch, described: Rows) -> Rows:
    """Return the rows of games that have been scored and described, games by seats by numbers."""
    games, seats = batch.games, described.shape[1]
    colours = np.sort(games["hand"][:, :seats, :COLOURS], axis=2)[:, :, ::-1]
    parts = (
        described,
        batch.sheets[:, :seats, list(SHEET)],
        games["ticket_count"][:, :seats, None],
        colours[:, :, :LARGEST],
        (colours > 0).sum(axis=2, keepdims=True),
        np.broadcast_to(_table(batch)[:, None, :], (len(batch), seats, TABLE)),
    )
    return np.concatenate(parts, axis=2, dtype=np.float32, casting="unsafe")


def _table(batch: Batch) -> NDArray[np.int64]:
    """Return what holds for all seats: cards and turns that are left, turns played, trains of the board, monsters."""
    games, board = batch.games, batch.boards[0]
    cards = games["deck_size"].astype(np.int64) + games["discard_size"]
    last, rounds = np.maximum(games["last_turns"], -1), games["turn"] // batch.players
    same = (np.full(len(games), int(each)) for each in (board.trains, board.monsters, board.stations))
    return np.stack([cards, last.astype(np.int64), rounds, *same], axis=1)
