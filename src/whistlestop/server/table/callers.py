"""Who asks: from where, and what he shows to be let in; and whether a table lets him.

A code is short enough to be guessed, so whoever names tables that are not there, or shows what opens nothing, is let
try only so often. After that his network is answered as if there were no table at all, but for those who have a seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from starlette.requests import Request
from starlette.types import Scope

from whistlestop.server.limits import Limits, network_of
from whistlestop.server.match import seats
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.storage.records import Row

PASSWORD_HEADER = "table-password"  # noqa: S105 - the name of it
COST = {"n": 2**12, "r": 8, "p": 1}  # of checking a password: about ten milliseconds


@dataclass(frozen=True)
class Caller:
    """Somebody who asks for a table."""

    address: str = ""
    token: str | None = None
    password: str | None = None

    @property
    def network(self) -> str:
        """The network he counts as."""
        return network_of(self.address)


def address(scope: Scope) -> str:
    """Return the address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def caller(request: Request, password: str | None = None) -> Caller:
    """Return who makes a request; a password comes in its body or, percent-encoded, in a header."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    token = secret.strip() if scheme.lower() == "bearer" and secret else None
    shown = request.headers.get(PASSWORD_HEADER)
    return Caller(address(request.scope), token, password or (unquote(shown) if shown else None))


async def admit(limits: Limits, who: Caller, row: Row, sitting: Sequence[Seat], *, guest: bool) -> None:
    """Let somebody in who holds a seat or is the host, and anybody who has not guessed too much; raises Denial.

    A `guest` who wants more than to know that there is a table needs its password, if it has one.
    """
    if who.token is not None and _belongs(who.token, row, sitting):
        return
    if await limits.used_up("guesses", who.address):
        raise Denial("too_frequent", "too many guesses")
    if who.token is not None:
        await limits.count("guesses", who.address)
    if guest and row.password_hash is not None:
        await _check_password(limits, who, row.password_hash)


def _belongs(token: str, row: Row, sitting: Sequence[Seat]) -> bool:
    seat = seats.seat_of(sitting, token)
    return seats.fits(token, row.host_hash) or seat is not None


async def _check_password(limits: Limits, who: Caller, stored: str) -> None:
    if who.password is None:
        raise Denial("password_needed")
    if not password_fits(who.password, stored):
        await limits.count("guesses", who.address)
        raise Denial("wrong_password")


def hashed_password(password: str) -> str:
    """Return a password as it is stored, with a salt of its own."""
    salt = secrets.token_hex(8)
    return f"{salt}:{_scrypt(password, salt)}"


def password_fits(password: str, stored: str) -> bool:
    """Return whether a password is the one that was stored."""
    salt, _, expected = stored.partition(":")
    return hmac.compare_digest(_scrypt(password, salt), expected)


def _scrypt(password: str, salt: str) -> str:
    return hashlib.scrypt(password.encode(), salt=salt.encode(), dklen=24, **COST).hex()
