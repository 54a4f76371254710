"""Games played by bots without leaving compiled code.

A bot that looks gets the view of its seat, made anew before each decision; `random` does not look. Each seat's random
numbers are keyed by the game's seed and the seat, and have nothing to do with the cards that come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.jobs import BOT_STREAM, NO_RANKS, NO_TOTALS, Ranks, Sheets, Totals
from whistlestop.batch.learning import Flags, Rewards, tell_one
from whistlestop.bots.planner import forecast
from whistlestop.bots.roster import RANDOM, decide
from whistlestop.bots.shared.plan import PLAN, PlanRecord
from whistlestop.bots.shared.weights import WEIGHTS, Settings
from whistlestop.compiler.kernel import entry, kernel, scramble, step_key
from whistlestop.knowledge.view import blank
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.scratch import Scratches
from whistlestop.records.state import GAME, NONE, OVER, SEATS, GameRecord, Games, Masks, record
from whistlestop.rules import check, scoring, turn

Numbers = NDArray[np.int64]
Rows = NDArray[np.float32]
NEVER = 1 << 30  # a turn that no game reaches
LEARNER = -1  # stands where a seat's bot would: somebody outside decides there
ANSWERS = 1 << 20  # random numbers of bots set aside for one step of learners

# What the other jobs of `work` need.
NO_SHEETS = np.zeros((0, SEATS, scoring.WIDTH), np.int32)
NO_ROWS = np.zeros((0, SEATS, forecast.WIDTH), np.float32)
NOTHING_TOLD = (NO_TOTALS, NO_RANKS, np.zeros((0, SEATS), np.float32), np.zeros(0, np.uint8))

# A table of bots: who sits there, how far they play, and what came of it. Every thread has its own.
BOT_TABLE = record(
    [
        ("plan", PLAN),  # of the bot that decides
        ("weights", np.dtype((WEIGHTS, (SEATS,)))),  # what each seat's bot goes by, if it weighs at all
        ("seen", GAME),  # what the seat that decides may know of the game
        ("bots", "i8", (SEATS,)),  # the number of each seat's bot in the roster
        ("last_turn", "i8"),  # games are left off when it begins
        ("most_decisions", "i8"),  # after so many as well
        ("checked", "i8"),  # whether faults are looked for after every decision
        ("seed", "u8"),  # of the bot in seat 0 and
        ("decision", "i8"),  # the number of its decision, where only one is asked for, or of the first of many
        ("learners", "i8"),  # whether games are left off where a learner decides, and told when they end
        ("stride", "i8"),  # to the seed of the game that then takes the place of one, 0 for none
        ("first", "i8"),  # the first player of that game
        ("reward", "i8"),  # what a game is worth to a learner
        ("decisions", "i8"),  # of all games together
        ("unfinished", "i8"),  # games
        ("faults", "i8"),  # decisions after which some promise was broken
    ]
)


class BotTable(Protocol):
    """The fields of a `BOT_TABLE` record as the type checker sees them."""

    plan: PlanRecord
    weights: Settings
    seen: GameRecord
    bots: Numbers
    last_turn: int
    most_decisions: int
    checked: int
    seed: np.uint64
    decision: int
    learners: int
    stride: int
    first: int
    reward: int
    decisions: int
    unfinished: int
    faults: int


BotTables = NDArray[np.void]


def bot_tables(bots: Sequence[int], setting: Settings, count: int = 1) -> BotTables:
    """Return tables with these bots in the first seats, one for each thread; games are played to their end.

    All seats go by the same setting (`bots/tuned.py` has the one of a board); others may be laid over it.
    """
    tables = np.zeros(count, BOT_TABLE)
    tables["weights"] = setting
    tables["bots"][:, : len(bots)] = bots
    tables["last_turn"] = tables["most_decisions"] = NEVER
    return tables


@kernel
def ask(games: Games, index: int, board: BoardRecord, table: BotTable, decision: int) -> int:
    """Return what the bot of the player in turn decides; the scratch of its plan must tell what is legal."""
    game, seat = games[index], int(games[index].player)
    seed = scramble(step_key(game.seed, BOT_STREAM + seat))
    if table.bots[seat] != RANDOM:
        table.seen = games[index]
        blank(table.seen, board, seat)
        table.plan.weights = table.weights[seat]
    return decide(int(table.bots[seat]), table.seen, board, table.plan, seed, decision)


@kernel
def play_on(games: Games, index: int, boards: Boards, table: BotTable, number: int) -> int:
    """Play a game on from a bot's decision with this number, as far as the table says; return the next number."""
    game, board, scratch = games[index], boards[games[index].board], table.plan.scratch
    last = number + table.most_decisions
    while game.phase != OVER and game.turn < table.last_turn and number < last and table.bots[game.player] != LEARNER:
        turn.legal(game, board, scratch.legal)
        turn.step(game, board, scratch, ask(games, index, board, table, number))
        number += 1
        if table.checked != 0:
            turn.legal(game, board, scratch.legal)
            table.faults += int(check.faults(game, board, scratch.legal) != 0)
    return number


@kernel
def play_one(games: Games, index: int, boards: Boards, table: BotTable, sheet: scoring.Sheet) -> None:
    """Play a game on with a bot in every seat as far as the table says, and score it."""
    table.decisions += play_on(games, index, boards, table, 0)
    scoring.score(games[index], boards[games[index].board], table.plan.scratch, sheet)
    table.unfinished += int(games[index].phase != OVER)


@kernel
def answer_one(
    games: Games,
    index: int,
    boards: Boards,
    table: BotTable,
    sheet: scoring.Sheet,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Let bots decide in a game until a learner has to, or where no other follows until it is over."""
    scratch, number = table.plan.scratch, int(table.decision)
    stride, first, kind = int(table.stride), int(table.first), int(table.reward)
    while games[index].phase != OVER and table.bots[games[index].player] != LEARNER:
        number = play_on(games, index, boards, table, number)
        if games[index].phase == OVER:
            tell_one(games, index, boards, scratch, stride, first, kind, sheet, totals, ranks, rewards, ends)


@kernel
def describe(games: Games, index: int, board: BoardRecord, table: BotTable, sheet: scoring.Sheet, rows: Rows) -> None:
    """Describe a game that has been scored as it stands, a row for each seat."""
    for seat in range(games[index].players):
        table.seen = games[index]
        table.plan.weights = table.weights[seat]
        forecast.describe(table.seen, board, table.plan, sheet, seat, rows[seat])


@entry
def work(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    tables: BotTables,
    thread: int,
    sheets: Sheets,
    rows: Rows,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> int:
    """Play games on and return NONE, or return what the first bot decides for a view if none are to be played.

    Where there are `rows`, games that are not over are described in them; where there are learners, games go on until
    one has to decide. These jobs are one entry point, because all bots and all rules would be compiled again for a
    second one.
    """
    table = tables[thread]
    if low == high:
        table.plan.weights = table.weights[0]
        return decide(int(table.bots[0]), games[0], boards[0], table.plan, table.seed, int(table.decision))
    for index in range(low, high):
        if table.learners != 0:
            answer_one(games, index, boards, table, sheets[thread], totals, ranks, rewards, ends)
            continue
        play_one(games, index, boards, table, sheets[index])
        if rows.shape[0] != 0 and games[index].phase != OVER:
            describe(games, index, boards[games[index].board], table, sheets[index], rows[index])
    return NONE


def play_bots(
    games: Games, low: int, high: int, boards: Boards, tables: BotTables, thread: int, sheets: Sheets
) -> None:
    """Play games on with a bot in every seat and score them."""
    if low < high:
        work(games, low, high, boards, tables, thread, sheets, NO_ROWS, *NOTHING_TOLD)


def answer_learners(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    tables: BotTables,
    sheets: Sheets,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Let bots decide in each game until a learner has to, as a job of a batch; the tables say that there are some."""
    if low < high:
        work(games, low, high, boards, tables, thread, sheets, NO_ROWS, totals, ranks, rewards, ends)


def look_ahead(games: Games, boards: Boards, tables: BotTables, sheets: Sheets, rows: Rows) -> None:
    """Play games on as far as the table says, score them and describe those that are not over."""
    if len(games):
        work(games, 0, len(games), boards, tables, 0, sheets, rows, *NOTHING_TOLD)


def decide_one(views: Games, boards: Boards, tables: BotTables, legal: Masks, decision: int) -> int:
    """Return what the bot in seat 0 of a table decides for the player in turn of a view."""
    # Fields of arrays: records take ten times as long to look into.
    tables["plan"]["scratch"]["legal"][0, :ACTION_WORDS] = legal
    tables["decision"] = decision
    return int(work(views, 0, 0, boards, tables, 0, NO_SHEETS, NO_ROWS, *NOTHING_TOLD))
