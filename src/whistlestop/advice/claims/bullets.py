"""A bullet route scores nothing at once and takes no train; the game ends by both sorts of trains (R393, R396)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.rules.claims import bullets

takes_bullet_train = interpreted(bullets.takes_bullet_train)


def points(game: GameRecord, board: BoardRecord, seat: int, track: int, printed: int) -> int:
    """Return no points for a bullet route."""
    return 0 if takes_bullet_train(game, board, track) else printed


def brings_end(game: GameRecord, board: BoardRecord, seat: int, track: int) -> bool | None:
    """Return whether few trains are left, of the seat or of any player, and few bullet trains of all."""
    if board.bullet_trains == 0:
        return None
    lent = takes_bullet_train(game, board, track)
    trains = [int(left) for left in game.trains[: int(game.players)]]
    trains[seat] -= 0 if lent else int(board.trains_needed[track])
    fewest = min(trains) if board.end_by_any_player else trains[seat]
    return fewest <= int(board.end_trains) and int(game.bullet_trains) - lent <= int(board.end_bullet_trains)
