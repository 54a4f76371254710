"""Tickets of two decks in a split the player names before looking (R103, R104, R138)."""

import pytest

from table import deal, dice, names, no_tickets, only, table
from whistlestop import Game

SPLITS = ["split short 4", "split short 3 + long 1", "split short 2 + long 2", "split short 1 + long 3", "split long 4"]
FOUR_LONG = "dresden:augsburg,leipzig:ulm,koln:leipzig,schwerin:koblenz"


def decks_of(game: Game, tickets: list[int]) -> list[str]:
    """Return the decks of tickets given by their numbers."""
    return [game.map.tickets[ticket].deck for ticket in tickets]


@pytest.mark.parametrize("board", ["germany", "marklin"])
def test_everybody_names_a_split_of_four_before_anybody_chooses(board: str) -> None:
    """R103, R4: the tickets are dealt as they are named, in turn order."""
    game = deal(board, players=3, first=1)
    assert (game.game.phase, game.game.to_move, game.fact("splitting")) == ("split", 1, 4)
    assert game.legal() == SPLITS
    assert game.tickets("offered", 1) == []
    told = game.play("split short 3 + long 1")
    assert only(told, "tickets_split") == [{"first": 3, "second": 1}]
    assert decks_of(game.game, [event["ticket"] for event in only(told, "ticket_offered")]) == ["short"] * 3 + ["long"]
    game.play("split long 4", "split short 4")
    assert (game.game.phase, game.game.to_move, game.fact("splitting")) == ("tickets", 1, None)
    assert [len(game.tickets("offered", seat)) for seat in range(3)] == [4, 4, 4]


def test_at_least_two_of_the_first_four_are_kept_and_the_rest_is_shuffled_back() -> None:
    """R103, R5."""
    game = deal("marklin")
    game.play("split short 4", "split short 2 + long 2")
    assert game.fact("ticket_deck_size") == {"short": 17, "long": 21}
    game.play("return", "return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep", "return", "keep", "keep", "return")
    assert game.fact("ticket_deck_size") == {"short": 20, "long": 22}
    assert [len(game.tickets("returned", seat)) for seat in range(2)] == [2, 2]


def test_tickets_shuffled_back_may_come_up_at_once() -> None:
    """R103: they lie among the others, not under them."""
    game = deal("germany", players=2)
    game.play("split long 4", "split short 4", *["keep", "keep", "return", "return"] * 2)
    (mine, other) = game.tickets("returned")
    game.play("tickets")
    told = game.play("split long 4", luck=f"{mine} {other} emden:austria rostock:austria")
    assert len(only(told, "ticket_offered")) == 4
    assert game.tickets("returned") == []


def test_a_seat_is_sure_of_what_it_shuffled_back_until_another_draws_from_that_deck() -> None:
    """R103, R8: a draw from the other deck changes nothing."""
    shuffled = "shuffled=dresden:augsburg,leipzig:ulm,mainz:stuttgart"
    game = table(f"germany base 2 | turn=2 player=1 | 0 {shuffled}")
    assert sorted(game.tickets("returned")) == ["dresden:augsburg", "leipzig:ulm", "mainz:stuttgart"]
    game.play("tickets", "split long 4")
    assert game.tickets("returned") == ["mainz:stuttgart"]
    own = table(f"germany base 2 | 0 {shuffled}")
    own.play("tickets")
    own.play("split long 4", luck="dresden:augsburg koln:leipzig schwerin:koblenz emden:austria")
    assert sorted(own.tickets("returned")) == ["leipzig:ulm", "mainz:stuttgart"]


def test_during_play_four_are_drawn_in_any_split_and_at_least_one_is_kept() -> None:
    """R103, R18, R19: the rest goes under its own deck."""
    game = table("germany base 2")
    assert names(game.play("tickets")) == []
    assert (game.game.phase, game.fact("splitting"), game.legal()) == ("split", 4, SPLITS)
    game.play("split short 2 + long 2")
    game.play("return", "return", "return")
    assert game.legal() == ["keep"]
    game.play("keep")
    assert game.fact("ticket_deck_size") == {"short": 55, "long": 33}
    assert [list(game.game.record.under_count), list(game.game.record.fresh_count)] == [[2, 1], [53, 32]]


@pytest.mark.parametrize(
    ("left", "splits"),
    [
        (f"mainz:stuttgart,{FOUR_LONG}", {"short 1 + long 3", "long 4"}),
        ("mainz:stuttgart,dresden:augsburg,leipzig:ulm", {"short 1 + long 2"}),
        ("mannheim:stuttgart,mainz:stuttgart", {"short 2"}),
    ],
)
def test_a_split_must_fit_what_the_decks_hold(left: str, splits: set[str]) -> None:
    """R104: together fewer than four are all drawn; the split is asked even if only one fits."""
    game = table(f"germany base 2 | {no_tickets('germany', but=left)}")
    game.play("tickets")
    assert game.choices("split") == splits


def test_without_tickets_in_either_deck_none_can_be_drawn() -> None:
    """R104, R18."""
    assert "tickets" not in table(f"germany base 2 | {no_tickets('germany')}").legal()


def test_with_dice_the_decks_of_the_tickets_paid_for_are_named_before_looking() -> None:
    """R138, R103: as many as were paid for, five of one deck too; none need be kept."""
    game = table(f"marklin base 2 dice=true | {dice('TTTTW')}")
    game.play("tickets 5", "pay station 4 + wild 1")
    assert (game.game.phase, game.fact("splitting")) == ("split", 5)
    assert game.choices("split") >= {"short 5", "long 5", "short 2 + long 3"}
    game.play("split long 5", *["return"] * 5)
    assert game.fact("ticket_deck_size") == {"short": 23, "long": 23}
    assert game.fact("ticket_counts") == [0, 0]


def test_with_dice_too_a_split_fits_what_is_left_and_no_deck_is_asked_for_more() -> None:
    """R138, R104."""
    game = table(f"marklin base 2 dice=true | {dice('TTTSS')} {no_tickets('marklin', but='bremen:dusseldorf')}")
    assert game.legal("tickets") == ["tickets 1"]
    game.play("tickets 1", "pay station 1")
    assert game.choices("split") == {"short 1"}
