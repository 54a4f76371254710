"""A score sheet in words: what each seat gets and for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.play.columns import Columns
from whistlestop.records.board import TARGETS
from whistlestop.records.mechanisms import collect, modules, name_of
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COMPLETED, HELD, NONE, GameRecord
from whistlestop.rules import halving, monsters, scoring, tickets
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played

SECTIONS = scoring.__package__
at, chaos_of = interpreted(tickets.at), interpreted(monsters.chaos)
halvings, losing_targets = interpreted(halving.halvings), interpreted(halving.losing_targets)


@dataclass(frozen=True)
class TicketScore:
    """One kept ticket: its number on the map, the points it gives or costs, whether it is fulfilled.

    `goal` is the place or country that decided it, `halved` how often chaos halved it and `chaos` where that was.
    """

    ticket: int
    points: int
    fulfilled: bool
    goal: str = ""
    halved: int = 0
    chaos: tuple[str, ...] = ()


@dataclass(frozen=True)
class Worth:
    """What a ticket gives for a goal, or costs: `points` after being `halved` so often by `chaos` at those places."""

    goal: str
    points: int
    halved: int
    chaos: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Score(Columns):
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
    total: int
    rank: int
    each_ticket: tuple[TicketScore, ...]
    borrowed: tuple[int, ...]


def read_scores(rules: Rules, game: GameRecord, scratch: Scratch, sheet: scoring.Sheet) -> list[Score]:
    """Return the scores a sheet holds; `scratch` is the one it was worked out with."""
    return [_read_score(rules, game, scratch, seat, sheet) for seat in range(game.players)]


def columns_played(rules: Rules) -> dict[str, bool]:
    """Return the columns of mechanisms in the order of a sheet, and whether a table plays for them.

    A mechanism that is played may say of some of its columns that this table has no use for them.
    """
    playing = played(rules.board)
    idle = {column for columns in collect("whistlestop.ruleset", "idle_columns") for column in columns(rules.board)}
    owners = {column: name_of(module) for module in modules(SECTIONS) for column in getattr(module, "SCORES", {})}
    return {column: playing[owners[column]] and column not in idle for column in Score.COLUMNS if column in owners}


def _read_score(rules: Rules, game: GameRecord, scratch: Scratch, seat: int, sheet: scoring.Sheet) -> Score:
    numbers = {name: int(value) for name, value in zip(Score.COLUMNS, sheet[seat], strict=True)}
    borrowed = tuple(int(track) for track in scratch.borrowed[seat] if track != NONE)
    return Score(seat=seat, each_ticket=_each_ticket(rules, game, scratch, seat), borrowed=borrowed, **numbers)


def _each_ticket(rules: Rules, game: GameRecord, scratch: Scratch, seat: int) -> tuple[TicketScore, ...]:
    tickets = range(len(rules.map.tickets))
    kept = tuple(number for number in tickets if game.where[number] == at(HELD, seat))
    if rules.map.by_points:
        return tuple(_ticket_score(rules, game, scratch, number) for number in kept)
    completed = [number for number in tickets if game.where[number] == at(COMPLETED, seat)]
    # Completed ones count whatever stands there now, the others cost nothing (R418, R422).
    worth = [(number, int(number in completed)) for number in (*completed, *kept)]
    return tuple(TicketScore(number, one, bool(one), rules.map.tickets[number].b) for number, one in worth)


def _ticket_score(rules: Rules, game: GameRecord, scratch: Scratch, number: int) -> TicketScore:
    points, fulfilled = int(scratch.ticket_value[number]), bool(scratch.ticket_fulfilled[number])
    decided = gain(rules, game, number, int(scratch.ticket_target[number])) if fulfilled else loss(rules, game, number)
    return TicketScore(number, points, fulfilled, decided.goal, decided.halved, decided.chaos)


def gain(rules: Rules, game: GameRecord, ticket: int, target: int) -> Worth:
    """Return what a ticket would give now if it were joined to its goal of that number (R183-R186)."""
    board = rules.boards[0]
    if (special := _special(rules, game, ticket, True)) is not None:
        return special
    return _worth(rules, game, ticket, target, board.ticket_to[ticket, target])


def loss(rules: Rules, game: GameRecord, ticket: int) -> Worth:
    """Return what a ticket would cost now if it failed: the least of its goals, of which one in chaos is enough."""
    board = rules.boards[0]
    if (special := _special(rules, game, ticket, False)) is not None:
        return special
    targets = losing_targets(board, ticket)
    lowest = [number for number in range(TARGETS) if board.ticket_to[ticket, number] & targets]
    return _worth(rules, game, ticket, lowest[0], targets)


def _special(rules: Rules, game: GameRecord, ticket: int, joined: bool) -> Worth | None:
    """Return what a ticket gives or costs that a mechanism counts otherwise; None for all others."""
    board = rules.boards[0]
    chaos = chaos_of(game, board) if board.monsters else np.uint64(0)
    for worth_of in collect("whistlestop.ruleset", "ticket_worth"):
        if (found := worth_of(rules.map, board, ticket, joined, int(chaos))) is not None:
            return Worth(*found)
    return None


def _worth(rules: Rules, game: GameRecord, ticket: int, target: int, targets: np.uint64) -> Worth:
    board, here = rules.boards[0], rules.map.tickets[ticket]
    chaos = chaos_of(game, board) if board.monsters else np.uint64(0)
    halved = halvings(board, ticket, targets, chaos)
    goals = (here.b, *here.more)
    ends = {here.a: board.ticket_from[ticket]} | dict(zip(goals, board.ticket_to[ticket], strict=False))
    counting = [end for end in goals if board.halve_any_named or ends[end] & targets]
    found = tuple(end for end in (here.a, *counting) if ends[end] & chaos) if halved else ()
    return Worth(goals[target], int(board.ticket_points[ticket, target]) >> halved, halved, found)
