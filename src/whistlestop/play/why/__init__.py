"""Why an action is not possible: one code with its arguments, for the player who asks.

The answer is found by looking at what the rules look at, in the order a player would: is it played with at all, is it
the moment, whose is it, is it closed, can it be paid. It reads only what the player in turn may know. Each block of
actions has its function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.why import (
    cards,
    dice,
    monsters,
    pieces,
    substitutes,
)
from whistlestop.play.why.reason import Why as Why
from whistlestop.play.why.reason import WhyCode as WhyCode
from whistlestop.play.why.reason import not_now
from whistlestop.records import actions
from whistlestop.records.board import RANGES, Board
from whistlestop.records.state import MEEPLE_COLOURS, MONSTERS, OVER, TOKEN_TYPES, TUNNEL_CARDS, Game
from whistlestop.ruleset.compile import Rules

Answer = Callable[[Rules, Game, int], Why]


def why_not(rules: Rules, game: Game, action: int) -> Why:
    """Return the reason an action that is not legal is not."""
    board = rules.boards[0]
    blocks = _blocks(int(board.places), int(board.tracks))
    answer = next((answer for block, answer in blocks.items() if action in block), None)
    if answer is None:
        return Why(WhyCode.NO_SUCH_ACTION)
    if part := _missing(board, action):
        return Why(WhyCode.NOT_IN_GAME, {"part": part})
    return not_now(game) if game.phase == OVER else answer(rules, game, action)


@lru_cache(maxsize=64)
def _blocks(places: int, tracks: int) -> dict[range, Answer]:
    """Return which numbers are actions on a board, with the function that knows about them."""
    rows = (actions.MOVE + row * actions.MOVE_WIDTH for row in range(MONSTERS * RANGES))
    moves = {_from(first, places): monsters.why_no_move for first in rows}
    return {
        _from(actions.TAKE, len(KIND_NAMES)): cards.why_no_card,
        _from(actions.DRAW, 1): cards.why_no_card,
        _from(actions.PASS, 1): cards.why_no_pass,
        _from(actions.REPLACE, 1): substitutes.why_not_replaced,
        _from(actions.KEEP, 2): cards.why_no_choice,
        _from(actions.DECLINE, 1): cards.why_no_decline,
        _from(actions.EXTRA, TUNNEL_CARDS + 1): cards.why_no_extra,
        _from(actions.TICKETS, actions.MOST_TICKETS + 1): cards.why_no_tickets,
        _from(actions.GIVE, len(KIND_NAMES)): substitutes.why_not_given,
        _from(actions.SPLIT, actions.MOST_SPLIT + 1): pieces.why_no_split,
        _from(actions.NO_PASSENGER, 1): pieces.why_no_refusal,
        _from(actions.STOP, 1): pieces.why_no_stop,
        _from(actions.CLAIM, tracks): cards.why_no_claim,
        _from(actions.PAY, len(KIND_NAMES) * actions.PAY_WIDTH): cards.why_not_paid,
        _from(actions.STATION, places): cards.why_no_station,
        **moves,
        _from(actions.PLACE, places): monsters.why_no_place,
        _from(actions.REROLL, actions.REROLL_WIDTH): dice.why_no_reroll,
        _from(actions.BUY, TOKEN_TYPES * actions.FACE_PAIRS): dice.why_not_bought,
        _from(actions.MEEPLE, MEEPLE_COLOURS): pieces.why_no_meeple,
        range(actions.SPEND, actions.SPEND_TWO + actions.FACE_PAIRS): dice.why_not_spent,
        range(actions.END, actions.END + actions.END_ACTIONS): dice.why_not_ended,
        _from(actions.PASSENGER, places): pieces.why_no_passenger,
        _from(actions.TRAVEL, tracks): pieces.why_no_travel,
        range(actions.PAY_PLUS4, actions.ACTIONS): cards.why_not_paid_with_plus4,
    }


def _from(first: int, count: int) -> range:
    return range(first, first + count)


def _missing(board: Board, action: int) -> str:
    """Return what an action belongs to that the table does not play with, or nothing."""
    if action == actions.END:
        return "" if board.dice or board.monsters else "ending"
    if action == actions.PASS:
        return "passing" if board.dice else ""
    if board.dice and _takes_cards(action):
        return "cards"
    played = _played(board)
    return next((part for part, blocks in PARTS.items() if not played[part] and _within(action, blocks)), "")


def _played(board: Board) -> dict[str, bool]:
    """Return which parts of the rules a table plays with."""
    return {
        "dice": bool(board.dice),
        "monsters": bool(board.monsters),
        "splits": bool(board.opening_split or board.drawn_split),
        "meeples": board.meeples > 0,
        "passengers": board.passengers > 0,
        "plus4": bool(board.any_plus4),
    }


def _takes_cards(action: int) -> bool:
    """Return whether an action is about train cards, with which nobody plays who plays with dice (R130)."""
    return action == actions.REPLACE or _within(action, CARD_BLOCKS)


def _within(action: int, blocks: tuple[range, ...]) -> bool:
    return any(action in block for block in blocks)


CARD_BLOCKS = (
    range(actions.TAKE, actions.DRAW + 1),
    range(actions.EXTRA, actions.TICKETS),
    range(actions.GIVE, actions.SPLIT),
    range(actions.PAY, actions.STATION),
    range(actions.PAY_PLUS4, actions.ACTIONS),
)
# The actions of each part of the rules that not every table plays with.
PARTS = {
    "dice": (
        _from(actions.TICKETS + 1, actions.MOST_TICKETS),
        range(actions.REROLL, actions.MEEPLE),
        range(actions.SPEND, actions.PASSENGER),
    ),
    "monsters": (range(actions.MOVE, actions.REROLL),),
    "splits": (range(actions.SPLIT, actions.NO_PASSENGER),),
    "meeples": (range(actions.MEEPLE, actions.SPEND),),
    "passengers": (range(actions.NO_PASSENGER, actions.CLAIM), range(actions.PASSENGER, actions.PAY_PLUS4)),
    "plus4": (range(actions.PAY_PLUS4, actions.ACTIONS),),
}
