"""A kind of event: its name and its arguments."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """The name of an event, its arguments and the ones only the seat concerned may see."""

    name: str
    arguments: tuple[str, ...] = ()
    private: tuple[str, ...] = ()
