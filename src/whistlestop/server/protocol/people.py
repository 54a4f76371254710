"""People who want to be known again: their profile, how their games ended, their ratings and those they played with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from whistlestop.server.protocol.parts import Colour, Mode, Name, Part


class ChangeProfile(Part, frozen=True):
    """My name and my colour."""

    name: Name
    colour: Colour


class ChangeFriend(Part, frozen=True):
    """Whether somebody I played with is a friend."""

    friend: bool


class PushKey(Part, frozen=True):
    """The public key with which this server signs what it tells browsers."""

    key: str


class Subscribe(Part, frozen=True):
    """A browser that wants to be told "your turn": what it got from its maker's service."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=32)]
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class Placed(Part, frozen=True):
    """How a seat ended; `person` is the number of its profile, `me` that it is mine."""

    seat: int
    person: int | None
    bot: str | None
    name: str
    place: int
    points: int
    me: bool


class CostlyDecision(Part, frozen=True):
    """The decision that cost most of the chance to win; before it so many had been made (`move`)."""

    move: int
    turn: int
    cost: float


class OwnReview(Part, frozen=True):
    """What a review told of my seat: how accurate so many decisions were, and which cost most, if any did."""

    seat: int
    decisions: int
    accuracy: float
    worst: CostlyDecision | None


class GameResult(Part, frozen=True):
    """How a game ended, and on what it was played; `review` is there once somebody had the game reviewed."""

    code: str
    map: str
    ticket_set: str
    mode: Mode
    ended: float
    places: list[Placed]
    review: OwnReview | None


class Rating(Part, frozen=True):
    """A rating on a board in a mode with its 95 % interval; where nothing bounds it `low` or `high` is None."""

    map: str
    mode: Mode
    games: int
    firsts: int
    value: float
    low: float | None
    high: float | None


class Person(Part, frozen=True):
    """Somebody I played with: in how many games, and in how many of them I finished ahead."""

    number: int
    name: str
    colour: Colour
    games: int
    ahead: int
    last: float
    friend: bool


class Profile(Part, frozen=True):
    """My profile: who I am, my last games, my ratings, and those I played with."""

    number: int
    name: str
    colour: Colour
    created: float
    games: int
    results: list[GameResult]
    ratings: list[Rating]
    people: list[Person]
    feed: str  # the beginning of the addresses that tell whose turn it is, a secret: .ics and .rss follow
    told: bool  # whether a browser is told "your turn"
