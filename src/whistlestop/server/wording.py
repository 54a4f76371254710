"""Actions, facts, events and scores of the engine as messages have them: words for kinds and places, parts for texts.

The engine writes an action as exact text; here the text is taken apart once, so that no client has to. A verb that
is new to this file is sent as `other`, with its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict

import msgspec

from whistlestop import events, maps
from whistlestop.decision import Action as Legal
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, MONSTER_NAMES, Words
from whistlestop.scores import Score as EngineScore
from whistlestop.server.parts import Action, Counts, Facts, GameEvent, Score
from whistlestop.state import NONE
from whistlestop.view import View

Parts = dict[str, str | int | Counts]
ABOUT_A_TICKET = ("keep", "return")


def actions(names: Words, legal: Iterable[Legal], asking: int) -> list[Action]:
    """Return legal actions with their parts; `asking` is the ticket asked about, or NONE."""
    return [_action(names, action, asking) for action in legal]


def _action(names: Words, action: Legal, asking: int) -> Action:
    verb, _, rest = action.text.partition(" ")
    if verb not in READERS:
        return Action(id=action.id, text=action.text, kind="other")
    parts = READERS[verb](names, rest.split())
    if verb in ABOUT_A_TICKET and asking != NONE:
        parts["ticket"] = asking
    return msgspec.convert({"id": action.id, "text": action.text, "kind": verb, **parts}, Action)


def _plain(names: Words, rest: list[str]) -> Parts:
    return {}


def _claim(names: Words, rest: list[str]) -> Parts:
    a, b, *ordinal = rest
    return {"track": names.track_numbers[f"{a}:{b}{''.join(ordinal)}"]}


def _tickets(names: Words, rest: list[str]) -> Parts:
    return {"count": int(rest[0])} if rest else {}


def _move(names: Words, rest: list[str]) -> Parts:
    return {"monster": rest[0], "place": rest[1], "count": int(rest[2])}


def _buy(names: Words, rest: list[str]) -> Parts:
    """Return the parts of `single with double + station`."""
    faces = [word for word in rest[2:] if word != "+"]
    return {"token": rest[0], "cost": {face: faces.count(face) for face in faces}}


def _reroll(names: Words, rest: list[str]) -> Parts:
    return {"cost": {} if rest == ["nothing"] else _counted(rest)}


def _end(names: Words, rest: list[str]) -> Parts:
    return {"cost": _counted(rest[1:])}


def _paid(names: Words, rest: list[str]) -> Parts:
    return {"cost": _counted(rest)}


def _counted(rest: list[str]) -> Counts:
    """Return the counts of `red 2 + locomotive 1`."""
    found = [word for word in rest if word != "+"]
    return {name: int(count) for name, count in zip(found[::2], found[1::2], strict=True)}


READERS: dict[str, Callable[[Words, list[str]], Parts]] = {
    "draw": _plain,
    "pass": _plain,
    "decline": _plain,
    "keep": _plain,
    "return": _plain,
    "take": lambda names, rest: {"card": rest[0]},
    "tickets": _tickets,
    "claim": _claim,
    "station": lambda names, rest: {"place": rest[0]},
    "place": lambda names, rest: {"monster": rest[0], "place": rest[1]},
    "move": _move,
    "pay": _paid,
    "extra": _paid,
    "reroll": _reroll,
    "buy": _buy,
    "end": _end,
}


def facts(view: View) -> Facts:
    """Return what a view tells; only what `Facts` lists leaves the server."""
    return msgspec.convert(view.facts(), Facts)


def game_event(map: maps.Map, event: events.Event) -> GameEvent:
    """Return an event with words for numbers that stand for kinds, places and reasons."""
    told = {key: _word(map, key, value) for key, value in event.arguments.items()}
    return GameEvent(name=event.name, seat=event.seat, arguments=told)


def _word(map: maps.Map, key: str, value: int) -> str | int:
    if key == "kind":
        return KIND_NAMES[value]
    if key == "place":
        return map.places[value].id
    if key == "reason":
        return events.REASONS[value]
    if key == "monster":
        return MONSTER_NAMES[value]
    if key in ("token", "one", "two"):
        return FACE_NAMES[value]
    return value


def score(map: maps.Map, of: EngineScore) -> Score:
    """Return a seat's score as a message has it; a ticket worth less than is printed on it was halved (R183)."""
    told = asdict(of)
    for ticket in told["each_ticket"]:
        ticket["halved"] = abs(ticket["points"]) != map.tickets[ticket["ticket"]].points
    return msgspec.convert(told, Score)
