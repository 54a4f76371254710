"""Why an action is not possible: one code with its arguments, for the player who asks.

The answer is found by looking at what the rules look at, in the order a player would: is it played with at all, is it
the moment, whose is it, is it closed, can it be paid. It reads only what the player in turn may know. Each block of
actions has its function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from whistlestop import actions
from whistlestop.board import RANGES, Board
from whistlestop.notation.words import KIND_NAMES
from whistlestop.ruleset import Rules
from whistlestop.state import MONSTERS, OVER, TOKEN_TYPES, TUNNEL_CARDS, Game
from whistlestop.why import cards, dice, monsters, substitutes
from whistlestop.why.reason import Why as Why
from whistlestop.why.reason import WhyCode as WhyCode
from whistlestop.why.reason import not_now

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
        _from(actions.CLAIM, tracks): cards.why_no_claim,
        _from(actions.PAY, len(KIND_NAMES) * actions.PAY_WIDTH): cards.why_not_paid,
        _from(actions.STATION, places): cards.why_no_station,
        **moves,
        _from(actions.PLACE, places): monsters.why_no_place,
        _from(actions.REROLL, actions.REROLL_WIDTH): dice.why_no_reroll,
        _from(actions.BUY, TOKEN_TYPES * actions.FACE_PAIRS): dice.why_not_bought,
        range(actions.SPEND, actions.SPEND_TWO + actions.FACE_PAIRS): dice.why_not_spent,
        range(actions.END, actions.END + actions.END_ACTIONS): dice.why_not_ended,
    }


def _from(first: int, count: int) -> range:
    return range(first, first + count)


def _missing(board: Board, action: int) -> str:
    """Return what an action belongs to that the table does not play with, or nothing."""
    if action == actions.END:
        return "" if board.dice or board.monsters else "ending"
    if action == actions.PASS:
        return "passing" if board.dice else ""
    if actions.MOVE <= action < actions.REROLL:
        return "" if board.monsters else "monsters"
    if action >= actions.REROLL or action in range(actions.TICKETS + 1, actions.TICKETS + actions.MOST_TICKETS + 1):
        return "" if board.dice else "dice"
    return "cards" if board.dice and _takes_cards(action) else ""


def _takes_cards(action: int) -> bool:
    """Return whether an action is about train cards, with which nobody plays who plays with dice (R130)."""
    blocks = ((actions.TAKE, actions.DRAW + 1), (actions.EXTRA, actions.TICKETS), (actions.PAY, actions.STATION))
    given = action == actions.REPLACE or actions.GIVE <= action < actions.CLAIM
    return given or any(first <= action < last for first, last in blocks)
