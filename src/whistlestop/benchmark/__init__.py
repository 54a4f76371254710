"""How fast we are, as ratios taken in one run.

Every figure is the median of several rounds, and the things compared take turns within a round, so that a noisy minute
hits all of them. Playouts are told in yardsticks (see `yardstick.py`); single steps beside rivals that are installed.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from whistlestop import maps
from whistlestop.benchmark import batches, engine, rivals, yardstick
from whistlestop.records import state

Figures = dict[str, float]
TABLES = (
    ("usa", 2, ""),
    ("usa", 4, ""),
    ("europe", 2, ""),
    ("europe", 4, ""),
    ("usa", 2, "monsters"),
    ("usa", 2, "dice"),
    ("usa", 2, "dice monsters"),
    ("europe", 4, "dice monsters"),
)


def run_on(boards: Sequence[str], quick: bool = False) -> Figures:
    """Return what random games cost on some boards, names or paths of files, with as few as may play."""
    tables = [(board, maps.find(board).players[0], "") for board in boards]
    return _rounded(_playouts(tables, 3 if quick else 7, 2000 if quick else 5000))


def run(quick: bool = False, progress: Callable[[str], None] = lambda name: None) -> Figures:
    """Return all figures; `quick` takes fewer rounds and leaves out the first compile."""
    count = 3 if quick else 7
    figures: Figures = {"state (bytes)": state.GAME.itemsize, "yardstick (ns)": yardstick.nanoseconds()}
    progress("playouts")
    figures |= _playouts(TABLES, count, 2000 if quick else 5000)
    progress("threads")
    rounds = [engine.thread_gain(4000 if quick else 10_000) for _ in range(count)]
    figures["two threads, share of the yardstick's gain"] = statistics.median(rounds)
    progress("single steps")
    figures |= _single_steps(count, 0.5 if quick else 2.0)
    progress("batches")
    doors = {f"{name}, steps/s": door for name, door in batches.available().items()}
    figures |= _in_turn(doors, count, 0.2 if quick else 1.0)
    progress("small operations")
    figures |= engine.small_costs()
    progress("interpreted")
    figures["interpreted, decisions/s"] = engine.interpreted_decisions()
    progress("start")
    figures["cold start from a warm cache (s)"] = engine.cold_start()
    if not quick:
        progress("first compile")
        figures["first compile, what a table needs (s)"] = engine.first_compile(engine.COMPILE_TABLE)
        figures["first compile, everything (s)"] = engine.first_compile()
    return _rounded(figures)


def _rounded(figures: Figures) -> Figures:
    return {name: round(value, 3) for name, value in figures.items()}


def _playouts(tables: Sequence[tuple[str, int, str]], count: int, games: int) -> Figures:
    measured: dict[tuple[str, int, str], list[tuple[float, float]]] = {table: [] for table in tables}
    for number in range(count):
        for table in tables:
            measured[table].append(engine.playout(*table, games, number * games))
    figures: Figures = {}
    for (map_id, players, mode), rounds in measured.items():
        name = ", ".join([map_id, f"{players} players", *mode.split(), "random"])
        figures[f"{name}: yardsticks per decision"] = statistics.median(one for one, _ in rounds)
        figures[f"{name}: yardsticks per game"] = statistics.median(game for _, game in rounds)
    return figures


def _single_steps(count: int, seconds: float) -> Figures:
    doors: dict[str, Callable[[float], float]] = {}
    doors["fast door, decisions/s"] = engine.fast_steps
    doors["safe door, decisions/s"] = engine.safe_steps
    doors |= {f"{name}, decisions/s": rival for name, rival in rivals.available().items()}
    return _in_turn(doors, count, seconds)


def _in_turn(doors: dict[str, Callable[[float], float]], count: int, seconds: float) -> Figures:
    measured: dict[str, list[float]] = {name: [] for name in doors}
    for _ in range(count):
        for name, door in doors.items():
            measured[name].append(door(seconds))
    return {name: statistics.median(rounds) for name, rounds in measured.items()}
