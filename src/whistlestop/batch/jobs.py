"""Jobs done with many games at once: starting, stepping, scoring, checking and playing them at random.

Each job does something for a share of the games on one thread; `cuda/grids.py` does the same with the same kernels and
a thread for each game. Everything here trusts its caller, as `batch.py` says. Jobs that need the same rules share an
entry point, because those would be compiled again for each more: `ask` looks at games, `play` plays them.
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

# What `ask` writes of each game, and how `play` plays.
LEGAL, FAULTS, CHOICE = range(3)
ON, CHECKED, FROM_SEEDS = range(3)
# Room that a job does not use.
NO_ROWS, NO_NUMBERS, NO_COUNTS = np.zeros((0, 0), np.uint64), np.zeros(0, np.int64), np.zeros(0, np.int32)
NO_SEEDS, NO_TOTALS, NO_RANKS = np.zeros(0, np.uint64), np.zeros((0, 0), np.int16), np.zeros((0, 0), np.int8)

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
def ask(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    question: int,
    number: int,
    rows: Masks,
    out: Numbers,
) -> None:
    """Write each game's legal actions as one row of words, its faults as flags, or one of its legal actions."""
    legal = scratches[thread].legal
    for index in range(low, high):
        game, board = games[index], boards[games[index].board]
        turn.legal(game, board, legal)
        if question == LEGAL:
            copy_actions(legal, int(board.action_words), rows[index])
        elif question == FAULTS:
            out[index] = check.faults(game, board, legal)
        else:
            out[index] = choose(game, board, legal, number)


def legal_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, out: Masks
) -> None:
    """Write each game's legal actions as one row of words."""
    ask(games, low, high, boards, scratches, thread, LEGAL, 0, out, NO_NUMBERS)


def fault_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, out: Numbers
) -> None:
    """Write each game's faults as flags."""
    ask(games, low, high, boards, scratches, thread, FAULTS, 0, NO_ROWS, out)


def choose_games(
    games: Games, low: int, high: int, boards: Boards, scratches: Scratches, thread: int, number: int, actions: Numbers
) -> None:
    """Write one legal action for each game, each as likely as any other; 0 where a game is over."""
    ask(games, low, high, boards, scratches, thread, CHOICE, number, NO_ROWS, actions)


@kernel
def choose(game: GameRecord, board: BoardRecord, legal: Masks, number: int) -> int:
    """Return one of a game's legal actions, drawn with the game's seed and a number; 0 where it is over."""
    return uniform(legal, int(board.action_words), game.seed, number) if game.phase != OVER else 0


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
def play_on(
    game: GameRecord, board: BoardRecord, scratch: Scratch, most: int, checked: bool, index: int, faulty: Numbers
) -> int:
    """Play a game on with uniformly random decisions; if it is checked, count those after which it is not sound.

    One call of `play_through` serves both: where everything is inlined, as on a GPU, two would be all rules twice.
    """
    decisions, stride = 0, 1 if checked else most
    while game.phase != OVER and decisions < most:
        decisions = play_through(game, board, scratch, decisions, decisions + stride)
        if checked:
            faulty[index] += int(check.faults(game, board, scratch.legal) != 0)
    return decisions


@entry
def play(
    games: Games,
    low: int,
    high: int,
    boards: Boards,
    scratches: Scratches,
    thread: int,
    how: int,
    most: int,
    sheets: Sheets,
    decisions: Numbers,
    faulty: Numbers,
    seeds: Masks,
    players: int,
    first: int,
    totals: Totals,
    ranks: Ranks,
    counts: NDArray[np.int32],
) -> None:
    """Play games on with uniformly random decisions and score them, or play those of seeds one after the other."""
    scratch = scratches[thread]
    for index in range(low, high):
        if how == FROM_SEEDS:
            play_seed(
                games[thread],
                boards,
                scratch,
                index,
                seeds,
                players,
                first,
                most,
                sheets[thread],
                totals,
                ranks,
                counts,
            )
        else:
            play_one(games, index, boards, scratch, how, most, sheets, decisions, faulty)


@kernel
def play_one(
    games: Games,
    index: int,
    boards: Boards,
    scratch: Scratch,
    how: int,
    most: int,
    sheets: Sheets,
    decisions: Numbers,
    faulty: Numbers,
) -> None:
    """Play the game at one index on and score it."""
    board = boards[games[index].board]
    decisions[index] = play_on(games[index], board, scratch, most, how == CHECKED, index, faulty)
    scoring.score(games[index], board, scratch, sheets[index])


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
    how, unused = CHECKED if checked else ON, (NO_SEEDS, 0, 0, NO_TOTALS, NO_RANKS, NO_COUNTS)
    play(games, low, high, boards, scratches, thread, how, most, sheets, decisions, faulty, *unused)


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
    jobs = (FROM_SEEDS, most, sheets, NO_NUMBERS, NO_NUMBERS)
    play(games, low, high, boards, scratches, thread, *jobs, seeds, players, first, totals, ranks, decisions)


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
