"""What a claim brings at once: the points of the track and what pieces at its ends are worth (R25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from whistlestop.bots.shared import claims, supply
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import KINDS, GameRecord
from whistlestop.rules.hooks import four

DRAWS_A_TURN = 2
USUAL = 57  # what a turn brings on the board of the USA
USUAL_OF_TRAIN = 38  # what a train does
LONGEST = 9  # spaces
GATHERED = 12  # cards that are no sign of waiting in vain
MOST_IDLE = 12  # more make nobody more impatient

Worth = Callable[[GameRecord, BoardRecord, PlanRecord, int], int]
Weighing = Callable[[GameRecord, BoardRecord, PlanRecord], None]


@kernel
def no_pieces(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Bring nothing: where the pieces of mechanisms end."""
    return 0


def pieces_of(kernels: Sequence[Worth]) -> Worth:
    """Return a kernel that adds up what the pieces of mechanisms at the ends of a track are worth."""
    if not kernels:
        return no_pieces
    one, more = kernels[0], pieces_of(kernels[1:])

    @kernel
    def add_pieces(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
        return one(view, board, plan, track) + more(view, board, plan, track)

    return add_pieces


@kernel
def weigh_nothing(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Weigh nothing: where a chain of weighings ends."""


def weighing(kernels: Sequence[Any]) -> Weighing:
    """Return a kernel that lets all mechanisms write what is worth what."""
    one, two, three, more = four(kernels, weigh_nothing, weighing)

    @kernel
    def weigh_all(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
        one(view, board, plan)
        two(view, board, plan)
        three(view, board, plan)
        more(view, board, plan)

    return weigh_all


pieces = pieces_of(collect("whistlestop.bots.planner.pieces", "of_track"))
# What mechanisms weigh before tracks are, and what they change of the worth of a turn afterwards.
weigh_pieces = weighing(collect("whistlestop.bots.planner.pieces", "weigh"))
weigh_for_pieces = weighing(collect("whistlestop.bots.planner.pieces", "weigh_turn"))


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what claiming a track brings."""
    return claims.gain(view, board, track) + pieces(view, board, plan, track)


@kernel
def weigh_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what shares are worth, and what turns and trains are: what they bring if all go to the longest tracks."""
    plan.idle = idle_cards(view)
    weigh_pieces(view, board, plan)
    left, gained, spent = supply.own(view, board), 0, 0
    for length in range(LONGEST, 0, -1):
        for word in range(board.track_words):
            tracks = view.open[word]
            while tracks != np.uint64(0):
                track = word * 64 + lowest(tracks)
                tracks = drop_lowest(tracks)
                if min(int(board.length[track]), LONGEST) == length <= left and not has_earlier_twin(
                    view, board, track
                ):
                    gained += of_track(view, board, plan, track)
                    spent += DRAWS_A_TURN + length + int(board.symbols[track]) + int(board.tunnel[track] != 0)
                    left -= length
    laid = supply.own(view, board) - left
    plan.train_worth = min(max(16 * gained // max(USUAL_OF_TRAIN * laid, 1), 4), 24)
    usual = 16 * 2 * gained // max(USUAL * spent, 1)
    plan.turn_worth = 16 + (min(max(usual, 4), 24) - 16) * plan.weights.adapting // 16
    weigh_for_pieces(view, board, plan)


@kernel
def idle_cards(view: GameRecord) -> int:
    """Return how many cards the player has beyond what anybody gathers for his plan."""
    cards = 0
    for kind in range(KINDS):
        cards += int(view.hand[view.player, kind])
    return min(max(cards - GATHERED, 0), MOST_IDLE)


@kernel
def has_earlier_twin(view: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether another open track between the same places has a lower number."""
    for word in range(board.track_words):
        twins = board.twins[track, word] & view.open[word]
        if twins != np.uint64(0) and word * 64 + lowest(twins) < track:
            return True
    return False
