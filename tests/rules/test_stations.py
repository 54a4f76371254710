"""Stations: building them and the routes they borrow at scoring (R67-R74)."""

import pytest

from reference.small import small
from table import Table, table
from whistlestop import compile_rules, maps
from whistlestop.maps.schema import Bonuses

DISPLAY = "display=red,blue,yellow,white,black"


def borrowing(line: str, tracks: str, tickets: str, **knobs: object) -> Table:
    """Return a table on a small map with three stations a seat."""
    return table(f"small base {line}", compile_rules(small(tracks, tickets, stations=3, **knobs)))


def test_a_station_is_built_in_any_city_without_one() -> None:
    """R67: also where nobody has a route; not where anybody has a station."""
    game = table("europe base 3 | 0 hand=red:2 stations=paris | 1 stations=roma | 2 tracks=brest:dieppe")
    free = game.legal("station")
    assert len(free) == len(maps.load("europe").places) - 2
    assert {"station paris", "station roma"}.isdisjoint(free)
    assert {"station brest", "station athina"} <= set(free)


def test_a_station_is_the_one_action_of_a_turn() -> None:
    """R67, R7."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=red:4")
    game.play("station paris", "pay red 1", luck="")
    assert game.fact("stations") == {"paris": 0}
    assert game.game.to_move == 1


def test_each_player_has_three_stations_in_all() -> None:
    """R67."""
    game = table("europe base 2 | 0 hand=red:9 stations=paris,roma,wien")
    assert game.legal("station") == []


def test_boards_without_stations_offer_none() -> None:
    """R67: stations belong to Europe."""
    assert table("usa base 2 | 0 hand=red:9").legal("station") == []


@pytest.mark.parametrize(
    ("stations", "payments"),
    [
        ("-", ["pay red 1", "pay blue 1", "pay locomotive 1"]),
        ("paris", ["pay red 2", "pay red 1 + locomotive 1", "pay blue 1 + locomotive 1"]),
        ("paris,roma", ["pay red 3", "pay red 2 + locomotive 1"]),
    ],
)
def test_stations_cost_one_two_and_three_cards_of_one_colour(stations: str, payments: list[str]) -> None:
    """R68: locomotives may replace."""
    game = table(f"europe base 2 | 0 hand=red:3,blue:1,locomotive:1 stations={stations}")
    game.play("station wien")
    assert sorted(game.legal()) == sorted(payments)


def test_a_station_that_cannot_be_paid_cannot_be_built() -> None:
    """R68: cards of two colours do not add up."""
    assert table("europe base 2 | 0 hand=red:1,blue:1 stations=paris").legal("station") == []


def test_the_cards_paid_for_a_station_are_discarded() -> None:
    """R68."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=red:2,locomotive:1 stations=paris")
    game.play("station wien", "pay red 1 + locomotive 1", luck="")
    assert game.fact("discard") == {"red": 1, "locomotive": 1}
    assert game.hand(0) == {"red": 1}


def test_a_station_lends_one_route_of_an_opponent_for_the_tickets() -> None:
    """R69: Paris - Wien over Zurich and Munchen, the last route being an opponent's."""
    own = "tickets=paris:wien tracks=paris:zurich,munchen:zurich"
    line = f"europe base 2 | 0 {own} stations={{}} | 1 tracks=munchen:wien"
    assert table(line.format("-")).score().tickets == -8
    assert table(line.format("munchen")).score().tickets == 8
    assert table(line.format("wien")).score().tickets == 8
    assert table(line.format("zurich")).score().tickets == -8


def test_a_station_lends_exactly_one_route() -> None:
    """R69: two opponent routes at the city would be needed."""
    game = borrowing("2 | 0 tickets=a:c stations=b | 1 tracks=a:b,b:c", "a b 1 red, b c 1 red", "a c 9, a b 1, b c 1")
    assert game.score().tickets == -9
    assert game.score().borrowed == ()


def test_a_borrowed_route_serves_several_tickets() -> None:
    """R69."""
    game = borrowing(
        "2 | 0 tickets=a:b,a:c tracks=b:c stations=a | 1 tracks=a:b", "a b 1 red, b c 1 red", "a b 3, a c 9"
    )
    assert game.score().tickets == 12
    assert game.score().fulfilled == 2


def test_own_routes_need_no_station() -> None:
    """R69: a route whose ends are joined already is not borrowed."""
    tracks = "a b 1 red, b c 1 red, a c 1 red"
    game = borrowing("2 | 0 tickets=a:c tracks=a:b,b:c stations=a | 1 tracks=a:c", tracks, "a c 9")
    assert game.score().borrowed == ()
    assert game.score().tickets == 9


def test_the_choice_with_the_best_ticket_result_is_made() -> None:
    """R70: 9 - 2 beats 2 - 9, whichever route comes first on the map."""
    for tracks in ("a b 1 red, a c 1 red", "a c 1 red, a b 1 red"):
        game = borrowing("2 | 0 tickets=a:b,a:c stations=a | 1 tracks=a:b,a:c", tracks, "a b 9, a c 2")
        assert game.score().tickets == 7


def test_of_equal_choices_the_one_with_more_fulfilled_tickets_is_made() -> None:
    """R70: 10 - 5 - 5 with one ticket or 5 + 5 - 10 with two."""
    game = borrowing(
        "2 | 0 tickets=a:b,c:d,e:f tracks=a:h,c:h,e:h,d:k,f:k stations=h | 1 tracks=h:b,h:k",
        "h b 1 red, h k 1 red, a h 1 red, c h 1 red, e h 1 red, d k 1 red, f k 1 red",
        "a b 10, c d 5, e f 5",
    )
    assert (game.score().tickets, game.score().fulfilled) == (0, 2)
    assert game.score().borrowed == (1,)


@pytest.mark.parametrize("stations", ["b,c,d", "a,b,c"])
def test_several_stations_may_be_chained(stations: str) -> None:
    """R71: three borrowed routes in a row."""
    game = borrowing(
        f"2 | 0 tickets=a:d stations={stations} | 1 tracks=a:b,b:c,c:d", "a b 1 red, b c 1 red, c d 1 red", "a d 9"
    )
    assert game.score().tickets == 9
    assert sorted(game.score().borrowed) == [0, 1, 2]


def test_two_players_may_borrow_the_same_route() -> None:
    """R71."""
    line = "3 | 0 tickets=a:b stations=a | 1 tickets=b:a stations=b | 2 tracks=a:b"
    game = borrowing(line, "a b 1 red", "a b 9, b a 8")
    assert [game.score(seat).tickets for seat in range(2)] == [9, 8]


def test_a_station_may_stay_unused() -> None:
    """R71: no opponent route touches it."""
    game = borrowing("2 | 0 tickets=a:b stations=c | 1 tracks=a:b", "a b 1 red, b c 1 red", "a b 9")
    assert game.score().tickets == -9
    assert game.score().borrowed == ()


def test_borrowed_routes_never_count_for_the_longest_path() -> None:
    """R72."""
    game = borrowing("2 | 0 tickets=a:c tracks=a:b stations=b | 1 tracks=b:c", "a b 2 red, b c 3 red", "a c 9")
    assert game.score().tickets == 9
    assert game.score().path_length == 2


@pytest.mark.parametrize(("stations", "points"), [("-", 12), ("paris", 8), ("paris,roma", 4), ("paris,roma,wien", 0)])
def test_each_station_still_in_supply_is_worth_four_points(stations: str, points: int) -> None:
    """R73."""
    game = table(f"europe base 2 | 0 stations={stations}")
    assert game.score().stations == points
    assert game.score().total == points


def test_what_an_unused_station_is_worth_is_the_maps() -> None:
    """R73."""
    game = borrowing("2 | 0 stations=a", "a b 1 red", "a b 9", bonuses=Bonuses(unused_station=7))
    assert game.score().stations == 14


def test_stations_block_no_routes() -> None:
    """R74."""
    game = table("europe base 2 | 0 hand=green:3 | 1 stations=paris,zurich")
    assert "claim paris zurich" in game.legal()
