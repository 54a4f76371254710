"""The final sum, the bonuses and the winner (R188-R191, R225-R231)."""

import pytest

from printed import PRINTED
from reference.small import small
from table import Table, table
from whistlestop import compile_rules, maps
from whistlestop.maps.schema import Bonuses, Map
from whistlestop.ruleset.options import Value


def on(map: Map, line: str) -> Table:
    """Return a table on a map of the test's own."""
    return table(f"small base {line}", compile_rules(map))


def test_the_final_sum_adds_routes_tickets_and_bonuses() -> None:
    """R225: 4 + 4 for routes, 4 for a ticket, -12 for another, 10 for the longest path."""
    tracks = "denver:santa-fe,el-paso:santa-fe"
    score = table(f"usa base 2 | 0 tickets=denver:el-paso,boston:miami tracks={tracks}").score()
    assert (score.routes, score.tickets, score.longest_path, score.total) == (4, 4 - 12, 10, 6)


def test_fulfilled_tickets_give_and_unfulfilled_ones_cost_their_value() -> None:
    """R225."""
    score = table("usa base 2 | 0 tickets=denver:el-paso,boston:miami tracks=denver:santa-fe,el-paso:santa-fe").score()
    assert [(ticket.points, ticket.fulfilled) for ticket in score.each_ticket] == [(-12, False), (4, True)]


def test_a_total_may_be_negative() -> None:
    """R225."""
    assert table("usa base 2 | 0 tickets=boston:miami,seattle:new-york").score().total == -34


def test_stations_left_count_in_the_final_sum() -> None:
    """R225, R73: 7 + 2 * 4 + 10 for the path."""
    assert table("europe base 2 | 0 tracks=angora:erzurum stations=paris").score().total == 4 + 8 + 10


def test_the_longest_path_is_worth_ten_points_to_all_tied() -> None:
    """R226."""
    game = table("usa base 3 | 0 tracks=chicago:duluth | 1 tracks=helena:salt-lake-city | 2 tracks=charleston:raleigh")
    assert [game.score(seat).longest_path for seat in range(3)] == [10, 10, 0]


def test_without_any_route_nobody_gets_the_bonus_for_the_longest_path() -> None:
    """R227."""
    game = table("usa base 2")
    assert [game.score(seat).longest_path for seat in range(2)] == [0, 0]


def test_without_any_fulfilled_ticket_nobody_gets_the_bonus_for_most_tickets() -> None:
    """R227."""
    game = on(globetrotter(), "2 | 0 tickets=a:b")
    assert [game.score(seat).most_tickets for seat in range(2)] == [0, 0]


def globetrotter(longest_path: int = 0) -> Map:
    """Return a small map with a bonus of 15 for most fulfilled tickets."""
    bonuses = Bonuses(longest_path=longest_path, most_tickets=15)
    return small("a b 1 red, b c 1 red, c d 1 red, d e 2 red", "a b 1, b c 2, c d 3, d e 4", bonuses=bonuses)


def test_most_fulfilled_tickets_are_worth_what_the_map_says_to_all_tied() -> None:
    """R228: the number counts, not the value, and unfulfilled ones do not."""
    line = "3 | 0 tickets=a:b,b:c tracks=a:b | 1 tickets=c:d tracks=c:d | 2 tickets=d:e"
    assert [on(globetrotter(), line).score(seat).most_tickets for seat in range(3)] == [15, 15, 0]


@pytest.mark.parametrize(("ticket_set", "points"), [("base", 0), ("1910", 15), ("mega", 15), ("big-cities", 0)])
def test_the_globetrotter_bonus_belongs_to_its_ticket_sets(ticket_set: str, points: int) -> None:
    """R119, R228."""
    assert maps.load("usa", ticket_set).bonuses.most_tickets == points


def test_usa_1910_gives_no_bonus_for_the_longest_path() -> None:
    """R119."""
    score = table("usa 1910 2 | 0 tracks=chicago:duluth").score()
    assert (score.path_length, score.longest_path, score.total) == (3, 0, 4)


def test_the_player_with_most_points_wins() -> None:
    """R229."""
    game = table("usa base 3 | 0 tracks=charleston:raleigh | 1 tracks=chicago:duluth | 2 tracks=portland:seattle#1")
    assert game.game.winners() == [1]
    assert [game.score(seat).rank for seat in range(3)] == [2, 1, 3]


def test_equal_points_are_broken_by_more_fulfilled_tickets() -> None:
    """R229: 1 + 1 + 10 with a ticket of 1 against 2 + 10 without."""
    board = small("a b 1 red, c d 2 red, d e 1 red", "a b 1, a c 2, c e 3", bonuses=Bonuses(longest_path=0))
    game = on(board, "2 | 0 tickets=a:b tracks=a:b | 1 tracks=c:d")
    assert [score.total for score in game.game.scores()] == [2, 2]
    assert game.game.winners() == [0]


def station_tie(option: str = "") -> Table:
    """Return equal totals without tickets; seat 0 has built a station, seat 1 has not but has the shorter path."""
    bonuses = Bonuses(longest_path=10, unused_station=0)
    board = small("a b 2 red, c d 1 red, e f 1 red, g h 8 red", "a b 1", stations=3, bonuses=bonuses)
    rules = compile_rules(board, {"end.europe_station_tiebreak": option != "false"})
    return table("small base 3 | 0 tracks=a:b stations=a | 1 tracks=c:d,e:f | 2 tracks=g:h tickets=a:b", rules)


def test_the_next_tie_break_is_fewer_stations_built() -> None:
    """R229, option end.europe_station_tiebreak."""
    game = station_tie()
    assert [score.total for score in game.game.scores()][:2] == [2, 2]
    assert [score.rank for score in game.game.scores()] == [3, 2, 1]


def test_without_the_option_stations_break_no_tie() -> None:
    """R229, option end.europe_station_tiebreak."""
    assert [score.rank for score in station_tie("false").game.scores()] == [2, 2, 1]


def test_the_last_tie_break_is_the_bonus_for_the_longest_path() -> None:
    """R229: 1 + 10 for the path against 11 for routes."""
    board = small("a b 2 red, c d 1 red, e f 1 red", "a b 1", route_points={1: 6, 2: 2})
    game = on(board, "2 | 0 tracks=a:b | 1 tracks=c:d,e:f")
    assert [score.total for score in game.game.scores()] == [12, 12]
    assert game.game.winners() == [0]


def test_players_still_tied_share_the_victory() -> None:
    """R229."""
    game = table("usa base 3 | 0 tracks=chicago:duluth | 1 tracks=helena:salt-lake-city")
    assert game.game.winners() == [0, 1]
    assert [score.rank for score in game.game.scores()] == [1, 1, 3]


def test_the_length_of_the_path_itself_breaks_no_tie_where_there_is_a_bonus_for_it() -> None:
    """R229: neither of two tied players has the longest path, so their lengths do not matter."""
    board = small("a b 2 red, c d 1 red, e f 1 red, g h 5 red", "a b 1")
    game = on(board, "3 | 0 tracks=a:b | 1 tracks=c:d,e:f | 2 tracks=g:h")
    assert [score.rank for score in game.game.scores()] == [2, 2, 1]


def test_without_a_bonus_for_the_longest_path_its_length_breaks_the_tie() -> None:
    """R230."""
    board = small("a b 2 red, c d 1 red, e f 1 red", "a b 1", bonuses=Bonuses(longest_path=0))
    game = on(board, "2 | 0 tracks=a:b | 1 tracks=c:d,e:f")
    assert [score.total for score in game.game.scores()] == [2, 2]
    assert game.game.winners() == [0]


def two_tied(board: Map, first: str, second: str, printed: bool = True) -> list[int]:
    """Return who wins of two seats with equal points."""
    rules = compile_rules(board, {"end.printed_ties": printed})
    game = table(f"small base 2 | {first} | {second}", rules)
    assert len({score.total for score in game.game.scores()}) == 1
    return game.game.winners()


def test_a_board_may_break_ties_by_mountain_routes_and_no_further() -> None:
    """R229, option end.printed_ties: Legendary Asia; routes count, not what was lost on them."""
    tracks = "a b 1 red mountains 1, c d 1 red mountains 1, e f 2 red mountains 2, g h 3 red, i j 1 red, k l 1 red"
    board = small(tracks, "a b 1", bonuses=Bonuses(longest_path=0), ties=("tickets", "mountains"))
    assert two_tied(board, "0 tracks=a:b,c:d", "1 tracks=e:f") == [0]
    assert two_tied(board, "0 tracks=a:b,i:j", "1 tracks=g:h") == [0]
    assert two_tied(board, "0 tracks=a:b,i:j", "1 tracks=g:h", printed=False) == [1]
    assert two_tied(board, "0 tracks=i:j", "1 tracks=k:l") == [0, 1]


def test_a_board_may_share_the_victory_after_tickets() -> None:
    """R229, option end.printed_ties: London and New York."""
    board = small("a b 2 red, c d 1 red, e f 1 red", "a b 1", bonuses=Bonuses(longest_path=0), ties=("tickets",))
    assert two_tied(board, "0 tracks=a:b", "1 tracks=c:d,e:f") == [0, 1]
    assert two_tied(board, "0 tracks=a:b", "1 tracks=c:d,e:f", printed=False) == [0]


@pytest.mark.parametrize(("printed", "winners"), [("true", [1]), ("false", [0])])
def test_goods_break_a_tie_on_marklin(printed: str, winners: list[int]) -> None:
    """R229, option end.printed_ties: 2 of goods and 2 for a route against 4 for one of three spaces."""
    line = f"marklin base 2 end.printed_ties={printed} | goods=erfurt:0"
    game = table(f"{line} | 0 tracks=bremen:emden | 1 tracks=chemnitz:leipzig goods=2")
    assert [score.total for score in game.game.scores()] == [4, 4]
    assert game.game.winners() == winners


@pytest.mark.parametrize(("printed", "winners"), [("true", [1]), ("false", [0])])
def test_collected_meeples_break_a_tie_in_germany(printed: str, winners: list[int]) -> None:
    """R229, option end.printed_ties: each leads in one colour, and one has more in all."""
    seats = "0 tracks=chemnitz:leipzig collected=red:1 | 1 tracks=bremen:bremerhaven,chemnitz:dresden collected=blue:2"
    game = table(f"germany base 2 end.printed_ties={printed} | {seats}")
    assert [score.total for score in game.game.scores()] == [22, 22]
    assert game.game.winners() == winners


def test_what_breaks_ties_on_each_board() -> None:
    """R229, R230: Nordic and the others go by the base rule."""
    assert {id: list(maps.load(id).ties) for id in maps.ids()} == {id: told["ties"] for id, told in PRINTED.items()}


def test_tickets_are_revealed_only_at_final_scoring() -> None:
    """R231."""
    line = "usa base 2 | display=red,red,red,red,red last_turns=1 | 1 tickets=boston:miami"
    game = table(line)
    assert game.fact("tickets_shown", 0) is None
    game.play("draw", "draw")
    assert game.game.over
    assert game.fact("tickets_shown", 0) == game.fact("tickets_shown") == [[], [0]]


def monster_cards(line: str, **options: Value) -> list[tuple[int, int]]:
    """Return everybody's bonuses for cards of Alvin and of Dexter on a small map for three."""
    chosen = {f"monsters.{key}": value for key, value in options.items()}
    rules = compile_rules(small("a b 1 red, b c 1 red"), {"monsters": True, **chosen})
    game = table(f"small base 3 | monsters=alvin:a,dexter:c {line}", rules)
    return [(score.alvin, score.dexter) for score in game.game.scores()]


def test_most_cards_of_a_monster_are_worth_fifteen_points() -> None:
    """R188: for each monster apart, face-up and face-down cards together."""
    cards = "| 0 face_down=alvin:3 | 1 face_down=alvin:2,dexter:1 | 2 face_down=dexter:2"
    assert monster_cards(cards) == [(15, 0), (0, 0), (0, 15)]
    assert monster_cards(f"face_up=alvin:1,dexter:1 {cards}") == [(15, 0), (15, 15), (0, 15)]


@pytest.mark.parametrize("points", [0, 10, 99])
def test_what_most_cards_of_a_monster_are_worth_can_be_chosen(points: int) -> None:
    """R188, option monsters.bonus_points."""
    assert monster_cards("face_up=alvin:1 | 0", bonus_points=points) == [(0, 0), (points, 0), (0, 0)]


def test_all_players_tied_for_most_cards_of_a_monster_get_the_full_bonus() -> None:
    """R189."""
    cards = "| 0 face_down=alvin:2 | 1 face_down=alvin:2,dexter:1 | 2 face_down=alvin:2"
    assert monster_cards(cards) == [(15, 0), (15, 15), (15, 0)]


def test_nobody_without_a_card_gets_a_monsters_bonus() -> None:
    """R189."""
    assert monster_cards("| 0") == [(0, 0), (0, 0), (0, 0)]


def test_one_player_may_have_both_bonuses() -> None:
    """R190: two bonus cards exist, so it is not one joint bonus."""
    assert monster_cards("| 0 face_down=alvin:1,dexter:1 | 1 face_down=dexter:1") == [(15, 15), (0, 15), (0, 0)]


def test_monster_bonuses_count_in_the_final_sum() -> None:
    """R188, R225."""
    rules = compile_rules(small("a b 1 red, b c 1 red"), {"monsters": True})
    game = table("small base 2 | monsters=alvin:a,dexter:c | 0 face_down=alvin:1,dexter:1 tracks=a:b", rules)
    assert [score.total for score in game.game.scores()] == [1 + 10 + 30, 0]


def test_monster_bonuses_break_no_tie() -> None:
    """R191: a route of 15 and a bonus of 15 share the victory with two routes of 15."""
    rules = compile_rules(small("a b 6 red, c d 6 red, e f 6 red"), {"monsters": True})
    line = "small base 2 | monsters=alvin:a,dexter:c | 0 face_down=alvin:1 tracks=a:b | 1 tracks=c:d,e:f"
    game = table(line, rules)
    assert [score.total for score in game.game.scores()] == [40, 40]
    assert game.game.winners() == [0, 1]
