"""What holds for all actions of a decision: the score, the time, the plan and what cards or dice are there."""

from __future__ import annotations

from whistlestop.bots.learned.choices import YES, clipped
from whistlestop.bots.planner import demand, pace
from whistlestop.bots.planner.forecast import points_of
from whistlestop.bots.shared import supply, track_sets
from whistlestop.bots.shared.judge import SITUATION
from whistlestop.bots.shared.plan import MOST_TICKETS, PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    CHOOSE_TICKETS,
    FACES,
    KINDS,
    LOCOMOTIVE,
    MONSTERS,
    NONE,
    SECOND_CARD,
    TOKEN_TYPES,
    GameRecord,
)
from whistlestop.rules import tickets

(
    TRAINS,
    RIVALS_TRAINS,
    TURNS,
    OWN_TURNS,
    SPARE_TRAINS,
    PLAN_TURNS,
    PLAN_TRACKS,
    PLAN_POINTS,
    PLAN_LACKING,
    CARDS,
    LOCOMOTIVES,
    AHEAD,
    CARDS_LEFT,
    TICKETS_OPEN,
    TICKETS_SWING,
    TICKETS_HELD,
    TICKETS_GIVEN_UP,
    RIVALS_TICKETS,
    RIVALS_CARDS,
    LAST_ROUND,
    IDLE,
    TURN_WORTH,
    TURN,
    QUIET,
    PLAYERS,
    DRAWABLE,
    IS_ACTION,
    IS_SECOND_CARD,
    IS_TICKETS,
    IS_REROLL,
    BEST_SAVING,
    NEXT_SAVING,
    BLIND_SAVING,
    EXPECTED,
    EXTRA_TRACKS,
    EXTRA_POINTS,
    BEST_DICE,
    TOKENS,
) = range(38)
DICE = TOKENS + TOKEN_TYPES  # so many of each face
POINTS = DICE + FACES
MONSTER_LEADS = POINTS + 1  # one for each monster
PLAN_BLOCKED = MONSTER_LEADS + MONSTERS
MOVE_PROMISE = PLAN_BLOCKED + 1


@kernel
def note(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int, spare: int) -> None:
    """Write the situation; there must be a plan, which leaves so many trains of so many turns over."""
    for place in range(SITUATION):
        plan.situation[place] = 0
    note_time(view, board, plan, turns)
    note_plan(view, board, plan, spare)
    note_rivals(view, board, plan)
    note_hand(view, plan)


@kernel
def put(plan: PlanRecord, place: int, number: int) -> None:
    """Write a number."""
    plan.situation[place] = clipped(number)


@kernel
def note_time(view: GameRecord, board: BoardRecord, plan: PlanRecord, turns: int) -> None:
    """Write where in the game we are, and what is asked."""
    put(plan, TRAINS, 2 * supply.own(view, board))
    put(plan, TURNS, 4 * turns)
    put(plan, OWN_TURNS, pace.tenths_of(view, board, plan, int(view.player)) // 3)
    put(plan, LAST_ROUND, YES if view.last_turns != NONE else 0)
    put(plan, TURN, int(view.turn) // int(view.players))
    put(plan, QUIET, 8 * int(view.quiet))
    put(plan, PLAYERS, 16 * int(view.players))
    put(plan, CARDS_LEFT, pace.cards_to_draw(view))
    put(plan, DRAWABLE, 2 * tickets.drawable(view, board))
    put(plan, IS_ACTION, YES if view.phase == CHOOSE_ACTION else 0)
    put(plan, IS_SECOND_CARD, YES if view.phase == SECOND_CARD else 0)
    put(plan, IS_TICKETS, YES if view.phase == CHOOSE_TICKETS else 0)
    put(plan, IS_REROLL, YES if view.phase == CHOOSE_REROLL else 0)


@kernel
def note_plan(view: GameRecord, board: BoardRecord, plan: PlanRecord, spare: int) -> None:
    """Write what the plan takes and gives."""
    put(plan, SPARE_TRAINS, 2 * spare)
    put(plan, PLAN_TURNS, 4 * demand.turns_of(view, board, plan))
    put(plan, PLAN_LACKING, 4 * demand.lacking(plan) if board.dice == 0 else 0)
    put(plan, PLAN_TRACKS, 8 * track_sets.size(plan.tracks))
    put(plan, PLAN_POINTS, 2 * points_of(board, plan.tracks))
    put(plan, IDLE, 4 * int(plan.idle))
    put(plan, TURN_WORTH, 4 * int(plan.turn_worth))
    count = swing = given_up = 0
    for position in range(min(int(plan.ticket_count), MOST_TICKETS)):
        if plan.given_up[position] != 0:
            given_up += 1
        elif track_sets.size(plan.ways[position]) > 0:
            count += 1
            swing += int(plan.swing[position])
    put(plan, TICKETS_OPEN, 16 * count)
    put(plan, TICKETS_SWING, swing // POINT)
    put(plan, TICKETS_GIVEN_UP, 16 * given_up)
    put(plan, TICKETS_HELD, 12 * int(view.ticket_count[view.player]))


@kernel
def note_rivals(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Write the most that any rival has of what is compared, and the fewest trains."""
    points, trains, cards, held = 0, 127, 0, 0
    for seat in range(view.players):
        if seat != view.player:
            points = max(points, int(view.points[seat]))
            trains = min(trains, supply.left(view, board, seat))
            cards, held = max(cards, hand_of(view, seat)), max(held, int(view.ticket_count[seat]))
    put(plan, RIVALS_TRAINS, 2 * trains)
    put(plan, RIVALS_CARDS, 4 * cards)
    put(plan, RIVALS_TICKETS, 12 * held)
    put(plan, AHEAD, int(view.points[view.player]) - points)
    put(plan, POINTS, int(view.points[view.player]))


@kernel
def hand_of(view: GameRecord, seat: int) -> int:
    """Return how many cards a seat has."""
    cards = 0
    for kind in range(KINDS):
        cards += int(view.hand[seat, kind])
    return cards


@kernel
def note_hand(view: GameRecord, plan: PlanRecord) -> None:
    """Write what there is to pay with."""
    seat = int(view.player)
    put(plan, CARDS, 4 * hand_of(view, seat))
    put(plan, LOCOMOTIVES, 12 * int(view.hand[seat, LOCOMOTIVE]))
    for token in range(TOKEN_TYPES):
        put(plan, TOKENS + token, 24 * int(view.tokens[seat, token]))
    for face in range(FACES):
        put(plan, DICE + face, 20 * int(view.dice[face]))
