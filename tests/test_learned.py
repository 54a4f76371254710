"""The bot `learned`: the planner where nothing was learned, the same whole numbers everywhere, and files that fit."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from bot_habits import rules_of
from whistlestop import bots, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots import seats, tuned
from whistlestop.bots.asked_game import AskedGame
from whistlestop.bots.by_name import CompiledBot
from whistlestop.bots.learned import choices, shelf
from whistlestop.bots.learned.shelf import JudgeError, Seat, Taught
from whistlestop.bots.roster import LEARNED, number_of
from whistlestop.bots.shared import judge
from whistlestop.bots.shared.judge import Judges
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.state import CHOOSE_ACTION, CHOOSE_REROLL, CHOOSE_TICKETS, SECOND_CARD
from whistlestop.ruleset.compile import Rules

GAMES = 1 if INTERPRETED else 20
# What was learned, by its digest: a file that changes has to be measured again.
DIGESTS = {
    "cards-of-many.json": "74a7d8b93f1317ff",
    "cards-of-three.json": "b200833b37893fac",
    "cards.json": "4b718bfae2c96bcc",
    "dice-of-many.json": "312b26ee2653f466",
    "dice-of-two.json": "388b3f5c8c252400",
    "dice.json": "d37da00e8fbae377",
}


def played(rules: Rules, players: int, bot: str, judged: Judges) -> Batch:
    """Return games in which a bot sits in all seats, judged so."""
    batch = Batch(rules, GAMES, players=players)
    batch.reset(np.arange(GAMES))
    tables = seats.bot_tables([number_of(bot)] * players, tuned.setting(rules, players))
    tables["plan"]["judge"], tables["most_decisions"] = judged, 40 if INTERPRETED else 1_000_000
    seats.play_bots(batch.games, 0, GAMES, batch.boards, tables, 0, batch.sheets)
    return batch


def made_up(seed: int) -> Judges:
    """Return a judge of random numbers, who often prefers something else."""
    luck, found = np.random.default_rng(seed), judge.judges()
    for name in shelf.LAYERS:
        found[name][0] = luck.integers(-2000, 2000, found[name][0].shape)
    found["ready"] = 1
    return found


@pytest.mark.parametrize("mode", ["", "dice", "monsters", "dice monsters"])
@pytest.mark.parametrize("id", ["usa", "europe"])
def test_with_weights_of_nothing_it_plays_the_planners_games(id: str, mode: str) -> None:
    indifferent = judge.judges()
    indifferent["ready"] = 1
    rules = rules_of(id, mode=mode)
    same = [played(rules, 2, "planner", judge.judges())]
    same += [played(rules, 2, LEARNED, each) for each in (judge.judges(), indifferent)]
    assert len({batch.games.tobytes() for batch in same}) == 1
    assert len({batch.sheets.tobytes() for batch in same}) == 1


@pytest.mark.parametrize("id", maps.ids())
def test_it_plays_as_the_planner_where_it_has_learned_nothing(id: str) -> None:
    rules, players = rules_of(id), 3 if maps.load(id).players[1] > 2 else 2
    assert not shelf.has_learned(rules, players) or id in ("usa", "europe")
    if not shelf.has_learned(rules, players):
        mine, planners = (bots.simulate(rules, [name] * players, range(2), most=200) for name in (LEARNED, "planner"))
        assert mine.sheets.tobytes() == planners.sheets.tobytes()


@pytest.mark.skipif(INTERPRETED, reason="plays whole games")
@pytest.mark.parametrize("mode", ["", "dice", "monsters", "dice monsters"])
@pytest.mark.parametrize("id", ["usa", "europe"])
def test_whatever_it_has_learned_it_does_nothing_illegal_and_gets_to_the_end(id: str, mode: str) -> None:
    rules = rules_of(id, mode=mode)
    for seed in range(3):
        batch = played(rules, 3, LEARNED, made_up(seed))
        assert not batch.faults().any()
        assert (batch.games["phase"] == 0).all()


def positions(mode: str) -> list[tuple[bytes, list[int], int]]:
    """Return views of every question that it thinks over, with what is legal and the lot."""
    game, planner, found = AskedGame(rules_of("usa", mode=mode), 2, 11), CompiledBot("planner", 0), {}
    wanted = (CHOOSE_TICKETS, CHOOSE_ACTION, CHOOSE_REROLL if mode else SECOND_CARD)
    while not game.over and game.decisions < 60:
        view = game.view()
        if view.record.phase in wanted and len(view.legal) > 1:
            found[int(view.record.phase), game.decisions // 25] = (view.views.tobytes(), [*view.legal], view.lot)
        game.play(planner.decide(view))
    return list(found.values())


def decided(mode: str, views: list[tuple[bytes, list[int], int]]) -> list[int]:
    """Return what a judge of random numbers makes of views."""
    rules = rules_of("usa", mode=mode)
    tables = seats.bot_tables([number_of(LEARNED)], tuned.setting(rules, 2))
    tables["plan"]["judge"] = made_up(5)
    answers = []
    for view, legal, lot in views:
        games, words = AskedGame(rules, 2, 1).engine.games.copy(), np.zeros(ACTION_WORDS, np.uint64)
        games.view(np.uint8)[:] = np.frombuffer(view, np.uint8)
        for action in legal:
            words[action // 64] |= np.uint64(1 << action % 64)
        answers.append(seats.decide_one(games, rules.boards, tables, words, lot))
        answers.append(int(tables["plan"]["choice_count"][0]))
        answers.append(int(tables["plan"]["rows"][0, : answers[-1]].astype(np.int64).sum()))
    return answers


@pytest.mark.skipif(INTERPRETED, reason="compares with the compiler off")
@pytest.mark.parametrize("mode", ["", "dice"])
def test_interpreted_it_decides_the_same(mode: str) -> None:
    views = positions(mode)
    code = "import sys; from test_learned import decided; print(decided(sys.argv[1], eval(sys.argv[2])))"
    there = subprocess.run(
        [sys.executable, "-c", code, mode, repr(views)],
        env={**os.environ, "WHISTLESTOP_INTERPRETED": "1", "PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == str(decided(mode, views))


def taught(**changed: Any) -> Taught:
    """Return what a file could hold."""
    room = judge.judges()
    layers = {name: (1,) * room[name][0].size for name in shelf.LAYERS}
    table = Seat(map="usa", ticket_set="base", players=2, dice=False, monsters=False, margins=(5,) * judge.SORTS)
    fields: dict[str, Any] = {"rows": judge.VERSION, "tables": (table,), **layers, **changed}
    return Taught(**fields)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(msgspec.json.encode(taught()))
    found = shelf.record_of(shelf.read(file), shelf.read(file).tables[0].margins)
    assert (found["situation"] == 1).all()
    assert (found["margins"] == 5).all()
    assert found["ready"][0] == 1


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"rows": 0}, "cards.json reads rows of version 0, but those written are 1"),
        ({"out": (1, 2)}, "cards.json has 2 numbers in 'out', but 32 are read"),
        ({"out": (40_000,) * judge.SECOND}, "too large for 2 bytes"),
        (
            {"tables": (Seat(map="usa", ticket_set="base", players=2, dice=False, monsters=False, margins=(1,)),)},
            "margins of other sorts",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_a_sentence(
    changed: dict[str, object], told: str, tmp_path: Path
) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(msgspec.json.encode(taught(**changed)))
    with pytest.raises(JudgeError, match=told):
        shelf.read(file)


def test_what_is_no_such_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text('{"rows": 1}')
    with pytest.raises(JudgeError, match=r"cards.json holds nothing that a bot could have learned"):
        shelf.read(file)


def test_what_was_learned_is_what_was_measured() -> None:
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in shelf.files()} == DIGESTS
    assert sum(file.stat().st_size for file in shelf.files()) < 10_000_000


def test_sorts_of_actions_fit_into_a_row() -> None:
    assert choices.OTHER == judge.SORTS - 1
    assert choices.PROPOSED == judge.SORTS
    assert choices.ENDS_GAME < judge.CHOICE
