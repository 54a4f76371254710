"""The race to six: what each seat has completed, open to all (R414, R415); None where points decide."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, tickets_at
from whistlestop.records.state import COMPLETED
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class RaceFacts(Known):
    """The completed tickets of each seat, and whether it has the one for joining both coasts."""

    completed: list[list[int]] | None = None
    coast_to_coast: list[bool] | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> RaceFacts:
    """Return what a view shows of the race; all of it is open."""
    if not rules.map.race:
        return RaceFacts()
    seats = range(view.players)
    return RaceFacts(
        completed=[tickets_at(view.where, COMPLETED, each) for each in seats],
        coast_to_coast=[bool(view.crossed[each]) for each in seats],
    )
