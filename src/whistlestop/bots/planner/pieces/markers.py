"""What markers at the ends of a track, and Alvin in one of them, make it worth to the planner (R345, R349)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules import markers
from whistlestop.rules.claims.markers import marked_places


@kernel
def of_track(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what markers change of the points of a track, rivals' gains counted against it, and what Alvin brings."""
    if board.markers == 0:
        return 0
    worth = shifted(view, board, track)
    if markers.captures_alien(view, board, track):
        worth += 2 * int(board.alien_points)  # at once, and again if he stays
    return POINT * worth


@kernel
def shifted(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the points beside those of a plain claim: own markers score, those of others take them away (R345)."""
    ends = markers.ends(board, track)
    marked = popcount(marked_places(view) & ends)
    if marked == 0:
        return 0
    own = popcount(view.marked[view.player] & ends)
    rivals = (marked - own) // max(int(view.players) - 1, 1)
    return int(board.track_points[track]) * (own - 1 - rivals)
