"""What must hold after every step, as flags: nothing is lost, nothing appears, nothing contradicts itself.

`faults` returns every broken promise at once, not the first one. It repeats on purpose what other fields say, because
that is what it checks.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest, popcount
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import (
    CHOOSE_REROLL,
    DOUBLE,
    FACES,
    FRESH,
    HELD,
    HIDDEN,
    KINDS,
    NONE,
    OVER,
    SINGLE,
    STATIONS,
    TICKET_DECKS,
    TOKEN_TYPES,
    TUNNEL_CARDS,
    UNDER,
    GameRecord,
    Masks,
)
from whistlestop.rules import claiming, dice, tickets, tokens
from whistlestop.rules.hooks import finding, hooks, table

mechanism_faults = finding(hooks("faults"))

CARDS_LOST = 1
HAND_WRONG = 2
PILE_SIZE_WRONG = 4
TRACK_TWICE = 8
OPEN_WRONG = 16
TRAINS_WRONG = 32
POINTS_WRONG = 64
TICKETS_WRONG = 128
QUEUE_WRONG = 256
STATION_TWICE = 512
STUCK = 1024
TWIN_OWNED = 2048
DICE_WRONG = 4096

_NAMES = (
    "cards_lost",
    "hand_wrong",
    "pile_size_wrong",
    "track_twice",
    "open_wrong",
    "trains_wrong",
    "points_wrong",
    "tickets_wrong",
    "queue_wrong",
    "station_twice",
    "stuck",
    "twin_owned",
    "dice_wrong",
)
_OF_MECHANISMS = {flag.bit_length() - 1: name for flag, name in table("FAULTS").items()}
# By the number of the flag's bit; a gap, which no mechanism has taken, is empty.
NAMES = (*_NAMES, *(_OF_MECHANISMS.get(bit, "") for bit in range(len(_NAMES), max(_OF_MECHANISMS) + 1)))


@kernel
def faults(game: GameRecord, board: BoardRecord, legal: Masks) -> int:
    """Return all faults of a game as flags, given its legal actions; 0 is a sound game."""
    found = card_faults(game, board) | track_faults(game, board) | ticket_faults(game, board)
    found |= queue_faults(game, board) | station_faults(game, board)
    found |= dice_faults(game, board) | mechanism_faults(game, board)
    for seat in range(game.players):
        found |= seat_faults(game, board, seat)
    any_legal = np.uint64(0)
    for word in range(board.action_words):
        any_legal |= legal[word]
    if (any_legal == np.uint64(0)) != (game.phase == OVER):
        found |= STUCK
    return found


@kernel
def card_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of deck, discard pile, display and hands taken together."""
    found = 0
    deck_size = discard_size = 0
    for kind in range(KINDS):
        deck_size += int(game.deck[kind])
        discard_size += int(game.discard[kind])
        if count_cards(game, board, kind) != board.cards[kind]:
            found |= CARDS_LOST
        if game.deck[kind] < 0 or game.discard[kind] < 0:
            found |= CARDS_LOST
    if deck_size != game.deck_size or discard_size != game.discard_size:
        found |= PILE_SIZE_WRONG
    return found


@kernel
def count_cards(game: GameRecord, board: BoardRecord, kind: int) -> int:
    """Return how many cards of a kind are anywhere in the game."""
    count = int(game.deck[kind]) + int(game.discard[kind])
    for seat in range(game.players):
        count += int(game.hand[seat, kind])
    for slot in range(board.display):
        count += int(game.display[slot] == kind)
    for position in range(TUNNEL_CARDS):
        count += int(game.revealed[position] == kind)
    return count


@kernel
def track_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of who owns which track and which are open."""
    found = 0
    for word in range(board.track_words):
        taken, closed, shared = np.uint64(0), np.uint64(0), np.uint64(0)
        if board.special_claims != 0:
            taken = claiming.standing(game, board, NONE, word)
            shared = claiming.shared(game, board, NONE, word)
        for seat in range(game.players):
            if taken & game.owned[seat, word] & ~shared != np.uint64(0):
                found |= TRACK_TWICE
            taken |= game.owned[seat, word]
        if board.closes_twins[game.players] != 0:
            closed = twins_of_claimed(game, board, word)
        if board.special_claims != 0:
            closed |= claiming.closed(game, board, NONE, word)
        if game.open[word] != board.every_track[word] & ~taken & ~closed:
            found |= OPEN_WRONG
    return found


@kernel
def twins_of_claimed(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return the tracks of one mask word that have a claimed twin."""
    closed = np.uint64(0)
    for track in range(board.tracks):
        for seat in range(game.players):
            if has(game.owned[seat, track // 64], track % 64):
                closed |= board.twins[track, word]
    return closed


@kernel
def seat_faults(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the faults of one seat's hand, trains, points and double routes."""
    found = 0
    for kind in range(KINDS):
        if game.hand[seat, kind] < game.known[seat, kind] or game.known[seat, kind] < 0:
            found |= HAND_WRONG
    if game.hand[seat, HIDDEN] != 0:
        found |= HAND_WRONG
    trains, points = int(board.trains), 0
    if board.special_claims != 0:
        points = claiming.beside_tracks(game, board, seat)
        trains += claiming.trains_beside(game, board, seat)
    for word in range(board.track_words):
        tracks = game.owned[seat, word]
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            trains -= int(board.trains_needed[track])
            points += int(board.track_points[track])
            if board.twins[track, word] & game.owned[seat, word] != np.uint64(0):
                found |= TWIN_OWNED
    if trains != game.trains[seat] or trains < 0:
        found |= TRAINS_WRONG
    if points != game.points[seat]:
        found |= POINTS_WRONG
    return found


@kernel
def ticket_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of where tickets are."""
    found = 0
    for seat in range(game.players):
        count = 0
        for ticket in range(board.tickets):
            count += int(game.where[ticket] == tickets.at(HELD, seat))
        if count != game.ticket_count[seat]:
            found |= TICKETS_WRONG
    for ticket in range(board.tickets):
        fresh = has(game.fresh[ticket // 64], ticket % 64)
        if fresh != (game.where[ticket] // 8 == FRESH):
            found |= TICKETS_WRONG
    for deck in range(TICKET_DECKS):
        fresh_count = popcount(game.fresh[0] & board.deck_tickets[deck, 0])
        fresh_count += popcount(game.fresh[1] & board.deck_tickets[deck, 1])
        if fresh_count != game.fresh_count[deck]:
            found |= TICKETS_WRONG
    if (game.asking == NONE) != (game.offered[0] + game.offered[1] == 0):
        found |= TICKETS_WRONG
    return found


@kernel
def queue_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of the queues of returned tickets."""
    queued = returned = 0
    for deck in range(TICKET_DECKS):
        start = int(board.deck_start[deck])
        queued += int(game.under_count[deck])
        if game.under_count[deck] > 0 and game.under[start] >= 0:
            return QUEUE_WRONG
        for slot in range(start, start + game.under_count[deck]):
            if game.where[tickets.named(int(game.under[slot]))] // 8 != UNDER:
                return QUEUE_WRONG
    for ticket in range(board.tickets):
        returned += int(game.where[ticket] // 8 == UNDER)
    return 0 if queued == returned else QUEUE_WRONG


@kernel
def station_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of stations: two in a city, or more than a seat has."""
    taken, count = np.uint64(0), 0
    for seat in range(game.players):
        taken |= game.stations[seat]
        count += popcount(game.stations[seat])
        if popcount(game.stations[seat]) > min(int(board.stations), STATIONS):
            return STATION_TWICE
    return 0 if popcount(taken) == count else STATION_TWICE


@kernel
def dice_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of dice and tokens: more dice than there are, or more tokens than allowed (R131, R141)."""
    most_dice = dice.DICE if board.dice != 0 else 0
    if dice.unused(game) > most_dice or (game.phase == CHOOSE_REROLL and dice.unused(game) != dice.DICE):
        return DICE_WRONG
    for face in range(FACES):
        if game.dice[face] < 0:
            return DICE_WRONG
    for token in range(TOKEN_TYPES):
        if tokens.pool(game, token) < 0:
            return DICE_WRONG
    for seat in range(game.players):
        if token_faults(game, board, seat):
            return DICE_WRONG
    return 0


@kernel
def token_faults(game: GameRecord, board: BoardRecord, seat: int) -> bool:
    """Return whether a seat's tokens are fewer than none or more than allowed."""
    singles, doubles = int(game.tokens[seat, SINGLE]), int(game.tokens[seat, DOUBLE])
    most = tokens.MOST if board.dice != 0 else 0
    if singles < 0 or doubles < 0 or singles > most or doubles > most:
        return True
    return board.token_limit_together != 0 and singles + doubles > most
