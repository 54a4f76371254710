"""What a seat has and what it is up to, as a row of numbers from which its final points can be forecast.

A row tells the score as it stands, the planner's plan (what it still swings, takes and lacks), the tracks wanted for
their points, and how much time there is. `bots/search/forecast.py` weighs the rows; this file only measures.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.planner import demand, extras, network, pace, yields
from whistlestop.bots.shared import track_sets
from whistlestop.bots.shared.plan import MOST_TICKETS, PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import KINDS, LOCOMOTIVE, MONSTERS, NONE, GameRecord, Masks
from whistlestop.rules import scoring, stations

(
    TOTAL,
    ROUTES,
    PATH,
    RIVALS_PATH,
    TRAINS,
    RIVALS_TRAINS,
    CARDS,
    LOCOMOTIVES,
    STATIONS_LEFT,
    SINGLE_TOKENS,
    DOUBLE_TOKENS,
    MONSTER_CARDS,
    RIVALS_MONSTER_CARDS,
    TURNS,
    OWN_TURNS,
    IS_LAST_ROUND,
    TURNS_BEFORE,
    TICKETS_OPEN,
    TICKETS_SWING,
    PLAN_CLAIMS,
    PLAN_TRAINS,
    PLAN_POINTS,
    PLAN_LACKING,
    PLAN_TURNS,
    EXTRA_CLAIMS,
    EXTRA_TRAINS,
    EXTRA_POINTS,
    EXTRA_LACKING,
    PLAYERS,
) = range(29)
WIDTH = 29

Row = NDArray[np.float32]


@kernel
def describe(view: GameRecord, board: BoardRecord, plan: PlanRecord, sheet: scoring.Sheet, seat: int, row: Row) -> None:
    """Write the row of a seat whose game stands at the beginning of a turn and has been scored as it stands.

    `view` is a copy of the whole game, which is changed: the seat is put in turn.
    """
    note_standing(view, board, sheet, seat, row)
    note_rivals(view, sheet, seat, row)
    row[TURNS_BEFORE] = (seat - int(view.player)) % int(view.players)
    note_time(view, board, plan, seat, row)
    view.player = seat
    note_plan(view, board, plan, row)


@kernel
def note_standing(view: GameRecord, board: BoardRecord, sheet: scoring.Sheet, seat: int, row: Row) -> None:
    """Write what the seat has."""
    row[TOTAL] = sheet[seat, scoring.TOTAL]
    row[ROUTES] = view.points[seat]
    row[PATH] = sheet[seat, scoring.PATH_LENGTH]
    row[TRAINS] = view.trains[seat]
    cards = 0
    for kind in range(KINDS):
        cards += int(view.hand[seat, kind])
    row[CARDS] = cards
    row[LOCOMOTIVES] = view.hand[seat, LOCOMOTIVE]
    row[STATIONS_LEFT] = int(board.stations) - stations.built(view, seat) if board.stations > 0 else 0
    row[SINGLE_TOKENS] = view.tokens[seat, 0]
    row[DOUBLE_TOKENS] = view.tokens[seat, 1]
    row[MONSTER_CARDS] = monster_cards(view, seat)
    row[PLAYERS] = view.players


@kernel
def note_rivals(view: GameRecord, sheet: scoring.Sheet, seat: int, row: Row) -> None:
    """Write the most that any rival has of what is compared, and the fewest trains."""
    row[RIVALS_PATH] = row[RIVALS_MONSTER_CARDS] = 0
    row[RIVALS_TRAINS] = 127
    for other in range(view.players):
        if other != seat:
            row[RIVALS_PATH] = max(row[RIVALS_PATH], np.float32(sheet[other, scoring.PATH_LENGTH]))
            row[RIVALS_MONSTER_CARDS] = max(row[RIVALS_MONSTER_CARDS], np.float32(monster_cards(view, other)))
            row[RIVALS_TRAINS] = min(row[RIVALS_TRAINS], np.float32(view.trains[other]))


@kernel
def monster_cards(view: GameRecord, seat: int) -> int:
    """Return how many cards of monsters lie before a seat (R176)."""
    count = 0
    for monster in range(MONSTERS):
        count += int(view.face_down[seat, monster]) + int(view.face_up[monster] == seat)
    return count


@kernel
def note_time(view: GameRecord, board: BoardRecord, plan: PlanRecord, seat: int, row: Row) -> None:
    """Write how many turns the seat likely has, and how many it needs to get rid of its trains."""
    in_turn = int(view.player)
    view.player, view.acted = seat, 0
    row[IS_LAST_ROUND] = int(view.last_turns != NONE)
    row[TURNS] = pace.turns_left(view, board, plan)
    if view.last_turns != NONE:  # whoever ended the game has moved for the last time
        row[TURNS] = int(row[TURNS_BEFORE] < view.last_turns)
    row[OWN_TURNS] = pace.tenths_of(view, board, plan, seat) / 10
    view.player = in_turn


@kernel
def note_plan(view: GameRecord, board: BoardRecord, plan: PlanRecord, row: Row) -> None:
    """Write what the plan of the player in turn takes and gives."""
    turns = pace.turns_left(view, board, plan)
    yields.weigh_turn(view, board, plan)
    row[PLAN_TRAINS] = network.make(view, board, plan, turns)
    spare = int(view.trains[view.player]) - int(row[PLAN_TRAINS])
    note_tickets(plan, row)
    row[PLAN_CLAIMS] = track_sets.size(plan.tracks)
    row[PLAN_POINTS] = points_of(board, plan.tracks)
    row[PLAN_TURNS] = demand.turns_of(view, board, plan)
    row[PLAN_LACKING] = demand.lacking(plan) if board.dice == 0 else 0
    extras.choose(view, board, plan, spare, turns - int(row[PLAN_TURNS]))
    row[EXTRA_CLAIMS] = track_sets.size(plan.extra)
    row[EXTRA_POINTS] = points_of(board, plan.extra)
    row[EXTRA_TRAINS] = network.trains_of(board, plan, plan.extra)
    row[EXTRA_LACKING] = demand.lacking(plan) if board.dice == 0 else 0


@kernel
def note_tickets(plan: PlanRecord, row: Row) -> None:
    """Write how many tickets the plan will fulfil that are not yet, and what they swing."""
    row[TICKETS_OPEN] = row[TICKETS_SWING] = 0
    for position in range(min(int(plan.ticket_count), MOST_TICKETS)):
        if plan.given_up[position] == 0 and track_sets.size(plan.ways[position]) > 0:
            row[TICKETS_OPEN] += 1
            row[TICKETS_SWING] += plan.swing[position] / POINT


@kernel
def points_of(board: BoardRecord, tracks: Masks) -> int:
    """Return the points of a set of tracks."""
    points = 0
    for word in range(board.track_words):
        rest = tracks[word]
        while rest != np.uint64(0):
            points += int(board.track_points[word * 64 + lowest(rest)])
            rest = drop_lowest(rest)
    return points
