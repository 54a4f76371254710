"""Bullet trains: what they add to a game, a board and events (R393-R397)."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records.kind import Kind
from whistlestop.records.numbers import SEATS, TRACK_WORDS, Bytes, Field, Masks

ROOM: tuple[Field, ...] = (
    ("bullets", "u8", (TRACK_WORDS,)),  # tracks on which a bullet train stands: they serve everybody (R394)
    ("bullet_trains", "i1"),  # left in the supply that all share
    ("progress", "i1", (SEATS,)),  # spaces of the bullet routes that each seat has claimed (R393)
)
BOARD: tuple[Field, ...] = (
    ("bullet_tracks", "u8", (TRACK_WORDS,)),
    ("bullet_trains", "i1"),
    ("end_bullet_trains", "i1"),  # so many or fewer left, and somebody's trains too: the last round (R396)
    ("end_by_any_player", "i1"),
    ("progress_points", "i1", (SEATS + 1, SEATS)),  # by the number of players, then by rank (R397)
    ("no_progress_points", "i1"),
)

ROUTE_CLAIMED_FOR_ALL = 45
ROUTE_CLAIMED_FOR_ALL_WITH_DICE = 46
CLAIMS = (ROUTE_CLAIMED_FOR_ALL, ROUTE_CLAIMED_FOR_ALL_WITH_DICE)
DEEDS = {"bullets": CLAIMS}
FEW_BULLET_TRAINS = 5
REASONS = {FEW_BULLET_TRAINS: "few_bullet_trains"}
EVENTS = {
    ROUTE_CLAIMED_FOR_ALL: Kind("route_claimed_for_all", ("track", "kind", "cards", "locomotives")),
    ROUTE_CLAIMED_FOR_ALL_WITH_DICE: Kind("route_claimed_for_all_with_dice", ("track", "dice", "wilds", "tokens")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    bullets: Masks
    bullet_trains: int
    progress: Bytes


class BoardFields(Protocol):
    """What a board record has of it."""

    bullet_tracks: Masks
    bullet_trains: int
    end_bullet_trains: int
    end_by_any_player: int
    progress_points: Bytes
    no_progress_points: int
