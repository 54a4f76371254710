"""Play random games of every board, mode and number of players, checking the record after every decision.

    python scripts/check_games.py [GAMES]

prints a line for each kind of table and fails if a game does not end or breaks a promise of `rules/check.py`. With the
1,000 games that are the default it takes some minutes on two cores; `tests/test_random_games.py` plays a slice.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from whistlestop import Batch, compile_rules, maps
from whistlestop.ruleset.allowing import allowing

MODES = ("", "monsters", "dice", "dice monsters")


def tables() -> Iterator[tuple[str, str, int]]:
    """Return every board, mode and number of players."""
    for board in maps.ids():
        few, many = maps.load(board).players
        for mode in MODES:
            yield from ((board, mode, players) for players in range(few, many + 1))


def play(board: str, mode: str, players: int, games: int, first_seed: int = 0) -> dict[str, int]:
    """Play games of one kind, each decision checked, and return what came of it."""
    map = maps.load(board)
    rules = compile_rules(map, allowing(map, dict.fromkeys(mode.split(), True)))
    batch = Batch(rules, games, players=players, threads=os.cpu_count() or 1)
    batch.reset(range(first_seed, first_seed + games))
    return batch.play_out(checked=True)


def main(games: int) -> int:
    """Print a line for each kind of table and return 1 if any game was not sound."""
    wrong = 0
    for board, mode, players in tables():
        report = play(board, mode, players, games)
        wrong += report["unfinished"] + report["faults"]
        sys.stdout.write(f"{board}, {mode or 'cards'}, {players} players: {games} games, {report}\n")
        sys.stdout.flush()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
