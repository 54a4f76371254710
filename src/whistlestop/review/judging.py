"""How good an answer was: compared with the best one in games that the seat could not tell from the real one.

A contest finds the answer that promises most; it and the one that was given are then played on to the end in fresh
games, the same for both, so that neither luck nor the picking of the best among many flatters it. Everything follows
from the view of that moment. Beside it stands what everything open would have said: the real game played on from there
with other luck.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop.advice.reasons import Reason
from whistlestop.batch.batch import Batch
from whistlestop.bots.roster import number_of
from whistlestop.bots.search import LEAD
from whistlestop.bots.search.answers import Answer, every_answer
from whistlestop.bots.search.contest import Contest
from whistlestop.bots.search.playouts import Judged, Playouts, Trials, look_ahead
from whistlestop.knowledge.view import View
from whistlestop.play.game import Game
from whistlestop.review.questions import Question
from whistlestop.review.why import against, speaks_for

JUDGE = "planner"  # plays the games on
LOOKS = 400  # games in which a contest looks for the best answer
AT_ONCE = 40  # fresh games between two looks at who leads
MOST = 240  # fresh games for each of the two answers
SETTLED = 3.0  # standard errors that settle which of them is better
CLEAR = 1.5  # standard errors below which a lead is luck, and nothing was lost
OPEN_GAMES = 48  # in which the real game is played on
OPEN_ROUNDS = 8  # after which the rest is forecast


@dataclass(frozen=True)
class Judgement:
    """A decision and what it was worth.

    `chance` is the seat's chance to win after what it did, as far as it could know, `best` after the best answer,
    `cost` the chance that was lost and `points` the points ahead that were. `open` is every seat's chance after it for
    one who sees all cards. `better` is the best answer if it was clearly better, with what speaks `reasons` for it
    and `against` what was done.
    """

    move: int
    seat: int
    turn: int
    actions: tuple[int, ...]
    keeps: tuple[int, ...]
    chance: float
    best: float
    cost: float
    points: float
    open: tuple[float, ...]
    better: Answer | None = None
    reasons: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()

    @property
    def after(self) -> int:
        """How many decisions had been made when the answer was complete."""
        return self.move + len(self.actions)


def judge(game: Game, question: Question, *, looks: int = LOOKS, seed: int = 0) -> Judgement:
    """Return what an answer was worth; only the line with everything open depends on what its seat could not know."""
    view = game.engine_at(question.move).view(question.seat)
    played, best = Judged(question.played), Judged(_promising(view, question.played, looks, seed))
    compared = [played] if best.answer == played.answer else [played, best]
    _compare(Trials(view, (seed + 1) ^ view.lot, JUDGE), compared)
    better = best if len(compared) == 2 and best.clearly_better(played, CLEAR) else played
    return _judgement(game, question, view, played, better, seed)


def _promising(view: View, played: Answer, looks: int, seed: int) -> Answer:
    """Return the answer that did best in a contest, in which the one that was given is the favourite."""
    trials = Trials(view, seed ^ view.lot, JUDGE)
    answers = every_answer(view, trials.games(0, 1))
    judged = Contest(trials, Playouts(looks), played, LEAD).hold(answers)
    return max(judged, key=lambda one: (one.stage, len(one.values), one.value)).answer


def _compare(trials: Trials, compared: list[Judged]) -> None:
    """Play fresh games on to the end, until it is plain who leads or there were enough."""
    settled = False
    while not settled and len(compared[0].wins) < MOST:
        trials.try_out(compared, AT_ONCE)
        one, other = compared[0], compared[-1]
        settled = one.clearly_better(other, SETTLED) or other.clearly_better(one, SETTLED)


def _judgement(game: Game, question: Question, view: View, played: Judged, better: Judged, seed: int) -> Judgement:
    chance, best = float(np.mean(played.wins)), float(np.mean(better.wins))
    wrong = better is not played and best > chance
    found = better.answer
    return Judgement(
        *(question.move, question.seat, question.turn, question.played.actions, question.played.keeps),
        chance=chance,
        best=max(best, chance),
        cost=best - chance if wrong else 0.0,
        points=float(np.mean(better.margins) - np.mean(played.margins)) if wrong else 0.0,
        open=open_chances(game, question.after, seed),
        better=found if wrong else None,
        reasons=tuple(speaks_for(view, found)) if wrong else (),
        against=tuple(against(view, question.played, found)) if wrong else (),
    )


def open_chances(game: Game, move: int, seed: int = 0) -> tuple[float, ...]:
    """Return every seat's chance to win after so many decisions if all cards lay open but luck were still to come."""
    batch = Batch(game.rules, OPEN_GAMES, players=game.players)
    records = batch.games.view(np.uint8).reshape(OPEN_GAMES, -1)
    records[:] = np.frombuffer(game.record_at(move).tobytes(), np.uint8)
    batch.games["seed"] = np.arange(seed * OPEN_GAMES, (seed + 1) * OPEN_GAMES, dtype=np.uint64)
    last = int(game.record_at(move)[0].turn) + OPEN_ROUNDS * game.players
    wins, _ = look_ahead(batch, [number_of(JUDGE)] * game.players, last)
    return tuple(float(share) for share in wins.mean(axis=0))
