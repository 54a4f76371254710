"""The planner in a race to six (R410-R423): which ticket is nearest in turns, how to get there, and when to change.

A way costs a turn for each claim, the turns in which missing cards are drawn, and its trains, of which there are few.
It is laid anew every turn, because cards come from the deck only and the hand decides which way is short. Joining both
coasts is one more ticket (R415). The larger the network, the more unseen tickets are joined already, and each of those
is shown and replaced at once (R414): so tickets are changed for what new ones promise (R416). The last train is laid by
who is ahead: then trains are laid anywhere, and otherwise never (R418).
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import cards as greedy_cards
from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.planner import prices, ways
from whistlestop.bots.shared import aims, claims, planning, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.actions import CHANGE, CLAIM, CLAIM_WORD, DRAW, END
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.state import (
    AFTER_ACTION,
    COLOURS,
    LOCOMOTIVE,
    MONSTERS,
    NONE,
    PAYMENT,
    SECOND_CARD,
    TRACK_WORDS,
    UNKNOWN,
    GameRecord,
    Masks,
)
from whistlestop.rules import tickets

GOALS = 3  # two tickets and both coasts
LEAST = 8  # sixteenths of a turn that any track costs
LONGEST = 16  # more spaces than any track has
OUT_OF_REACH = 400  # sixteenths of a turn that a ticket is weighed as which no way leads to any more


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do in a turn with cards, or NONE if nothing sensible is left."""
    lay_ways(view, board, plan)
    if view.phase == PAYMENT:
        return greedy_cards.payment(view, board, plan, legal)
    if view.phase == AFTER_ACTION:
        action = relief(view, board, plan, legal)
        if action == NONE:
            action = greedy_monsters.move(view, board, plan, legal)
        return action if action != NONE else END
    if view.phase == SECOND_CARD:
        return DRAW if has(legal[0], DRAW) else NONE
    return act(view, board, plan, legal)


@kernel
def act(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to begin a turn with: ending it ahead, a ticket completed, a change, a claim, a card."""
    action = end_ahead(view, board, plan, legal)
    if action == NONE and not can_finish(plan, legal) and wants_change(view, board, plan):
        action = CHANGE
    if action == NONE:
        action = claim(board, plan, legal)
    if action == NONE and board.monsters != 0:
        action = greedy_cards.clear_way(view, board, plan, legal)
    if action == NONE and has(legal[0], DRAW):
        action = DRAW
    return CHANGE if action == NONE or too_early(view, board, plan, action) else action


@kernel
def lay_ways(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Plan for both tickets and the coasts, the nearest first."""
    planning.begin(view, board, plan)
    planning.allow(view, board, plan, False)
    planning.list_tickets(view, board, plan)  # chaos in their places would put them off
    for word in range(TRACK_WORDS):
        plan.wanted[word] = np.uint64(0)
        for goal in range(GOALS):
            plan.ways[goal, word] = np.uint64(0)
    trains, done = int(view.trains[view.player]), np.uint64(0)
    one, other = held_tickets(view, board)
    for goal in range(GOALS):
        set_prices(view, board, plan)
        best, least = NONE, OUT_OF_REACH
        for number in range(GOALS):
            ticket = one if number == 0 else other if number == 1 else coast(view, board)
            if ticket != NONE and not has(done, number):
                turns = turns_to(view, board, plan, ticket, trains)
                if goal == 0 and turns == 0:
                    done |= bit(number)  # joined already: it waits for a monster to leave, and others are nearest
                elif turns < least:
                    best, least = number, turns
        if best == NONE:
            break
        done |= bit(best)
        ticket = one if best == 0 else other if best == 1 else coast(view, board)
        trains -= mark(view, board, plan, ticket, goal)


@kernel
def relief(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the best move of a monster for which a joined ticket waits, or NONE (R422)."""
    waiting = places_of_joined(view, board, plan)
    for monster in range(MONSTERS):
        here, other = view.monster_place[monster], view.monster_place[1 - monster]
        if board.chaos[here] & ~board.chaos[other] & waiting != np.uint64(0):
            action, _ = greedy_monsters.best_move(view, board, plan, legal, monster, NONE)
            if action != NONE:
                return action
    return NONE


@kernel
def places_of_joined(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> np.uint64:
    """Return the places of the player's tickets that own tracks join."""
    for word in range(TRACK_WORDS):
        plan.free[word] = view.owned[view.player, word]
    places, trains = np.uint64(0), int(view.trains[view.player])
    for ticket in range(board.tickets):
        if tickets.held(view, ticket, int(view.player)) and turns_to(view, board, plan, ticket, trains) == 0:
            places |= board.ticket_from[ticket] | planning.targets(board, ticket)
    return places


@kernel
def held_tickets(view: GameRecord, board: BoardRecord) -> tuple[int, int]:
    """Return the two tickets of the player, NONE for one that is not there."""
    one, other = NONE, NONE
    for ticket in range(board.tickets):
        if tickets.held(view, ticket, int(view.player)):
            one, other = ticket, one
    return one, other


@kernel
def coast(view: GameRecord, board: BoardRecord) -> int:
    """Return the ticket from coast to coast, which stands behind those of the deck, or NONE if it is won."""
    if view.crossed[view.player] != 0 or board.coasts[0] == np.uint64(0):
        return NONE
    return int(board.tickets)


@kernel
def set_prices(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write what every claimable track costs, in sixteenths of a turn, with the cards that earlier ways leave over."""
    count_cards(view, board, plan)
    for word in range(board.track_words):
        tracks, blocked = plan.claimable[word], claims.barred(view, board, word)
        while tracks != np.uint64(0):
            position = lowest(tracks)
            tracks = drop_lowest(tracks)
            track = word * 64 + position
            length = int(board.length[track])
            if board.dice != 0:
                price = 2 * prices.DICE_TURNS[min(length, 15)]
            else:
                price = 16 + of_missing(plan, short_of(board, plan, track))
            price += plan.weights.six_train * length + plan.weights.six_blocked * int(has(blocked, position))
            price -= plan.weights.six_reach * opened_up(view, board, track) // 16
            plan.price[track] = max(price, LEAST)


@kernel
def opened_up(view: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many unseen tickets name an end of a track that the player has not reached yet."""
    reached = planning.unreached(view, board, int(board.end_a[track]))
    reached |= planning.unreached(view, board, int(board.end_b[track]))
    count = 0
    for ticket in range(board.tickets):
        named = board.ticket_from[ticket] | planning.targets(board, ticket)
        count += int(view.where[ticket] // 8 == UNKNOWN and named & reached != np.uint64(0))
    return count


@kernel
def count_cards(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Count the cards of the hand that ways laid so far leave over."""
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.wanted)


@kernel
def short_of(board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return how many cards a track lacks, locomotives not counted."""
    colour = int(board.colour[track])
    if colour == GRAY:
        colour = prices.fullest(plan)
    return max(int(board.length[track]) - max(int(plan.spare[colour]), 0), 0)


@kernel
def of_missing(plan: PlanRecord, short: int) -> int:
    """Return what so many missing cards cost: locomotives of the hand stand for some."""
    wild = max(min(short, int(plan.spare[LOCOMOTIVE])), 0)
    return plan.weights.six_card * (short - wild) + plan.weights.six_locomotive * wild


@kernel
def of_owed(plan: PlanRecord) -> int:
    """Return what all cards cost that are owed and not there."""
    short = 0
    for colour in range(COLOURS):
        short += max(-int(plan.spare[colour]), 0)
    return of_missing(plan, short)


@kernel
def turns_to(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, trains: int) -> int:
    """Return how many sixteenths of a turn complete a ticket with so many trains; 0 if it is joined."""
    place = ways.search(view, board, plan, board.ticket_from[ticket], planning.targets(board, ticket))
    if place == NONE or trains_on_way(board, plan, place) > trains:
        return OUT_OF_REACH
    turns = int(plan.distance[place])
    if board.dice == 0 and turns > 0:
        turns += counted_twice(view, board, plan, place) * plan.weights.six_once // 16
    return min(turns, OUT_OF_REACH - 1)


@kernel
def trains_on_way(board: BoardRecord, plan: PlanRecord, place: int) -> int:
    """Return how many trains the way takes that ends at a place."""
    trains = 0
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        if not track_sets.in_set(plan.free, track):
            trains += int(board.trains_needed[track])
        place = planning.far_end(board, track, place)
    return trains


@kernel
def counted_twice(view: GameRecord, board: BoardRecord, plan: PlanRecord, place: int) -> int:
    """Return what the way that ends at a place costs beyond its prices because its tracks count on the same cards."""
    each, end = 0, place
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        if not track_sets.in_set(plan.free, track):
            each += of_missing(plan, short_of(board, plan, track))
        place = planning.far_end(board, track, place)
    before = of_owed(plan)
    while plan.via[end] != NONE:
        track = int(plan.via[end])
        if not track_sets.in_set(plan.free, track):
            prices.reserve_track(board, plan, track)
        end = planning.far_end(board, track, end)
    owed = of_owed(plan)
    count_cards(view, board, plan)
    return max(owed - before - each, 0)


@kernel
def mark(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, goal: int) -> int:
    """Add the way of a ticket to the plan, as the one of a goal, and return how many trains it takes."""
    place = ways.search(view, board, plan, board.ticket_from[ticket], planning.targets(board, ticket))
    trains, claims, last = 0, 0, NONE
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        if not has(view.owned[view.player, track // 64], track % 64):  # ways that are only planned are not there yet
            claims, last = claims + 1, track
        if not track_sets.in_set(plan.free, track):
            track_sets.add(plan.tracks, track)
            track_sets.add(plan.wanted, track)
            plan.ways[goal, track // 64] |= np.uint64(1) << np.uint64(track % 64)
            trains += int(board.trains_needed[track])
        place = planning.far_end(board, track, place)
    for word in range(TRACK_WORDS):
        plan.free[word] |= plan.ways[goal, word]
    if claims == 1:
        track_sets.add(plan.finishing, last)
    return trains


@kernel
def claim(board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a claim that completes a ticket, else that of the longest track towards the nearest goal.

    Nothing else is claimed for a farther one while cards are missing: two more cards nearly always are worth more, and
    the farther ticket may be changed before it is reached.
    """
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = (plan.finishing[word] | plan.ways[0, word]) & legal[CLAIM_WORD + word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            worth = int(board.length[track]) + LONGEST * int(track_sets.in_set(plan.finishing, track))
            if worth > most:
                best, most = CLAIM + track, worth
    return best


@kernel
def wants_change(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> bool:
    """Return whether two new tickets promise more than a turn and those held."""
    return promise_of_change(view, board, plan) > plan.weights.six_change


@kernel
def promise_of_change(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many sixteenths of a turn two new tickets promise to be nearer than those held."""
    for word in range(TRACK_WORDS):
        plan.wanted[word] = np.uint64(0)
        plan.free[word] = view.owned[view.player, word]
    set_prices(view, board, plan)
    joined, count, trains = 0, 0, int(view.trains[view.player])
    for ticket in range(board.tickets):
        if view.where[ticket] // 8 == UNKNOWN:
            turns = turns_to(view, board, plan, ticket, trains)
            if turns == 0:
                joined += 1
            else:
                insert(plan, count, turns)
                count += 1
    if count < 2:
        return OUT_OF_REACH if joined > 0 else -OUT_OF_REACH
    at_once = 2 * joined * plan.weights.six_ticket // count
    near, far = turns_of_held(view, board, plan, trains)
    total = total_of_nearer(plan, count)
    nearer = near - 2 * total // (count * (count - 1))
    farther = far - 2 * (sum_of(plan, count) * (count - 1) - total) // (count * (count - 1))
    return at_once + nearer + farther * plan.weights.six_second // 16


@kernel
def turns_of_held(view: GameRecord, board: BoardRecord, plan: PlanRecord, trains: int) -> tuple[int, int]:
    """Return how many sixteenths of a turn the nearer and the farther of the tickets held take, each for itself."""
    one, other = held_tickets(view, board)
    first = turns_to(view, board, plan, one, trains) if one != NONE else OUT_OF_REACH
    second = turns_to(view, board, plan, other, trains) if other != NONE else OUT_OF_REACH
    return min(first, second), max(first, second)


@kernel
def insert(plan: PlanRecord, count: int, turns: int) -> None:
    """Add what a ticket takes to what is sorted, the nearest first."""
    slot = count
    while slot > 0 and plan.drawn_gain[slot - 1] > turns:
        plan.drawn_gain[slot] = plan.drawn_gain[slot - 1]
        slot -= 1
    plan.drawn_gain[slot] = turns


@kernel
def total_of_nearer(plan: PlanRecord, count: int) -> int:
    """Return what the nearer one takes, added up over all pairs of the tickets that are sorted."""
    total = 0
    for slot in range(count - 1):
        total += int(plan.drawn_gain[slot]) * (count - 1 - slot)
    return total


@kernel
def sum_of(plan: PlanRecord, count: int) -> int:
    """Return what the tickets that are sorted take together."""
    total = 0
    for slot in range(count):
        total += int(plan.drawn_gain[slot])
    return total


@kernel
def can_finish(plan: PlanRecord, legal: Masks) -> bool:
    """Return whether a claim completes a ticket right now."""
    found = np.uint64(0)
    for word in range(TRACK_WORDS):
        found |= plan.finishing[word] & legal[CLAIM_WORD + word]
    return found != np.uint64(0)


@kernel
def lead(view: GameRecord) -> int:
    """Return by how many completed tickets the player is ahead of the best other seat."""
    best = 0
    for seat in range(view.players):
        if seat != view.player:
            best = max(best, int(view.completed[seat]))
    return int(view.completed[view.player]) - best


@kernel
def end_ahead(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return a claim that brings the end nearer for a player who is ahead, the longest he can pay for, or NONE."""
    ahead, best, most = lead(view), NONE, 0
    if view.trains[view.player] > plan.weights.six_burning:
        return NONE
    for track in range(board.tracks):
        if aims.can_claim(legal, track):
            after = ahead + int(track_sets.in_set(plan.finishing, track))
            trains = int(board.trains_needed[track])
            if after > 0 and trains > most:
                best, most = CLAIM + track, trains
    return best


@kernel
def too_early(view: GameRecord, board: BoardRecord, plan: PlanRecord, action: int) -> bool:
    """Return whether an action is a claim that would end the game for a player who is not ahead then."""
    track = action - CLAIM
    if track < 0 or track >= board.tracks:
        return False
    if int(view.trains[view.player]) - int(board.trains_needed[track]) > int(board.end_trains):
        return False
    return lead(view) + int(track_sets.in_set(plan.finishing, track)) <= 0
