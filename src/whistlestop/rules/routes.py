"""Claiming routes: what is open, what it costs, whose it is then (R21-R28).

A track is open until somebody owns it or, with few players, one of its twins (R27). What the player may not have
because of an own twin (R26) is worked out from the mask of own tracks: twins stand side by side, so it is a
few shifts.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import CLAIM_WORD
from whistlestop.records.board import MOST_CARDS, BoardRecord
from whistlestop.records.events import ROUTE_CLAIMED, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import LOCOMOTIVE, NONE, GameRecord, Masks
from whistlestop.rules import claiming, payment, purse


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the tracks the player can claim and pay for right now."""
    one, two, three = purse.payable_tracks(game, board)
    player = int(game.player)
    if board.special_claims != 0:
        one &= ~claiming.barred(game, board, player, 0)
        two &= ~claiming.barred(game, board, player, 1)
        three &= ~claiming.barred(game, board, player, 2)
    out[CLAIM_WORD] |= claimable(game, board, player, 0) & one
    out[CLAIM_WORD + 1] |= claimable(game, board, player, 1) & two
    out[CLAIM_WORD + 2] |= claimable(game, board, player, 2) & three


@kernel
def claimable(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the open tracks within reach that a seat has the trains for and no twin of, whatever they cost."""
    tracks = open_to(game, board, seat, word)
    return tracks & ~claiming.out_of_reach(game, board, seat, word) if board.special_claims != 0 else tracks


@kernel
def open_to(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the open tracks a seat has the trains for and no twin of (R24, R26), within reach or not."""
    trains = min(int(game.trains[seat]), MOST_CARDS)
    tracks = board.trains_at_most[trains, word]
    if board.special_claims != 0:
        tracks |= claiming.lent(game, board, seat, word)
    return tracks & free_to(game, board, seat, word)


@kernel
def free_to(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return the open tracks that a seat has no twin of (R26)."""
    tracks = game.open[word]
    if board.closes_twins[game.players] != 0:
        return tracks
    adjacent = board.adjacent[word]
    return tracks & ~beside(beside(beside(game.owned[seat, word], adjacent), adjacent), adjacent)


@kernel
def beside(tracks: np.uint64, adjacent: np.uint64) -> np.uint64:
    """Return `tracks` and the twins directly beside them; three times reaches every track of a quadruple route."""
    one = np.uint64(1)
    return tracks | ((tracks & adjacent) << one) | ((tracks >> one) & adjacent)


@kernel
def ways_to_pay(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every legal payment for the track being claimed."""
    purse.route_ways(game, board, int(game.claiming), out)


@kernel
def claim(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, count: int, locomotives: int) -> None:
    """Pay for the track being claimed and make it the player's."""
    track = int(game.claiming)
    special = claiming.claim_event(game, board, track) if board.special_claims != 0 else NONE
    tell(scratch, ROUTE_CLAIMED if special == NONE else special, game.player, track, kind, count, locomotives)
    payment.spend(game, kind, count)
    payment.spend(game, LOCOMOTIVE, locomotives)
    put_trains(game, board)


@kernel
def put_trains(game: GameRecord, board: BoardRecord) -> None:
    """Put trains on the track being claimed: the player's own unless a mechanism puts something else (R24, R393)."""
    track = int(game.claiming)
    if board.special_claims == 0:
        lay_trains(game, board, track)
    elif claiming.put(game, board, track) == NONE:
        lay_trains(game, board, track)
        claiming.occupied(game, board, track)
    game.claiming = NONE
    if board.settles != 0:
        game.settling = track
    game.replaced = game.given = 0
    game.quiet = NONE


@kernel
def lay_trains(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Put the player's own trains on a track and score it (R24, R25)."""
    occupy(game, board, int(game.player), track)
    game.trains[game.player] -= board.trains_needed[track]
    game.points[game.player] += board.track_points[track]


@kernel
def occupy(game: GameRecord, board: BoardRecord, seat: int, track: int) -> None:
    """Give a track to a seat; with few players that closes its twins to everybody (R27)."""
    game.owned[seat, track // 64] |= bit(track % 64)
    game.open[track // 64] &= ~bit(track % 64)
    if board.closes_twins[game.players] != 0:
        for word in range(board.track_words):
            game.open[word] &= ~board.twins[track, word]
