"""Which tickets the planner keeps and when it draws more: what they will likely settle for at the end."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import demand, network, pace, prices, ways
from whistlestop.bots.shared import aims, chaos, claims, needs, planning, supply, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT, whole_eighths
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest, popcount
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, OFFERED, UNKNOWN, GameRecord, Masks
from whistlestop.rules import halving, tickets

NEVER = -(1 << 20)


@kernel
def choose(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return whether the ticket asked about belongs to the best choice among those on offer, as KEEP or RETURN."""
    if not has(legal[0], RETURN):
        return KEEP
    if not has(legal[0], KEEP):
        return RETURN
    turns = pace.turns_left(view, board, plan) - plan.weights.turns_for_keeping * int(view.turn > 0)
    open_tickets = undecided(view, board)
    due = int(view.must_keep) - int(view.kept[0]) - int(view.kept[1])
    best, most = 0, NEVER
    for choice in range(1 << open_tickets):
        if popcount(np.uint64(choice)) >= due:
            value = settle(view, board, plan, choice, turns)
            if value > most:
                best, most = choice, value
    return KEEP if best % 2 == 1 else RETURN


@kernel
def undecided(view: GameRecord, board: BoardRecord) -> int:
    """Return how many tickets are still to be decided about, the one asked about included."""
    count = 0
    for ticket in range(board.tickets):
        count += int(view.where[ticket] == tickets.at(OFFERED, int(view.player)))
    return min(count, 6)


@kernel
def settle(view: GameRecord, board: BoardRecord, plan: PlanRecord, choice: int, turns: int) -> int:
    """Return what the tickets held and those of a choice are worth together; bit 0 is the one asked about."""
    planning.begin(view, board, plan)
    planning.list_tickets(view, board, plan)
    number = 0
    for ticket in range(int(view.asking), int(board.tickets)):
        if view.where[ticket] == tickets.at(OFFERED, int(view.player)):
            if choice >> number & 1 == 1:
                planning.list_ticket(plan, ticket)
            number += 1
    places = chaos.at_the_end(view, board)
    planning.sort_by_worth(board, plan, places)
    trains = network.arrange(view, board, plan, turns)
    value = 0
    for position in range(plan.ticket_count):
        ticket = int(plan.tickets[position])
        if plan.given_up[position] == 0:
            points = planning.worth(board, ticket, places) * POINT
            value += whole_eighths(points * plan.weights.hope_keeping // 16) + network.bonus_of_ticket(board, plan)
        else:
            value -= halving.loss(board, ticket, places) * POINT
    over = max(trains + trains_kept_back(board, plan) - supply.own(view, board), 0)
    price = whole_eighths(total_price(view, board, plan) * plan.weights.price_keeping // 16)
    return value - price - over * plan.weights.overburden


@kernel
def trains_kept_back(board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many trains tickets that are kept should leave over: more where plans are upset more often."""
    kept = plan.weights.trains_kept_back
    if board.dice != 0:
        kept += plan.weights.kept_back_with_dice
    if board.monsters != 0:
        kept += plan.weights.kept_back_with_monsters
    return aims.share(board, kept)


@kernel
def total_price(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return what the plan costs, cards counted once."""
    prices.count_hand(view, plan)
    total = 0
    if board.acts != 0:  # about a turn for each locomotive
        total += needs.locomotives_due(view, board, plan.tracks) * int(plan.turn_worth)
    for word in range(board.track_words):
        tracks = plan.tracks[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            price = prices.of_claim(view, board, plan, track, prices.fullest(plan), plan.weights.train)
            total += max(price, prices.least(board, plan))
            prices.reserve_track(board, plan, track)
    return total


@kernel
def wants_more(view: GameRecord, board: BoardRecord, plan: PlanRecord, spare_trains: int, turns: int) -> bool:
    """Return whether drawing tickets is worth a turn on average."""
    if view.last_turns != NONE or turns < plan.weights.turns_for_drawing:
        return False
    if spare_trains < aims.share(board, plan.weights.trains_for_drawing):
        return False
    if demand.turns_of(view, board, plan) > plan.weights.busy:
        return False
    return (
        expected(view, board, plan, spare_trains, turns, max(int(board.drawn_deal[0]), int(board.drawn_deal[1])))
        >= plan.weights.draw_for
    )


@kernel
def expected(view: GameRecord, board: BoardRecord, plan: PlanRecord, spare_trains: int, turns: int, drawn: int) -> int:
    """Return what some tickets drawn from those not seen yet are worth on average: the best, and some of the others."""
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    prices.set_all(view, board, plan, plan.weights.train)
    planning.allow(view, board, plan, False)
    count = 0
    for ticket in range(board.tickets):
        deck = int(board.ticket_deck[ticket])
        if view.where[ticket] // 8 == UNKNOWN and board.drawn_deal[deck] > 0:
            value, slot = gain(view, board, plan, ticket, spare_trains, turns), count
            while slot > 0 and plan.drawn_gain[slot - 1] < value:
                plan.drawn_gain[slot] = plan.drawn_gain[slot - 1]
                slot -= 1
            plan.drawn_gain[slot] = value
            count += 1
    best = mean_of_best(plan, count, drawn)
    return best + plan.weights.several_tickets * mean_of_others(plan, count, drawn) // 16


@kernel
def mean_of_others(plan: PlanRecord, count: int, drawn: int) -> int:
    """Return the mean of all gains drawn beside the best one, those that are losses left out."""
    total, gains = 0, 0
    while gains < count and plan.drawn_gain[gains] > 0:
        total += int(plan.drawn_gain[gains])
        gains += 1
    # Tickets that are no gain are drawn as if they were worth nothing.
    none_before, best = 1.0, 0.0
    for slot in range(gains):
        hit = none_before * min(drawn / (count - slot), 1.0)
        best += hit * float(plan.drawn_gain[slot])
        none_before -= hit
    return max(int(total * min(drawn, count) / max(count, 1) - best), 0)


@kernel
def mean_of_best(plan: PlanRecord, count: int, drawn: int) -> int:
    """Return the mean of the best of `drawn` among gains that are sorted."""
    # The chance that the best is at a place: none of the earlier ones was drawn.
    total, none_before = 0.0, 1.0
    for slot in range(count):
        left = count - slot
        if left <= drawn:
            return int(total + none_before * float(plan.drawn_gain[slot]))
        hit = none_before * drawn / left
        total += hit * float(plan.drawn_gain[slot])
        none_before -= hit
    return int(total) if count > 0 else NEVER


@kernel
def gain(view: GameRecord, board: BoardRecord, plan: PlanRecord, ticket: int, spare_trains: int, turns: int) -> int:
    """Return what a ticket would be worth beside the plan."""
    places = chaos.at_the_end(view, board)
    loss = halving.loss(board, ticket, places) * POINT
    place = ways.find(view, board, plan, ticket, places)
    # A tour is judged when it is offered: its ends say little.
    if place == NONE or claims.place_of_tour(view, board, ticket, 1) != np.uint64(0):
        return -loss
    points = planning.worth(board, ticket, places) * POINT + network.bonus_of_ticket(board, plan)
    distance = int(plan.distance[place])
    trains, spaces, claimed = 0, 0, 0
    while plan.via[place] != NONE:
        track = int(plan.via[place])
        if not track_sets.in_set(plan.free, track):
            trains += claims.own_trains(board, plan, track)
            spaces += int(board.trains_needed[track])
            claimed += 1
        place = planning.far_end(board, track, place)
    if (
        trains > spare_trains
        or claimed + spaces * plan.weights.missing_for_points // 32
        > turns - plan.weights.turns_kept_back - demand.turns_of(view, board, plan)
    ):
        return -loss
    if claimed == 0:
        return points
    return max(points * plan.weights.hope_drawing // 16 - distance, -loss)
