"""A card drawn before a monster's move that +4 locomotives may pay for, in a position line: `one_drawn=1` (R169)."""

from __future__ import annotations

from whistlestop.notation.words import NotationError
from whistlestop.records.state import PAYMENT, GameRecord
from whistlestop.ruleset.compile import Rules


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if what is said of a card drawn does not fit the table or the phase."""
    if game.one_drawn and (game.phase != PAYMENT or not rules.board.plus4_moves_monsters):
        raise NotationError("what is said of a card drawn does not fit the table or the phase")
