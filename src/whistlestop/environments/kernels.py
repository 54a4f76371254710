"""Bots in the other seats of a batch: they answer until a learner has to decide."""

from __future__ import annotations

from whistlestop.batch.jobs import Ranks, Sheets, Totals
from whistlestop.batch.learning import Flags, Rewards, tell_one
from whistlestop.bots.seats import BotTable, BotTables, ask
from whistlestop.compiler.kernel import entry, kernel
from whistlestop.records.board import Board, Boards
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
    tables: BotTables,
    step: int,
    stride: int,
    first: int,
    kind: int,
    sheets: Sheets,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Let bots decide in each game until a learner has to, or with a stride of 0 until the game is over."""
    scratch, table, sheet = scratches[thread], tables[thread], sheets[thread]
    for index in range(low, high):
        number = step * ANSWERS
        while games[index].phase != OVER and table.bots[games[index].player] != LEARNER:
            answer(games, index, boards[games[index].board], scratch, table, number)
            number += 1
            if games[index].phase == OVER:
                tell_one(games, index, boards, scratch, stride, first, kind, sheet, totals, ranks, rewards, ends)


@kernel
def answer(games: Games, index: int, board: Board, scratch: Scratch, table: BotTable, number: int) -> None:
    """Carry out the decision of the bot whose turn it is."""
    turn.legal(games[index], board, table.plan.scratch.legal)
    turn.step(games[index], board, scratch, ask(games, index, board, table, number))
