"""What can be answered to a question: one action, or for tickets all keeping and returning at once.

Tickets are asked about one after the other, in a fixed order, but people choose among all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.bots.bot import Bot
from whistlestop.knowledge.view import View
from whistlestop.play.engine import Engine
from whistlestop.records.actions import KEEP
from whistlestop.records.state import CHOOSE_TICKETS, Games


@dataclass(frozen=True)
class Answer:
    """Actions one after the other, and the tickets they keep."""

    actions: tuple[int, ...]
    keeps: tuple[int, ...] = ()


def every_answer(view: View, games: Games) -> list[Answer]:
    """Return all answers to the question of a view; `games` is any whole game that looks like it."""
    if view.record.phase != CHOOSE_TICKETS:
        return [Answer((action,)) for action in view.legal]
    return list(_choices(_placed(view, games), view, Answer(())))


def answer_of(bot: Bot, view: View, games: Games) -> Answer:
    """Return what a bot answers."""
    if view.record.phase != CHOOSE_TICKETS:
        return Answer((bot.decide(view),))
    engine, answer = _placed(view, games), Answer(())
    while _is_asked(engine, view):
        answer = _play(engine, answer, bot.decide(engine.view(view.seat)))
    return answer


def _choices(engine: Engine, view: View, answer: Answer) -> Iterator[Answer]:
    if not _is_asked(engine, view):
        yield answer
        return
    before = engine.games.copy()
    for action in engine.legal.copy():
        engine.put(before)
        yield from _choices(engine, view, _play(engine, answer, action))


def _placed(view: View, games: Games) -> Engine:
    engine = Engine(view.rules)
    engine.put(games)
    return engine


def _is_asked(engine: Engine, view: View) -> bool:
    return bool(engine.record.phase == CHOOSE_TICKETS and engine.record.player == view.seat)


def _play(engine: Engine, answer: Answer, action: int) -> Answer:
    ticket = int(engine.record.asking)
    engine.step(action)
    return Answer((*answer.actions, action), (*answer.keeps, ticket) if action == KEEP else answer.keeps)
