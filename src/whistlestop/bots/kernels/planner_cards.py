"""A planner's turn with train cards."""

from __future__ import annotations

import numpy as np

from whistlestop.actions import CLAIM, CLAIM_WORD, END, GIVE, PASS, PAY, PAY_WIDTH, PAY_WORD, REPLACE, STATION, TICKETS
from whistlestop.board import GRAY, Board
from whistlestop.bots.kernels import aims, danger, demand, draws, extras, greedy_cards, greedy_monsters, network, plan, prices, settlement, ways
from whistlestop.bots.kernels.prices import POINT
from whistlestop.bots.kernels.weights import *
from whistlestop.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.state import (
    AFTER_ACTION,
    COLOURS,
    KINDS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    SECOND_CARD,
    TRACK_WORDS,
    Game,
    Masks,
    Scratch,
)

NEVER = -(1 << 20)


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, spare_trains: int, turns: int) -> int:
    if view.phase == AFTER_ACTION:
        action = greedy_monsters.move(view, board, scratch, legal)
        return action if action != NONE else END
    extras.choose(view, board, scratch, spare_trains, turns - demand.turns_of(view, board, scratch))
    draws.wanted(view, board, scratch)
    if view.phase == PAYMENT:
        return pay(view, board, scratch, legal)
    if view.phase == SECOND_CARD:
        return draws.choose(view, board, scratch, legal)
    return act(view, board, scratch, legal, spare_trains, turns)


@kernel
def act(view: Game, board: Board, scratch: Scratch, legal: Masks, spare_trains: int, turns: int) -> int:
    if view.last_turns != NONE:
        track = last_claim(view, board, scratch, legal)
        if track != NONE:
            return CLAIM + track
    track = best_claim(view, board, scratch, legal, scratch.plan_tracks, True)
    if track != NONE:
        return CLAIM + track
    action = greedy_cards.clear_way(view, board, scratch, legal) if board.monsters != 0 else NONE
    if action != NONE:
        return action
    if aims.wants_station(view, scratch):
        place = aims.station_place(board, scratch, legal)
        if place != NONE:
            return STATION + place
    if has(legal[0], TICKETS) and settlement.wants_more(view, board, scratch, spare_trains, turns):
        return TICKETS
    track = best_claim(view, board, scratch, legal, scratch.plan_extra, False)
    if track != NONE and is_worth_a_turn(view, board, scratch, track, turns):
        return CLAIM + track
    action = draws.choose(view, board, scratch, legal)
    return action if action != NONE else greedy_cards.last_resort(board, legal)


@kernel
def is_worth_a_turn(view: Game, board: Board, scratch: Scratch, track: int, turns: int) -> bool:
    if turns <= 3 or view.trains[view.player] <= w(scratch, LOWTRAINS):
        return True
    if w(scratch, FLAT) > 0:
        return extras.full_rate(board, track) >= w(scratch, FLAT)
    return extras.full_rate(board, track) * 16 >= extras.best_full_rate(board, scratch) * w(scratch, SHARE)


@kernel
def last_claim(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = int(board.track_points[track]) * POINT
            if plan.in_set(scratch.plan_finishing, track):
                value += finished_by(scratch, track)
            if value > most:
                best, most = track, value
    return best


@kernel
def finished_by(scratch: Scratch, track: int) -> int:
    value = 0
    for position in range(scratch.held_count):
        if scratch.held[position] >= 0 and network.size(scratch.plan_ways[position]) == 1:
            if plan.in_set(scratch.plan_ways[position], track):
                value += int(scratch.plan_gain[position])
    return value


@kernel
def best_claim(view: Game, board: Board, scratch: Scratch, legal: Masks, among: Masks, planned: bool) -> int:
    best, most = NONE, NEVER
    prices.count_hand(view, scratch)
    prices.reserve(board, scratch, scratch.plan_trial)
    now = demand.burden(scratch)
    if planned:
        prices.count_hand(view, scratch)
        prices.reserve(board, scratch, scratch.plan_tracks)
        prices.set_all(view, board, scratch, w(scratch, THRIFT))
        ways.allow(view, board, scratch, 0)
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word] & among[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = w(scratch, BASEVALUE) + int(board.track_points[track]) * w(scratch, HASTE) // 8 + w(scratch, URG) * aims.urgency(board, scratch, track) // 8
            if planned:
                loss = danger.of_losing(view, board, scratch, track)
                near = 2 + w(scratch, NEAR) * danger.rivals_near(view, board, track)
                value += loss * near * w(scratch, DANGER) // 128
            value -= w(scratch, RAID) * (cheapest(view, board, scratch, track) - now) // 16
            if value > most:
                best, most = track, value
    return best if most > w(scratch, FILLCLAIM) else NONE


@kernel
def cheapest(view: Game, board: Board, scratch: Scratch, track: int) -> int:
    """Return the burden after the best payment for a track."""
    due, colour, symbols = int(board.length[track]), int(board.colour[track]), int(board.symbols[track])
    least = 1 << 20
    for kind in range(COLOURS):
        if colour == GRAY or colour == kind:
            locomotives = max(symbols, due - int(view.hand[view.player, kind]))
            if locomotives <= view.hand[view.player, LOCOMOTIVE] and locomotives <= due:
                least = min(least, after(view, board, scratch, track, kind, due - locomotives, locomotives))
    return least if least < 1 << 20 else 0


@kernel
def after(view: Game, board: Board, scratch: Scratch, track: int, kind: int, cards: int, locomotives: int) -> int:
    """Return the burden once cards are paid for a track (or for a station: NONE)."""
    prices.count_hand(view, scratch)
    scratch.plan_spare[kind] -= cards
    scratch.plan_spare[LOCOMOTIVE] -= locomotives
    gone = np.uint64(0)
    if track != NONE:
        gone = scratch.plan_trial[track // 64] & bit(track % 64)
        scratch.plan_trial[track // 64] &= ~gone
    prices.reserve(board, scratch, scratch.plan_trial)
    if track != NONE:
        scratch.plan_trial[track // 64] |= gone
    return demand.burden(scratch)


@kernel
def pay(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    track = int(view.claiming)
    due = int(view.building != NONE)
    if track != NONE:
        due = int(board.length[track]) - int(view.replaced)
    else:
        due = 1
        for place in range(board.places):
            due += int(has(view.stations[view.player], place))
    best, least = NONE, 1 << 20
    for kind in range(LOCOMOTIVE + 1):
        for locomotives in range(PAY_WIDTH):
            way = PAY + kind * PAY_WIDTH + locomotives
            if has(legal[way // 64], way % 64):
                cards = 0 if kind == LOCOMOTIVE else due - locomotives
                left = after(view, board, scratch, track, kind, cards, due - cards)
                if left < least:
                    best, least = way, left
    if best != NONE:
        return best
    return substitute(view, board, scratch, legal)


@kernel
def substitute(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    best, least = NONE, 1 << 20
    for kind in range(KINDS):
        if has(legal[0], GIVE + kind):
            left = after(view, board, scratch, int(view.claiming), kind, 1, 0)
            if left < least:
                best, least = GIVE + kind, left
    return best if best != NONE else REPLACE
