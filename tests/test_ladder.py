"""Levels: bots of equal steps, made of others, that play every board; the names of bots stay what they were."""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import numpy as np
import pytest

from whistlestop import Game, bots, maps
from whistlestop.bots import ladder
from whistlestop.bots.ladder import RUNGS, LevelBot, strength_of
from whistlestop.bots.master import MasterBot
from whistlestop.bots.search import SearchBot
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.ruleset.compile import compile_rules

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import fit_levels
import level_games
import measure_levels


def test_there_are_six_levels_beside_the_bots_that_always_were() -> None:
    assert len(bots.levels()) == 6
    assert not set(bots.levels()) & set(bots.names())
    assert [type(bots.make(name)).__name__ for name in bots.levels()] == ["LevelBot"] * 4 + ["CompiledBot", "TopBot"]


@pytest.mark.parametrize(("id", "plays"), [("usa", "master"), ("europe", "master"), ("germany", "search")])
def test_the_sixth_level_is_master_where_its_value_was_fitted_and_search_elsewhere(id: str, plays: str) -> None:
    game = Game(id, seed=5)
    top = ladder.TopBot(MasterBot(7, playouts=20), SearchBot(7, playouts=20))
    other = bots.make(f"{plays}@20", 7)
    for _ in range(30):
        view = game.view(game.to_move)
        assert top.decide(view) == other.decide(view)
        game.play(top.inner.decide(view))


def test_a_stored_run_of_the_sixth_level_depends_on_both_bots_and_of_others_on_their_strengths() -> None:
    top, fourth = ({path.name for path in bots.sources(f"level-{number}")} for number in (6, 4))
    assert {"ladder.py", "value.json", "contest.py", "race.py", "tuned.json"} <= top
    assert fourth == {"ladder.py", "ladder.json", "tuned.json"}


@pytest.mark.parametrize("dice", [False, True])
def test_every_board_has_strengths_of_its_own_that_rise_from_level_to_level(dice: bool) -> None:
    for id in maps.ids():
        assert id in ladder.fitted()
        rules = compile_rules(maps.load(id), {"dice": dice})
        strengths = [strength_of(name, rules) for name in bots.levels()[:4]]
        assert strengths[0] >= 0
        assert strengths == sorted(set(strengths))
        assert strengths[-1] < len(RUNGS) - 1


@pytest.mark.parametrize(("strength", "same_as"), [(0.0, "random"), (1.0, "greedy"), (2.0, "planner")])
def test_a_whole_strength_is_the_bot_of_that_rung(strength: float, same_as: str) -> None:
    game, level, rung = Game("usa", seed=3), LevelBot("level-1", 7, strength), bots.make(same_as, 7)
    for _ in range(30):
        view = game.view(game.to_move)
        assert level.decide(view) == rung.decide(view)
        game.play(rung.decide(view))


def test_a_turn_is_played_by_one_rung() -> None:
    """Halfway between two bots about half of the turns are either's, and each turn is one's alone."""
    game, level = Game("usa", seed=3), LevelBot("level-1", 7, 1.5)
    rungs = [bots.make(name, 7) for name in RUNGS[1:]]
    by_turn: dict[tuple[int, int], list[list[bool]]] = {}
    while not game.over:
        view = game.view(game.to_move)
        action = level.decide(view)
        by_turn.setdefault((int(view.record.turn), int(view.record.player)), []).append(
            [rung.decide(view) == action for rung in rungs]
        )
        game.play(action)
    assert all(any(all(made[rung] for made in turn) for rung in (0, 1)) for turn in by_turn.values())
    alone = [turn for turn in by_turn.values() if not all(map(all, turn))]
    assert {0, 1} == {rung for turn in alone for rung in (0, 1) if all(made[rung] for made in turn)}


def test_levels_play_whole_games_where_bots_are_named() -> None:
    rules = compile_rules(maps.load("lake-constance"), {})
    result = bots.simulate(rules, ["level-4", "level-1"], range(3), checked=True)
    assert (result.unfinished, result.faults) == (0, 0)


@pytest.mark.parametrize("steepness", [0.8, 4.0, 20.0])
def test_the_curve_through_many_games_is_as_steep_as_the_one_that_they_come_from(steepness: float) -> None:
    gaps = [step / steepness / 10 for step in range(1, 30)]
    seen = [(gap, 1 / (1 + exp(-steepness * gap))) for gap in gaps]
    assert fit_levels.steepness(seen) == pytest.approx(steepness)


def test_levels_whose_games_all_end_one_way_still_have_a_gap() -> None:
    assert fit_levels.steepness([(0.2, 1.0)] * 5) == pytest.approx(fit_levels.STEEPNESS[1], rel=0.01)
    assert fit_levels.steepness([(0.2, 0.3)] * 5) == pytest.approx(fit_levels.STEEPNESS[0], rel=0.01)


def test_in_compiled_games_of_levels_the_lots_choose_between_neighbouring_rungs_as_often_as_the_strengths_say() -> None:
    rungs = level_games.rungs_of(np.tile([2.0, 1.25], (4000, 1)), np.random.default_rng(3))
    assert set(rungs[:, 0]) == {2}
    assert set(rungs[:, 1]) == {1, 2}
    assert (rungs[:, 1] == 2).mean() == pytest.approx(0.25, abs=0.04)


def test_compiled_games_of_levels_are_played_to_their_end_and_are_the_same_again() -> None:
    rules, seeds = compile_rules(maps.load("lake-constance"), {}), 2 if INTERPRETED else 60
    won = level_games.shares(rules, 1.5, 0.25, 40, seeds)
    assert set(won) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert won.mean() > 0.6
    assert (won == level_games.shares(rules, 1.5, 0.25, 40, seeds)).all()


def test_the_table_of_levels_tells_every_step_with_its_interval_and_its_games() -> None:
    told = list(measure_levels.steps("lake-constance", {}, (0.2, 0.5, 0.8, 1.4), 4))
    assert len(told) == 4
    assert all(step.endswith("(4)") and "% [" in step for step in told)
