"""What a seat is told about a track that it points at: who could still take it, and what it costs."""

from __future__ import annotations

from server.house import House, scene
from server.player import take_turns
from whistlestop import Game
from whistlestop.notation.words import words
from whistlestop.server.match.match import Match
from whistlestop.server.narration import routes
from whistlestop.server.protocol.messages import AskRoute, RouteTold

HAND = "usa base 3 | phase=action | 0 hand=red:3,locomotive:1 | 1 | 2"


def told(line: str, track: str, seat: int | None = 0) -> RouteTold:
    """Return what a seat hears about a track of a position; the last seat has one train left."""
    game = Game.from_position(line)
    game.record.trains[2] = 1
    return routes.told(Match(game), seat, AskRoute(track=words(game.map).track_numbers[track]))


def test_takers_are_those_whom_nothing_but_cards_keeps_from_it() -> None:
    """R21, R25: a route with an owner is open to nobody, one that is too long not to those without trains."""
    assert told(HAND, "atlanta:nashville").takers == [0, 1, 2]
    assert told(HAND, "calgary:winnipeg").takers == [0, 1]
    assert told(HAND.replace("| 1", "| 1 tracks=calgary:winnipeg"), "calgary:winnipeg").takers == []


def test_the_price_is_what_would_be_offered_and_else_the_reason() -> None:
    """R22, R23."""
    gray = told(HAND, "seattle:vancouver#1")
    assert {"red": 1} in gray.ways
    assert {"locomotive": 1} in gray.ways
    assert gray.reason is None
    white = told(HAND, "calgary:winnipeg")
    assert white.ways == []
    assert white.reason is not None
    assert white.reason.code == "few_cards"


def test_who_is_not_to_act_hears_no_price() -> None:
    """A hand is nobody else's business."""
    for seat in (None, 1):
        answer = told(HAND, "seattle:vancouver#1", seat)
        assert (answer.ways, answer.reason) == ([], None)
        assert answer.takers == [0, 1, 2]


@scene()
async def test_anybody_at_the_table_may_ask_about_a_track_that_there_is(house: House) -> None:
    players = await house.seated("mine", "mine")
    player = await take_turns(players, 4)
    for each in players:
        assert isinstance(await each.ask("ask_route", track=0), RouteTold)
    assert await player.refused_with("ask_route", track=999) == "not_found"
