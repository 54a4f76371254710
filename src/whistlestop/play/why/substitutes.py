"""Why cards of any kind cannot take the place of a locomotive or a space, or not these cards (R83, R84)."""

from __future__ import annotations

from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, PAYMENT, GameRecord
from whistlestop.records.substitutes import Give, Replace
from whistlestop.ruleset.compile import Rules


def why_few_substitutes(board: BoardRecord, track: int) -> Why:
    """Return that a hand cannot pay for a track, not even with cards that replace others."""
    numbers = {"count": board.length[track], "symbols": board.symbols[track], "size": board.replacing[track]}
    return Why(WhyCode.FEW_SUBSTITUTES, {name: int(number) for name, number in numbers.items()})


def why_give_first(game: GameRecord) -> Why:
    """Return that cards which replace something have to be given first."""
    return Why(WhyCode.GIVE_FIRST, {"count": int(game.giving)})


def why_not_replaced(rules: Rules, game: GameRecord, parts: Replace) -> Why:
    """Return why nothing, or nothing more, can be replaced in a payment."""
    board, track = rules.boards[0], int(game.claiming)
    if game.phase != PAYMENT:
        return not_now(game)
    if track == NONE or not board.replacing[track]:
        return Why(WhyCode.NOTHING_TO_REPLACE)
    if game.giving > 0:
        return why_give_first(game)
    return Why(WhyCode.REPLACED_ALL if game.replaced >= board.most_replaced[track] else WhyCode.CANNOT_PAY_REST)


def why_not_given(rules: Rules, game: GameRecord, parts: Give) -> Why:
    """Return why a card cannot be given in place of something."""
    kind = parts.kind
    if game.phase != PAYMENT:
        return not_now(game)
    if game.giving == 0:
        return Why(WhyCode.REPLACE_FIRST)
    if game.hand[game.player, kind] == 0:
        return Why(WhyCode.NOT_IN_HAND, {"kind": KIND_NAMES[kind]})
    if kind < game.given:
        return Why(WhyCode.GIVEN_IN_ORDER, {"kind": KIND_NAMES[kind]})
    return Why(WhyCode.CANNOT_PAY_REST)


WHY = {Replace: why_not_replaced, Give: why_not_given}
WITH_CARDS = (Replace, Give)
