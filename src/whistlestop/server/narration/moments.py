"""The moments of a game again: what a seat, a spectator or everybody together knew after each decision.

A moment is the position after so many decisions; the history of a game has every one. What somebody knew comes from
the view of that very position, so looking back shows no more than could be seen then. A replay tells the first moment
whole and of each later one only what is not as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
import numpy as np

from whistlestop import maps
from whistlestop.knowledge.facts.facts import counts_by_kind, own_facts
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.play.engine import Engine
from whistlestop.play.game import OWN_CHOICES, Game
from whistlestop.records import state
from whistlestop.records.events import Event
from whistlestop.records.plain import plain
from whistlestop.records.state import FRESH, UNDER
from whistlestop.ruleset import options
from whistlestop.server.narration import wording
from whistlestop.server.protocol.parts import Facts, GameEvent, Perspective
from whistlestop.server.protocol.views import Ending, OpenFacts, Replay, ReplayMoment

Viewer = int | None


def viewer_of(perspective: Perspective) -> Viewer:
    """Return the seat a game is looked at from; None for a spectator, and where everything is open."""
    return int(perspective) if perspective.isdigit() else None


def seen(map: maps.Map, events: Iterable[Event], viewer: Viewer) -> list[GameEvent]:
    """Return events as a viewer saw them."""
    # How another player chooses is told by `tickets_chosen`, once all may know how many he kept (R4).
    mine = (event for event in events if event.seat == viewer or event.name not in OWN_CHOICES)
    return [wording.game_event(map, event.seen_by(viewer)) for event in mine]


def facts_at(game: Game, move: int, viewer: Viewer) -> Facts:
    """Return what a viewer knew after so many decisions."""
    if move == len(game.history):
        return wording.facts(game.view(viewer))
    engine = Engine(game.rules)
    engine.put(np.frombuffer(game.history[move].before, state.GAME))
    return wording.facts(engine.view(viewer))


def replay(game: Game, perspective: Perspective, ending: Ending | None) -> Replay:
    """Return a game from its beginning; it is only read, so another thread may do it with a copy."""
    return Replay(
        perspective=perspective,
        map=game.map.id,
        map_name=game.map.name,
        ticket_set=game.map.ticket_set,
        players=game.players,
        options=options.changed(game.rules.options),
        moments=list(_moments(game, perspective)),
        ending=ending,
    )


def _moments(game: Game, perspective: Perspective) -> Iterator[ReplayMoment]:
    engine, before = Engine(game.rules), dict[str, object]()
    seats = [None, *(decision.seat for decision in game.history)]
    told = [game.start.events, *(decision.events for decision in game.history)]
    records = [*(np.frombuffer(decision.before, state.GAME) for decision in game.history), game.engine.games]
    for seat, events, record in zip(seats, told, records, strict=True):
        engine.put(record)
        facts = msgspec.to_builtins(_facts(engine, perspective))
        changes = {key: value for key, value in facts.items() if key not in before or before[key] != value}
        yield ReplayMoment(seat=seat, events=_events(game.map, events, perspective), changes=changes)
        before = facts


def _facts(engine: Engine, perspective: Perspective) -> Facts:
    if perspective == "open":
        return _open_facts(engine)
    return wording.facts(engine.view(viewer_of(perspective)))


def _events(map: maps.Map, events: Iterable[Event], perspective: Perspective) -> list[GameEvent]:
    if perspective == "open":
        return [wording.game_event(map, event) for event in events]
    return seen(map, events, viewer_of(perspective))


def _open_facts(engine: Engine) -> OpenFacts:
    record = plain(engine.record)
    own = [own_facts(record, seat) for seat in range(record.players)]
    drawn = [ticket for ticket in range(len(engine.rules.map.tickets)) if record.where[ticket] // 8 in (FRESH, UNDER)]
    opened = {
        "hands": [each["hand"] for each in own],
        "held": [each["tickets"] for each in own],
        "choosing": [each["offered"] for each in own],
        "deck": counts_by_kind(record.deck),
        "ticket_deck": drawn,
        "face_down": _face_down(record.face_down[: record.players]) if engine.rules.options["monsters"] else None,
    }
    return msgspec.convert({**engine.view(None).facts(), **opened}, OpenFacts)


def _face_down(cards: list[list[int]]) -> list[dict[str, int]]:
    return [{name: each[monster] for monster, name in MONSTER_NAMES.items()} for each in cards]
