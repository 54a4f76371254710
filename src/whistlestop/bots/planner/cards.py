"""The planner's turn with train cards: what it claims, and when it draws instead.

Planned tracks are claimed as soon as they can be paid for without robbing others; of several the one whose loss would
hurt most. Tracks that are wanted for their points alone wait in the hand unless they are the best there are, because
until then any card may still turn out to be the right one.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.planner import danger, demand, draws, extras, network, pace, settlement
from whistlestop.bots.planner import monsters as planner_monsters
from whistlestop.bots.planner import payments as planner_payments
from whistlestop.bots.shared import aims, claims, supply, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.actions import CLAIM, CLAIM_WORD, END, STATION, TICKETS
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import AFTER_ACTION, LOCOMOTIVE, NONE, PAYMENT, SECOND_CARD, GameRecord, Masks


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int, turns: int) -> int:
    """Return what to do in a turn; there must be a plan, which leaves so many trains of so many turns over."""
    extras.choose(view, board, plan, spare_trains, turns - demand.turns_of(view, board, plan))
    draws.put_together(plan)
    if view.phase == AFTER_ACTION:
        action = planner_monsters.move(view, board, plan, legal, turns)
        return action if action != NONE else END
    if view.phase == PAYMENT:
        return planner_payments.choose(view, board, plan, legal)
    if view.phase == SECOND_CARD:
        return draws.choose(view, board, plan, legal)
    return act(view, board, plan, legal, spare_trains, turns)


@kernel
def act(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int, turns: int) -> int:
    """Return what to begin a turn with, or NONE if nothing sensible is left."""
    action = claim(view, board, plan, legal)
    if board.monsters != 0 and (action == NONE or view.last_turns != NONE):
        move = planner_monsters.clear_way(view, board, plan, legal, turns, at_once(view, board, plan, action))
        action = move if move != NONE else action
    if action == NONE and aims.wants_station(view, board, plan):
        place = aims.station_place(board, plan, legal)
        action = STATION + place if place != NONE else NONE
    if action == NONE and has(legal[0], TICKETS) and settlement.wants_more(view, board, plan, spare_trains, turns):
        action = TICKETS
    if action == NONE and board.by_points != 0:
        track = claim_for_points(view, board, plan, legal, spare_trains, turns)
        action = CLAIM + track if track != NONE else NONE
    if action == NONE:
        action = draws.choose(view, board, plan, legal)
    return action if action != NONE else greedy_cards.last_resort(board, legal)


@kernel
def claim(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the claim of a planned track, in the last turn of any that brings most, or NONE."""
    track = NONE
    if view.last_turns != NONE:
        track = last_claim(view, board, plan, legal)
    if track == NONE:
        track = best_claim(view, board, plan, legal, plan.tracks, True)
    return CLAIM + track if track != NONE else NONE


@kernel
def at_once(view: GameRecord, board: BoardRecord, plan: PlanRecord, action: int) -> int:
    """Return what a claim brings at once, with the tickets that it fulfils; nothing if there is none."""
    return network.brought_by(view, board, plan, action - CLAIM) if action != NONE else 0


@kernel
def claim_for_points(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int, turns: int
) -> int:
    """Return the track for points to claim now, or NONE if cards are drawn for a better one."""
    track = best_claim(view, board, plan, legal, plan.extra, False)
    if track != NONE:
        pays = is_pressed(view, board, plan, turns) or is_among_the_best(view, board, plan, track)
        return track if pays else NONE
    # While tickets lack cards, a turn is better spent on drawing them, if there are any.
    short = extras.are_cards_short(view, plan)
    if short or (track_sets.is_empty(plan.tracks) and is_pressed(view, board, plan, turns)):
        return without_waiting(view, board, plan, legal, spare_trains)
    return NONE


@kernel
def is_pressed(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> bool:
    """Return whether there is no time to choose: the end is near, or there is next to nothing left to draw."""
    if pace.fewest_trains(view, board) <= plan.weights.end_phase or turns <= plan.weights.short_of_time:
        return True
    if supply.own(view, board) <= aims.share(board, plan.weights.few_trains):
        return True
    return extras.are_cards_short(view, plan)


@kernel
def without_waiting(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int) -> int:
    """Return the track that brings most of all that can be paid for, if that is as much as drawing promises, or NONE.

    Cards that tickets need are not for it; others are good for nothing else any more.
    """
    best, most = NONE, extras.promise(view, board, plan, legal)
    now = planner_payments.after(view, board, plan, plan.tracks, NONE, LOCOMOTIVE, 0, 0)
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word] & ~plan.tracks[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if claims.own_trains(board, plan, track) <= spare_trains:
                taken = planner_payments.burden_after(view, board, plan, plan.tracks, track, now) - now
                value = extras.worth_at_the_end(view, board, plan, track) - plan.weights.raid * taken // 16
                if value >= most:
                    best, most = track, value
    return best


@kernel
def is_among_the_best(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> bool:
    """Return whether a track for points pays so well that it is claimed at once."""
    rate = extras.rate(view, board, plan, track)
    return rate * 16 >= extras.best_rate(view, board, plan) * plan.weights.share_of_best


@kernel
def last_claim(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the track that brings most in the last turn, tickets that it fulfils included, or NONE."""
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = claims.gain(view, board, track) + int(plan.lengthening[track])
            if track_sets.in_set(plan.finishing, track):
                value += network.finished_by(plan, track)
            if value > most:
                best, most = track, value
    return best


@kernel
def best_claim(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, among: Masks, planned: bool
) -> int:
    """Return the track of a set that is most worth claiming now, or NONE; planned ones for fear of losing them too."""
    best, most = NONE, 0
    now = planner_payments.after(view, board, plan, plan.wanted, NONE, LOCOMOTIVE, 0, 0)
    if planned:
        danger.prepare(view, board, plan)
    for word in range(board.track_words):
        tracks = legal[CLAIM_WORD + word] & among[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value = aims.urgency(board, plan, track)
            if planned:
                value += danger.of_losing(view, board, plan, track)
            value -= (
                plan.weights.raid
                * (planner_payments.burden_after(view, board, plan, plan.wanted, track, now) - now)
                // 16
            )
            if value > most:
                best, most = track, value
    return best
