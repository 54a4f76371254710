"""Environments behave as PettingZoo, Gymnasium and OpenSpiel expect, on every board, mode and number of players."""

from __future__ import annotations

import importlib
import os
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from whistlestop.compiler.kernel import INTERPRETED

gymnasium = pytest.importorskip("gymnasium", reason="the extra `environments` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `environments` is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import VectorEnv  # noqa: E402

# Beside the rivals of the benchmark PettingZoo's tests load a game in a way that PettingZoo itself advises against.
with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

from whistlestop import Game, environments, maps  # noqa: E402
from whistlestop.batch import Batch  # noqa: E402
from whistlestop.batch.observation import write as observation  # noqa: E402
from whistlestop.environments import parallel_v3, table_v3  # noqa: E402
from whistlestop.environments.rendering import Rendering  # noqa: E402
from whistlestop.environments.single_v3 import SingleTable  # noqa: E402
from whistlestop.environments.tables import rules, tables  # noqa: E402
from whistlestop.environments.vector_v3 import VectorTable  # noqa: E402

TABLES = [("lake-constance", "cards", 2), ("europe", "dice-monsters", 3), ("nordic", "monsters", 2), ("usa", "dice", 5)]
TABLES += [("germany", "cards", 3), ("marklin", "monsters", 2)]
CYCLES = 20 if INTERPRETED else 400


@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")  # a dictionary, with the mask in it
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("board", "mode", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(board: str, mode: str, players: int) -> None:
    api_test(table_v3.env(board, mode=mode, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("board", "mode", "players"), TABLES)
def test_pettingzoo_gets_the_same_games_from_the_same_seed(board: str, mode: str, players: int) -> None:
    seed_test(lambda: table_v3.env(board, mode=mode, players=players), num_cycles=CYCLES // 4)


@pytest.mark.parametrize("cycles", [1, 4, 25])
def test_a_game_is_cut_off_after_max_cycles(cycles: int) -> None:
    """PettingZoo's own test, below, wants every agent to act in every cycle."""
    env = table_v3.env("lake-constance", max_cycles=cycles)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        assert not over
        assert cut_off == (decisions == cycles)
        decisions += int(not cut_off)
        env.step(None if cut_off else env.action_space(agent).sample(seen["action_mask"]))
    assert decisions == cycles


def test_pettingzoos_own_test_of_max_cycles_passes_with_the_parallel_table() -> None:
    max_cycles_test(parallel_v3)


@pytest.mark.parametrize("module", [table_v3, parallel_v3])
def test_pettingzoos_own_test_of_rendering_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(module.env, "lake-constance"), {"svg": lambda told: told.startswith("<svg")})
    assert "decides" in capsys.readouterr().out


def test_pettingzoo_finds_nothing_wrong_with_the_parallel_table() -> None:
    parallel_api_test(parallel_v3.parallel_env("lake-constance", players=3, max_cycles=CYCLES), num_cycles=CYCLES)


def test_pettingzoo_measures_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(table_v3.env("usa"))
    turns = float(capsys.readouterr().out.split("turns per second")[0].split()[-1])
    assert turns > (10 if INTERPRETED else 500)


def test_an_illegal_action_loses_the_game_in_pettingzoo() -> None:
    env = table_v3.env("usa")
    env.reset(seed=1)
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo logs it
        env.step(0)
    assert env.rewards[loser] == -1
    assert env.terminations[loser]


def test_who_does_not_decide_has_nothing_to_choose_from() -> None:
    env = table_v3.env("usa", players=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


@pytest.mark.parametrize(("board", "mode", "players"), TABLES)
def test_rewards_of_a_game_add_up_to_nothing(board: str, mode: str, players: int) -> None:
    env = table_v3.env(board, mode=mode, players=players)
    env.reset(seed=3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_every_table_has_a_name_with_a_version() -> None:
    names = environments.names()
    assert len(names) == len(set(names)) == len(list(tables()))
    assert {name.split("/")[1].rsplit("-v", 1)[1] for name in names} == {str(observation.VERSION)} == {"3"}
    assert all(any(board in name for name in names) for board in maps.ids())
    assert set(names) <= set(gymnasium.registry)


def test_a_name_of_the_old_version_is_refused_with_the_new_one() -> None:
    with pytest.warns(DeprecationWarning, match="v3"), pytest.raises(gymnasium.error.DeprecatedEnv, match="cards-2-v3"):
        gymnasium.make("whistlestop/usa-cards-2-v1")


@pytest.mark.parametrize(("board", "mode", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(board: str, mode: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "The environment .* spec is None|.*Box observation space.*|.*WARN.*")
        check_env(SingleTable(board, mode, players, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("mode", ["human", "ansi", "svg", "rgb_array"])
def test_a_table_is_shown_in_every_way(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("whistlestop/europe-cards-3-v3", opponents="greedy", render_mode=mode)
    env.reset(seed=3)
    shown = env.render()
    if mode == "rgb_array":
        assert shown.shape[1:] == (800, 3)
        assert shown.dtype == np.uint8
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 8
    elif mode == "human":
        assert "Europe, turn 0: seat 0 decides (tickets)" in capsys.readouterr().out
    else:
        assert shown.startswith({"ansi": "Europe, turn 0: seat 0 decides (tickets)", "svg": "<svg"}[mode])


def test_trains_and_stations_are_drawn_where_they_stand() -> None:
    rendering = Rendering(Batch(rules("europe", "cards", 2), 1), "rgb_array")
    facts = Game("europe", players=2).view(None).facts()
    bare = rendering._picture(facts)
    built = rendering._picture(replace(facts, owner={0: 1}, stations={"paris": 0}))
    changed = (bare != built).any(axis=2)
    colours = {tuple(pixel) for pixel in built[changed].tolist()}
    assert colours == {(196, 80, 27), (11, 102, 168)}


def test_only_what_the_learner_may_know_is_shown() -> None:
    """R8: another hand is a number of cards; two games that differ in it alone look the same."""
    env = SingleTable("usa", opponents="random", render_mode="ansi")
    env.reset(seed=5)
    before, record = env.render(), env._games.batch.games[0]
    hand = record.hand[1].copy()
    record.hand[1] = hand[[*range(1, 8), 0, *range(8, len(hand))]]
    assert not np.array_equal(record.hand[1], hand)
    assert env.render() == before


def test_a_way_of_rendering_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, svg, rgb_array or None, not 'film'"):
        SingleTable("usa", render_mode="film")


@pytest.mark.parametrize("number", range(0, len(environments.names()), 1 if not INTERPRETED else 40))
def test_every_named_table_can_be_played_to_its_end(number: int) -> None:
    name = environments.names()[number]
    env = gymnasium.make(name, opponents="random")
    seen, _ = env.reset(seed=number)
    picks, over, reward, info, steps = np.random.default_rng(number), False, 0.0, {}, 0
    while not over and steps < (30 if INTERPRETED else 5_000):
        action = picks.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, info = env.step(action)
        steps += 1
    assert over or INTERPRETED
    if over:
        assert -1 <= reward <= 1
        assert len(info["points"]) == len(info["ranks"]) >= 2
        assert (info["ranks"][0] == 1) == (reward > 0) or set(info["ranks"]) == {1}


def test_an_illegal_action_loses_the_game_in_gymnasium() -> None:
    env = SingleTable("lake-constance")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_masks_are_told_as_maskable_ppo_asks_for_them() -> None:
    env = gymnasium.make("whistlestop/lake-constance-cards-2-v3")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"])
    envs = VectorTable(3, "lake-constance")
    seen, _ = envs.reset(seed=1)
    assert np.array_equal(envs.action_masks(), seen["action_mask"])


@pytest.mark.parametrize("compact", [False, True])
def test_what_is_given_out_may_be_kept(compact: bool) -> None:
    envs = VectorTable(3, "lake-constance", opponents="random", compact=compact)
    seen, info = envs.reset(seed=2)
    kept = []
    for _ in range(8):
        arrays = {**seen, "seats": info["seats"], "rewards": info["rewards"], "masks": envs.action_masks()}
        kept += [(array, array.copy()) for array in arrays.values()]
        seen, rewards, over, cut_off, info = envs.step(seen["action_mask"].argmax(axis=1))
        kept += [(array, array.copy()) for array in (rewards, over, cut_off)]
    assert all(np.array_equal(array, copy) for array, copy in kept)


def test_without_copies_the_next_step_writes_over_what_was_seen() -> None:
    envs = VectorTable(3, "lake-constance", copy=False)
    seen, _ = envs.reset(seed=2)
    assert envs.step(seen["action_mask"].argmax(axis=1))[0]["observation"] is seen["observation"]


@pytest.mark.skipif(INTERPRETED, reason="too slow with the compiler off")
@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_what_became_of_finished_games_is_told_as_gymnasium_has_it(opponents: str | None) -> None:
    """The same keys, shapes and flags as Gymnasium's own vector of single tables makes of their infos."""
    envs = VectorTable(16, "lake-constance", players=3, opponents=opponents)
    seen, info = envs.reset(seed=4)
    finished = 0
    for _ in range(400):
        seen, _, over, _, info = envs.step(seen["action_mask"].argmax(axis=1))
        assert ("final_info" in info) == bool(over.any())
        if not over.any():
            continue
        final = info["final_info"]
        assert set(final) == {"points", "_points", "ranks", "_ranks"}
        for flags in (info["_final_info"], final["_points"], final["_ranks"]):
            assert np.array_equal(flags, over)
        assert final["points"].shape == final["ranks"].shape == (16, 3)
        assert not final["ranks"][~over].any()
        told = (final["points"], final["ranks"], info["rewards"])
        for points, ranks, rewards in zip(*(array[over] for array in told), strict=True):
            assert points[ranks == 1].min() == points.max()
            assert (ranks[rewards[:3] > 0] == 1).all()
        finished += int(over.sum())
    assert finished > 10


def test_the_end_of_a_pettingzoo_game_tells_points_and_ranks() -> None:
    env = table_v3.raw_env("lake-constance", compact=True)
    env.reset(seed=1)
    assert env.infos == {"seat_0": {}, "seat_1": {}}
    if INTERPRETED:
        return
    while not env.terminations["seat_0"]:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))
    assert env.infos["seat_0"] == env.infos["seat_1"]
    assert sorted(env.infos["seat_0"]) == ["points", "ranks"]
    assert min(env.infos["seat_0"]["ranks"]) == 1


@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_a_vector_environment_plays_many_games(opponents: str | None) -> None:
    count = 4 if INTERPRETED else 64
    envs = gymnasium.make_vec("whistlestop/lake-constance-cards-2-v3", num_envs=count, opponents=opponents)
    assert isinstance(envs, VectorEnv)
    seen, _ = envs.reset(seed=5)
    assert envs.observation_space.contains({key: array.copy() for key, array in seen.items()})
    picks, finished = np.random.default_rng(5), 0
    for _ in range(40 if INTERPRETED else 400):
        legal = seen["action_mask"]
        actions = (picks.random(legal.shape) * legal).argmax(axis=1)
        seen, rewards, over, cut_off, info = envs.step(actions)
        assert not cut_off.any()
        assert (np.abs(rewards[over]) <= 1).all()
        assert not rewards[~over].any()
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        if opponents is not None:
            assert (info["seats"] == 0).all()
        finished += int(over.sum())
    assert finished > 0 or INTERPRETED


def test_the_same_seed_gives_the_same_games_whatever_the_threads() -> None:
    runs = [VectorTable(16, "europe", "dice-monsters", 3, "greedy", threads=threads, copy=True) for threads in (1, 3)]
    seen = [run.reset(seed=9)[0] for run in runs]
    for _ in range(10 if INTERPRETED else 200):
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        actions = seen[0]["action_mask"].argmax(axis=1)
        seen = [run.step(actions)[0] for run in runs]


def test_unknown_modes_players_and_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="a mode is one of"):
        table_v3.env("usa", mode="chess")
    with pytest.raises(ValueError, match="is for 2 to"):
        table_v3.env("usa", players=9)
    with pytest.raises(ValueError, match="opponents are 1 of"):
        SingleTable("usa", opponents="nobody")
    with pytest.raises(ValueError, match=r"opponents are 1 of .*, not 5"):
        SingleTable("usa", opponents=5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="number of players must be a whole number, not None"):
        VectorTable(2, "usa", players=None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="number of games must be a whole number, not 'a'"):
        VectorTable("a")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a reward is one of win, margin, shaped, not 'points'"):
        SingleTable("usa", reward="points")
    with pytest.raises(ValueError, match="one learner plays against `opponents`"):
        SingleTable("usa", opponents=None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 1024 threads, not 0"):
        VectorTable(2, "usa", threads=0)


@pytest.mark.parametrize("most", [0, -1, 1.5, "4", True])
@pytest.mark.parametrize("make", [table_v3.env, parallel_v3.env, parallel_v3.parallel_env])
def test_a_limit_that_would_never_cut_a_game_off_is_refused(make: Callable[..., Any], most: Any) -> None:
    with pytest.raises(ValueError, match=r"`max_cycles` is None or at least 1|number of cycles must be a whole number"):
        make("lake-constance", max_cycles=most)


@pytest.mark.parametrize("wrong", [None, 3, {}, [1, 2], {"seat_9": 1}])
def test_the_parallel_table_asks_for_the_action_of_who_decides(wrong: Any) -> None:
    env = parallel_v3.parallel_env("lake-constance", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"given as \{agent: action\}, with one of seat_[01], not as"):
        env.step(wrong)


@pytest.mark.parametrize("compact", [False, True])
def test_a_table_without_guards_refuses_an_illegal_action_before_anything_has_moved(compact: bool) -> None:
    env = table_v3.raw_env("lake-constance", compact=compact)
    env.reset(seed=1)
    before, mask = env._batch.games.tobytes(), env.observe(env.agent_selection)["action_mask"]
    wrong: Any
    for wrong in (int(mask.argmin()), 5000, -1, None, 1.5):
        with pytest.raises(ValueError, match=r"is not legal|actions are numbered|actions are whole numbers"):
            env.step(wrong)
    assert env._batch.games.tobytes() == before
    env.step(int(mask.argmax()))
    assert env._batch.games.tobytes() != before


@pytest.mark.parametrize("compact", [False, True])
def test_a_vector_refuses_an_illegal_action_before_any_game_has_moved(compact: bool) -> None:
    envs = VectorTable(4, "usa", compact=compact)
    envs.reset(seed=3)
    masks = envs.action_masks()
    chosen = masks.argmax(axis=1)
    wrong = np.where(np.arange(4) == 2, (~masks).argmax(axis=1), chosen)
    before = envs.games.batch.games.tobytes()
    with pytest.raises(ValueError, match=rf"action {wrong[2]} is not legal in game 2; action_masks\(\) has those"):
        envs.step(wrong)
    assert envs.games.batch.games.tobytes() == before
    envs.step(chosen)
    assert envs.games.batch.games.tobytes() != before


def test_who_writes_into_a_mask_may_still_play_what_is_legal() -> None:
    envs = VectorTable(2, "lake-constance")
    seen, _ = envs.reset(seed=3)
    chosen = seen["action_mask"].argmax(axis=1)
    seen["action_mask"][:] = 0
    assert not envs.step(chosen)[2].any()


def test_a_step_before_the_first_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"reset\(\) comes before everything else"):
        VectorTable(2, "lake-constance").step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match=r"reset\(\) comes before the first step"):
        parallel_v3.parallel_env("lake-constance").step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(gymnasium.error.ResetNeeded):
        SingleTable("lake-constance").step(np.int64(1))


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_no_action_loses_the_game_in_gymnasium_as_an_illegal_one_does(number: int) -> None:
    env = SingleTable("lake-constance")
    env.reset(seed=1)
    assert env.step(np.int64(number))[1:] == (-1.0, True, False, {"illegal": True})


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_no_action_changes_nothing_in_the_parallel_table(number: int) -> None:
    env = parallel_v3.parallel_env("lake-constance")
    env.reset(seed=1)
    rewards, over = env.step(dict.fromkeys(env.agents, number))[1:3]
    assert not any(rewards.values())
    assert not any(over.values())


@pytest.mark.skipif(os.environ.get("WHISTLESTOP_LONG") != "1", reason="a long test: several minutes of learning")
def test_the_example_learns_to_beat_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "examples"))
    masked_ppo = importlib.import_module("masked_ppo")
    player, curve = masked_ppo.train(minutes=float(os.environ.get("WHISTLESTOP_MINUTES", "3")))
    assert curve[0][1] < 0.2
    assert masked_ppo.evaluate(player) > 0.5


def test_a_shaped_game_is_worth_what_it_is_without() -> None:
    """Points are paid for as they are made and taken back at the end."""
    totals = []
    for reward in ("shaped", "win"):
        picks = np.random.default_rng(5)
        env = SingleTable("lake-constance", opponents="random", reward=reward, compact=True)
        env.reset(seed=5)
        rewards, over = [], False
        while not over:
            _, one, over, _, _ = env.step(picks.choice(np.flatnonzero(env.action_masks())))
            rewards.append(one)
        totals.append(sum(rewards))
        assert (np.count_nonzero(rewards) > 5) == (reward == "shaped")
    assert totals[0] == pytest.approx(totals[1], abs=1e-5)


def test_shaped_rewards_of_a_table_add_up_to_nothing() -> None:
    table = table_v3.raw_env("lake-constance", players=3, reward="shaped")
    table.reset(seed=5)
    picks, paid = np.random.default_rng(5), dict.fromkeys(table.possible_agents, 0.0)
    while not any(table.terminations.values()):
        table.step(picks.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
        assert sum(table.rewards.values()) == pytest.approx(0, abs=1e-6)
        paid = {agent: paid[agent] + table.rewards[agent] for agent in paid}
    ranks = table.infos["seat_0"]["ranks"]
    assert {agent for seat, agent in enumerate(paid) if ranks[seat] == 1} == {a for a in paid if paid[a] > 0}


@pytest.mark.parametrize("compact", [False, True])
def test_the_last_sight_of_a_finished_game_is_kept_if_asked_for(compact: bool) -> None:
    settings: dict[str, Any] = {"num_envs": 3, "board": "lake-constance", "compact": compact}
    plain, keeping = VectorTable(**settings), VectorTable(**settings, final_obs=True)
    seen, _ = plain.reset(seed=2)
    keeping.reset(seed=2)
    picks, finished = np.random.default_rng(2), 0
    for _ in range(60 if INTERPRETED else 400):
        actions = np.array([picks.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, _, _ = plain.step(actions)
        again, rewards_again, over_again, _, info = keeping.step(actions)
        assert (again["observation"] == seen["observation"]).all()
        assert (rewards == rewards_again).all()
        assert (over == over_again).all()
        assert [last is not None for last in info.get("final_obs", [None] * 3)] == over.tolist()
        for last in (last for last in info.get("final_obs", ()) if last is not None):
            assert last["observation"].shape == seen["observation"][0].shape
            assert not last["action_mask"].any()
            finished += 1
    assert finished > 3 or INTERPRETED
