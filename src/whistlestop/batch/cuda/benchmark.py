"""Games on a GPU against the same games on the CPU: first whether they are the same, then how many a second.

    python -m whistlestop.batch.cuda.benchmark [BOARD ...]

Nothing is measured before every record, sheet and buffer has been compared, of all boards if none are named. Each board
is compared in a process of its own, because compiling is most of the work: one batch of all boards needs the rules of
all in one grid, which took the compiler of a GPU more than ten minutes where one board takes it one. Times are those of
launches with all arrays in the GPU's memory; compiling is not part of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import numpy as np
from numba import cuda

from whistlestop import maps
from whistlestop.batch.batch import MOST, Batch, Played, buffers, played
from whistlestop.records.state import NONE
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.compile import Rules, compile_rules

SEEDS = 1 << 22
ROUNDS = 4  # the first one loads the code
PROCESSES = min(os.cpu_count() or 1, 8)  # each needs some gigabytes for compiling

MODES = ("", "monsters", "dice", "dice monsters")
# Board, players, expansions.
TABLES = (
    ("usa", 2, ""),
    ("usa", 4, ""),
    ("europe", 2, ""),
    ("europe", 2, "dice monsters"),
    ("europe", 4, "dice monsters"),
)


def rules_of(map_id: str, mode: str) -> Rules:
    """Return the rules of a board with the expansions named."""
    board = maps.load(map_id)
    return compile_rules(board, allowing(board, dict.fromkeys(mode.split(), True)))


def every_way(board: str) -> list[Rules]:
    """Return the rules of a board with and without each expansion."""
    return [rules_of(board, mode) for mode in MODES]


def most_players(board: str) -> int:
    """Return how many may play on a board."""
    return maps.load(board).players[1]


def fingerprint(rules: Sequence[Rules], players: int, games: int, device: str) -> str:
    """Return a digest of the records and sheets of random games played to their end on a device."""
    batch = Batch(rules, games, players=players, threads=2, device=device)
    batch.reset(np.arange(games))
    report = batch.play_out()
    digest = hashlib.sha256(batch.records().tobytes())
    digest.update(np.asarray(on_host(batch.scores())).tobytes())
    digest.update(repr(report).encode())
    return digest.hexdigest()


def fingerprint_of_steps(rules: Sequence[Rules], players: int, games: int, steps: int, device: str) -> str:
    """Return a digest of all buffers after each of so many steps with refilling."""
    batch = Batch(rules, games, players=players, threads=2, device=device)
    batch.reset(np.arange(games))
    out, digest = buffers(games), hashlib.sha256()
    for number in range(steps):
        batch.advance(batch.random_actions(number), out)
        for array in out:
            digest.update(np.asarray(array).tobytes())
    digest.update(batch.records().tobytes())
    return digest.hexdigest()


def fingerprint_of_seeds(rules: Sequence[Rules], players: int, seeds: int, device: str) -> str:
    """Return a digest of points, ranks and decisions of so many seeds played with refilling: what is measured below."""
    batch = Batch(rules, 1, players=players, threads=2, device=device)
    digest = hashlib.sha256()
    for array in batch.play_seeds(np.arange(seeds)):
        digest.update(array.tobytes())
    return digest.hexdigest()


def on_host(array: object) -> object:
    """Return a numpy array of one that may be on a GPU."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def speed(map_id: str, players: int, mode: str, seeds: int) -> tuple[float, float]:
    """Return decisions and games per second of random play on the GPU, with the seeds and the results in its memory."""
    batch = Batch(rules_of(map_id, mode), 1, players=players, device="cuda")
    out = Played(*(cuda.to_device(array) for array in played(seeds)))
    numbers, best = cuda.to_device(np.arange(seeds, dtype=np.uint64)), float("inf")
    for _ in range(ROUNDS):
        cuda.synchronize()
        start = time.perf_counter()
        batch._play_seeds(numbers, NONE, MOST, out)
        cuda.synchronize()
        best = min(best, time.perf_counter() - start)
    return int(np.asarray(on_host(out.decisions), np.int64).sum()) / best, seeds / best


def compare(say: Callable[[str], None], boards: Sequence[str]) -> bool:
    """Return whether GPU and CPU play the same games; say the digests of each comparison."""
    same = True
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as processes:
        for told in as_completed([processes.submit(compare_board, board) for board in boards]):
            for board, name, ours, theirs in told.result():
                answer = "the same" if theirs == ours else "DIFFERENT"
                say(f"{board}, {name}: {answer}, cpu {ours[:16]}, gpu {theirs[:16]}")
                same &= theirs == ours
    return same


def compare_board(board: str) -> list[tuple[str, str, str, str]]:
    """Return the digests of every comparison of a board: on the CPU and on the GPU."""
    return [(board, name, *compare_one(board, name)) for name in COMPARISONS]


def compare_one(board: str, name: str) -> tuple[str, str]:
    """Return the digests of one comparison: on the CPU and on the GPU."""
    return COMPARISONS[name](board, "cpu"), COMPARISONS[name](board, "cuda")


# All expansions of a board are in one batch.
COMPARISONS: dict[str, Callable[[str, str], str]] = {
    "8,000 whole games of two": lambda board, device: fingerprint(every_way(board), 2, 8_000, device),
    "8,000 whole games of as many as may play": lambda board, device: fingerprint(
        every_way(board), most_players(board), 8_000, device
    ),
    "20,000 seeds with refilling, as many as may play": lambda board, device: fingerprint_of_seeds(
        every_way(board), most_players(board), 20_000, device
    ),
    "512 games of two over 400 steps with all buffers": lambda board, device: fingerprint_of_steps(
        every_way(board), 2, 512, 400, device
    ),
}


def main() -> int:
    """Compare, then measure; return 1 if the games differ."""
    say, boards = _say, sys.argv[1:] or maps.ids()
    if not compare(say, boards):
        return 1
    for map_id, players, mode in TABLES:
        decisions, games = speed(map_id, players, mode, SEEDS)
        say(f"{map_id}, {players} players, {mode or 'cards'}: {decisions:,.0f} decisions/s, {games:,.0f} games/s")
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
