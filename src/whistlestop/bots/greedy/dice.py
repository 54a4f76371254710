"""What `greedy` does with dice: it re-rolls for the best average, claims, and makes tokens of what is left over.

Dice of a kind and wilds count towards the tracks of that kind, and two dice that do not fit count as the token they
would buy (R139, R140). A tunnel is weighed with the chance that its dice can still be paid (R149).
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import ends
from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.greedy import payments as greedy_payments
from whistlestop.bots.greedy.payments import may
from whistlestop.bots.shared import aims, chaos, claims, outlook
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, first_bits, kernel, lowest, popcount
from whistlestop.records import state
from whistlestop.records.actions import CLAIM, END, END_WIDTH, MOST_TICKETS, REROLL, REROLL_WIDTH, STATION, TICKETS
from whistlestop.records.board import WILD_OR_PAIR, BoardRecord
from whistlestop.records.state import (
    AFTER_ACTION,
    DOUBLE,
    FACES,
    NONE,
    PAYMENT,
    SINGLE,
    STATION_FACE,
    TOKEN_TYPES,
    WILD,
    GameRecord,
    Masks,
)
from whistlestop.rules import dice, dice_payment, ferries, tokens

TROUBLE = POINT  # a monster moved out of the way of a track costs more than its dice


@kernel
def decide(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, spare_trains: int) -> int:
    """Return what to do in a turn with dice; there must be a plan, which leaves so many trains over."""
    outlook.appraise(view, board, plan, spare_trains)
    return play(view, board, plan, legal, aims.wants_tickets(view, board, plan))


@kernel
def play(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, tickets_wanted: bool) -> int:
    """Return what to do in a turn with dice, given what each track is worth and whether tickets are to be drawn."""
    if view.phase == PAYMENT and view.moving == NONE:
        return greedy_payments.for_claim(view, board, legal)
    outlook.prepare(view, board, plan, tickets_wanted, 0)
    if view.phase == state.CHOOSE_REROLL:
        return reroll(view, plan, legal)
    if view.phase == PAYMENT:
        return greedy_payments.pay_for_move(view, plan, legal)
    action = NONE
    if view.phase != AFTER_ACTION:
        action = act(view, board, plan, legal)
    return action if action != NONE else finish(view, board, plan, legal)


@kernel
def reroll(view: GameRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the re-roll with the best average, of equal ones that of fewest dice (R133)."""
    best, most = REROLL, NONE
    for choice in range(REROLL_WIDTH):
        if may(legal, REROLL + choice):
            value = average(view, plan, choice)
            if value > most:
                best, most = REROLL + choice, value
    return best


@kernel
def average(view: GameRecord, plan: PlanRecord, choice: int) -> int:
    """Return what the dice are good for on average after a re-roll."""
    single, double, station = int(view.dice[SINGLE]), int(view.dice[DOUBLE]), int(view.dice[STATION_FACE])
    chosen = np.uint64(choice)
    singles = popcount(chosen & first_bits(single))
    doubles = popcount(chosen >> np.uint64(single) & first_bits(double))
    stations = popcount(chosen >> np.uint64(single + double) & first_bits(station))
    rolled = popcount(chosen)
    wild = int(view.dice[WILD]) - (rolled - singles - doubles - stations)
    return outlook.expected(plan, single - singles, double - doubles, station - stations, wild, rolled)


@kernel
def act(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the best action, or what must come before it, or NONE if the dice are better made into tokens."""
    track, most = best_claim(view, board, plan)
    action = NONE
    if track != NONE:
        action = CLAIM + track
    for count in range(1, MOST_TICKETS + 1):
        value = outlook.TICKETS_WORTH[count] - outlook.SPARE_SYMBOL * count
        if count <= plan.tickets_left and may(legal, TICKETS + count) and value > most:
            action, most = TICKETS + count, value
    place = aims.station_place(board, plan, legal) if plan.station_due > 0 else NONE
    if place != NONE and most < outlook.STATION_WORTH:
        action, most = STATION + place, outlook.STATION_WORTH
    if board.monsters != 0:
        move = clear_way(view, board, plan, legal, most)
        action = move if move != NONE else action
    if action != NONE and not may(legal, action):
        return greedy_payments.buy(legal, dice_payment.kind_of(view, board, track))
    return action


@kernel
def best_claim(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> tuple[int, int]:
    """Return the track most worth claiming with what there is and what can be bought, or NONE, and how much it is."""
    return best_claim_of(view, board, plan, NONE)


@kernel
def best_claim_of(view: GameRecord, board: BoardRecord, plan: PlanRecord, kind: int) -> tuple[int, int]:
    """Return the same of the tracks that symbols of a kind pay for, or of all (NONE)."""
    best, most = NONE, 0
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~claims.shut(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if kind in (NONE, dice_payment.kind_of(view, board, track)):
                value = claim_worth(view, board, plan, track, NONE)
                if value > most:
                    best, most = track, value
    return best, most


@kernel
def claim_worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, face: int) -> int:
    """Return what a track is worth beyond its price, 0 if it cannot be paid for; `face` moves a monster before."""
    kind, due = dice_payment.kind_of(view, board, track), dice_payment.price(board, track)
    given = 0 if face == NONE else dice_payment.dice_for_one(face)
    own = int(view.dice[kind]) - (given if face == kind else 0)
    wilds = int(view.dice[WILD]) - (given if face == WILD else 0)
    if wilds < ferries.locomotives_needed(board, track):
        return 0
    wilds = min(wilds, dice_payment.usable_wilds(view, board, track))
    others = dice.unused(view) - given - own - wilds
    own += int(view.tokens[view.player, kind]) + min(others // 2, tokens.room(view, board, kind))
    worth_of_wilds = dice_payment.worth_of_wilds(board, track, wilds)
    surplus = own + worth_of_wilds - due
    if surplus < 0:
        return 0
    due -= min(max(worth_of_wilds - wilds, 0), due // 2)  # what wilds spare by paying two spaces is left over (R382)
    cases = outlook.chance(board, track, surplus)
    value = int(plan.worth[track]) * cases // outlook.CERTAIN
    return max(value - outlook.SPARE_SYMBOL * due, 0)


@kernel
def clear_way(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, least: int) -> int:
    """Return a monster's move after which a planned track worth more than `least` can be claimed, or NONE (R170)."""
    best, most = NONE, least + TROUBLE
    for word in range(board.track_words):
        tracks = aims.useful(view, plan, word) & chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            monster, value = greedy_monsters.blocker(view, legal, board, track), 0
            if monster != NONE:
                value = worth_after_move(view, board, plan, track)
            if value > most:
                action, _ = greedy_monsters.best_move(view, board, plan, legal, monster, track)
                if action != NONE:
                    best, most = action, value
    return best


@kernel
def worth_after_move(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int) -> int:
    """Return what a track is worth with the dice left by the best way to move a monster (R196)."""
    most = 0
    for face in range(FACES):
        if (face == WILD or board.monster_payment == WILD_OR_PAIR) and dice_payment.stands_for(view, face, 1):
            most = max(most, claim_worth(view, board, plan, track, face))
    return most


@kernel
def finish(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return what to do when no action is wanted (any more): move a monster, make tokens of dice, end the turn."""
    if board.monsters != 0:
        action = greedy_monsters.move(view, board, plan, legal)
        if action != NONE:
            return action
    action = save(view, board, plan, legal) if view.last_turns == NONE else END
    return ends.instead_of_ending(view, board, plan, legal, action)


@kernel
def save(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return the token to buy that the next turn gains most by, or how to end the turn."""
    single, double = int(view.tokens[view.player, SINGLE]), int(view.tokens[view.player, DOUBLE])
    most = outlook.promise(board, plan, single, double)
    best = NONE
    for kind in range(TOKEN_TYPES):
        action = greedy_payments.buy(legal, kind)
        if action != NONE:
            value = outlook.promise(board, plan, single + int(kind == SINGLE), double + int(kind == DOUBLE))
            if value > most:
                best, most = action, value
    return best if best != NONE else end(view, board, plan)


@kernel
def end(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how to end the turn: with all three tokens of the wrong kind some are given back (R141, R145)."""
    if board.token_limit_together == 0 or tokens.held(view) < tokens.MOST:
        return END
    single, double = int(view.tokens[view.player, SINGLE]), int(view.tokens[view.player, DOUBLE])
    best, most = END, NONE
    for singles in range(single + 1):
        for doubles in range(double + 1):
            value = outlook.promise(board, plan, single - singles, double - doubles)
            if value > most:
                best, most = END + singles * END_WIDTH + doubles, value
    return best
