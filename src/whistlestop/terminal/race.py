"""The race to six at a terminal: changing tickets, and what everybody has completed (R414-R416)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.play.game import Game
from whistlestop.records.blocks import encode
from whistlestop.records.race import Change
from whistlestop.terminal.choice import named_alone
from whistlestop.terminal.sight import Sight

CHOICES = {Change: named_alone("choice-change", "change", "change tickets", "change both tickets")}


def every(game: Game) -> Iterator[int]:
    """Return the change of tickets, which a person may ask about where it exists."""
    if game.map.race:
        yield encode(Change())


def completed(facts: Sight, seat: int) -> int:
    """Return how many tickets a seat has completed, the one from coast to coast included (R420)."""
    return len((facts.completed or [])[seat]) + (facts.coast_to_coast or [])[seat]


def summary(facts: Sight, seat: int, names: list[str]) -> str | None:
    """Return the one sentence a turn of a race begins with."""
    if facts.completed is None:
        return None
    others = [
        say("turn-summary-race-other", name=name, trains=facts.trains[other], count=completed(facts, other))
        for other, name in enumerate(names)
        if other != seat
    ]
    own = {"turn": facts.turn, "trains": facts.trains[seat], "count": completed(facts, seat)}
    return say("turn-summary-race", **own, others=listed(others))


def standings(map: Map, facts: Sight, names: list[str]) -> list[str]:
    """Return how many of the tickets that win everybody has completed."""
    return [
        say("score-race", name=name, count=completed(facts, seat), goal=map.race) for seat, name in enumerate(names)
    ]


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the tickets that a player has completed."""
    if facts.completed is None or facts.coast_to_coast is None or not completed(facts, seat):
        return
    shown = [words.ticket(map, ticket) for ticket in facts.completed[seat]]
    shown += [say("coast-ticket")] if facts.coast_to_coast[seat] else []
    yield say("completed-tickets", name=name, count=len(shown), tickets=listed(shown))


COUNTED = ("heading-completed", completed)
HELP = ("help-play-race",)
UNHELPFUL = ("help-play-tickets", "help-play-dice-tickets")  # tickets are changed, not drawn
