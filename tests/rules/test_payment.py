"""Paying for routes with train cards (R22, R23)."""

import pytest

from table import table
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
