"""France: what a piece on a bed means for claims and payments (R321, R327)."""

from table import table
from whistlestop import maps
from whistlestop.notation.words import words

BUILT = "pieces=red:amiens:reims"


def test_a_bed_cannot_be_claimed_before_a_piece_lies_on_it() -> None:
    """R321: one-space and gray routes are ready, a bed is not."""
    game = table("france base 3 | 0 hand=red:6,white:1,locomotive:3")
    claims = game.choices("claim")
    assert "amiens rouen" in claims
    assert "avignon toulouse" in claims
    assert "amiens reims" not in claims
    why = game.game.why_not(game.game.read("claim amiens reims"))
    assert why is not None
    assert why.code.value == "bed_not_built"


def test_the_colour_of_the_piece_pays_and_the_piece_goes_back() -> None:
    """R327: anybody may claim it; locomotives stand in; the piece can be laid again."""
    game = table(f"france base 3 | {BUILT} | 0 hand=red:1,blue:5,locomotive:1")
    game.play("claim amiens reims")
    length = maps.load("france").tracks[words(maps.load("france")).track_numbers["amiens:reims"]].length
    assert all("blue" not in way for way in game.choices("pay"))
    game.play(f"pay red {length - 1} + locomotive 1")
    assert game.fact("pieces") == {}
    none = table(f"france base 3 | {BUILT} | 0 hand=blue:5")
    assert "amiens reims" not in none.choices("claim")
