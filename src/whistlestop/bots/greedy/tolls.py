"""Which track a bot takes for the neutral player (R264)."""

from __future__ import annotations

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import COLOURS, GameRecord, Masks
from whistlestop.records.tolls import CHOOSE_NEUTRAL, NEUTRAL


@kernel
def answer(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the track of whose colour the player holds fewer cards: the other one stays open to him."""
    first = int(view.neutral_choice) - 1
    return NEUTRAL + int(cards_for(view, board, first + 1) < cards_for(view, board, first))


@kernel
def cards_for(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many cards of a track's colour the player holds; a gray one takes any, so it is kept open longest."""
    colour = int(board.colour[track])
    if colour != GRAY:
        return int(view.hand[view.player, colour])
    most = 0
    for each in range(COLOURS):
        most = max(most, int(view.hand[view.player, each]))
    return most


ANSWERS = {CHOOSE_NEUTRAL: answer}
