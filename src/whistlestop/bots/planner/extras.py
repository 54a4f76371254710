"""Tracks that the planner wants for their points alone, with the trains that its tickets leave over."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import (
    danger,
    longest,
    pace,
    prices,
    weights,
    yields,
)
from whistlestop.bots.shared import (
    chaos,
    plan,
)
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.board import GRAY, Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, NONE, TRACK_WORDS, Game

MOST_EXTRAS = 8


@kernel
def choose(view: Game, board: Board, scratch: Scratch, trains: int, turns: int) -> None:
    """Write the set of tracks that bring most points for the turns they take; trains and turns are those to spare."""
    for word in range(TRACK_WORDS):
        scratch.plan_extra[word] = scratch.plan_trial[word] = np.uint64(0)
    bar_all(board, scratch)
    longest.measure(view, board, scratch)
    prices.count_hand(view, scratch)
    prices.reserve(board, scratch, scratch.plan_tracks)
    count_display(view, board, scratch)
    for _ in range(MOST_EXTRAS):
        track = best(view, board, scratch, trains, turns)
        if track == NONE:
            break
        plan.add(scratch.plan_extra, track)
        bar(board, scratch, track)
        turns -= 1 + (draws_for(board, scratch, track) + 16) // 32
        trains -= int(board.trains_needed[track])
        take_cards(board, scratch, track)


@kernel
def bar_all(board: Board, scratch: Scratch) -> None:
    """Bar the planned tracks and their twins."""
    for word in range(board.track_words):
        tracks = scratch.plan_tracks[word]
        while tracks != np.uint64(0):
            bar(board, scratch, word * 64 + lowest(tracks))
            tracks = drop_lowest(tracks)


@kernel
def bar(board: Board, scratch: Scratch, track: int) -> None:
    """Bar a track and its twins (R26)."""
    plan.add(scratch.plan_trial, track)
    for word in range(board.track_words):
        scratch.plan_trial[word] |= board.twins[track, word]


@kernel
def best(view: Game, board: Board, scratch: Scratch, trains: int, turns: int) -> int:
    """Return the track with most points for a turn, or NONE; near the end turns are what others gain by."""
    found, most, ending = NONE, 0, pace.fewest_trains(view, board) <= weights.END_PHASE
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word] & ~scratch.plan_trial[word] & ~chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            short = draws_for(board, scratch, track)
            if board.trains_needed[track] <= trains and 1 + (short + 16) // 32 <= turns:
                points = yields.of_track(view, board, track) + longest.bonus(board, scratch, track)
                value = points * 1024 // (32 + short)
                if ending:
                    value = points + gain_by_ending(view, board, track) - weights.HASTE * (32 + short) // 32
                if value > most:
                    found, most = track, value
    return found


@kernel
def gain_by_ending(view: Game, board: Board, track: int) -> int:
    """Return what a claim gains by bringing the end nearer, and by standing in the way of rivals on both sides."""
    blocking = max(danger.rivals_near(view, board, track) - 1, 0)
    return weights.ENDING * int(board.trains_needed[track]) + weights.BLOCKING * blocking


@kernel
def count_display(view: Game, board: Board, scratch: Scratch) -> None:
    """Count the face-up cards of each kind: they are sure, others have to be hoped for."""
    for kind in range(KINDS):
        scratch.plan_need[kind] = 0
    if board.dice == 0:
        for slot in range(board.display):
            if view.display[slot] != NONE:
                scratch.plan_need[view.display[slot]] += 1


@kernel
def colour_for(board: Board, scratch: Scratch, track: int) -> int:
    """Return the colour a track would be paid with: of gray ones what there is most of, face-up cards counted half."""
    colour = int(board.colour[track])
    if colour != GRAY:
        return colour
    best, most = 0, -1000
    for kind in range(COLOURS):
        value = 2 * int(scratch.plan_spare[kind]) + int(scratch.plan_need[kind])
        if value > most:
            best, most = kind, value
    return best


@kernel
def draws_for(board: Board, scratch: Scratch, track: int) -> int:
    """Return how many draws the cards missing for a track likely take, in sixteenths."""
    return missing(board, scratch, track) * weights.MISSING_FOR_POINTS


@kernel
def missing(board: Board, scratch: Scratch, track: int) -> int:
    """Return how many cards are missing for a track."""
    symbols = int(board.symbols[track])
    colour = colour_for(board, scratch, track)
    spaces = int(board.length[track]) - symbols
    short = spaces - min(max(int(scratch.plan_spare[colour]), 0), spaces) + symbols
    if board.locomotives_limited == 0 or has(board.locomotive_tracks[track // 64], track % 64):
        short = max(short - max(int(scratch.plan_spare[LOCOMOTIVE]), 0), 0)
    return short + int(board.tunnel[track] != 0)


@kernel
def take_cards(board: Board, scratch: Scratch, track: int) -> None:
    """Take what a track costs out of the cards to spare, with locomotives for what is missing."""
    colour = colour_for(board, scratch, track)
    spaces = int(board.length[track]) - int(board.symbols[track])
    scratch.plan_spare[LOCOMOTIVE] -= board.symbols[track]
    short = max(spaces - max(int(scratch.plan_spare[colour]), 0), 0)
    filled = min(short, max(int(scratch.plan_spare[LOCOMOTIVE]), 0))
    scratch.plan_spare[LOCOMOTIVE] -= filled
    scratch.plan_spare[colour] -= spaces - filled


@kernel
def rate(view: Game, board: Board, scratch: Scratch, track: int) -> int:
    """Return what a track brings for each turn if all its cards are drawn; tracks must be measured."""
    points = yields.of_track(view, board, track) + int(scratch.plan_path[track])
    return points * 1024 // (32 + weights.RATE_LENGTH * int(board.length[track]))


@kernel
def best_rate(view: Game, board: Board, scratch: Scratch) -> int:
    """Return the best such rate of any track that the player could claim."""
    most = 0
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word]
        while tracks != np.uint64(0):
            most = max(most, rate(view, board, scratch, word * 64 + lowest(tracks)))
            tracks = drop_lowest(tracks)
    return most
