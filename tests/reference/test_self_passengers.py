"""Hand-made cases for the reference engine: placing passengers and their journeys (R101, R106-R116, R151, R202)."""

import pytest
from msgspec.structs import replace

from whistlestop.maps.schema import Deck, Map

from .house_rules import complete
from .passengers import Passengers
from .small import Scripted, ready, small, two_cards, with_borders, with_goods

TRACKS = "a b 1 red, a b 1 blue, b c 1 red, c d 1 red, d a 1 red, d e 1 red, e x 1 red, y c 1 red"
GOODS = {"a": (7, 6, 5, 4), "b": (4, 3, 2), "c": (3, 2, 1), "d": (2,)}


def board(**knobs: object) -> Map:
    """Return a ring a-b-c-d with a double route a-b, an arm to e and a country with the border points x and y."""
    deck = Deck(per_colour=11, locomotives=14, plus4=6, passengers=10)
    map = small(TRACKS, "a b 1," * 15 + "a b 1", deck=deck, **knobs)
    return with_goods(with_borders(map, x="land", y="land"), **GOODS)


def opened(players: int = 2, at: str = "", **options: object) -> Scripted:
    """Return a game in which seat 0 begins and has passengers standing at the places given."""
    game = ready(board(), players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        game.give(seat, red=5)
    passengers = game.part(Passengers)
    passengers.standing[game.to_move] = [*at]
    passengers.left[game.to_move] -= len(at)
    return game


# --- placing (R101, R108)


def test_after_a_claim_a_passenger_may_be_put_on_one_of_its_ends() -> None:
    """R101, R108."""
    game = opened()
    assert game.view(1)["passengers_left"] == [3, 3]
    game.play_all("claim b c", "pay red 1")
    assert (game.phase, game.to_move) == ("passenger", 0)
    assert game.legal() == {"passenger b", "passenger c", "no passenger"}
    game.play("passenger c")
    assert game.view(1)["passengers"] == [["c"], []]
    assert game.view(1)["passengers_left"] == [2, 3]
    assert (game.phase, game.to_move) == ("action", 1)


def test_a_player_may_decline_to_place_one() -> None:
    """R108: "may"."""
    game = opened()
    game.play_all("claim b c", "pay red 1", "no passenger")
    assert (game.to_move, game.view(0)["passengers"]) == (1, [[], []])


def test_there_is_at_most_one_passenger_of_anybody_in_a_city() -> None:
    """R108."""
    game = opened(at="b")
    game.play_all("claim b c", "pay red 1")
    assert game.legal() == {"passenger c", "no passenger"}
    game.play_all("passenger c", "claim a b #1", "pay red 1")
    assert game.legal() == {"passenger a", "no passenger"}
    game.play_all("passenger a", "draw", "draw", "claim y c", "pay red 1")
    assert game.phase == "action", "c is taken and y is no city: nothing is asked"


def test_several_passengers_may_share_a_city_by_house_rule() -> None:
    """R108, option marklin.one_passenger_per_city."""
    game = opened(at="bb", marklin__one_passenger_per_city=False)
    game.play_all("claim b c", "pay red 1")
    assert game.legal() == {"passenger b", "passenger c", "no passenger"}
    game.play("passenger b")
    assert game.view(0)["passengers"] == [["b", "b", "b"], []]
    game.play_all("draw", "draw")
    assert game.legal_starting("passenger") == {"passenger b"}, "passengers of one player in one city are alike"


def test_the_house_rules_of_one_board_do_nothing_on_another() -> None:
    """Section 14."""
    map = with_goods(small("a b 1 red, b c 1 red"), a=(1,))
    assert ready(map, marklin__collect_start_city=True).options["marklin.collect_start_city"] is True
    plain = ready(small("a b 1 red"), marklin__collect_start_city=True, swiss__reset_on_three=False)
    assert plain.options["marklin.collect_start_city"] is False
    assert plain.cards.reset_at == 3


def test_under_the_first_rules_the_boards_name_says_which_house_rules_hold() -> None:
    """Section 14: and what was not chosen is as it was then."""
    chosen = {"marklin.one_passenger_per_city": False}
    marklin = complete(chosen, replace(board(), id="marklin", house_rules=()), rules=1)
    assert (marklin["marklin.one_passenger_per_city"], marklin["marklin.collect_start_city"]) == (False, True)
    other = complete(chosen, board(), rules=1)
    assert (other["marklin.one_passenger_per_city"], other["end.printed_ties"]) == (True, False)


def test_no_passenger_is_put_in_a_country() -> None:
    """R108."""
    game = opened()
    game.play_all("claim e x", "pay red 1")
    assert game.legal() == {"passenger e", "no passenger"}


def test_without_a_passenger_in_supply_nothing_is_asked() -> None:
    """R108."""
    game = opened()
    game.part(Passengers).left[game.to_move] = 0
    game.play_all("claim b c", "pay red 1")
    assert (game.to_move, game.phase) == (1, "action")


# --- journeys with cards (R109-R116)


def journey(at: str = "a", **owners: str) -> Scripted:
    """Return a game in which seat 0 may send out its passenger; the tracks belong to the seats given."""
    game = opened(at=at)
    game.own(**owners)
    return game


def test_moving_a_passenger_is_an_action_and_ends_the_turn() -> None:
    """R7, R109, R113: the passenger leaves the game."""
    game = journey(seat0="ab")
    assert "passenger a" in game.legal()
    game.play("passenger a")
    assert (game.phase, game.view(1)["travelling"]) == ("travel", "a")
    assert (game.view(1)["travelled"], game.view(1)["visited"]) == ([], ["a"])
    assert game.legal() == {"travel a b #1"}, "at least one step (R116)"
    game.play("travel a b #1")
    assert (game.to_move, game.phase, game.turn) == (1, "action", 2)
    view = game.view(0)
    assert (view["passengers"], view["passengers_left"]) == ([[], []], [2, 3])
    assert (view["travelling"], view["travelled"], view["visited"]) == (None, None, None)


def test_the_top_token_of_every_city_visited_is_taken_and_scored_at_once() -> None:
    """R106, R111, R112: of every city it enters, not of the one it starts from."""
    game = journey(seat0="ab bc")
    assert game.view(1)["goods"] == {"a": 4, "b": 3, "c": 3, "d": 1}
    game.play("passenger a")
    assert game.view(1)["goods_points"] == [0, 0]
    game.play("travel a b #1")
    assert game.view(1)["goods_points"] == [4, 0]
    game.play("travel b c")
    assert game.view(1)["goods_points"] == [7, 0]
    assert game.view(1)["goods"] == {"a": 4, "b": 2, "c": 2, "d": 1}
    row = game.scores()[0]
    assert (row["goods"], row["total"]) == (7, row["routes"] + row["tickets"] + row["longest_path"] + 7)
    assert row["routes"] == 2, "merchandise is no part of the route points"


@pytest.mark.parametrize(
    ("option", "at_once", "visited", "after"),
    [("collect_start_city", 7, ["a"], 7 + 4 + 3 + 2), ("collect_on_return", 0, [], 4 + 3 + 2 + 7)],
)
def test_the_starting_city_may_give_a_token_by_house_rule(
    option: str, at_once: int, visited: list[str], after: int
) -> None:
    """R111, options marklin.collect_start_city and marklin.collect_on_return."""
    game = opened(at="a", **{f"marklin__{option}": True})
    game.own(seat0="ab bc cd da")
    game.play("passenger a")
    assert (game.view(1)["goods_points"], game.view(1)["visited"]) == ([at_once, 0], visited)
    game.play_all("travel a b #1", "travel b c", "travel c d", "travel d a")
    assert game.view(1)["goods_points"] == [after, 0]


def test_a_city_gives_one_token_in_a_journey_even_when_it_is_passed_again() -> None:
    """R109, R111."""
    game = journey(seat0="ab bc cd da de")
    game.play_all("passenger a", "travel a b #1", "travel b c", "travel c d", "travel d a")
    assert game.to_move == 1, "every route at a is used: the journey is over"
    assert game.view(1)["goods_points"] == [4 + 3 + 2, 0], "nor does the one it started from give any then"
    assert game.view(1)["goods"] == {"a": 4, "b": 2, "c": 2, "d": 0}


def test_an_empty_stack_gives_nothing() -> None:
    """R111."""
    game = journey(seat0="da")
    game.part(Passengers).goods["d"] = ()
    game.play_all("passenger a", "travel d a")
    assert game.view(1)["goods_points"] == [0, 0]
    assert game.view(1)["goods"]["d"] == 0  # type: ignore[index]


def test_the_player_stops_where_he_likes_after_the_first_step() -> None:
    """R109, R116."""
    game = journey(seat0="ab bc")
    game.play_all("passenger a", "travel a b #1")
    assert game.legal() == {"travel b c", "stop"}
    game.play("stop")
    assert (game.to_move, game.view(1)["goods_points"]) == (1, [4, 0])


def test_parallel_tracks_are_used_once_each() -> None:
    """R109: back along the twin, but not along the same track."""
    game = journey(seat0="ab1", seat1="ab2")
    game.give(0, passenger=2)
    game.play_all("passenger a", "travel a b #2")
    assert game.legal() == {"travel a b #1", "stop"}
    game.play("travel a b #1")
    assert game.to_move == 1


def test_parallel_tracks_count_as_one_by_house_rule() -> None:
    """R109, option marklin.parallel_tracks_apart."""
    game = opened(at="a", marklin__parallel_tracks_apart=False)
    game.own(seat0="ab1", seat1="ab2")
    game.give(0, passenger=2)
    game.play("passenger a")
    assert game.legal() == {"travel a b #1", "travel a b #2"}
    game.play("travel a b #2")
    assert game.to_move == 1
    assert game.seats[0].hand == {"passenger": 1}, "the opponent's track costs a card though an own one lies beside it"


def test_a_place_may_be_passed_again() -> None:
    """R109."""
    game = journey(at="d", seat0="da ab bc cd de")
    game.play_all("passenger d", "travel d a", "travel a b #1", "travel b c", "travel c d")
    assert game.legal() == {"travel d e", "stop"}
    assert game.view(1)["travelled"] == [0, 2, 3, 4]
    assert game.view(1)["visited"] == ["a", "b", "c", "d"]


def test_each_passenger_card_lets_the_passenger_use_one_route_of_an_opponent() -> None:
    """R110: the card is discarded at once."""
    game = journey(seat1="ab bc cd", seat0="da")
    game.give(0, red=1, passenger=2)
    game.me.known["passenger"] = 1
    game.play("passenger a")
    assert game.legal() == {"travel a b #1", "travel d a"}
    game.play("travel a b #1")
    assert game.view(1)["discard"] == {"passenger": 1}
    assert (game.view(1)["hand_sizes"], game.view(1)["known"]) == ([2, 5], [{}, {}])
    game.play("travel b c")
    assert game.legal() == {"stop"}, "no card is left for c-d"
    assert game.cards.discard == {"passenger": 2}


def test_a_journey_does_not_stop_by_itself_for_want_of_a_hidden_card() -> None:
    """R8, R110: the question is asked as long as the table must reckon with a passenger card."""
    for known, phase in ((0, "travel"), (2, "action")):
        game = journey(seat1="bc", seat0="ab")
        game.give(0, red=2)
        game.me.known["red"] = known
        game.play_all("passenger a", "travel a b #1")
        assert game.phase == phase


def test_without_a_passenger_card_only_own_routes_can_be_used() -> None:
    """R110, R116."""
    game = journey(seat1="ab")
    assert "passenger a" not in game.legal()
    game.give(0, passenger=1)
    assert "passenger a" in game.legal()


def test_unclaimed_routes_cannot_be_used() -> None:
    """R109."""
    game = journey(seat0="ab")
    game.play_all("passenger a", "travel a b #1")
    assert game.to_move == 1


def test_a_passenger_card_discarded_fills_an_empty_display() -> None:
    """R16, R110."""
    game = journey(seat1="ab")
    game.give(0, passenger=1)
    game.empty_decks()
    game.cards.display = [None, "red", "red", "red", "red"]
    game.play_all("passenger a", "travel a b #1")
    assert game.cards.display == ["passenger", "red", "red", "red", "red"]


def test_a_passenger_goes_into_no_country() -> None:
    """R109: nor does one that stands beside it set out for it."""
    assert "passenger e" not in journey(at="e", seat0="ex").legal()
    game = journey(at="e", seat0="ex de")
    game.play("passenger e")
    assert game.legal() == {"travel d e"}


def test_by_house_rule_it_may_enter_a_border_point_but_not_cross_the_country() -> None:
    """R93, R105, R109, option marklin.passengers_enter_countries."""
    game = opened(at="e", marklin__passengers_enter_countries=True)
    game.own(seat0="ex yc bc")
    game.play_all("passenger e", "travel e x")
    assert game.to_move == 1
    assert game.view(0)["goods_points"] == [0, 0]


def test_a_passenger_card_pays_for_no_route() -> None:
    """R107."""
    game = opened()
    game.give(0, passenger=5)
    assert game.legal_starting("claim") == set()


def test_a_pass_is_offered_only_if_no_passenger_can_move() -> None:
    """R29."""
    game = journey(seat0="ab")
    game.give(0)
    game.empty_decks()
    game.cards.display = [None] * 5
    assert game.legal() == {"passenger a"}
    game.part(Passengers).standing[game.to_move].clear()
    assert game.legal() == {"pass"}


def test_passengers_not_moved_score_nothing() -> None:
    """R114."""
    game = journey(at="abc", seat0="ab")
    assert game.scores()[0]["goods"] == 0


# --- dice (R130, R151)


def test_with_dice_each_opponents_route_costs_a_wild() -> None:
    """R151: moving is the action; own routes cost nothing; the Wild is used up at once."""
    game = opened(at="a", dice=True)
    game.own(seat0="cd", seat1="ab bc")
    game.show("SSDWW")
    game.play("passenger a")
    assert game.legal() == {"travel a b #1"}
    game.play("travel a b #1")
    assert game.view(1)["dice"] == {"single": 2, "double": 1, "wild": 1}
    game.play_all("travel b c", "travel c d")
    assert (game.phase, game.to_move) == ("after action", 0)
    assert game.view(1)["acted"] is True
    assert game.legal_starting("claim") == set()
    assert game.legal_starting("buy"), "unused dice may still buy tokens"


def test_with_dice_and_without_a_wild_opponents_routes_are_closed() -> None:
    """R151."""
    game = opened(at="a", dice=True)
    game.own(seat1="ab")
    game.show("SSDDT")
    assert game.legal_starting("passenger") == set()


def test_with_dice_passengers_are_placed_as_with_cards() -> None:
    """R108, R130, R151: there are no passenger cards."""
    game = opened(dice=True)
    assert game.view(0)["deck_size"] == 0
    game.show("SDDWT")
    game.play_all("claim b c", "pay single 1")
    assert game.legal() == {"passenger b", "passenger c", "no passenger"}
    game.play("passenger b")
    assert game.phase == "after action"


# --- monsters (R202)


def in_chaos(place: str, **options: object) -> Scripted:
    """Return a game with a passenger on a, own routes a-b-c and a-d, and Alvin on a place."""
    game = opened(at="a", monsters=True, alvin=place, dexter="e", **options)  # type: ignore[arg-type]
    game.own(seat0="ab bc da")
    return game


def test_passengers_travel_freely_through_chaos() -> None:
    """R202."""
    game = in_chaos("b")
    game.play_all("passenger a", "travel a b #1", "travel b c")
    assert game.view(0)["goods_points"] == [7, 0]


@pytest.mark.parametrize(("place", "legal"), [("b", {"travel d a"}), ("d", {"travel a b #1"})])
def test_chaos_closes_places_to_passengers_by_house_rule(place: str, legal: set[str]) -> None:
    """R202, option monsters.chaos_blocks."""
    game = in_chaos(place, monsters__chaos_blocks="all")
    game.play("passenger a")
    assert game.legal() == legal


def test_a_passenger_in_a_place_in_chaos_waits_by_house_rule() -> None:
    """R202, option monsters.chaos_blocks."""
    assert "passenger a" not in in_chaos("a", monsters__chaos_blocks="all").legal()
    assert "passenger a" in in_chaos("a").legal()


def test_a_country_in_chaos_closes_all_its_border_points_by_house_rule() -> None:
    """R163, R202."""
    game = opened(at="c", monsters=True, alvin="x", dexter="e", monsters__chaos_blocks="all")
    game.own(seat0="yc")
    assert "passenger c" not in game.legal()


def test_no_monster_moves_during_a_journey_or_before_the_passenger_is_placed() -> None:
    """R169."""
    game = in_chaos("b")
    game.give(0, red=2, locomotive=2)
    assert game.legal_starting("move")
    game.play_all("passenger a")
    assert game.legal() == {"travel a b #1", "travel d a"}
    game.play_all("travel a b #1", "stop")
    assert game.phase == "after action"
    game.play("end")
    two_cards(game)
    game.play_all("claim c d", "pay red 1")
    assert game.legal_starting("move") == set()
    game.play("no passenger")
    assert game.legal_starting("move")
