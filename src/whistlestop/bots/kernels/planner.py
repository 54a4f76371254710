"""The bot `planner`: one network for all its tickets, long tracks for their points, and the end before the others.

It reckons in turns: what a track costs is the turns it takes, less the points it brings (`prices.py`). Its tickets
share one network (`network.py`) and are kept and drawn by what they will likely settle for (`settlement.py`). Trains
left over go to the tracks with most points for a turn (`extras.py`); a card is worth what it saves (`draws.py`). With
dice and with monsters it weighs its plan as `greedy` does.
"""

from __future__ import annotations

import numpy as np

from whistlestop.batch import uniform
from whistlestop.board import Board
from whistlestop.bots.kernels import (
    greedy,
    greedy_cards,
    greedy_dice,
    greedy_monsters,
    greedy_payments,
    greedy_pieces,
    network,
    pace,
    planner_cards,
    settlement,
)
from whistlestop.kernel import kernel
from whistlestop.state import CHOOSE_ACTION, CHOOSE_TICKETS, NONE, PLACE_MONSTER, SPLIT, TUNNEL, Game, Masks, Scratch


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    words = int(board.action_words)
    if greedy.has_one(legal, words):
        return uniform(legal, words, seed, decision)
    if view.phase == CHOOSE_TICKETS:
        return settlement.choose(view, board, scratch, legal)
    if view.phase == PLACE_MONSTER:
        return greedy_monsters.place(view, board, scratch, legal)
    if view.phase >= SPLIT:
        return greedy.settle_pieces(view, board, scratch, legal)
    action = NONE
    if view.phase == CHOOSE_ACTION and board.passengers > 0:
        action = greedy_pieces.set_out(view, board, scratch, legal)
    if action == NONE:
        action = take_turn(view, board, scratch, legal)
    return action if action != NONE else uniform(legal, words, seed, decision)


@kernel
def take_turn(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return what to do in a turn, or NONE if nothing sensible is left."""
    if view.phase == TUNNEL:
        return greedy_payments.tunnel(view, board, legal) if board.dice != 0 else greedy_cards.surcharge(legal)
    turns = pace.turns_left(view, board)
    spare = int(view.trains[view.player]) - network.make(view, board, scratch, turns)
    if board.dice != 0:
        return greedy_dice.decide(view, board, scratch, legal, spare)
    return planner_cards.decide(view, board, scratch, legal, spare, turns)
