"""Tunnels with dice: three tunnel dice, then one settlement, and no way back (R132, R149).

What pays is settled once, after the tunnel dice. Unused dice may still become tokens then, but only to meet the price:
a token bought here must be spent here, and after buying one the tunnel can no longer be declined.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records import luck
from whistlestop.records.actions import BUY, DECLINE, FACE_PAIRS, PAIR_FIRST, PAIR_SECOND, REROLL_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.dice import TUNNEL_DICE
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import TUNNEL_CARDS, WILD, GameRecord, Masks
from whistlestop.rules import dice, dice_payment, ferries, purse, tokens


@kernel
def enter(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Roll the three tunnel dice; each symbol makes the route one dearer."""
    game.surcharge = game.bought = 0
    for die in range(TUNNEL_CARDS):
        rolled = luck.tunnel_die(game, scratch, dice.TUNNEL_DICE + die, int(board.tunnel_faces))
        game.surcharge += int(rolled == luck.SYMBOL)
    tell(scratch, TUNNEL_DICE, game.player, game.claiming, game.surcharge)


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every way to settle: paying, buying a token to pay with, declining."""
    dice_payment.ways(game, board, int(game.claiming), purse.price(game, board), int(game.bought), out)
    legal_purchases(game, board, out)
    if game.bought == 0:
        out[0] |= bit(DECLINE)


@kernel
def legal_purchases(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the tokens of the route's kind that can be bought so that the price can then be met."""
    kind = dice_payment.kind_of(game, board, int(game.claiming))
    if tokens.room(game, board, kind) <= 0:
        return
    for pair in range(FACE_PAIRS):
        if tokens.has_pair(game, pair) and can_pay_after(game, board, kind, pair):
            out[REROLL_WORD] |= bit(BUY % 64 + kind * FACE_PAIRS + pair)


@kernel
def can_pay_after(game: GameRecord, board: BoardRecord, kind: int, pair: int) -> bool:
    """Return whether the price can be met once a pair of dice is a token, by buying further ones if need be."""
    one, two = PAIR_FIRST[pair], PAIR_SECOND[pair]
    own = int(game.dice[kind]) - int(one == kind) - int(two == kind)
    wilds = int(game.dice[WILD]) - int(one == WILD) - int(two == WILD)
    other = dice.unused(game) - 2 - own - wilds
    for more in range(tokens.room(game, board, kind)):
        if can_pay_with(game, board, kind, own, wilds, other, more):
            return True
    return False


@kernel
def can_pay_with(game: GameRecord, board: BoardRecord, kind: int, own: int, wilds: int, other: int, more: int) -> bool:
    """Return whether the price can be met by buying `more` tokens after this one, all bought ones being spent.

    Dice that cannot pay are given for tokens first, then those of the kind, wilds last: a ferry may need them.
    """
    due, symbols = purse.price(game, board), ferries.locomotives_needed(board, int(game.claiming))
    own_left = own - min(max(2 * more - other, 0), own)
    wilds_left = wilds - max(2 * more - other - own, 0)
    if wilds_left < symbols:
        return False
    stock = int(game.tokens[game.player, kind]) + 1 + more
    bought = int(game.bought) + 1 + more
    return bought + symbols <= due <= own_left + wilds_left + stock


@kernel
def close(game: GameRecord) -> None:
    """Forget the tunnel dice once the matter is settled."""
    game.surcharge = game.bought = 0
