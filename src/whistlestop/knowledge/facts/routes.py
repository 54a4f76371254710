"""Routes that nobody can have any more: twins of claimed ones, or closed by a house rule (R27, R152)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, members
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class RouteFacts(Known):
    """Tracks that nobody owns and nobody can have."""

    closed: list[int] = field(default_factory=list)


def route_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> RouteFacts:
    """Return which tracks are closed to everybody."""
    shared = [view.bullets] if rules.board.bullet_trains else [view.neutral] if rules.board.tolls else []
    masks = (view.open, *view.owned[: view.players], *shared)
    every = zip(rules.board.every_track.tolist(), zip(*masks, strict=True), strict=True)
    return RouteFacts(closed=members([tracks & ~reduce(or_, taken) for tracks, taken in every]))
