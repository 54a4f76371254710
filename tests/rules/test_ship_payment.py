"""Payments card by card: one order of cards, and nothing is begun that cannot be completed (R365-R367)."""

from __future__ import annotations

from table import only, table

ID = "rails-and-sails-world"


def test_cards_are_paid_in_one_order_so_that_a_payment_has_one_name() -> None:
    """R367: colour by colour, in a colour sort by sort, wild cards last."""
    game = table(f"{ID} base 2 | 0 hand=red:2,white:2,locomotive:1 ship_hand=red-harbour:1 | 1")
    game.play("claim lahore tehran")
    assert game.choices("pay") == {"red", "red-harbour"}, "white alone does not pay for two spaces"
    game.play("pay red-harbour")
    assert game.choices("pay") == {"white"}, "plain red cards come before those with a harbour"
    game.play("pay white", "pay white")
    assert game.legal() == ["pay locomotive"]


def test_a_card_is_offered_only_if_the_payment_can_be_completed_after_it() -> None:
    """R365, R366: of two doubles and two singles five spaces take both doubles."""
    game = table(f"{ID} base 2 | 0 ship_hand=pink-double:2,pink-single:2 | 1")
    game.play("claim ocean-stop perth #1")
    assert game.legal() == ["pay pink-double"]
    game.play("pay pink-double")
    assert game.legal() == ["pay pink-double"]
    game.play("pay pink-double")
    assert game.legal() == ["pay pink-single"]


def test_a_route_is_paid_for_in_one_colour() -> None:
    """R364, R23: two gray spaces take two of a kind, whichever was begun with."""
    game = table(f"{ID} base 2 | 0 hand=red:2,white:2 | 1")
    game.play("claim cape-town luanda")
    game.play("pay red")
    assert game.legal() == ["pay red"]


def test_wild_cards_alone_pay_for_a_route() -> None:
    """R364, R22: what is told names no colour."""
    game = table(f"{ID} base 2 | 0 hand=locomotive:2 | 1")
    told = game.play("claim cape-town luanda", "pay locomotive", "pay locomotive")
    assert only(told, "route_claimed")[0]["locomotives"] == 0
