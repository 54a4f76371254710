"""Other people's engines, run beside ours in the same minutes: optional, never needed by the program.

The loops are the plain ones their own documentation shows: list the legal actions, pick one evenly, apply it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec


def available() -> dict[str, Callable[[float], float]]:
    """Return the rivals installed here, each as a function from seconds to decisions per second."""
    rivals: dict[str, Callable[[float], float]] = {}
    if find_spec("pyspiel") is not None:
        rivals["OpenSpiel crazy_eights, Python loop"] = open_spiel
    if find_spec("catanatron") is not None:
        rivals["Catanatron, Catan with four random players"] = catanatron
    return rivals


def open_spiel(seconds: float) -> float:
    """Return decisions per second of OpenSpiel's crazy_eights with four players, stepped from Python."""
    game = import_module("pyspiel").load_game("crazy_eights", {"players": 4})
    pick, decisions = random.Random(1).random, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        position = game.new_initial_state()
        while not position.is_terminal():
            if position.is_chance_node():
                position.apply_action(_chance(position.chance_outcomes(), pick()))
            else:
                legal = position.legal_actions()
                position.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
    return decisions / (time.process_time() - start)


def _chance(outcomes: list[tuple[int, float]], rest: float) -> int:
    for outcome, probability in outcomes:
        rest -= probability
        if rest <= 0:
            return outcome
    return outcomes[-1][0]


def catanatron(seconds: float) -> float:
    """Return decisions per second of Catanatron with its own four random players."""
    library = import_module("catanatron")
    decisions, seed = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        seats = [library.RandomPlayer(colour) for colour in library.Color]
        game, seed = library.Game(seats, seed=seed), seed + 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / (time.process_time() - start)
