"""An action and a decision in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from whistlestop.records.events import Event, read_events
from whistlestop.records.scratch import EVENT_WIDTH


@dataclass(frozen=True)
class Action:
    """A legal action: its id and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        """Return the text."""
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as it was made: who, what, what luck answered, what happened.

    Events are kept as they were written, in a tenth of the room: a server has hundreds of thousands of decisions.
    """

    seat: int
    action: int
    text: str
    answers: tuple[int, ...]
    rows: bytes

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        rows: Any = np.frombuffer(self.rows, np.int16).reshape(-1, EVENT_WIDTH).tolist()  # quicker than an array
        return tuple(read_events(rows))
