"""Tickets of two decks in a position line: `splitting=4`."""

from __future__ import annotations

from whistlestop.notation.words import NotationError
from whistlestop.records.state import CHOOSE_SPLIT, GameRecord
from whistlestop.ruleset.compile import Rules


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if what is said of splitting does not fit the table or the phase."""
    if (game.splitting > 0) != (game.phase == CHOOSE_SPLIT) or (
        game.phase == CHOOSE_SPLIT and not _splits(rules, game)
    ):
        raise NotationError("what is said of splitting tickets does not fit the table or the phase")


def _splits(rules: Rules, game: GameRecord) -> bool:
    return bool((rules.map.drawn_tickets if game.turn else rules.map.opening_tickets).split)
