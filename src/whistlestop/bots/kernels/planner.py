"""The bot `planner`."""

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
    network,
    pace,
    planner_cards,
    settlement,
)
from whistlestop.kernel import kernel
from whistlestop.state import CHOOSE_TICKETS, NONE, PLACE_MONSTER, TUNNEL, Game, Masks, Scratch


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
