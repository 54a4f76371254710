"""What all mechanisms add to the records of a game and of a board, as the type checker sees it."""

from __future__ import annotations

from typing import Protocol

from whistlestop.records import (
    cities,
    dice,
    ferries,
    meeples,
    monsters,
    mountains,
    passengers,
    plus4,
    race,
    settling,
    splits,
    stations,
    substitutes,
    tours,
    tunnels,
)


class GameFields(
    dice.GameFields,
    meeples.GameFields,
    monsters.GameFields,
    passengers.GameFields,
    plus4.GameFields,
    race.GameFields,
    settling.GameFields,
    splits.GameFields,
    stations.GameFields,
    substitutes.GameFields,
    tunnels.GameFields,
    Protocol,
):
    """What a game record has of all of them."""


class BoardFields(
    cities.BoardFields,
    dice.BoardFields,
    ferries.BoardFields,
    meeples.BoardFields,
    monsters.BoardFields,
    mountains.BoardFields,
    passengers.BoardFields,
    plus4.BoardFields,
    race.BoardFields,
    settling.BoardFields,
    splits.BoardFields,
    stations.BoardFields,
    substitutes.BoardFields,
    tours.BoardFields,
    tunnels.BoardFields,
    Protocol,
):
    """What a board record has of all of them."""
