"""What a bot is: something with a name that decides from a view."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from whistlestop.knowledge.view import View


class BotError(Exception):
    """A bot that cannot be had, or one that did what no bot may do."""


@runtime_checkable
class Bot(Protocol):
    """A player made of code: it gets a seat's view and returns one of `view.legal`."""

    name: str

    def decide(self, view: View) -> int:
        """Return the id of the action to carry out."""
        ...
