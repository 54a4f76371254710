"""How many turns the player likely has left, the running one included: as many as the quickest rival needs."""

from __future__ import annotations

from whistlestop.bots.shared import supply
from whistlestop.bots.shared.answering import greatest
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import KINDS, NONE, GameRecord

# Tenths of a turn that a mechanism holds up the end of the game, `tenths_to_end` of its file among the pieces.
tenths_to_end = greatest(collect("whistlestop.bots.planner.pieces", "tenths_to_end"))


@kernel
def turns_left(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many turns the player will have."""
    if view.last_turns != NONE:
        return 1 - int(view.acted)
    fewest = 1000
    for seat in range(view.players):
        if seat != view.player:
            fewest = min(fewest, tenths_of(view, board, plan, seat))
    return (fewest + tenths_to_end(view, board, plan)) // 10 + 1


@kernel
def fewest_trains(view: GameRecord, board: BoardRecord) -> int:
    """Return how many trains the player nearest to the end has, as if everybody had begun with 45."""
    fewest = 127
    for seat in range(view.players):
        fewest = min(fewest, supply.left(view, board, seat))
    fewest = fewest * 45 // int(board.pieces_each)
    if board.special_claims != 0:
        fewest = max(fewest, supply.due_before_end(view, board, int(view.player)))
    return fewest


@kernel
def cards_to_draw(view: GameRecord) -> int:
    """Return how many cards lie in the deck and in the discard pile."""
    cards = int(view.deck_size)
    for kind in range(KINDS):
        cards += int(view.discard[kind])
    return cards


@kernel
def is_near_the_end(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether somebody will soon have no trains left."""
    return view.last_turns != NONE or fewest_trains(view, board) <= plan.weights.near_the_end


@kernel
def tenths_of(view: GameRecord, board: BoardRecord, plan: PlanRecord, seat: int) -> int:
    """Return how many tenths of a turn a rival needs to get rid of his trains."""
    trains = max(supply.left(view, board, seat) - int(board.end_trains), 0)
    if board.dice != 0:
        return trains * plan.weights.dice_pace // 10
    return max(trains - supply.cards(view, board, seat), 0) * 5 + trains * 100 // plan.weights.rivals_length
