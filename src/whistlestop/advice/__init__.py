"""Advice for people: the best few actions with reasons and chances, tunnel odds, colours to come, tickets in reach.

Everything is worked out from a view, so advice knows nothing its reader could not know. It comes as codes and numbers;
sentences are made by whoever shows it.

>>> from whistlestop import Game
>>> from whistlestop.advice import hint
>>> advice = hint(Game("usa", seed=1).view(0), milliseconds=50)
>>> len(advice.suggestions[0].actions)  # three tickets are offered, each is kept or returned
3
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop import bots
from whistlestop.advice import networks as networks
from whistlestop.advice import reach as reach
from whistlestop.advice import rolls as rolls
from whistlestop.advice.odds import ColourOdds, TunnelOdds, colours, tunnels
from whistlestop.advice.reasons import Reason, reasons
from whistlestop.advice.ways import TicketOutlook, outlook
from whistlestop.arena.statistics import Estimate, mean, share
from whistlestop.bots.search.answers import Answer, answer_of, every_answer
from whistlestop.bots.search.contest import Contest
from whistlestop.bots.search.playouts import Judged, Seconds, Trials, errors_asked
from whistlestop.knowledge.view import View

__all__ = ["Advice", "ColourOdds", "Reason", "Suggestion", "TicketOutlook", "TunnelOdds", "hint"]

QUICK = "greedy"  # plays the games on
ADVISER = "planner"  # its choice comes first unless games played on speak clearly against it
WRONG = 0.05  # how often chance alone may put an answer before it


@dataclass(frozen=True)
class Suggestion:
    """An answer worth considering: the chance to win and the points ahead it leads to, and why.

    It is one action, except that tickets are chosen all at once; `keeps` are those it keeps.
    """

    actions: tuple[int, ...]
    keeps: tuple[int, ...]
    win_chance: Estimate
    margin: Estimate
    reasons: list[Reason]


@dataclass(frozen=True)
class Advice:
    """The best answers first, and what else helps to decide; `games` counts the games that were played on."""

    suggestions: list[Suggestion]
    games: int
    colours: list[ColourOdds]
    tunnels: list[TunnelOdds]
    tickets: list[TicketOutlook]


def hint(view: View, *, milliseconds: float = 1000, most: int = 3, seed: int = 0) -> Advice:
    """Return advice for the seat whose view it is and whose turn it must be; raises ValueError otherwise.

    The time is a wish: every answer is looked at a little, however short it is.
    """
    if not view.legal or view.seat is None:
        raise ValueError("advice is for the player who decides now")
    trials, ways = Trials(view, seed, QUICK), outlook(view)
    chosen = answer_of(bots.make(ADVISER, seed), view, trials.games(0, 1))
    answers = every_answer(view, trials.games(0, 1))
    trials.try_out([Judged(answers[0])], 1)  # loads the machine code, which is not the time that was asked for
    judged = Contest(trials, Seconds(milliseconds / 1000), chosen, to_end=True).hold(answers)
    suggestions = [_suggestion(view, one, ways, chosen) for one in ranked(judged, chosen, most)]
    return Advice(suggestions, sum(len(one.values) for one in judged), colours(view), tunnels(view), ways)


def _suggestion(view: View, one: Judged, ways: list[TicketOutlook], chosen: Answer) -> Suggestion:
    why = reasons(view, one.answer, ways, one.answer == chosen)
    games = len(one.wins)
    win_chance, margin = share(np.array(one.wins), games), mean(np.array(one.margins), games)
    return Suggestion(one.answer.actions, one.answer.keeps, win_chance, margin, why)


def ranked(judged: list[Judged], chosen: Answer, most: int) -> list[Judged]:
    """Return the best answers: the bot's choice, before it only what did clearly better in the same games."""
    errors = errors_asked(len(judged), WRONG)
    best_first = sorted(judged, key=lambda one: (-len(one.values), -one.value))
    favourite = next((one for one in best_first if one.answer == chosen), best_first[0])
    better = [one for one in best_first if one.clearly_better(favourite, errors)]
    rest = [one for one in best_first if one is not favourite and one not in better]
    return [*better[: most - 1], favourite, *rest][:most]
