"""Hand-made cases for the reference engine: mountains, cities, tours, attractions, districts (R120, R121)."""

from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps.schema import Bonuses, District

from .networks import attraction_points
from .scoring import Position, scores, winners
from .small import ready, small

RING = small(
    "a b 1 red, b c 1 red, c d 1 red, d a 1 red, d e 1 red, e f 1 red, f d 1 red, f g 1 red",
    "a c 3, a e 4, a g 5, e f 2, b d 2, a d 9",
    bonuses=Bonuses(grand_tour=(5, 10, 20)),
)


def row(board: maps.Map, owner: dict[int, int], tickets: tuple[int, ...] = (), seat: int = 0) -> dict[str, int]:
    """Return the scores of one seat; seat 0 has the tickets."""
    return scores(Position(board, owner, {}, [tickets, (), ()]))[seat]


def test_a_grand_tour_needs_two_paths_that_share_no_route() -> None:
    """R120; cities may be shared: a to e goes through d both times."""
    ring = dict.fromkeys(range(8), 0)
    assert row(RING, ring, (0,))["grand_tour"] == 5
    assert row(RING, ring, (1,))["grand_tour"] == 5
    assert row(RING, ring, (2,))["grand_tour"] == 0, "f to g is a single route"
    assert row(RING, dict.fromkeys((0, 1), 0), (0,))["grand_tour"] == 0
    assert row(RING, {0: 0, 1: 0, 2: 1, 3: 0}, (0,))["grand_tour"] == 0, "the other path is not his own"


def test_grand_tours_are_paid_by_their_number_up_to_the_last_of_the_table() -> None:
    """R120."""
    ring = dict.fromkeys(range(8), 0)
    found = [row(RING, ring, tickets)["grand_tour"] for tickets in ((), (0,), (0, 1), (0, 1, 3), (0, 1, 3, 4, 2))]
    assert found == [0, 5, 10, 20, 20]
    assert maps.load("india").bonuses.grand_tour == (5, 10, 20, 30, 40)


def test_tracks_of_a_double_route_cannot_make_a_tour() -> None:
    """R26, R120: one player never owns both, but both owned by lot would be two routes."""
    board = replace(small("a b 1 red, a b 1 blue", "a b 3"), bonuses=Bonuses(grand_tour=(5,)))
    assert row(board, {0: 0, 1: 1}, (0,))["grand_tour"] == 0
    assert row(board, {0: 0, 1: 0}, (0,))["grand_tour"] == 5


MOUNTAINS = small(
    "a b 2 red mountains 1, b c 2 red, c d 2 red, d e 2 red mountains 2, e f 2 red",
    "a b 1, b c 1, c d 1, d e 1, a f 9, a f 9",
    trains=4,
    bonuses=Bonuses(longest_path=0, most_cities=10),
)


def test_a_mountain_route_loses_trains_for_two_points_each() -> None:
    """R121."""
    game = ready(MOUNTAINS)
    game.give(0, red=4)
    game.play_all("claim a b", "pay red 2")
    assert (game.seats[0].trains, game.seats[0].route_points) == (1, 4)
    assert game.scores()[0]["routes"] == 4


def test_a_mountain_route_needs_trains_for_spaces_and_losses() -> None:
    """R121."""
    game = ready(MOUNTAINS)
    game.give(0, red=4)
    assert "claim d e" in game.legal()
    game.seats[0].trains = 3
    assert {"claim a b", "claim b c"} <= game.legal()
    assert "claim d e" not in game.legal()


def cities(owner: dict[int, int], *tickets: tuple[int, ...], shared: bool = True) -> list[int]:
    """Return each seat's points for most cities."""
    kept = [*tickets, *[()] * (2 - len(tickets))]
    return [row["most_cities"] for row in scores(Position(MOUNTAINS, owner, {}, kept, explorer_shared=shared))]


def test_most_cities_counts_the_largest_connected_set() -> None:
    """R121."""
    assert cities({0: 0, 1: 0, 2: 1}) == [10, 0]
    assert cities({0: 0, 4: 0, 1: 1, 2: 1}) == [0, 10], "four cities in two sets against three in one"
    assert cities({}) == [0, 0], "nobody without a route"


def test_all_tied_players_score_for_most_cities() -> None:
    """R121: tickets and mountains decide nothing here."""
    assert cities({1: 0, 2: 1}, (1,), ()) == [10, 10]
    assert cities({0: 0, 3: 1}) == [10, 10]


def test_by_house_rule_ties_go_to_fulfilled_tickets_then_to_trains_lost_then_to_all() -> None:
    """R121, option end.explorer_shared."""
    assert cities({1: 0, 2: 1}, (1,), (), shared=False) == [10, 0]
    assert cities({0: 0, 3: 1}, (0,), (), shared=False) == [10, 0], "tickets come first"
    assert cities({0: 0, 3: 1}, shared=False) == [0, 10], "two trains lost against one"
    assert cities({1: 0, 2: 1}, shared=False) == [10, 10]


def test_mountain_routes_break_a_tie_for_the_win_where_the_board_says_so() -> None:
    """R229: routes over mountains count, not the trains lost on them."""
    spot = Position(MOUNTAINS, {0: 0, 3: 1}, {}, ((), ()))
    even = [row | {"total": 5} for row in scores(spot)]
    assert winners(spot, even, ["tickets", "mountains"]) == [0, 1]
    more = Position(MOUNTAINS, {0: 0, 1: 1}, {}, ((), ()))
    assert winners(more, [row | {"total": 5} for row in scores(more)], ["tickets", "mountains"]) == [0]


def test_attractions_pay_when_a_route_touches_them() -> None:
    """New York, special rules."""
    board = maps.load("new-york")
    track = next(i for i, t in enumerate(board.tracks) if t.a in ATTRACTIONS or t.b in ATTRACTIONS)
    touched = {board.tracks[track].a, board.tracks[track].b} & ATTRACTIONS
    assert row(board, {track: 0})["attractions"] == len(touched) > 0
    assert row(board, {track: 0}, seat=1)["attractions"] == 0
    assert attraction_points(board, [(it.a, it.b, it.length) for it in board.tracks]) == len(ATTRACTIONS)


ATTRACTIONS = {place.id for place in maps.load("new-york").places if place.attraction}


def test_a_district_pays_when_all_its_places_are_joined() -> None:
    """London, special rules; the way may lead through other districts."""
    board = small("a b 1 red, b c 1 red, c d 1 red", districts=(District(("a", "c"), 3), District(("a", "d"), 4)))
    assert row(board, {0: 0, 2: 0})["districts"] == 0, "touched is not joined"
    assert row(board, {0: 0, 1: 0})["districts"] == 3
    assert row(board, {0: 0, 1: 0, 2: 0})["districts"] == 7
    assert row(board, {0: 0, 1: 0, 2: 0})["total"] == 3 + 7 + 10
