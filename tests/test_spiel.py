# ruff: noqa: E402 - what is imported later needs what may not be there
"""The game of OpenSpiel: found by name, its luck told in two ways, and used by what comes with OpenSpiel."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.bots import uniform_random

from whistlestop import Game
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.environments import spiel_v3
from whistlestop.records import luck

SMALL = "python_whistlestop(board=lake-constance,deals=8)"
NODES = "python_whistlestop(board=lake-constance,luck=nodes)"
BOTH = pytest.mark.parametrize("name", [SMALL, NODES])


def past_luck(state: Any, picks: random.Random) -> Any:
    """Return a state after luck has answered whatever it was asked."""
    while state.is_chance_node():
        answers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(picks.choices(answers, odds)[0])
    return state


@BOTH
def test_openspiels_own_test_of_games_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1 if INTERPRETED else 2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("board", "mode", "players"), [("lake-constance", "cards", 2), ("europe", "dice", 3), ("germany", "cards", 2)]
)
def test_chance_nodes_lead_to_the_very_games_of_the_engine(board: str, mode: str, players: int) -> None:
    """Cards, tickets, dice, meeples and who begins: what luck answered in a game can be chosen node by node."""
    game, picks = Game(board, players=players, seed=5, dice=mode == "dice"), random.Random(5)
    name = f"python_whistlestop(board={board},mode={mode},players={players},luck=nodes,compact=False)"
    state = pyspiel.load_game(name).new_initial_state()
    follow(state, game.start.answers)
    while not game.over and game.decision < (30 if INTERPRETED else 2_000):
        assert state.current_player() == game.to_move
        assert state.legal_actions() == game.legal_ids()
        action = picks.choice(game.legal_ids())
        game.play(action)
        state.apply_action(action)
        follow(state, game.history[-1].answers)
    told = state.games.copy()
    told["seed"] = game.engine.games["seed"]
    assert told.tobytes() == game.engine.games.tobytes()
    assert state.is_terminal() == game.over


def follow(state: Any, answers: tuple[int, ...]) -> None:
    """Let luck answer as it did, where every answer must be possible."""
    for answer in answers:
        odds = dict(state.chance_outcomes())
        assert sum(odds.values()) == pytest.approx(1)
        state.apply_action(answer % luck.STREAM_WIDTH)
        assert odds[answer % luck.STREAM_WIDTH] > 0
    assert not state.is_chance_node()


def test_the_odds_of_a_card_are_those_of_the_deck() -> None:
    state = pyspiel.load_game(NODES).new_initial_state()
    assert dict(state.chance_outcomes()) == {0: 0.5, 1: 0.5}  # who begins
    state.apply_action(0)
    before = dict(state.chance_outcomes())
    rules = state.get_game().table.rules
    cards = rules.boards[0].cards[: len(before)].tolist()
    assert before == {kind: pytest.approx(count / sum(cards)) for kind, count in enumerate(cards)}
    state.apply_action(0)
    after = dict(state.chance_outcomes())
    assert after[0] == pytest.approx((cards[0] - 1) / (sum(cards) - 1))


@BOTH
def test_a_resampled_state_looks_the_same_and_remembers_the_same(name: str) -> None:
    picks = random.Random(4)
    state = past_luck(pyspiel.load_game(name).new_initial_state(), picks)
    while not state.is_terminal() and state.move_number() < (40 if INTERPRETED else 10_000):
        player = state.current_player()
        twin = state.resample_from_infostate(player, picks.random)
        for told in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(twin, told)(player) == getattr(state, told)(player)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(picks.choice(state.legal_actions()))
        past_luck(state, picks)
    assert sum(state.returns()) == 0


def test_equal_decisions_leave_equal_memories() -> None:
    state = past_luck(pyspiel.load_game(SMALL).new_initial_state(), random.Random(1))
    player = state.current_player()
    before, twin = state.information_state_string(player), state.clone()
    state.apply_action(state.legal_actions()[0])
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(player) == twin.information_state_string(player) != before
    assert state.observation_string(player) != state.information_state_string(player)


@BOTH
def test_openspiels_programs_use_it(name: str) -> None:
    game, picks = pyspiel.load_game(name), np.random.RandomState(3)
    environment = rl_environment.Environment(game)
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([picks.choice(legal)])
    assert sum(step.rewards) == 0
    everybody = [uniform_random.UniformRandomBot(seat, picks) for seat in range(2)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), everybody, picks)) == 0
    np.random.seed(3)  # the solver draws from there
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = past_luck(game.new_initial_state(), random.Random(3))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.skipif(INTERPRETED, reason="too slow with the compiler off")
@BOTH
def test_openspiels_information_set_search_plays_a_whole_game(name: str) -> None:
    game, picks, luck_of_game = pyspiel.load_game(name), np.random.RandomState(2), random.Random(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, picks), 1.5, 3, random_state=picks)
    state = past_luck(game.new_initial_state(), luck_of_game)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(bot.step(state) if mine else int(picks.choice(state.legal_actions())))
        past_luck(state, luck_of_game)
    assert sum(state.returns()) == 0


def test_tables_and_observations_that_there_are_not_are_refused() -> None:
    for wrong in ("mode=chess", "luck=none", "deals=0", "players=6"):
        with pytest.raises(Exception, match=r"is one of|at least one|is for"):
            pyspiel.load_game(f"python_whistlestop({wrong})")
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="a player sees"):
        spiel_v3.WhistlestopGame({}).make_py_observer(public)
