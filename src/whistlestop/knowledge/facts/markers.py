"""City markers: whose stand where, start cities and Alvin (R342-R349); all of it is open, None without them."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.markers import played


@dataclass(frozen=True, kw_only=True, eq=False)
class MarkerFacts(Known):
    """The marked cities of each seat, its start city, the city being marked, where Alvin is and who captured him."""

    markers: list[list[str]] | None = None
    start_cities: list[str | None] | None = None
    marking: str | None = None
    alien: str | None = None
    captures: list[int] | None = None


NOTHING = MarkerFacts()


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> MarkerFacts:
    """Return what a view shows of city markers."""
    if not played(rules.board):
        return NOTHING
    names = [place.id for place in rules.map.places]
    alien = bool(rules.board.alien)
    return MarkerFacts(
        markers=[_places(names, own) for own in view.marked[: view.players]],
        start_cities=[names[start - 1] if start else None for start in view.start_city[: view.players]],
        marking=names[view.marking - 1] if view.marking else None,
        alien=names[view.alien_place - 1] if alien else None,
        captures=list(view.captures[: view.players]) if alien else None,
    )


def _places(names: list[str], own: int) -> list[str]:
    return [name for number, name in enumerate(names) if own >> number & 1]
