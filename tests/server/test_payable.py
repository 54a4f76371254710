"""Which tracks a pool of dice pays for is said by the server: the page keeps no rules."""

from __future__ import annotations

import pytest

from whistlestop import Game, maps
from whistlestop.notation.words import words
from whistlestop.records.actions import REROLL
from whistlestop.server.http import boards
from whistlestop.server.match.match import Match
from whistlestop.server.narration import questions


def payable(line: str) -> set[str]:
    """Return the tracks that dice as they lie would pay for, while dice to roll again are chosen."""
    game = Game.from_position(line)
    asked = questions.question(Match(game), 0)
    assert asked is not None
    assert asked.payable is not None
    return {name for name, number in words(game.map).track_numbers.items() if number in asked.payable}


def test_while_dice_are_chosen_it_is_what_could_be_claimed_if_none_were_rolled_again() -> None:
    """R133, R136, R148: dice, wilds and tokens together."""
    match = Match(Game.from_position("usa base 2 dice=true | phase=reroll dice=single:3,wild:2 | 0 tokens=single:1"))
    asked = questions.question(match, 0)
    assert asked is not None
    match.play(0, match.decision, REROLL)  # none of them
    stood = questions.question(match, 0)
    assert stood is not None
    assert stood.payable is None
    claims = [action.track for action in stood.actions if action.kind == "claim"]
    assert asked.payable == claims
    assert claims


def test_every_border_point_of_a_country_in_chaos_is_blocked() -> None:
    """R171: a monster in a country stands at all of its border points."""
    line = "germany base 2 dice=true monsters=true | phase=reroll dice=wild:5 {monsters}"
    at_peace = payable(line.format(monsters="monsters=alvin:berlin,dexter:kiel"))
    in_chaos = payable(line.format(monsters="monsters=alvin:switzerland-1,dexter:kiel"))
    swiss = {track for track in at_peace if "switzerland-" in track}
    assert {"switzerland-1", "switzerland-2"} <= {end for track in swiss for end in track.split("#")[0].split(":")}
    assert not any("switzerland-" in track for track in in_chaos)


@pytest.mark.parametrize(("treatment", "open"), [("pay8", True), ("len8", True), ("closed", False)])
def test_a_route_of_nine_is_payable_as_the_table_treats_it(treatment: str, open: bool) -> None:
    """R152."""
    line = f"nordic base 2 dice=true dice.nine_route={treatment} | phase=reroll dice=single:5 | 0 tokens=single:3"
    assert ("lieksa:murmansk" in payable(line)) == open
    game = Game.from_position(line)
    number = words(game.map).track_numbers["lieksa:murmansk"]
    assert (number in game.view(0).facts().closed) != open
    track = boards.board(game.map, "en", dice=True, rules=game.rules).tracks[number]
    assert (track.symbols, track.trains, track.points) == (
        8,
        8 if treatment == "len8" else 9,
        21 if treatment == "len8" else 27,
    )


def test_wilds_pay_only_where_the_map_lets_locomotives_if_the_table_wants_it_so() -> None:
    """R137: in Switzerland locomotives are for tunnels."""
    line = "switzerland base 2 dice=true{option} | phase=reroll dice=wild:5"
    anywhere, limited = payable(line.format(option="")), payable(line.format(option=" dice.wild_map_limits=true"))
    map = maps.load("switzerland")
    tunnels = {name for name, number in words(map).track_numbers.items() if map.tracks[number].tunnel}
    assert limited < anywhere
    assert limited <= tunnels


def test_facts_say_which_tracks_are_closed_to_everybody() -> None:
    """R26, R27: with few players the twin of a claimed track, which belongs to nobody."""
    line = "usa base {players} | 0 tracks=denver:kansas-city#1"
    few, many = (Game.from_position(line.format(players=players)) for players in (2, 4))
    twin = words(few.map).track_numbers["denver:kansas-city#2"]
    assert few.view(1).facts().closed == [twin]
    assert many.view(1).facts().closed == []


def test_facts_say_which_tracks_take_doubles() -> None:
    """R135: those of double routes, or with a house rule only while both tracks are open to all."""
    line = "usa base {players} dice=true dice.double_kind=open_tracks"
    few, many = (Game.from_position(line.format(players=players)) for players in (2, 4))
    double = {number for name, number in words(few.map).track_numbers.items() if "#" in name}
    assert few.view(0).facts().double_tracks == []
    assert set(many.view(0).facts().double_tracks or ()) == double
    assert Game.from_position("usa base 2").view(0).facts().double_tracks is None
