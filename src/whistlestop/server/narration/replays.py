"""The moments of a game again: what a seat, a spectator or everybody together knew after each decision.

A moment is the position after so many decisions; the history of a game has every one. What somebody knew comes from
the view of that very position, so looking back shows no more than could be seen then. A replay tells the first moment
whole and of each later one only what is not as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from whistlestop import maps
from whistlestop.knowledge.facts import Facts
from whistlestop.knowledge.facts.everything import open_facts
from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.records.events import Event
from whistlestop.server.narration.events import Viewer, game_event, heard
from whistlestop.server.protocol.parts import GameEvent, Perspective
from whistlestop.server.protocol.views import Ending, Replay, ReplayMoment


def viewer_of(perspective: Perspective) -> Viewer:
    """Return the seat a game is looked at from; None for a spectator, and where everything is open."""
    return int(perspective) if perspective.isdigit() else None


def replay_of(game: Game, perspective: Perspective, ending: Ending | None) -> Replay:
    """Return a game from its beginning; it is only read, so another thread may do it with a copy."""
    return Replay(
        perspective=perspective,
        map=game.map.id,
        map_name=game.map.name,
        ticket_set=game.map.ticket_set,
        players=game.players,
        options=game.rules.chosen,
        moments=list(_moments(game, perspective)),
        ending=ending,
    )


def _moments(game: Game, perspective: Perspective) -> Iterator[ReplayMoment]:
    engine, before = Engine(game.rules), dict[str, object]()
    seats = [None, *(decision.seat for decision in game.history)]
    told = [game.start.events, *(decision.events for decision in game.history)]
    for number, (seat, events) in enumerate(zip(seats, told, strict=True)):
        engine.put(game.record_at(number))
        facts = msgspec.to_builtins(_facts(engine, perspective))
        changes = {key: value for key, value in facts.items() if key not in before or before[key] != value}
        yield ReplayMoment(seat=seat, events=_events(game.map, events, perspective), changes=changes)
        before = facts


def _facts(engine: Engine, perspective: Perspective) -> Facts:
    if perspective == "open":
        return open_facts(engine.rules, engine.games, engine.view(None).facts())
    return engine.view(viewer_of(perspective)).facts()


def _events(map: maps.Map, events: Iterable[Event], perspective: Perspective) -> list[GameEvent]:
    if perspective == "open":
        return [game_event(map, event) for event in events]
    return heard(map, events, viewer_of(perspective))
