"""Jobs done with many games at once: starting, stepping, scoring, checking and playing them at random.

Each job is an entry point that does it for a share of the games on one thread; `cuda/grids.py` does the same with the
same kernels and a thread for each game. Everything here trusts its caller, as `batch.py` says.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.compiler.kernel import drop_lowest, entry, kernel, lowest, nth, popcount, scale, scramble, step_key
from whistlestop.records.actions import ACTION_WORDS, CARD_WORDS
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.scratch import Scratch, Scratches
from whistlestop.records.state import NONE, OVER, GameRecord, Games, Masks
from whistlestop.rules import check, scoring, setup, turn

Numbers = NDArray[np.int64]
Sheets = NDArray[np.int32]
Totals = NDArray[np.int16]
Ranks = NDArray[np.int8]

BOT_STREAM = 1 << 50  # far from every stream of the games' own luck


@entry
def start_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    seeds: Masks,
    players: int,
    first: int,
) -> None:
    """Start the games from `low` to `high`, each from its own seed."""
    scratch = scratches[thread]
    for index in range(low, high):
        setup.start(games[index], boards[games[index].board], scratch, seeds[index], players, first)


@entry
def legal_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, out: Masks
) -> None:
    """Write each game's legal actions as one row of words."""
    legal = scratches[thread].legal
    for index in range(low, high):
        board = boards[games[index].board]
        turn.legal(games[index], board, legal)
        copy_actions(legal, int(board.action_words), out[index])


@kernel
def copy_actions(source: Masks, words: int, target: Masks) -> None:
    """Copy a set of actions that has so many words; what it has not is empty.

    Rules always write to a scratch's own set: they would be compiled twice if they wrote to two kinds of array.
    """
    for word in range(ACTION_WORDS):
        target[word] = source[word] if word < words else np.uint64(0)


@entry
def step_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, actions: Numbers
) -> None:
    """Carry out one action in each game; a finished game stays as it is."""
    scratch = scratches[thread]
    for index in range(low, high):
        turn.step(games[index], boards[games[index].board], scratch, actions[index])


@entry
def advance(games: Games, index: int, boards: Boards, scratches: Scratches, action: int, ids: Numbers) -> int:
    """Carry out `action` (NONE: nothing) in one game, list its legal actions in `ids`, return how many there are."""
    game, scratch = games[index], scratches[0]
    board = boards[game.board]
    if action != NONE:
        turn.step(game, board, scratch, action)
    turn.legal(game, board, scratch.legal)
    return list_actions(scratch.legal, int(board.action_words), ids)


@kernel
def list_actions(legal: Masks, words: int, ids: Numbers) -> int:
    """Write the ids of a set of actions in ascending order and return how many there are."""
    count = 0
    for word in range(words):
        rest = legal[word]
        while rest != np.uint64(0):
            ids[count] = word * 64 + lowest(rest)
            rest = drop_lowest(rest)
            count += 1
    return count


@entry
def score_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    sheets: Sheets,
) -> None:
    """Write each game's score sheet."""
    scratch = scratches[thread]
    for index in range(low, high):
        scoring.score(games[index], boards[games[index].board], scratch, sheets[index])


@entry
def fault_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, out: Numbers
) -> None:
    """Write each game's faults as flags."""
    legal = scratches[thread].legal
    for index in range(low, high):
        board = boards[games[index].board]
        turn.legal(games[index], board, legal)
        out[index] = check.faults(games[index], board, legal)


@kernel
def clear_scratch(scratch: Scratch) -> None:
    """Make a scratch ready that holds anything: no script, and nobody listens."""
    scratch.script_length = scratch.script_used = scratch.script_faults = 0
    scratch.answer_count = scratch.event_count = scratch.listening = 0


@kernel
def play_through(game: GameRecord, board: BoardRecord, scratch: Scratch, decisions: int, most: int) -> int:
    """Play a game on with uniformly random decisions until `most` are made; return how many that are now."""
    turn.legal(game, board, scratch.legal)
    while game.phase != OVER and decisions < most:
        turn.step(game, board, scratch, uniform(scratch.legal, int(board.action_words), game.seed, decisions))
        turn.legal(game, board, scratch.legal)
        decisions += 1
    return decisions


@kernel
def play_checked(game: GameRecord, board: BoardRecord, scratch: Scratch, most: int, index: int, faulty: Numbers) -> int:
    """Play a game on as `play_through` does and count the decisions after which it is not sound."""
    decisions = 0
    while game.phase != OVER and decisions < most:
        decisions = play_through(game, board, scratch, decisions, decisions + 1)
        faulty[index] += int(check.faults(game, board, scratch.legal) != 0)
    return decisions


@entry
def play_games(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    most: int,
    checked: bool,
    sheets: Sheets,
    decisions: Numbers,
    faulty: Numbers,
) -> None:
    """Play games on with uniformly random decisions, at most `most` each, and score them."""
    scratch = scratches[thread]
    for index in range(low, high):
        board = boards[games[index].board]
        if checked:
            decisions[index] = play_checked(games[index], board, scratch, most, index, faulty)
        else:
            decisions[index] = play_through(games[index], board, scratch, 0, most)
        scoring.score(games[index], board, scratch, sheets[index])


@kernel
def play_seed(
    game: GameRecord,
    boards: Boards,
    scratch: Scratch,
    number: int,
    seeds: Masks,
    players: int,
    first: int,
    most: int,
    sheet: scoring.Sheet,
    totals: Totals,
    ranks: Ranks,
    decisions: NDArray[np.int32],
) -> None:
    """Play the game of one seed from beginning to end in a record that is used again and again."""
    game.board = number % boards.shape[0]
    board = boards[game.board]
    setup.start(game, board, scratch, seeds[number], players, first)
    decisions[number] = play_through(game, board, scratch, 0, most)
    scoring.score(game, board, scratch, sheet)
    for seat in range(players):
        totals[number, seat] = sheet[seat, scoring.TOTAL]
        ranks[number, seat] = sheet[seat, scoring.RANK]


@entry
def play_seeds(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    seeds: Masks,
    players: int,
    first: int,
    most: int,
    sheets: Sheets,
    totals: Totals,
    ranks: Ranks,
    decisions: NDArray[np.int32],
) -> None:
    """Play the games of the seeds from `low` to `high` one after the other."""
    game, scratch, sheet = games[thread], scratches[thread], sheets[thread]
    for number in range(low, high):
        play_seed(game, boards, scratch, number, seeds, players, first, most, sheet, totals, ranks, decisions)


@kernel
def uniform(legal: Masks, words: int, seed: np.uint64, decision: int) -> int:
    """Return one of the legal actions, each as likely as any other."""
    total = 0
    for word in range(CARD_WORDS):
        total += popcount(legal[word])
    for word in range(CARD_WORDS, words):
        total += popcount(legal[word])
    rest = scale(scramble(step_key(seed, BOT_STREAM + decision)), total)
    word = below = before = 0
    for number in range(CARD_WORDS):  # every word is looked at: a branch here would be mispredicted
        below += popcount(legal[number])
        if rest >= below:
            word, before = number + 1, below
    for number in range(CARD_WORDS, words):
        below += popcount(legal[number])
        if rest >= below:
            word, before = number + 1, below
    return word * 64 + nth(legal[word], rest - before)
