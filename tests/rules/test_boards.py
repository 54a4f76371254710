"""India, Legendary Asia, New York and London: the numbers and the special rules of each board (R120, R121)."""

import pytest

from reference.small import small
from table import deal, on, table
from whistlestop import maps

ASIA = maps.load("legendary-asia")


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True)])
def test_india_has_double_routes_with_four_players_only(players: int, open_to_others: bool) -> None:
    """R120, R27."""
    game = table(f"india base {players} | player=1 | 0 tracks=agra:bhopal#1 | 1 hand=red:1")
    assert ("claim agra bhopal #2" in game.legal()) == open_to_others


def test_india_deals_four_tickets_of_which_two_are_kept() -> None:
    """R120, R5: tickets not kept go under the deck."""
    game = deal("india")
    deck = len(maps.load("india").tickets)
    assert len(game.tickets("offered")) == 4
    game.play("return", "return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep", *["keep"] * 4)
    assert game.fact("ticket_deck_size") == {"regular": deck - 6}


def test_india_pays_for_ferries_the_longest_path_and_tours() -> None:
    """R120, R60, R226."""
    game = table("india base 2 | 0 hand=blue:4,locomotive:2")
    game.play("claim bombay calicut")
    assert game.legal() == ["pay blue 4 + locomotive 2"]
    assert game.score().longest_path == 0
    game.play("pay blue 4 + locomotive 2")
    assert game.score().longest_path == 10


def test_a_grand_tour_on_india() -> None:
    """R120: from Jodhpur to Khandwa by Ahmadabad, and by Jaipur and Ratiam."""
    one, other = "ahmadabad:jodhpur#1,ahmadabad:khandwa", "jaipur:jodhpur,jaipur:ratiam#1,khandwa:ratiam"
    seat = "0 tickets=jodhpur:khandwa tracks"
    assert table(f"india base 2 | {seat}={one}").score().grand_tour == 0
    assert table(f"india base 2 | {seat}={one},{other}").score().grand_tour == 5


def test_legendary_asia_deals_a_long_and_three_regular_tickets_and_the_others_leave_the_game() -> None:
    """R121, R5."""
    game = deal("legendary-asia")
    assert [ASIA.tickets[number].deck for number in offered(game.fact("offered", 0))] == ["long"] + ["regular"] * 3
    game.play("return", "return", "keep", "keep", *["keep"] * 4)
    assert game.fact("ticket_deck_size") == {"regular": 30 - 6}


def offered(tickets: object) -> list[int]:
    """Return the numbers of the tickets offered."""
    assert isinstance(tickets, list)
    return tickets


def test_a_mountain_route_costs_further_trains_for_two_points_each() -> None:
    """R121: Hanoi to Mandalay has two spaces and two mountains."""
    game = table("legendary-asia base 2 | 0 hand=red:2")
    game.play("claim hanoi mandalay", "pay red 2")
    assert (game.fact("trains"), game.fact("route_points")) == ([45 - 4, 45], [2 + 4, 0])
    assert game.score().routes == 6


def test_a_mountain_route_needs_trains_for_its_spaces_and_its_losses() -> None:
    """R121."""
    tracks = "a b 2 red mountains 2, b c 2 red, c d 3 red"
    assert on(small(tracks, trains=3), "2 | 0 hand=red:3").choices("claim") == {"b c", "c d"}
    assert on(small(tracks, trains=4), "2 | 0 hand=red:3").choices("claim") == {"a b", "b c", "c d"}


def test_trains_are_lost_on_mountains_with_dice_too() -> None:
    """R121, R130."""
    game = table("legendary-asia base 2 dice=true | dice=single:2,station:3")
    game.play("claim hanoi mandalay", "pay single 2")
    assert (game.fact("trains"), game.fact("route_points")) == ([41, 45], [6, 0])


def test_legendary_asia_pays_for_most_cities_and_not_for_the_longest_path() -> None:
    """R121."""
    score = table("legendary-asia base 2 | 0 tracks=hanoi:mandalay").score()
    assert (score.most_cities, score.longest_path) == (10, 0)


@pytest.mark.parametrize(("board", "trains"), [("new-york", 15), ("london", 17)])
def test_the_city_boards_have_few_trains_cards_and_tickets(board: str, trains: int) -> None:
    """R1, R2, R3, R4, R18: two cards and two tickets to begin with, one ticket kept."""
    game = deal(board)
    assert game.fact("trains") == [trains, trains]
    assert game.fact("hand_sizes") == [2, 2]
    assert game.fact("deck_size") == 6 * 6 + 8 - 2 * 2 - 5
    assert len(game.tickets("offered")) == 2
    game.play("return")
    assert game.legal() == ["keep"]


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, True)])
def test_the_city_boards_have_double_routes_with_three_players(players: int, open_to_others: bool) -> None:
    """R27."""
    own = "british-museum:covent-garden#1"
    game = table(f"london base {players} | player=1 | 0 tracks={own} | 1 hand=pink:1")
    assert ("claim british-museum covent-garden #2" in game.legal()) == open_to_others


def test_the_city_boards_have_no_bonus_for_the_longest_path() -> None:
    """R226, R230."""
    assert table("london base 2 | 0 tracks=big-ben:waterloo").score().longest_path == 0
    assert table("new-york base 2 | 0 tracks=soho:wall-street").score().longest_path == 0
