"""Hand-made cases for the reference engine: claiming routes, tunnels, ferries and building stations."""

from collections import Counter

import pytest

from whistlestop.maps.schema import COLOURS

from .cards import LOCOMOTIVE
from .payments import payments
from .small import Scripted, ready, small


def test_a_route_is_paid_exactly_with_one_colour_and_any_number_of_locomotives() -> None:
    """R22, R23."""
    game = ready(small("a b 3 red, b c 1 red"))
    game.give(0, red=5, blue=5, locomotive=4)
    game.play("claim a b")
    assert game.view(1)["claiming"] == 0
    assert game.legal() == {
        "pay red 3",
        "pay red 2 + locomotive 1",
        "pay red 1 + locomotive 2",
        "pay locomotive 3",
    }


def test_a_gray_route_is_paid_with_any_one_colour() -> None:
    """R23."""
    game = ready(small("a b 2 gray, b c 1 red"))
    game.give(0, red=2, blue=1, green=1, locomotive=1)
    game.play("claim a b")
    expected = {
        "pay red 2",
        "pay red 1 + locomotive 1",
        "pay blue 1 + locomotive 1",
        "pay green 1 + locomotive 1",
    }
    assert game.legal() == expected


def test_two_colours_never_pay_together() -> None:
    """R22."""
    game = ready(small("a b 2 gray"))
    game.give(0, red=1, blue=1)
    assert game.legal_starting("claim") == set()


def test_a_claim_takes_cards_and_trains_and_scores_at_once() -> None:
    """R24, R25."""
    game = ready(small("a b 4 red, b c 1 red"))
    game.give(0, red=3, locomotive=2)
    game.seats[0].known.update(red=1, locomotive=2)
    game.play_all("claim a b", "pay red 3 + locomotive 1")
    view = game.view(1)
    assert view["trains"] == [41, 45]
    assert view["route_points"] == [7, 0]
    assert view["hand_sizes"] == [1, 0]
    assert view["known"] == [{"locomotive": 1}, {}]
    assert view["discard"] == {"red": 3, "locomotive": 1}
    assert view["owner"] == {0: 0}
    assert (game.to_move, game.turn) == (1, 2)


def test_a_route_needs_as_many_trains_as_spaces() -> None:
    """R24 with its example."""
    game = ready(small("a b 4 red, b c 3 red"))
    game.give(0, red=4)
    game.me.trains = 3
    assert game.legal_starting("claim") == {"claim b c"}


def _with_one_track_taken(players: int, **knobs: int) -> Scripted:
    game = ready(small("a b 1 red, b a 2 blue ferry 1, b c 1 red", "a b 1," * 14 + "a b 1", **knobs), players)
    for seat in range(players):
        game.give(seat, red=2, blue=2, locomotive=2)
    game.play_all("claim a b #1", "pay red 1")
    return game


def test_with_three_players_the_twin_of_a_claimed_track_is_closed_to_everybody() -> None:
    """R27 with its example, R28."""
    game = _with_one_track_taken(3)
    assert game.legal_starting("claim") == {"claim b c"}


def test_with_four_players_the_twin_is_open_to_the_others_only() -> None:
    """R26, R27, R28."""
    game = _with_one_track_taken(4)
    assert game.legal_starting("claim") == {"claim b a #2", "claim b c"}
    game.play_all(*["draw"] * 6)
    assert game.to_move == 0
    assert game.legal_starting("claim") == {"claim b c"}


def test_the_map_says_how_many_players_open_both_tracks() -> None:
    """R27, R122."""
    assert "claim b a #2" in _with_one_track_taken(2, double_routes_players=2).legal()


def test_each_ferry_symbol_is_paid_with_a_locomotive() -> None:
    """R60 with its example, R61."""
    hand = Counter(blue=6, locomotive=6)
    words = {payment.words() for payment in payments(hand, 6, ["blue"], symbols=2)}
    assert words == {f"blue {6 - n} + locomotive {n}" for n in (2, 3, 4, 5)} | {"locomotive 6"}
    assert [payment.words() for payment in payments(hand, 2, COLOURS, symbols=2)] == ["locomotive 2"]


def test_a_ferry_turns_up_no_cards() -> None:
    """R62."""
    game = ready(small("a b 2 gray ferry 1, b c 1 red"))
    game.give(0, red=1, locomotive=1)
    asked = len(game.asked)
    game.play_all("claim a b", "pay red 1 + locomotive 1")
    assert len(game.asked) == asked
    assert game.claims.owner == {0: 0}


def _tunnel(*turned_up: str, **hand: int) -> Scripted:
    game = ready(small("a b 3 gray tunnel, b c 1 red"))
    game.give(0, **hand)
    game.next_cards(*turned_up)
    game.play("claim a b")
    return game


def test_each_turned_up_card_of_the_colour_or_locomotive_costs_one_extra_card() -> None:
    """R51 with its example."""
    game = _tunnel("green", LOCOMOTIVE, "red", green=4, locomotive=2)
    game.play("pay green 2 + locomotive 1")
    assert game.phase == "tunnel"
    assert game.legal() == {"extra green 2", "extra green 1 + locomotive 1", "decline"}
    view = game.view(1)
    assert view["laid"] == {"green": 2, "locomotive": 1}
    assert view["revealed"] == ["green", LOCOMOTIVE, "red"]
    assert view["hand_sizes"] == [6, 0]
    assert view["known"] == [{"green": 2, "locomotive": 1}, {}]
    assert view["discard"] == {}
    game.play("extra green 1 + locomotive 1")
    assert game.seats[0].hand == {"green": 1}
    assert game.view(1)["known"] == [{}, {}]
    assert game.cards.discard == {"green": 4, LOCOMOTIVE: 3, "red": 1}


def test_with_locomotives_only_just_turned_up_locomotives_count() -> None:
    """R52 with its example."""
    game = _tunnel("green", LOCOMOTIVE, "red", green=4, locomotive=5)
    game.play("pay locomotive 3")
    assert game.legal() == {"extra locomotive 1", "decline"}


def test_without_a_surcharge_the_tunnel_is_claimed_at_once() -> None:
    """R51, R54."""
    game = _tunnel("blue", "red", "red", green=3)
    game.play("pay green 3")
    assert (game.to_move, game.claims.owner) == (1, {0: 0})
    assert game.cards.discard == {"green": 3, "blue": 1, "red": 2}


def test_a_player_who_cannot_pay_the_surcharge_is_asked_all_the_same() -> None:
    """R53."""
    game = _tunnel("green", "red", "red", green=3)
    game.play("pay green 3")
    assert game.legal() == {"decline"}


def test_declining_takes_the_cards_back_and_ends_the_turn() -> None:
    """R53, R54, R57."""
    game = _tunnel("green", "red", "red", green=5)
    game.play_all("pay green 3", "decline")
    assert game.seats[0].hand == {"green": 5}
    assert game.seats[0].known == {"green": 3}
    assert game.claims.owner == {}
    assert game.cards.discard == {"green": 1, "red": 2}
    assert (game.to_move, game.purchase.claiming, game.view(0)["laid"]) == (1, None, {})


def test_extra_cards_add_neither_trains_nor_points() -> None:
    """R56."""
    game = _tunnel("green", "green", "green", green=6)
    game.play_all("pay green 3", "extra green 3")
    assert (game.seats[0].trains, game.seats[0].route_points) == (42, 4)


def test_the_cards_laid_down_are_never_turned_up() -> None:
    """R55: with two cards left only those are turned up."""
    game = _tunnel(green=3)
    game.cards.deck.clear()
    game.cards.deck.update(green=1)
    game.cards.discard.update(blue=1)
    game.play("pay green 3")
    assert game.purchase.revealed == ["green", "blue"]
    assert game.legal() == {"decline"}


def test_without_any_card_left_a_tunnel_costs_nothing_extra() -> None:
    """R55, R16: the payment then refills the display."""
    game = _tunnel(green=3)
    game.empty_decks()
    game.cards.display = [None, "red", None, None, None]
    game.play("pay green 3")
    assert game.claims.owner == {0: 0}
    assert game.cards.display == ["green", "red", "green", "green", None]


def test_the_nth_station_costs_n_cards_of_one_colour() -> None:
    """R67, R68."""
    game = ready(small("a b 1 red, b c 1 red", stations=3))
    game.give(0, blue=3, green=2, locomotive=1)
    assert game.legal_starting("station") == {"station a", "station b", "station c"}
    game.play("station c")
    assert game.view(1)["building"] == "c"
    assert game.legal() == {"pay blue 1", "pay green 1", "pay locomotive 1"}
    game.play_all("pay green 1", "draw", "draw")
    game.give(0, blue=2, green=1, locomotive=1)
    game.play("station a")
    assert game.legal() == {"pay blue 2", "pay blue 1 + locomotive 1", "pay green 1 + locomotive 1"}
    game.play_all("pay green 1 + locomotive 1", "draw", "draw")
    game.give(0, blue=3)
    assert game.legal_starting("station") == {"station b"}
    game.play_all("station b", "pay blue 3", "draw", "draw")
    assert game.view(None)["stations"] == {"c": 0, "a": 0, "b": 0}
    assert game.view(None)["stations_left"] == [0, 3]
    game.give(0, blue=9)
    assert game.legal_starting("station") == set()


def test_one_station_per_city_and_routes_stay_open() -> None:
    """R67, R74."""
    game = ready(small("a b 1 red, b c 1 red", stations=3))
    game.give(0, blue=1)
    game.give(1, red=1)
    game.play_all("station b", "pay blue 1")
    assert game.legal_starting("station") == {"station a", "station c"}
    assert game.legal_starting("claim") == {"claim a b", "claim b c"}


def test_an_illegal_action_is_refused() -> None:
    """R7."""
    with pytest.raises(AssertionError, match="illegal: 'pass'"):
        ready(small("a b 1 red")).play("pass")
