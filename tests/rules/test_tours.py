"""The grand tour of India: tickets whose cities are joined by two paths that share no route (R120)."""

import pytest
from msgspec.structs import replace

from reference.small import small
from table import on, table
from whistlestop import maps
from whistlestop.maps.schema import Bonuses

# Two rings that touch in d, and a single route from f to g.
RINGS = "a b 1 red, b c 1 red, c d 1 red, a d 1 red, d e 1 red, e f 1 red, d f 1 red, f g 1 red"
BOARD = small(RINGS, "a c 3, a e 4, a g 5, e f 2, b d 2, a d 9", bonuses=Bonuses(grand_tour=(5, 10, 20)))
ALL = "a:b,b:c,c:d,a:d,d:e,e:f,d:f,f:g"


def points(tickets: str, tracks: str = ALL) -> int:
    """Return the points of seat 0 for grand tours."""
    return on(BOARD, f"2 | 0 tickets={tickets} tracks={tracks}").score().grand_tour


def test_two_paths_that_share_no_route_make_a_grand_tour() -> None:
    """R120; both paths may pass through the same city: from a to e they meet in d."""
    assert points("a:c") == 5
    assert points("a:e") == 5


def test_a_single_route_on_the_way_spoils_the_tour() -> None:
    """R120: the ticket is fulfilled, but both paths would need the route from f to g."""
    assert on(BOARD, f"2 | 0 tickets=a:g tracks={ALL}").score().fulfilled == 1
    assert points("a:g") == 0
    assert points("a:c", "a:b,b:c") == 0
    assert points("a:e", "a:b,b:c,c:d,a:d,d:e") == 0


def test_an_unfulfilled_ticket_is_no_tour() -> None:
    """R120: two rings that do not touch."""
    assert points("a:e", "a:b,b:c,c:d,a:d,e:f") == 0


def test_routes_of_others_make_no_tour() -> None:
    """R120: the paths are of the owner's trains."""
    game = on(BOARD, "2 | 0 tickets=a:c tracks=a:b,b:c | 1 tracks=c:d,a:d")
    assert game.score().grand_tour == 0


@pytest.mark.parametrize(("tracks", "worth"), [("a:b#1", 0), ("a:b#2", 0), ("a:b#1,a:b#2", 5)])
def test_two_routes_of_a_player_between_two_cities_make_a_tour(tracks: str, worth: int) -> None:
    """R120, R246: tracks that are no twins may both be his, and share no route."""
    board = small("a b 1 red, a b 2 blue", "a b 3", bonuses=Bonuses(grand_tour=(5,)))
    board = replace(board, tracks=tuple(replace(track, not_double=True) for track in board.tracks))
    assert on(board, f"2 | 0 tickets=a:b tracks={tracks}").score().grand_tour == worth


@pytest.mark.parametrize(
    ("tickets", "worth"),
    [("a:b", 0), ("a:c", 5), ("a:c,a:e", 10), ("a:c,a:e,e:f", 20), ("a:c,a:e,e:f,b:d,a:d", 20)],
)
def test_tours_are_paid_by_their_number(tickets: str, worth: int) -> None:
    """R120: more than the table lists count as its last entry."""
    if tickets == "a:b":
        assert on(BOARD, f"2 | 0 tracks={ALL}").score().grand_tour == worth
    else:
        assert points(tickets) == worth


def test_tours_count_in_the_final_sum() -> None:
    """R120, R225: 4 for routes, 3 for the ticket, 10 for the longest path and 5 for the tour."""
    assert on(BOARD, "2 | 0 tickets=a:c tracks=a:b,b:c,c:d,a:d").score().total == 4 + 3 + 10 + 5


def test_india_pays_five_to_forty_points_for_tours() -> None:
    """R120."""
    assert maps.load("india").bonuses.grand_tour == (5, 10, 20, 30, 40)


def test_other_boards_pay_nothing_for_tours() -> None:
    """R120."""
    tracks = "denver:santa-fe,el-paso:santa-fe,oklahoma-city:santa-fe,denver:oklahoma-city,el-paso:oklahoma-city"
    score = table(f"usa base 2 | 0 tickets=denver:el-paso tracks={tracks}").score()
    assert (score.fulfilled, score.grand_tour) == (1, 0)
