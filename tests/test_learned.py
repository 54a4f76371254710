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
from whistlestop.bots.learned import choices, shelf, situation
from whistlestop.bots.learned.shelf import JudgeError, Seat, Taught
from whistlestop.bots.roster import LEARNED, number_of
from whistlestop.bots.shared import judge
from whistlestop.bots.shared.judge import Judges
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.blocks import decode
from whistlestop.records.dice import Buy
from whistlestop.records.monsters import Move
from whistlestop.records.state import CHOOSE_ACTION, CHOOSE_REROLL, CHOOSE_TICKETS, SECOND_CARD
from whistlestop.ruleset.compile import Rules

GAMES = 1 if INTERPRETED else 20
# What was learned, by its digest: a file that changes has to be measured again.
DIGESTS = {
    "both-in-europe.json": "f3c6c37c1c9b05bf",
    "both.json": "e4b6a723e8331c3c",
    "cards-of-many.json": "b813c0d2fc3c4acf",
    "cards-of-three.json": "b200833b37893fac",
    "cards.json": "b890b976d585c17c",
    "dice-of-four.json": "a137489af7227825",
    "dice-of-many.json": "312b26ee2653f466",
    "dice-of-two.json": "388b3f5c8c252400",
    "dice.json": "d37da00e8fbae377",
    "mega-of-four.json": "5bf5b2eec9d4836b",
    "monsters.json": "286985680215ddbd",
}


def played(rules: Rules, players: int, bot: str, judged: Judges) -> Batch:
    """Return games in which a bot sits in all seats, judged so."""
    batch = Batch(rules, GAMES, players=players)
    batch.reset(np.arange(GAMES))
    tables = seats.bot_tables([number_of(bot)] * players, tuned.setting(rules, players))
    tables["plan"]["judge"], tables["most_decisions"] = judged, 40 if INTERPRETED else 1_000_000
    seats.play_bots(batch.games, 0, GAMES, batch.boards, tables, 0, batch.sheets)
    return batch


def made_up(seed: int, version: int = judge.VERSION) -> Judges:
    """Return a judge of random numbers, who often prefers something else."""
    luck, found = np.random.default_rng(seed), judge.judges()
    for name in shelf.LAYERS:
        found[name][0] = luck.integers(-2000, 2000, found[name][0].shape)
    found["ready"] = version
    return found


@pytest.mark.parametrize("mode", ["", "dice", "monsters", "dice monsters"])
@pytest.mark.parametrize("id", ["usa", "europe"])
def test_with_weights_of_nothing_it_plays_the_planners_games(id: str, mode: str) -> None:
    indifferent = judge.judges()
    indifferent["ready"] = judge.VERSION
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
    wanted = (CHOOSE_TICKETS, CHOOSE_ACTION, CHOOSE_REROLL if "dice" in mode else SECOND_CARD)
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
@pytest.mark.parametrize("mode", ["", "dice", "dice monsters"])
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
    assert found["ready"][0] == judge.VERSION


def test_a_file_from_before_there_were_rows_of_moves_is_read(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(msgspec.json.encode(taught(rows=judge.WITHOUT_MOVES)))
    assert shelf.record_of(shelf.read(file), shelf.read(file).tables[0].margins)["ready"][0] == judge.WITHOUT_MOVES


def seen(mode: str, version: int) -> list[dict[str, Any]]:
    """Return the rows of sort `OTHER` that judges of a version see in a planner's game, with what they are about."""
    rules, found = rules_of("usa", mode=mode), list[dict[str, Any]]()
    game, tables = AskedGame(rules, 2, 3), seats.bot_tables([number_of(LEARNED)], tuned.setting(rules, 2))
    tables["plan"]["judge"]["ready"] = version
    while not game.over and game.decisions < 100:
        view = game.view()
        words = np.zeros(ACTION_WORDS, np.uint64)
        for action in view.legal:
            words[action // 64] |= np.uint64(1 << action % 64)
        proposal, plan = seats.decide_one(view.views.copy(), rules.boards, tables, words, view.lot), tables["plan"][0]
        for place in range(int(plan["choice_count"])):
            if plan["sorts"][place] == choices.OTHER:
                about = decode(int(plan["choices"][place]))
                found.append(
                    {"about": about, "own": plan["choices"][place] == proposal, "row": plan["rows"][place].copy()}
                )
        game.play(proposal)
    return found


def test_judges_of_the_version_before_see_the_planners_own_moves_and_purchases_alone() -> None:
    rows = seen("dice monsters", judge.WITHOUT_MOVES)
    assert rows
    assert all(each["own"] and each["row"].astype(bool).sum() == 2 for each in rows)


def test_every_move_of_a_monster_tells_what_it_takes_and_gives() -> None:
    moves = [each for each in seen("dice monsters", judge.VERSION) if isinstance(each["about"], Move)]
    assert {each["about"].monster for each in moves} == {0, 1}
    assert any(each["own"] for each in moves)
    for each in moves:
        assert each["row"][choices.MOVED_FOR] == 32 * each["about"].locomotives
    assert len({int(each["row"][choices.CHAOS]) for each in moves}) > 3


def test_with_cards_only_the_planners_own_moves_are_shown() -> None:
    moves = [each for each in seen("monsters", judge.VERSION) if isinstance(each["about"], Move)]
    assert all(each["own"] for each in moves)


def test_a_token_is_bought_for_a_track_or_for_the_next_roll() -> None:
    bought = [each["row"] for each in seen("dice", judge.VERSION) if isinstance(each["about"], Buy)]
    assert all(row[choices.DICE_ROLLED] == 40 for row in bought)
    assert any(row[choices.LENGTH] > 0 and row[choices.DICE_WORTH] > 0 for row in bought)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"rows": 0}, "cards.json reads rows of version 0, but those written are 2"),
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


def test_every_table_is_in_one_file() -> None:
    named = [(table.map, table.ticket_set, table.players, table.dice, table.monsters) for table in every_table()]
    assert len(named) == len(set(named)) == len(shelf.shelf())


@pytest.mark.parametrize("mode", ["", "dice", "monsters", "dice monsters"])
@pytest.mark.parametrize("id", ["usa", "europe"])
def test_games_of_two_are_learned_in_every_mode(id: str, mode: str) -> None:
    rules = rules_of(id, mode=mode)
    assert shelf.has_learned(rules, 2)
    assert shelf.judge_of(rules, 2)["ready"][0] == (judge.VERSION if "monsters" in mode else judge.WITHOUT_MOVES)


def every_table() -> list[Seat]:
    """Return the tables that the files name, as often as they do."""
    return [table for file in shelf.files() for table in shelf.read(file).tables]


def test_sorts_of_actions_fit_into_a_row() -> None:
    assert choices.OTHER == judge.SORTS - 1
    assert choices.PROPOSED == judge.SORTS
    assert choices.FREED < judge.CHOICE
    assert situation.MOVE_PROMISE < judge.SITUATION
