"""Hand-made cases for the reference engine: tickets in two decks that the player splits (R103-R105, R138)."""

from msgspec.structs import replace

from whistlestop.maps.schema import Map, TicketDeal

from .small import Scripted, ready, small, two_cards, with_borders

SHORT = [f"a b {points} short" for points in range(1, 11)]
LONG = [f"a c {points} long" for points in range(11, 21)]


def two_decks(short: int = 10, long: int = 10, **knobs: object) -> Map:
    """Return a board with a short and a long deck; four tickets are split, two kept at the start, one later."""
    deal = {"short": 4, "long": 4}
    return small(
        "a b 1 red, b c 2 red",
        ", ".join([*SHORT[:short], *LONG[:long]]),
        opening_tickets=TicketDeal(deal=deal, keep=2, split=4),
        drawn_tickets=TicketDeal(deal=deal, keep=1, split=4),
        refused_opening_tickets="shuffled_back",
        **knobs,
    )


def opened(game: Scripted, *splits: str) -> Scripted:
    """Return the game after the splits were named and every ticket kept."""
    game.play_all(*splits)
    while game.in_opening:
        game.play("keep")
    return game


def test_each_player_names_a_split_of_four_in_seat_order_and_is_dealt_at_once() -> None:
    """R103: before seeing any ticket; the choice follows when all have named."""
    game = Scripted(two_decks(), players=3, first=1)
    assert (game.phase, game.to_move, game.turn) == ("split", 1, 0)
    assert game.view(0)["splitting"] == 4
    assert game.legal() == {
        "split short 4",
        "split short 3 + long 1",
        "split short 2 + long 2",
        "split short 1 + long 3",
        "split long 4",
    }
    game.next_tickets(3, 1, 2, 15)
    game.play("split short 3 + long 1")
    assert game.view(1)["offered"] == [1, 2, 3, 15]
    assert game.view(2)["offered"] == []
    assert game.view(None)["ticket_deck_size"] == {"short": 7, "long": 9}
    assert (game.phase, game.to_move, game.view(2)["ticket_counts"]) == ("split", 2, [None, None, 0])
    game.play_all("split long 4", "split short 4")
    assert (game.phase, game.to_move, game.turn) == ("tickets", 1, 0)
    assert game.view(None)["splitting"] is None


def test_at_least_two_of_the_first_four_are_kept() -> None:
    """R103."""
    game = Scripted(two_decks())
    game.play_all("split short 4", "split long 4", "return", "return")
    assert game.legal() == {"keep"}
    game.play_all("keep", "keep")
    assert (game.to_move, game.legal()) == (1, {"keep", "return"})


def test_first_tickets_not_kept_are_shuffled_into_their_decks() -> None:
    """R103: only when all have chosen, and among the tickets nobody returned."""
    game = Scripted(two_decks(), tickets=(0, 1, 2, 10, 3, 4, 5, 6))
    game.play_all("split short 3 + long 1", "split short 4", "return", "keep", "keep", "return")
    assert game.view(None)["ticket_deck_size"] == {"short": 3, "long": 9}
    assert game.view(0)["returned"] == [0, 10]
    game.play_all("keep", "keep", "return", "return")
    assert game.view(None)["ticket_deck_size"] == {"short": 6, "long": 10}
    game.next_tickets(0, 10, 11, 12)
    game.play_all("tickets", "split short 1 + long 3")
    assert game.view(0)["offered"] == [0, 10, 11, 12], "they come back like any other"


def test_a_seat_is_sure_of_what_it_shuffled_back_until_another_draws_from_that_deck() -> None:
    """R8, R103."""
    game = Scripted(two_decks(), tickets=(0, 1, 10, 11, 2, 3, 12, 13))
    game.play_all("split short 2 + long 2", "split short 2 + long 2")
    game.play_all("return", "keep", "return", "keep", "keep", "keep", "return", "keep")
    assert (game.view(0)["returned"], game.view(1)["returned"]) == ([0, 10], [12])
    game.next_tickets(0, 14, 15, 16)
    game.play_all("tickets", "split short 1 + long 3")
    assert (game.view(0)["returned"], game.view(1)["returned"]) == ([10], []), "seat 0 drew its own ticket back"
    game.play_all("keep", "keep", "keep", "keep")
    game.next_tickets(4, 5, 6, 7)
    game.play_all("tickets", "split short 4")
    assert game.view(0)["returned"] == [10], "the long deck was not touched"
    game.play_all("keep", "keep", "keep", "keep")
    two_cards(game)
    game.next_tickets(17, 18, 19, 10)
    game.play_all("tickets", "split long 4")
    assert game.view(0)["returned"] == []


def test_in_play_four_more_are_split_and_one_kept() -> None:
    """R103: the rest goes under its own deck."""
    game = opened(Scripted(two_decks()), "split short 4", "split long 4")
    game.next_tickets(7, 8, 14, 15)
    game.play("tickets")
    assert (game.phase, game.view(1)["splitting"]) == ("split", 4)
    game.play("split short 2 + long 2")
    assert (game.phase, game.view(0)["offered"], game.view(1)["splitting"]) == ("tickets", [7, 8, 14, 15], None)
    game.play_all("return", "return", "return")
    assert game.legal() == {"keep"}
    game.play("keep")
    assert game.view(None)["ticket_deck_size"] == {"short": 6, "long": 5}
    assert game.view(0)["returned"] == [7, 8, 14]
    assert [group.tickets for group in game.tickets.queue["short"]] == [{7, 8}]
    assert [group.tickets for group in game.tickets.queue["long"]] == [{14}]
    assert game.to_move == 1


def test_the_split_must_fit_what_the_decks_hold() -> None:
    """R104."""
    game = opened(Scripted(two_decks(short=9, long=10)), "split short 4", "split short 4")
    game.play("tickets")
    assert game.legal() == {"split short 1 + long 3", "split long 4"}


def test_with_fewer_than_four_left_those_are_drawn() -> None:
    """R104: the question is asked even where one answer is possible."""
    game = opened(Scripted(two_decks(short=5, long=6)), "split short 4", "split long 4")
    game.play("tickets")
    assert game.view(None)["splitting"] == 3
    assert game.legal() == {"split short 1 + long 2"}
    game.play("split short 1 + long 2")
    assert len(game.choices[0].offered) == 3
    game.play_all("keep", "keep", "keep")
    assert "tickets" not in game.legal()


def test_a_deal_may_limit_what_comes_from_one_deck() -> None:
    """The map's deal says the most from each deck."""
    board = two_decks()
    drawn = TicketDeal(deal={"short": 3, "long": 2}, keep=1, split=4)
    game = opened(Scripted(replace(board, drawn_tickets=drawn)), "split short 4", "split long 4")
    game.play("tickets")
    assert game.legal() == {"split short 3 + long 1", "split short 2 + long 2"}


def test_with_dice_the_decks_are_chosen_for_the_tickets_paid_for() -> None:
    """R138: none need be kept."""
    game = opened(Scripted(two_decks(), dice=True), "split short 4", "split long 4")
    game.show("TTTSS")
    assert game.legal_starting("tickets") == {"tickets 1", "tickets 2", "tickets 3"}
    game.play_all("tickets 3", "pay station 3")
    assert (game.phase, game.view(1)["splitting"], game.view(1)["drawing"]) == ("split", 3, None)
    assert game.legal() == {"split short 3", "split short 2 + long 1", "split short 1 + long 2", "split long 3"}
    game.play_all("split short 1 + long 2", "return", "return", "return")
    assert game.phase == "after action"
    assert game.view(None)["ticket_deck_size"] == {"short": 6, "long": 6}


def test_with_dice_five_tickets_may_come_from_one_deck() -> None:
    """R138."""
    game = opened(Scripted(two_decks(), dice=True), "split short 4", "split long 4")
    game.show("TTTTW")
    game.play_all("tickets 5", "pay station 4 + wild 1")
    assert len(game.legal_starting("split")) == 6
    game.play("split long 5")
    assert len(game.view(0)["offered"]) == 5  # type: ignore[arg-type]


def test_not_more_dice_than_tickets_left() -> None:
    """R138 with both decks together."""
    game = opened(Scripted(two_decks(short=5, long=5), dice=True), "split short 4", "split long 4")
    game.show("TTTTT")
    assert game.legal_starting("tickets") == {"tickets 1", "tickets 2"}


def test_a_ticket_to_a_country_is_fulfilled_at_any_border_point_and_has_one_value() -> None:
    """R105: paths do not run through the country."""
    tickets = "a land 7, c land 9, a c 4, a b 1, a b 2, a b 3"
    game = ready(with_borders(small("a x 1 red, c y 1 red, a b 1 red", tickets), x="land", y="land"))
    game.seats[0].tickets = {0, 1, 2}
    game.own(seat0="ax cy")
    row = game.scores()[0]
    assert (row["tickets"], row["fulfilled"]) == (7 + 9 - 4, 2)
