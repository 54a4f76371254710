"""What a bot thinks with: nothing of it is left over from one decision to the next."""

from __future__ import annotations

import numpy as np
import pytest

from bot_habits import rules_of
from whistlestop import bots
from whistlestop.bots.asked_game import AskedGame
from whistlestop.bots.by_name import CompiledBot
from whistlestop.bots.roster import number_of
from whistlestop.bots.shared.plan import PLAN
from whistlestop.compiler.kernel import INTERPRETED

DECISIONS = 6 if INTERPRETED else 400


@pytest.mark.parametrize(
    ("id", "mode"), [("usa", ""), ("germany", "monsters"), ("marklin", "dice"), ("europe", "dice monsters")]
)
@pytest.mark.parametrize("name", bots.compiled())
def test_a_bot_decides_the_same_whatever_its_plan_held_before(name: str, id: str, mode: str) -> None:
    """A field that somebody reads before it is written, or that two meanings share, would show."""
    game, noise = AskedGame(rules_of(id, mode=mode), 3, 1), np.random.default_rng(1)
    calm, distracted = CompiledBot(name, 7), CompiledBot(name, 7)
    while not game.over and game.decisions < DECISIONS:
        distracted.tables["plan"] = np.frombuffer(noise.bytes(PLAN.itemsize), PLAN)
        decided = calm.decide(game.view())
        assert distracted.decide(game.view()) == decided, game.where()
        game.play(decided)


def test_every_bot_has_the_number_of_its_row_in_the_roster() -> None:
    assert [number_of(name) for name in bots.compiled()] == list(range(len(bots.compiled())))
    assert bots.names()[: len(bots.compiled())] == bots.compiled()
