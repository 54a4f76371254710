"""Games played on for a few turns only, and what every seat then has: the search's way to look ahead."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch import Numbers
from whistlestop.board import Boards
from whistlestop.bots.kernels import forecast, seats
from whistlestop.kernel import entry
from whistlestop.rules import scoring, turn
from whistlestop.state import OVER, Games, Scratches


@entry
def look_ahead(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    views: Games,
    codes: Numbers,
    last: int,
    most: int,
    sheets: NDArray[np.int32],
    rows: NDArray[np.float32],
) -> None:
    """Play games on until turn `last` begins, or to their end, at most `most` decisions; score and describe them."""
    scratch = scratches[thread]
    for index in range(low, high):
        game = games[index]
        board = boards[game.board]
        decisions = 0
        turn.legal(game, board, scratch.legal)
        while game.phase != OVER and game.turn < last and decisions < most:
            action = seats.ask(games, index, board, scratch, views, thread, codes, decisions)
            turn.step(game, board, scratch, action)
            turn.legal(game, board, scratch.legal)
            decisions += 1
        scoring.score(game, board, scratch, sheets[index])
        if game.phase != OVER:
            for seat in range(game.players):
                views[thread] = games[index]
                forecast.describe(views[thread], board, scratch, sheets[index], seat, rows[index, seat])
