"""The bots by number, and games played by them without leaving compiled code.

A bot that looks gets the view of its seat, made anew before each decision; `random` does not look. Each seat's random
numbers are keyed by the game's seed and the seat, and have nothing to do with the cards that come.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import BOT_STREAM, DECISIONS, FAULTS, UNFINISHED, Numbers, copy_actions, uniform
from whistlestop.batch.jobs import Sheets
from whistlestop.bots.greedy import greedy
from whistlestop.bots.personas import (
    hoarder,
    hungry,
    long_route,
    one_step,
    path,
)
from whistlestop.bots.planner import (
    forecast,
    planner,
)
from whistlestop.compiler.kernel import entry, kernel, scramble, step_key
from whistlestop.knowledge.view import blank
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.board import Board, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import NONE, OVER, SEATS, Game, Games, Masks
from whistlestop.rules import check, scoring, turn

# The weakest first.
NAMES = ("random", "one-step", "hungry", "long-route", "hoarder", "path", "greedy", "planner")
RANDOM, ONE_STEP, HUNGRY, LONG_ROUTE, HOARDER, PATH, GREEDY, PLANNER = range(8)

Rows = NDArray[np.float32]
NEVER = 1 << 30  # a turn that no game reaches

# What the other jobs of `work` need.
NO_ACTIONS = np.zeros(ACTION_WORDS, np.uint64)
NO_SHEETS = np.zeros((0, SEATS, scoring.WIDTH), np.int32)
NO_REPORT = np.zeros((0, 3), np.int64)
NO_ROWS = np.zeros((0, SEATS, forecast.WIDTH), np.float32)


@kernel
def decide(code: int, view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the decision of the bot with a number."""
    if code == GREEDY:
        return greedy.decide(view, board, scratch, legal, seed, decision)
    if code == PLANNER:
        return planner.decide(view, board, scratch, legal, seed, decision)
    if code != RANDOM:
        return decide_in_style(code, view, board, scratch, legal, seed, decision)
    return uniform(legal, int(board.action_words), seed, decision)


@kernel
def decide_in_style(
    code: int, view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int
) -> int:
    """Return the decision of the persona with a number."""
    if code == HOARDER:
        return hoarder.decide(view, board, scratch, legal, seed, decision)
    if code == HUNGRY:
        return hungry.decide(view, board, scratch, legal, seed, decision)
    if code == PATH:
        return path.decide(view, board, scratch, legal, seed, decision)
    if code == ONE_STEP:
        return one_step.decide(view, board, scratch, legal, seed, decision)
    return long_route.decide(view, board, scratch, legal, seed, decision)


@kernel
def ask(
    games: Games,
    index: int,
    board: Board,
    scratch: Scratch,
    views: Games,
    thread: int,
    codes: Numbers,
    decision: int,
) -> int:
    """Return what the bot of the player in turn decides; one that looks gets the view of its seat."""
    game, seat = games[index], int(games[index].player)
    seed = scramble(step_key(game.seed, BOT_STREAM + seat))
    if codes[seat] != RANDOM:
        views[thread] = games[index]
        blank(views[thread], board, seat)
    return decide(codes[seat], views[thread], board, scratch, scratch.legal, seed, decision)


@kernel
def play_one(
    games: Games,
    index: int,
    boards: Boards,
    scratch: Scratch,
    thread: int,
    views: Games,
    codes: Numbers,
    last: int,
    most: int,
    checked: bool,
    sheet: scoring.Sheet,
    report: Numbers,
) -> None:
    """Play a game on with a bot in every seat until turn `last` begins, at most `most` decisions, and score it."""
    game, board = games[index], boards[games[index].board]
    decisions = 0
    turn.legal(game, board, scratch.legal)
    while game.phase != OVER and game.turn < last and decisions < most:
        turn.step(game, board, scratch, ask(games, index, board, scratch, views, thread, codes, decisions))
        turn.legal(game, board, scratch.legal)
        decisions += 1
        if checked:
            report[thread, FAULTS] += int(check.faults(game, board, scratch.legal) != 0)
    scoring.score(game, board, scratch, sheet)
    report[thread, DECISIONS] += decisions
    report[thread, UNFINISHED] += int(game.phase != OVER)


@entry
def work(
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
    checked: bool,
    sheets: Sheets,
    report: Numbers,
    rows: Rows,
    legal: Masks,
    seed: np.uint64,
    decision: int,
) -> int:
    """Play games on and return NONE, or return what the first bot decides for a view if there are no games.

    Where there are `rows`, games that are not over are described in them. These jobs are one entry point, because all
    bots and all rules would be compiled again for a second one.
    """
    scratch = scratches[thread]
    if low == high:
        copy_actions(legal, ACTION_WORDS, scratch.legal)
        return decide(codes[0], views[0], boards[0], scratch, scratch.legal, seed, decision)
    for index in range(low, high):
        play_one(games, index, boards, scratch, thread, views, codes, last, most, checked, sheets[index], report)
        if rows.shape[0] != 0 and games[index].phase != OVER:
            for seat in range(games[index].players):
                views[thread] = games[index]
                board = boards[games[index].board]
                forecast.describe(views[thread], board, scratch, sheets[index], seat, rows[index, seat])
    return NONE


def play_bots(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    views: Games,
    codes: Numbers,
    most: int,
    checked: bool,
    sheets: Sheets,
    report: Numbers,
) -> None:
    """Play games on with a bot in every seat, at most `most` decisions each, and score them."""
    if low < high:
        where, how = (games, low, high, boards, scratches, thread, views, codes), (NEVER, most, checked)
        work(*where, *how, sheets, report, NO_ROWS, NO_ACTIONS, np.uint64(0), 0)


def look_ahead(
    games: Games,
    boards: Boards,
    scratches: Scratches,
    views: Games,
    codes: Numbers,
    last: int,
    most: int,
    sheets: Sheets,
    rows: Rows,
) -> None:
    """Play games on until turn `last` begins, or to their end, at most `most` decisions; score and describe them."""
    where, report = (games, 0, len(games), boards, scratches, 0, views, codes), np.zeros((1, 3), np.int64)
    if len(games):
        work(*where, last, most, False, sheets, report, rows, NO_ACTIONS, np.uint64(0), 0)


def decide_one(
    views: Games, boards: Boards, scratches: Scratches, legal: Masks, code: int, seed: np.uint64, decision: int
) -> int:
    """Return what a bot decides for the player in turn of a view."""
    where = (views, 0, 0, boards, scratches, 0, views, np.array([code], np.int64))
    return int(work(*where, NEVER, 0, False, NO_SHEETS, NO_REPORT, NO_ROWS, legal, seed, decision))
