"""Actions, facts, events and scores of the engine as messages have them: words for kinds and places, parts for texts.

The engine writes an action as exact text; here the text is taken apart once, so that no client has to. A verb that
is new to this file is sent as `other`, with its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict

import msgspec

from whistlestop import maps
from whistlestop.knowledge.view import View
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, MEEPLE_NAMES, MONSTER_NAMES, Words
from whistlestop.play.decision import Action as Legal
from whistlestop.play.scores import Score as EngineScore
from whistlestop.play.scores import TicketScore as EngineTicketScore
from whistlestop.records import events
from whistlestop.records.state import NONE
from whistlestop.server.protocol.parts import Action, Counts, Facts, GameEvent
from whistlestop.server.protocol.views import Score, TicketScore

Parts = dict[str, str | int | Counts]
ABOUT_A_TICKET = ("keep", "return")


def actions(names: Words, legal: Iterable[Legal], asking: int) -> list[Action]:
    """Return legal actions with their parts; `asking` is the ticket asked about, or NONE."""
    return [_action(names, action, asking) for action in legal]


def _action(names: Words, action: Legal, asking: int) -> Action:
    verb, _, rest = action.text.replace("no passenger", "no_passenger").partition(" ")
    if verb not in READERS:
        return Action(id=action.id, text=action.text, kind="other")
    parts = READERS[verb](names, rest.split())
    if verb in ABOUT_A_TICKET and asking != NONE:
        parts["ticket"] = asking
    return msgspec.convert({"id": action.id, "text": action.text, "kind": verb, **parts}, Action)


def _plain(names: Words, rest: list[str]) -> Parts:
    return {}


def _track(names: Words, rest: list[str]) -> Parts:
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
    "replace": _plain,
    "no_passenger": _plain,
    "stop": _plain,
    "take": lambda names, rest: {"card": rest[0]},
    "give": lambda names, rest: {"card": rest[0]},
    "meeple": lambda names, rest: {"colour": rest[0]},
    "passenger": lambda names, rest: {"place": rest[0]},
    "travel": _track,
    "split": _paid,
    "tickets": _tickets,
    "claim": _track,
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
    if key == "place":
        return map.places[value].id
    if key == "reason":
        return events.REASONS[value]
    return value if key not in NAMES else NAMES[key].get(value, NOTHING)


NOTHING = "none"  # a second die where one was enough
NAMES: dict[str, dict[int, str]] = {
    "kind": KIND_NAMES,
    "monster": MONSTER_NAMES,
    "token": FACE_NAMES,
    "one": FACE_NAMES,
    "two": FACE_NAMES,
    "colour": MEEPLE_NAMES,
}


def score(map: maps.Map, facts: Facts, of: EngineScore) -> Score:
    """Return a seat's score as a message has it; `facts` are those of the end."""
    chaos = _in_chaos(map, facts)
    tickets = [ticket_score(map.tickets[one.ticket], one, chaos) for one in of.each_ticket]
    told = {key: value for key, value in asdict(of).items() if key in Score.__struct_fields__}
    return msgspec.convert({**told, "borrowed": list(of.borrowed), "each_ticket": tickets}, Score)


def _in_chaos(map: maps.Map, facts: Facts) -> set[str]:
    """Return the places and countries where a monster is."""
    stands = set((facts.monsters or {}).values())
    return {id for place in map.places if place.id in stands for id in (place.id, place.country) if id is not None}


def ticket_score(ticket: maps.Ticket, of: EngineTicketScore, chaos: set[str]) -> TicketScore:
    """Return what a ticket gave, explained: the destination whose value, perhaps halved (R183), is the one scored."""
    goals = {ticket.b: ticket.points, **ticket.more}
    value, lowest = abs(of.points), min(goals.values())
    counting = [goal for goal in goals.items() if of.fulfilled or goal[1] == lowest]  # failed, it costs the least (R94)
    for target, printed in sorted(counting, key=lambda goal: -goal[1]):
        ends = [end for end in (ticket.a, target) if end in chaos]
        named = ends + [end for end in goals if end in chaos and end not in ends]
        for halved in range(min(len(named), 2) + 1):
            if printed >> halved == value:
                return _told(of, target, halved, ends or named)
    return _told(of, ticket.b, 0, [])


def _told(of: EngineTicketScore, target: str, halved: int, chaos: list[str]) -> TicketScore:
    return TicketScore(
        ticket=of.ticket,
        points=of.points,
        fulfilled=of.fulfilled,
        target=target,
        halved=halved,
        chaos=chaos if halved else [],
    )
