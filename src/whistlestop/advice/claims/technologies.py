"""Technologies score for routes and ferries beside their points (R280)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import BOILER_LAGGING, STEAM_TURBINES
from whistlestop.rules.claims import technologies
from whistlestop.rules.claims.technologies import LAGGING_POINTS, TURBINES_POINTS

copies = interpreted(technologies.copies)


def points(game: GameRecord, board: BoardRecord, seat: int, track: int, printed: int) -> int:
    """Return the points with those of Boiler Lagging, and of Steam Turbines for a ferry."""
    if not board.technologies:
        return printed
    held = game.technologies[seat]
    by_ferry = TURBINES_POINTS * copies(held, STEAM_TURBINES) if board.symbols[track] else 0
    return printed + LAGGING_POINTS * copies(held, BOILER_LAGGING) + by_ferry
