"""What overlays tell: paths with their tracks, networks, where monsters could go, and what rolling again gives."""

from __future__ import annotations

import numpy as np
import pytest

from test_advice import midgame
from whistlestop import Game, bots
from whistlestop.advice.networks import longest_paths, networks, owned_by
from whistlestop.advice.reach import monster_reach
from whistlestop.advice.rolls import chance, lies, rerolls
from whistlestop.knowledge.view import View
from whistlestop.records.actions import CLAIM, MOVE, PAY, PLACE, REROLL
from whistlestop.records.state import LOCOMOTIVE


def until_phase(game: Game, phase: str) -> Game:
    bot = bots.make("greedy", 2)
    while game.phase != phase:
        game.play(bot.decide(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("decisions", [0, 60, 160])
def test_the_longest_path_of_everyone_is_shown_by_tracks_of_that_length(decisions: int) -> None:
    """R226: as long as the score sheet says, continuous, every track its owner's own."""
    game = midgame("europe", decisions)
    for one, score in zip(longest_paths(game.view(0)), game.scores(), strict=True):
        assert one.length == score.path_length
        assert sum(game.map.tracks[track].length for track in one.tracks) == one.length
        assert set(one.tracks) <= set(owned_by(game.view(0), one.seat))
        assert _is_one_way(game, one.tracks)


def _is_one_way(game: Game, tracks: tuple[int, ...]) -> bool:
    """Whether the tracks can be travelled in one go, each once: connected, and odd at two places at most."""
    ends = [(game.map.tracks[track].a, game.map.tracks[track].b) for track in tracks]
    odd = [place for place in {end for pair in ends for end in pair} if sum(place in pair for pair in ends) % 2]
    joined = set(ends[0]) if ends else set()
    for _ in ends:
        joined |= {end for pair in ends if set(pair) & joined for end in pair}
    return len(odd) <= 2 and joined == {end for pair in ends for end in pair}


def test_paths_are_public_and_the_same_for_everybody() -> None:
    game = midgame("europe", 120)
    assert longest_paths(game.view(0)) == longest_paths(game.view(1)) == longest_paths(game.view(None))


def test_networks_are_my_tracks_that_hang_together() -> None:
    game = midgame("usa", 120)
    view = game.view(0)
    found = networks(view)
    assert sorted(track for one in found for track in one.tracks) == owned_by(view, 0)
    places = [place for one in found for place in one.places]
    assert len(places) == len(set(places)), "two networks that share a place are one"
    assert [one.spaces for one in found] == sorted((one.spaces for one in found), reverse=True)
    assert networks(game.view(None)) == []


def test_a_monster_goes_where_two_locomotives_would_take_it() -> None:
    """R167, R171: with two locomotives in hand the legal moves are exactly those shown."""
    game = until_phase(midgame("usa", 30, monsters=True), "action")
    games = game.engine.games.copy()
    games["hand"][0, game.to_move, LOCOMOTIVE] = 2
    game.engine.put(games)
    legal = {action - MOVE for action in game.legal_ids() if MOVE <= action < PLACE}
    assert legal
    for one in monster_reach(game.view(0)):
        near = {move % 64 for move in legal if move // 64 == 2 * one.monster}
        both = {move % 64 for move in legal if move // 64 == 2 * one.monster + 1}
        assert (set(one.near), set(one.near) | set(one.far)) == (near, both | near)


def test_a_locked_monster_goes_nowhere_and_the_mover_is_named() -> None:
    """R176: its card lies face up before who moved it."""
    game = midgame("usa", 30, monsters=True)
    games = game.engine.games.copy()
    games["face_up"][0, 0] = 1
    game.engine.put(games)
    alvin, dexter = monster_reach(game.view(0))
    assert (alvin.locked_by, alvin.near, alvin.far) == (1, (), ())
    assert (dexter.locked_by, bool(dexter.near)) == (None, True)


def test_where_monsters_go_does_not_depend_on_what_others_hold() -> None:
    """R8: a locomotive in another hand makes no difference to what is shown."""
    game = until_phase(midgame("europe", 60, monsters=True), "action")
    other = 1 - int(game.to_move or 0)
    before = monster_reach(game.view(other))
    games = game.engine.games.copy()
    games["hand"][0, game.to_move, LOCOMOTIVE] = 5
    game.engine.put(games)
    assert monster_reach(game.view(other)) == before
    assert monster_reach(midgame("europe", 5).view(0)) == []
    assert monster_reach(Game("usa", monsters=True, seed=2).view(0))[0].place is None


def test_chances_of_dice_add_up() -> None:
    """R131: two sides single, two double, one station, one wild."""
    for dice in range(6):
        assert sum(chance(lie) for lie in lies(dice)) == pytest.approx(1)
    assert chance((1, 0, 0, 0)) == pytest.approx(1 / 3)
    assert chance((0, 0, 0, 2)) == pytest.approx(1 / 36)


def test_what_rolling_again_gives_agrees_with_dice_really_rolled() -> None:
    """R133: rolled again many times, routes can be claimed as often as is told."""
    game = until_phase(midgame("europe", 20, dice=True), "reroll")
    seat = int(game.to_move or 0)
    found = {one.action: one for one in rerolls(game.view(seat))}
    assert set(found) == set(game.legal_ids())
    every = max(found)
    tried = [_claims(game, seat, every, seed) for seed in range(300)]
    points = [max((score for _, score in claims), default=0) for claims in tried]
    assert np.mean([bool(claims) for claims in tried]) == pytest.approx(found[every].claim, abs=0.08)
    assert np.mean(points) == pytest.approx(found[every].points, abs=1.2)
    stand = found[REROLL]
    assert stand.claim in (0.0, 1.0)
    assert all(0 <= one.ticket <= one.claim <= 1 for one in found.values())


def _claims(game: Game, seat: int, action: int, seed: int) -> list[tuple[int, int]]:
    again = game.resample(seat, seed=seed)
    again.play(action)
    points = again.rules.boards[0].track_points
    return [(one - CLAIM, int(points[one - CLAIM])) for one in again.legal_ids() if CLAIM <= one < PAY]


@pytest.mark.parametrize("options", [{}, {"monsters": True}, {"dice": True, "monsters": True}])
@pytest.mark.parametrize("decisions", [0, 15, 80])
def test_overlays_know_nothing_that_the_seat_does_not(options: dict[str, bool], decisions: int) -> None:
    """R8: games that look alike to a seat have the same overlays."""
    game = midgame("europe", decisions, **options)
    for seat in (0, 1, None):
        twin = game.resample(seat, seed=4)
        assert _all(game.view(seat)) == _all(twin.view(seat))


def _all(view: View) -> object:
    return longest_paths(view), networks(view), monster_reach(view), rerolls(view)
