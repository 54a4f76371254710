"""Advice for people: the best few actions with reasons and chances, tunnel odds, colours to come, tickets in reach.

Everything is worked out from a view, so advice knows nothing its reader could not know. It comes as codes and numbers;
sentences are made by whoever shows it.

>>> from whistlestop import Game
>>> from whistlestop.advice import hint
>>> advice = hint(Game("usa", seed=1).view(0), milliseconds=50)
>>> [suggestion.action in (24, 25) for suggestion in advice.suggestions]
[True, True]
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop import bots
from whistlestop.advice.odds import ColourOdds, TunnelOdds, colours, tunnels
from whistlestop.advice.playouts import Judged, judge
from whistlestop.advice.reasons import Reason, reasons
from whistlestop.advice.ways import TicketOutlook, outlook
from whistlestop.arena.statistics import Estimate
from whistlestop.view import View

__all__ = ["Advice", "ColourOdds", "Reason", "Suggestion", "TicketOutlook", "TunnelOdds", "hint"]

ADVISER = "planner"  # its choice comes first unless games played on speak clearly against it
CLEARLY = 2.0  # standard errors


@dataclass(frozen=True)
class Suggestion:
    """An action worth considering: the chance to win and the points ahead it leads to, and why."""

    action: int
    win_chance: Estimate
    margin: Estimate
    reasons: list[Reason]


@dataclass(frozen=True)
class Advice:
    """The best actions first, and what else helps to decide; `games` counts the games that were played on."""

    suggestions: list[Suggestion]
    games: int
    colours: list[ColourOdds]
    tunnels: list[TunnelOdds]
    tickets: list[TicketOutlook]


def hint(view: View, *, milliseconds: float = 1000, most: int = 3, seed: int = 0) -> Advice:
    """Return advice for the seat whose view it is and whose turn it must be; raises ValueError otherwise.

    The time is a wish: every legal action is looked at a little, however short it is.
    """
    if not view.legal or view.seat is None:
        raise ValueError("advice is for the player who decides now")
    adviser = ADVISER if ADVISER in bots.names() else bots.names()[-1]
    chosen = bots.make(adviser, seed).decide(view)
    judged = judge(view, milliseconds / 1000, seed, chosen)
    ways = outlook(view)
    suggestions = [
        Suggestion(one.action, one.win_chance, one.margin, reasons(view, one.action, ways, one.action == chosen))
        for one in ranked(judged, chosen)[:most]
    ]
    return Advice(suggestions, sum(len(one.values) for one in judged), colours(view), tunnels(view), ways)


def ranked(judged: list[Judged], chosen: int) -> list[Judged]:
    """Return actions with the best first: the bot's choice, unless another did clearly better in the same games."""
    best_first = sorted(judged, key=lambda one: (-len(one.values), -one.value))
    favourite = next((one for one in best_first if one.action == chosen), best_first[0])
    better = [one for one in best_first if one.clearly_better(favourite, CLEARLY)]
    rest = [one for one in best_first if one is not favourite and one not in better]
    return [*better, favourite, *rest]
