"""Paying for routes with train cards (R22, R23, R82, R91)."""

import pytest

from reference.small import small
from rules.test_routes import LARGE
from table import Table, on, table
from whistlestop import Refusal


def test_a_route_costs_exactly_one_card_for_each_space() -> None:
    """R22."""
    game = table("usa base 2 | 0 hand=red:6")
    game.play("claim chicago duluth")
    assert game.legal() == ["pay red 3"]
    with pytest.raises(Refusal, match="3 cards are due, not 4"):
        game.game.play("pay red 4")


def test_locomotives_replace_any_number_of_cards_of_the_colour() -> None:
    """R22: also all of them."""
    game = table("usa base 2 | 0 hand=red:3,locomotive:4")
    game.play("claim chicago duluth")
    assert game.legal() == [
        "pay red 3",
        "pay red 2 + locomotive 1",
        "pay red 1 + locomotive 2",
        "pay locomotive 3",
    ]


def test_locomotives_fill_up_what_is_missing() -> None:
    """R22."""
    game = table("usa base 2 | 0 hand=red:1,locomotive:2")
    game.play("claim chicago duluth")
    assert game.legal() == ["pay red 1 + locomotive 2"]


def test_locomotives_alone_pay_for_a_route() -> None:
    """R22."""
    game = table("usa base 2 | 0 hand=blue:9,locomotive:3")
    game.play("claim chicago duluth", "pay locomotive 3")
    assert game.hand(0) == {"blue": 9}
    assert game.tracks(0) == ["chicago:duluth"]


def test_the_cards_paid_go_to_the_discard_pile() -> None:
    """R22."""
    game = table("usa base 2 | display=red,blue,green,white,black | 0 hand=red:3,locomotive:2")
    game.play("claim chicago duluth", "pay red 2 + locomotive 1", luck="")
    assert game.fact("discard") == {"red": 2, "locomotive": 1}
    assert game.hand(0) == {"red": 1, "locomotive": 1}


def test_a_route_that_cannot_be_paid_cannot_be_claimed() -> None:
    """R22: colours do not add up."""
    game = table("usa base 2 | 0 hand=red:2,blue:2,white:2")
    assert "claim chicago duluth" not in game.legal()
    assert "claim duluth sault-st-marie" not in game.legal()


def test_a_coloured_route_takes_its_colour_only() -> None:
    """R23."""
    game = table("usa base 2 | 0 hand=blue:8,yellow:2")
    assert "claim chicago duluth" not in game.legal()
    game.play("claim boston new-york #2")
    assert game.legal() == ["pay yellow 2"]


def test_a_gray_route_takes_any_one_colour() -> None:
    """R23."""
    game = table("usa base 2 | 0 hand=red:2,blue:1,green:3,locomotive:1")
    game.play("claim charleston raleigh")
    assert sorted(game.legal()) == [
        "pay blue 1 + locomotive 1",
        "pay green 1 + locomotive 1",
        "pay green 2",
        "pay red 1 + locomotive 1",
        "pay red 2",
    ]


def test_paying_makes_the_table_forget_the_cards_it_had_seen() -> None:
    """R8, R22: two red cards were taken openly, three red cards are paid; one seen blue card stays known."""
    game = table("usa base 2 | 0 hand=red:4,blue:1 known=red:2,blue:1")
    game.play("claim chicago duluth", "pay red 3")
    assert game.fact("known") == [{"blue": 1}, {}]


def limited(hand: str) -> Table:
    """Return a table on a map where locomotives may be used in tunnels and on ferries only."""
    tracks = "a b 2 red, b c 2 gray, c d 2 red tunnel, d e 2 gray ferry 1"
    return on(small(tracks, locomotives="tunnels_and_ferries", stations=3), f"2 | 0 hand={hand}")


def test_where_a_map_limits_locomotives_they_pay_in_tunnels_and_on_ferries_only() -> None:
    """R82, R91."""
    assert limited("red:1,locomotive:1").choices("claim") == {"c d", "d e"}
    assert limited("locomotive:2").choices("claim") == {"c d", "d e"}
    assert limited("red:2,locomotive:1").choices("claim") == {"a b", "b c", "c d", "d e"}
    assert limited("blue:2").choices("claim") == {"b c"}


@pytest.mark.parametrize(("hand", "claims"), [("locomotive:1", 0), ("red:1", 144)])
def test_the_limit_holds_anywhere_on_a_large_board(hand: str, claims: int) -> None:
    """R82."""
    board = small(LARGE, "p10 p59 9", locomotives="tunnels_and_ferries")
    assert len(on(board, f"2 | 0 hand={hand}").legal("claim")) == claims


@pytest.mark.parametrize(
    ("claim", "ways"),
    [
        ("a b", {"red 2"}),
        ("b c", {"red 2", "blue 2"}),
        ("c d", {"red 2", "red 1 + locomotive 1", "locomotive 2"}),
        ("d e", {"red 1 + locomotive 1", "blue 1 + locomotive 1", "locomotive 2"}),
    ],
)
def test_where_a_map_limits_locomotives_other_payments_have_none(claim: str, ways: set[str]) -> None:
    """R82, R91."""
    game = limited("red:2,blue:2,locomotive:2")
    game.play(f"claim {claim}")
    assert game.choices("pay") == ways


def test_a_limit_on_locomotives_concerns_routes_and_not_stations() -> None:
    """R82, R68."""
    game = limited("locomotive:1")
    game.play("station a")
    assert game.choices("pay") == {"locomotive 1"}
