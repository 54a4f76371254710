"""Hand-made cases for the reference engine: meeples (R117)."""

from collections import Counter
from itertools import chain

import pytest

from whistlestop.maps.schema import Map

from .meeples import Meeples, majority_points
from .small import Scripted, ready, small, with_borders, with_meeples

TRACKS = "a b 1 red, b c 1 red, c x 1 red, b y 1 red, d c 1 red"


def board() -> Map:
    """Return a board with meeples: three on a, two on b, one on d and two in a country with points x and y."""
    borders = with_borders(small(TRACKS, "a b 1," * 9 + "a b 1"), x="land", y="land")
    return with_meeples(borders, 4, ("red", "blue"), a=3, b=2, d=1, land=2)


def opened(*meeples: str, **options: object) -> Scripted:
    """Return a game in which the meeples were drawn in that order and seat 0 begins with red cards."""
    game = ready(board(), meeples=meeples, **options)  # type: ignore[arg-type]
    game.give(0, red=5)
    game.give(1, red=5)
    return game


MIXED = ("red", "blue", "red", "blue", "blue", "red", "blue", "red")


def test_meeples_are_drawn_onto_places_and_then_countries_after_the_cards() -> None:
    """R117: without replacement, and before the tickets."""
    game = Scripted(board(), meeples=MIXED)
    assert game.view(None)["meeples"] == {
        "a": {"red": 2, "blue": 1},
        "b": {"blue": 2},
        "d": {"red": 1},
        "land": {"blue": 1, "red": 1},
    }
    assert game.view(1)["collected"] == [{}, {}]
    assert game.view(1)["meeple_place"] is None
    assert game.asked == list(chain(["card"] * 5, ["meeple"] * 8, ["ticket"] * 6))


def test_a_colour_can_be_drawn_only_as_often_as_it_is_there() -> None:
    """R117."""
    with pytest.raises(AssertionError, match="meeple: red is not possible"):
        Scripted(board(), meeples=["red"] * 5)


def test_claiming_takes_one_meeple_from_each_end() -> None:
    """R117: the claimer chooses where several colours stand; first one end, then the other."""
    game = opened(*MIXED)
    game.play_all("claim a b", "pay red 1")
    assert (game.phase, game.to_move, game.view(1)["meeple_place"]) == ("meeple", 0, "a")
    assert game.view(1)["owner"] == {0: 0}
    assert game.legal() == {"meeple red", "meeple blue"}
    game.play("meeple red")
    assert game.view(1)["collected"] == [{"red": 1, "blue": 1}, {}]
    assert game.view(1)["meeples"] == {
        "a": {"red": 1, "blue": 1},
        "b": {"blue": 1},
        "d": {"red": 1},
        "land": {"blue": 1, "red": 1},
    }
    assert (game.to_move, game.phase) == (1, "action")


def test_an_empty_end_gives_nothing() -> None:
    """R117."""
    game = opened(*MIXED)
    game.play_all("claim b c", "pay red 1")
    assert game.view(None)["collected"] == [{"blue": 1}, {}]
    assert game.to_move == 1


def test_the_border_points_of_a_country_share_its_meeples() -> None:
    """R117."""
    game = opened(*MIXED)
    game.play_all("claim c x", "pay red 1")
    assert (game.phase, game.view(0)["meeple_place"]) == ("meeple", "land")
    game.play_all("meeple blue", "claim b y", "pay red 1")
    assert game.view(None)["collected"] == [{"blue": 1}, {"blue": 1, "red": 1}]
    meeples = game.part(Meeples)
    assert "land" not in meeples.standing or not meeples.colours_at("x")
    game.play_all("claim d c", "pay red 1")
    assert game.view(None)["meeples"] == {"a": {"red": 2, "blue": 1}, "b": {"blue": 1}}


def test_both_ends_may_have_to_be_asked_about() -> None:
    """R117."""
    game = opened("red", "blue", "red", "red", "blue", "blue", "red", "blue")
    game.play_all("claim a b", "pay red 1", "meeple blue")
    assert game.view(None)["meeple_place"] == "b"
    game.play("meeple blue")
    assert game.view(None)["collected"] == [{"blue": 2}, {}]


def test_dice_claims_take_meeples_just_the_same() -> None:
    """R117; no token is bought and no monster moved in between."""
    game = opened(*MIXED, dice=True, monsters=True, alvin="d", dexter="c")
    game.show("SDDWW")
    game.play_all("claim a b", "pay single 1")
    assert game.legal() == {"meeple red", "meeple blue"}
    game.play("meeple blue")
    assert game.phase == "after action"
    assert game.legal_starting("move")
    assert game.legal_starting("buy")


def test_monsters_move_only_after_the_meeples() -> None:
    """R117, R169: chaos has no meeple rule of its own."""
    game = opened(*MIXED, monsters=True, alvin="d", dexter="c")
    game.give(0, red=1, locomotive=1)
    game.play_all("claim a b", "pay red 1")
    assert game.legal() == {"meeple red", "meeple blue"}
    game.play("meeple blue")
    assert game.phase == "after action"
    assert game.legal_starting("move")


def points(*counts: int) -> list[int]:
    """Return the points for so many red meeples of each seat."""
    return majority_points(board(), [Counter(red=count) for count in counts])


def test_most_of_a_colour_pays_twenty_and_second_ten() -> None:
    """R117."""
    assert points(3, 2, 1) == [20, 10, 0]


def test_tied_for_first_pays_twenty_each_and_there_is_no_second() -> None:
    """R117."""
    assert points(3, 3, 1) == [20, 20, 0]
    assert points(2, 2, 2) == [20, 20, 20]


def test_tied_for_second_pays_ten_each() -> None:
    """R117."""
    assert points(3, 1, 1, 0) == [20, 10, 10, 0]


def test_nobody_with_none_of_a_colour_scores_it() -> None:
    """R117."""
    assert points(0, 0, 0) == [0, 0, 0]
    assert points(2, 0, 0) == [20, 0, 0]


def test_each_colour_is_scored_by_itself_into_the_total() -> None:
    """R117, R225."""
    game = opened(*MIXED)
    game.part(Meeples).collected = [Counter(red=2, blue=1), Counter(red=1, blue=1)]
    rows = game.scores()
    assert [row["meeples"] for row in rows] == [40, 30]
    assert rows[0]["total"] - rows[0]["tickets"] == 40
    assert [row["goods"] for row in rows] == [0, 0]


def test_without_meeples_there_is_nothing_to_know_of_them() -> None:
    """Facts of a mechanism that the board does not have are None."""
    view = ready(small("a b 1 red")).view(0)
    assert [view[key] for key in ("meeples", "collected", "meeple_place", "goods", "splitting")] == [None] * 5
