"""Routes that nobody can have any more: twins of claimed ones, or closed by a house rule (R27, R152)."""

from __future__ import annotations

from collections.abc import Sequence
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
    every = (1 << len(rules.map.tracks)) - 1
    everybodys = [view.bullets] if rules.boards[0].bullet_trains else []
    taken = [_one_mask(words) for words in (view.open, *view.owned[: view.players], *everybodys)]
    return RouteFacts(closed=members([every & ~reduce(or_, taken)]))


def _one_mask(words: Sequence[int]) -> int:
    """Return mask words as one long mask."""
    return sum(word << 64 * number for number, word in enumerate(words))
