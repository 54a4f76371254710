"""The rule help: what can be explained at a table, and what the question of the moment is about.

A mechanism has its `TOPICS`, the topics `AT_HAND` in each phase, and, if it changes a rule of every table, what is told
`INSTEAD` where it is played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from whistlestop.locale import say
from whistlestop.locale.topics import Topic, bonus, on
from whistlestop.records.mechanisms import collect, merge, modules, name_of

if TYPE_CHECKING:
    from whistlestop.ruleset.compile import Rules

TOPICS: dict[str, Topic] = {
    "turn": Topic(),
    "tickets": Topic(),
    "locomotive": Topic(lambda rules: not rules.options["dice"]),
    "double": Topic(
        lambda rules: any(any(twins) for twins in rules.boards[0].twins),
        lambda rules: {"count": rules.board.double_routes_players, "open": _open_to_all(rules)},
    ),
    **merge(__package__, "TOPICS"),
    "country": Topic(on(lambda board: board.countries)),
    "path": bonus("longest_path"),
    "globe": bonus("most_tickets"),
    "sight": bonus("attraction"),
    "district": Topic(on(lambda board: board.districts)),
    "end": Topic(told=lambda rules: {"count": rules.map.end_trains}),
}
# What a question is about, beside what mechanisms say; where a topic's rule is not played it is left out.
AT_HAND: dict[str, tuple[str, ...]] = {
    "tickets": ("tickets",),
    "split": ("tickets",),
    "action": ("turn",),
    "second card": ("locomotive",),
    "payment": ("locomotive",),
}


def _open_to_all(rules: Rules) -> str:
    """Return whether few players may use both tracks of a double route too (R27)."""
    return "yes" if rules.board.double_routes_players <= rules.map.players[0] else "no"


def topics_of(rules: Rules) -> dict[str, tuple[str, Topic]]:
    """Return the topics worth explaining at a table: by their place in the list, what is told there."""
    instead = _instead(rules)
    return {name: instead.get(name, (name, topic)) for name, topic in TOPICS.items() if topic.here(rules)}


def _instead(rules: Rules) -> dict[str, tuple[str, Topic]]:
    from whistlestop.ruleset.played import played  # loads the records, which no other words need

    playing = played(rules.boards[0])
    here = (module for module in modules(__package__) if playing.get(name_of(module)))
    return {name: told for module in here for name, told in getattr(module, "INSTEAD", {}).items()}


def at_hand(rules: Rules, phase: str) -> list[str]:
    """Return the topics that a phase is about."""
    asked: Iterable[dict[str, tuple[str, ...]]] = (AT_HAND, *collect(__package__, "AT_HAND"))
    found = topics_of(rules)
    return [found[topic][0] for topics in asked for topic in topics.get(phase, ()) if topic in found]


def explain(rules: Rules, topic: str) -> str:
    """Return a topic of a table in sentences."""
    about = dict(topics_of(rules).values())[topic]
    return say(f"web-help-{topic}-text", purse="dice" if rules.options["dice"] else "cards", **about.told(rules))
