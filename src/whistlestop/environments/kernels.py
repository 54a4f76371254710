"""Compact rows for a learner: of what he sees and may do the columns and actions of a layout."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.batch.jobs import Numbers
from whistlestop.batch.learning import Seats, spread_words
from whistlestop.batch.observation import write as observation
from whistlestop.batch.observation.layout import BASE_SIZE
from whistlestop.batch.observation.write import Rows
from whistlestop.compiler.kernel import entry, kernel, move_eight
from whistlestop.records.board import Boards
from whistlestop.records.scratch import Scratches
from whistlestop.records.state import Bytes, Games, Masks
from whistlestop.rules import turn


def copying() -> Callable[[Bytes, Numbers, Bytes, int], None]:
    """Return a kernel of its own that copies runs of a row, one behind the other: one with one caller is inlined."""

    @kernel
    def copy_runs(source: Bytes, runs: Numbers, target: Bytes, begin: int) -> None:
        for number in range(runs.shape[0]):
            start, count = runs[number, 0], runs[number, 1]
            if count < 8:
                for place in range(count):
                    target[begin + place] = source[start + place]
            else:
                for place in range(0, count - 8, 8):
                    move_eight(source, start + place, target, begin + place)
                move_eight(source, start + count - 8, target, begin + count - 8)
            begin += count

    return copy_runs


copy_mask, copy_row = copying(), copying()


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
    sights: Rows,
    words: Masks,
    flags: Rows,
    seats: Seats,
    rows: Bytes,
    masks: Bytes,
) -> None:
    """Write who decides in each game, and of what he sees and may do the columns and actions of a layout.

    Columns and actions are runs of neighbours, each its first and its length; `words` and `flags` are the same bytes.
    Mechanisms are asked only where the layout has sections of theirs: that takes as long as a third of all the rest.
    Rows and masks of all games lie one behind the other in one row each, because taking rows out of an array of them
    costs more than copying one. The full ones of a thread are used again and again and stay in the cache.
    """
    legal, sight, word, flag = scratches[thread].legal, sights[thread], words[thread], flags[thread]
    width, choices = rows.shape[0] // seats.shape[0], masks.shape[0] // seats.shape[0]
    behind = columns[columns.shape[0] - 1, 0] + columns[columns.shape[0] - 1, 1]
    for index in range(low, high):
        game, board = games[index], boards[games[index].board]
        seats[index] = game.player
        turn.legal(game, board, legal)
        spread_words(legal, int(board.action_words), word)
        for position in range(behind):
            sight[position] = 0
        observation.write_base(game, board, int(game.player), sight)
        if behind > BASE_SIZE:
            observation.write_mechanisms(game, board, int(game.player), sight)
        copy_mask(flag, actions, masks, index * choices)
        copy_row(sight, columns, rows, index * width)
