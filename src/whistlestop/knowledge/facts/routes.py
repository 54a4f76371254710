"""Routes that nobody can have any more: twins of claimed ones, or closed by a house rule (R27, R152)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from types import SimpleNamespace
from typing import cast

from whistlestop.knowledge.facts.known import Known, members
from whistlestop.records.state import NONE, GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.special_claims import special_tracks

WORD = (1 << 64) - 1


@dataclass(frozen=True, kw_only=True, eq=False)
class RouteFacts(Known):
    """Tracks that nobody owns and nobody can have."""

    closed: list[int] = field(default_factory=list)


def route_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> RouteFacts:
    """Return which tracks are closed to everybody."""
    every = (1 << len(rules.map.tracks)) - 1  # not the board's own mask, which leaves out what a house rule closes
    every &= ~special_tracks("standing", cast(GameRecord, view), rules.board, NONE)
    masks = (view.open, *view.owned[: view.players])
    words = zip(*masks, strict=True)
    return RouteFacts(
        closed=members([every >> 64 * word & WORD & ~reduce(or_, taken) for word, taken in enumerate(words)])
    )
