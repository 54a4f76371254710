"""The end of a game for messages: scores with their parts, the winners, and how the totals grew."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.play.scores import Score as EngineScore
from whistlestop.play.scores import TicketScore as EngineTicketScore
from whistlestop.rules import scoring
from whistlestop.server.protocol.views import Ending, Score, TicketScore

TOTAL = scoring.COLUMNS.index("total")


def ending(game: Game, seed: int, salt: str) -> Ending:
    """Return the end of a game that is over; `seed` and `salt` open its seal."""
    scores = [score(one) for one in game.scores()]
    winners = [one.seat for one in scores if one.rank == 1]
    return Ending(scores=scores, winners=winners, timeline=timeline(game), seed=str(seed), salt=salt)


def timeline(game: Game) -> list[list[int]]:
    """Return every seat's total as it would have been after each turn; the last is the result."""
    engine, totals, turn = Engine(game.rules), [], 0
    for number in range(game.decision):
        games = game.record_at(number)
        if games[0].turn > turn:
            turn = int(games[0].turn)
            engine.put(games)
            totals.append(_totals(engine, game.players))
    totals.append(_totals(game.engine, game.players))
    return totals


def _totals(engine: Engine, players: int) -> list[int]:
    return [int(engine.sheet()[seat, TOTAL]) for seat in range(players)]


def score(of: EngineScore) -> Score:
    """Return a seat's score as a message has it."""
    told = {key: value for key, value in asdict(of).items() if key in Score.__dataclass_fields__}
    tickets = [ticket_score(one) for one in of.each_ticket]
    return msgspec.convert({**told, "borrowed": list(of.borrowed), "each_ticket": tickets}, Score)


def ticket_score(of: EngineTicketScore) -> TicketScore:
    """Return what a ticket gave or cost, with the goal that decided it and the chaos that halved it (R94, R183)."""
    return TicketScore(
        ticket=of.ticket,
        points=of.points,
        fulfilled=of.fulfilled,
        target=of.goal,
        halved=of.halved,
        chaos=list(of.chaos),
    )
