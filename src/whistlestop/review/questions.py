"""The decisions of a game that are worth judging: those with a choice, tickets as the one choice they are for people.

What a search leaves to a compiled bot is left out here as well: second cards, payments and other small questions.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.bots.search import SEARCHED
from whistlestop.bots.search.answers import Answer
from whistlestop.play.game import Game
from whistlestop.records.actions import KEEP
from whistlestop.records.state import CHOOSE_TICKETS, GameRecord


@dataclass(frozen=True)
class Question:
    """What a seat was asked after so many decisions (`move`), in which turn, and what it answered."""

    move: int
    seat: int
    turn: int
    played: Answer

    @property
    def after(self) -> int:
        """How many decisions had been made when the answer was complete."""
        return self.move + len(self.played.actions)


def questions(game: Game) -> list[Question]:
    """Return every question of a game with more than one answer, in the order they were asked."""
    found, move = list[Question](), 0
    while move < game.decision:
        record = game.record_at(move)[0]
        played = _answer(game, move)
        if record.phase in SEARCHED and _has_choice(game, move, played):
            found.append(Question(move, int(record.player), int(record.turn), played))
        move += len(played.actions)
    return found


def _answer(game: Game, move: int) -> Answer:
    """Return what was answered: one action, or all keeping and returning of the tickets on offer."""
    first, last = game.record_at(move)[0], move + 1
    if first.phase != CHOOSE_TICKETS:
        return Answer((game.history[move].action,))
    while last < game.decision and _goes_on(first, game.record_at(last)[0]):
        last += 1
    made = [(game.history[number].action, int(game.record_at(number)[0].asking)) for number in range(move, last)]
    return Answer(tuple(action for action, _ in made), tuple(ticket for action, ticket in made if action == KEEP))


def _goes_on(first: GameRecord, later: GameRecord) -> bool:
    return bool(later.phase == CHOOSE_TICKETS and later.player == first.player)


def _has_choice(game: Game, move: int, played: Answer) -> bool:
    """Return whether something else could have been answered to any part of the question."""
    moves = range(move, move + len(played.actions))
    return any(len(game.engine_at(number).legal) > 1 for number in moves)
