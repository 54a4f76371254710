"""Bots in the other seats of a batch, which answer until a learner has to decide, and compact rows for the learner."""

from __future__ import annotations

from whistlestop.batch.jobs import Numbers, Ranks, Sheets, Totals
from whistlestop.batch.learning import Flags, Rewards, Seats, tell_one
from whistlestop.batch.observation import write as observation
from whistlestop.batch.observation.write import Rows
from whistlestop.bots.seats import BotTable, BotTables, ask
from whistlestop.compiler.kernel import entry, has, kernel
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import OVER, Bytes, Games, Masks
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
def answer(games: Games, index: int, board: BoardRecord, scratch: Scratch, table: BotTable, number: int) -> None:
    """Carry out the decision of the bot whose turn it is."""
    turn.legal(games[index], board, table.plan.scratch.legal)
    turn.step(games[index], board, scratch, ask(games, index, board, table, number))


@entry
def observe_compact(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    columns: Numbers,
    actions: Numbers,
    whole: Rows,
    seats: Seats,
    rows: Rows,
    masks: Rows,
) -> None:
    """Write who decides in each game, and of what he sees and may do the columns and actions of a layout."""
    legal, row = scratches[thread].legal, whole[thread]
    for index in range(low, high):
        game, board = games[index], boards[games[index].board]
        seats[index] = game.player
        turn.legal(game, board, legal)
        pick_actions(legal, actions, masks[index])
        observation.write(game, board, int(game.player), row)  # the one row of a thread stays in the cache
        pick_columns(row, columns, rows[index])


@kernel
def pick_actions(legal: Masks, actions: Numbers, mask: Bytes) -> None:
    """Write 1 for every action of a layout that is legal."""
    for number in range(actions.shape[0]):
        mask[number] = int(has(legal[actions[number] // 64], actions[number] % 64))


@kernel
def pick_columns(row: Bytes, columns: Numbers, out: Bytes) -> None:
    """Write the columns of a layout."""
    for number in range(columns.shape[0]):
        out[number] = row[columns[number]]
