"""A score sheet in words: what each seat gets and for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from whistlestop.compiler.kernel import interpreted
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import HELD, NONE, Game
from whistlestop.rules import scoring, tickets
from whistlestop.ruleset.compile import Rules

at = interpreted(tickets.at)


@dataclass(frozen=True)
class TicketScore:
    """One kept ticket: its number on the map, the points it gives or costs, whether it is fulfilled."""

    ticket: int
    points: int
    fulfilled: bool


@dataclass(frozen=True, kw_only=True)
class Score:
    """A seat's result, part by part; `borrowed` are the tracks its stations use (R69)."""

    COLUMNS: ClassVar[tuple[str, ...]] = scoring.COLUMNS

    seat: int
    routes: int
    tickets: int
    fulfilled: int
    longest_path: int
    path_length: int
    most_tickets: int
    stations: int
    alvin: int
    dexter: int
    grand_tour: int
    most_cities: int
    attractions: int
    districts: int
    meeples: int
    goods: int
    total: int
    rank: int
    each_ticket: tuple[TicketScore, ...]
    borrowed: tuple[int, ...]


def read_scores(rules: Rules, game: Game, scratch: Scratch, sheet: scoring.Sheet) -> list[Score]:
    """Return the scores a sheet holds; `scratch` is the one it was worked out with."""
    return [_read_score(rules, game, scratch, seat, sheet) for seat in range(game.players)]


def _read_score(rules: Rules, game: Game, scratch: Scratch, seat: int, sheet: scoring.Sheet) -> Score:
    numbers = {name: int(value) for name, value in zip(Score.COLUMNS, sheet[seat], strict=True)}
    borrowed = tuple(int(track) for track in scratch.borrowed[seat] if track != NONE)
    return Score(seat=seat, each_ticket=_each_ticket(rules, game, scratch, seat), borrowed=borrowed, **numbers)


def _each_ticket(rules: Rules, game: Game, scratch: Scratch, seat: int) -> tuple[TicketScore, ...]:
    kept = (number for number in range(len(rules.map.tickets)) if game.where[number] == at(HELD, seat))
    return tuple(
        TicketScore(number, int(scratch.ticket_value[number]), bool(scratch.ticket_fulfilled[number]))
        for number in kept
    )
