"""Ship routes take ships, tours join their places in turn, and pieces of both kinds end the game (R364, R370, R376)."""

from __future__ import annotations

from itertools import pairwise

from whistlestop.advice.claims import trains_left
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord


def brings_end(game: GameRecord, board: BoardRecord, seat: int, track: int) -> bool | None:
    """Return whether few pieces are left: a route of either kind takes as many as it has spaces."""
    if not board.ships:
        return None
    return trains_left(game, board, seat, track) + int(game.ships[seat]) <= int(board.end_trains)


def pieces(game: GameRecord, board: BoardRecord, seat: int) -> tuple[int, int]:
    """Return the ship routes and the ships of a seat."""
    if not board.ships:
        return 0, 0
    return sum(int(word) << 64 * number for number, word in enumerate(board.ship_tracks.tolist())), int(
        game.ships[seat]
    )


def legs(board: BoardRecord, ticket: int) -> list[tuple[int, int]]:
    """Return each place of a tour with the next one."""
    if not (board.ships and board.tour_length[ticket]):
        return []
    return [*pairwise(1 << int(place) - 1 for place in board.tour[ticket, : int(board.tour_length[ticket])])]
