"""The table of what each mechanism of a map does with monsters, with dice and with both (R206).

The rows of passengers, +4 locomotives and passenger cards stand with those pieces: test_passengers.py, test_plus4.py.
"""

import pytest

from reference.small import LINE, MANY, small, with_borders
from rules.test_combined import BOTH, STREET, ends, turn, with_cards
from table import dice, on
from whistlestop.maps.schema import Bonuses

WEB = small("a b 1 red, c d 1 red, c d 1 blue, e f 1 red tunnel, g h 1 gray ferry 1, h i 1 red", MANY)
FREE = {"a b", "c d #1", "c d #2", "e f", "g h", "h i"}
WITH_ROUTE = {"a": {"a b"}, "d": {"c d #1", "c d #2"}, "f": {"e f"}, "g": {"g h"}}


@pytest.mark.parametrize("alvin", ["a", "d", "f", "g"], ids=["plain", "double", "tunnel", "ferry"])
def test_a_route_of_any_kind_is_blocked_if_an_end_is_in_chaos(alvin: str) -> None:
    """R206, R166: plain routes, all tracks of a double route, tunnels and ferries; cards and dice."""
    blocked = WITH_ROUTE[alvin] | {"h i"}
    assert turn("SDWWW", f"{alvin}i", map=WEB).choices("claim") == FREE - blocked
    assert with_cards("red:1,blue:1,locomotive:1", f"{alvin}i", WEB).choices("claim") == FREE - blocked


def test_a_tunnel_is_checked_at_the_attempt_and_no_monster_moves_after_its_failure() -> None:
    """R206, R57, R166: once Alvin has left the attempt can be made."""
    board = small("a b 1 red tunnel, b c 1 red, c d 1 red", MANY)
    game = turn("WWSST", "bd", map=board)
    assert "claim a b" not in game.legal()
    game.play("move alvin c 1")
    game.play("claim a b", luck="symbol symbol symbol")
    game.play("decline")
    assert (game.game.to_move, game.fact("monsters")) == (1, {"alvin": "c", "dexter": "d"})


def test_wilds_of_a_ferry_compete_with_those_of_a_monster() -> None:
    """R206, R148, R196."""
    game = turn("WSSST", "ai", map=WEB)
    assert "claim g h" in game.legal()
    game.play("move alvin b 1")
    assert "claim g h" not in game.legal()
    game = turn("WSSST", "ai", map=WEB)
    game.play("claim g h", "pay wild 1")
    assert game.legal("move") == []


def test_wilds_of_a_station_compete_with_those_of_a_monster() -> None:
    """R206, R150, R201."""
    board = small("a b 1 red, b c 1 red", MANY, stations=3)
    game = turn("WSSDD", "ac", map=board)
    game.play("move alvin a 1")
    assert game.legal("station") == []
    game = turn("WSSDD", "ac", map=board)
    game.play("station a", "pay wild 1")
    assert (game.legal("move"), game.fact("stations")) == ([], {"a": 0})


def test_cards_are_drawn_only_without_dice_and_a_monster_moves_between_the_draws() -> None:
    """R206, R169, R130."""
    game = with_cards("locomotive:1", "ah", STREET)
    game.play("draw")
    assert ends(game, "alvin", 1)[:4] == "abcd"
    assert not {"draw", "take"} & {text.split()[0] for text in turn("WWWWW").legal()}


def test_a_monster_moves_before_or_after_a_ticket_choice_but_not_during_it() -> None:
    """R206, R138, R169."""
    game = turn("WTSSS")
    assert game.legal("move")
    game.play("tickets 1")
    assert game.legal("move") == []
    game.play("pay station 1")
    assert game.legal() == ["keep", "return"]
    game.play("keep")
    assert ends(game, "alvin", 1) == "abcd"


def test_limits_on_locomotives_bind_neither_monsters_nor_wilds() -> None:
    """R206, R137, R182: not even where Wilds are limited on routes."""
    limited = small(LINE, MANY, locomotives="tunnels_and_ferries")
    assert turn("W", "ah", map=limited).choices("claim") == {"b c", "c d", "d e", "e f", "f g"}
    game = turn("W", "ah", map=limited, dice__wild_map_limits=True)
    assert (game.legal("claim"), ends(game, "alvin", 1)) == ([], "abcd")


def test_a_country_is_one_place_for_monsters_moved_with_dice() -> None:
    """R206, R163, R172."""
    board = with_borders(small("a x 1 red, b y 1 red, b c 1 red, c d 1 red", MANY), x="land", y="land")
    assert ends(turn("W", "ad", map=board), "alvin", 1) == "abcx"


def test_a_route_of_nine_spaces_is_blocked_as_any_route() -> None:
    """R206, R152."""
    board = small("a b 9 gray, b c 1 red, c d 1 red", MANY)
    assert turn("SSSSS", "cd", "single:3", board).choices("claim") == {"a b"}
    assert turn("SSSSS", "ad", "single:3", board).choices("claim") == {"b c"}
    assert with_cards("red:9", "bd", board).choices("claim") == set()


def test_longest_path_and_ticket_count_bonus_are_unchanged() -> None:
    """R206, R165, R187: routes into chaos count, and so do halved tickets."""
    board = small("a b 2 red, b c 3 red", "a c 9, a b 1, b c 1", bonuses=Bonuses(longest_path=10, most_tickets=15))
    line = f"2 | {dice('SSSSS')} monsters=alvin:a,dexter:b | 0 tracks=a:b,b:c tickets=a:c,a:b | 1 tickets=b:c"
    score = on(board, line, BOTH).score()
    assert (score.longest_path, score.path_length, score.fulfilled, score.most_tickets) == (10, 5, 2, 15)
