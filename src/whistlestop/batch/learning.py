"""One step of many games as a learning program wants it: act, reward, refill, observe.

Each job is a kernel for the game at one index (`..._one`) and an entry point that does it for a share of the games on
one thread; `cuda/grids.py` does the same with a thread for each game. Buffers that a caller does not want have no rows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.jobs import Numbers, Ranks, Sheets, Totals, copy_actions
from whistlestop.batch.observation import write as observation
from whistlestop.batch.observation.write import Rows
from whistlestop.compiler.kernel import entry, kernel
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.board import Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import NONE, OVER, SEATS, GameRecord, Games, Masks
from whistlestop.rules import scoring, setup, turn

Flags = NDArray[np.uint8]
Rewards = NDArray[np.float32]
Seats = NDArray[np.int8]

# What a game is worth to a seat when it ends.
WIN, MARGIN = range(2)
REWARDS = ("win", "margin")

# Each bit of a byte in a byte of its own: the byte eight times over, one bit of each, and that bit made 1.
EIGHT_TIMES = np.uint64(0x0101010101010101)
ONE_BIT_EACH = np.uint64(0x8040201008040201)
ALMOST = np.uint64(0x7F7F7F7F7F7F7F7F)


@entry
def advance_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    actions: Numbers,
    stride: int,
    first: int,
    kind: int,
    sheets: Sheets,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Carry out one action in each game; a game that ends is scored and the next one started in its place."""
    scratch, sheet = scratches[thread], sheets[thread]
    for index in range(low, high):
        turn.step(games[index], boards[games[index].board], scratch, actions[index])
        tell_one(games, index, boards, scratch, stride, first, kind, sheet, totals, ranks, rewards, ends)


@kernel
def tell_one(
    games: Games,
    index: int,
    boards: Boards,
    scratch: Scratch,
    stride: int,
    first: int,
    kind: int,
    sheet: scoring.Sheet,
    totals: Totals,
    ranks: Ranks,
    rewards: Rewards,
    ends: Flags,
) -> None:
    """Tell whether a game is over and what it was worth; one that is gives way to the one `stride` seeds later."""
    game, board = games[index], boards[games[index].board]
    over = game.phase == OVER
    if over:
        scoring.score(game, board, scratch, sheet)
        for seat in range(game.players):
            totals[index, seat] = sheet[seat, scoring.TOTAL]
            ranks[index, seat] = sheet[seat, scoring.RANK]
    if ends.shape[0] != 0:
        ends[index] = int(over)
    if rewards.shape[0] != 0:
        for seat in range(SEATS):
            rewards[index, seat] = reward(game, sheet, seat, kind) if over else 0.0
    if over and stride != 0:
        setup.start(game, board, scratch, game.seed + np.uint64(stride), int(game.players), first)


@kernel
def reward(game: GameRecord, sheet: scoring.Sheet, seat: int, kind: int) -> float:
    """Return what a finished game is worth to a seat; what all seats win together is nothing with WIN.

    WIN: 1 for winning alone, -1 shared by the losers; winners share. MARGIN: points ahead of the best other seat.
    """
    players, winners, best = int(game.players), 0, NONE
    if seat >= players:
        return 0.0
    for other in range(players):
        winners += int(sheet[other, scoring.RANK] == 1)
        if other != seat and (best == NONE or sheet[other, scoring.TOTAL] > sheet[best, scoring.TOTAL]):
            best = other
    if kind == MARGIN:
        return float(sheet[seat, scoring.TOTAL] - sheet[best, scoring.TOTAL])
    if sheet[seat, scoring.RANK] == 1:
        return float(players - winners) / float(winners * (players - 1))
    return -1.0 / float(players - 1)


@entry
def observe_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    seat: int,
    seats: Seats,
    legal: Masks,
    masks: Masks,
    rows: Rows,
) -> None:
    """Write who decides in each game, his legal actions as words or as a mask, and what a seat sees."""
    scratch = scratches[thread]
    for index in range(low, high):
        observe_one(games, index, boards, scratch.legal, seat, seats, legal, masks, rows)


@kernel
def observe_one(
    games: Games,
    index: int,
    boards: Boards,
    actions: Masks,
    seat: int,
    seats: Seats,
    legal: Masks,
    masks: Masks,
    rows: Rows,
) -> None:
    """Write what `observe_games` says for one game; `seat` NONE is the seat that decides."""
    game, board = games[index], boards[games[index].board]
    observer = int(game.player) if seat == NONE else seat
    if seats.shape[0] != 0:
        seats[index] = game.player
    if legal.shape[0] != 0 or masks.shape[0] != 0:
        turn.legal(game, board, actions)
        words = int(board.action_words) if observer == game.player else 0
        if legal.shape[0] != 0:
            copy_actions(actions, words, legal[index])
        if masks.shape[0] != 0:
            write_mask(actions, words, masks[index])
    if rows.shape[0] != 0:
        observation.write(game, board, observer, rows[index])


@kernel
def write_mask(legal: Masks, words: int, mask: Masks) -> None:
    """Write a set of actions as bytes of 0 and 1."""
    spread_words(legal, words, mask)
    for eight_actions in range(words * 8, ACTION_WORDS * 8):
        mask[eight_actions] = np.uint64(0)


@kernel
def spread_words(legal: Masks, words: int, mask: Masks) -> None:
    """Write the first words of a set of actions as bytes of 0 and 1, eight of them at a time."""
    for word in range(words):
        for part in range(8):
            eight = (legal[word] >> np.uint64(8 * part)) & np.uint64(255)
            spread = eight * EIGHT_TIMES & ONE_BIT_EACH
            mask[word * 8 + part] = ((spread + ALMOST) >> np.uint64(7)) & EIGHT_TIMES
