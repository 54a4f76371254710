"""Technologies (R276, R277, R283): all of them lie open; None where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, members
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.records.state import OVER
from whistlestop.records.technologies import DIGIT
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class TechnologyFacts(Known):
    """Copies of technologies that each seat has and that are for sale, and tracks that several seats own.

    `buying` is the technology that is being paid for, `bought` whether the player has bought one in this turn.
    """

    technologies: list[dict[str, int]] | None = None
    for_sale: dict[str, int] | None = None
    shared_routes: dict[int, list[int]] | None = None
    buying: str | None = None
    bought: bool | None = None


NOTHING = TechnologyFacts()


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> TechnologyFacts:
    """Return what a view shows of technologies."""
    if rules.map.technologies is None:
        return NOTHING
    held = [copies_of(view.technologies[each]) for each in range(view.players)]
    return TechnologyFacts(
        technologies=held,
        for_sale={
            card.id: card.copies - sum(own.get(card.id, 0) for own in held) for card in rules.map.technologies.cards
        },
        shared_routes=shared_routes(view),
        buying=TECHNOLOGIES[view.buying - 1] if view.buying else None,
        bought=0 < view.bought_turn == view.turn and view.phase != OVER,
    )


def copies_of(technologies: int) -> dict[str, int]:
    """Return the copies in a set by technology, without those of which there are none."""
    counts = {name: technologies >> number * DIGIT & 15 for number, name in enumerate(TECHNOLOGIES)}
    return {name: count for name, count in counts.items() if count}


def shared_routes(view: SimpleNamespace) -> dict[int, list[int]]:
    """Return the owners of each track that has several (R283)."""
    owners: dict[int, list[int]] = {}
    for each in range(view.players):
        for track in members(view.owned[each]):
            owners.setdefault(track, []).append(each)
    return {track: seats for track, seats in sorted(owners.items()) if len(seats) > 1}
