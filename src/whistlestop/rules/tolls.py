"""Tolls, loans, the ranking of toll tokens and the neutral player (R251-R266).

A toll is paid once the route is claimed: nothing that is decided lies in between. The neutral player acts between two
turns; who holds its marker chooses for it where it can be chosen.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NOBODY, NONE, GameRecord, Masks
from whistlestop.records.tolls import (
    CHOOSE_NEUTRAL,
    LOAN_TAKEN,
    NEUTRAL,
    NEUTRAL_CLAIMED,
    NEUTRAL_TICKET,
    NEUTRAL_WORD,
    SIDES,
    TOLL_PAID,
    TOLL_RECEIVED,
)
from whistlestop.rules import ending, pile, tickets
from whistlestop.rules.claims import monsters
from whistlestop.rules.hooks import Step

TOLLS_WRONG = 2097152
FAULTS = {TOLLS_WRONG: "tolls_wrong"}


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Give everybody toll tokens, the second player the marker and the neutral player its trains (R251, R263)."""
    if board.tolls == 0:
        return
    for seat in range(game.players):
        game.toll_tokens[seat] = board.start_tokens
    if game.players == board.neutral_players:
        game.neutral_trains = board.neutral_supply
        game.neutral_marker = (game.first + game.players - 1) % game.players


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let the player pay the toll of the route just claimed, or take a loan (R256, R257)."""
    if board.tolls != 0:
        pay(game, board, scratch, int(game.settling))
    return False


ANSWER: dict[int, Step] = {}
DUE_FIRST = True  # a toll is paid before anything that the route brings (R241)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> None:
    """Take the toll of a track from the player, all or nothing; who owns the track beside it gets it (R256, R257)."""
    seat, toll = int(game.player), int(board.toll[track])
    if game.toll_tokens[seat] < toll:
        game.loans[seat] += 1
        tell(scratch, LOAN_TAKEN, seat, track, toll)
    else:
        game.toll_tokens[seat] -= toll
        tell(scratch, TOLL_PAID, seat, track, toll)
    receive(game, board, scratch, owner_beside(game, board, track), track)


@kernel
def receive(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, track: int) -> None:
    """Give a seat the toll of a track; NOBODY stands for the bank, which counts nothing (R251)."""
    if seat != NOBODY:
        game.toll_tokens[seat] += board.toll[track]
        tell(scratch, TOLL_RECEIVED, seat, track, board.toll[track])


@kernel
def owner_beside(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the player who owns a track beside this one, NOBODY if it is free or neutral (R256, R265)."""
    owner = NOBODY
    for seat in range(game.players):
        for word in range(board.track_words):
            if game.owned[seat, word] & board.twins[track, word] != np.uint64(0):
                owner = seat
    return owner


@kernel
def between_turns(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """After a whole round let the neutral player act; return whether somebody is asked for it (R263, R264)."""
    if not is_neutral_phase(game, board):
        return False
    ticket = tickets.take_from_deck(game, board, scratch, NOBODY, pile.DECK)
    game.where[ticket] = pile.ON_PILE
    tell(scratch, NEUTRAL_TICKET, NOBODY, ticket)
    asked = board.foot[ticket] != NONE and ask_or_take(game, board, scratch, int(board.foot[ticket]))
    if not asked:
        pile.renew(game, board)
    return asked


@kernel
def is_neutral_phase(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the turn just over ends a round after which the neutral player acts (R263, R266)."""
    if board.neutral_players == 0 or game.players != board.neutral_players or game.neutral_ended != 0:
        return False
    rounds = int(game.turn) // int(game.players)
    return game.turn % game.players == 0 and rounds >= board.neutral_round


@kernel
def ask_or_take(game: GameRecord, board: BoardRecord, scratch: Scratch, first: int) -> bool:
    """Take a track of a connection, or return that its holder is asked which; it may be that nothing happens (R264)."""
    if is_closed(game, board, first):
        return False
    if game.neutral_trains < board.trains_needed[first]:
        game.neutral_ended = 1
        return False
    if is_open(game, first) and is_open(game, first + 1):
        game.neutral_choice = first + 1
        game.player, game.phase = game.neutral_marker, CHOOSE_NEUTRAL
        return True
    take(game, board, scratch, first if is_open(game, first) else first + 1)
    return False


@kernel
def is_closed(game: GameRecord, board: BoardRecord, first: int) -> bool:
    """Return whether the neutral player can take neither track: it has one, both are taken, or chaos (R264)."""
    for track in range(first, first + SIDES):
        if has(game.neutral[track // 64], track % 64):
            return True
    if board.monsters != 0 and has(monsters.barred(game, board, NONE, first // 64), first % 64):
        return True
    return not is_open(game, first) and not is_open(game, first + 1)


@kernel
def is_open(game: GameRecord, track: int) -> bool:
    """Return whether nobody has a track."""
    return has(game.open[track // 64], track % 64)


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> None:
    """Put neutral trains on a track; the bank pays its toll to who owns the one beside it (R264)."""
    game.neutral[track // 64] |= bit(track % 64)
    game.open[track // 64] &= ~bit(track % 64)
    game.neutral_trains -= board.trains_needed[track]
    tell(scratch, NEUTRAL_CLAIMED, NOBODY, track)
    receive(game, board, scratch, owner_beside(game, board, track), track)


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add both tracks of the connection (R264)."""
    out[NEUTRAL_WORD] |= np.uint64(3) << np.uint64(NEUTRAL % 64)


@kernel
def choose(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take the track chosen, pass the marker on and let the next round begin (R264)."""
    track = int(game.neutral_choice) - 1 + action - NEUTRAL
    game.neutral_choice = 0
    take(game, board, scratch, track)
    game.neutral_marker = (game.neutral_marker + 1) % game.players
    pile.renew(game, board)
    game.player = game.first
    ending.begin_turn(game, board, scratch)
    return False


LEGAL = {CHOOSE_NEUTRAL: legal}
STEP = {CHOOSE_NEUTRAL: choose}


@kernel
def head_start(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return the points a seat begins with, by turn order (R254)."""
    if board.tolls == 0:
        return 0
    return int(board.start_scores[(seat + int(game.players) - int(game.first)) % int(game.players)])


@kernel
def loan_points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's loans cost (R259)."""
    return -int(board.loan_cost) * int(game.loans[seat]) if board.tolls != 0 else 0


@kernel
def token_points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's tokens bring by its rank among those who have no loan (R260)."""
    if board.tolls == 0 or game.loans[seat] > 0:
        return 0
    ahead = 0
    for other in range(game.players):
        ahead += int(game.loans[other] == 0 and game.toll_tokens[other] > game.toll_tokens[seat])
    return int(board.toll_points[game.players, ahead])


SCORES = {"head_start": head_start, "loans": loan_points, "toll_tokens": token_points}


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of tolls: money or loans below nothing, or a neutral player out of place."""
    if board.tolls == 0:
        return 0
    for seat in range(game.players):
        if game.toll_tokens[seat] < 0 or game.loans[seat] < 0:
            return TOLLS_WRONG
    return neutral_faults(game, board)


# It calls no other kernel but those of bits: a position that somebody wrote down is asked about it too.


@kernel
def neutral_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of a neutral player at the wrong table, with the wrong trains or asked at the wrong time."""
    trains = int(board.neutral_supply) if game.players == board.neutral_players else 0
    for track in range(board.tracks):
        if game.neutral[track // 64] >> np.uint64(track % 64) & np.uint64(1) != np.uint64(0):
            trains -= int(board.trains_needed[track])
    if trains < 0 or trains != game.neutral_trains:
        return TOLLS_WRONG
    if game.neutral_marker < 0 or game.neutral_marker >= game.players:
        return TOLLS_WRONG
    return TOLLS_WRONG if (game.phase == CHOOSE_NEUTRAL) != (game.neutral_choice > 0) else 0
