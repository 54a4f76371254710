"""What all mechanisms add to the two records, for the type checker. Written by scripts/mechanism_lists.py."""

from typing import Protocol

from whistlestop.records import (
    beds,
    bullets,
    cities,
    dice,
    ferries,
    markers,
    meeples,
    monsters,
    mountains,
    passengers,
    plus4,
    race,
    settling,
    shares,
    ships,
    splits,
    stations,
    substitutes,
    technologies,
    tolls,
    tourists,
    tours,
    tunnels,
)


class GameFields(
    beds.GameFields,
    bullets.GameFields,
    dice.GameFields,
    markers.GameFields,
    meeples.GameFields,
    monsters.GameFields,
    passengers.GameFields,
    plus4.GameFields,
    race.GameFields,
    settling.GameFields,
    shares.GameFields,
    ships.GameFields,
    splits.GameFields,
    stations.GameFields,
    substitutes.GameFields,
    technologies.GameFields,
    tolls.GameFields,
    tourists.GameFields,
    tunnels.GameFields,
    Protocol,
):
    """What a game record has of them."""


class BoardFields(
    beds.BoardFields,
    bullets.BoardFields,
    cities.BoardFields,
    dice.BoardFields,
    ferries.BoardFields,
    markers.BoardFields,
    meeples.BoardFields,
    monsters.BoardFields,
    mountains.BoardFields,
    passengers.BoardFields,
    plus4.BoardFields,
    race.BoardFields,
    settling.BoardFields,
    shares.BoardFields,
    ships.BoardFields,
    splits.BoardFields,
    stations.BoardFields,
    substitutes.BoardFields,
    technologies.BoardFields,
    tolls.BoardFields,
    tourists.BoardFields,
    tours.BoardFields,
    tunnels.BoardFields,
    Protocol,
):
    """What a board record has of them."""
