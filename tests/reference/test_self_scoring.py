"""Hand-made cases for the reference engine: the longest path, stations, bonuses and the winner."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random

import pytest

from whistlestop import maps
from whistlestop.maps.schema import Bonuses

from .house_rules import complete
from .paths import Edge, longest_path
from .scoring import Position, best_ticket_result, scores, ties_of, winners
from .small import small


def edges(words: str) -> list[Edge]:
    """Return edges written as "ab2 bc3"."""
    return [(word[0], word[1], int(word[2:])) for word in words.split()]


@pytest.mark.parametrize(
    ("network", "length"),
    [
        ("", 0),
        ("ma2 mb3 mc4", 7),
        ("ab2 bc3 ca4 ad5", 14),
        ("ab1 bc1 ca1 ad2 de2 ea2", 9),
        ("ab6 cd1 de1", 6),
        ("ab2 ab3", 5),
    ],
    ids=["nothing", "three arms", "ring with tail", "two rings", "two networks", "both tracks"],
)
def test_the_longest_path_uses_no_route_twice(network: str, length: int) -> None:
    """R226 with its examples."""
    assert longest_path(edges(network)) == length


def _every_order(network: Sequence[Edge]) -> int:
    """Return the longest path found by laying the routes one after the other in every possible order."""
    best = 0
    for order in permutations(network):
        for end in order[0][:2] if order else ():
            walked = 0
            for a, b, length in order:
                if end not in (a, b):
                    break
                end, walked = (b if end == a else a), walked + length
            best = max(best, walked)
    return best


@pytest.mark.parametrize("seed", range(40))
def test_the_longest_path_agrees_with_trying_every_order(seed: int) -> None:
    """R226."""
    random = Random(seed)
    pairs = [random.sample("abcde", 2) for _ in range(random.randint(1, 7))]
    network = [(a, b, random.randint(1, 6)) for a, b in pairs]
    assert longest_path(network) == _every_order(network)


def position(
    owner: Mapping[int, int],
    tickets: Sequence[Sequence[int]] = ((), ()),
    stations: Mapping[str, int] | None = None,
    tracks: str = "a b 3 red, b c 3 red, c d 2 red, d e 2 red, b f 1 red",
    **knobs: object,
) -> Position:
    """Return a position on a line of places a to e with a branch to f."""
    board = small(tracks, "a b 4, a c 5, a d 6, e f 7, a f 5, d b 5", **knobs)
    return Position(board, owner, stations or {}, tickets)


def test_fulfilled_tickets_add_and_unfulfilled_tickets_subtract() -> None:
    """R225."""
    rows = scores(position({0: 0, 2: 1}, ((0, 1), (5,))))
    assert [(row["routes"], row["tickets"], row["fulfilled"]) for row in rows] == [(4, -1, 1), (2, -5, 0)]
    assert [row["total"] for row in rows] == [4 - 1 + 10, 2 - 5]


def test_all_tied_players_get_the_longest_path_bonus() -> None:
    """R226."""
    rows = scores(position({0: 0, 1: 1}))
    assert [(row["path_length"], row["longest_path"]) for row in rows] == [(3, 10), (3, 10)]


def test_nobody_gets_a_bonus_for_nothing() -> None:
    """R227."""
    rows = scores(position({}, ((0,), ()), bonuses=Bonuses(longest_path=10, most_tickets=15)))
    assert [row["total"] for row in rows] == [-4, 0]


def test_most_fulfilled_tickets_score_the_bonus_of_the_map() -> None:
    """R228."""
    rows = scores(position({0: 0, 1: 0}, ((0, 1), ()), bonuses=Bonuses(longest_path=0, most_tickets=15)))
    assert [row["most_tickets"] for row in rows] == [15, 0]
    assert [row["longest_path"] for row in rows] == [0, 0]


def test_a_station_borrows_one_route_touching_its_city_for_all_tickets() -> None:
    """R69, R72: tickets a-c and a-d, the middle route is the opponent's."""
    rows = scores(position({0: 0, 1: 1, 2: 0}, ((1, 2), ()), {"b": 0}))
    assert (rows[0]["tickets"], rows[0]["fulfilled"], rows[0]["path_length"]) == (11, 2, 3)


def test_a_station_borrows_only_one_route() -> None:
    """R69: without c-d only one more of the two routes at b helps."""
    assert best_ticket_result(position({0: 0, 1: 1, 4: 1}, ((1, 4), ()), {"b": 0}), 0) == (0, 1)


def test_stations_may_be_chained() -> None:
    """R71: a to d over two borrowed routes."""
    assert best_ticket_result(position({0: 0, 1: 1, 2: 1}, ((2,), ()), {"b": 0, "d": 0}), 0) == (6, 1)


def test_two_players_may_borrow_the_same_route() -> None:
    """R71."""
    rows = scores(position({0: 2}, ((0,), (0,), ()), {"a": 0, "b": 1}))
    assert [row["tickets"] for row in rows] == [4, 4, 0]


def test_an_own_route_is_not_borrowed_and_a_station_may_stay_unused() -> None:
    """R69, R71."""
    assert best_ticket_result(position({0: 0}, ((1,), ()), {"b": 0}), 0) == (-5, 0)


def test_the_best_choice_has_most_points_then_most_fulfilled_tickets() -> None:
    """R70: one ticket of 7, or two worth 3 and 4; the net result is the same."""
    board = small("x a 1 red, x b 1 red, b c 1 red", "x a 7, x b 3, x c 4")
    spot = Position(board, {0: 1, 1: 1, 2: 0}, {"x": 0}, [(0, 1, 2), ()])
    assert best_ticket_result(spot, 0) == (0, 2)


def test_each_station_not_built_scores() -> None:
    """R73."""
    board = small("a b 1 red", stations=3, bonuses=Bonuses(unused_station=4))
    rows = scores(Position(board, {}, {"a": 0, "b": 0}, ((), ())))
    assert [row["stations"] for row in rows] == [4, 12]


def _row(total: int, fulfilled: int = 0, bonus: int = 0, length: int = 0) -> dict[str, int]:
    return {"total": total, "fulfilled": fulfilled, "longest_path": bonus, "path_length": length}


BASE = ["tickets", "stations", "longest_path"]


def test_most_points_win_then_more_fulfilled_tickets() -> None:
    """R229."""
    spot = position({})
    assert winners(spot, [_row(5), _row(6)], BASE) == [1]
    assert winners(spot, [_row(6, 2), _row(6, 1, bonus=10)], BASE) == [0]


def test_then_fewer_stations_built_then_the_holder_of_the_longest_path() -> None:
    """R229."""
    spot = Position(small("a b 1 red", stations=3), {}, {"a": 1}, ((), ()))
    rows = [_row(6), _row(6, bonus=10)]
    assert winners(spot, rows, BASE) == [0]
    assert winners(spot, rows, ["tickets", "longest_path"]) == [1]


def test_still_tied_players_share_the_victory() -> None:
    """R229: without the bonus among them path lengths do not matter."""
    rows = [_row(6, length=5), _row(6, length=4), _row(1, bonus=10, length=9)]
    assert winners(position({}), rows, BASE) == [0, 1]


def test_without_a_longest_path_bonus_the_length_breaks_the_tie() -> None:
    """R230."""
    spot = position({}, bonuses=Bonuses(longest_path=0))
    assert winners(spot, [_row(6, length=5), _row(6, length=4)], BASE) == [0]


def test_a_board_may_break_ties_by_goods_or_meeples_and_stop_there() -> None:
    """R229: Märklin, Germany, and the two cities that share after tickets."""
    spot = Position(small("a b 1 red"), {}, {}, ((), ()), ties={"goods": (4, 5), "meeples": (3, 4)})
    rows = [_row(6, bonus=10), _row(6)]
    assert winners(spot, rows, ["tickets", "goods"]) == winners(spot, rows, ["tickets", "meeples"]) == [1]
    assert winners(spot, rows, ["tickets"]) == [0, 1]
    options = complete({}, maps.load("germany"))
    assert ties_of(maps.load("germany"), options) == ["tickets", "meeples"]
    assert ties_of(maps.load("germany"), {**options, "end.printed_ties": False}) == BASE
    without = {**options, "end.europe_station_tiebreak": False}
    assert ties_of(maps.load("europe"), without) == ["tickets", "longest_path"]
