"""What a turn can begin with beside cards, tickets and routes."""

from __future__ import annotations

import pytest

from whistlestop import Game
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.records.actions import PASSENGER
from whistlestop.records.blocks import block_of, decode
from whistlestop.records.passengers import Passenger
from whistlestop.records.scratch import scratches
from whistlestop.records.stations import Station
from whistlestop.rules import acting
from whistlestop.rules.hooks import table


def test_actions_of_mechanisms_have_ids_that_the_turn_hands_on() -> None:
    assert table("ACT")
    assert all(block_of(parts).first >= PASSENGER for parts in table("ACT"))


@pytest.mark.skipif(not INTERPRETED, reason="what a compiled kernel calls cannot be exchanged")
def test_an_action_that_is_over_at_once_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "begin", lambda *arguments: True)
    game = Game.from_position("marklin base 2 | 0 hand=red:1")
    acting.act(game.record, game.rules.boards[0], scratches(1)[0], PASSENGER)
    assert (int(game.record.player), game.record.turn) == (1, 2)


def test_stations_and_journeys_are_offered_where_they_are_played() -> None:
    europe = Game.from_position("europe base 2 | 0 hand=red:1")
    marklin = Game.from_position("marklin base 2 | 0 hand=red:1 tracks=berlin:leipzig passengers=berlin")
    usa = Game.from_position("usa base 2 | 0 hand=red:1")
    offered = [{type(decode(action)) for action in game.legal_ids()} for game in (europe, marklin, usa)]
    assert [(Station in types, Passenger in types) for types in offered] == [
        (True, False),
        (False, True),
        (False, False),
    ]
