"""Seats of a table: who sits where, who decides for it now, and the secrets that open it.

A token is told once and kept as a hash. Comparing takes the same time whether it is wrong early, late or not at all.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from whistlestop.locale import ENGLISH, speak
from whistlestop.server.match import looks
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Colour, Pattern, SeatInfo, SeatKind

COLOURS: tuple[Colour, ...] = get_args(Colour)
PATTERNS: tuple[Pattern, ...] = get_args(Pattern)
Absence = Literal["", "away", "resigned", "left"]
# Letters and digits that nobody mixes up when reading them aloud.
LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ2346789"
CODE_LENGTH = 6


@dataclass
class Seat:
    """A seat: while its person is absent a bot plays, and if he left anybody may sit down there."""

    kind: SeatKind
    name: str
    colour: Colour
    pattern: Pattern
    bot: str | None = None
    token_hash: str = ""
    absence: Absence = ""
    muted: bool = False
    profile: int | None = None  # the number of its person's profile
    holidays: int = 0  # days of holiday that were taken
    away_until: float | None = None

    @property
    def played_by(self) -> Literal["nobody", "person", "bot"]:
        """Who decides for the seat now."""
        if self.kind == "open":
            return "nobody"
        return "bot" if self.kind == "bot" or self.absence else "person"

    @property
    def vacant(self) -> bool:
        """Whether anybody may sit down there."""
        return self.kind == "open" or self.absence == "left"

    def info(self, seat: int, *, connected: bool, holidays: int = 0) -> SeatInfo:
        """Return the seat as everybody sees it, at a table with so many days of holiday."""
        return SeatInfo(
            seat=seat,
            kind=self.kind,
            name=self.name,
            colour=self.colour,
            pattern=self.pattern,
            bot=self.bot,
            played_by=self.played_by,
            vacant=self.vacant,
            muted=self.muted,
            holidays=max(0, holidays - self.holidays),
            away_until=self.away_until,
            connected=connected,
        )


def new_token() -> str:
    """Return a secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Return a token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Return whether a token is the one that was stored."""
    return hmac.compare_digest(hashed(token), stored or "-" * 64)


def seat_of(seats: Iterable[Seat], token: str) -> int | None:
    """Return the seat a token opens; every seat is looked at, so that time tells nothing."""
    found = None
    for number, seat in enumerate(seats):
        if fits(token, seat.token_hash) and seat.kind == "person":
            found = number
    return found


def new_code() -> str:
    """Return a short code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def seal(seed: int, salt: str) -> str:
    """Return the fingerprint by which anybody can check the seed after the game."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def clean(name: str) -> str:
    """Return a name without what nobody can see and doubled blanks; raises Denial if nothing is left."""
    kept = looks.visible(name)
    if not looks.shows(kept):
        raise Denial("bad_table", "a name needs a letter")
    return kept


def default_name(seats: Iterable[Seat]) -> str:
    """Return a name no seat has yet."""
    taken = {seat.name.casefold() for seat in seats}
    names = (speak(ENGLISH, f"seat-name-{number}", {})[0] for number in range(6))
    return next(name for name in names if name.casefold() not in taken)


def free_colour(seats: Iterable[Seat]) -> Colour:
    """Return a colour no seat has yet."""
    taken = {seat.colour for seat in seats}
    return next(colour for colour in COLOURS if colour not in taken)


def free_pattern(seats: Iterable[Seat]) -> Pattern:
    """Return a pattern no seat has yet."""
    taken = {seat.pattern for seat in seats}
    return next(pattern for pattern in PATTERNS if pattern not in taken)


def refuse_taken(seats: Iterable[Seat], name: str | None, colour: Colour | None) -> None:
    """Raise Denial if another seat has the name, or one that looks like it, or the colour."""
    for seat in seats:
        if name is not None and seat.kind != "open" and looks.look(seat.name) == looks.look(name):
            raise Denial("name_taken", name)
        if colour is not None and seat.kind != "open" and seat.colour == colour:
            raise Denial("colour_taken", colour)


def settle_colours(seats: Sequence[Seat]) -> None:
    """Give open seats colours that nobody has taken."""
    taken = {seat.colour for seat in seats if seat.kind != "open"}
    for seat in seats:
        if seat.kind == "open" and seat.colour in taken:
            seat.colour = next(colour for colour in COLOURS if colour not in taken)
        taken.add(seat.colour)
