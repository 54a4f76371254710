"""Bots wait before they act: longer before a turn, shortly before what follows from it, never in the opening."""

from __future__ import annotations

from whistlestop import Game
from whistlestop.server.match import pace
from whistlestop.server.match.match import Match


def test_a_bot_thinks_before_a_turn_and_goes_on_quickly() -> None:
    opening = Match(Game("usa", players=2, seed=1))
    assert pace.pause(opening, 0, 1.0) == 0
    begun = Match(Game.from_position("usa base 2"))
    first = [pace.pause(begun, 0, 1.0) for _ in range(50)]
    begun.play(0, begun.decision, "draw")
    later = [pace.pause(begun, 0, 1.0) for _ in range(50)]
    assert 1.0 < min(first) <= max(first) < 2.0
    assert 0.4 < min(later) <= max(later) < 0.8
    assert pace.pause(begun, 0, 0.0) == 0
