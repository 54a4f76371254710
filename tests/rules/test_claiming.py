"""Claims ask all mechanisms: masks are joined, numbers are those of the first that has anything to say."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from whistlestop import Game, compile_rules, maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.records.actions import DRAW, TAKE
from whistlestop.records.state import LOCOMOTIVE, NONE
from whistlestop.rules import card_turn, claiming, markers, purse
from whistlestop.rules.claims import markers as claims_of_markers
from whistlestop.rules.claims import monsters as claims_of_monsters
from whistlestop.ruleset.special_claims import colour_of, special_number, special_tracks

NOTHING: Any = None


def saying(answer: object) -> Any:
    """Return what stands for a mechanism that always answers the same."""
    return lambda *arguments: answer


def test_tracks_and_places_of_all_are_joined() -> None:
    kernels = [saying(np.uint64(flag)) for flag in (1, 4, 0, 8)]
    assert interpreted(claiming.joining(kernels))(NOTHING, NOTHING, 0, 0) == 13
    assert interpreted(claiming.uniting(kernels))(NOTHING, NOTHING, 0) == 13
    assert interpreted(claiming.no_tracks)(NOTHING, NOTHING, 0, 0) == interpreted(claiming.no_places)(*[NOTHING] * 3)


@pytest.mark.parametrize(("said", "told"), [((NONE, 3, 5, NONE), 3), ((NONE,) * 3 + (7,), 7), ((NONE,) * 4, NONE)])
def test_the_first_that_has_anything_to_say_decides(said: tuple[int, ...], told: int) -> None:
    assert interpreted(claiming.deciding([saying(number) for number in said]))(NOTHING, NOTHING, 0) == told
    assert interpreted(claiming.no_number)(NOTHING, NOTHING, 0) == NONE


def test_points_are_added_and_all_follow() -> None:
    notes: list[str] = []
    assert interpreted(claiming.summing([saying(number) for number in (1, -4, 2, 0)]))(NOTHING, NOTHING, 0) == -1
    following = [lambda *_, name=name: notes.append(name) for name in "abcd"]
    interpreted(claiming.following(following))(NOTHING, NOTHING, 0)
    interpreted(claiming.nothing_follows)(NOTHING, NOTHING, 0)
    assert notes == [*"abcd"]
    assert interpreted(claiming.nothing_more)(NOTHING, NOTHING, 0) == 0


def test_only_a_board_with_such_a_mechanism_asks_anybody() -> None:
    plain, chaos = (compile_rules(maps.load("usa"), {"monsters": monsters}) for monsters in (False, True))
    assert (plain.board.special_claims, chaos.board.special_claims) == (0, 1)
    assert special_number("due", NOTHING, plain.board, 0) == special_tracks("lent", NOTHING, plain.board, 0) - 1 == NONE


def test_doors_ask_uncompiled() -> None:
    game = Game("japan", players=2, seed=1)
    bullets = {number for number, track in enumerate(game.map.tracks) if track.bullet}
    lent = special_tracks("lent", game.record, game.rules.board, 0)
    assert {number for number in range(len(game.map.tracks)) if lent >> number & 1} == bullets
    printed = SimpleNamespace(special_claims=1, track_pieces=0, colour=[5])
    assert colour_of(game.record, printed, 0) == 5


def plain(kernel: Any) -> Any:
    """Return the Python function of a kernel, whose calls a test has replaced."""
    return getattr(kernel, "py_func", kernel)


def test_a_mechanism_may_name_another_colour_and_price(monkeypatch: pytest.MonkeyPatch) -> None:
    board = SimpleNamespace(special_claims=1, track_pieces=0, colour=[5])
    monkeypatch.setattr(claiming, "own_colour", saying(2))
    assert plain(claiming.colour_of)(NOTHING, board, 0) == 2
    monkeypatch.setattr(purse, "claiming", SimpleNamespace(due=saying(7)))
    assert plain(purse.price)(SimpleNamespace(claiming=0), board) == 7


def test_a_turn_does_not_end_while_a_mechanism_asks_after_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, board = SimpleNamespace(phase=0), SimpleNamespace(locomotive_one_card=0, own_decks=0)
    monkeypatch.setattr(card_turn, "ask_after_drawing", saying(True))
    monkeypatch.setattr(card_turn, "draw_card", saying(None))
    monkeypatch.setattr(card_turn, "ending", NOTHING)
    plain(card_turn.after_first_card)(game, board, NOTHING, TAKE + LOCOMOTIVE)
    plain(card_turn.second_card)(game, board, NOTHING, DRAW)
    assert game.phase == 0


def test_where_a_mechanism_is_not_played_it_says_nothing() -> None:
    board, game = SimpleNamespace(monsters=0, markers=0), SimpleNamespace(network=np.array([6], np.uint64))
    assert plain(claims_of_monsters.barred)(game, board, 0, 0) == 0
    assert plain(claims_of_markers.home)(game, board, 0) == 0
    assert plain(claims_of_markers.home)(game, SimpleNamespace(markers=3), 0) == 6
    assert plain(markers.point_faults)(game, board) == 0


def test_a_monster_whose_move_is_being_paid_for_counts_as_moved() -> None:
    blocked = np.zeros((64, 3), np.uint64)
    blocked[3, 0], blocked[5, 0] = 4, 8
    game, board = SimpleNamespace(monster_place=[3, NONE], moving=5), SimpleNamespace(monsters=1, blocked=blocked)
    assert plain(claims_of_monsters.barred)(game, board, 0, 0) == 8


def test_nobody_has_fewer_than_no_points_of_routes() -> None:
    """R345: a position where somebody has is refused."""
    game, board = SimpleNamespace(players=1, points=[-1]), SimpleNamespace(markers=3)
    assert plain(markers.point_faults)(game, board) == markers.MARKER_WRONG
