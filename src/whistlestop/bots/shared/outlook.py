"""What a roll of the dice is good for, now and on average, given a plan.

Two tables say what the best claim is worth with so many wilds among so many symbols, one for each kind of track (R135).
They lie in `plan_distance` and `plan_via`, which the search for ways is done with by then, and what else counts in
`plan_need`, which is for cards. With them every possible re-roll can be weighed exactly. All is counted in sixteenths
of a point.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import (
    aims,
    chaos,
    plan,
)
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import MOST_SYMBOLS, WILD_OR_PAIR, Board
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import DOUBLE, NONE, SINGLE, TOKEN_TYPES, TUNNEL_CARDS, WILD, Game, Shorts
from whistlestop.rules import dice, dice_payment, ferries, stations, tickets, tokens

POINT = 16
PLANNED = 5 * POINT  # a planned track beyond its own points
FINISHING = 4 * POINT  # one that fulfils a ticket
HURRY = 2  # for each step of urgency
TOKEN = POINT
SPARE_SYMBOL = TOKEN // 2  # two dice are a token
PATIENCE = 5  # rounds without a claimed track before the plan is no longer waited for
STATION_WORTH = 10 * POINT
TICKETS_WORTH = (0, 112, 152, 176, 192, 200)  # the more are drawn the better one is among them

# Where in `plan_need` it stands what else counts.
TOKENS, ROOM, TICKETS_LEFT, STATION_DUE, MOVE_WORTH = 4, 6, 8, 9, 10

WIDTH = MOST_SYMBOLS + 1  # of a table's rows, one row for each number of wilds
CERTAIN = 216  # of the ways three dice can fall
FACTORIALS = (1, 1, 2, 6, 24, 120)
SIXES = (1, 6, 36, 216, 1296, 7776)


@kernel
def prepare(view: Game, board: Board, scratch: Scratch, tickets_wanted: bool, move_worth: int) -> None:
    """Write down what the dice could be good for; every track that can be claimed must have been appraised."""
    need, seat = scratch.plan_need, int(view.player)
    for token in range(TOKEN_TYPES):
        need[TOKENS + token] = view.tokens[seat, token]
        need[ROOM + token] = tokens.room(view, board, token)
    need[TICKETS_LEFT] = min(tickets.drawable(view, board), dice.DICE) if tickets_wanted else 0
    need[MOVE_WORTH] = move_worth
    due = stations.price(view, seat)
    need[STATION_DUE] = due if due <= board.stations and aims.wants_station(view, scratch) else 0
    for cell in range(WIDTH * (dice.DICE + 1)):
        scratch.plan_distance[cell] = scratch.plan_via[cell] = 0
    enter_tracks(view, board, scratch)
    accumulate(scratch.plan_distance)
    accumulate(scratch.plan_via)


@kernel
def appraise(view: Game, board: Board, scratch: Scratch, spare_trains: int) -> None:
    """Write what claiming each track is worth to `greedy`, whose plan leaves so many trains over."""
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            scratch.plan_price[track] = worth(view, board, scratch, track, spare_trains)


@kernel
def enter_tracks(view: Game, board: Board, scratch: Scratch) -> None:
    """Enter every track that can be claimed now into the table of its kind."""
    for word in range(board.track_words):
        tracks = scratch.plan_claimable[word] & ~chaos.blocked(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value, wilds = int(scratch.plan_price[track]), ferries.locomotives_needed(board, track)
            if value > 0 and wilds <= dice.DICE:
                if dice_payment.kind_of(view, board, track) == SINGLE:
                    enter(board, scratch.plan_distance, track, wilds, value)
                else:
                    enter(board, scratch.plan_via, track, wilds, value)


@kernel
def enter(board: Board, table: Shorts, track: int, wilds: int, value: int) -> None:
    """Enter a track at its price; a tunnel also at what it may cost in the end, the likelier the more is there."""
    due = dice_payment.price(board, track)
    for surplus in range(TUNNEL_CARDS + 1 if board.tunnel[track] != 0 else 1):
        cell = wilds * WIDTH + due + surplus
        if due + surplus <= MOST_SYMBOLS:
            table[cell] = max(int(table[cell]), value * chance(board, track, surplus) // CERTAIN)


@kernel
def chance(board: Board, track: int, surplus: int) -> int:
    """Return in how many of 216 cases so many symbols beyond the price are enough for a track (R149)."""
    if board.tunnel[track] == 0 or surplus >= TUNNEL_CARDS:
        return CERTAIN
    marked = int(board.tunnel_faces)
    blank = 6 - marked
    cases = blank * blank * blank
    if surplus > 0:
        cases += 3 * marked * blank * blank
    if surplus > 1:
        cases += 3 * marked * marked * blank
    return cases


@kernel
def worth(view: Game, board: Board, scratch: Scratch, track: int, spare_trains: int) -> int:
    """Return what claiming a track is worth; nothing if the trains are needed elsewhere."""
    points = int(board.track_points[track]) * POINT
    if plan.in_set(scratch.plan_tracks, track):
        finishing = FINISHING if plan.in_set(scratch.plan_finishing, track) else 0
        if view.last_turns != NONE:
            return points + finishing
        return points + finishing + PLANNED + HURRY * aims.urgency(board, scratch, track)
    if view.last_turns != NONE or plan.is_empty(scratch.plan_tracks) or view.quiet > PATIENCE * view.players:
        return points
    return points // 2 if board.trains_needed[track] <= spare_trains else 0


@kernel
def accumulate(table: Shorts) -> None:
    """Let every cell know what fewer wilds or symbols are good for; symbols left over are worth something too."""
    for wilds in range(dice.DICE + 1):
        for symbols in range(WIDTH):
            best = int(table[wilds * WIDTH + symbols])
            if symbols > 0:
                best = max(best, int(table[wilds * WIDTH + symbols - 1]) + SPARE_SYMBOL)
            if wilds > 0:
                best = max(best, int(table[(wilds - 1) * WIDTH + symbols]))
            table[wilds * WIDTH + symbols] = best


@kernel
def outcome(scratch: Scratch, single: int, double: int, station: int, wild: int) -> int:
    """Return what dice that stand so are good for; one wild may move a monster first (R196)."""
    best = use(scratch, single, double, station, wild)
    if wild > 0 and scratch.plan_need[MOVE_WORTH] > 0:
        best = max(best, use(scratch, single, double, station, wild - 1) + int(scratch.plan_need[MOVE_WORTH]))
    return best


@kernel
def use(scratch: Scratch, single: int, double: int, station: int, wild: int) -> int:
    """Return what dice that stand so are good for as an action."""
    need = scratch.plan_need
    symbols = single + int(need[TOKENS + SINGLE]) + min((double + station) // 2, int(need[ROOM + SINGLE]))
    best = int(scratch.plan_distance[wild * WIDTH + min(symbols + wild, MOST_SYMBOLS)])
    symbols = double + int(need[TOKENS + DOUBLE]) + min((single + station) // 2, int(need[ROOM + DOUBLE]))
    best = max(best, int(scratch.plan_via[wild * WIDTH + min(symbols + wild, MOST_SYMBOLS)]))
    if need[TICKETS_LEFT] > 0:
        best = max(best, TICKETS_WORTH[min(station + wild, int(need[TICKETS_LEFT]))])
    if 0 < need[STATION_DUE] <= station + wild:
        best = max(best, STATION_WORTH)
    return best


@kernel
def expected(scratch: Scratch, single: int, double: int, station: int, wild: int, rolled: int) -> int:
    """Return what dice that stand so and `rolled` more are good for on average, in 7776ths."""
    total = 0
    for singles in range(rolled + 1):
        for doubles in range(rolled - singles + 1):
            for others in range(rolled - singles - doubles + 1):
                wilds = rolled - singles - doubles - others
                # Singles and doubles have two sides of a die each.
                orders = FACTORIALS[singles] * FACTORIALS[doubles] * FACTORIALS[others] * FACTORIALS[wilds]
                weight = (FACTORIALS[rolled] // orders) << (singles + doubles)
                total += weight * outcome(scratch, single + singles, double + doubles, station + others, wild + wilds)
    return total * SIXES[dice.DICE - rolled]


@kernel
def promise(board: Board, scratch: Scratch, single: int, double: int) -> int:
    """Return what the next roll is good for on average with so many tokens; the tables must be there."""
    need = scratch.plan_need
    need[TOKENS + SINGLE], need[TOKENS + DOUBLE] = single, double
    if board.token_limit_together != 0:
        need[ROOM + SINGLE] = need[ROOM + DOUBLE] = max(tokens.MOST - single - double, 0)
    else:
        need[ROOM + SINGLE], need[ROOM + DOUBLE] = tokens.MOST - single, tokens.MOST - double
    return expected(scratch, 0, 0, 0, 0, dice.DICE)


@kernel
def dice_for_move(view: Game, board: Board, locomotives: int) -> int:
    """Return what the dice that move a monster are worth as tokens."""
    if view.last_turns != NONE:
        return 0
    used = locomotives
    if board.monster_payment == WILD_OR_PAIR:
        used += max(locomotives - int(view.dice[WILD]), 0)
    room = tokens.room(view, board, SINGLE)
    if board.token_limit_together == 0:
        room += tokens.room(view, board, DOUBLE)
    unused = dice.unused(view)
    return TOKEN * (min(unused // 2, room) - min((unused - used) // 2, room))
