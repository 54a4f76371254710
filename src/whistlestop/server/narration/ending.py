"""The end of a game for messages: scores with their parts, the winners, and how the totals grew."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from whistlestop import maps
from whistlestop.knowledge.facts import Facts
from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.play.scores import Score as EngineScore
from whistlestop.play.scores import TicketScore as EngineTicketScore
from whistlestop.rules import scoring
from whistlestop.server.protocol.views import Ending, Score, TicketScore

TOTAL = scoring.COLUMNS.index("total")


def ending(game: Game, seed: int, salt: str) -> Ending:
    """Return the end of a game that is over; `seed` and `salt` open its seal."""
    facts = game.view(None).facts()
    scores = [score(game.map, facts, one) for one in game.scores()]
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
