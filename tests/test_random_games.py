"""A slice of `scripts/check_games.py`: random games of every kind of table end and are sound at every step.

The games are others than the script's, and others again with each `WHISTLESTOP_SEED`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rotation import rotating
from whistlestop.compiler.kernel import INTERPRETED

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import check_games

GAMES = 1 if INTERPRETED else 100


@pytest.mark.parametrize(("board", "mode", "players"), [table for (table,) in rotating(2, check_games.tables())])
def test_random_games_of_every_kind_of_table_end_and_are_sound(board: str, mode: str, players: int, shift: int) -> None:
    """R10, R29, R223, R224; conservation of cards, tickets, trains, tokens and monster cards."""
    report = check_games.play(board, mode, players, GAMES, first_seed=1_000_000 + shift * GAMES)
    assert (report["unfinished"], report["faults"]) == (0, 0)
    assert report["decisions"] >= GAMES * 50
