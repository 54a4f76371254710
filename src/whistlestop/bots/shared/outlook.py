"""What a roll of the dice is good for, now and on average, given a plan.

Two tables say what the best claim is worth with so many wilds among so many symbols, one for each kind of track (R135).
With them every possible re-roll can be weighed exactly.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.shared import aims, claims, track_sets
from whistlestop.bots.shared.plan import ROW, PlanRecord
from whistlestop.bots.shared.points import POINT
from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.records.board import MOST_SYMBOLS, WILD_OR_PAIR, BoardRecord
from whistlestop.records.state import DOUBLE, NONE, SINGLE, TOKEN_TYPES, TUNNEL_CARDS, WILD, GameRecord, Shorts
from whistlestop.rules import dice, dice_payment, ferries, stations, tickets, tokens

PLANNED = 5 * POINT  # a planned track beyond its own points
FINISHING = 4 * POINT  # one that fulfils a ticket
HURRY = 2  # for each step of urgency
TOKEN = POINT
SPARE_SYMBOL = TOKEN // 2  # two dice are a token
PATIENCE = 5  # rounds without a claimed track before the plan is no longer waited for
STATION_WORTH = 10 * POINT
TICKETS_WORTH = (0, 112, 152, 176, 192, 200)  # the more are drawn the better one is among them

CERTAIN = 216  # of the ways three dice can fall
FACTORIALS = (1, 1, 2, 6, 24, 120)
SIXES = (1, 6, 36, 216, 1296, 7776)


@kernel
def prepare(view: GameRecord, board: BoardRecord, plan: PlanRecord, tickets_wanted: bool, move_worth: int) -> None:
    """Write down what the dice could be good for; every track that can be claimed must have been appraised."""
    seat = int(view.player)
    for token in range(TOKEN_TYPES):
        plan.tokens[token] = view.tokens[seat, token]
        plan.token_room[token] = tokens.room(view, board, token)
    plan.tickets_left = min(tickets.drawable(view, board), dice.DICE) if tickets_wanted else 0
    plan.move_worth = move_worth
    due = stations.price(view, seat)
    plan.station_due = due if due <= board.stations and aims.wants_station(view, board, plan) else 0
    for cell in range(ROW * (dice.DICE + 1)):
        plan.best_single[cell] = plan.best_double[cell] = 0
    enter_tracks(view, board, plan)
    accumulate(plan.best_single)
    accumulate(plan.best_double)


@kernel
def appraise(view: GameRecord, board: BoardRecord, plan: PlanRecord, spare_trains: int) -> None:
    """Write what claiming each track is worth to `greedy`, whose plan leaves so many trains over."""
    for word in range(board.track_words):
        tracks = plan.claimable[word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            plan.worth[track] = worth(view, board, plan, track, spare_trains)


@kernel
def enter_tracks(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> None:
    """Enter every track that can be claimed now into the table of its kind."""
    for word in range(board.track_words):
        tracks = plan.claimable[word] & ~claims.shut(view, board, word)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            value, wilds = int(plan.worth[track]), ferries.locomotives_needed(board, track)
            if value > 0 and wilds <= dice.DICE:
                if dice_payment.kind_of(view, board, track) == SINGLE:
                    enter(board, plan.best_single, track, wilds, value)
                else:
                    enter(board, plan.best_double, track, wilds, value)


@kernel
def enter(board: BoardRecord, table: Shorts, track: int, wilds: int, value: int) -> None:
    """Enter a track at its price; a tunnel also at what it may cost in the end, the likelier the more is there."""
    due = dice_payment.price(board, track)
    if has(board.wide_tracks[track // 64], track % 64):
        enter_wide(table, due, value)
        return
    for surplus in range(TUNNEL_CARDS + 1 if board.tunnel[track] != 0 else 1):
        cell = wilds * ROW + due + surplus
        if due + surplus <= MOST_SYMBOLS:
            table[cell] = max(int(table[cell]), value * chance(board, track, surplus) // CERTAIN)


@kernel
def enter_wide(table: Shorts, due: int, value: int) -> None:
    """Enter a track of which a wild pays two spaces: the more wilds there are, the fewer symbols it takes (R382)."""
    for wilds in range(dice.DICE + 1):
        cell = wilds * ROW + max(due - wilds, wilds)
        table[cell] = max(int(table[cell]), value)


@kernel
def chance(board: BoardRecord, track: int, surplus: int) -> int:
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
def worth(view: GameRecord, board: BoardRecord, plan: PlanRecord, track: int, spare_trains: int) -> int:
    """Return what claiming a track is worth; nothing if the trains are needed elsewhere."""
    points = claims.gain(view, board, track)
    if track_sets.in_set(plan.tracks, track):
        finishing = FINISHING if track_sets.in_set(plan.finishing, track) else 0
        if view.last_turns != NONE:
            return points + finishing
        return points + finishing + PLANNED + HURRY * aims.urgency(board, plan, track)
    if view.last_turns != NONE or track_sets.is_empty(plan.tracks) or view.quiet > PATIENCE * view.players:
        return points
    return points // 2 if claims.own_trains(board, plan, track) <= spare_trains else 0


@kernel
def accumulate(table: Shorts) -> None:
    """Let every cell know what fewer wilds or symbols are good for; symbols left over are worth something too."""
    for wilds in range(dice.DICE + 1):
        for symbols in range(ROW):
            best = int(table[wilds * ROW + symbols])
            if symbols > 0:
                best = max(best, int(table[wilds * ROW + symbols - 1]) + SPARE_SYMBOL)
            if wilds > 0:
                best = max(best, int(table[(wilds - 1) * ROW + symbols]))
            table[wilds * ROW + symbols] = best


@kernel
def outcome(plan: PlanRecord, single: int, double: int, station: int, wild: int) -> int:
    """Return what dice that stand so are good for; one wild may move a monster first (R196)."""
    best = use(plan, single, double, station, wild)
    if wild > 0 and plan.move_worth > 0:
        best = max(best, use(plan, single, double, station, wild - 1) + int(plan.move_worth))
    return best


@kernel
def use(plan: PlanRecord, single: int, double: int, station: int, wild: int) -> int:
    """Return what dice that stand so are good for as an action."""
    symbols = single + int(plan.tokens[SINGLE]) + min((double + station) // 2, int(plan.token_room[SINGLE]))
    best = int(plan.best_single[wild * ROW + min(symbols + wild, MOST_SYMBOLS)])
    symbols = double + int(plan.tokens[DOUBLE]) + min((single + station) // 2, int(plan.token_room[DOUBLE]))
    best = max(best, int(plan.best_double[wild * ROW + min(symbols + wild, MOST_SYMBOLS)]))
    if plan.tickets_left > 0:
        best = max(best, TICKETS_WORTH[min(station + wild, int(plan.tickets_left))])
    if 0 < plan.station_due <= station + wild:
        best = max(best, STATION_WORTH)
    return best


@kernel
def expected(plan: PlanRecord, single: int, double: int, station: int, wild: int, rolled: int) -> int:
    """Return what dice that stand so and `rolled` more are good for on average, in 7776ths."""
    total = 0
    for singles in range(rolled + 1):
        for doubles in range(rolled - singles + 1):
            for others in range(rolled - singles - doubles + 1):
                wilds = rolled - singles - doubles - others
                # Singles and doubles have two sides of a die each.
                orders = FACTORIALS[singles] * FACTORIALS[doubles] * FACTORIALS[others] * FACTORIALS[wilds]
                weight = (FACTORIALS[rolled] // orders) << (singles + doubles)
                total += weight * outcome(plan, single + singles, double + doubles, station + others, wild + wilds)
    return total * SIXES[dice.DICE - rolled]


@kernel
def promise(board: BoardRecord, plan: PlanRecord, single: int, double: int) -> int:
    """Return what the next roll is good for on average with so many tokens; the tables must be there."""
    plan.tokens[SINGLE], plan.tokens[DOUBLE] = single, double
    if board.token_limit_together != 0:
        plan.token_room[SINGLE] = plan.token_room[DOUBLE] = max(tokens.MOST - single - double, 0)
    else:
        plan.token_room[SINGLE], plan.token_room[DOUBLE] = tokens.MOST - single, tokens.MOST - double
    return expected(plan, 0, 0, 0, 0, dice.DICE)


@kernel
def dice_for_move(view: GameRecord, board: BoardRecord, locomotives: int) -> int:
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
