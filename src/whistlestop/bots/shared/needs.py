"""What tracks cost beyond what the player has: cards of each colour and locomotives, or with dice symbols of a kind.

Gray tracks of a plan are counted last and against the colour there is most to spare of, as a player would pay for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, NONE, PLUS4, TRACK_WORDS, GameRecord, Masks
from whistlestop.rules import claiming, dice_payment
from whistlestop.rules.hooks import four

Due = Callable[[GameRecord, BoardRecord, Masks], int]


@kernel
def nothing_due(view: GameRecord, board: BoardRecord, tracks: Masks) -> int:
    """Ask for nothing: where a chain of prices ends."""
    return 0


def summing(kernels: Sequence[Any]) -> Due:
    """Return a kernel that adds what all mechanisms ask for before a set of tracks can be claimed."""
    one, two, three, more = four(kernels, nothing_due, summing)

    @kernel
    def add_up(view: GameRecord, board: BoardRecord, tracks: Masks) -> int:
        found = one(view, board, tracks) + two(view, board, tracks)
        return found + three(view, board, tracks) + more(view, board, tracks)

    return add_up


# Locomotives that a mechanism takes beside the price of tracks, `locomotives_due` of its file here.
locomotives_due = summing(collect(__package__, "locomotives_due"))

# A mechanism with cards of its own says in its file here how many a track lacks, or NONE.
missing_of_own = claiming.deciding(collect(__package__, "missing"))
# And how many draws those are, in eighths.
draws_of_own = claiming.deciding(collect(__package__, "draws"))


@kernel
def count(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Write how many cards of each kind the plan lacks (locomotives: how many it takes); return the sum."""
    for kind in range(KINDS):
        plan.need[kind] = -view.hand[view.player, kind]
    plan.need[LOCOMOTIVE] = 0
    add(view, board, plan, False)
    add(view, board, plan, True)
    if board.acts != 0:
        plan.need[LOCOMOTIVE] += locomotives_due(view, board, plan.tracks)
    lacking = int(plan.need[LOCOMOTIVE]) - int(view.hand[view.player, LOCOMOTIVE])
    for colour in range(COLOURS):
        lacking += max(int(plan.need[colour]), 0)
    return lacking


@kernel
def add(view: GameRecord, board: BoardRecord, plan: PlanRecord, gray: bool) -> None:
    """Add what the plan's tracks of one colour, or its gray ones, take."""
    for word in range(TRACK_WORDS):
        tracks = plan.tracks[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            colour = claiming.colour_of(view, board, track)
            if (colour == GRAY) == gray:
                colour = spare_colour(plan) if gray else colour
                plan.need[colour] += board.length[track] - board.symbols[track]
                plan.need[LOCOMOTIVE] += board.symbols[track]


@kernel
def spare_colour(plan: PlanRecord) -> int:
    """Return the colour with most cards beyond what the plan takes."""
    best = 0
    for colour in range(COLOURS):
        if plan.need[colour] < plan.need[best]:
            best = colour
    return best


@kernel
def missing(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many cards, or symbols beyond the tokens, the player lacks to pay for a track."""
    if board.special_claims != 0:
        found = missing_of_own(view, board, track)
        if found != NONE:
            return found
    if board.dice != 0:
        kind = dice_payment.kind_of(view, board, track)
        return dice_payment.price(board, track) - int(view.tokens[view.player, kind])
    return missing_with(view, board, track, int(view.hand[view.player, LOCOMOTIVE]))


@kernel
def missing_with(view: GameRecord, board: BoardRecord, track: int, locomotives: int) -> int:
    """Return how many cards the player lacks to pay for a track if so many locomotives are left to him."""
    colour, length = claiming.colour_of(view, board, track), int(board.length[track])
    if board.locomotives_limited != 0 and not has(board.locomotive_tracks[track // 64], track % 64):
        locomotives = 0
    if has(board.plus4_tracks[track // 64], track % 64):
        locomotives += int(view.hand[view.player, PLUS4])
    cards = most_of_a_colour(view) if colour == GRAY else int(view.hand[view.player, colour])
    # Coloured cards beyond the spaces without a symbol are of no use on a ferry.
    cards = min(cards, length - int(board.symbols[track]))
    return max(length - cards - locomotives, 0)


@kernel
def most_of_a_colour(view: GameRecord) -> int:
    """Return how many cards the player has of his most frequent colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(view.hand[view.player, colour]))
    return most
