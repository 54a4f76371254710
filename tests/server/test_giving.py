"""Cards of any kind in place of a locomotive: given all at once at a table, one by one to the engine (R83, R84)."""

from __future__ import annotations

import pytest

from whistlestop import Game
from whistlestop.server.match.match import Match
from whistlestop.server.narration import telling
from whistlestop.server.protocol.denial import Denial

LINE = "nordic base 2 | 0 hand=red:1,blue:2,white:2,black:1"


def claiming() -> Match:
    """Return a match in which seat 0 is to give three cards for the locomotive of a ferry of three spaces."""
    match = Match(Game.from_position(LINE))
    match.play(0, match.decision, "claim stockholm turku")
    match.play(0, match.decision, "replace")
    return match


def test_every_choice_that_leaves_the_rest_payable_is_offered() -> None:
    """R83: the ferry's two other spaces are blue, so both blue cards stay in the hand."""
    match = claiming()
    asked = telling.question(match, 0)
    assert asked is not None
    assert asked.cards is not None
    assert asked.cards.count == 3
    assert {"red": 1, "white": 2} in asked.cards.sets
    assert {"red": 1, "white": 1, "black": 1} in asked.cards.sets
    assert all("blue" not in cards for cards in asked.cards.sets)


def test_cards_are_given_in_any_order_and_all_at_once() -> None:
    match = claiming()
    entries = match.give(0, match.decision, {"white": 2, "red": 1})
    assert [entry.body["action"] for entry in entries] == ["give red", "give white", "give white"]  # type: ignore[index]
    assert [action.text for action in match.game.legal()] == ["pay blue 2"]


@pytest.mark.parametrize("cards", [{"blue": 2, "red": 1}, {"red": 1}, {"red": 3}, {"gold": 3}, {}])
def test_what_is_not_offered_is_refused_and_changes_nothing(cards: dict[str, int]) -> None:
    match = claiming()
    before = match.game.history[-1]
    with pytest.raises(Denial, match="cannot be given"):
        match.give(0, match.decision, cards)
    assert match.game.history[-1] is before


def test_cards_given_go_back_together_with_what_they_replaced() -> None:
    match = claiming()
    match.give(0, match.decision, {"white": 2, "red": 1})
    assert match.undo_alone(0) == 5
    match.undo(0, match.decision, whole_turn=False)
    assert [action.text for action in match.game.legal()] == ["replace"]
    match.undo(0, match.decision, whole_turn=False)
    assert match.game.phase == "action"
