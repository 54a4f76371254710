"""Why a stack of tourist tokens cannot be put somewhere, or a token cannot be taken (R427, R430)."""

from __future__ import annotations

from enum import Enum

from whistlestop.notation.tourists import SYMBOL_NAMES, waiting
from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.state import GameRecord
from whistlestop.records.tourists import PUT_STACK, PutStack, TakeToken
from whistlestop.ruleset.compile import Rules


class Code(Enum):
    """Reasons about stacks."""

    STACKS_STAND = "stacks_stand"
    STACK_THERE = "stack_there"


def why_no_stack(rules: Rules, game: GameRecord, parts: PutStack) -> Why:
    """Return why a stack cannot be put on a place."""
    if game.phase != PUT_STACK:
        return not_now(game) if game.turn == 0 else Why(Code.STACKS_STAND)
    if parts.which >= len(waiting(rules, game)):
        return Why(WhyCode.NO_SUCH_ACTION)
    there = [symbol for symbol, place in enumerate(game.stack_place) if place == parts.place + 1]
    return Why(Code.STACK_THERE, {"place": rules.map.places[parts.place].id, "symbol": SYMBOL_NAMES[there[0]]})


def why_no_token(rules: Rules, game: GameRecord, parts: TakeToken) -> Why:
    """Return why a token cannot be taken: where it is asked either end's can."""
    return not_now(game)


WHY = {PutStack: why_no_stack, TakeToken: why_no_token}
