"""Tickets of two decks in a position line: `splitting=4`."""

from __future__ import annotations

from whistlestop.notation.words import NotationError
from whistlestop.records.state import SPLIT, Game
from whistlestop.ruleset.compile import Rules


def refuse(rules: Rules, game: Game) -> None:
    """Raise if what is said of splitting does not fit the table or the phase."""
    if (game.splitting > 0) != (game.phase == SPLIT) or (game.phase == SPLIT and not _splits(rules, game)):
        raise NotationError("what is said of splitting tickets does not fit the table or the phase")


def _splits(rules: Rules, game: Game) -> bool:
    return bool((rules.map.drawn_tickets if game.turn else rules.map.opening_tickets).split)
