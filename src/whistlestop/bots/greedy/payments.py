"""How `greedy` pays with dice and tokens, and which dice it gives for a token (R136, R139, R149, R196)."""

from __future__ import annotations

from whistlestop.bots.shared import outlook
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import has, kernel
from whistlestop.records.actions import (
    BUY,
    DECLINE,
    FACE_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    SPEND,
    SPEND_ONE,
    SPEND_TWO,
    SPEND_WIDTH,
)
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import DOUBLE, NONE, SINGLE, STATION_FACE, WILD, GameRecord, Masks
from whistlestop.rules import dice, dice_payment

LEAST = 1 << 20


@kernel
def may(legal: Masks, action: int) -> bool:
    """Return whether an action is legal."""
    return has(legal[action // 64], action % 64)


@kernel
def for_claim(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return how to pay: wilds that pay two spaces leave more dice over, which make tokens (R139, R382)."""
    track = max(int(view.claiming), 0)
    wide = view.claiming != NONE and has(board.wide_tracks[track // 64], track % 64)
    return cheapest_by(legal, -1 if wide and board.monsters == 0 else 1)


@kernel
def cheapest(legal: Masks) -> int:
    """Return the payment with fewest tokens, then fewest wilds, or NONE; unused dice make tokens only by twos."""
    return cheapest_by(legal, 1)


@kernel
def cheapest_by(legal: Masks, price_of_wild: int) -> int:
    """Return the payment with fewest tokens, then the least price of its wilds, or NONE."""
    best, least = NONE, LEAST
    for wilds in range(dice.DICE + 1):
        for spent in range(SPEND_WIDTH):
            way, sacrifice = SPEND + wilds * SPEND_WIDTH + spent, spent * 8 + wilds * price_of_wild
            if may(legal, way) and sacrifice < least:
                best, least = way, sacrifice
    return best


@kernel
def tunnel(view: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return how to settle a tunnel: pay if that can be done, if need be with tokens bought for it, or decline."""
    action = cheapest(legal)
    if action == NONE:
        action = buy(legal, dice_payment.kind_of(view, board, int(view.claiming)))
    return action if action != NONE else DECLINE


@kernel
def buy(legal: Masks, kind: int) -> int:
    """Return how to buy a token of a kind with the dice that are least use for that kind, or NONE."""
    best, least = NONE, LEAST
    for pair in range(FACE_PAIRS):
        action = BUY + kind * FACE_PAIRS + pair
        sacrifice = use(PAIR_FIRST[pair], kind) + use(PAIR_SECOND[pair], kind)
        if may(legal, action) and sacrifice < least:
            best, least = action, sacrifice
    return best


@kernel
def use(face: int, kind: int) -> int:
    """Return how much use a die is for tracks of a kind."""
    return 8 if face == WILD else 3 * int(face == kind)


@kernel
def pay_for_move(view: GameRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the payment for a monster's move that leaves the best dice: for the action, or else for tokens."""
    best, most = NONE, NONE
    for way in range(SPEND_ONE, SPEND_TWO + FACE_PAIRS):
        if may(legal, way):
            one, two = way - SPEND_ONE, NONE
            if way >= SPEND_TWO:
                one, two = PAIR_FIRST[way - SPEND_TWO], PAIR_SECOND[way - SPEND_TWO]
            value = left_after(view, plan, one, two)
            if value > most:
                best, most = way, value
    return best


@kernel
def left_after(view: GameRecord, plan: PlanRecord, one: int, two: int) -> int:
    """Return what the dice are good for after one or two faces have stood for locomotives."""
    single, double = left_of(view, SINGLE, one, two), left_of(view, DOUBLE, one, two)
    station, wild = left_of(view, STATION_FACE, one, two), left_of(view, WILD, one, two)
    if view.acted != 0:
        return (single + double + station + wild) // 2
    return outlook.outcome(plan, single, double, station, wild)


@kernel
def left_of(view: GameRecord, face: int, one: int, two: int) -> int:
    """Return how many dice of a face are left."""
    return int(view.dice[face]) - (int(one == face) + int(two == face)) * dice_payment.dice_for_one(face)
