"""Train dice: what they replace, the roll and the one re-roll (R130, R131, R133)."""

from collections import Counter

import numpy as np
import pytest

from reference.small import MANY, small
from table import Table, deal, dice, on, only, table
from whistlestop.ruleset.options import Value

DICE: dict[str, Value] = {"dice": True}
ROUTES = small("a b 1 red, b c 2 gray, c d 3 blue", MANY)


def rolled(letters: str) -> Table:
    """Return a table where seat 0 has rolled and may roll again."""
    return on(ROUTES, f"2 | phase=reroll {dice(letters)}", DICE)


def begin(board: str, players: int = 2) -> Table:
    """Return a game with dice that has come to its first turn."""
    game = deal(board, players=players, options=DICE)
    while game.game.phase == "tickets":
        game.play("keep")
    return game


@pytest.mark.parametrize("board", ["usa", "europe"])
def test_train_cards_are_not_used_with_dice(board: str) -> None:
    """R130: no hands, no display, no deck; nothing can be drawn or taken and nobody passes."""
    game = begin(board)
    assert (game.fact("hand_sizes"), game.fact("deck_size"), game.fact("discard")) == ([0, 0], 0, {})
    assert set(game.display()) <= {None}
    game.play("reroll nothing")
    words = {text.split()[0] for text in game.legal()}
    assert words.isdisjoint({"draw", "take", "pass"})


def test_everything_else_of_the_map_is_used_with_dice() -> None:
    """R130: trains, tickets, stations and bonuses."""
    game = deal("europe", options=DICE)
    assert game.fact("trains") == [45, 45]
    assert len(game.tickets("offered")) == 4
    assert game.fact("stations_left") == [3, 3]
    score = on(small("a b 2 red"), f"2 | {dice('SSDDT')} | 0 tracks=a:b", DICE).score()
    assert (score.routes, score.longest_path) == (2, 10)


def test_the_colour_of_a_route_means_nothing_with_dice() -> None:
    """R130."""
    assert on(ROUTES, f"2 | {dice('SSSDD')}", DICE).choices("claim") == {"a b", "b c", "c d"}


def test_without_dice_nothing_is_rolled() -> None:
    """R130: the option dice switches the expansion on."""
    game = table("usa base 2")
    assert [game.fact(name) for name in ("dice", "tokens", "tokens_at_start", "symbols", "bought", "drawing")] == (
        [None] * 6
    )
    assert not {"buy", "end", "reroll"} & {text.split()[0] for text in game.legal()}


def test_two_faces_of_six_are_single_two_double_one_station_and_one_wild() -> None:
    """R131: over two hundred rolls of five dice, which the seeds fix."""
    start, faces = on(ROUTES, f"2 | {dice('SSDDT')}", DICE).game, Counter[str]()
    for seed in range(200):
        game = start.copy()
        game.record.seed = np.uint64(seed)
        shown = only(game.play("end"), "dice_rolled")[0]
        assert sum(shown.values()) == 5
        faces.update(shown)
    sixths = {face: faces[face] / 1000 * 6 for face in faces}
    for face, expected in {"single": 2, "double": 2, "station": 1, "wild": 1}.items():
        assert abs(sixths[face] - expected) < 0.4


@pytest.mark.parametrize(
    ("letters", "choices"),
    [
        ("SSSSS", {"nothing", "single 1", "single 2", "single 3", "single 4", "single 5"}),
        (
            "DDDDW",
            {"nothing", "double 1", "double 2", "double 3", "double 4", "wild 1"}
            | {"double 1 + wild 1", "double 2 + wild 1", "double 3 + wild 1", "double 4 + wild 1"},
        ),
    ],
)
def test_any_subset_of_the_dice_may_be_rolled_again(letters: str, choices: set[str]) -> None:
    """R133: none, some or all; equal dice are one choice."""
    assert rolled(letters).choices("reroll") == choices


def test_dice_of_different_faces_are_rolled_again_in_every_mixture() -> None:
    """R133."""
    found = rolled("SSDTW").choices("reroll")
    assert len(found) == 3 * 2 * 2 * 2
    assert {"single 2 + double 1 + station 1 + wild 1", "single 1 + wild 1", "double 1 + station 1"} <= found


def test_the_dice_rolled_again_show_new_faces_and_the_others_stay() -> None:
    """R133."""
    game = rolled("SSDTW")
    happened = game.play("reroll single 1 + station 1", luck="wild double")
    assert game.fact("dice") == {"single": 1, "double": 2, "wild": 2}
    assert only(happened, "dice_rerolled") == [{"count": 2}]


def test_all_five_dice_may_be_rolled_again() -> None:
    """R133."""
    game = rolled("SSDTW")
    game.play("reroll single 2 + double 1 + station 1 + wild 1", luck="wild wild wild wild station")
    assert game.fact("dice") == {"station": 1, "wild": 4}


@pytest.mark.parametrize(("choice", "luck"), [("nothing", ""), ("single 2", "double double")])
def test_after_the_one_reroll_the_result_stands(choice: str, luck: str) -> None:
    """R133."""
    game = rolled("SSDTW")
    game.play(f"reroll {choice}", luck=luck)
    assert (game.game.phase, game.game.to_move) == ("action", 0)
    assert game.legal("reroll") == []
