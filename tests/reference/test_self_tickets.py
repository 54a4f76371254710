"""Hand-made cases for the reference engine: tickets."""

import pytest

from whistlestop import maps

from .small import Scripted, ready, small


def test_at_least_two_of_three_first_tickets_are_kept() -> None:
    """R4."""
    game = Scripted(small("a b 1 red"), tickets=(5, 1, 3, 0, 2, 4))
    assert game.view(0)["offered"] == [1, 3, 5]
    game.play("return")
    assert game.legal() == {"keep"}
    game.play_all("keep", "keep")
    assert (game.to_move, game.turn) == (1, 0)


def test_nobody_sees_how_many_first_tickets_another_keeps_until_all_have_chosen() -> None:
    """R4, R8."""
    game = Scripted(small("a b 1 red"), first=1)
    game.play_all("keep", "keep", "return")
    assert game.view(1)["ticket_counts"] == [None, 2]
    assert game.view(0)["ticket_counts"] == [0, None]
    assert game.view(None)["ticket_counts"] == [None, None]
    assert game.view(1)["ticket_deck_size"] == {"regular": 0}
    game.play_all("keep", "keep", "keep")
    assert game.view(None)["ticket_counts"] == [3, 2]
    assert game.view(None)["ticket_deck_size"] == {"regular": 1}


def test_first_tickets_not_kept_leave_the_game_in_europe() -> None:
    """R5, R75."""
    game = Scripted(maps.load("europe"), cards=())
    sizes = game.view(0)["ticket_deck_size"]
    game.play_all("return", "return", "keep", "keep", "keep", "keep", "keep", "keep")
    assert game.view(0)["ticket_deck_size"] == sizes == {"regular": 40 - 6}
    assert len(game.tickets.out_of_game) == 2, "one long and one regular ticket"
    long, regular = (min(group.tickets) for group in game.tickets.out_of_game)
    assert game.view(0)["returned"] == [long, regular]
    assert game.view(1)["returned"] == []


def test_mega_keeps_three_and_at_most_one_long_ticket() -> None:
    """R76."""
    game = Scripted(maps.load("europe", ticket_set="mega"), cards=())
    assert [game.map.tickets[t].deck for t in game.choices[0].offered] == ["long"] * 2 + ["regular"] * 5
    game.play("keep")
    assert game.legal() == {"return"}, "the second long ticket"
    game.play_all("return", "return", "return", "return")
    assert game.legal() == {"keep"}, "two more are needed"


def test_mega_long_tickets_may_both_be_returned() -> None:
    """R76."""
    game = Scripted(maps.load("europe", ticket_set="mega"), cards=())
    game.play_all("return", "return", "return", "return")
    assert game.legal() == {"keep"}


def test_with_fewer_tickets_left_those_are_drawn_and_one_is_kept() -> None:
    """R18."""
    game = ready(small("a b 1 red", "a b 1, a b 2, a b 3, a b 4, a b 5, a b 6, a b 7, a b 8"))
    game.play("tickets")
    assert game.view(0)["offered"] == [6, 7]
    game.play("return")
    assert game.legal() == {"keep"}
    game.play("keep")
    assert game.to_move == 1
    game.play_all("tickets", "keep")
    assert "tickets" not in game.legal()


def _returned_twice() -> Scripted:
    """Seat 0 returned 0 and seat 1 returned 3 in the opening; 6, 7 and 8 were never returned."""
    tickets = ", ".join(f"a b {points}" for points in range(1, 10))
    game = Scripted(small("a b 1 red", tickets))
    game.play_all("return", "keep", "keep", "return", "keep", "keep")
    return game


def test_returned_tickets_lie_under_the_deck_in_the_order_of_return() -> None:
    """R19."""
    game = _returned_twice()
    game.play_all("tickets", "return", "return", "keep")
    assert game.view(0)["returned"] == [0, 6, 7]
    game.next_tickets(0, 3, 7)
    game.play("tickets")
    assert game.view(1)["offered"] == [0, 3, 7]


def test_a_ticket_from_below_cannot_come_before_those_above() -> None:
    """R19."""
    game = _returned_twice()
    game.next_tickets(0)
    with pytest.raises(AssertionError, match="not possible"):
        game.play("tickets")


def test_a_seat_loses_track_of_a_group_that_another_drew_from() -> None:
    """R8, R19."""
    game = _returned_twice()
    game.play_all("tickets", "return", "return", "keep")
    game.next_tickets(0, 3, 7)
    game.play("tickets")
    assert game.view(0)["returned"] == []
    assert game.view(1)["returned"] == [], "its own ticket 3 came back to it"
    game.play_all("keep", "return", "return")
    assert game.view(1)["returned"] == [3, 7]
    assert game.view(None)["ticket_deck_size"] == {"regular": 3}


def test_a_seat_keeps_track_of_a_group_that_only_itself_drew_from() -> None:
    """R8, R19."""
    game = _returned_twice()
    game.play_all("tickets", "return", "return", "keep", "draw", "draw")
    game.next_tickets(0, 3, 7)
    game.play("tickets")
    assert game.view(0)["returned"] == [6]
    assert game.view(1)["returned"] == []
    game.play_all("keep", "keep", "keep")
    assert game.view(0)["tickets"] == [0, 1, 2, 3, 7, 8]
