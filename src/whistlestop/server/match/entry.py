"""What is kept of a game: one entry for each thing that happened in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One thing that happened in a game; `body` depends on its kind."""

    kind: str
    seat: int | None
    body: object
