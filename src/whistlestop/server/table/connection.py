"""One open socket as a table sees it: somewhere to put messages that never makes the table wait.

A client that does not read its messages in time is cut off; it gets a snapshot when it comes back.
"""

from __future__ import annotations

import asyncio

import msgspec

from whistlestop.server.limits import Bucket
from whistlestop.server.line import Line
from whistlestop.server.protocol.messages import FromServer, OpenTables

MESSAGES_WAITING = 256
LOOKS_PER_SECOND = 5  # overlays asked for
TRY_AGAIN = 1012  # the code of a socket that is closed by a server about to come back
TOO_SLOW = 1013

encoder = msgspec.json.Encoder()


def written(message: FromServer | OpenTables) -> str:
    """Return a message as text."""
    return encoder.encode(message).decode()


class Connection:
    """The messages waiting for one client, and which seat it looks from."""

    __slots__ = ("_waiting", "close_code", "looks", "network", "seat", "thoughts")

    def __init__(self, network: str = "") -> None:
        """Begin without a seat and without messages; `network` is what its address counts as."""
        self.network = network
        self.seat: int | None = None
        self.close_code: int | None = None
        self.looks = Bucket(LOOKS_PER_SECOND)
        self.thoughts: set[asyncio.Task[None]] = set()  # answers under way, kept so that none is lost
        self._waiting: Line[str | None] = Line()

    def send(self, text: str) -> None:
        """Put a message in line; a client too far behind is cut off."""
        if self.close_code is not None:
            return
        if len(self._waiting) >= MESSAGES_WAITING:
            self._waiting.clear()  # it needs a snapshot in any case
            self.close(TOO_SLOW)
        else:
            self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the socket once the messages in line are sent."""
        if self.close_code is None:
            self.close_code = code
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message to be sent, or None when the socket is to be closed."""
        return await self._waiting.get()
