"""What a claim brings and takes, as bots reckon it: points or what a mechanism gives instead, own trains or none.

A mechanism says in its file here what a claim is worth that brings no points of its own, or NONE if it is an ordinary
one: `claim_gain(view, board, track)`; what opening a barred one costs beside it:
`price_of_opening(view, board, track)`; and which tracks are barred now but not for long, by the player's own doing:
`soon(view, board, seat, word)`; and which of the tracks that take no trains of the player take other pieces of him:
`own_pieces(view, board, seat, word)`. Which places a ticket names in turn that must all be joined, it says as well:
`tour_place(view, board, ticket, stage)`.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import NONE, TRACK_WORDS, GameRecord
from whistlestop.rules import claiming

special_gain = claiming.deciding(collect(__package__, "claim_gain"))
price_of_opening = claiming.summing(collect(__package__, "price_of_opening"))
soon = claiming.joining(collect(__package__, "soon"))
own_pieces = claiming.joining(collect(__package__, "own_pieces"))
tour_place = claiming.joining(collect(__package__, "tour_place"))


@kernel
def begin(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Note the routes that serve everybody, which cost nothing, those that take no own trains, and all colours."""
    for track in range(board.tracks):
        plan.colour[track] = claiming.colour_of(view, board, track)
    for word in range(TRACK_WORDS):
        plan.shared[word] = plan.lent[word] = np.uint64(0)
    if board.special_claims != 0:
        for word in range(board.track_words):
            plan.shared[word] = claiming.for_all(view, board, int(view.player), word)
            plan.lent[word] = claiming.lent(view, board, int(view.player), word) & ~own_pieces(
                view, board, int(view.player), word
            )


@kernel
def own_trains(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how many of the player's own trains a track takes."""
    return 0 if track_sets.in_set(plan.lent, track) else int(board.trains_needed[track])


@kernel
def gain(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return what claiming a track brings at once: its points, or what a mechanism gives instead."""
    if board.special_claims != 0:
        found = special_gain(view, board, track)
        if found != NONE:
            return found
    return int(board.track_points[track]) * POINT


@kernel
def barred(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that the player in turn cannot claim as things stand."""
    return claiming.barred(view, board, int(view.player), word) if board.special_claims != 0 else np.uint64(0)


@kernel
def out_of_reach(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that the player in turn has no right to yet."""
    return claiming.out_of_reach(view, board, int(view.player), word) if board.special_claims != 0 else np.uint64(0)


@kernel
def shut(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that are barred or out of reach."""
    return barred(view, board, word) | out_of_reach(view, board, word)


@kernel
def shut_for_long(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that are barred or out of reach and will stay so."""
    if board.special_claims == 0:
        return np.uint64(0)
    return shut(view, board, word) & ~soon(view, board, int(view.player), word)


@kernel
def place_of_tour(view: GameRecord, board: BoardRecord, ticket: int, stage: int) -> np.uint64:
    """Return a place of a tour as a set, by its number from 0; none beyond its end and of other tickets."""
    return tour_place(view, board, ticket, stage) if board.special_claims != 0 else np.uint64(0)


@kernel
def home(view: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the places that all routes of the player in turn must hang together with; none where they need not."""
    return claiming.home(view, board, int(view.player)) if board.special_claims != 0 else np.uint64(0)


@kernel
def barred_for_ever(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that the player in turn will never be able to claim."""
    return claiming.barred_for_ever(view, board, int(view.player), word) if board.special_claims != 0 else np.uint64(0)
