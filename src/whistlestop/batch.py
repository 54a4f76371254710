"""Many games at once: the fast door.

A `Batch` is an array of game records with the boards they are played on. It trusts what it is given: an illegal action
leaves a game in no defined state. `Game` is the door that checks. Work is split over threads; kernels hold no lock, so
two cores play twice as many games. The order of threads never changes a result, because every game has its own luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import ArrayLike, NDArray

from whistlestop import state
from whistlestop.actions import ACTION_WORDS, ACTIONS, CARD_WORDS
from whistlestop.board import Boards
from whistlestop.kernel import drop_lowest, entry, kernel, lowest, nth, popcount, scale, scramble, step_key
from whistlestop.rules import check, scoring, setup, turn
from whistlestop.ruleset import Rules
from whistlestop.state import NONE, OVER, SEATS, Games, Masks, Scratches

Numbers = NDArray[np.int64]
BOT_STREAM = 1 << 50  # far from every stream of the games' own luck

# Columns of what a playout reports.
DECISIONS, UNFINISHED, FAULTS = range(3)


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
    sheets: NDArray[np.int32],
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
    sheets: NDArray[np.int32],
    report: Numbers,
) -> None:
    """Play games on with uniformly random decisions, at most `most` each, and score them."""
    scratch = scratches[thread]
    for index in range(low, high):
        game = games[index]
        board = boards[game.board]
        decisions = 0
        turn.legal(game, board, scratch.legal)
        while game.phase != OVER and decisions < most:
            turn.step(game, board, scratch, uniform(scratch.legal, int(board.action_words), game.seed, decisions))
            turn.legal(game, board, scratch.legal)
            decisions += 1
            if checked:
                report[thread, FAULTS] += int(check.faults(game, board, scratch.legal) != 0)
        scoring.score(game, board, scratch, sheets[index])
        report[thread, DECISIONS] += decisions
        report[thread, UNFINISHED] += int(game.phase != OVER)


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


class Batch:
    """Many games on one or several boards; actions, masks and scores are arrays with one row a game."""

    def __init__(self, rules: Rules | Sequence[Rules], games: int, *, players: int = 2, threads: int = 1) -> None:
        """Make room for `games` games; with several rules game i is played by rules i modulo their number."""
        every = [rules] if isinstance(rules, Rules) else list(rules)
        self.rules = every
        self.players = players
        self.threads = max(1, threads)
        self.boards = np.concatenate([one.boards for one in every])
        self.games: Games = state.games(games)
        self.games["board"] = np.arange(games) % len(every)
        self.scratches = state.scratches(self.threads)
        self.sheets = np.zeros((games, SEATS, scoring.WIDTH), np.int32)
        self._legal = np.zeros((games, ACTION_WORDS), np.uint64)

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.games)

    def reset(self, seeds: ArrayLike, first: int | None = None) -> None:
        """Start every game anew from its seed; `first` seats the first player, else luck does (R6)."""
        numbers = np.broadcast_to(np.asarray(seeds, np.uint64), (len(self),)).copy()
        seat = NONE if first is None else first
        self._share(
            lambda low, high, thread: start_games(
                self.games, low, high, self.boards, self.scratches, thread, numbers, self.players, seat
            )
        )

    def legal(self) -> NDArray[np.uint64]:
        """Return the legal actions as rows of 64-bit words; the array is reused by the next call."""
        self._share(
            lambda low, high, thread: legal_games(
                self.games, low, high, self.boards, self.scratches, thread, self._legal
            )
        )
        return self._legal

    def masks(self) -> NDArray[np.bool_]:
        """Return the legal actions as a mask, games by actions."""
        bits = np.unpackbits(self.legal().view(np.uint8), axis=1, bitorder="little")
        return bits[:, :ACTIONS].astype(np.bool_)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game, trusting that it is legal; finished games stay as they are."""
        numbers = np.ascontiguousarray(actions, np.int64)
        self._share(
            lambda low, high, thread: step_games(self.games, low, high, self.boards, self.scratches, thread, numbers)
        )

    def scores(self) -> NDArray[np.int32]:
        """Return score sheets, games by seats by columns of `scoring.COLUMNS`."""
        self._share(
            lambda low, high, thread: score_games(
                self.games, low, high, self.boards, self.scratches, thread, self.sheets
            )
        )
        return self.sheets

    def faults(self) -> NDArray[np.int64]:
        """Return the broken promises of each game as flags of `rules.check`; all 0 is sound."""
        out = np.zeros(len(self), np.int64)
        self._share(
            lambda low, high, thread: fault_games(self.games, low, high, self.boards, self.scratches, thread, out)
        )
        return out

    def play_out(self, most: int = 1_000_000, *, checked: bool = False) -> dict[str, int]:
        """Play every game on with uniformly random decisions; return decisions, unfinished and faults."""
        report = np.zeros((self.threads, 3), np.int64)
        self._share(
            lambda low, high, thread: play_games(
                self.games, low, high, self.boards, self.scratches, thread, most, checked, self.sheets, report
            )
        )
        totals = report.sum(axis=0)
        return {
            "decisions": int(totals[DECISIONS]),
            "unfinished": int(totals[UNFINISHED]),
            "faults": int(totals[FAULTS]),
        }

    def _share(self, work: Callable[[int, int, int], None]) -> None:
        share_over_threads(len(self), self.threads, work)


def share_over_threads(count: int, threads: int, work: Callable[[int, int, int], None]) -> None:
    """Call `work(low, high, thread)` so that the threads cover 0 to `count` in equal parts."""
    edges = [count * thread // threads for thread in range(threads + 1)]
    if threads == 1:
        work(0, count, 0)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, edges[:-1], edges[1:], range(threads)))
