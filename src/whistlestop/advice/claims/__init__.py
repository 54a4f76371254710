"""What a claim brings whoever makes it, by what all can see: its points at once, and whether it brings the end.

A mechanism that changes any of it has a file here with what it needs of these. Each asks first whether it is played.

    points(game, board, seat, track, printed) -> int      what a claim scores that would score so much without it
    brings_end(game, board, seat, track) -> bool | None   whether a claim brings the last round, if that is its business
    pieces(game, board, seat) -> tuple[int, int]          tracks that take its pieces, not trains, and a seat's pieces
    legs(board, ticket) -> list[tuple[int, int]]          sets of places that a ticket joins leg by leg, if it does
"""

from __future__ import annotations

from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import NONE, GameRecord


def points_of_claim(game: GameRecord, board: BoardRecord, seat: int, track: int) -> int:
    """Return the points a seat scores at once for claiming a track (R25)."""
    points = int(board.track_points[track])
    for change in collect(__name__, "points"):
        points = change(game, board, seat, track, points)
    return points


def claim_brings_end(game: GameRecord, board: BoardRecord, seat: int, track: int) -> bool:
    """Return whether the last round follows a seat's turn in which it claims a track (R220)."""
    if game.last_turns != NONE:
        return False
    for ask in collect(__name__, "brings_end"):
        said: bool | None = ask(game, board, seat, track)
        if said is not None:
            return said
    return trains_left(game, board, seat, track) <= int(board.end_trains)


def trains_left(game: GameRecord, board: BoardRecord, seat: int, track: int) -> int:
    """Return the trains of a seat that has put its own on a track."""
    return int(game.trains[seat]) - int(board.trains_needed[track])


def other_pieces(game: GameRecord, board: BoardRecord, seat: int) -> list[tuple[int, int]]:
    """Return which tracks take other pieces than trains, and how many of those a seat has, for each sort."""
    return [ask(game, board, seat) for ask in collect(__name__, "pieces")]


def legs_of(board: BoardRecord, ticket: int) -> list[tuple[int, int]]:
    """Return the sets of places that a ticket of more than two ends joins one after the other; none for the others."""
    return next((legs for ask in collect(__name__, "legs") if (legs := ask(board, ticket))), [])
