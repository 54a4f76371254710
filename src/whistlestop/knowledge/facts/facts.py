"""All that a view shows, typed: the one `Facts` that the server sends, the terminal shows and the page's types follow.

It is made from a blanked record only, so it cannot tell more than the view does. A mechanism has one file here with
its fields and `read`, which reads them; what every board has stands in `every_board.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.every_board import (
    ActionFacts,
    OwnFacts,
    RouteFacts,
    SeatFacts,
    TableFacts,
    TurnFacts,
    action_facts,
    own_facts,
    route_facts,
    seat_facts,
    table_facts,
    turn_facts,
)
from whistlestop.knowledge.facts.known import Known
from whistlestop.knowledge.facts.mechanisms import MechanismFacts
from whistlestop.records.mechanisms import collect
from whistlestop.records.plain import plain
from whistlestop.records.state import Games
from whistlestop.ruleset.compile import Rules

READERS: tuple[Callable[[Rules, SimpleNamespace, int | None], Known], ...] = (
    turn_facts,
    table_facts,
    seat_facts,
    own_facts,
    action_facts,
    route_facts,
    *collect(__package__, "read"),
)


@dataclass(frozen=True, kw_only=True, eq=False)
class Facts(
    # Last comes first: fields of a dataclass begin with those of its last base, and messages keep the order they have.
    MechanismFacts,
    RouteFacts,
    ActionFacts,
    OwnFacts,
    SeatFacts,
    TableFacts,
    TurnFacts,
):
    """What the seat may know, as the engine's view tells it; None where it does not apply or may not be known.

    `closed`: tracks that nobody owns and nobody can have; `double_tracks`: those that take Double symbols.
    """


def read_facts(rules: Rules, views: Games, seat: int | None) -> Facts:
    """Return everything a seat's view (None: a spectator's) shows; `views` is an array of one record."""
    view, facts = plain(views[0]), object.__new__(Facts)
    for read in READERS:  # every field is one of some reader's; a frozen dataclass sets its own one by one
        vars(facts).update(vars(read(rules, view, seat)))
    return facts
