"""What a track does for the longest path (R226), measured with the planned tracks as if they were laid.

The bonus goes to whoever is ahead when the game ends, so a space more is worth little at first and everything in the
last turn. Until the end is near only long tracks are measured, because it takes a search for each; they are the ones
that are claimed for their points.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import pace
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules import paths

LEAST_MEASURED = 4  # spaces


@kernel
def measure(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what each claimable track is worth for the longest path; there must be a plan."""
    for track in range(board.tracks):
        plan.lengthening[track] = 0
    if board.longest_path == 0:
        return
    seat = int(view.player)
    if view.last_turns == NONE:  # else there is time for one claim only
        for word in range(board.track_words):
            view.owned[seat, word] |= plan.tracks[word]
    measure_each(view, board, plan, length_of(view, board, plan, seat), most_of_rivals(view, board, plan))
    for word in range(board.track_words):
        view.owned[seat, word] = plan.own[word]


@kernel
def measure_each(view: GameRecord, board: BoardRecord, plan: PlanRecord, own: int, rivals: int) -> None:
    """Write the worth of tracks that hang on to the network; the longest paths as they are have those lengths."""
    seat, steepness = int(view.player), steepness_of(view, board, plan)
    least = 1 if pace.is_near_the_end(view, board, plan) else LEAST_MEASURED
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~view.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if board.length[track] >= least and touches(board, plan, track):
                view.owned[seat, word] ^= bit(track % 64)
                longer = length_of(view, board, plan, seat)
                view.owned[seat, word] ^= bit(track % 64)
                gained = worth(board, longer - rivals, steepness) - worth(board, own - rivals, steepness)
                plan.lengthening[track] = gained


@kernel
def steepness_of(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return what a space more is worth."""
    if view.last_turns != NONE:
        return int(board.longest_path) * POINT
    return plan.weights.lengthening + plan.weights.sharpening * max(
        plan.weights.near_the_end - pace.fewest_trains(view, board), 0
    )


@kernel
def worth(board: BoardRecord, lead: int, steepness: int) -> int:
    """Return what a lead of so many spaces is worth; a bonus gained or denied is all there is to win."""
    most = int(board.longest_path) * POINT
    return min(max(lead * steepness, -most), most)


@kernel
def length_of(view: GameRecord, board: BoardRecord, plan: PlanRecord, seat: int) -> int:
    """Return the length of a seat's longest path."""
    paths.find_components(view, board, plan.scratch, seat)
    return paths.longest_path(view, board, plan.scratch, seat)


@kernel
def most_of_rivals(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return the length of the longest path of any rival."""
    most = 0
    for seat in range(view.players):
        if seat != view.player:
            most = max(most, length_of(view, board, plan, seat))
    return most


@kernel
def bonus(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what hanging a track on to the network is worth; tracks must be measured."""
    return int(plan.lengthening[track]) + (plan.weights.touching if touches(board, plan, track) else 0)


@kernel
def touches(board: BoardRecord, plan: PlanRecord, track: int) -> bool:
    """Return whether a track would hang on to the player's network."""
    for word in range(board.track_words):
        around = board.incident[board.end_a[track], word] | board.incident[board.end_b[track], word]
        if around & plan.free[word] != np.uint64(0):
            return True
    return False
