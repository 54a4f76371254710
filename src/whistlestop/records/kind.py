"""A kind of event: its name and its arguments."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """The name of an event, its arguments, those only the seat concerned may see; `own` if nobody else hears of it."""

    name: str
    arguments: tuple[str, ...] = ()
    private: tuple[str, ...] = ()
    own: bool = False
