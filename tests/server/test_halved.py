"""The server tells which tickets chaos halves; the page works nothing out (R183-R186)."""

from __future__ import annotations

import pytest

from whistlestop.play.game import Game
from whistlestop.server.narration.viewers import halved_tickets


@pytest.mark.parametrize(("place", "chaos"), [("boston", ["boston"]), ("chicago", [])])
def test_a_ticket_that_names_a_place_in_chaos_would_give_half(place: str, chaos: list[str]) -> None:
    game = Game.from_position("usa base 2 monsters=true | monsters=alvin:boston,dexter:calgary")
    tickets = [number for number, one in enumerate(game.map.tickets) if place in (one.a, one.b)]
    told = halved_tickets(game.rules, game.record, tickets[:1])
    assert [one.chaos for one in told] == ([chaos] if chaos else [])
    assert all(one.goal in (game.map.tickets[one.ticket].a, game.map.tickets[one.ticket].b) for one in told)


def test_without_monsters_nothing_is_halved() -> None:
    game = Game.from_position("usa base 2 | ")
    assert halved_tickets(game.rules, game.record, range(len(game.map.tickets))) == []
