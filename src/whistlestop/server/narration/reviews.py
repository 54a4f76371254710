"""A review as a message: its answers in parts that clients have words for."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.play.game import Game
from whistlestop.records.state import CHOOSE_TICKETS
from whistlestop.review import Judgement, Review, SeatReview
from whistlestop.server.narration import hints, questions
from whistlestop.server.protocol.reviews import ReviewedAnswer, ReviewedDecision, ReviewedGame, ReviewedSeat


def told(game: Game, review: Review) -> ReviewedGame:
    """Return the review of a game as a client is told it."""
    return ReviewedGame(
        beginning=list(review.beginning),
        decisions=[_decision(game, one) for one in review.judgements],
        seats=[_seat(one) for one in review.seats],
    )


def _seat(of: SeatReview) -> ReviewedSeat:
    return ReviewedSeat(seat=of.seat, decisions=of.decisions, accuracy=of.accuracy, worst=list(of.worst))


def _decision(game: Game, one: Judgement) -> ReviewedDecision:
    better = one.better
    return ReviewedDecision(
        move=one.move,
        after=one.after,
        seat=one.seat,
        turn=one.turn,
        chance=one.chance,
        best=one.best,
        cost=one.cost,
        points=one.points,
        open=list(one.open),
        played=_answer(game, one.move, one.actions, one.keeps),
        better=None if better is None else _answer(game, one.move, better.actions, better.keeps),
        reasons=[hints.reason(reason) for reason in one.reasons],
        against=[hints.reason(reason) for reason in one.against],
    )


def _answer(game: Game, move: int, actions: Sequence[int], keeps: Sequence[int]) -> ReviewedAnswer:
    record = game.record_at(move)[0]
    if record.phase == CHOOSE_TICKETS:
        return ReviewedAnswer(action=None, keep=list(keeps))
    (action,) = questions.actions(game.rules, record, actions[:1])
    return ReviewedAnswer(action=action, keep=None)
