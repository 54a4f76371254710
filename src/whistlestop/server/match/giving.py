"""Giving cards of any kind all at once, although the engine takes them one by one in the order of kinds (R83, R84).

What may be given is found by asking the engine itself on a copy: a card can be given only if the rest can still be
paid.
"""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME
from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.records import state
from whistlestop.records.actions import GIVE
from whistlestop.server.protocol.parts import Counts

Cards = tuple[int, ...]  # kinds, in ascending order


def allowed(game: Game) -> list[Cards]:
    """Return every choice of cards that can be given now."""
    return _ways(Engine(game.rules), game.engine.games, int(game.record.giving))


def _ways(engine: Engine, games: state.Games, left: int) -> list[Cards]:
    if left == 0:
        return [()]
    engine.put(games)
    found = []
    for action in [action for action in engine.legal if GIVE <= action < GIVE + len(KIND_NAMES)]:
        engine.put(games)
        engine.step(action)
        found += [(action - GIVE, *rest) for rest in _ways(engine, engine.games.copy(), left - 1)]
    return found


def counts(cards: Cards) -> Counts:
    """Return cards counted by the names of their kinds."""
    return {KIND_NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))}


def cards(wanted: Mapping[str, int]) -> Cards:
    """Return counted cards one by one; a kind that does not exist is left out."""
    kinds = sorted((KINDS_BY_NAME[name], count) for name, count in wanted.items() if name in KINDS_BY_NAME)
    return tuple(kind for kind, count in kinds for _ in range(min(count, MOST)))


MOST = 16  # nobody gives so many at once
