"""The end of a game for messages: scores with their parts, the winners, and how the totals grew."""

from __future__ import annotations

import numpy as np

from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.records import state
from whistlestop.rules import scoring
from whistlestop.server.narration import wording
from whistlestop.server.protocol.views import Ending

TOTAL = scoring.COLUMNS.index("total")


def ending(game: Game, seed: int, salt: str) -> Ending:
    """Return the end of a game that is over; `seed` and `salt` open its seal."""
    facts = wording.facts(game.view(None))
    scores = [wording.score(game.map, facts, score) for score in game.scores()]
    winners = [score.seat for score in scores if score.rank == 1]
    return Ending(scores=scores, winners=winners, timeline=timeline(game), seed=str(seed), salt=salt)


def timeline(game: Game) -> list[list[int]]:
    """Return every seat's total as it would have been after each turn; the last is the result."""
    engine, totals, turn = Engine(game.rules), [], 0
    for decision in game.history:
        games = np.frombuffer(decision.before, state.GAME)
        if int(games["turn"][0]) > turn:
            turn = int(games["turn"][0])
            engine.put(games)
            totals.append(_totals(engine, game.players))
    totals.append(_totals(game.engine, game.players))
    return totals


def _totals(engine: Engine, players: int) -> list[int]:
    return [int(engine.sheet()[seat, TOTAL]) for seat in range(players)]
