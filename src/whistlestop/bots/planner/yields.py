"""What a claim brings at once: the points of the track and what pieces at its ends are worth (R25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from whistlestop.bots.planner.pieces import shares
from whistlestop.bots.shared import claims, supply
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import KINDS, NONE, GameRecord
from whistlestop.rules.claims import bullets as rules_of_bullets

DRAWS_A_TURN = 2
USUAL = 57  # what a turn brings on the board of the USA
USUAL_OF_TRAIN = 38  # what a train does
LONGEST = 9  # spaces
GATHERED = 12  # cards that are no sign of waiting in vain
MOST_IDLE = 12  # more make nobody more impatient

Worth = Callable[[GameRecord, BoardRecord, PlanRecord, int], int]


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


pieces = pieces_of(collect("whistlestop.bots.planner.pieces", "of_track"))


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what claiming a track brings."""
    return at_once(view, board, plan, track) + pieces(view, board, plan, track)


@kernel
def at_once(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return the points of a track, or what the planner believes of the worth of progress."""
    gain = claims.gain(view, board, track)
    if view.last_turns == NONE and rules_of_bullets.takes_bullet_train(view, board, track):
        return gain * plan.weights.progress // 16
    return gain


@kernel
def weigh_turn(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what shares are worth, and what turns and trains are: what they bring if all go to the longest tracks."""
    plan.idle = idle_cards(view)
    if board.companies > 0:
        shares.weigh(view, board, plan)
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
    if board.bullet_trains != 0:
        plan.turn_worth = int(plan.turn_worth) * plan.weights.bullet_turn // 16


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
