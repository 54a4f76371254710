"""Actions, facts, events and scores of the engine as messages have them: words for kinds and places, actions in parts.

An action that means nothing in words is sent as `other`, with its text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

import msgspec

from whistlestop import maps
from whistlestop.knowledge.view import View
from whistlestop.notation.actions import tell_action
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, MEEPLE_NAMES, MONSTER_NAMES
from whistlestop.play.decision import Action as Legal
from whistlestop.play.scores import Score as EngineScore
from whistlestop.play.scores import TicketScore as EngineTicketScore
from whistlestop.records import events
from whistlestop.records.state import NONE, Game
from whistlestop.ruleset.compile import Rules
from whistlestop.server.protocol.parts import Action, Facts, GameEvent
from whistlestop.server.protocol.views import Score, TicketScore

ABOUT_A_TICKET = ("keep", "return")


def actions(rules: Rules, game: Game, legal: Iterable[Legal]) -> list[Action]:
    """Return legal actions of a position with their parts."""
    return [_action(rules, game, action) for action in legal]


def _action(rules: Rules, game: Game, action: Legal) -> Action:
    told = tell_action(rules, game, action.id)
    if told is None:
        return Action(id=action.id, text=action.text, kind="other")
    parts = {"kind": told.verb, **{key: value for key, value in asdict(told).items() if key != "verb"}}
    if told.verb in ABOUT_A_TICKET and game.asking != NONE:
        parts["ticket"] = int(game.asking)
    return msgspec.convert({"id": action.id, "text": action.text, **parts}, Action)


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
