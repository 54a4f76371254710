"""A study in a process of its own: `python -m whistlestop.study.process`, started by whoever wants one.

It reads an order, one line of JSON, and writes lines of JSON: how many games have been played, and at last what they
showed. When its standard input closes it stops playing and tells of the games so far; whoever started it may be gone.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import msgspec

from whistlestop import maps
from whistlestop.arena.plan import Plan, make_plan
from whistlestop.ruleset.option import Value
from whistlestop.study.order import Order, Report
from whistlestop.study.recording import Recorded, record_part
from whistlestop.study.results import outcome_of
from whistlestop.study.sample import Sample

FEWEST = 10  # games that can be told of
EACH_SECONDS = 0.3  # between two lines about progress
PATIENCE = 10  # whoever plays goes first


def study(order: Order, tell: Callable[[Report], None], stop: Event) -> None:
    """Play the games of an order until they are all played or somebody says stop, and tell of them."""
    file = maps.in_file_order(order.board)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "board.json"
        path.write_text(order.board, "utf-8")
        plan = _plan(str(path), order.players, order.bot, order.seed, order.options)
        games = list(_played(plan, order.games, tell, stop))
        outcome = outcome_of(Sample(plan, games), file) if len(games) >= FEWEST else None
    tell(Report(played=len(games), outcome=outcome))


def _plan(map: str, players: int, bot: str, seed: int, options: Mapping[str, Value]) -> Plan:
    return make_plan(Plan(map=map, players=players, bots=(bot,), seed=seed, options=options))


def _played(plan: Plan, games: int, tell: Callable[[Report], None], stop: Event) -> Iterator[Recorded]:
    next_line = 0.0
    for count in range(1, games + 1):
        if stop.is_set():
            return
        yield from record_part(plan, [plan.seed + count - 1])
        if monotonic() >= next_line:
            next_line = monotonic() + EACH_SECONDS
            tell(Report(played=count))


def main() -> None:
    """Study what standard input orders."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    stop = Event()
    Thread(target=_listen, args=(stop,), daemon=True).start()
    try:
        study(order, _write, stop)
    except ValueError as error:
        _write(Report(played=0, error=str(error)))


def _listen(stop: Event) -> None:
    """Wait for the end of standard input; not by its buffer, which the end of the program would find locked."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    stop.set()


def _write(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
