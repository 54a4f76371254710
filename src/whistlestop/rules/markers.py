"""City markers: start cities, growth from them, who scores a route, and Alvin the Alien (R342-R352).

Everything a player builds hangs together with his start city, so what his routes join to it are simply the start city
and all ends of his routes. A route is scored by the markers that stand when it is claimed; then Alvin is captured, and
a marker bought for the claim comes last.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel, lowest, nth, popcount
from whistlestop.records.actions import PAY, PAY_WIDTH, SPEND, SPEND_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.markers import (
    ALIEN,
    ALIEN_CAPTURED,
    CHOOSE_MARKER,
    MARKER,
    MARKER_BOUGHT,
    MARKER_BOUGHT_WITH_DICE,
    MOVE_ALIEN,
    NO_MARKER,
    PAY_MARKER,
    ROUTE_SCORED,
    START_CITY,
    START_CITY_CHOSEN,
)
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import KINDS, LOCOMOTIVE, STATION_FACE, GameRecord, Masks
from whistlestop.rules import cards, dice_payment, payment, purse
from whistlestop.rules.claims.markers import marked_places

MARKER_WRONG = 8388608
FAULTS = {MARKER_WRONG: "marker_wrong"}
MARKER_WORD = MARKER // 64


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Put Alvin where he starts, where he is played with (R349)."""
    if board.alien > 0:
        game.alien_place = board.alien


@kernel
def free_places(game: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the places that can take a marker: those without one, and never where Alvin starts (R344, R349)."""
    places = board.every_place & ~marked_places(game)
    return places & ~bit(int(board.alien) - 1) if board.alien > 0 else places


@kernel
def ask_before_first_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let everybody choose a start city, the last player first and then backwards (R342)."""
    if board.markers == 0:
        return False
    chosen = 0
    for seat in range(game.players):
        chosen += int(game.start_city[seat] != 0)
    if chosen == game.players:
        return False
    game.player = (int(game.first) + 2 * int(game.players) - 1 - chosen) % int(game.players)
    game.phase = START_CITY
    return True


@kernel
def legal_starts(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the cities that can be a start city (R342)."""
    out[MARKER_WORD] |= free_places(game, board)


@kernel
def choose_start(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Put the first marker, which is free, on the start city (R342)."""
    place, seat = action - MARKER, int(game.player)
    game.start_city[seat] = place + 1
    game.marked[seat] |= bit(place)
    game.network[seat] |= bit(place)
    tell(scratch, START_CITY_CHOSEN, seat, place)
    return True


BEFORE_FIRST_TURN = {START_CITY: choose_start}


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """After a claim: score it by the markers, let Alvin be captured, then ask about a marker (R345, R350)."""
    if board.markers == 0:
        return False
    track, player = int(game.settling), int(game.player)
    game.network[player] |= bit(int(board.end_a[track])) | bit(int(board.end_b[track]))
    score(game, board, scratch, track)
    if captures_alien(game, board, track):
        game.captures[player] += 1
        if popcount(game.marked[player]) > 1:
            game.phase = MOVE_ALIEN
            return True
        take_alien(game, board, scratch, lowest(game.marked[player]))
    return ask_for_marker(game, board)


@kernel
def score(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> None:
    """Give the points of the track just claimed to whose markers stand at its ends, else to the claimer (R345)."""
    points = int(board.track_points[track])
    if marked_places(game) & ends(board, track) == np.uint64(0):
        tell(scratch, ROUTE_SCORED, game.player, track, points)
        return
    shift(game, int(game.player), -points)
    for seat in range(game.players):
        times = popcount(game.marked[seat] & ends(board, track))
        if times > 0:
            shift(game, seat, points * times)
            tell(scratch, ROUTE_SCORED, seat, track, points * times)


@kernel
def shift(game: GameRecord, seat: int, points: int) -> None:
    """Give a seat route points, or take them from it, and remember that they are not of its own tracks."""
    game.points[seat] += points
    game.shifted[seat] += points


@kernel
def ends(board: BoardRecord, track: int) -> np.uint64:
    """Return the two places of a track."""
    return bit(int(board.end_a[track])) | bit(int(board.end_b[track]))


@kernel
def captures_alien(game: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether the track just claimed leads to Alvin, who is not in a city of the player's own (R349)."""
    if board.alien == 0:
        return False
    here = bit(int(game.alien_place) - 1)
    return ends(board, track) & here != np.uint64(0) and game.marked[game.player] & here == np.uint64(0)


@kernel
def legal_aliens(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the player's own marked cities, to one of which Alvin must go (R349)."""
    for which in range(popcount(game.marked[game.player])):
        out[0] |= bit(ALIEN + which)


@kernel
def move_alien(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take Alvin to the city chosen; then a marker may be bought (R350)."""
    take_alien(game, board, scratch, nth(game.marked[game.player], action - ALIEN))
    return ask_for_marker(game, board)


@kernel
def take_alien(game: GameRecord, board: BoardRecord, scratch: Scratch, place: int) -> None:
    """Put Alvin on a city of the player who has captured him."""
    game.alien_place = place + 1
    tell(scratch, ALIEN_CAPTURED, game.player, place, int(board.alien_points))


@kernel
def free_ends(game: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the ends of the route just claimed that can take a marker (R344)."""
    return ends(board, int(game.settling)) & free_places(game, board)


@kernel
def ask_for_marker(game: GameRecord, board: BoardRecord) -> bool:
    """Ask whether a marker is bought, wherever that cannot be ruled out by what everybody knows (R344)."""
    left = int(board.markers) - popcount(game.marked[game.player])
    if left <= 0 or free_ends(game, board) == np.uint64(0) or not may_pay(game, board):
        return False
    game.phase = CHOOSE_MARKER
    return True


@kernel
def may_pay(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player could pay for a marker, by the number of his cards or by his dice."""
    if board.dice != 0:
        return dice_payment.station_dice(game) >= board.marker_price
    held = 0
    for kind in range(KINDS):
        held += int(game.hand[game.player, kind])
    return held >= board.marker_price


@kernel
def legal_markers(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the ends that can take a marker, if the player can pay for it, and putting none (R344)."""
    out[0] |= bit(NO_MARKER)
    if purse.can_pay_station(game, board, int(board.marker_price)):
        out[MARKER_WORD] |= free_ends(game, board)


@kernel
def choose_marker(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Go on to the payment for a marker, or put none."""
    if action == NO_MARKER:
        return False
    game.marking = action - MARKER + 1
    game.phase = PAY_MARKER
    return True


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every way to pay for a marker: cards of one colour, or dice as for a station (R344, R351)."""
    purse.station_ways(game, board, int(board.marker_price), out)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay for the marker and put it on its city (R344)."""
    place = int(game.marking) - 1
    game.marking = 0
    game.marked[game.player] |= bit(place)
    if board.dice != 0:
        pay_dice(game, board, scratch, place, (action - SPEND) // SPEND_WIDTH)
    else:
        pay_cards(game, board, scratch, place, action - PAY)
    return False


@kernel
def pay_dice(game: GameRecord, board: BoardRecord, scratch: Scratch, place: int, wilds: int) -> None:
    """Use up Station dice and wilds for a marker (R351)."""
    due = int(board.marker_price)
    dice_payment.spend(game, STATION_FACE, due, wilds, 0)
    tell(scratch, MARKER_BOUGHT_WITH_DICE, game.player, place, due - wilds, wilds)


@kernel
def pay_cards(game: GameRecord, board: BoardRecord, scratch: Scratch, place: int, way: int) -> None:
    """Discard cards of one colour, locomotives among them, for a marker (R344)."""
    kind, locomotives = way // PAY_WIDTH, way % PAY_WIDTH
    count = int(board.marker_price) - locomotives
    if kind == LOCOMOTIVE:
        count, locomotives = count + locomotives, 0
    tell(scratch, MARKER_BOUGHT, game.player, place, kind, count, locomotives)
    payment.spend(game, kind, count)
    payment.spend(game, LOCOMOTIVE, locomotives)
    cards.fill_display(game, board, scratch)


LEGAL = {
    START_CITY: legal_starts,
    CHOOSE_MARKER: legal_markers,
    PAY_MARKER: legal_payments,
    MOVE_ALIEN: legal_aliens,
}
ANSWER = {CHOOSE_MARKER: choose_marker, PAY_MARKER: pay, MOVE_ALIEN: move_alien}


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat has of Alvin: so much for each capture, and again if he is in its city (R349)."""
    if board.alien == 0:
        return 0
    times = int(game.captures[seat]) + int(has(game.marked[seat], int(game.alien_place) - 1))
    return times * int(board.alien_points)


SCORES = {"alien": points}


# The three that follow call no other kernel: a position that somebody wrote down is asked about them too.


@kernel
def place_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of markers: two in one city, more than a seat has, or a start city without its own (R342)."""
    if board.markers == 0:
        return 0
    taken = np.uint64(0)
    if board.alien > 0:
        taken = np.uint64(1) << np.uint64(int(board.alien) - 1)
    for seat in range(game.players):
        own, count = game.marked[seat], 0
        if taken & own != np.uint64(0):
            return MARKER_WRONG
        taken |= own
        start, found = int(game.start_city[seat]) - 1, game.start_city[seat] == 0
        for place in range(board.places):
            here = int(own >> np.uint64(place) & np.uint64(1))
            count += here
            if place == start and here != 0:
                found = True
        if not found or count > board.markers or (count > 0) != (start >= 0) or (start < 0 and game.turn > 0):
            return MARKER_WRONG
    return 0


@kernel
def network_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of routes that do not hang together with their owner's start city (R343)."""
    if board.markers == 0:
        return 0
    for seat in range(game.players):
        joined, left, grown = np.uint64(0), 0, True
        if game.start_city[seat] != 0:
            joined = np.uint64(1) << np.uint64(int(game.start_city[seat]) - 1)
        while grown:
            grown, left = False, 0
            for track in range(board.tracks):
                if game.owned[seat, track // 64] >> np.uint64(track % 64) & np.uint64(1) != np.uint64(0):
                    both = np.uint64(1) << np.uint64(int(board.end_a[track]))
                    both |= np.uint64(1) << np.uint64(int(board.end_b[track]))
                    if both & joined == np.uint64(0):
                        left += 1
                    elif both & ~joined != np.uint64(0):
                        joined |= both
                        grown = True
        if left > 0 or joined != game.network[seat]:
            return MARKER_WRONG
    return 0


@kernel
def point_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of route points: a claimed route is scored once or twice, by somebody (R345)."""
    if board.markers == 0:
        return 0
    once = scored = 0
    for seat in range(game.players):
        scored += int(game.points[seat])
        if game.points[seat] < 0:
            return MARKER_WRONG
        for track in range(board.tracks):
            own = game.owned[seat, track // 64] >> np.uint64(track % 64) & np.uint64(1)
            once += int(board.track_points[track]) * int(own)
    return 0 if once <= scored <= 2 * once else MARKER_WRONG


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of markers, networks, points and Alvin."""
    return place_faults(game, board) | network_faults(game, board) | point_faults(game, board)
