"""Toll tokens are kept secret, and a resampled game gives others as many as their routes let them have (R249, R252).

Who came first to a connection is not remembered: where two have a track each, or one beside a neutral one, a lot says
who was paid. A loan stands for the dearest toll that was not paid.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, has, kernel, lowest
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NOBODY, OVER, GameRecord
from whistlestop.rules import tolls


@kernel
def is_hidden(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether others' tokens are kept secret."""
    return board.tolls != 0 and board.open_holdings == 0 and game.phase != OVER


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide the tokens of other seats, until the game is over."""
    if is_hidden(game, board):
        for other in range(game.players):
            if other != seat:
                game.toll_tokens[other] = 0


@kernel
def fill(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Give other seats what they started with, less the tolls of their routes, and what those may have brought."""
    if not is_hidden(game, board):
        return
    for other in range(game.players):
        if other != seat:
            game.toll_tokens[other] = board.start_tokens
    for word in range(board.track_words):
        for other in range(game.players):
            tracks = game.owned[other, word]
            while tracks != np.uint64(0):
                pass_on(game, board, scratch, seat, other, word * 64 + lowest(tracks))
                tracks = drop_lowest(tracks)
    for other in range(game.players):
        if other != seat:
            forgive(game, board, other)


@kernel
def pass_on(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, payer: int, track: int) -> None:
    """Let a seat pay for one of its tracks; the other owner of the connection gets it in one case of two."""
    toll = int(board.toll[track])
    if payer != seat:
        game.toll_tokens[payer] -= toll
        if beside_neutral(game, board, track) and number(scratch, 2) == 0:
            game.toll_tokens[payer] += toll
    receiver = tolls.owner_beside(game, board, track)
    if receiver != NOBODY and receiver > payer:
        lucky = receiver if number(scratch, 2) == 0 else payer
        if lucky != seat:
            game.toll_tokens[lucky] += toll


@kernel
def beside_neutral(game: GameRecord, board: BoardRecord, track: int) -> bool:
    """Return whether the neutral player has the other track of a connection."""
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= game.neutral[word] & board.twins[track, word]
    return found != np.uint64(0)


@kernel
def forgive(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Give a seat back the dearest tolls, one for each loan; what is still missing was paid by nobody."""
    for _ in range(game.loans[seat]):
        game.toll_tokens[seat] += dearest(game, board, seat)
    game.toll_tokens[seat] = max(int(game.toll_tokens[seat]), 0)


@kernel
def dearest(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return the highest toll among a seat's tracks."""
    most = 0
    for track in range(board.tracks):
        if has(game.owned[seat, track // 64], track % 64):
            most = max(most, int(board.toll[track]))
    return most
