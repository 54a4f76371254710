"""What our own engine costs: playouts, single steps, copies, views, text forms, start-up and compilation."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from whistlestop import maps
from whistlestop.batch import batch
from whistlestop.batch.batch import Batch
from whistlestop.benchmark import yardstick
from whistlestop.compiler.kernel import directly
from whistlestop.play.game import Game
from whistlestop.records import actions, scratch, state
from whistlestop.records.state import NONE
from whistlestop.ruleset.compile import compile_rules

PLAY_INTERPRETED = """
import time
from whistlestop import Batch, compile_rules, maps
games = Batch(compile_rules(maps.load("usa")), 1)
games.reset(0)
start = time.process_time()
print(games.play_out()["decisions"] / (time.process_time() - start))
"""
START = "from whistlestop import Game; Game('usa', seed=1).legal()"
COMPILE = "from whistlestop.warmup import warm_up; warm_up()"
COMPILE_TABLE = "from whistlestop.warmup import TABLE, warm_up; warm_up(names=TABLE)"


def playout(map_id: str, players: int, mode: str, games: int, seed: int) -> tuple[float, float]:
    """Return yardsticks per decision and per game of a random playout on one thread, scoring included."""
    rules = compile_rules(maps.find(map_id), dict.fromkeys(mode.split(), True))
    tables = Batch(rules, games, players=players)
    before = yardstick.nanoseconds()
    start = time.process_time()
    tables.reset(np.arange(seed, seed + games))
    report = tables.play_out()
    cost = (time.process_time() - start) * 1e9 / min(before, yardstick.nanoseconds())
    return cost / report["decisions"], cost / games


def thread_gain(games: int) -> float:
    """Return how much of the yardstick's own gain from two threads the playout reaches."""
    return _gain(lambda threads: _play(games, threads)) / _gain(_rounds)


def _gain(work: Callable[[int], float]) -> float:
    one, two = min(work(1) for _ in range(3)), min(work(2) for _ in range(3))
    return 2 * one / two


def _play(games: int, threads: int) -> float:
    tables = Batch(compile_rules(maps.load("usa")), games * threads, threads=threads)
    tables.reset(np.arange(games * threads))
    start = time.perf_counter()
    tables.play_out()
    return time.perf_counter() - start


def _rounds(threads: int) -> float:
    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(yardstick.rounds, [1 << 26] * threads))
    return time.perf_counter() - start


def fast_steps(seconds: float) -> float:
    """Return decisions per second through the fast door, one Python call a decision."""
    rules = compile_rules(maps.load("usa"))
    games, scratches, ids = state.games(1), scratch.scratches(), np.zeros(actions.ACTIONS, np.int64)
    pick, decisions, seed, boards = random.Random(1).random, 0, 0, rules.boards
    advance = directly(batch.advance, games, 0, boards, scratches, NONE, ids)
    start = time.process_time()
    while time.process_time() - start < seconds:
        seeds = np.array([seed], np.uint64)
        batch.start_games(games, 0, 1, boards, scratches, 0, seeds, 2, NONE)
        count, seed = advance(games, 0, boards, scratches, NONE, ids), seed + 1
        while count:
            count = advance(games, 0, boards, scratches, ids.item(int(pick() * count)), ids)
            decisions += 1
    return decisions / (time.process_time() - start)


def safe_steps(seconds: float) -> float:
    """Return decisions per second through the safe door: every action checked, events and history kept."""
    pick, decisions, seed = random.Random(1).random, 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game, seed = Game("usa", seed=seed), seed + 1
        while not game.over:
            legal = game.legal_ids()
            game.play(legal[int(pick() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - start)


def small_costs() -> dict[str, float]:
    """Return what single operations on a game in mid-play cost, in microseconds."""
    game = _mid_game()
    games, log, position = game.engine.games, game.log(), game.position()
    original, copied = games.view(np.uint8), state.games(1).view(np.uint8)
    jobs: dict[str, Callable[[], object]] = {
        "copy a state (us)": lambda: np.copyto(copied, original),
        "copy a Game (us)": game.copy,
        "view (us)": lambda: game.view(0),
        "resample (us)": lambda: game.resample(0, 1),
        "write legal actions (us)": game.legal,
        "write a position (us)": game.position,
        "read a position (us)": lambda: Game.from_position(position, game.rules),
        "replay a log of 100 decisions (us)": lambda: Game.from_log(log),
    }
    return {name: _microseconds(job) for name, job in jobs.items()}


def _mid_game() -> Game:
    game, pick = Game("usa", seed=3), random.Random(3)
    while game.decision < 100:
        game.play(pick.choice(game.legal_ids()))
    return game


def _microseconds(job: Callable[[], object]) -> float:
    job()
    best = float("inf")
    for _ in range(5):
        count, start = 0, time.process_time()
        while time.process_time() - start < 0.02:
            job()
            count += 1
        best = min(best, (time.process_time() - start) / count * 1e6)
    return best


def interpreted_decisions() -> float:
    """Return decisions per second with the compiler off."""
    return float(_python(PLAY_INTERPRETED, WHISTLESTOP_INTERPRETED="1")[1])


def cold_start() -> float:
    """Return seconds from starting Python to the first legal actions, machine code in the cache."""
    return min(_python(START)[0] for _ in range(3))


def first_compile(program: str = COMPILE) -> float:
    """Return seconds until everything (or what else a program compiles) is in a cache that was empty."""
    with tempfile.TemporaryDirectory() as folder:
        return _python(program, WHISTLESTOP_CACHE=folder, WHISTLESTOP_NATIVE="1")[0]


def _python(program: str, **settings: str) -> tuple[float, str]:
    start = time.perf_counter()
    done = subprocess.run(  # noqa: S603 - our own programs, above
        [sys.executable, "-c", program], env={**os.environ, **settings}, check=True, capture_output=True, text=True
    )
    return time.perf_counter() - start, done.stdout
