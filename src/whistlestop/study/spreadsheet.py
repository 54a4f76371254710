"""Every figure of studies as CSV, a line each: for spreadsheets and for programs that compare two runs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from msgspec import Struct

from whistlestop.arena import Plan
from whistlestop.study.outcome import Outcome
from whistlestop.study.told import Figure

HEAD = ("board", "players", "bot", "seed", "kind", "name", "figure", "value", "low", "high", "games")
Line = tuple[str, str, str, float | None, float | None, float | None, int]  # from the kind on


def write_csv(studies: Sequence[tuple[Plan, Outcome]]) -> str:
    """Return the figures of studies one below the other; what is not known is left empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for plan, outcome in studies:
        table = plan.board, plan.players, plan.bots[0], plan.seed
        writer.writerows((*table, *line) for line in _lines(outcome))
    return out.getvalue()


def _lines(outcome: Outcome) -> Iterator[Line]:
    told = outcome.result
    yield from _figures("game", "", told)
    seats = [str(number) for number in range(1, len(told.seats) + 1)]
    named = (
        ("seat", seats, told.seats),
        ("track", outcome.tracks, told.tracks),
        ("place", outcome.places, told.places),
        ("ticket", outcome.tickets, told.tickets),
        ("mechanism", [one.name for one in told.mechanisms], told.mechanisms),
    )
    for kind, names, each in named:
        for name, one in zip(names, each, strict=True):
            yield from _figures(kind, name, one)


def _figures(kind: str, name: str, told: Struct) -> Iterator[Line]:
    """Yield the figures among the fields of what is told about one thing."""
    for field in told.__struct_fields__:
        one = getattr(told, field)
        if isinstance(one, Figure):
            yield kind, name, field, one.value, one.low, one.high, one.games
