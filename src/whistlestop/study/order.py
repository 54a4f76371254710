"""What goes to and fro between a study in a process of its own and whoever ordered it."""

from __future__ import annotations

import msgspec

from whistlestop.ruleset.option import Value
from whistlestop.study.outcome import Outcome


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be studied: a board as the text of its file, and how it is played."""

    board: str
    players: int
    bot: str
    games: int
    seed: int
    options: dict[str, Value]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the process: games played so far, and at the end what they showed or why there is nothing to show."""

    played: int
    outcome: Outcome | None = None
    error: str = ""
