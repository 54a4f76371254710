"""Bonuses for cities: the most of them joined (R121), attractions and districts of the city boards."""

from reference.small import small
from table import on, table
from whistlestop import compile_rules
from whistlestop.maps.schema import Bonuses, District

MOUNTAINS = small(
    "a b 2 red mountains 1, b c 2 red, c d 2 red, d e 2 red mountains 2, e f 2 red",
    "a b 1, b c 1, c d 1, d e 1, a f 9, b f 9",
    bonuses=Bonuses(longest_path=0, most_cities=10),
)


def cities(first: str, second: str, shared: bool = True) -> list[int]:
    """Return what two seats score for most cities."""
    rules = compile_rules(MOUNTAINS, {"end.explorer_shared": shared})
    game = table(f"small base 2 | 0 {first} | 1 {second}", rules)
    return [game.score(seat).most_cities for seat in range(2)]


def test_the_largest_connected_set_of_cities_is_worth_ten_points() -> None:
    """R121: four cities in two sets are fewer than three in one."""
    assert cities("tracks=a:b,e:f", "tracks=b:c,c:d") == [0, 10]
    assert cities("tracks=a:b,b:c", "tracks=e:f") == [10, 0]


def test_all_tied_players_get_the_points() -> None:
    """R121, option end.explorer_shared: neither tickets nor mountains matter."""
    assert cities("tracks=b:c tickets=b:c", "tracks=d:e") == [10, 10]
    assert cities("tracks=a:b", "tracks=b:c") == [10, 10]


def test_as_a_house_rule_equal_sets_are_compared_by_fulfilled_tickets() -> None:
    """R121, option end.explorer_shared: before trains lost on mountains."""
    assert cities("tracks=b:c tickets=b:c", "tracks=d:e", shared=False) == [10, 0]


def test_as_a_house_rule_then_by_trains_lost_on_mountains_then_all_get_them() -> None:
    """R121, option end.explorer_shared."""
    assert cities("tracks=a:b", "tracks=d:e", shared=False) == [0, 10]
    assert cities("tracks=a:b", "tracks=b:c", shared=False) == [10, 0]
    assert cities("tracks=b:c", "tracks=c:d", shared=False) == [10, 10]


def test_nobody_without_a_route_has_most_cities() -> None:
    """R121."""
    assert cities("tickets=a:b", "tickets=c:d") == [0, 0]


def test_each_attraction_touched_by_an_own_route_is_worth_a_point() -> None:
    """R225: New York; three attractions by two routes, none by a route between other places."""
    own = "central-park:times-square#1,empire-state-building:times-square#1"
    game = table(f"new-york base 2 | 0 tracks={own} | 1 tracks=east-village:lower-east-side")
    assert [game.score(seat).attractions for seat in range(2)] == [3, 0]
    assert game.score().total == 2 + 1 + 3


def test_a_district_pays_when_all_its_places_are_joined_with_one_another() -> None:
    """R225: London; the way may lead outside the district, and touching its places is not enough."""
    board = small("a b 1 red, b c 1 red, c d 1 red", districts=(District(("a", "c"), 3), District(("a", "d"), 4)))
    found = [on(board, f"2 | 0 tracks={tracks}").score().districts for tracks in ("a:b,c:d", "a:b,b:c", "a:b,b:c,c:d")]
    assert found == [0, 3, 7]


def test_the_districts_of_london_pay_their_number() -> None:
    """R225: the first is joined by a single route, the second needs three."""
    first, second = "british-museum:covent-garden#1", "big-ben:buckingham-palace,big-ben:trafalgar-square"
    game = table(f"london base 2 | 0 tracks={first},{second},piccadilly-circus:trafalgar-square#1")
    assert game.score().districts == 1 + 2


def test_places_of_a_district_joined_by_others_pay_nothing() -> None:
    """R225."""
    board = small("a b 1 red, b c 1 red, c d 1 red", districts=(District(("a", "c"), 3),))
    game = on(board, "2 | 0 tracks=a:b | 1 tracks=b:c")
    assert [game.score(seat).districts for seat in range(2)] == [0, 0]
