"""Tuning: the strategy finds what is better, a run goes on where it was cut off, and weights are read from a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import msgspec
import numpy as np
import pytest

from whistlestop import compile_rules, maps
from whistlestop.bots import tuned
from whistlestop.bots.shared.weights import Weights, settings
from whistlestop.compiler.kernel import INTERPRETED

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
import tune
import tune_all

NEW_YORK = tune.Table("new-york", "base", 2, False, False, ("greedy",))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of tuned weights of this test's own."""
    path = tmp_path / "tuned.json"
    path.write_text("[]")
    monkeypatch.setattr(tuned, "FILE", path)
    forget()
    yield path
    monkeypatch.undo()
    forget()


def forget() -> None:
    tuned.entries.cache_clear()
    tuned.kept.cache_clear()


def test_the_strategy_finds_the_top_of_a_hill() -> None:
    names = ["turn", "card", "hope"]
    state, top = tune.State.begin(Weights(), names), np.array([3.0, -2.0, 1.0])
    evolution = tune.Evolution(state, 12)
    for _ in range(60):
        drawn = evolution.draw()
        evolution.learn(drawn, -((drawn - top) ** 2 * (1, 4, 9)).sum(axis=1))
    assert np.abs(np.array(state.mean) - top).max() < 0.1
    assert state.setting(top).turn == round(54 + 3 * 54 / 4)
    assert state.setting(np.full(3, -100.0)).turn == 1, "kernels divide by some of them"


def test_an_entry_is_for_the_tables_that_it_names(file: Path) -> None:
    entries = [
        tuned.Tuned(map="usa", weights={"turn": 50, "card": 20}),
        tuned.Tuned(map="usa", players=(4, 5), dice=False, weights={"turn": 60}),
    ]
    file.write_bytes(msgspec.json.encode(entries))
    forget()
    assert tuned.chosen("europe", "base", 4, False, False) == Weights()
    assert tuned.chosen("usa", "base", 2, False, False) == Weights(turn=50, card=20)
    assert tuned.chosen("usa", "mega", 4, False, True) == Weights(turn=60, card=20)
    assert tuned.chosen("usa", "mega", 4, True, True) == Weights(turn=50, card=20)
    assert tuned.setting(compile_rules(maps.load("usa")), 4) == settings(Weights(turn=60, card=20))


def test_every_entry_of_the_package_names_weights_and_a_board_that_there_are() -> None:
    usual = asdict(Weights())
    for entry in tuned.entries():
        assert entry.weights.keys() <= usual.keys()
        assert entry.map in maps.ids()


def test_what_was_found_replaces_what_was_found_before(file: Path) -> None:
    tune.write(NEW_YORK, Weights(turn=60))
    tune.write(NEW_YORK, Weights(card=30))
    assert [entry.weights for entry in tuned.entries()] == [{"card": 30}]
    assert tuned.chosen("new-york", "base", 2, False, False) == Weights(card=30)
    assert tuned.chosen("new-york", "base", 3, False, False) == Weights()


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
def test_a_run_goes_on_and_ends_as_if_it_had_not_been_cut_off(tmp_path: Path, file: Path) -> None:
    given = [
        "new-york",
        "--against",
        "greedy",
        "--population",
        "6",
        "--games",
        "4",
        "--validate",
        "4",
        "--threads",
        "1",
    ]
    runs = []
    for folder, parts in (("whole", ["3"]), ("parts", ["2", "3"])):
        for generations in parts:
            tune.main([*given, "--generations", generations, "--folder", str(tmp_path / folder)])
        runs.append((tmp_path / folder / f"{NEW_YORK.name()}.json").read_bytes())
    assert runs[0] == runs[1]
    state = msgspec.json.decode(runs[0], type=tune.State)
    assert "attraction" in state.names
    assert not {"meeple", "dice_turn", "six_card", "race"} & set(state.names), "they matter on other boards"


def test_a_table_is_named_by_a_text() -> None:
    assert tune_all.table_of("new-york@greedy") == NEW_YORK
    mega = tune.Table("usa", "mega", 4, False, False, ("planner", tune.ITSELF))
    assert tune_all.table_of("usa:mega:4@planner,itself") == mega
    both = tune.Table("europe", "base", 3, True, True, ("greedy", "planner"))
    assert tune_all.table_of("europe::3:dice+monsters") == both
    assert len({tune_all.table_of(text) for text in tune_all.TABLES}) == len(tune_all.TABLES)
    for wrong in ("nowhere", "usa:base:2:cards", "usa@nobody", "usa:base:2:dice:5"):
        with pytest.raises(argparse.ArgumentTypeError):
            tune_all.table_of(wrong)


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
def test_many_tables_are_tuned_and_what_was_found_is_played_again(tmp_path: Path) -> None:
    """The second call plays no generation, only the verdict on other seeds."""
    given = ["--out", str(tmp_path), "--cores", "1", "--population", "4", "--games", "2", "--validate", "50"]
    tables = ["new-york@greedy", "new-york:base:3@itself"]
    tune_all.main([*given, "--generations", "1", *tables])
    results = [read_result(tmp_path, text) for text in tables]
    tune_all.main([*given, "--generations", "0", "--block", "1", *tables])
    again = [read_result(tmp_path, text) for text in tables]
    assert [(one.generation, one.weights) for one in results] == [(one.generation, one.weights) for one in again]
    assert results[0].verdict != again[0].verdict
    assert again[1].verdict.winners_before > 10
    assert {one.generation for one in again} == {1}


def read_result(folder: Path, text: str) -> tune_all.Result:
    file = folder / f"{tune_all.table_of(text).name()}.result"
    return msgspec.json.decode(file.read_bytes(), type=tune_all.Result)
