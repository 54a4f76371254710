"""What `greedy` does with train cards: it claims, draws what the plan lacks, and pays with what the plan can spare."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.greedy import plus4
from whistlestop.bots.shared import aims, chaos, claims, needs, track_sets
from whistlestop.bots.shared.answering import first_of
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.actions import (
    CLAIM,
    DECLINE,
    DRAW,
    END,
    EXTRA,
    GIVE,
    PASS,
    PAY,
    PAY_WIDTH,
    REPLACE,
    STATION,
    TAKE,
    TICKETS,
)
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import (
    AFTER_ACTION,
    COLOURS,
    KINDS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    PLUS4,
    SECOND_CARD,
    TUNNEL_CARDS,
    GameRecord,
    Masks,
)

# What mechanisms draw from decks of their own.
draw_own = first_of(collect(__package__, "draw_own"))
MANY_CARDS = 3  # missing for the plan before a face-up locomotive is worth both cards of a turn


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn with cards, or NONE if nothing sensible is left; there must be a plan."""
    if view.phase == PAYMENT:
        return payment(view, board, plan, legal)
    if view.phase == AFTER_ACTION:
        action = greedy_monsters.move(view, board, plan, legal)
        return action if action != NONE else END
    if view.phase == SECOND_CARD:
        aim_for_points(view, board, plan)
        return draw(view, board, plan, legal)
    return act(view, board, plan, legal)


@kernel
def act(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to begin a turn with, or NONE if nothing sensible is left."""
    track = aims.planned_claim(view, board, plan, legal)
    if track != NONE:
        return CLAIM + track
    action = clear_way(view, board, plan, legal) if board.monsters != 0 else NONE
    if action != NONE:
        return action
    if aims.wants_station(view, board, plan):
        place = aims.station_place(board, plan, legal)
        if place != NONE:
            return STATION + place
    if aims.wants_tickets(view, board, plan):
        return TICKETS
    track = aim_for_points(view, board, plan)
    if track != NONE and aims.can_claim(legal, track):
        return CLAIM + track
    action = draw(view, board, plan, legal)
    return action if action != NONE else last_resort(board, legal)


@kernel
def clear_way(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a monster's move after which a planned track can be claimed and paid for at once, or NONE (R170)."""
    best, most, left = NONE, NONE, int(view.hand[view.player, LOCOMOTIVE]) - 1
    for word in range(board.track_words):
        tracks = aims.useful(view, plan, word) & chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            monster = greedy_monsters.blocker(view, legal, board, track)
            if monster != NONE and needs.missing_with(view, board, track, left) == 0:
                action, _ = greedy_monsters.best_move(view, board, plan, legal, monster, track)
                value = aims.urgency(board, plan, track)
                if action != NONE and value > most:
                    best, most = action, value
    return best


@kernel
def aim_for_points(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Put the track that brings most points a turn into an empty plan and return it, or NONE."""
    if view.last_turns == NONE and not track_sets.is_empty(plan.tracks):
        return NONE
    best, most, patience = NONE, 0, most_missing(view, board)
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~claims.shut(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            lacking = needs.missing(view, board, track)
            # Two cards come in a turn, and claiming is a turn of its own.
            value = claims.gain(view, board, track) * 4 // (2 + lacking)
            if lacking <= patience and value > most:
                best, most = track, value
    if best != NONE:
        track_sets.add(plan.tracks, best)
    return best


@kernel
def most_missing(view: GameRecord, board: BoardRecord) -> int:
    """Return how many cards there is still time to draw: none in the last round, few before it."""
    if view.last_turns != NONE:
        return 0
    return max(aims.fewest_rival_trains(view, board) // 2, 2)


@kernel
def draw(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the card to draw for the plan, or NONE if none can be drawn."""
    if board.own_decks != 0:
        return draw_own(view, board, plan, legal)
    lacking = needs.count(view, board, plan)
    locomotive = has(legal[0], TAKE + LOCOMOTIVE)
    if locomotive and plan.need[LOCOMOTIVE] > view.hand[view.player, LOCOMOTIVE]:
        return TAKE + LOCOMOTIVE
    if board.any_plus4 != 0 and lacking > 0 and has(legal[0], TAKE + PLUS4) and plus4.helps(board, plan):
        return TAKE + PLUS4
    colour = needed_colour(plan, legal)
    if colour != NONE:
        return TAKE + colour
    if locomotive and lacking >= enough_missing(board) and locomotives_help(board, plan):
        return TAKE + LOCOMOTIVE
    return DRAW if has(legal[0], DRAW) else any_card(legal)


@kernel
def enough_missing(board: BoardRecord) -> int:
    """Return how many cards must be missing before a face-up locomotive is worth taking (R12, R81)."""
    return 1 if board.locomotive_one_card != 0 else MANY_CARDS


@kernel
def locomotives_help(board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether a locomotive may stand for a colour on some planned track (R82, R91)."""
    if board.locomotives_limited == 0:
        return True
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= plan.tracks[word] & board.locomotive_tracks[word]
    return found != np.uint64(0)


@kernel
def needed_colour(plan: PlanRecord, legal: Masks) -> int:
    """Return the face-up colour the plan lacks most of, or NONE."""
    best, most = NONE, 0
    for colour in range(COLOURS):
        if has(legal[0], TAKE + colour) and plan.need[colour] > most:
            best, most = colour, int(plan.need[colour])
    return best


@kernel
def any_card(legal: Masks) -> int:
    """Return some face-up card that can be taken, or NONE."""
    for kind in range(KINDS):
        if has(legal[0], TAKE + kind):
            return TAKE + kind
    return NONE


@kernel
def last_resort(board: BoardRecord, legal: Masks) -> int:
    """Return the claim with most points, else a draw of tickets, else a pass: no card can be drawn."""
    best, most = NONE, -1
    for track in range(board.tracks):
        if aims.can_claim(legal, track) and board.track_points[track] > most:
            best, most = CLAIM + track, int(board.track_points[track])
    if best == NONE and has(legal[TICKETS // 64], TICKETS % 64):
        return TICKETS
    return best if best != NONE or not has(legal[0], PASS) else PASS


@kernel
def payment(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the payment with fewest locomotives, and of those the one whose colour the plan can best spare.

    Cards of any kind replace something only where nothing else pays (R83, R84).
    """
    needs.count(view, board, plan)
    if view.giving > 0:
        return substitute(plan, legal)
    best, least = NONE, 1 << 30
    for kind in range(LOCOMOTIVE + 1):
        for locomotives in range(PAY_WIDTH):
            way = PAY + kind * PAY_WIDTH + locomotives
            if has(legal[way // 64], way % 64):
                sacrifice = locomotives * 256 + int(plan.need[kind])
                if sacrifice < least:
                    best, least = way, sacrifice
    if board.any_plus4 != 0:
        best = plus4.cheaper_payment(plan, legal, best, least)
    return REPLACE if best == NONE and has(legal[0], REPLACE) else best


@kernel
def substitute(plan: PlanRecord, legal: Masks) -> int:
    """Return a card to give as a substitute: the first kind the plan can spare, else what it needs least."""
    best, least = NONE, 1 << 30
    for kind in range(LOCOMOTIVE + 1):
        if has(legal[0], GIVE + kind):
            if kind < LOCOMOTIVE and plan.need[kind] < 0:
                return GIVE + kind
            sacrifice = int(plan.need[kind]) + 64 * int(kind == LOCOMOTIVE)
            if sacrifice < least:
                best, least = GIVE + kind, sacrifice
    return best


@kernel
def surcharge(legal: Masks) -> int:
    """Return the way to pay a tunnel's surcharge with fewest locomotives, or DECLINE."""
    for locomotives in range(TUNNEL_CARDS + 1):
        if has(legal[0], EXTRA + locomotives):
            return EXTRA + locomotives
    return DECLINE
