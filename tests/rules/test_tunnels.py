"""Tunnels: three cards are turned over and may cost extra (R50-R57)."""

import pytest

from table import Table, all_but, names, only, table

DISPLAY = "display=red,blue,yellow,white,black"


def paris_zurich(hand: str, more: str = "") -> Table:
    """Return a table where seat 0 is about to pay for the gray tunnel of 3 from Paris to Zurich."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand={hand} {more}")
    game.play("claim paris zurich")
    return game


@pytest.mark.parametrize(
    ("claim", "pay"), [("claim barcelona pamplona", "pay pink 2"), ("claim budapest kyiv", "pay pink 6")]
)
def test_three_cards_are_turned_over_whatever_the_length(claim: str, pay: str) -> None:
    """R50."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=pink:6")
    happened = game.play(claim, pay, luck="green red orange")
    assert names(happened).count("tunnel_card") == 3


def test_without_a_matching_card_the_route_is_claimed_for_its_price() -> None:
    """R50, R51."""
    game = paris_zurich("green:4")
    game.play("pay green 3", luck="red blue white")
    assert game.hand(0) == {"green": 1}
    assert game.tracks(0) == ["paris:zurich"]
    assert game.game.to_move == 1


def test_each_card_of_the_colour_played_and_each_locomotive_costs_one_extra() -> None:
    """R51, its example: 2 green + 1 locomotive played; green, locomotive, red turned up: 2 extra."""
    game = paris_zurich("green:4,locomotive:3")
    happened = game.play("pay green 2 + locomotive 1", luck="green locomotive red")
    assert [event["extra"] for event in only(happened, "tunnel_surcharge")] == [2]
    assert game.fact("revealed") == ["green", "locomotive", "red"]


def test_extra_cards_are_of_the_tunnel_colour_or_locomotives_in_any_mix() -> None:
    """R51: they need not equal the cards that caused them."""
    game = paris_zurich("green:4,locomotive:3,red:5")
    game.play("pay green 2 + locomotive 1", luck="green locomotive red")
    assert game.legal() == ["decline", "extra green 2", "extra green 1 + locomotive 1", "extra locomotive 2"]
    game.play("extra green 1 + locomotive 1", luck="")
    assert game.hand(0) == {"green": 1, "locomotive": 1, "red": 5}
    assert game.tracks(0) == ["paris:zurich"]


def test_all_three_cards_may_cost_extra() -> None:
    """R51."""
    game = paris_zurich("green:6")
    game.play("pay green 3", luck="green locomotive green")
    assert game.legal() == ["decline", "extra green 3"]


def test_after_locomotives_alone_only_locomotives_count_and_pay() -> None:
    """R52, its example: 3 locomotives played; green, locomotive, red turned up: 1 extra locomotive."""
    game = paris_zurich("locomotive:4,green:5")
    game.play("pay locomotive 3", luck="green locomotive red")
    assert game.legal() == ["decline", "extra locomotive 1"]
    game.play("extra locomotive 1", luck="")
    assert game.hand(0) == {"green": 5}


def test_a_player_who_could_pay_may_decline_and_takes_the_cards_back() -> None:
    """R53: the route stays open."""
    game = paris_zurich("green:5")
    game.play("pay green 3", luck="green red red")
    game.play("decline", luck="")
    assert game.hand(0) == {"green": 5}
    assert game.tracks(0) == []
    assert game.fact("claiming") is None
    assert game.game.to_move == 1


def test_a_player_who_cannot_pay_takes_the_cards_back() -> None:
    """R53."""
    game = paris_zurich("green:3,locomotive:1")
    game.play("pay green 2 + locomotive 1", luck="green green red")
    assert game.legal() == ["decline"]
    game.play("decline")
    assert game.hand(0) == {"green": 3, "locomotive": 1}


@pytest.mark.parametrize("settle", ["decline", "extra green 1"])
def test_the_cards_turned_over_are_discarded_paid_or_not(settle: str) -> None:
    """R54."""
    game = paris_zurich("green:4")
    game.play("pay green 3", luck="green red red")
    assert game.fact("discard") == {}
    game.play(settle, luck="")
    paid = {} if settle == "decline" else {"green": 5}
    assert game.fact("discard") == {"red": 2, **(paid or {"green": 1})}
    assert game.fact("revealed") == []


def test_the_discard_pile_is_reshuffled_if_the_deck_is_too_small() -> None:
    """R55."""
    others = all_but("green*3 red blue yellow white black pink orange*2")
    game = table(f"europe base 2 | {DISPLAY} discard=orange:2 | 0 hand=green:3 | 1 hand={others}")
    happened = game.play("claim paris zurich", "pay green 3", luck="pink orange orange")
    assert names(happened).index("deck_reshuffled") > names(happened).index("tunnel_card")
    assert game.tracks(0) == ["paris:zurich"]


def test_with_fewer_than_three_cards_those_are_turned_over() -> None:
    """R55: the cards laid down are not among them."""
    others = all_but("green*4 red blue yellow white black")
    game = table(f"europe base 2 | {DISPLAY} discard=green:1 | 0 hand=green:3 | 1 hand={others}")
    happened = game.play("claim paris zurich", "pay green 3", luck="green")
    assert [event["extra"] for event in only(happened, "tunnel_surcharge")] == [1]
    assert game.fact("revealed") == ["green"]
    assert game.legal() == ["decline"]


def test_without_any_card_the_tunnel_costs_nothing_extra() -> None:
    """R55."""
    others = all_but("green*3 red blue yellow white black")
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=green:3 | 1 hand={others}")
    game.play("claim paris zurich", "pay green 3", luck="")
    assert game.tracks(0) == ["paris:zurich"]


def test_extra_cards_add_neither_trains_nor_points() -> None:
    """R56."""
    game = paris_zurich("green:6")
    game.play("pay green 3", luck="green green green")
    game.play("extra green 3", luck="")
    assert game.fact("trains") == [42, 45]
    assert game.fact("route_points") == [4, 0]


def test_after_a_failed_attempt_the_turn_is_over() -> None:
    """R57."""
    game = paris_zurich("green:3,red:6")
    game.play("pay green 3", luck="green red red")
    game.play("decline")
    assert (game.game.to_move, game.game.phase) == (1, "action")


def test_the_table_has_seen_the_cards_that_were_laid_down_and_taken_back() -> None:
    """R8, R53."""
    game = paris_zurich("green:3,locomotive:2", "known=green:3,locomotive:1")
    game.play("pay green 1 + locomotive 2", luck="green red red")
    game.play("decline")
    assert game.fact("known") == [{"green": 3, "locomotive": 2}, {}]
