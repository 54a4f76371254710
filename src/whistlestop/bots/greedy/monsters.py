"""Where `greedy` puts Alvin and Dexter, and when it moves them (R161, R167, R183, R188).

A place is judged by what chaos there does: it holds up rivals who build around it, may halve their tickets, holds up
the own plan and halves own tickets, which is welcome for those that cannot be fulfilled. A move is worth the difference
between two places and a step towards the bonus, less what the locomotives are worth elsewhere.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import chaos, needs, outlook, planning
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest, popcount
from whistlestop.records.actions import MOVE, MOVE_WIDTH, MOVE_WORD, PLACE, PLACE_WORD
from whistlestop.records.board import RANGES, BoardRecord
from whistlestop.records.state import LOCOMOTIVE, MONSTERS, NONE, UNKNOWN, GameRecord, Masks
from whistlestop.rules import halving, monsters

NEVER = -(1 << 20)
OWN_TRACK = POINT  # a planned track that has to wait
OPEN_TRACK = 2  # any other track that somebody might want
RIVALS_TRACK = 6  # the same, where rivals have built
NAMED = 7  # a ticket that names the place, for each rival who has built there
MOST_NAMED = 3

# What one more card is worth, in sixteenths of the bonus, by how many more the best rival has: from -2 to 3.
STEPS_TO_BONUS = (1, 2, 4, 5, 3, 1)
LAST_STEPS = (0, 0, 2, 16, 0, 0)

# What a locomotive is worth: one that a planned ferry takes, one while cards are missing, one to spare (the last for
# each quarter of the game that is left).
FERRY_LOCOMOTIVE = 5 * POINT
WANTED_LOCOMOTIVE = 36
SPARE_LOCOMOTIVE = 8


@kernel
def place(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return where to put a monster before the first turn."""
    planning.make(view, board, plan)
    best, most, places = NONE, NEVER, legal[PLACE_WORD]
    while places != np.uint64(0):
        here = lowest(places)
        places = drop_lowest(places)
        value = effect(view, board, plan, here)
        if value > most:
            best, most = here, value
    return PLACE + best


@kernel
def move(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the move that gains most, or NONE if none is worth its locomotives; there must be a plan."""
    alvin, gain = best_move(view, board, plan, legal, 0, NONE)
    dexter, other = best_move(view, board, plan, legal, 1, NONE)
    if max(gain, other) <= 0:
        return NONE
    return alvin if gain >= other else dexter


@kernel
def best_move(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, monster: int, track: int
) -> tuple[int, int]:
    """Return a monster's best move (or NONE) and its gain; to clear a track it is a short one that does so."""
    best, most, seen = NONE, NEVER, np.uint64(0)
    for count in range(1, RANGES + 1 if track == NONE else 2):
        word = monster * RANGES + count - 1
        places = legal[MOVE_WORD + word] & ~seen  # two locomotives only for what one cannot reach
        seen |= places
        if places != np.uint64(0):
            found, value = best_place(view, board, plan, places, monster, track)
            value -= price(view, board, plan, count)
            if found != NONE and value > most:
                best, most = MOVE + word * MOVE_WIDTH + found, value
    if best != NONE:
        most += card_worth(view, board, monster) - marginal(view, board, plan, monster, chaos.place_of(view, monster))
    return best, most


@kernel
def best_place(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, places: np.uint64, monster: int, track: int
) -> tuple[int, int]:
    """Return the place a monster does most good at, of those that leave a track free, and how much that is."""
    best, most = NONE, NEVER
    while places != np.uint64(0):
        there = lowest(places)
        places = drop_lowest(places)
        if track == NONE or not has(board.blocked[there, track // 64], track % 64):
            value = marginal(view, board, plan, monster, there)
            if value > most:
                best, most = there, value
    return best, most


@kernel
def marginal(view: GameRecord, board: BoardRecord, plan: PlanRecord, monster: int, there: int) -> int:
    """Return what a monster's standing at a place is worth: nothing where the other one stands anyway."""
    return 0 if view.monster_place[1 - monster] == there else effect(view, board, plan, there)


@kernel
def effect(view: GameRecord, board: BoardRecord, plan: PlanRecord, there: int) -> int:
    """Return what chaos at a place is worth to the player."""
    rivals = planned = others = 0
    for word in range(board.track_words):
        tracks = board.blocked[there, word]
        rivals += popcount(tracks & plan.rivals[word])
        planned += popcount(tracks & plan.tracks[word])
        others += popcount(tracks & view.open[word] & ~plan.tracks[word])
    value = others * (RIVALS_TRACK if rivals > 0 else OPEN_TRACK) - planned * OWN_TRACK
    later = halved_own(board, plan, board.chaos[there]) * POINT
    if rivals > 0 or view.turn == 0:
        later += halved_rivals(view, board, there)
    return value + later * chaos.lateness(view) // 4


@kernel
def halved_own(board: BoardRecord, plan: PlanRecord, places: np.uint64) -> int:
    """Return what chaos in those places gives (or, below zero, costs) by halving the player's tickets (R183)."""
    value, nowhere = 0, np.uint64(0)
    for position in range(plan.ticket_count):
        ticket = int(plan.tickets[position])
        if plan.given_up[position] == 0:
            value -= planning.worth(board, ticket, nowhere) - planning.worth(board, ticket, places)
        else:
            value += halving.loss(board, ticket, nowhere) - halving.loss(board, ticket, places)
    return value


@kernel
def halved_rivals(view: GameRecord, board: BoardRecord, there: int) -> int:
    """Return a guess at what rivals lose by halved tickets; a place that one track leads to is likely an end of one."""
    presence = int(view.turn == 0)
    for seat in range(view.players):
        tracks = 0
        for word in range(board.track_words):
            tracks += popcount(board.blocked[there, word] & view.owned[seat, word])
        if seat != view.player and tracks > 0:
            presence += 1 + int(tracks == 1)
    return presence * NAMED * min(names(view, board, board.chaos[there]), MOST_NAMED)


@kernel
def names(view: GameRecord, board: BoardRecord, places: np.uint64) -> int:
    """Return how many tickets that the player has not seen name one of the places."""
    count = 0
    for ticket in range(board.tickets):
        if view.where[ticket] // 8 == UNKNOWN:
            count += int((board.ticket_from[ticket] | planning.targets(board, ticket)) & places != np.uint64(0))
    return count


@kernel
def card_worth(view: GameRecord, board: BoardRecord, monster: int) -> int:
    """Return what one more card of a monster is worth on the way to its bonus (R188, R189)."""
    own = monsters.cards_of(view, int(view.player), monster)
    ahead = min(max(most_of_a_rival(view, monster, own) - own, -2), 3)
    if own == 0:
        ahead = max(ahead, 1)  # nobody gets the bonus without a card
    steps = LAST_STEPS[ahead + 2] if view.last_turns != NONE else STEPS_TO_BONUS[ahead + 2]
    return steps * int(board.monster_bonus) * POINT // 16


@kernel
def most_of_a_rival(view: GameRecord, monster: int, own: int) -> int:
    """Return how many cards of a monster the best rival likely has; with two players it is certain (R180)."""
    taken, rivals = monsters.CARDS - int(view.monster_deck[monster]) - own, int(view.players) - 1
    if rivals == 1:
        return taken
    return min(taken, taken // rivals + 1)


@kernel
def price(view: GameRecord, board: BoardRecord, plan: PlanRecord, count: int) -> int:
    """Return what so many locomotives, or the dice that stand for them, are worth otherwise."""
    if board.dice != 0:
        return outlook.dice_for_move(view, board, count)
    if view.last_turns != NONE:
        return 0
    lacking = needs.count(view, board, plan)
    left = int(view.hand[view.player, LOCOMOTIVE]) - count
    if left < plan.need[LOCOMOTIVE]:
        return FERRY_LOCOMOTIVE * count
    return (WANTED_LOCOMOTIVE if lacking > 0 else SPARE_LOCOMOTIVE * (4 - chaos.lateness(view))) * count


@kernel
def blocker(view: GameRecord, legal: Masks, board: BoardRecord, track: int) -> int:
    """Return the one monster that stands in the way of a track, if it can be moved a short way now, or NONE."""
    found = NONE
    for monster in range(MONSTERS):
        if has(board.blocked[view.monster_place[monster], track // 64], track % 64):
            if found != NONE or legal[MOVE_WORD + monster * RANGES] == np.uint64(0):
                return NONE
            found = monster
    return found
