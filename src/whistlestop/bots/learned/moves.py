"""Moves of monsters before an action as the learned bot sees them.

With dice they are the best places that so many locomotives reach, for each monster. With cards it is the planner's move
alone: others that looks ahead liked gained nothing, but what its own does must be told for others to be compared.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.learned import choices, situation
from whistlestop.bots.learned.claims import put
from whistlestop.bots.planner import chaos_worth
from whistlestop.bots.planner import monsters as planner_monsters
from whistlestop.bots.shared import chaos
from whistlestop.bots.shared.judge import WITHOUT_MOVES
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import bit, kernel, popcount
from whistlestop.records.actions import MOVE, MOVE_WIDTH, MOVE_WORD
from whistlestop.records.board import RANGES, BoardRecord
from whistlestop.records.state import MONSTERS, NONE, GameRecord, Masks

BEST = 2  # places that are looked at for each number of locomotives, with dice


@kernel
def are_shown(plan: PlanRecord) -> bool:
    """Return whether the judge reads rows of moves, of tokens bought and of what monsters do to the plan."""
    return plan.judge.ready > WITHOUT_MOVES


@kernel
def note_situation(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write who leads in the races for monsters' bonuses, and how much of the plan waits for monsters."""
    blocked = 0
    for monster in range(MONSTERS):
        situation.put(plan, situation.MONSTER_LEADS + monster, 16 * planner_monsters.lead_of(view, monster))
    for word in range(board.track_words):
        blocked += popcount(plan.tracks[word] & chaos.blocked(view, board, word))
    situation.put(plan, situation.PLAN_BLOCKED, 24 * blocked)


@kernel
def add_all(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, legal: Masks, turns: int, count: int, proposal: int
) -> int:
    """Write a row for the best moves of each monster and for the planner's; return how many rows there are then."""
    rounds = planner_monsters.rounds(view, board, plan, turns)
    for monster in range(MONSTERS):
        first = MOVE_WORD + monster * RANGES
        if legal[first] != np.uint64(0):
            chaos_worth.measure(view, board, plan, monster, rounds, planner_monsters.chance_to_stay(plan, rounds))
            card = planner_monsters.card_worth(view, board, plan, monster, rounds)
            nearer = np.uint64(0)
            for reach in range(RANGES):
                places = legal[first + reach] & ~nearer
                nearer |= places
                count = add_places(view, board, plan, places, (first + reach) * MOVE_WIDTH, card, count, proposal)
    return count


@kernel
def add_places(
    view: GameRecord,
    board: BoardRecord,
    plan: PlanRecord,
    places: np.uint64,
    moved: int,
    card: int,
    count: int,
    proposal: int,
) -> int:
    """Write a row for the best places of some and for the planner's; `moved` is the action that names place 0."""
    left = places
    for _ in range(BEST if board.dice != 0 else 0):
        there, _ = planner_monsters.best_place(board, plan, left, NONE)
        if there != NONE:
            left &= ~bit(there)
            count = add(view, board, plan, moved, there, card, count, proposal)
    there = proposal - moved
    if 0 <= there < MOVE_WIDTH and (left & bit(there)) != np.uint64(0):
        count = add(view, board, plan, moved, there, card, count, proposal)
    return count


@kernel
def add(
    view: GameRecord, board: BoardRecord, plan: PlanRecord, moved: int, there: int, card: int, count: int, proposal: int
) -> int:
    """Write what a move to a place takes and gives."""
    row, count = count, choices.add(plan, count, moved + there, choices.OTHER, proposal)
    if count > row:
        monster, locomotives = (moved - MOVE) // MOVE_WIDTH // RANGES, (moved - MOVE) // MOVE_WIDTH % RANGES + 1
        here = int(view.monster_place[monster])
        put(plan, row, choices.MOVED_FOR, 32 * locomotives)
        put(plan, row, choices.CHAOS, (int(plan.chaos[there]) - int(plan.chaos[here])) // 4)
        put(plan, row, choices.MONSTER_CARD, card // 4)
        put(plan, row, choices.MOVE_PRICE, planner_monsters.price(view, board, plan, locomotives) // 4)
        put(plan, row, choices.FREED, 32 * freed(board, plan, here, there))
    return count


@kernel
def freed(board: BoardRecord, plan: PlanRecord, here: int, there: int) -> int:
    """Return how many planned tracks no longer wait for a monster that goes from one place to another."""
    tracks = 0
    for word in range(board.track_words):
        tracks += popcount(plan.tracks[word] & board.blocked[here, word] & ~board.blocked[there, word])
    return tracks
