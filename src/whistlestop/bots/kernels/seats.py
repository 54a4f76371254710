"""The bots by number, and games played by them without leaving compiled code.

A bot that looks gets the view of its seat, made anew before each decision; `random` does not look. Each seat's random
numbers are keyed by the game's seed and the seat, and have nothing to do with the cards that come.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.actions import ACTION_WORDS
from whistlestop.batch import BOT_STREAM, DECISIONS, FAULTS, UNFINISHED, Numbers, copy_actions, uniform
from whistlestop.board import Board, Boards
from whistlestop.bots.kernels import greedy, hoarder, hungry, long_route, one_step, path, planner
from whistlestop.kernel import entry, kernel, scramble, step_key
from whistlestop.rules import check, scoring, turn
from whistlestop.state import NONE, OVER, SEATS, Game, Games, Masks, Scratch, Scratches
from whistlestop.view import blank

# The weakest first.
NAMES = ("random", "one-step", "hungry", "long-route", "hoarder", "path", "greedy", "planner")
RANDOM, ONE_STEP, HUNGRY, LONG_ROUTE, HOARDER, PATH, GREEDY, PLANNER = range(8)

# What the other job of `work` needs.
NO_ACTIONS = np.zeros(ACTION_WORDS, np.uint64)
NO_SHEETS = np.zeros((0, SEATS, scoring.WIDTH), np.int32)
NO_REPORT = np.zeros((0, 3), np.int64)


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
    most: int,
    checked: bool,
    sheet: scoring.Sheet,
    report: Numbers,
) -> None:
    """Play a game on with a bot in every seat, at most `most` decisions, and score it."""
    game, board = games[index], boards[games[index].board]
    decisions = 0
    turn.legal(game, board, scratch.legal)
    while game.phase != OVER and decisions < most:
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
    most: int,
    checked: bool,
    sheets: NDArray[np.int32],
    report: Numbers,
    legal: Masks,
    seed: np.uint64,
    decision: int,
) -> int:
    """Play games on and return NONE; if there are none, return what the first bot decides for a view.

    Both jobs are one entry point, because all bots and all rules would be compiled again for a second one.
    """
    if low == high:
        copy_actions(legal, ACTION_WORDS, scratches[thread].legal)
        scratch = scratches[thread]
        return decide(codes[0], views[0], boards[0], scratch, scratch.legal, seed, decision)
    for index in range(low, high):
        play_one(games, index, boards, scratches[thread], thread, views, codes, most, checked, sheets[index], report)
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
    sheets: NDArray[np.int32],
    report: Numbers,
) -> None:
    """Play games on with a bot in every seat, at most `most` decisions each, and score them."""
    if low < high:
        work(
            games, low, high, boards, scratches, thread, views, codes, most, checked, sheets, report,
            NO_ACTIONS, np.uint64(0), 0,
        )  # fmt: skip


def decide_one(
    views: Games, boards: Boards, scratches: Scratches, legal: Masks, code: int, seed: np.uint64, decision: int
) -> int:
    """Return what a bot decides for the player in turn of a view."""
    codes = np.array([code], np.int64)
    return int(
        work(views, 0, 0, boards, scratches, 0, views, codes, 0, False, NO_SHEETS, NO_REPORT, legal, seed, decision)
    )
