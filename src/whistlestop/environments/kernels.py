"""Bots in the other seats of a batch: they answer until a learner has to decide."""

from __future__ import annotations

from whistlestop.batch.jobs import BOT_STREAM, Numbers, Sheets, Totals
from whistlestop.batch.learning import Flags, Rewards, tell_one
from whistlestop.bots.seats import RANDOM, decide
from whistlestop.compiler.kernel import entry, kernel, scramble, step_key
from whistlestop.knowledge.view import blank
from whistlestop.records.board import Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import OVER, Games
from whistlestop.rules import turn

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
    totals: Totals,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Let bots decide in each game until a learner has to, or with a stride of 0 until the game is over."""
    scratch, sheet = scratches[thread], sheets[thread]
    for index in range(low, high):
        number = step * ANSWERS
        while games[index].phase != OVER and codes[games[index].player] != LEARNER:
            answer(games, index, boards, scratch, views, thread, codes, number)
            number += 1
            if games[index].phase == OVER:
                tell_one(games, index, boards, scratch, stride, first, kind, sheet, totals, rewards, ends)


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
