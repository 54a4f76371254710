"""Tracks that the planner wants for their points alone, with the trains that its tickets leave over."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import danger, longest, pace, prices, yields
from whistlestop.bots.shared import claims, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import whole_eighths
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.actions import CLAIM_WORD
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, NONE, TRACK_WORDS, GameRecord, Masks

MOST_EXTRAS = 8


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, trains: int, turns: int) -> None:
    """Write the set of tracks that bring most points for the turns they take; trains and turns are those to spare."""
    for word in range(TRACK_WORDS):
        plan.extra[word] = plan.barred[word] = np.uint64(0)
    bar_all(board, plan)
    longest.measure(view, board, plan)
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    count_display(view, board, plan)
    for _ in range(MOST_EXTRAS):
        track = best(view, board, plan, trains, turns)
        if track == NONE:
            break
        track_sets.add(plan.extra, track)
        bar(board, plan, track)
        turns -= 1 + (draws_for(board, plan, track) + 16) // 32
        trains -= claims.own_trains(board, plan, track)
        take_cards(board, plan, track)


@kernel
def bar_all(board: BoardRecord, plan: PlanRecord) -> None:
    """Bar the planned tracks and their twins."""
    for word in range(board.track_words):
        tracks = plan.tracks[word]
        while tracks != np.uint64(0):
            bar(board, plan, word * 64 + lowest(tracks))
            tracks = drop_lowest(tracks)


@kernel
def bar(board: BoardRecord, plan: PlanRecord, track: int) -> None:
    """Bar a track and its twins (R26)."""
    track_sets.add(plan.barred, track)
    for word in range(board.track_words):
        plan.barred[word] |= board.twins[track, word]


@kernel
def best(view: GameRecord, board: BoardRecord, plan: PlanRecord, trains: int, turns: int) -> int:
    """Return the track with most points for a turn, or NONE; near the end turns are what others gain by."""
    found, most, ending = NONE, 0, pace.fewest_trains(view, board) <= plan.weights.end_phase
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~plan.barred[word] & ~claims.shut_for_long(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            short = draws_for(board, plan, track)
            if claims.own_trains(board, plan, track) <= trains and 1 + (short + 16) // 32 <= turns:
                if ending:
                    value = worth_at_the_end(view, board, plan, track) - cost_of_time(plan, 32 + short)
                else:
                    points = yields.of_track(view, board, plan, track) + longest.bonus(board, plan, track)
                    value = points * 512 // (32 + short)
                if value > most:
                    found, most = track, value
    return found


@kernel
def worth_at_the_end(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a claim brings when the end is near."""
    points = yields.of_track(view, board, plan, track) + longest.bonus(board, plan, track)
    return points + gain_by_ending(view, board, plan, track)


@kernel
def cost_of_time(plan: PlanRecord, turns: int) -> int:
    """Return what others gain in so many turns, which are counted in 32nds."""
    return whole_eighths(plan.weights.haste * turns // 32)


@kernel
def promise(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what a claim must bring to be better than drawing: as much as a track that cannot be paid for yet."""
    if are_cards_short(view, plan):
        return 1
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    most = cost_of_time(plan, 32)
    for word in range(board.track_words):
        tracks = plan.extra[word] & ~legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            waiting = cost_of_time(plan, draws_for(board, plan, track))
            most = max(most, worth_at_the_end(view, board, plan, track) - waiting)
    return most


@kernel
def are_cards_short(view: GameRecord, plan: PlanRecord) -> bool:
    """Return whether there is next to nothing left to draw: no hand gets better by waiting."""
    return pace.cards_to_draw(view) < plan.weights.cards_enough * int(view.players)


@kernel
def gain_by_ending(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a claim gains by bringing the end nearer, and by standing in the way of rivals on both sides."""
    blocking = max(danger.rivals_near(view, board, track) - 1, 0)
    return plan.weights.ending * claims.own_trains(board, plan, track) + plan.weights.blocking * blocking


@kernel
def count_display(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Count the face-up cards of each kind: they are sure, others have to be hoped for."""
    for kind in range(KINDS):
        plan.face_up[kind] = 0
    if board.dice == 0:
        for slot in range(board.display):
            if NONE < view.display[slot] < KINDS:  # others are of decks of their own
                plan.face_up[view.display[slot]] += 1


@kernel
def colour_for(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return the colour a track would be paid with: of gray ones what there is most of, face-up cards counted half."""
    colour = int(plan.colour[track])
    if colour != GRAY:
        return colour
    best, most = 0, -1000
    for kind in range(COLOURS):
        value = 2 * int(plan.spare[kind]) + int(plan.face_up[kind])
        if value > most:
            best, most = kind, value
    return best


@kernel
def draws_for(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how many draws the cards missing for a track likely take, in sixteenths."""
    if board.own_decks != 0:
        return int(plan.lacking[track]) * plan.weights.missing_for_points // 8
    return missing(board, plan, track) * plan.weights.missing_for_points


@kernel
def missing(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how many cards are missing for a track."""
    symbols = int(board.symbols[track])
    colour = colour_for(board, plan, track)
    spaces = int(board.length[track]) - symbols
    short = spaces - min(max(int(plan.spare[colour]), 0), spaces) + symbols
    if board.locomotives_limited == 0 or has(board.locomotive_tracks[track // 64], track % 64):
        short = max(short - max(int(plan.spare[LOCOMOTIVE]), 0), 0)
    return short + int(board.tunnel[track] != 0)


@kernel
def take_cards(board: BoardRecord, plan: PlanRecord, track: int) -> None:
    """Take what a track costs out of the cards to spare, with locomotives for what is missing."""
    colour = colour_for(board, plan, track)
    spaces = int(board.length[track]) - int(board.symbols[track])
    plan.spare[LOCOMOTIVE] -= board.symbols[track]
    short = max(spaces - max(int(plan.spare[colour]), 0), 0)
    filled = min(short, max(int(plan.spare[LOCOMOTIVE]), 0))
    plan.spare[LOCOMOTIVE] -= filled
    plan.spare[colour] -= spaces - filled


@kernel
def rate(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a track brings for each turn if all its cards are drawn; tracks must be measured."""
    points = yields.of_track(view, board, plan, track) + int(plan.lengthening[track])
    return points * 512 // (32 + plan.weights.rate_length * int(board.length[track]))


@kernel
def best_rate(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return the best such rate of any track that the player could claim."""
    most = 0
    for word in range(board.track_words):
        tracks = plan.claimable[word]
        while tracks != np.uint64(0):
            most = max(most, rate(view, board, plan, word * 64 + lowest(tracks)))
            tracks = drop_lowest(tracks)
    return most
