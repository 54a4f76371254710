"""What it costs the planner to make a track its own with what its cards are worth already.

A price is the turns that a claim takes, less the points it brings: a turn for the claim itself and half a turn for each
card still to be drawn. So long tracks are cheap and short ones dear, as at a table of good players. Cards are counted
once only: those that earlier tracks of the plan will take are not there for later ones.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import yields
from whistlestop.bots.shared import claims, needs, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import whole_eighths
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, PLUS4, GameRecord, Masks
from whistlestop.rules import claiming, dice_payment

MOST = 8000

# Turns that a claim with dice takes on average, in eighths, by the symbols due.
DICE_TURNS = (8, 8, 8, 9, 12, 16, 22, 32, 44, 44, 44, 44, 44, 44, 44, 44)


@kernel
def count_hand(view: GameRecord, plan: PlanRecord) -> None:
    """Let every card of the hand be there to be spent."""
    for kind in range(KINDS):
        plan.spare[kind] = view.hand[view.player, kind]
    plan.spare[LOCOMOTIVE] += view.hand[view.player, PLUS4]  # good enough: most tracks worth having are long


@kernel
def reserve(view: GameRecord, board: BoardRecord, plan: PlanRecord, tracks: Masks) -> None:
    """Take the cards that a set of tracks costs out of those to spare, gray tracks last, and what mechanisms ask."""
    if board.acts != 0:
        plan.spare[LOCOMOTIVE] -= needs.locomotives_due(view, board, tracks)
    for gray in range(2):
        for word in range(board.track_words):
            rest = tracks[word]
            while rest != np.uint64(0):
                track = word * 64 + lowest(rest)
                rest = drop_lowest(rest)
                if int(plan.colour[track] == GRAY) == gray:
                    reserve_track(board, plan, track)


@kernel
def reserve_track(board: BoardRecord, plan: PlanRecord, track: int) -> None:
    """Take the cards that a track costs out of those to spare."""
    colour = int(plan.colour[track])
    if colour == GRAY:
        colour = fullest(plan)
    plan.spare[colour] -= board.length[track] - board.symbols[track]
    plan.spare[LOCOMOTIVE] -= board.symbols[track]


@kernel
def fullest(plan: PlanRecord) -> int:
    """Return the colour with most cards to spare."""
    best = 0
    for colour in range(1, COLOURS):
        if plan.spare[colour] > plan.spare[best]:
            best = colour
    return best


@kernel
def set_all(view: GameRecord, board: BoardRecord, plan: PlanRecord, thrift: int) -> None:
    """Write the price of every claimable track; `thrift` is what a train costs beside."""
    full, crowd = fullest(plan), places_of_rivals(board, plan)
    for word in range(board.track_words):
        tracks, blocked = plan.claimable[word], claims.barred(view, board, word)
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            near = int(has(crowd, int(board.end_a[track]))) + int(has(crowd, int(board.end_b[track])))
            price = near * plan.weights.crowded
            if has(blocked, position):
                price += plan.weights.blocked + claims.price_of_opening(view, board, track)
            price += of_claim(view, board, plan, track, full, thrift)
            plan.price[track] = min(max(price, least(board, plan)), MOST)


@kernel
def of_claim(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, full: int, thrift: int) -> int:
    """Return what a claim costs in turns and trains beyond what it brings; `full` is the colour for gray tracks."""
    price = by_dice(board, plan, track) if board.dice != 0 else by_cards(view, board, plan, track, full)
    price += thrift * claims.own_trains(board, plan, track)
    points = yields.of_track(view, board, plan, track) * plan.weights.point_of_track // 16
    price = whole_eighths(price * int(plan.turn_worth) // 16)
    if track_sets.in_set(plan.lent, track):
        price = price * plan.weights.bullet_price // 16
    return price - points


@kernel
def least(board: BoardRecord, plan: PlanRecord) -> int:
    """Return what any track costs at least: it may be lost to a rival."""
    return whole_eighths(
        (plan.weights.dice_least if board.dice != 0 else plan.weights.least) * int(plan.turn_worth) // 16
    )


@kernel
def places_of_rivals(board: BoardRecord, plan: PlanRecord) -> np.uint64:
    """Return the places that rivals have reached."""
    places = np.uint64(0)
    for word in range(board.track_words):
        tracks = plan.rivals[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            places |= bit(int(board.end_a[track])) | bit(int(board.end_b[track]))
    return places


@kernel
def by_cards(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, full: int) -> int:
    """Return what the turns are worth that a claim with cards takes."""
    if board.own_decks != 0:
        return by_own_cards(board, plan, track)
    colour, symbols = claiming.colour_of(view, board, track), int(board.symbols[track])
    spaces = int(board.length[track]) - symbols
    spare = int(plan.spare[full if colour == GRAY else colour])
    there = min(max(spare, 0), spaces)
    price = plan.weights.turn + plan.weights.card * (spaces - there) + plan.weights.held_card * there
    if symbols > 0:
        there = min(max(int(plan.spare[LOCOMOTIVE]), 0), symbols)
        price += plan.weights.locomotive * (symbols - there) + plan.weights.held_card * there
    price += plan.weights.overdue * overdue(plan, spaces - min(max(spare, 0), spaces))
    if colour != GRAY:
        price += boredom(plan, spaces - min(max(spare, 0), spaces))
    if board.tunnel[track] != 0:
        price += plan.weights.tunnel
    return price


@kernel
def by_own_cards(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return the same where cards come from decks of a mechanism's own."""
    eighths = int(plan.lacking[track])
    held = max(int(board.length[track]) * 8 - eighths, 0)
    price = plan.weights.turn + (plan.weights.card * eighths + plan.weights.held_card * held) // 8
    return price + plan.weights.overdue * max(eighths * plan.weights.wait // 128 + 1 - int(plan.turns_left), 0)


@kernel
def boredom(plan: PlanRecord, missing: int) -> int:
    """Return what waiting for several cards of one colour costs beside: much for who has many cards that lie idle."""
    missing = max(missing - max(int(plan.spare[LOCOMOTIVE]), 0), 0)
    return plan.weights.impatience * missing * (missing - 1) // 2 * int(plan.idle) // 32


@kernel
def overdue(plan: PlanRecord, missing: int) -> int:
    """Return by how many turns so many missing cards of one colour will likely come too late; locomotives help."""
    missing = max(missing - max(int(plan.spare[LOCOMOTIVE]), 0), 0)
    return max(missing * plan.weights.wait // 16 + 1 - int(plan.turns_left), 0)


@kernel
def turns_with_dice(board: BoardRecord, track: int, due: int) -> int:
    """Return how many eighths of a turn so many symbols of a track take on average.

    Where a wild pays two spaces, a die pays two thirds of one and not half of one (R382).
    """
    if has(board.wide_tracks[track // 64], track % 64):
        due -= due // 4
    return DICE_TURNS[min(due, 15)]


@kernel
def by_dice(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what the turns are worth that a claim with dice takes."""
    due = dice_payment.price(board, track) + int(board.symbols[track])
    price = whole_eighths(plan.weights.dice_turn * turns_with_dice(board, track, due) // 8)
    if board.tunnel[track] != 0:
        price += plan.weights.dice_tunnel
    return price
