"""An action and a decision in words."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.records.events import Event


@dataclass(frozen=True)
class Action:
    """A legal action: its id and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        """Return the text."""
        return self.text


@dataclass(frozen=True)
class Decision:
    """A decision as it was made: who, what, what luck answered, what happened."""

    seat: int
    action: int
    text: str
    answers: tuple[int, ...]
    events: tuple[Event, ...]
    before: bytes
