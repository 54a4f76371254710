"""Playing while it compiles: plain Python stands in for machine code, and nobody can tell when that ends."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread

import pytest

from whistlestop import Game, warmup
from whistlestop.bots.search import SearchBot
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.compiler.stand_in import STAND_IN, StandIn
from whistlestop.server.thinking.thinkers import Thinkers

# A process in which nothing has been loaded yet plays a game; `CHANGE` happens after forty decisions.
PLAY = """
import hashlib, random
from whistlestop import Game, warmup
from whistlestop.compiler import kernel
from whistlestop.compiler.stand_in import STAND_IN

asked, ask = [], STAND_IN.call
STAND_IN.call = lambda function, arguments: asked.append(function.__name__) or ask(function, arguments)
warmup.is_warm = lambda names: False
meanwhile = warmup.Meanwhile(("start", "game", "view"))
meanwhile.begin()
assert STAND_IN.on_duty
game, rng, before = Game("europe", players=3, seed=7), random.Random(7), 0
while not game.over:
    if game.decision == 40:
        {change}
        before = len(asked)
    game.play(rng.choice(game.legal_ids()))
    game.view(0)
meanwhile.end()
print(len(asked) > 0, len(asked) == before, STAND_IN.on_duty)
print(hashlib.sha256(game.engine.games.tobytes() + game.log().encode()).hexdigest())
"""
CHANGES = {
    "machine code is ready": "meanwhile.join()",
    "the stand-in is killed": "STAND_IN._process.kill(); STAND_IN._process.wait()",
}


@pytest.fixture(scope="module")
def known() -> str:
    """Return what the same game comes to where machine code plays all of it."""
    import hashlib
    import random

    game, rng = Game("europe", players=3, seed=7), random.Random(7)
    while not game.over:
        game.play(rng.choice(game.legal_ids()))
    return hashlib.sha256(game.engine.games.tobytes() + game.log().encode()).hexdigest()


@pytest.mark.skipif(INTERPRETED, reason="there is nothing to stand in for with the compiler off")
@pytest.mark.parametrize("change", CHANGES)
def test_a_game_that_changes_over_in_its_middle_is_the_same_to_the_last_byte(change: str, known: str) -> None:
    code = PLAY.format(change=CHANGES[change])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told, digest = done.stdout.splitlines()
    assert told == ("True True False" if change == "machine code is ready" else "True False False")
    assert digest == known


def test_a_server_answers_while_its_rules_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules are loaded in a thread; whoever ends the server waits for that."""
    monkeypatch.setattr(warmup, "is_warm", lambda names: True)
    answered, loaded = Event(), list[bool]()
    meanwhile = warmup.Meanwhile(())
    meanwhile.begin(lambda: loaded.append(answered.wait(60)))
    assert not loaded
    answered.set()
    meanwhile.end()
    assert loaded == [True]


def test_who_is_excused_compiles_while_others_ask() -> None:
    stand_in = StandIn()
    stand_in.begin()
    seen: list[bool] = []
    with stand_in.excused():
        other = Thread(target=lambda: seen.append(stand_in.wanted))
        other.start()
        other.join()
        assert not stand_in.wanted
    assert seen == [True]
    waiting = Thread(target=stand_in.wait_for_relief)
    waiting.start()
    stand_in.end()
    waiting.join()
    assert not stand_in.on_duty


def test_a_searching_bot_decides_at_once_as_long_as_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, bot = Thinkers(1), SearchBot(1)
    assert thinkers._timely(bot) is bot
    monkeypatch.setattr(STAND_IN, "_process", object())
    assert thinkers._timely(bot) is bot.inner


def test_a_helper_whose_server_was_killed_compiles_no_further() -> None:
    with warmup._Helper(["start", "game"], gently=True)._process as process:
        assert process.stdin is not None
        process.stdin.close()  # as the system does for a process that was killed
        assert process.wait(60) == 1
