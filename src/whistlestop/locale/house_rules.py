"""House rules in words: what an option decides, what each of its values means, and which rulings are in doubt."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whistlestop.locale import say
from whistlestop.locale.arguments import LONGEST_PAID
from whistlestop.maps import Map
from whistlestop.ruleset.options import OPTIONS, Option, Value, changed, write


def describe(option: Option) -> str:
    """Return what an option decides."""
    return say(f"option-{_message(option)}")


def describe_value(option: Option, value: Value) -> str:
    """Return what the rule is when an option has a value."""
    if isinstance(option.values, range):
        return say(f"value-{_message(option)}", count=int(value))
    if value not in option.values:
        return say(f"value-{_message(option)}-own", value=write(value))
    return say(f"value-{_message(option)}-{write(value)}")


def house_rules(settled: Mapping[str, Value]) -> list[str]:
    """Return one sentence for each option whose value is not the default."""
    return [describe_value(OPTIONS[key], value) for key, value in changed(settled).items()]


def doubts(map: Map, settled: Mapping[str, Value]) -> list[str]:
    """Return what no source confirmed of the rules played: notes on the board, and rulings of the expansions."""
    notes = [*map.unverified, *(() if settled["dice"] else map.unverified_cards)]
    open_questions = [
        OPTIONS[key]
        for key, matters in DOUBTFUL.items()
        if _played(key, settled) and settled[key] == OPTIONS[key].default and matters(map)
    ]
    return [*notes, *(describe_value(option, option.default) for option in open_questions)]


def _played(key: str, settled: Mapping[str, Value]) -> bool:
    expansion = key.partition(".")[0]
    return all(bool(settled[one]) for one in (("dice", "monsters") if expansion == "combined" else (expansion,)))


# Rulings of the expansions on which sources are silent or disagree, and the boards where they matter.
DOUBTFUL: dict[str, Callable[[Map], bool]] = {
    "dice.tunnel_faces": lambda board: any(track.tunnel for track in board.tracks),
    "dice.token_cap_scope": lambda board: True,
    "dice.nine_route": lambda board: any(track.length > LONGEST_PAID for track in board.tracks),
    "monsters.multi_ticket": lambda board: any(ticket.more for ticket in board.tickets),
    "monsters.chaos_blocks": lambda board: board.stations > 0 or board.passengers > 0,
    "combined.monster_payment": lambda board: True,
}


def _message(option: Option) -> str:
    return option.key.replace(".", "-")
