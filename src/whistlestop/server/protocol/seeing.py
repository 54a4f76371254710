"""Parts of messages that help people to see more: overlays of the board, and hints with their reasons.

All of it is worked out from the seat's view, so it tells nothing that the seat could not find out by itself.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from whistlestop.server.protocol.parts import Part

Overlay: TypeAlias = Literal["paths", "networks", "tickets", "monsters", "odds"]


class PathOverlay(Part, frozen=True):
    """A seat's longest continuous path: its length in spaces and the tracks of one such path."""

    seat: int
    length: int
    tracks: list[int]


class NetworkOverlay(Part, frozen=True):
    """Tracks of the own seat that hang together, the places they join and their spaces; the largest comes first."""

    tracks: list[int]
    places: list[str]
    spaces: int


class TicketOverlay(Part, frozen=True):
    """A ticket held or offered: the trains it still takes (None: it is cut off) over which open tracks."""

    ticket: int
    trains: int | None
    tracks: list[int]
    reachable: bool


class MonsterOverlay(Part, frozen=True):
    """Where a monster could go now: `near` with one locomotive, `far` only with two; locked, it goes nowhere."""

    monster: str
    place: str | None
    locked_by: int | None
    cards: int
    near: list[str]
    far: list[str]


class ColourChance(Part, frozen=True):
    """The chance that a kind of card comes next off the deck, and that one comes among the next two."""

    kind: str
    next: float
    in_two: float


class TunnelChance(Part, frozen=True):
    """A tunnel that could be tried now: chances of 0 to 3 extra, and that they can be paid with the best kind of card.

    With dice there is no kind, and whether the extra can be paid is not worked out.
    """

    track: int
    kind: str | None
    extra: list[float]
    payable: float | None


class RerollChance(Part, frozen=True):
    """A re-roll by its action: the chances to claim any route and one a ticket needs, and the points to expect."""

    action: int
    claim: float
    ticket: float
    points: float


class OddsOverlay(Part, frozen=True):
    """Chances of colours off the deck, of tunnels that can be tried now, and of dice that can be rolled again."""

    colours: list[ColourChance]
    tunnels: list[TunnelChance]
    rerolls: list[RerollChance]


class HintReason(Part, frozen=True):
    """Why an answer may be good, as the message `hint-why` tells it; `track` or `ticket` is what it speaks of."""

    code: str
    count: int
    ticket: int | None = None
    track: int | None = None


class Suggestion(Part, frozen=True):
    """An answer worth considering: an action, or tickets to keep; its chance to win with bounds, and why."""

    action: int | None
    keep: list[int] | None
    win_chance: float
    low: float
    high: float
    margin: float
    reasons: list[HintReason]
