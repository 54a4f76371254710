"""Why something cannot be done with dice: re-rolled, paid for, bought or given back (R133-R150)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.told import price
from whistlestop.notation.words import FACE_NAMES
from whistlestop.play.why.reason import Why, WhyCode, first_reason, has, not_now
from whistlestop.records.blocks import End, Parts, Tickets
from whistlestop.records.board import BoardRecord
from whistlestop.records.dice import Buy, Reroll, Spend, SpendOne, SpendTwo
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    PAYMENT,
    PLACE_MONSTER,
    STATION_FACE,
    TUNNEL,
    WILD,
    GameRecord,
)
from whistlestop.rules import dice_payment, tokens
from whistlestop.ruleset.compile import Rules

kind_of, price_of = interpreted(dice_payment.kind_of), interpreted(dice_payment.price)
worth_of_wilds = interpreted(dice_payment.worth_of_wilds)
has_pair, pool, limited = interpreted(tokens.has_pair), interpreted(tokens.pool), interpreted(tokens.limited)


Payment = Spend | SpendOne | SpendTwo


def belongs(parts: Parts) -> bool:
    """Return whether an action that others have too is one of dice: tickets by number, tokens given back."""
    return isinstance(parts, Tickets | End) and any(parts)


def why_no_reroll(rules: Rules, game: GameRecord, parts: Reroll) -> Why:
    """Return why dice cannot be rolled again."""
    if game.phase == CHOOSE_REROLL:
        return Why(WhyCode.NO_SUCH_DICE)
    if game.turn == 0 or game.phase == PLACE_MONSTER:
        return not_now(game)
    return Why(WhyCode.REROLL_DONE)


def why_not_payable(board: BoardRecord, game: GameRecord, track: int) -> Why:
    """Return what is lacking to pay for a track that could be claimed otherwise (R136, R137, R148)."""
    symbols, wilds = int(board.symbols[track]), int(game.dice[WILD])
    if wilds < symbols:
        return Why(WhyCode.FEW_WILDS, {"count": symbols, "have": wilds})
    return _few_symbols(board, game, track, price_of(board, track))


def _few_symbols(board: BoardRecord, game: GameRecord, track: int, due: int) -> Why:
    usable = has(board.wild_tracks, track)
    code = WhyCode.FEW_SYMBOLS if usable else WhyCode.FEW_SYMBOLS_OF_KIND
    kind = kind_of(game, board, track)
    return Why(code, {"count": due, "have": _symbols(board, game, track), "kind": FACE_NAMES[kind]})


def _symbols(board: BoardRecord, game: GameRecord, track: int) -> int:
    """Return how many symbols the player has for a track: dice of its kind, tokens and, where allowed, wilds."""
    kind = kind_of(game, board, track)
    wilds = worth_of_wilds(board, track, int(game.dice[WILD]))
    return int(game.dice[kind]) + int(game.tokens[game.player, kind]) + wilds


def why_few_station_dice(game: GameRecord, due: int) -> Why:
    """Return that Station dice are lacking for a station or for tickets (R138, R150)."""
    have = int(game.dice[STATION_FACE]) + int(game.dice[WILD])
    return Why(WhyCode.FEW_STATION_DICE, {"count": due, "have": have})


def why_not_these_tickets(game: GameRecord, count: int, left: int) -> Why:
    """Return why so many tickets cannot be drawn (R138)."""
    if left == 0:
        return Why(WhyCode.NO_TICKETS_LEFT)
    if count == 0:
        return Why(WhyCode.HOW_MANY_TICKETS)
    if count > left:
        return Why(WhyCode.FEW_TICKETS, {"count": count, "have": left})
    return why_few_station_dice(game, count)


def why_not_spent(rules: Rules, game: GameRecord, parts: Payment) -> Why:
    """Return why dice and tokens cannot be paid like that."""
    if game.phase == TUNNEL:
        return _why_not_spent_on_tunnel(rules.boards[0], game, parts)
    return Why(WhyCode.NOT_THIS_PAYMENT) if game.phase == PAYMENT else not_now(game)


def _why_not_spent_on_tunnel(board: BoardRecord, game: GameRecord, parts: Payment) -> Why:
    track = int(game.claiming)
    due = price(game, board)
    if _symbols(board, game, track) < due:
        return _few_symbols(board, game, track, due)
    if isinstance(parts, Spend) and parts.tokens < game.bought:
        return Why(WhyCode.TOKENS_MUST_BE_SPENT, {"count": int(game.bought)})
    return Why(WhyCode.NOT_THIS_PAYMENT)


def why_not_bought(rules: Rules, game: GameRecord, parts: Buy) -> Why:
    """Return why a token cannot be bought with these two dice (R139-R144, R149)."""
    board, token = rules.boards[0], parts.token
    if game.phase not in (CHOOSE_ACTION, AFTER_ACTION, TUNNEL):
        return not_now(game)
    if game.failed and not board.tokens_after_failed_tunnel:
        return Why(WhyCode.NO_TOKENS_AFTER_TUNNEL)
    if game.phase == TUNNEL and token != kind_of(game, board, int(game.claiming)):
        return Why(WhyCode.TOKEN_NOT_NEEDED)
    return _why_no_room(board, game, token) or _why_no_pair(game, parts) or Why(WhyCode.TOKEN_NOT_NEEDED)


def _why_no_room(board: BoardRecord, game: GameRecord, token: int) -> Why | None:
    limit: dict[str, str | int] = {
        "count": tokens.MOST,
        "kind": "any" if board.token_limit_together else FACE_NAMES[token],
    }
    if limited(board, game.tokens_at_start, token) >= tokens.MOST:
        return Why(WhyCode.TOKENS_AT_START, limit)
    if limited(board, game.tokens[game.player], token) >= tokens.MOST:
        return Why(WhyCode.TOKEN_LIMIT, limit)
    return Why(WhyCode.TOKEN_POOL_EMPTY, {"kind": FACE_NAMES[token]}) if pool(game, token) <= 0 else None


def _why_no_pair(game: GameRecord, parts: Buy) -> Why | None:
    if has_pair(game, parts.pair):
        return None
    if game.dice.sum() < 2:
        return Why(WhyCode.FEW_UNUSED_DICE, {"have": int(game.dice.sum())})
    one, two = (FACE_NAMES[face] for face in parts.faces)
    return Why(WhyCode.NOT_THESE_DICE, {"one": one, "two": two})


def why_not_ended(rules: Rules, game: GameRecord, parts: End) -> Why:
    """Return why the turn cannot be ended, or not with these tokens given back (R145, R169)."""
    if game.phase == CHOOSE_ACTION and not rules.boards[0].dice:
        return Why(WhyCode.NOT_BEFORE_ACTION)
    if game.phase in (CHOOSE_ACTION, AFTER_ACTION) and any(parts):
        return Why(WhyCode.FEW_TOKENS)
    return first_reason("why_going_on", rules, game) or not_now(game)


WHY = {
    Reroll: why_no_reroll,
    Spend: why_not_spent,
    SpendOne: why_not_spent,
    SpendTwo: why_not_spent,
    Buy: why_not_bought,
    End: why_not_ended,
}
