"""All that a study in a process of its own hands over: what is told of it, and what a comparison needs."""

from __future__ import annotations

from msgspec import Struct

from whistlestop.study.told import StudyResult


class GameByGame(Struct, frozen=True, kw_only=True):
    """Figures of every game, in the order of the seeds, for a comparison with another board."""

    seed: int
    bot: str
    wins: list[list[float]]  # of each seat
    turns: list[float]
    margin: list[float]
    winner_points: list[float]


class Outcome(Struct, frozen=True, kw_only=True):
    """A whole study: what is told of it, and what a comparison needs; tracks, places and tickets by name."""

    result: StudyResult
    games: GameByGame
    tracks: list[str]
    places: list[str]
    tickets: list[str]
