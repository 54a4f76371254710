"""Claiming routes: which are open, trains, points, double routes, chaos (R21, R24-R28, R164)."""

import pytest

from reference.small import small
from table import Table, dice, table
from whistlestop import compile_rules
from whistlestop.maps.schema import Map
from whistlestop.ruleset.options import Value

# Seven routes of six spaces: 42 of the 45 trains.
SIXES = (
    "calgary:winnipeg,duluth:helena,duluth:toronto,el-paso:houston,el-paso:los-angeles,helena:seattle,miami:new-orleans"
)
# A board whose tracks fill more than two words of 64: each of fifty places is joined to the next three.
LARGE = ", ".join(f"p{a} p{b} 1 gray" for a in range(10, 60) for b in range(a + 1, min(a + 4, 60)))


def on(map: Map, line: str) -> Table:
    """Return a table on a map of the test's own."""
    return table(f"small base {line}", compile_rules(map))


def test_any_open_route_can_be_claimed_without_touching_an_own_route() -> None:
    """R21."""
    game = table("usa base 2 | 0 hand=red:2 tracks=portland:seattle#1")
    assert "claim charleston raleigh" in game.legal()
    assert "claim boston new-york #1" in game.legal()


def test_a_claimed_route_is_open_to_nobody() -> None:
    """R21."""
    game = table("usa base 2 | 0 hand=red:2 | 1 tracks=charleston:raleigh")
    assert "claim charleston raleigh" not in game.legal()


def test_one_route_is_claimed_in_a_turn() -> None:
    """R21, R7."""
    game = table("usa base 2 | 0 hand=red:4")
    game.play("claim charleston raleigh", "pay red 2")
    assert game.game.to_move == 1
    assert game.tracks(0) == ["charleston:raleigh"]


def test_a_route_needs_as_many_trains_as_it_has_spaces() -> None:
    """R24, its example: with 3 trains left a route of 4 is illegal even with 4 fitting cards."""
    game = table(f"usa base 2 | 0 hand=red:4 tracks={SIXES}")
    assert game.fact("trains") == [3, 45]
    assert "claim denver oklahoma-city" not in game.legal()
    assert "claim chicago duluth" in game.legal()


def test_one_train_goes_on_each_space() -> None:
    """R24."""
    game = table("usa base 2 | 0 hand=red:4")
    game.play("claim denver oklahoma-city", "pay red 4")
    assert game.fact("trains") == [41, 45]


@pytest.mark.parametrize(
    ("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18), (8, 21), (9, 27)]
)
def test_a_route_scores_by_its_length_at_once(length: int, points: int) -> None:
    """R25."""
    game = on(small(f"a b {length} red"), "2 | 0 hand=red:9")
    game.play("claim a b", f"pay red {length}")
    assert game.fact("route_points") == [points, 0]


def test_a_route_longer_than_nine_scores_what_its_map_says() -> None:
    """R25."""
    game = on(small("a b 11 red", route_points={11: 40}), "2 | 0 hand=red:12")
    game.play("claim a b", "pay red 11")
    assert game.fact("route_points") == [40, 0]


def test_nobody_owns_two_tracks_of_a_double_route() -> None:
    """R26: with four players, where both tracks are in use."""
    game = table("usa base 4 | 0 hand=yellow:2,red:2 tracks=boston:new-york#1 | 1 hand=yellow:2")
    assert "claim boston new-york #2" not in game.legal()
    game = table("usa base 4 | player=1 | 0 tracks=boston:new-york#1 | 1 hand=yellow:2")
    assert "claim boston new-york #2" in game.legal()


@pytest.mark.parametrize("own", [1, 2, 3])
def test_nobody_owns_two_tracks_of_a_triple_route(own: int) -> None:
    """R26: whichever of the three is the own one."""
    triple = small("a b 2 red, a b 2 red, a b 2 red, b c 2 red")
    game = on(triple, f"4 | 0 hand=red:2 tracks=a:b#{own}")
    assert game.legal("claim") == ["claim b c"]


@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_nobody_owns_two_tracks_of_a_quadruple_route(own: int) -> None:
    """R26: whichever of the four is the own one."""
    quadruple = small("a b 2 red, a b 2 red, a b 2 red, a b 2 red, b c 2 red")
    game = on(quadruple, f"4 | 0 hand=red:2 tracks=a:b#{own}")
    assert game.legal("claim") == ["claim b c"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_few_players_the_twin_of_a_claimed_track_is_closed_to_everybody(players: int) -> None:
    """R27, its example: one track New York - Boston taken, the other stays empty."""
    game = table(f"usa base {players} | 0 hand=red:2 | 1 hand=yellow:4")
    game.play("claim boston new-york #1", "pay red 2")
    assert "claim boston new-york #2" not in game.legal()
    assert "claim boston montreal #2" in game.legal()


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_more_players_both_tracks_are_used(players: int) -> None:
    """R27."""
    game = table(f"usa base {players} | 0 hand=red:2 | 1 hand=yellow:4")
    game.play("claim boston new-york #1", "pay red 2")
    assert "claim boston new-york #2" in game.legal()


def test_the_limit_for_double_routes_is_the_maps() -> None:
    """R27, R122: with a limit of 2 both tracks are always open."""
    pair = small("a b 2 red, a b 2 blue", double_routes_players=2)
    assert on(pair, "2 | 0 hand=blue:2 | 1 tracks=a:b#1").legal("claim") == ["claim a b #2"]
    pair = small("a b 2 red, a b 2 blue", double_routes_players=3)
    assert on(pair, "3 | 0 hand=blue:2 | 1 tracks=a:b#1").legal("claim") == ["claim a b #2"]
    assert on(pair, "2 | 0 hand=blue:2 | 1 tracks=a:b#1").legal("claim") == []


def test_tracks_of_different_length_or_kind_between_two_places_are_twins() -> None:
    """R28: a tunnel beside a longer ferry."""
    pair = small("a b 2 red tunnel, a b 3 gray ferry 1")
    assert on(pair, "2 | 0 hand=red:2,locomotive:2 | 1 tracks=a:b#2").legal("claim") == []
    assert on(pair, "4 | 0 hand=red:2,locomotive:2 tracks=a:b#2").legal("claim") == []
    assert on(pair, "4 | 0 hand=red:2,locomotive:2 | 1 tracks=a:b#2").legal("claim") == ["claim a b #1"]


@pytest.mark.parametrize("options", [{}, {"dice": True}])
@pytest.mark.parametrize("alvin", ["p10", "p35", "p59"])
def test_a_monster_blocks_its_routes_anywhere_on_a_large_board(alvin: str, options: dict[str, Value]) -> None:
    """R164, R199: and no others."""
    board = small(LARGE, "p10 p59 9")
    purse = dice("SDTTT") if options else "display=blue,blue,blue,green,green"
    line = f"small base 2 | {purse} monsters=alvin:{alvin},dexter:p11 | 0 {'' if options else 'hand=red:1'}"
    game = table(line, compile_rules(board, {"monsters": True, **options}))
    free = {f"{track.a} {track.b}" for track in board.tracks if not {alvin, "p11"} & {track.a, track.b}}
    assert len(board.tracks) > 128
    assert game.choices("claim") == free
