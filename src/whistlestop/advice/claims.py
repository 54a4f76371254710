"""What a claim brings whoever makes it, by what all can see: its points at once, and whether it brings the end."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.records.technologies import BOILER_LAGGING, STEAM_TURBINES
from whistlestop.rules.claims import bullets, technologies
from whistlestop.rules.claims.technologies import LAGGING_POINTS, TURBINES_POINTS

takes_bullet_train, copies = interpreted(bullets.takes_bullet_train), interpreted(technologies.copies)


def points_of_claim(game: GameRecord, board: BoardRecord, seat: int, track: int) -> int:
    """Return the points a seat scores at once for claiming a track (R25, R280, R345, R393)."""
    if takes_bullet_train(game, board, track):
        return 0
    points = int(board.track_points[track])
    if board.markers:
        return points * _times_scored(game, board, seat, track)
    if board.technologies:
        held = game.technologies[seat]
        points += LAGGING_POINTS * copies(held, BOILER_LAGGING)
        points += TURBINES_POINTS * copies(held, STEAM_TURBINES) if board.symbols[track] else 0
    return points


def _times_scored(game: GameRecord, board: BoardRecord, seat: int, track: int) -> int:
    """Return how often a seat scores a track that it claims: by the markers at its ends, once without any (R345)."""
    ends = 1 << int(board.end_a[track]) | 1 << int(board.end_b[track])
    marked = [int(own) & ends for own in game.marked[: int(game.players)]]
    return marked[seat].bit_count() if any(marked) else 1


def brings_end(game: GameRecord, board: BoardRecord, seat: int, track: int) -> bool:
    """Return whether the last round follows a seat's turn in which it claims a track (R220, R376, R396)."""
    if board.race or game.last_turns != NONE:
        return False
    lent = takes_bullet_train(game, board, track)
    trains = int(game.trains[seat]) - (0 if lent else int(board.trains_needed[track]))
    if board.ships:
        trains += int(game.ships[seat])  # a route of either kind takes as many pieces as it has spaces
    if board.bullet_trains:
        if board.end_by_any_player:
            trains = min([trains, *(int(game.trains[other]) for other in range(int(game.players)) if other != seat)])
        return trains <= int(board.end_trains) and int(game.bullet_trains) - lent <= int(board.end_bullet_trains)
    return trains <= int(board.end_trains)
