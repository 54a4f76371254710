"""What it costs the planner to make a track its own, in eighths of a point, with what its cards are worth already.

A price is the turns that a claim takes, less the points it brings: a turn for the claim itself and half a turn for each
card still to be drawn. So long tracks are cheap and short ones dear, as at a table of good players. Cards are counted
once only: those that earlier tracks of the plan will take are not there for later ones.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import (
    weights,
    yields,
)
from whistlestop.bots.shared import chaos
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.board import GRAY, Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, PLUS4, Game, Masks
from whistlestop.rules import dice_payment

POINT = 8
MOST = 4000

# Turns that a claim with dice takes on average, in eighths, by the symbols due.
DICE_TURNS = (8, 8, 8, 9, 12, 16, 22, 32, 44, 44, 44, 44, 44, 44, 44, 44)


@kernel
def count_hand(view: Game, scratch: Scratch) -> None:
    """Let every card of the hand be there to be spent."""
    for kind in range(KINDS):
        scratch.plan_spare[kind] = view.hand[view.player, kind]
    scratch.plan_spare[LOCOMOTIVE] += view.hand[view.player, PLUS4]  # good enough: most tracks worth having are long


@kernel
def reserve(board: Board, scratch: Scratch, tracks: Masks) -> None:
    """Take the cards that a set of tracks costs out of those to spare, gray tracks last."""
    for gray in range(2):
        for word in range(board.track_words):
            rest = tracks[word]
            while rest != np.uint64(0):
                track = word * 64 + lowest(rest)
                rest = drop_lowest(rest)
                if int(board.colour[track] == GRAY) == gray:
                    reserve_track(board, scratch, track)


@kernel
def reserve_track(board: Board, scratch: Scratch, track: int) -> None:
    """Take the cards that a track costs out of those to spare."""
    colour = int(board.colour[track])
    if colour == GRAY:
        colour = fullest(scratch)
    scratch.plan_spare[colour] -= board.length[track] - board.symbols[track]
    scratch.plan_spare[LOCOMOTIVE] -= board.symbols[track]


@kernel
def fullest(scratch: Scratch) -> int:
    """Return the colour with most cards to spare."""
    best = 0
    for colour in range(1, COLOURS):
        if scratch.plan_spare[colour] > scratch.plan_spare[best]:
            best = colour
    return best


@kernel
def set_all(view: Game, board: Board, scratch: Scratch, thrift: int) -> None:
    """Write the price of every claimable track; `thrift` is what a train costs beside."""
    full, crowd = fullest(scratch), places_of_rivals(board, scratch)
    for word in range(board.track_words):
        tracks, blocked = scratch.plan_claimable[word], chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            near = int(has(crowd, int(board.end_a[track]))) + int(has(crowd, int(board.end_b[track])))
            price = near * weights.CROWDED + weights.BLOCKED * int(has(blocked, position))
            price += of_claim(view, board, scratch, track, full, thrift)
            scratch.plan_price[track] = min(max(price, least(board, scratch)), MOST)


@kernel
def of_claim(view: Game, board: Board, scratch: Scratch, track: int, full: int, thrift: int) -> int:
    """Return what a claim costs in turns and trains beyond what it brings; `full` is the colour for gray tracks."""
    price = by_dice(board, track) if board.dice != 0 else by_cards(board, scratch, track, full)
    price += thrift * int(board.trains_needed[track])
    return price * int(scratch.plan_turn) // 16 - yields.of_track(view, board, track) * weights.POINT_OF_TRACK // POINT


@kernel
def least(board: Board, scratch: Scratch) -> int:
    """Return what any track costs at least: it may be lost to a rival."""
    return (weights.DICE_LEAST if board.dice != 0 else weights.LEAST) * int(scratch.plan_turn) // 16


@kernel
def places_of_rivals(board: Board, scratch: Scratch) -> np.uint64:
    """Return the places that rivals have reached."""
    places = np.uint64(0)
    for word in range(board.track_words):
        tracks = scratch.plan_rivals[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            places |= bit(int(board.end_a[track])) | bit(int(board.end_b[track]))
    return places


@kernel
def by_cards(board: Board, scratch: Scratch, track: int, full: int) -> int:
    """Return what the turns are worth that a claim with cards takes."""
    colour, symbols = int(board.colour[track]), int(board.symbols[track])
    spaces = int(board.length[track]) - symbols
    spare = int(scratch.plan_spare[full if colour == GRAY else colour])
    there = min(max(spare, 0), spaces)
    price = weights.TURN + weights.CARD * (spaces - there) + weights.HELD_CARD * there
    if symbols > 0:
        there = min(max(int(scratch.plan_spare[LOCOMOTIVE]), 0), symbols)
        price += weights.LOCOMOTIVE * (symbols - there) + weights.HELD_CARD * there
    price += weights.OVERDUE * overdue(scratch, spaces - min(max(spare, 0), spaces))
    if board.tunnel[track] != 0:
        price += weights.TUNNEL
    return price


@kernel
def overdue(scratch: Scratch, missing: int) -> int:
    """Return by how many turns so many missing cards of one colour will likely come too late; locomotives help."""
    missing = max(missing - max(int(scratch.plan_spare[LOCOMOTIVE]), 0), 0)
    return max(missing * weights.WAIT // 16 + 1 - int(scratch.plan_time), 0)


@kernel
def by_dice(board: Board, track: int) -> int:
    """Return what the turns are worth that a claim with dice takes."""
    due = dice_payment.price(board, track) + int(board.symbols[track])
    price = weights.DICE_TURN * DICE_TURNS[min(due, 15)] // 8
    if board.tunnel[track] != 0:
        price += weights.DICE_TUNNEL
    return price
