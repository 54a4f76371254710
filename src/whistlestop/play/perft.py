"""Counting positions: how many ways a game can go on for so many decisions.

Luck is part of the record, so a count is exact and the same on every machine. A rule that allows one action too
many or one too few changes a count, and `divide` tells under which action. Lines of play that end before the depth
count nothing.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch.batch import copy_actions
from whistlestop.compiler.kernel import drop_lowest, entry, kernel, lowest, popcount
from whistlestop.play.game import Game
from whistlestop.records import scratch, state
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.board import Boards
from whistlestop.records.scratch import Scratches
from whistlestop.records.state import NONE, Games, Masks
from whistlestop.rules import turn


@entry
def count_lines(stack: Games, boards: Boards, scratches: Scratches, untried: Masks, depth: int) -> int:
    """Return how many lines of `depth` decisions, at least one, lead on from `stack[0]`.

    `stack` and `untried` need a row for each decision; the rows after the first are room to work in.
    """
    board, scratch = boards[stack[0].board], scratches[0]
    lines, level = 0, 0
    turn.legal(stack[0], board, scratch.legal)
    copy_actions(scratch.legal, int(board.action_words), untried[0])
    while level >= 0:
        # The last decision need not be carried out to be counted.
        if level == depth - 1:
            lines += count_actions(untried[level])
            level -= 1
            continue
        action = take_action(untried[level])
        if action == NONE:
            level -= 1
            continue
        stack[level + 1] = stack[level]
        level += 1
        turn.step(stack[level], board, scratch, action)
        turn.legal(stack[level], board, scratch.legal)
        copy_actions(scratch.legal, int(board.action_words), untried[level])
    return lines


@kernel
def count_actions(actions: Masks) -> int:
    """Return how many actions a set has."""
    count = 0
    for word in range(ACTION_WORDS):
        count += popcount(actions[word])
    return count


@kernel
def take_action(actions: Masks) -> int:
    """Return the first action of a set, taken out of it, or NONE from an empty set."""
    for word in range(ACTION_WORDS):
        if actions[word] != np.uint64(0):
            first = lowest(actions[word])
            actions[word] = drop_lowest(actions[word])
            return word * 64 + first
    return NONE


def perft(game: Game, depth: int) -> int:
    """Return how many lines of `depth` decisions lead on from where a game stands; raises ValueError if negative."""
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0:
        return 1
    stack, untried = state.games(depth), np.zeros((depth, ACTION_WORDS), np.uint64)
    stack[0] = game.record
    return int(count_lines(stack, game.rules.boards, scratch.scratches(), untried, depth))


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the count below each legal action, by its text; the values add up to `perft(game, depth)`."""
    if depth < 1:
        raise ValueError(f"a depth to divide is 1 or more, not {depth}")
    counts = {}
    for action in game.legal():
        after = game.copy()
        after.play(action)
        counts[action.text] = perft(after, depth - 1)
    return counts
