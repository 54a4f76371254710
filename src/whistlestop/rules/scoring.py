"""The final sum, bonus by bonus, and who has won (R70, R73, R188, R225-R231).

Scoring is a pure function of the record: it can be asked at any moment and tells what the result would be if the game
ended there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import (
    BY_GOODS,
    BY_LONGEST_PATH,
    BY_MEEPLES,
    BY_MOUNTAINS,
    BY_STATIONS,
    BY_TICKETS,
    TARGETS,
    TIE_STEPS,
    TOURS,
    BoardRecord,
)
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import MONSTERS, NONE, STATIONS, GameRecord
from whistlestop.rules import cities, claiming, halving, meeples, monsters, paths, stations, tickets, tours
from whistlestop.rules.hooks import Sheet as Sheet
from whistlestop.rules.hooks import expecting, hooks, table

COLUMNS = (
    "routes",
    "tickets",
    "fulfilled",
    "longest_path",
    "path_length",
    "most_tickets",
    "stations",
    "alvin",
    "dexter",
    "grand_tour",
    "most_cities",
    "attractions",
    "districts",
    *table("SCORES"),
    "total",
    "rank",
)
(
    ROUTES,
    TICKETS,
    FULFILLED,
    LONGEST_PATH,
    PATH_LENGTH,
    MOST_TICKETS,
    UNUSED_STATIONS,
    ALVIN_BONUS,
    DEXTER_BONUS,
    GRAND_TOUR,
    MOST_CITIES,
    ATTRACTIONS,
    DISTRICTS,
) = range(13)
TOTAL, RANK = COLUMNS.index("total"), COLUMNS.index("rank")
WIDTH = len(COLUMNS)

Scoring = Callable[[GameRecord, BoardRecord, Scratch, int, Sheet], None]
Comparing = Callable[[GameRecord, BoardRecord, Sheet, int], None]


@kernel
def no_more_columns(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
    """Write nothing: where the columns of mechanisms end."""


def columns(scores: Mapping[str, Callable[[GameRecord, BoardRecord, Scratch, int], int]]) -> Scoring:
    """Return a kernel that writes what mechanisms score, each into its column."""
    if not scores:
        return no_more_columns
    (name, score_one), *rest = scores.items()
    column, more = COLUMNS.index(name), columns(dict(rest))

    @kernel
    def write(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
        sheet[seat, column] = score_one(game, board, scratch, seat)
        more(game, board, scratch, seat, sheet)

    return write


def correcting(kernels: Sequence[Scoring]) -> Scoring:
    """Return a kernel that lets mechanisms correct what tickets bring, one after the other."""
    if not kernels:
        return no_more_columns
    one, more = kernels[0], correcting(kernels[1:])

    @kernel
    def correct(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
        one(game, board, scratch, seat, sheet)
        more(game, board, scratch, seat, sheet)

    return correct


score_mechanisms = columns(table("SCORES"))
correct_tickets = correcting(hooks("score_tickets"))
is_won = expecting(hooks("is_won"))


@kernel
def nothing_compared(game: GameRecord, board: BoardRecord, sheet: Sheet, seat: int) -> None:
    """Add nothing: where the columns that are compared end."""


def comparing(scores: Mapping[str, Callable[[GameRecord, BoardRecord, Sheet, int], int]]) -> Comparing:
    """Return a kernel that adds what mechanisms score by comparing seats, each to its column."""
    if not scores:
        return nothing_compared
    (name, score_one), *rest = scores.items()
    column, more = COLUMNS.index(name), comparing(dict(rest))

    @kernel
    def add(game: GameRecord, board: BoardRecord, sheet: Sheet, seat: int) -> None:
        sheet[seat, column] += score_one(game, board, sheet, seat)
        more(game, board, sheet, seat)

    return add


compare_mechanisms = comparing(table("COMPARED"))


@kernel
def score(game: GameRecord, board: BoardRecord, scratch: Scratch, sheet: Sheet) -> None:
    """Write every seat's points, kind by kind, its total and its rank; 1 is a winner."""
    for seat in range(game.players):
        score_seat(game, board, scratch, seat, sheet)
    award(game, sheet, PATH_LENGTH, int(board.longest_path), LONGEST_PATH)
    award(game, sheet, FULFILLED, int(board.most_tickets), MOST_TICKETS)
    if board.monsters != 0 and not is_won(game, board):
        award_monsters(game, board, sheet)
    if board.most_cities != 0:
        award(game, sheet, MOST_CITIES, int(board.most_cities), MOST_CITIES)
    for seat in range(game.players):
        compare_mechanisms(game, board, sheet, seat)
    for seat in range(game.players):
        row = sheet[seat]
        row[TOTAL] = row[ROUTES] + row[TICKETS] + row[LONGEST_PATH]
        for column in range(MOST_TICKETS, TOTAL):
            row[TOTAL] += row[column]
    for seat in range(game.players):
        sheet[seat, RANK] = rank(game, board, sheet, seat)


@kernel
def score_seat(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
    """Write what a seat scores without comparing it with others."""
    chaos = monsters.chaos(game, board) if board.monsters != 0 else np.uint64(0)
    paths.find_components(game, board, scratch, seat)
    joined = board.special_claims != 0 and join_for_all(game, board, scratch, seat)
    list_held(game, board, scratch, seat)
    sheet[seat, ROUTES] = game.points[seat]
    best_stations(game, board, scratch, seat, chaos)
    for station in range(STATIONS):
        scratch.trial[station] = scratch.borrowed[seat, station]
    points, fulfilled = score_tickets(board, scratch, chaos)
    sheet[seat, TICKETS], sheet[seat, FULFILLED] = points, fulfilled
    correct_tickets(game, board, scratch, seat, sheet)
    for column in range(ALVIN_BONUS, TOTAL):
        sheet[seat, column] = 0
    if joined:  # what follows looks at own routes only (R394)
        paths.find_components(game, board, scratch, seat)
    score_board(game, board, scratch, seat, sheet)
    sheet[seat, PATH_LENGTH] = paths.longest_path(game, board, scratch, seat)
    sheet[seat, UNUSED_STATIONS] = (int(board.stations) - stations.built(game, seat)) * int(board.unused_station)


@kernel
def join_for_all(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> bool:
    """Add the routes that serve everybody to what a seat's own join; return whether there are any (R394)."""
    found = False
    for word in range(board.track_words):
        tracks = claiming.for_all(game, board, seat, word)
        while tracks != np.uint64(0):
            track, found = word * 64 + lowest(tracks), True
            tracks = drop_lowest(tracks)
            paths.join(scratch, int(board.end_a[track]), int(board.end_b[track]))
    return found


@kernel
def score_board(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
    """Write what a seat scores by the board's own bonuses; of cities for now how far it has come (R118-R121)."""
    if board.any_grand_tour != 0:
        sheet[seat, GRAND_TOUR] = board.grand_tour[min(tours.count(game, board, scratch, seat), TOURS)]
    if board.most_cities != 0:
        sheet[seat, MOST_CITIES] = cities.measure(game, board, scratch, seat, int(sheet[seat, FULFILLED]))
    sheet[seat, ATTRACTIONS] = cities.attractions(board, scratch)
    sheet[seat, DISTRICTS] = cities.districts(board, scratch)
    score_mechanisms(game, board, scratch, seat, sheet)


@kernel
def list_held(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """List the tickets a seat has kept."""
    scratch.held_count = 0
    for ticket in range(board.tickets):
        if tickets.held(game, ticket, seat):
            scratch.held[scratch.held_count] = ticket
            scratch.held_count += 1


@kernel
def score_tickets(board: BoardRecord, scratch: Scratch, chaos: np.uint64) -> tuple[int, int]:
    """Return points and number of fulfilled tickets with the borrowed routes being tried; each is written down."""
    points = fulfilled = 0
    for position in range(scratch.held_count):
        ticket = int(scratch.held[position])
        done = score_ticket(board, scratch, ticket, chaos)
        points += int(scratch.ticket_value[ticket])
        fulfilled += int(done)
    return points, fulfilled


@kernel
def score_ticket(board: BoardRecord, scratch: Scratch, ticket: int, chaos: np.uint64) -> bool:
    """Write down what a ticket gives, its best joined target or the loss, and return whether it is fulfilled (R225)."""
    reached = paths.reach(board, scratch, board.ticket_from[ticket])
    best, decides = NONE, NONE  # a halved ticket may be worth nothing and is fulfilled all the same (R187)
    for target in range(TARGETS):
        if board.ticket_to[ticket, target] & reached != np.uint64(0):
            value = halving.gain(board, ticket, target, chaos)
            if value > best:
                best, decides = value, target
    scratch.ticket_value[ticket] = best if best != NONE else -halving.loss(board, ticket, chaos)
    scratch.ticket_target[ticket] = decides
    scratch.ticket_fulfilled[ticket] = int(best != NONE)
    return best != NONE


@kernel
def best_stations(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, chaos: np.uint64) -> None:
    """Write which route each station borrows for the best ticket result, then most tickets (R69-R71, R204)."""
    for station in range(STATIONS):
        scratch.trial[station] = NONE
        scratch.borrowed[seat, station] = NONE
        scratch.candidates[station, 0] = NONE
        scratch.candidate_count[station] = 1
    if not list_candidates(game, board, scratch, seat):
        return
    best = best_fulfilled = -30000
    for one in range(scratch.candidate_count[0]):
        for two in range(scratch.candidate_count[1]):
            for three in range(scratch.candidate_count[2]):
                scratch.trial[0] = scratch.candidates[0, one]
                scratch.trial[1] = scratch.candidates[1, two]
                scratch.trial[2] = scratch.candidates[2, three]
                points, fulfilled = score_tickets(board, scratch, chaos)
                if points > best or (points == best and fulfilled > best_fulfilled):
                    best, best_fulfilled = points, fulfilled
                    for station in range(STATIONS):
                        scratch.borrowed[seat, station] = scratch.trial[station]


@kernel
def list_candidates(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> bool:
    """List, for each station, the opponents' routes that would join something new; return whether any does."""
    places, station, found = game.stations[seat], 0, False
    while places != np.uint64(0):
        place = lowest(places)
        places = drop_lowest(places)
        for word in range(board.track_words):
            tracks = np.uint64(0)
            for other in range(game.players):
                if other != seat:
                    tracks |= game.owned[other, word] & board.incident[place, word]
            while tracks != np.uint64(0):
                found |= add_candidate(board, scratch, station, word * 64 + lowest(tracks))
                tracks = drop_lowest(tracks)
        station += 1
    return found


@kernel
def add_candidate(board: BoardRecord, scratch: Scratch, station: int, track: int) -> bool:
    """List one route for a station unless its ends are joined already; return whether it was listed."""
    if scratch.component[board.end_a[track]] == scratch.component[board.end_b[track]]:
        return False
    scratch.candidates[station, scratch.candidate_count[station]] = track
    scratch.candidate_count[station] += 1
    return True


@kernel
def award(game: GameRecord, sheet: Sheet, measure: int, points: int, column: int) -> None:
    """Give a bonus to everybody who has most of a measure, if anybody has any (R226-R228)."""
    most = 0
    for seat in range(game.players):
        most = max(most, int(sheet[seat, measure]))
    for seat in range(game.players):
        sheet[seat, column] = points if most > 0 and sheet[seat, measure] == most else 0


@kernel
def award_monsters(game: GameRecord, board: BoardRecord, sheet: Sheet) -> None:
    """Give each monster's bonus to everybody who has most cards of it, if anybody has any (R188-R190)."""
    for monster in range(MONSTERS):
        for seat in range(game.players):
            sheet[seat, ALVIN_BONUS + monster] = monsters.cards_of(game, seat, monster)
        award(game, sheet, ALVIN_BONUS + monster, int(board.monster_bonus), ALVIN_BONUS + monster)


@kernel
def rank(game: GameRecord, board: BoardRecord, sheet: Sheet, seat: int) -> int:
    """Return a seat's place in the final order; equals share a place (R229)."""
    ahead = 0
    for other in range(game.players):
        ahead += int(is_ahead(game, board, sheet, other, seat))
    return ahead + 1


@kernel
def is_ahead(game: GameRecord, board: BoardRecord, sheet: Sheet, one: int, other: int) -> bool:
    """Return whether one seat has a better result than another: more points, else by the board's steps (R229)."""
    difference, step = int(sheet[one, TOTAL]) - int(sheet[other, TOTAL]), 0
    while difference == 0 and step < TIE_STEPS:
        tie = int(board.ties[step])
        difference = tie_measure(game, board, sheet, one, tie) - tie_measure(game, board, sheet, other, tie)
        step += 1
    return difference > 0


@kernel
def tie_measure(game: GameRecord, board: BoardRecord, sheet: Sheet, seat: int, tie: int) -> int:
    """Return what a seat has of that which breaks a tie in one step; 0 where the steps have ended (R229, R230)."""
    if tie == BY_TICKETS:
        return int(sheet[seat, FULFILLED])
    if tie == BY_STATIONS:
        return -stations.built(game, seat)
    if tie == BY_LONGEST_PATH:
        return int(sheet[seat, LONGEST_PATH] if board.longest_path > 0 else sheet[seat, PATH_LENGTH])
    if tie == BY_GOODS:
        return int(game.goods_points[seat])
    if tie == BY_MEEPLES:
        return meeples.collected(game, seat)
    return cities.mountain_routes(game, board, seat) if tie == BY_MOUNTAINS else 0
