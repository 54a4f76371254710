"""Cards that lie face up, counted (R9, R363)."""

from __future__ import annotations

import pytest

from table import table
from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.ships import EVERY_CARD
from whistlestop.rules.display import face_up

count = interpreted(face_up)


@pytest.mark.parametrize(
    ("line", "kind", "there"),
    [
        ("usa base 2 | display=red,none,locomotive,red,blue", "red", 2),
        ("usa base 2 | display=red,none,locomotive,red,blue", "pink", 0),
        ("rails-and-sails-world base 2 | display=red,yellow,red-harbour,red-double,red-double,none", "red", 1),
        ("rails-and-sails-world base 2 | display=red,yellow,red-harbour,red-double,red-double,none", "red-double", 2),
    ],
)
def test_cards_of_one_deck_and_of_two_are_counted_by_kind(line: str, kind: str, there: int) -> None:
    """R9, R363: empty places are no cards."""
    game = table(f"{line} | 0").game
    kinds = {name: number for number, name in EVERY_CARD.items()}
    assert count(game.record, game.rules.boards[0], kinds[kind]) == there
