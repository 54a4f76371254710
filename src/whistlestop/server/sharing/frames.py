"""What one process tells another: sockets that are at one and play at the other, and requests passed on."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct


class Frame(Struct, frozen=True, array_like=True):
    """Something told to another process."""


class Opened(Frame, frozen=True, tag="opened"):
    """A socket at the sender wants to play at a table of yours; `hello` is its first message."""

    link: int
    code: str
    hello: str
    address: str
    request: str


class Said(Frame, frozen=True, tag="said"):
    """That socket said something."""

    link: int
    text: str


class Left(Frame, frozen=True, tag="left"):
    """That socket has gone."""

    link: int


class Told(Frame, frozen=True, tag="told"):
    """Something for your socket."""

    link: int
    text: str


class Closed(Frame, frozen=True, tag="closed"):
    """Your socket is to be closed with a code."""

    link: int
    code: int


class Asked(Frame, frozen=True, tag="asked"):
    """A request that came to the sender and concerns a table of yours."""

    number: int
    scope: dict[str, str]  # method, path, query, scheme, request
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: tuple[str, int]
    server: tuple[str, int]


class Answered(Frame, frozen=True, tag="answered"):
    """The answer to a request; without a status the table was not yours after all, and nothing was done."""

    number: int
    status: int | None
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Beat(Frame, frozen=True, tag="beat"):
    """A sign of life that a process sends to itself, to know that it would hear others."""


AnyFrame: TypeAlias = Opened | Said | Left | Told | Closed | Asked | Answered | Beat


class Packet(Struct, frozen=True, array_like=True):
    """All that was to be told at one moment."""

    sender: str
    frames: list[AnyFrame]


encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(Packet)
