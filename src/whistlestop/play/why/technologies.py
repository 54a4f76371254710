"""Why a technology cannot be bought or used, or a die not be given for a wild (R276-R292)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.play.why.reason import Why, WhyCode, has, not_now, why_no_action_now
from whistlestop.records.blocks import Claim, End, Parts
from whistlestop.records.dice import Buy
from whistlestop.records.monsters import Move
from whistlestop.records.state import CHOOSE_ACTION, PAYMENT, SECOND_CARD, GameRecord
from whistlestop.records.technologies import (
    BOOSTER,
    DIESEL_POWER,
    DIGIT,
    EQUALISING_BEAM,
    PAY_TECHNOLOGY,
    RIGHT_OF_WAY,
    RISKY_CONTRACTS,
    THERMOCOMPRESSOR,
    WATER_TENDERS,
    DrawThree,
    GiveDie,
    NoClaim,
    Save,
    Technology,
)
from whistlestop.rules import technologies
from whistlestop.ruleset.compile import Rules

contracts_gone = interpreted(technologies.contracts_gone)


class Code(Enum):
    """Reasons of technologies."""

    TECHNOLOGY_THIS_TURN = "technology_this_turn"  # one in a turn
    TECHNOLOGY_OWNED = "technology_owned"
    TECHNOLOGY_SOLD_OUT = "technology_sold_out"
    TECHNOLOGY_TOO_DEAR = "technology_too_dear"
    NO_ROUTE_TO_SHARE = "no_route_to_share"
    NO_ROUTE_TO_CLAIM = "no_route_to_claim"
    CONTRACTS_GONE = "contracts_gone"  # with the first reshuffle
    TECHNOLOGY_MISSING = "technology_missing"
    NOTHING_TO_SAVE = "nothing_to_save"
    ONLY_A_CLAIM = "only_a_claim"  # the second one of a turn
    ONLY_BLIND_CARDS = "only_blind_cards"


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
    if sold_out:
        return Why(Code.TECHNOLOGY_SOLD_OUT, {"technology": name})
    gone = number in (RISKY_CONTRACTS, EQUALISING_BEAM) and contracts_gone(game, board)
    return Why(Code.CONTRACTS_GONE, {"technology": name}) if gone else None


def _why_too_dear(rules: Rules, number: int) -> Why:
    """Return that the price cannot be paid, or that nothing is left to share that could be paid beside it."""
    told: dict[str, str | int] = {
        "technology": TECHNOLOGIES[number],
        "count": int(rules.board.technology_price[number]),
    }
    codes = {RIGHT_OF_WAY: Code.NO_ROUTE_TO_SHARE, THERMOCOMPRESSOR: Code.NO_ROUTE_TO_CLAIM}
    return Why(codes.get(number, Code.TECHNOLOGY_TOO_DEAR), told)


def why_barred(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return the first technology without which the player cannot claim a track; None if he has all (R278)."""
    board = rules.board
    if not board.technologies:
        return None
    for number, name in enumerate(TECHNOLOGIES):
        if has(board.technology_tracks[number], track) and not _copies(game, int(game.player), number):
            return Why(Code.TECHNOLOGY_MISSING, {"technology": name})
    return None


def why_too_dear(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return that cards cannot pay for a track, not even with those that stand for locomotives (R274)."""
    board = rules.board
    if not board.technologies or board.dice:
        return None
    size = int(board.technology_set) - int(_copies(game, int(game.player), BOOSTER) > 0)
    length, symbols = int(board.length[track]), int(board.symbols[track])
    numbers: dict[str, str | int] = {"count": length, "symbols": symbols, "size": size}
    return Why(WhyCode.FEW_SUBSTITUTES, numbers)


def why_narrowed(rules: Rules, game: GameRecord, parts: Parts) -> Why | None:
    """Return that only a second claim, or the next blind card, is left of a turn (R285, R286); None for those."""
    if not rules.board.technologies:
        return None
    if game.blind_cards and game.phase == SECOND_CARD and not isinstance(parts, Move):
        return Why(Code.ONLY_BLIND_CARDS)
    left = (Claim, Move, NoClaim, Buy, End)
    second = game.second_claim and game.phase == CHOOSE_ACTION
    return Why(Code.ONLY_A_CLAIM) if second and not isinstance(parts, left) else None


def why_not_saved(rules: Rules, game: GameRecord, parts: Save) -> Why:
    """Return why no card can be saved (R288)."""
    if not rules.board.technology_copies[DIESEL_POWER]:
        return Why(WhyCode.NO_SUCH_ACTION)
    return Why(Code.NOTHING_TO_SAVE) if game.phase == PAYMENT else not_now(game)


def why_not_left_out(rules: Rules, game: GameRecord, parts: NoClaim) -> Why:
    """Return why there is no second claim to leave out (R285)."""
    return not_now(game) if rules.board.technology_copies[THERMOCOMPRESSOR] else Why(WhyCode.NO_SUCH_ACTION)


def why_not_three(rules: Rules, game: GameRecord, parts: DrawThree) -> Why:
    """Return why three blind cards cannot be drawn (R286)."""
    board = rules.board
    if board.dice or not board.technology_copies[WATER_TENDERS]:
        return Why(WhyCode.NO_SUCH_ACTION)
    if game.phase != CHOOSE_ACTION or game.second_claim:
        return why_no_action_now(game)
    if not _copies(game, int(game.player), WATER_TENDERS):
        return Why(Code.TECHNOLOGY_MISSING, {"technology": TECHNOLOGIES[WATER_TENDERS]})
    return Why(WhyCode.NO_CARDS_LEFT)


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
    Save: why_not_saved,
    NoClaim: why_not_left_out,
    DrawThree: why_not_three,
}
PAYING = (PAY_TECHNOLOGY,)
