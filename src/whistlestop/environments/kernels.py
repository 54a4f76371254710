"""Bots in the other seats of a batch: they answer until a learner has to decide."""

from __future__ import annotations

import numpy as np

from whistlestop.batch_kernels import BOT_STREAM, Numbers, Sheets
from whistlestop.board import Boards
from whistlestop.bots.kernels.seats import RANDOM, decide
from whistlestop.kernel import entry, kernel, scramble, step_key
from whistlestop.rules import scoring, setup, turn
from whistlestop.state import OVER, SEATS, Games, Scratch, Scratches
from whistlestop.stepping import Flags, Rewards, reward
from whistlestop.view import blank

LEARNER = -1  # stands where a seat's bot would
ANSWERS = 1 << 20  # random numbers of bots set aside for one step of the learners


@entry
def answer_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    views: Games,
    codes: Numbers,
    step: int,
    stride: int,
    first: int,
    kind: int,
    sheets: Sheets,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Let bots decide in each game until a learner has to, or with a stride of 0 until the game is over."""
    for index in range(low, high):
        number = step * ANSWERS
        while games[index].phase != OVER and codes[games[index].player] != LEARNER:
            answer(games, index, boards, scratches[thread], views, thread, codes, number)
            number += 1
            if games[index].phase == OVER:
                settle(games, index, boards, scratches[thread], stride, first, kind, sheets, rewards, ends)


@kernel
def answer(
    games: Games,
    index: int,
    boards: Boards,
    scratch: Scratch,
    views: Games,
    position: int,
    codes: Numbers,
    number: int,
) -> None:
    """Carry out the decision of the bot whose turn it is."""
    game, board = games[index], boards[games[index].board]
    seat = int(game.player)
    if codes[seat] != RANDOM:
        views[position] = games[index]
        blank(views[position], board, seat)
    turn.legal(game, board, scratch.legal)
    seed = scramble(step_key(game.seed, BOT_STREAM + seat))
    turn.step(game, board, scratch, decide(codes[seat], views[position], board, scratch, scratch.legal, seed, number))


@kernel
def settle(
    games: Games,
    index: int,
    boards: Boards,
    scratch: Scratch,
    stride: int,
    first: int,
    kind: int,
    sheets: Sheets,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Tell the rewards of a game that a bot has ended, and start the one `stride` seeds later."""
    game, board = games[index], boards[games[index].board]
    scoring.score(game, board, scratch, sheets[index])
    ends[index] = 1
    for seat in range(SEATS):
        rewards[index, seat] = reward(game, sheets[index], seat, kind)
    if stride != 0:
        setup.start(game, board, scratch, game.seed + np.uint64(stride), int(game.players), first)
