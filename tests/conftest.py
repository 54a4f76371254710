"""Knobs of the longer tests.

`WHISTLESTOP_SEED` shifts every seed, so that each run can look at other games; `WHISTLESTOP_LONG=1` looks at many more.
Without compiled kernels games are slow, and a token number of them is played.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from whistlestop import Game
from whistlestop.compiler.kernel import INTERPRETED


@pytest.fixture(scope="session")
def shift() -> int:
    """Return what is added to the seeds of a test that could use any."""
    return int(os.environ.get("WHISTLESTOP_SEED", "0"))


@pytest.fixture(scope="session")
def effort() -> float:
    """Return how much longer than usual the longer tests shall be."""
    if INTERPRETED:
        return 0.01
    return 10.0 if os.environ.get("WHISTLESTOP_LONG") == "1" else 1.0


@pytest.fixture
def typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[Game, str]]:
    """Return a function that types lines into a terminal game and returns the game and what was told."""
    from test_terminal import Typist, sit
    from whistlestop.terminal.loop import run

    def play(position: str, *lines: str, **settings: object) -> tuple[Game, str]:
        game = Game.from_position(position)
        run(sit(game, Typist(lines), tmp_path, **settings))
        return game, capsys.readouterr().out

    return play
