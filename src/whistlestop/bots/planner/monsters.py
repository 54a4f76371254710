"""Where the planner puts Alvin and Dexter, when it moves them, and what their cards are worth (R161, R167, R188).

A move gains the difference between two places (`chaos_worth.py`) and a step in the race for the bonus, and costs
several times what the locomotives would save elsewhere: they are better kept until a card decides.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.greedy import monsters as greedy_monsters
from whistlestop.bots.planner import chaos_worth, demand, network, pace, yields
from whistlestop.bots.planner import payments as planner_payments
from whistlestop.bots.shared import chaos, needs, outlook, track_sets
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.bots.shared.points import POINT, whole_eighths
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.actions import MOVE, MOVE_WIDTH, MOVE_WORD, PLACE, PLACE_WORD
from whistlestop.records.board import RANGES, BoardRecord
from whistlestop.records.state import AFTER_ACTION, LOCOMOTIVE, MONSTERS, NONE, GameRecord, Masks
from whistlestop.rules import monsters

NEVER = -(1 << 20)
CARD = 8  # parts that cards are counted in when leads are compared


@kernel
def place(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks) -> int:
    """Return where to put a monster before the first turn."""
    yields.weigh_turn(view, board, plan)
    turns = pace.turns_left(view, board, plan)
    network.make(view, board, plan, turns)
    chaos_worth.measure(view, board, plan, monsters.placing(view), turns, chance_to_stay(plan, turns))
    there, _ = best_place(board, plan, legal[PLACE_WORD], NONE)
    return PLACE + there


@kernel
def move(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int) -> int:
    """Return the move that gains most, or NONE if none is worth its locomotives; there must be a plan."""
    best, most = NONE, 0
    for monster in range(MONSTERS):
        action, gain = best_move(view, board, plan, legal, monster, NONE, turns)
        if gain > most:
            best, most = action, gain
    return best


@kernel
def best_move(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, monster: int, track: int, turns: int
) -> tuple[int, int]:
    """Return a monster's best move (or NONE) and its gain; a track may be named that it must leave free."""
    best, most, first = NONE, NEVER, MOVE_WORD + monster * RANGES
    if legal[first] == np.uint64(0):
        return best, most
    turns = rounds(view, board, plan, turns)
    chaos_worth.measure(view, board, plan, monster, turns, chance_to_stay(plan, turns))
    for count in range(1, RANGES + 1):
        there, value = best_place(board, plan, legal[first + count - 1], track)
        if there != NONE:
            value -= price(view, board, plan, count)
            if value > most:
                best, most = MOVE + (monster * RANGES + count - 1) * MOVE_WIDTH + there, value
    here = int(plan.chaos[view.monster_place[monster]])
    return best, most - here + card_worth(view, board, plan, monster, turns)


@kernel
def short_move(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, track: int, turns: int) -> int:
    """Return the best move with one locomotive that leaves a track free, or NONE."""
    best, most = NONE, 0
    for monster in range(MONSTERS):
        action, gain = best_move(view, board, plan, legal, monster, track, turns)
        if gain > most and (action - MOVE) // MOVE_WIDTH % RANGES == 0:
            best, most = action, gain
    return best


@kernel
def best_place(board: BoardRecord, plan: PlanRecord, places: np.uint64, track: int) -> tuple[int, int]:
    """Return the place where chaos is worth most, of those that leave a track free, and how much that is."""
    best, most = NONE, NEVER
    while places != np.uint64(0):
        there = lowest(places)
        places = drop_lowest(places)
        leaves_free = track == NONE or not has(board.blocked[there, track // 64], track % 64)
        if leaves_free and plan.chaos[there] > most:
            best, most = there, int(plan.chaos[there])
    return best, most


@kernel
def promise(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> int:
    """Return what the best move with one locomotive would gain if that were for nothing, at least 0."""
    most = 0
    rounds_left = rounds(view, board, plan, turns)
    for monster in range(MONSTERS):
        places = monsters.destinations(view, board, monster, 1)
        if places != np.uint64(0):
            chaos_worth.measure(view, board, plan, monster, rounds_left, chance_to_stay(plan, rounds_left))
            _, value = best_place(board, plan, places, NONE)
            value += card_worth(view, board, plan, monster, rounds_left)
            most = max(most, value - int(plan.chaos[view.monster_place[monster]]))
    return most


@kernel
def rounds(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> int:
    """Return how many turns there are before the end, whoever brings it about; 0 if a move now is the last word."""
    if is_last_word(view, board):
        return 0
    return min(turns, pace.tenths_of(view, board, plan, int(view.player)) // 10 + 1)


@kernel
def is_last_word(view: GameRecord, board: BoardRecord) -> bool:
    """Return whether a monster that is moved now stays where it is: its card is not turned over any more (R177)."""
    return view.last_turns != NONE or (view.phase == AFTER_ACTION and view.trains[view.player] <= board.end_trains)


@kernel
def chance_to_stay(plan: PlanRecord, turns: int) -> int:
    """Return in how many of sixteen cases a monster is at the end where it is put now."""
    return 16 * plan.weights.staying // (plan.weights.staying + turns)


@kernel
def card_worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, monster: int, turns: int) -> int:
    """Return what one more card of a monster is worth in the race for its bonus (R188, R189)."""
    lead, bonus = lead_of(view, monster), int(board.monster_bonus) * POINT
    if turns == 0:
        # A tie gives both players the bonus; a lead of one is lost if a rival still has a turn.
        return bonus if lead in (-1, 0) or (lead == 1 and view.last_turns != 1) else 0
    return whole_eighths(bonus * step(plan, lead, turns) // 256)


@kernel
def lead_of(view: GameRecord, monster: int) -> int:
    """Return how many more cards of a monster the player has than the best rival likely has."""
    own = monsters.cards_of(view, int(view.player), monster)
    return own - greedy_monsters.most_of_a_rival(view, monster, own)


@kernel
def step(plan: PlanRecord, lead: int, turns: int) -> int:
    """Return how likely one more card decides the race for a bonus, in 256ths: the likelier the closer it is."""
    reach = plan.weights.race_reach + plan.weights.race_turns * turns // 8
    distance = abs(lead * CARD + CARD // 2)
    return 256 * plan.weights.race * max(reach - distance, 0) // (reach * reach)


@kernel
def locomotive_worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> int:
    """Return what a locomotive more is worth because it can move a monster, in sixteenths of a card."""
    most, turns, rivals = 0, max(rounds(view, board, plan, turns), 1), int(view.players) - 1
    for monster in range(MONSTERS):
        most = max(most, step(plan, lead_of(view, monster), turns))
    return most * plan.weights.race_locomotive // (256 * rivals * rivals)


@kernel
def price(view: GameRecord, board: BoardRecord, plan: PlanRecord, count: int) -> int:
    """Return what so many locomotives, or the dice that stand for them, would save elsewhere."""
    if view.last_turns != NONE:
        return 0
    if board.dice != 0:
        return outlook.dice_for_move(view, board, count)
    if board.own_decks != 0:
        return of_wild_cards(board, plan, count)
    for_moves = int(plan.locomotive_worth)
    plan.locomotive_worth = 0  # what it is gathered for is no reason to keep it
    now = planner_payments.after(view, board, plan, plan.wanted, NONE, LOCOMOTIVE, 0, 0)
    saved = planner_payments.after(view, board, plan, plan.wanted, NONE, LOCOMOTIVE, 0, count) - now
    plan.locomotive_worth = for_moves
    return whole_eighths(saved * plan.weights.card * plan.weights.moving_locomotive // 256)


@kernel
def of_wild_cards(board: BoardRecord, plan: PlanRecord, count: int) -> int:
    """Return the same of cards from decks of a mechanism's own: a card each, while any wanted track lacks some."""
    saved = plan.weights.spare_locomotive
    for track in range(board.tracks):
        if plan.lacking[track] > 0 and track_sets.in_set(plan.wanted, track):
            saved = demand.CARD_UNIT
    return whole_eighths(saved * count * plan.weights.card * plan.weights.moving_locomotive // 256)


@kernel
def clear_way(view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int, least: int) -> int:
    """Return a monster's move after which a track worth more than `least` can be claimed at once, or NONE (R170)."""
    best, most, left = NONE, least, int(view.hand[view.player, LOCOMOTIVE]) - 1
    for word in range(board.track_words):
        tracks = plan.claimable[word] & chaos.blocked(view, board, word)
        if view.last_turns == NONE:
            tracks &= plan.tracks[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            monster = greedy_monsters.blocker(view, legal, board, track)
            if monster != NONE and needs.missing_with(view, board, track, left) == 0:
                action, gain = best_move(view, board, plan, legal, monster, track, turns)
                gain = cleared(view, board, plan, track, gain)
                if action != NONE and gain > most:
                    best, most = action, gain
    return best


@kernel
def cleared(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, gain: int) -> int:
    """Return what a move that gains so much and then the claim of a track bring, compared with other claims."""
    if view.last_turns == NONE:
        return gain + plan.weights.turn
    # After any other claim a monster could be moved as well, so its own gain does not count.
    return network.brought_by(view, board, plan, track) + min(gain, 0)
