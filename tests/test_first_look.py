"""What a stranger sees first: names, reprs, pictures, and sentences where something is missing or wrong."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import whistlestop
from whistlestop import Batch, Game, Refusal, actions, arena, bots, compile_rules, maps
from whistlestop.arena.plan import Plan, make_plan
from whistlestop.cli.application import application
from whistlestop.compiler import extras
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records import blocks


def test_what_the_package_has_can_be_seen_and_had() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import whistlestop; print(*dir(whistlestop)); print(whistlestop.maps.ids()[0])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert {"Game", "Batch", "Rules", "compile_rules", "maps", "bots", "environments", "actions"} <= set(told)
    assert told[-1] == maps.ids()[0]
    assert all(getattr(whistlestop, name) is not None for name in dir(whistlestop) if name != "environments")


def test_what_the_packages_have_can_be_seen_and_taken_all_at_once() -> None:
    assert {"Plan", "run", "summarise"} <= set(dir(arena))
    assert {"investigate", "write_report"} <= set(dir(whistlestop.study))
    taken: dict[str, object] = {}
    exec("from whistlestop import *", taken)
    assert taken["Game"] is Game
    assert taken["compile_rules"] is compile_rules


def test_objects_say_what_they_are() -> None:
    game = Game("europe", players=3, seed=1, first=2)
    assert repr(game) == "<Game on europe, 3 players: turn 0, seat 2 decides (tickets)>"
    assert repr(game.view(1)) == "<View of seat 1 on europe: tickets, turn 0>"
    assert repr(game.view()) == "<View of a spectator on europe: tickets, turn 0>"
    assert repr(game.map) == "<Map europe (base): 47 places, 101 tracks, 46 tickets, 2 to 5 players>"
    assert repr(game.rules) == "<Rules 2 on europe (base): no house rules>"
    with_dice = compile_rules(game.map, {"dice": True})
    assert repr(with_dice) == "<Rules 2 on europe (base): dice=True>"
    assert repr(Batch([game.rules, with_dice], 8)) == "<Batch of 8 games on europe with 2 players, cpu>"


def test_boards_and_games_draw_themselves() -> None:
    game = Game("europe", seed=1)
    empty = game.map._repr_svg_()
    assert empty.startswith("<svg")
    assert game._repr_svg_() == game.view(0)._repr_svg_() == empty
    game.record.owned[1, 0] = np.uint64(0b101)
    game.record.stations[0] = np.uint64(1)
    trains = sum(game.map.tracks[track].length for track in (0, 2))
    drawn = game._repr_svg_()
    assert drawn.count(">1</text>") - empty.count(">1</text>") == trains
    assert drawn.count(">0</text>") - empty.count(">0</text>") == 1


def test_programs_speak_of_actions_by_what_they_mean() -> None:
    assert all(getattr(actions, block.parts.__name__) is block.parts for block in blocks.blocks())
    assert actions.decode(actions.CLAIM + 7) == actions.Claim(track=7)
    assert actions.encode(actions.Claim(track=7)) == actions.CLAIM + 7


@pytest.mark.parametrize("wrong", [None, 1.5, ["keep"]])
def test_what_is_no_action_is_refused_in_a_sentence(wrong: object) -> None:
    game = Game("usa", seed=1)
    with pytest.raises(Refusal, match="an action is a text, an id or an Action"):
        game.play(wrong)  # type: ignore[arg-type]
    game.play(np.int64(game.legal_ids()[0]))  # type: ignore[arg-type] # numbers of numpy are ids too
    assert game.decision == 1


FAILING = """
class Failing:
    name = "failing"

    def decide(self, view):
        if view.record.turn > 2:
            raise KeyError("no plan")
        return view.legal[0]
"""


def test_a_bot_that_fails_is_named_with_its_game_and_how_to_see_it_again(tmp_path: Path) -> None:
    file = tmp_path / "failing.py"
    file.write_text(FAILING, "utf-8")
    place = f"{file}:Failing"
    told = CliRunner().invoke(application(), ["arena", "--map", "lake-constance", "--bots", f"{place},random"])
    assert told.exit_code == 2
    sentence = told.output.strip().splitlines()[-1]
    reason, _, again = sentence.rpartition("; the same game again: whistlestop ")
    assert f"{place} failed with KeyError: 'no plan' on lake-constance base, seed 0, seat " in reason
    repeated = CliRunner().invoke(application(), again.split())
    assert repeated.exit_code == 2
    assert repeated.output.strip().splitlines()[-1] == sentence


def test_a_bot_that_fails_on_an_own_board_is_seen_again_with_its_file(tmp_path: Path) -> None:
    class Failing:
        name = "failing"

        def decide(self, view: object) -> int:
            raise KeyError("no plan")

    board = msgspec.structs.replace(maps.load("lake-constance"), id="my-lake")
    for own in (board, msgspec.structs.replace(board, id="lake-constance", trains=20)):
        with pytest.raises(bots.BotError, match="whistlestop simulate --map FILE --ticket-set base"):
            bots.simulate(compile_rules(own), [Failing(), "random"], [5])


def test_a_bot_that_decides_nonsense_is_named_with_its_game() -> None:
    class Dreamer:
        name = "dreamer"

        def decide(self, view: object) -> int:
            return -1

    with pytest.raises(bots.BotError, match=r"dreamer decided -1, .+ seed 5.+ simulate .+ --bot dreamer .+ --seed 5"):
        bots.simulate(compile_rules(maps.load("lake-constance")), [Dreamer(), "random"], [5])


@pytest.mark.parametrize("out", ["missing/study.html", "."])
def test_a_report_that_cannot_be_written_is_refused_before_any_game(
    out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("whistlestop.cli.board_study.prepare", lambda: pytest.fail("work has begun"))
    result = CliRunner().invoke(application(), ["study", "--out", out])
    assert result.exit_code == 2
    assert "cannot be written" in result.output


def test_a_board_to_compare_with_is_looked_for_before_any_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("whistlestop.cli.board_study.prepare", lambda: pytest.fail("work has begun"))
    result = CliRunner().invoke(application(), ["study", "--against", "nope.json"])
    assert result.exit_code == 2
    assert "nope.json: cannot be read" in result.output
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_keep_a_tournament_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("whistlestop.cli.arena.prepare", lambda: pytest.fail("work has begun"))
    result = CliRunner().invoke(application(), ["arena", "--out", str(tmp_path / "file")])
    assert result.exit_code == 2
    assert "file cannot be written: File exists" in result.output


def without(name: str) -> Callable[[str], object]:
    return lambda package: None if package == name else importlib.util.find_spec(package)


def test_missing_extras_are_named_with_the_line_that_installs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    told = CliRunner().invoke(application(), ["arena", "--engine", "ray"]).output
    monkeypatch.undo()
    assert 'pip install "whistlestop[cluster]"' in told
    monkeypatch.setattr(extras, "find_spec", without("numba_cuda"))
    with pytest.raises(ImportError, match=r'pip install "whistlestop\[cuda\]"'):
        Batch(compile_rules(maps.load("usa")), 1, device="cuda")
    monkeypatch.setattr(extras, "find_spec", without("ray"))
    with pytest.raises(ImportError, match=r'the engine `ray` needs the extra "cluster": pip install "whistlestop'):
        arena.run(make_plan(Plan(map="usa", players=2, bots=("random", "greedy"))), 1, engine="ray")


def test_environments_without_their_extra_say_so() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import whistlestop.environments"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
    assert told.splitlines()[-1].endswith(
        'whistlestop.environments needs the extra "environments": pip install "whistlestop[environments]"'
    )


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_second_copy_of_the_package_finds_what_the_first_compiled(tmp_path: Path) -> None:
    """Machine code belongs to what the sources say, not to where they lie: a new clone starts at once."""
    Game("usa", seed=1).legal()  # compiled by now at the latest
    package = Path(whistlestop.__file__).parent
    shutil.copytree(package, tmp_path / "whistlestop", ignore=shutil.ignore_patterns("client", "__pycache__"))
    look = "from whistlestop import Game; print(len(Game('usa', seed=1).legal()))"
    ran = subprocess.run(
        [sys.executable, "-c", look], env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr, ran.stdout.strip()) == (0, "", str(len(Game("usa", seed=1).legal())))
