"""Batches and vector environments beside those of others: steps per second of one core.

Actions are random legal ones; choosing them is part of the figures of all but our own batches, whose callers
bring their own. PettingZoo's games are played one at a time: a vector of them could only be slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import numpy as np

from whistlestop import maps
from whistlestop.batch.batch import Batch, Buffers, buffers
from whistlestop.ruleset.compile import compile_rules

GAMES = 1024
# PettingZoo's card games and the packages they need beside it.
CARD_GAMES = {
    "hanabi_v5": ("shimmy", "pyspiel"),
    "leduc_holdem_v4": ("rlcard", "pygame"),
    "texas_holdem_v4": ("rlcard", "pygame"),
}


def available() -> dict[str, Callable[[float], float]]:
    """Return what can be measured here, each as a function from seconds to steps per second."""
    doors: dict[str, Callable[[float], float]] = {
        "batch without observations": plain_steps,
        "batch with observations and masks": observed_steps,
    }
    if find_spec("gymnasium") is not None:
        doors["our vector environment in Gymnasium"] = vector_steps
    if find_spec("pettingzoo") is not None:
        doors["our table in PettingZoo"] = _pettingzoo("whistlestop.environments.table_v3")
        for game, needed in CARD_GAMES.items():
            if all(find_spec(package) is not None for package in needed):
                doors[f"PettingZoo {game}"] = _pettingzoo(f"pettingzoo.classic.{game}")
    if find_spec("pyspiel") is not None:
        doors["OpenSpiel crazy_eights, vectorised loop"] = open_spiel_vector
    return doors


def plain_steps(seconds: float) -> float:
    """Return steps per second of a batch that tells rewards and ends, without the time to choose actions."""
    out = buffers(GAMES)
    return _steps(Buffers(rewards=out.rewards, ends=out.ends), seconds)


def observed_steps(seconds: float) -> float:
    """Return steps per second of a batch that tells observations, masks, rewards, ends and seats."""
    return _steps(buffers(GAMES)._replace(legal=None), seconds)


def _steps(out: Buffers, seconds: float) -> float:
    batch = Batch(compile_rules(maps.load("usa")), GAMES)
    batch.reset(np.arange(GAMES))
    actions, spent, number = np.zeros(GAMES, np.int64), 0.0, 0
    while spent < seconds:
        batch.random_actions(number, actions)
        start = time.process_time()
        batch.advance(actions, out)
        spent, number = spent + time.process_time() - start, number + 1
    return number * GAMES / spent


def vector_steps(seconds: float) -> float:
    """Return steps per second of the vector environment on one core, which tells what a batch does and more."""
    envs = import_module("whistlestop.environments.vector_v3").VectorTable(GAMES, "usa", threads=1, copy=False)
    envs.reset(seed=1)
    actions, spent, number = np.zeros(GAMES, np.int64), 0.0, 0
    while spent < seconds:
        envs.games.batch.random_actions(number, actions)
        start = time.process_time()
        envs.step(actions)
        spent, number = spent + time.process_time() - start, number + 1
    return number * GAMES / spent


def _pettingzoo(module: str) -> Callable[[float], float]:
    def play(seconds: float) -> float:
        env, pick, steps = import_module(module).env(), random.Random(1), 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut_off, _ = env.last()
                done = over or cut_off
                env.step(None if done else pick.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += int(not done)
        return steps / (time.process_time() - start)

    return play


def open_spiel_vector(seconds: float) -> float:
    """Return steps per second of OpenSpiel's own vectorised environments on crazy_eights with four players."""
    environment = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    envs = vector.SyncVectorEnv([environment.Environment("crazy_eights", players=4) for _ in range(16)])
    seen, pick, steps = envs.reset(), random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        actions = [pick.choice(one.observations["legal_actions"][one.current_player()]) for one in seen]
        seen, _, _, _ = envs.step([agent.StepOutput(action=action, probs=[]) for action in actions], reset_if_done=True)
        steps += len(actions)
    return steps / (time.process_time() - start)
