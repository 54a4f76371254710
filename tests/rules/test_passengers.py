"""Passengers of Märklin: placing them, their journeys, and the goods they collect (R101, R106-R116, R151, R202)."""

import pytest

from table import deal, dice, names, only, table
from whistlestop.play.why import WhyCode

OWN = "tracks=berlin:leipzig,erfurt:leipzig,chemnitz:leipzig"


def travelling(line: str, *steps: str) -> list[dict[str, int]]:
    """Return the goods a journey of seat 0 takes."""
    return only(table(f"marklin base 2 | {line}").play(*steps), "goods_taken")


def test_each_player_has_three_passengers() -> None:
    """R101."""
    game = deal("marklin", players=5)
    assert game.fact("passengers_left") == [3] * 5
    assert game.fact("passengers") == [[]] * 5


def test_every_city_has_its_stack_with_the_highest_value_on_top() -> None:
    """R106: one stack of four, six of three from 4, twelve of three from 3, sixteen of one; countries have none."""
    places = deal("marklin").game.map.places
    stacks = [place.goods for place in places if place.country is None]
    assert [stacks.count(stack) for stack in ((7, 6, 5, 4), (4, 3, 2), (3, 2, 1), (2,))] == [1, 6, 12, 16]
    assert not any(place.goods for place in places if place.country is not None)
    left = deal("marklin").fact("goods")
    assert isinstance(left, dict)
    assert (sum(left.values()), left["berlin"]) == (74, 4)


def test_after_a_claim_a_passenger_may_be_put_on_one_of_its_ends() -> None:
    """R108."""
    game = table("marklin base 2 | 0 hand=blue:2")
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert (game.game.phase, game.game.to_move) == ("passenger", 0)
    game.play("passenger leipzig")
    assert (game.fact("passengers"), game.fact("passengers_left")) == ([["leipzig"], []], [2, 3])
    assert game.game.to_move == 1


def test_a_player_need_not_place_one() -> None:
    """R108."""
    game = table("marklin base 2 | 0 hand=blue:2")
    game.play("claim chemnitz leipzig", "pay blue 2", "no passenger")
    assert (game.fact("passengers"), game.game.to_move) == ([[], []], 1)


def test_none_is_placed_in_a_country() -> None:
    """R108."""
    game = table("marklin base 2 | 0 hand=red:2")
    game.play("claim kiel denmark-2", "pay red 2")
    assert game.legal() == ["no passenger", "passenger kiel"]


def test_a_city_takes_one_passenger_of_anybody() -> None:
    """R108."""
    game = table("marklin base 2 | 0 hand=blue:2 | 1 passengers=leipzig")
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert game.legal() == ["no passenger", "passenger chemnitz"]


def test_as_a_house_rule_a_city_takes_several() -> None:
    """R108, option marklin.one_passenger_per_city: two of one player are alike."""
    line = "marklin base 2 marklin.one_passenger_per_city=false | 0 hand=blue:4 passengers=leipzig,leipzig"
    game = table(f"{line} | 1 passengers=leipzig")
    game.play("claim chemnitz leipzig", "pay blue 2", "passenger leipzig", "draw", "draw")
    assert game.fact("passengers") == [["leipzig"] * 3, ["leipzig"]]
    assert game.legal("passenger") == ["passenger leipzig"]
    game.play("passenger leipzig", "travel chemnitz leipzig")
    assert game.fact("passengers") == [["leipzig"] * 2, ["leipzig"]]


def test_without_a_passenger_in_supply_none_is_asked_for() -> None:
    """R108: those that stand and those that are gone count."""
    game = table("marklin base 2 | 0 hand=blue:2 passengers=kiel,ulm gone=1")
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert game.game.to_move == 1


def test_moving_a_passenger_is_the_action_of_a_turn() -> None:
    """R109, R7."""
    game = table(f"marklin base 2 | 0 {OWN} passengers=berlin")
    assert game.legal("passenger") == ["passenger berlin"]
    game.play("passenger berlin", "travel berlin leipzig", "stop")
    assert game.game.to_move == 1


def test_it_travels_along_own_routes_as_far_as_wanted() -> None:
    """R109, R111: every city it enters gives its top token, the one it leaves none."""
    game = table(f"marklin base 2 | 0 {OWN} passengers=berlin")
    told = game.play("passenger berlin")
    assert (game.game.phase, game.fact("travelling"), game.fact("visited")) == ("travel", "berlin", ["berlin"])
    assert game.legal() == ["travel berlin leipzig"]
    told += game.play("travel leipzig berlin")
    assert game.legal() == ["stop", "travel chemnitz leipzig", "travel erfurt leipzig"]
    assert game.fact("visited") == ["berlin", "leipzig"]
    told += game.play("travel leipzig erfurt")
    assert [taken["value"] for taken in only(told, "goods_taken")] == [3, 2]
    assert names(told)[-2:] == ["passenger_arrived", "turn_started"]
    assert (game.fact("goods_points"), game.fact("travelling"), game.fact("visited")) == ([5, 0], None, None)


def test_no_route_is_used_twice_in_a_journey() -> None:
    """R109: back along the same track there is no way, so the journey ends by itself."""
    game = table("marklin base 2 | 0 tracks=berlin:leipzig passengers=berlin")
    assert names(game.play("passenger berlin", "travel berlin leipzig"))[-1] == "turn_started"


PARALLEL = "0 hand=passenger:2 tracks=hamburg:kiel#1 passengers=kiel | 1 tracks=hamburg:kiel#2 | 2 | 3"


def test_parallel_tracks_are_different_routes() -> None:
    """R109, option marklin.parallel_tracks_apart: over one there and over the other back, each once."""
    game = table(f"marklin base 4 | {PARALLEL}")
    game.play("passenger kiel", "travel hamburg kiel #2")
    assert game.legal() == ["stop", "travel hamburg kiel #1"]
    game.play("travel hamburg kiel #1")
    assert game.game.to_move == 1


def test_as_a_house_rule_the_tracks_of_a_double_route_are_one_route() -> None:
    """R109, option marklin.parallel_tracks_apart: once one is used none of the others can be."""
    game = table(f"marklin base 4 marklin.parallel_tracks_apart=false | {PARALLEL}")
    game.play("passenger kiel")
    assert game.legal() == ["travel hamburg kiel #1", "travel hamburg kiel #2"]
    game.play("travel hamburg kiel #2")
    assert game.game.to_move == 1


def test_cities_may_be_passed_again_and_give_one_token_a_journey() -> None:
    """R109, R111: the journey comes back to Leipzig and takes nothing more there."""
    ring = "tracks=berlin:leipzig,chemnitz:leipzig,chemnitz:dresden,dresden:leipzig"
    steps = ("berlin leipzig", "leipzig chemnitz", "chemnitz dresden", "dresden leipzig")
    taken = travelling(f"0 {ring} passengers=berlin", "passenger berlin", *(f"travel {step}" for step in steps))
    assert [token["value"] for token in taken] == [3, 2, 3]


def test_a_passenger_card_opens_one_route_of_an_opponent() -> None:
    """R110: it is discarded at once, and unclaimed tracks stay closed."""
    game = table("marklin base 2 | 0 hand=passenger:1 passengers=berlin | 1 tracks=berlin:leipzig,erfurt:leipzig")
    game.play("passenger berlin")
    told = game.play("travel berlin leipzig")
    assert only(told, "passenger_travelled")[0]["paid"] == 1
    assert game.hand() == {}
    assert game.game.to_move == 1


def test_without_a_passenger_card_opponents_routes_are_closed() -> None:
    """R110, R116: and a passenger that cannot make a step cannot set out."""
    line = "0 hand=red:1 passengers=berlin | 1 hand=passenger:10 tracks=berlin:leipzig"
    assert table(f"marklin base 2 | {line}").legal("passenger") == []


def test_each_card_opens_one_route() -> None:
    """R110."""
    game = table("marklin base 2 | 0 hand=passenger:2 passengers=berlin | 1 tracks=berlin:leipzig,erfurt:leipzig")
    game.play("passenger berlin", "travel berlin leipzig")
    assert game.legal() == ["stop", "travel erfurt leipzig"]
    game.play("travel erfurt leipzig")
    assert (game.hand(), game.fact("goods_points")) == ({}, [5, 0])


def test_an_own_route_costs_no_card() -> None:
    """R109, R110."""
    game = table("marklin base 2 | 0 hand=passenger:1 tracks=berlin:leipzig passengers=berlin")
    told = game.play("passenger berlin", "travel berlin leipzig")
    assert only(told, "passenger_travelled")[0]["paid"] == 0
    assert game.hand() == {"passenger": 1}


def test_whether_a_journey_goes_on_is_asked_by_what_the_table_knows() -> None:
    """R8, R110: who might hold a passenger card is asked, with one or without."""
    for hand, legal in (("red:1", ["stop"]), ("passenger:1", ["stop", "travel erfurt leipzig"])):
        game = table(
            f"marklin base 2 | 0 hand={hand} tracks=berlin:leipzig passengers=berlin | 1 tracks=erfurt:leipzig"
        )
        game.play("passenger berlin", "travel berlin leipzig")
        assert game.legal() == legal
    seen = table(
        "marklin base 2 | 0 hand=red:1 known=red:1 tracks=berlin:leipzig passengers=berlin | 1 tracks=erfurt:leipzig"
    )
    seen.play("passenger berlin", "travel berlin leipzig")
    assert seen.game.to_move == 1


def test_where_all_passenger_cards_lie_open_nobody_can_hold_another() -> None:
    """R8, R110: the table can rule a hidden one out."""
    line = "discard=passenger:9 display=passenger,red,red,red,red"
    game = table(
        f"marklin base 2 | {line} | 0 hand=red:1 tracks=berlin:leipzig passengers=berlin | 1 tracks=erfurt:leipzig"
    )
    game.play("passenger berlin", "travel berlin leipzig")
    assert game.game.to_move == 1


def test_a_card_paid_on_a_journey_fills_an_empty_display() -> None:
    """R16, R110."""
    hands = "red:11,orange:11,yellow:11,green:11,blue:11,pink:11,white:11,black:11,locomotive:14,plus4:6,passenger:8"
    line = f"0 hand=passenger:2 passengers=berlin | 1 hand={hands} tracks=berlin:leipzig"
    game = table(f"marklin base 2 | {line}")
    game.play("passenger berlin", "travel berlin leipzig")
    assert game.display() == ["passenger", None, None, None, None]


def test_no_passenger_goes_into_a_country() -> None:
    """R109, option marklin.passengers_enter_countries: over own routes and others' alike."""
    own = "tracks=kiel:denmark-2,hamburg:kiel#1"
    game = table(f"marklin base 2 | 0 hand=passenger:1 {own} passengers=kiel | 1 tracks=bremerhaven:denmark-1")
    game.play("passenger kiel")
    assert game.legal() == ["travel hamburg kiel #1"]
    refused = game.game.why_not("travel kiel denmark-2")
    assert refused is not None
    assert refused.code == WhyCode.NO_PASSENGER_IN_COUNTRY
    assert table("marklin base 2 | 0 tracks=kiel:denmark-2 passengers=kiel").legal("passenger") == []


def test_as_a_house_rule_a_passenger_may_end_in_a_country() -> None:
    """R105, R109, option marklin.passengers_enter_countries: no goods there, and no way on to another border point."""
    start = "marklin base 2 marklin.passengers_enter_countries=true"
    game = table(f"{start} | 0 tracks=kiel:denmark-2,bremerhaven:denmark-1 passengers=kiel")
    told = game.play("passenger kiel", "travel kiel denmark-2")
    assert only(told, "goods_taken") == []
    assert game.game.to_move == 1


def test_an_empty_stack_gives_nothing() -> None:
    """R111."""
    own = "tracks=berlin:leipzig,erfurt:leipzig passengers=berlin"
    game = table(f"marklin base 2 | goods=leipzig:1,erfurt:0 | 0 {own} | 1 goods=7")
    told = game.play("passenger berlin", "travel berlin leipzig", "travel leipzig erfurt")
    assert [taken["value"] for taken in only(told, "goods_taken")] == [1]
    assert game.fact("goods_points") == [1, 7]


RING = "0 tracks=berlin:leipzig,berlin:dresden,dresden:leipzig passengers=berlin"
ROUND = ("travel berlin leipzig", "travel leipzig dresden", "travel dresden berlin")


def test_the_city_it_leaves_gives_nothing_not_even_when_it_comes_back() -> None:
    """R111, options marklin.collect_start_city and marklin.collect_on_return."""
    game = table(f"marklin base 2 | {RING}")
    game.play("passenger berlin")
    assert (game.fact("visited"), game.fact("goods_points")) == (["berlin"], [0, 0])
    game.play(*ROUND)
    assert game.fact("goods_points") == [6, 0]


def test_as_a_house_rule_it_gives_something_when_the_journey_comes_back_to_it() -> None:
    """R111, option marklin.collect_on_return."""
    game = table(f"marklin base 2 marklin.collect_on_return=true | {RING}")
    game.play("passenger berlin")
    assert (game.fact("visited"), game.fact("goods_points")) == ([], [0, 0])
    game.play(*ROUND)
    assert game.fact("goods_points") == [13, 0]


def test_as_a_house_rule_the_city_it_leaves_gives_a_token_at_once_and_no_second_one() -> None:
    """R111, option marklin.collect_start_city."""
    game = table(f"marklin base 2 marklin.collect_start_city=true | {RING}")
    game.play("passenger berlin")
    assert (game.fact("visited"), game.fact("goods_points")) == (["berlin"], [7, 0])
    game.play(*ROUND)
    assert game.fact("goods_points") == [13, 0]


def test_a_house_rule_of_the_board_means_nothing_on_another() -> None:
    """R117: Germany has no passengers whatever is chosen."""
    game = deal("germany", options={"marklin.one_passenger_per_city": False, "marklin.reset_counts_plus4": True})
    assert game.fact("passengers") is None


def test_tokens_score_at_once_and_apart_from_routes() -> None:
    """R112, R225."""
    game = table("marklin base 2 | 0 tracks=berlin:leipzig passengers=berlin")
    game.play("passenger berlin", "travel berlin leipzig")
    score = game.score()
    assert (score.goods, score.routes, score.total) == (3, 7, 10)


def test_after_its_journey_a_passenger_leaves_the_game() -> None:
    """R113."""
    game = table("marklin base 2 | 0 tracks=berlin:leipzig passengers=berlin,kiel")
    game.play("passenger berlin", "travel berlin leipzig")
    assert (game.fact("passengers"), game.fact("passengers_left")) == ([["kiel"], []], [1, 3])


def test_passengers_that_never_moved_score_nothing() -> None:
    """R114."""
    assert table("marklin base 2 | 0 passengers=berlin,kiel,ulm").score().total == 0


def test_a_journey_uses_at_least_one_route() -> None:
    """R116: there is no stopping in the city it leaves."""
    game = table("marklin base 2 | 0 tracks=berlin:leipzig passengers=berlin")
    game.play("passenger berlin")
    assert "stop" not in game.legal()


def test_nobody_passes_who_could_move_a_passenger() -> None:
    """R29, R109."""
    hands = "red:11,orange:11,yellow:11,green:11,blue:11,pink:11,white:11,black:11,locomotive:14,plus4:6,passenger:10"
    start = "marklin base 2 | out=ALL | 0 passengers=berlin TRACKS | 1 hand="
    tickets = ",".join(f"{ticket.a}:{ticket.b}" for ticket in deal("marklin").game.map.tickets)
    line = start.replace("ALL", tickets) + hands
    assert table(line.replace("TRACKS", "tracks=berlin:leipzig")).legal() == ["passenger berlin"]
    assert table(line.replace(" TRACKS", "")).legal() == ["pass"]


def test_with_dice_an_opponents_route_costs_a_wild() -> None:
    """R151: own routes cost nothing, and no other face opens one."""
    line = "0 passengers=berlin | 1 tracks=berlin:leipzig,erfurt:leipzig"
    assert table(f"marklin base 2 dice=true | {dice('SSDDT')} | {line}").legal("passenger") == []
    game = table(f"marklin base 2 dice=true | {dice('SSDDW')} | {line}")
    game.play("passenger berlin", "travel berlin leipzig")
    assert (game.game.phase, game.fact("dice")) == ("after action", {"single": 2, "double": 2})
    assert game.legal("passenger") == []
    own = table(f"marklin base 2 dice=true | {dice('SSDDT')} | 0 tracks=berlin:leipzig passengers=berlin")
    own.play("passenger berlin", "travel berlin leipzig")
    assert own.fact("dice") == {"single": 2, "double": 2, "station": 1}


def test_with_dice_a_journey_is_the_action_and_placing_is_unchanged() -> None:
    """R151, R134, R108."""
    game = table(f"marklin base 2 dice=true | {dice('SSDDW')} | 0 tracks=berlin:leipzig passengers=berlin")
    game.play("claim chemnitz leipzig", "pay single 2", "passenger leipzig")
    assert game.legal("passenger") == game.legal("claim") == []
    assert game.fact("passengers") == [["berlin", "leipzig"], []]


def test_wilds_of_a_journey_compete_with_those_of_a_monster() -> None:
    """R206, R151, R196."""
    where = "monsters=alvin:kiel,dexter:ulm"
    line = f"marklin base 2 dice=true monsters=true | {dice('SSDDW')} {where}"
    game = table(f"{line} | 0 passengers=berlin | 1 tracks=berlin:leipzig")
    game.play("move alvin hamburg 1")
    assert game.legal("passenger") == []


def test_passengers_travel_through_chaos_freely() -> None:
    """R202."""
    line = f"marklin base 2 monsters=true | monsters=alvin:berlin,dexter:leipzig | 0 {OWN} passengers=berlin"
    game = table(line)
    game.play("passenger berlin", "travel berlin leipzig", "travel leipzig erfurt")
    assert game.fact("goods_points") == [5, 0]


@pytest.mark.parametrize(
    ("where", "steps"),
    [("berlin", []), ("leipzig", []), ("erfurt", ["travel berlin leipzig", "travel chemnitz leipzig"])],
)
def test_where_chaos_blocks_all_no_passenger_leaves_enters_or_crosses_it(where: str, steps: list[str]) -> None:
    """R202, option monsters.chaos_blocks of R201."""
    start = "marklin base 2 monsters=true monsters.chaos_blocks=all"
    game = table(f"{start} | monsters=alvin:{where},dexter:ulm | 0 {OWN} passengers=berlin")
    assert bool(game.legal("passenger")) == bool(steps)
    if steps:
        game.play("passenger berlin", steps[0])
        assert game.legal("travel") == steps[1:]


def test_where_chaos_blocks_all_a_country_in_chaos_is_closed_at_every_border_point() -> None:
    """R202, R203."""
    start = "marklin base 2 monsters=true monsters.chaos_blocks=all"
    game = table(f"{start} | monsters=alvin:denmark-1,dexter:ulm | 0 tracks=kiel:denmark-2 passengers=kiel")
    assert game.legal("passenger") == []
