"""Passengers, their journeys and the goods they take (R106-R114); None where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known, members
from whistlestop.records.state import CHOOSE_TRAVEL, NONE
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class PassengerFacts(Known):
    """Goods left in each city, where passengers stand, and the journey under way."""

    goods: Counts | None = None
    goods_points: list[int] | None = None
    passengers: list[list[str]] | None = None
    passengers_left: list[int] | None = None
    travelling: str | None = None
    travelled: list[int] | None = None
    visited: list[str] | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> PassengerFacts:
    """Return what a view shows of passengers and goods; all of it is open."""
    if not rules.map.passengers:
        return PassengerFacts()
    places, seats = rules.map.places, range(view.players)
    standing = [[places[place].id for place in view.standing[each] if place != NONE] for each in seats]
    travels = view.travelling != NONE
    return PassengerFacts(
        goods=_goods(rules, view),
        goods_points=view.goods_points[: view.players],
        passengers=[sorted(each) for each in standing],
        passengers_left=[
            rules.map.passengers - len(standing[each]) - view.gone[each] - _on_the_way(view, each) for each in seats
        ],
        travelling=places[view.travelling].id if travels else None,
        travelled=members(view.travelled) if travels else None,
        visited=sorted(places[place].id for place in members([view.visited])) if travels else None,
    )


def _goods(rules: Rules, view: SimpleNamespace) -> Counts:
    stacks = rules.boards[0].stack.tolist()
    return {
        place.id: len(place.goods) - view.goods[stacks[number]]
        for number, place in enumerate(rules.map.places)
        if place.goods
    }


def _on_the_way(view: SimpleNamespace, seat: int) -> int:
    return int(view.phase == CHOOSE_TRAVEL and view.player == seat)
