"""Why a technology cannot be bought, or a die not be given for a wild (R276, R283, R292)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.play.why.reason import Why, WhyCode, not_now, why_no_action_now
from whistlestop.records.blocks import Parts
from whistlestop.records.state import CHOOSE_ACTION, PAY_TECHNOLOGY, PAYMENT, GameRecord
from whistlestop.records.technologies import DIGIT, RIGHT_OF_WAY, GiveDie, Technology
from whistlestop.ruleset.compile import Rules


class Code(Enum):
    """Reasons of technologies."""

    TECHNOLOGY_THIS_TURN = "technology_this_turn"  # one in a turn
    TECHNOLOGY_OWNED = "technology_owned"
    TECHNOLOGY_SOLD_OUT = "technology_sold_out"
    TECHNOLOGY_TOO_DEAR = "technology_too_dear"
    NO_ROUTE_TO_SHARE = "no_route_to_share"
    TECHNOLOGY_MISSING = "technology_missing"


def why_not_bought(rules: Rules, game: GameRecord, parts: Technology) -> Why:
    """Return why a technology cannot be bought (R276)."""
    board, number = rules.board, parts.technology
    if number >= len(TECHNOLOGIES) or board.technology_copies[number] == 0:
        return Why(WhyCode.NO_SUCH_ACTION)
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    if game.bought_turn == game.turn:
        return Why(Code.TECHNOLOGY_THIS_TURN)
    return _why_not_for_sale(rules, game, number) or _why_too_dear(rules, number)


def _copies(game: GameRecord, seat: int, number: int) -> int:
    return int(game.technologies[seat]) >> number * DIGIT & 15


def _why_not_for_sale(rules: Rules, game: GameRecord, number: int) -> Why | None:
    board, name = rules.board, TECHNOLOGIES[number]
    if _copies(game, int(game.player), number) and not board.duplicate_technologies:
        return Why(Code.TECHNOLOGY_OWNED, {"technology": name})
    sold = sum(_copies(game, seat, number) for seat in range(game.players))
    sold_out = sold >= int(board.technology_copies[number])
    return Why(Code.TECHNOLOGY_SOLD_OUT, {"technology": name}) if sold_out else None


def _why_too_dear(rules: Rules, number: int) -> Why:
    """Return that the price cannot be paid, or that nothing is left to share that could be paid beside it."""
    told: dict[str, str | int] = {
        "technology": TECHNOLOGIES[number],
        "count": int(rules.board.technology_price[number]),
    }
    return Why(Code.NO_ROUTE_TO_SHARE if number == RIGHT_OF_WAY else Code.TECHNOLOGY_TOO_DEAR, told)


def why_technology_missing(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return the first technology without which the player cannot claim a track; None if he has all (R278)."""
    needed = int(rules.board.technologies_needed[track])
    for number, name in enumerate(TECHNOLOGIES):
        if needed >> number * DIGIT & 1 and not _copies(game, int(game.player), number):
            return Why(Code.TECHNOLOGY_MISSING, {"technology": name})
    return None


def why_die_not_given(rules: Rules, game: GameRecord, parts: GiveDie) -> Why:
    """Return why a die cannot be given for a wild."""
    if game.phase not in (PAYMENT, PAY_TECHNOLOGY):
        return not_now(game)
    if game.giving == 0:
        return Why(WhyCode.REPLACE_FIRST)
    return Why(WhyCode.NO_SUCH_DICE if game.dice[parts.face] == 0 else WhyCode.CANNOT_PAY_REST)


WHY: dict[type[Parts], Callable[[Rules, GameRecord, Any], Why]] = {
    Technology: why_not_bought,
    GiveDie: why_die_not_given,
}
