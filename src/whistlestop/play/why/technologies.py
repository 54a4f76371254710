"""Why a technology cannot be bought, or a route not be claimed without one (R275-R278, R283)."""

from __future__ import annotations

from enum import Enum

from whistlestop.compiler.kernel import interpreted
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.state import CHOOSE_ACTION, GameRecord
from whistlestop.records.technologies import DIGIT, RIGHT_OF_WAY, Technology
from whistlestop.ruleset.compile import Rules

from whistlestop.rules import technologies

is_for_sale, can_complete = interpreted(technologies.is_for_sale), interpreted(technologies.can_complete)


class Code(Enum):
    """Reasons of technologies."""

    TECHNOLOGY_BOUGHT = "technology_bought"  # one in a turn
    TECHNOLOGY_OWNED = "technology_owned"
    TECHNOLOGY_SOLD_OUT = "technology_sold_out"
    TECHNOLOGY_TOO_DEAR = "technology_too_dear"
    NO_ROUTE_TO_SHARE = "no_route_to_share"
    TECHNOLOGY_MISSING = "technology_missing"


def why_not_bought(rules: Rules, game: GameRecord, parts: Technology) -> Why:
    """Return why a technology cannot be bought (R276)."""
    board, number = rules.boards[0], parts.technology
    if number >= len(TECHNOLOGIES) or board.technology_copies[number] == 0:
        return Why(WhyCode.NO_SUCH_ACTION)
    if game.phase != CHOOSE_ACTION:
        return not_now(game)
    if game.bought_turn == game.turn:
        return Why(Code.TECHNOLOGY_BOUGHT)
    name = {"technology": TECHNOLOGIES[number]}
    if not is_for_sale(game, board, number):
        owned = int(game.technologies[game.player]) >> number * DIGIT & 15
        return Why(Code.TECHNOLOGY_OWNED if owned else Code.TECHNOLOGY_SOLD_OUT, {**name})
    if not can_complete(game, board, int(board.technology_price[number]), 0, 0, -1):
        return Why(Code.TECHNOLOGY_TOO_DEAR, {**name, "count": int(board.technology_price[number])})
    return Why(Code.NO_ROUTE_TO_SHARE if number == RIGHT_OF_WAY else Code.TECHNOLOGY_TOO_DEAR, {**name, "count": 0})


WHY = {Technology: why_not_bought}
