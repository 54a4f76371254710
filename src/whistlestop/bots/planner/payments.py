"""How the planner pays: so that what is left in the hand is worth most for everything else it wants (R22, R60, R83)."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.planner import demand, prices
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.actions import GIVE, PAY, PAY_WIDTH, REPLACE
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, NONE, PLUS4, GameRecord, Masks
from whistlestop.rules import claiming, stations

MOST = 1 << 20
SUBSTITUTES = 4 * demand.CARD_UNIT  # what a payment with cards in place of others costs about


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the best way to pay for the track or the station named, or a card to be given for it."""
    if board.any_plus4 != 0 or view.moving != NONE:
        return greedy_cards.payment(view, board, plan, legal)
    track, due = int(view.claiming), stations.price(view, int(view.player))
    if track != NONE:
        due = int(board.length[track]) - int(view.replaced)
    best, least = NONE, MOST
    for kind in range(LOCOMOTIVE + 1):
        for locomotives in range(PAY_WIDTH):
            way = PAY + kind * PAY_WIDTH + locomotives
            if may(legal, way):
                cards = 0 if kind == LOCOMOTIVE else due - locomotives
                left = after(view, board, plan, plan.wanted, track, kind, cards, due - cards)
                if left < least:
                    best, least = way, left
    return best if best != NONE else substitute(view, board, plan, legal)


@kernel
def substitute(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card that is missed least if it is given in place of another, or REPLACE (R83, R84)."""
    best, least = REPLACE, MOST
    for kind in range(KINDS):
        if may(legal, GIVE + kind):
            left = after(view, board, plan, plan.wanted, int(view.claiming), kind, 1, 0)
            if left < least:
                best, least = GIVE + kind, left
    return best


@kernel
def burden_after(view: GameRecord, board: BoardRecord, plan: PlanRecord, wanted: Masks, track: int, now: int) -> int:
    """Return the burden of what is wanted that the best payment for a track leaves; `now` is what it is before."""
    if board.own_decks != 0:  # it is not known which cards would be spent
        return now
    due, symbols, colour = int(board.length[track]), int(board.symbols[track]), claiming.colour_of(view, board, track)
    least, wilds = MOST, int(view.hand[view.player, LOCOMOTIVE])
    if board.any_plus4 != 0 and has(board.plus4_tracks[track // 64], track % 64):
        wilds += int(view.hand[view.player, PLUS4])
    for kind in range(COLOURS):
        if colour in (GRAY, kind):
            locomotives = max(symbols, due - int(view.hand[view.player, kind]))
            if locomotives <= min(wilds, due):
                least = min(least, after(view, board, plan, wanted, track, kind, due - locomotives, locomotives))
    return least if least < MOST else now + SUBSTITUTES


@kernel
def after(
    view: GameRecord,
    board: BoardRecord,
    plan: PlanRecord,
    wanted: Masks,
    track: int,
    kind: int,
    cards: int,
    locomotives: int,
) -> int:
    """Return the burden of all else that is wanted once a track (or NONE) is paid for, what tickets need more so."""
    total = burden_of(view, board, plan, wanted, track, kind, cards, locomotives)
    tickets = burden_of(view, board, plan, plan.tracks, track, kind, cards, locomotives)
    return total + tickets * plan.weights.safekeeping // 16


@kernel
def burden_of(
    view: GameRecord,
    board: BoardRecord,
    plan: PlanRecord,
    wanted: Masks,
    track: int,
    kind: int,
    cards: int,
    locomotives: int,
) -> int:
    """Return the burden of a set of tracks, but for the one that is paid for."""
    prices.count_hand(view, plan)
    plan.spare[kind] -= cards
    plan.spare[LOCOMOTIVE] -= locomotives
    paid = np.uint64(0)
    if track != NONE:
        paid = wanted[track // 64] & bit(track % 64)
        wanted[track // 64] ^= paid
    prices.reserve(view, board, plan, wanted)
    if track != NONE:
        wanted[track // 64] |= paid
    return demand.burden(plan)
