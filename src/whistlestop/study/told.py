"""What a study tells a page: figures with their intervals and advice as codes, in the order of the board's file.

These are plain values: a study in a process of its own hands them over, the server passes them on as they are.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Price: TypeAlias = Literal["generous", "stingy", "fair"]


class Figure(Struct, frozen=True, kw_only=True):
    """A figure, its 95 % interval and the number of games behind it; None where there is none."""

    value: float | None
    low: float | None
    high: float | None
    games: int


class SeatFigures(Struct, frozen=True, kw_only=True):
    """A place in the order of play: its share of the first places."""

    wins: Figure
    points: Figure


class TrackFigures(Struct, frozen=True, kw_only=True):
    """A track: the share of games that claim it, when (0 the first turn, 1 the last), its owner's better chance."""

    claimed: Figure
    when: Figure
    lift: Figure


class PlaceFigures(Struct, frozen=True, kw_only=True):
    """A place: the share of seats whose network reaches it, and the better chance of those seats."""

    reached: Figure
    lift: Figure


class TicketFigures(Struct, frozen=True, kw_only=True):
    """A ticket: how often it was kept when offered and fulfilled when kept, and what it then brought, losses included.

    `lift` is the better chance of who keeps it; `fair` is what printed boards give for as long a way.
    """

    kept: Figure
    fulfilled: Figure
    brought: Figure
    lift: Figure
    price: Price
    fair: int


class Mechanism(Struct, frozen=True, kw_only=True):
    """How often something of the board was used in a game, on average over all players together."""

    name: str
    used: Figure


class Advice(Struct, frozen=True, kw_only=True):
    """A sentence of advice: the message of the language file is `advice-` and the code; what it is about is numbered.

    A list among the arguments is to be put into words as the language lists things.
    """

    code: str
    arguments: dict[str, str | int | float | list[str]]
    tracks: list[int]
    places: list[str]
    tickets: list[int]


class StudyResult(Struct, frozen=True, kw_only=True):
    """What the games showed: tracks, places and tickets in the order of the board; lengths are turns of each player."""

    games: int
    unfinished: int
    seats: list[SeatFigures]
    turns: Figure
    margin: Figure
    winner_points: Figure
    lead_changes: Figure
    tracks: list[TrackFigures]
    places: list[PlaceFigures]
    tickets: list[TicketFigures]
    mechanisms: list[Mechanism]
    advice: list[Advice]


class Change(Struct, frozen=True, kw_only=True):
    """A figure of two boards and the difference, second less first, with the interval that equal seeds give it."""

    name: str
    first: Figure
    second: Figure
    difference: Figure


class Pair(Struct, frozen=True, kw_only=True):
    """A track, a place or a ticket that both boards have, by its number in each, and its figure in both.

    It is a track's `claimed`, a place's `reached`, a ticket's `fulfilled`.
    """

    kind: Literal["track", "place", "ticket"]
    first: int
    second: int
    change: Change


class StudiesCompared(Struct, frozen=True, kw_only=True):
    """Two studies with the same games side by side; advice that only one of them gives is told apart."""

    changes: list[Change]
    pairs: list[Pair]
    settled: list[Advice]  # of the first study that the second no longer gives
    new: list[Advice]  # of the second study that the first did not give
