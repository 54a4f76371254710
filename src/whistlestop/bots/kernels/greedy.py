"""The bot `greedy`: claims what its tickets need as soon as it can pay, and otherwise draws the cards for it.

Once all its tickets are fulfilled or out of reach it draws new ones while it has many trains, and then goes for the
tracks that bring most points a turn. It looks at rivals only to hurry where they are near, and builds a station only
where a ticket is cut off.
"""

from __future__ import annotations

import numpy as np

from whistlestop.actions import (
    CLAIM,
    CLAIM_WORD,
    DECLINE,
    DRAW,
    EXTRA,
    PAY,
    PAY_WIDTH,
    STATION,
    STATION_WORD,
    TAKE,
    TICKETS,
)
from whistlestop.batch import uniform
from whistlestop.board import Board
from whistlestop.bots.kernels import needs, offers, plan
from whistlestop.kernel import drop_lowest, has, kernel, lowest, popcount
from whistlestop.state import (
    AFTER_ACTION,
    CHOOSE_TICKETS,
    COLOURS,
    KINDS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    PLACE_MONSTER,
    SECOND_CARD,
    TRACK_WORDS,
    TUNNEL,
    TUNNEL_CARDS,
    Game,
    Masks,
    Scratch,
)

MANY_TRAINS = 16  # with as many left, new tickets are worth a turn
END_IS_NEAR = 8  # trains of a rival
MANY_CARDS = 3  # missing for the plan before a face-up locomotive is worth both cards of a turn


@kernel
def decide(view: Game, board: Board, scratch: Scratch, legal: Masks, seed: np.uint64, decision: int) -> int:
    """Return the action of the player in turn."""
    words = int(board.action_words)
    if has_one(legal, words) or board.dice != 0 or view.phase == PLACE_MONSTER or view.phase == AFTER_ACTION:
        return uniform(legal, words, seed, decision)
    if view.phase == CHOOSE_TICKETS:
        return offers.choose(view, board, scratch, legal)
    if view.phase == TUNNEL:
        return surcharge(legal)
    plan.make(view, board, scratch)
    if view.phase == PAYMENT:
        return payment(view, board, scratch, legal)
    action = NONE
    if view.phase == SECOND_CARD:
        aim_for_points(view, board, scratch)
        action = draw(view, board, scratch, legal)
    else:
        action = act(view, board, scratch, legal)
    return action if action != NONE else uniform(legal, words, seed, decision)


@kernel
def has_one(legal: Masks, words: int) -> bool:
    """Return whether there is only one legal action, so that nothing needs thinking about."""
    count = 0
    for word in range(words):
        count += popcount(legal[word])
    return count == 1


@kernel
def act(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return what to begin a turn with, or NONE if nothing sensible is left."""
    track = planned_claim(view, board, scratch, legal)
    if track != NONE:
        return CLAIM + track
    if plan.is_empty(scratch.plan_tracks) or fewest_rival_trains(view) <= END_IS_NEAR:
        place = station_place(board, scratch, legal)
        if place != NONE:
            return STATION + place
    if plan.is_empty(scratch.plan_tracks) and wants_tickets(view, legal):
        return TICKETS
    track = aim_for_points(view, board, scratch)
    if track != NONE and can_claim(legal, track):
        return CLAIM + track
    action = draw(view, board, scratch, legal)
    return action if action != NONE else last_resort(board, legal)


@kernel
def planned_claim(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the planned track most worth claiming now, or NONE; in the last round only one that ends a ticket."""
    best, most = NONE, NONE
    for word in range(TRACK_WORDS):
        tracks = scratch.plan_tracks[word] & legal[CLAIM_WORD + word]
        if view.last_turns != NONE:
            tracks &= scratch.plan_finishing[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = urgency(board, scratch, track)
            if value > most:
                best, most = track, value
    return best


@kernel
def urgency(board: Board, scratch: Scratch, track: int) -> int:
    """Return a number that is higher for longer tracks and for those with rivals' tracks around."""
    rivals, twins = 0, np.uint64(0)
    for word in range(board.track_words):
        around = board.incident[board.end_a[track], word] | board.incident[board.end_b[track], word]
        rivals += popcount(around & scratch.plan_rivals[word])
        twins |= board.twins[track, word] & scratch.plan_claimable[word]
    return int(board.length[track]) * 2 + rivals + 2 * int(twins == np.uint64(0))


@kernel
def can_claim(legal: Masks, track: int) -> bool:
    """Return whether a track can be claimed and paid for right now."""
    return has(legal[CLAIM_WORD + track // 64], track % 64)


@kernel
def station_place(board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return a place where a station would lend a track of the plan, or NONE."""
    for word in range(TRACK_WORDS):
        tracks = scratch.plan_borrowed[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if has(legal[STATION_WORD], int(board.end_a[track])):
                return int(board.end_a[track])
            if has(legal[STATION_WORD], int(board.end_b[track])):
                return int(board.end_b[track])
    return NONE


@kernel
def fewest_rival_trains(view: Game) -> int:
    """Return how many trains the rival nearest to the end has."""
    fewest = 127
    for seat in range(view.players):
        if seat != view.player:
            fewest = min(fewest, int(view.trains[seat]))
    return fewest


@kernel
def wants_tickets(view: Game, legal: Masks) -> bool:
    """Return whether there are trains and time enough for new tickets."""
    if not has(legal[TICKETS // 64], TICKETS % 64) or view.last_turns != NONE:
        return False
    return min(int(view.trains[view.player]), fewest_rival_trains(view)) >= MANY_TRAINS


@kernel
def aim_for_points(view: Game, board: Board, scratch: Scratch) -> int:
    """Put the track that brings most points a turn into an empty plan and return it, or NONE."""
    if view.last_turns == NONE and not plan.is_empty(scratch.plan_tracks):
        return NONE
    best, most, patience = NONE, 0, most_missing(view)
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            lacking = plan.missing(view, board, track)
            # Two cards come in a turn, and claiming is a turn of its own.
            value = int(board.track_points[track]) * 64 // (2 + lacking)
            if lacking <= patience and value > most:
                best, most = track, value
    if best != NONE:
        plan.add(scratch.plan_tracks, best)
    return best


@kernel
def most_missing(view: Game) -> int:
    """Return how many cards there is still time to draw: none in the last round, few before it."""
    if view.last_turns != NONE:
        return 0
    return max(fewest_rival_trains(view) // 2, 2)


@kernel
def draw(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the card to draw for the plan, or NONE if none can be drawn."""
    lacking = needs.count(view, board, scratch)
    locomotive = has(legal[0], TAKE + LOCOMOTIVE)
    if locomotive and scratch.plan_need[LOCOMOTIVE] > view.hand[view.player, LOCOMOTIVE]:
        return TAKE + LOCOMOTIVE
    colour = needed_colour(scratch, legal)
    if colour != NONE:
        return TAKE + colour
    if locomotive and lacking >= MANY_CARDS:
        return TAKE + LOCOMOTIVE
    return DRAW if has(legal[0], DRAW) else any_card(legal)


@kernel
def needed_colour(scratch: Scratch, legal: Masks) -> int:
    """Return the face-up colour the plan lacks most of, or NONE."""
    best, most = NONE, 0
    for colour in range(COLOURS):
        if has(legal[0], TAKE + colour) and scratch.plan_need[colour] > most:
            best, most = colour, int(scratch.plan_need[colour])
    return best


@kernel
def any_card(legal: Masks) -> int:
    """Return some face-up card that can be taken, or NONE."""
    for kind in range(KINDS):
        if has(legal[0], TAKE + kind):
            return TAKE + kind
    return NONE


@kernel
def last_resort(board: Board, legal: Masks) -> int:
    """Return the claim with most points, else a draw of tickets, else NONE: no card can be drawn."""
    best, most = NONE, -1
    for track in range(board.tracks):
        if can_claim(legal, track) and board.track_points[track] > most:
            best, most = CLAIM + track, int(board.track_points[track])
    if best == NONE and has(legal[TICKETS // 64], TICKETS % 64):
        return TICKETS
    return best


@kernel
def payment(view: Game, board: Board, scratch: Scratch, legal: Masks) -> int:
    """Return the payment with fewest locomotives, and of those the one whose colour the plan can best spare."""
    needs.count(view, board, scratch)
    best, least = NONE, 1 << 30
    for kind in range(LOCOMOTIVE + 1):
        for locomotives in range(PAY_WIDTH):
            way = PAY + kind * PAY_WIDTH + locomotives
            if has(legal[way // 64], way % 64):
                sacrifice = locomotives * 256 + int(scratch.plan_need[kind])
                if sacrifice < least:
                    best, least = way, sacrifice
    return best


@kernel
def surcharge(legal: Masks) -> int:
    """Return the way to pay a tunnel's surcharge with fewest locomotives, or DECLINE."""
    for locomotives in range(TUNNEL_CARDS + 1):
        if has(legal[0], EXTRA + locomotives):
            return EXTRA + locomotives
    return DECLINE
