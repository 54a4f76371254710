"""Passengers and the goods they collect: placing one, its journey, the tokens (R106, R108-R116, R151, R202).

A passenger is in supply, stands in a city, travels, or is gone. A journey uses each route at most once; own tracks are
free, an opponent's costs a passenger card or a wild die. Which tracks a player can pay for is hidden with cards, so
whether a journey goes on is asked by what the table knows of his hand, never by the hand.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, drop_lowest, has, kernel, lowest
from whistlestop.records.actions import NO_PASSENGER, PASSENGER, PASSENGER_WORD, STOP, TRAVEL, TRAVEL_WORD
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.passengers import (
    GOODS_TAKEN,
    PASSENGER_ARRIVED,
    PASSENGER_PLACED,
    PASSENGER_SET_OUT,
    PASSENGER_TRAVELLED,
    Passenger,
)
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_PASSENGER,
    CHOOSE_TRAVEL,
    GOODS_STACKS,
    NONE,
    PASSENGER_CARD,
    PASSENGERS,
    SEATS,
    TRACK_WORDS,
    WILD,
    GameRecord,
    Masks,
)
from whistlestop.rules import cards, payment, purse
from whistlestop.rules.claims import monsters as chaos

PASSENGER_WRONG = 32768
GOODS_WRONG = 65536
FAULTS = {PASSENGER_WRONG: "passenger_wrong", GOODS_WRONG: "goods_wrong"}


@kernel
def clear(game: GameRecord) -> None:
    """Empty the stacks and take all passengers off the board."""
    for stack in range(GOODS_STACKS):
        game.goods[stack] = 0
    for seat in range(SEATS):
        game.goods_points[seat] = game.gone[seat] = 0
        for number in range(PASSENGERS):
            game.standing[seat, number] = NONE
    game.travelling, game.visited = NONE, np.uint64(0)
    for word in range(TRACK_WORDS):
        game.travelled[word] = np.uint64(0)


@kernel
def supply(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return how many passengers a seat has not placed yet."""
    count = int(board.passengers) - int(game.gone[seat])
    for number in range(PASSENGERS):
        count -= int(game.standing[seat, number] != NONE)
    if game.travelling != NONE and game.player == seat:
        count -= 1
    return count


@kernel
def placeable(game: GameRecord, board: BoardRecord, track: int) -> np.uint64:
    """Return the ends of a track the player may put a passenger on: cities, and only free ones (R108)."""
    if supply(game, board, int(game.player)) == 0:
        return np.uint64(0)
    places = (bit(int(board.end_a[track])) | bit(int(board.end_b[track]))) & board.cities
    if board.one_passenger_each != 0:
        for seat in range(game.players):
            for number in range(PASSENGERS):
                if game.standing[seat, number] != NONE:
                    places &= ~bit(int(game.standing[seat, number]))
    return places


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Ask whether a passenger is put on an end of the claimed route, if one may be (R108)."""
    if placeable(game, board, int(game.settling)) == np.uint64(0):
        return False
    game.phase = CHOOSE_PASSENGER
    return True


@kernel
def legal_placing(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the ends a passenger may be put on, and leaving it (R108)."""
    out[PASSENGER_WORD] |= placeable(game, board, int(game.settling))
    out[0] |= bit(NO_PASSENGER)


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Put a passenger on an end of the route, or none; there is nothing more to ask."""
    if action != NO_PASSENGER:
        place(game, scratch, action - PASSENGER)
    return False


@kernel
def place(game: GameRecord, scratch: Scratch, city: int) -> None:
    """Put one of the player's passengers on a city."""
    player = int(game.player)
    stand(game, player, city)
    tell(scratch, PASSENGER_PLACED, player, city)


@kernel
def stand(game: GameRecord, seat: int, city: int) -> None:
    """Add a city to those a seat's passengers stand in; they descend."""
    number = PASSENGERS - 1
    while number > 0 and game.standing[seat, number - 1] < city:
        game.standing[seat, number] = game.standing[seat, number - 1]
        number -= 1
    game.standing[seat, number] = city


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add journeys, where there are passengers."""
    if board.passengers > 0:
        legal(game, board, out)


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the cities from which a passenger of the player can make at least one step (R109, R116)."""
    for number in range(PASSENGERS):
        city = int(game.standing[game.player, number])
        if city != NONE and can_step(game, board, city, purse.can_pay_passenger(game, board)):
            out[PASSENGER_WORD] |= bit(city)


@kernel
def can_step(game: GameRecord, board: BoardRecord, city: int, paying: bool) -> bool:
    """Return whether a passenger can go on from a place."""
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= steps(game, board, city, word, paying)
    return found != np.uint64(0)


@kernel
def steps(game: GameRecord, board: BoardRecord, city: int, word: int, paying: bool) -> np.uint64:
    """Return one mask word of the tracks a passenger can take from a place (R109, R110, R202)."""
    tracks = game.owned[game.player, word]
    if paying:
        for seat in range(game.players):
            tracks |= game.owned[seat, word]
    tracks &= board.incident[city, word] & board.travel_tracks[word] & ~used(game, board, word)
    if board.chaos_blocks_all != 0:
        tracks &= ~chaos.barred(game, board, int(game.player), word)
    return tracks


@kernel
def used(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the routes used in this journey; as a house rule parallel tracks are one (R109)."""
    tracks, routes = game.travelled[word], game.travelled[word]
    if board.parallel_tracks_apart != 0:
        return routes
    while tracks != np.uint64(0):
        routes |= board.twins[word * 64 + lowest(tracks), word]
        tracks = drop_lowest(tracks)
    return routes


@kernel
def set_out(game: GameRecord, board: BoardRecord, scratch: Scratch, city: int) -> bool:
    """Let the player's passenger in a city begin its journey; the city itself gives nothing, later too (R111)."""
    player, number = int(game.player), 0
    while game.standing[player, number] != city:
        number += 1
    for later in range(number, PASSENGERS - 1):
        game.standing[player, later] = game.standing[player, later + 1]
    game.standing[player, PASSENGERS - 1] = NONE
    game.travelling = city
    game.phase = CHOOSE_TRAVEL
    tell(scratch, PASSENGER_SET_OUT, player, city)
    if board.collect_start != 0:
        visit(game, board, scratch, city)
    elif board.collect_on_return == 0:
        game.visited |= bit(city)
    return False


@kernel
def legal_steps(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the tracks the passenger can take next and, after the first, stopping (R116)."""
    paying, stepped = purse.can_pay_passenger(game, board), np.uint64(0)
    for word in range(board.track_words):
        out[TRAVEL_WORD + word] |= steps(game, board, int(game.travelling), word, paying)
        stepped |= game.travelled[word]
    if stepped != np.uint64(0):
        out[0] |= bit(STOP)


@kernel
def step(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> bool:
    """Take the passenger along a track and return whether that was paid for."""
    player, word = int(game.player), track // 64
    city = int(board.end_a[track]) + int(board.end_b[track]) - int(game.travelling)
    paid = not has(game.owned[player, word], track % 64)
    if paid and board.dice != 0:
        game.dice[WILD] -= 1
    elif paid:
        payment.spend(game, PASSENGER_CARD, 1)
    game.travelled[word] |= bit(track % 64)
    game.travelling = city
    tell(scratch, PASSENGER_TRAVELLED, player, track, city, int(paid))
    visit(game, board, scratch, city)
    return paid


@kernel
def visit(game: GameRecord, board: BoardRecord, scratch: Scratch, city: int) -> None:
    """Take the top token of a city that was not visited in this journey yet, if one is left (R111, R112)."""
    if has(game.visited, city):
        return
    game.visited |= bit(city)
    if board.stack[city] == NONE or goods_left(game, board, city) == 0:
        return
    value = int(board.goods_value[city, game.goods[board.stack[city]]])
    game.goods[board.stack[city]] += 1
    game.goods_points[game.player] += value
    tell(scratch, GOODS_TAKEN, game.player, city, value)


@kernel
def goods_left(game: GameRecord, board: BoardRecord, city: int) -> int:
    """Return how many tokens a city with a stack still has."""
    return int(board.stack_height[city]) - int(game.goods[board.stack[city]])


@kernel
def may_go_on(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether, as far as the table can know, the passenger could take another step."""
    return can_step(game, board, int(game.travelling), purse.may_pay_passenger(game, board))


@kernel
def travel(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take the passenger on, or let it stop; a journey that cannot go on ends by itself (R109, R113)."""
    if action != STOP:
        paid = step(game, board, scratch, action - TRAVEL)
        if paid and board.dice == 0:
            cards.fill_display(game, board, scratch)
        if may_go_on(game, board):
            return False
    arrive(game, scratch)
    return True


@kernel
def arrive(game: GameRecord, scratch: Scratch) -> None:
    """End the journey: the passenger leaves the game (R113)."""
    tell(scratch, PASSENGER_ARRIVED, game.player, game.travelling)
    game.gone[game.player] += 1
    game.travelling = NONE
    game.visited = np.uint64(0)
    for word in range(TRACK_WORDS):
        game.travelled[word] = np.uint64(0)


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what the goods of a seat are worth (R112)."""
    return int(game.goods_points[seat])


ACT = {Passenger: set_out}
LEGAL = {CHOOSE_PASSENGER: legal_placing, CHOOSE_TRAVEL: legal_steps}
ANSWER = {CHOOSE_PASSENGER: choose}
STEP = {CHOOSE_TRAVEL: travel}
SCORES = {"goods": points}


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of passengers and goods."""
    if board.second_room != 0:  # others lie there
        return 0
    return passenger_faults(game, board) | goods_faults(game, board)


@kernel
def passenger_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of passengers: more than a seat has, outside a city, crowded, or a journey of nobody (R108)."""
    if (game.travelling != NONE) != (game.phase == CHOOSE_TRAVEL):
        return PASSENGER_WRONG
    taken = np.uint64(0)
    for seat in range(game.players):
        if supply(game, board, seat) < 0 or game.gone[seat] < 0:
            return PASSENGER_WRONG
        for number in range(PASSENGERS):
            place = int(game.standing[seat, number])
            if place == NONE:
                continue
            if not has(board.cities, place) or (board.one_passenger_each != 0 and has(taken, place)):
                return PASSENGER_WRONG
            taken |= bit(place)
    return 0


@kernel
def goods_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of goods: the seats' points are those of the tokens taken (R112)."""
    points = 0
    for place in range(board.places):
        if board.stack[place] != NONE:
            if game.goods[board.stack[place]] < 0 or goods_left(game, board, place) < 0:
                return GOODS_WRONG
            for token in range(game.goods[board.stack[place]]):
                points += int(board.goods_value[place, token])
    for seat in range(game.players):
        points -= int(game.goods_points[seat])
    return 0 if points == 0 else GOODS_WRONG
