"""The terminal game on boards with rules of their own: substitutes, mountains, countries and their bonuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from test_terminal import Player, sit
from whistlestop import Game, bots, maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.terminal import report
from whistlestop.terminal.ending import score_table
from whistlestop.terminal.loop import run
from whistlestop.terminal.sight import cheapest_way, look, ways_to_goals

Typed = Callable[..., tuple[Game, str]]

# A ferry of three white spaces, one of them a locomotive, which any three cards replace (R83).
FERRY = "nordic base 2 | display=red,red,red,red,red | 0 hand=red:2,blue:2,white:3,black:1 | 1 hand=blue:2"
OSLO = "claim alborg oslo"


def test_substitutes_are_named_all_at_once(typed: Typed) -> None:
    game, told = typed(FERRY, OSLO, "2 red black")
    assert "Which 3 cards do you give as a substitute?" in told
    assert "You give a black card as a substitute." in told
    assert "You claim Ålborg–Oslo with 2 white and score 4 points." in told
    assert game.record.hand[0].sum() == 3


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("2 red", "Name 3 cards, not 2."),
        ("green 3", "you have no green card."),
        ("white", "the cards left to you would not pay for the rest."),
        ("whistle", "“whistle” is not understood. Name 3 cards"),
        ("hand", "Your hand: 2 red, 2 blue, 3 white and 1 black."),
    ],
)
def test_substitutes_that_cannot_be_given_change_nothing(typed: Typed, line: str, answer: str) -> None:
    game, told = typed(FERRY, OSLO, line)
    assert answer in told
    assert game.record.hand[0].sum() == 8


def test_substitutes_can_be_chosen_by_number_one_by_one(typed: Typed) -> None:
    game, told = typed(FERRY, OSLO, "1", "1", "1")
    assert told.count("as a substitute.") == 3
    assert "You claim Ålborg–Oslo with 2 white" in told
    assert game.record.replaced == 0


def test_replacing_is_offered_below_the_payments_without(typed: Typed) -> None:
    """R83: a player with locomotives may keep them."""
    game, told = typed(FERRY.replace("black:1", "locomotive:1"), OSLO, "replace", "blue 2 red", "white 2")
    assert told.index("2 white and 1 locomotive") < told.index("replace a locomotive by any 3 cards")
    assert "You claim Ålborg–Oslo with 2 white" in told
    assert game.record.hand[0, 8] == 1


def test_the_long_route_takes_four_cards_for_one(typed: Typed) -> None:
    """R84: eight green cards and any four pay for nine spaces."""
    line = "nordic base 2 | display=red,red,red,red,red | 0 hand=green:8,blue:3,white:2 | 1 hand=blue:2"
    game, told = typed(line, "lieksa murmansk", "blue 3 white 1")
    assert "You claim Lieksa–Murmansk with 8 green and score 27 points." in told
    assert game.record.points[0] == 27


SWISS = "switzerland base 2 | 0 tickets=bern:austria{tracks} | 1 hand=blue:2"


def swiss(tracks: str = "") -> Game:
    return Game.from_position(SWISS.format(tracks=f" tracks={tracks}" if tracks else ""))


def test_a_ticket_with_several_goals_tells_the_nearest_one_or_the_best_it_is_joined_to() -> None:
    """R94: it pays the most valuable goal it is joined to."""
    game = swiss()
    (line,) = report.tickets(game, look(game, 0), 0)
    assert line.startswith("Bern–Österreich (11), Italia (8), Deutschland (6) or France (5): ")
    assert line.endswith((", to Deutschland.", ", to France."))
    game = swiss("bern:solothurn,delemont:solothurn,delemont:france-4,basel:delemont,basel:germany-1")
    (line,) = report.tickets(game, look(game, 0), 0)
    assert line.endswith("connected to Deutschland, which gives 6.")


def test_ways_lead_to_every_goal_and_the_cheapest_counts() -> None:
    game = swiss()
    (number,) = look(game, 0).tickets
    ways = ways_to_goals(game.map, look(game, 0), 0, number)
    assert set(ways) == {"austria", "italy", "germany", "france"}
    cheapest = cheapest_way(game.map, look(game, 0), 0, number)
    assert cheapest is not None
    assert cheapest.trains == min(way.trains for way in ways.values())


def test_ways_over_mountains_take_the_trains_they_cost() -> None:
    """R121: Agra–Kathmandu lays two trains and loses one."""
    game = Game("legendary-asia", players=2, seed=1)
    facts = look(game, 0)
    agra = next(n for n, ticket in enumerate(game.map.tickets) if "agra" in (ticket.a, ticket.b))
    way = cheapest_way(game.map, facts, 0, agra)
    assert way is not None
    tracks = [game.map.tracks[track] for track in way.tracks]
    assert way.trains == sum(track.length + track.mountains for track in tracks)


def test_the_routes_of_a_country_are_those_of_all_its_border_points(typed: Typed) -> None:
    """R93."""
    _, told = typed(SWISS.format(tracks=""), "routes österreich")
    assert "Routes from Österreich:" in told
    assert told.count("–Österreich:") == 3


@pytest.mark.parametrize(
    ("board", "heading", "part"),
    [
        ("india", "grand tour", "grand_tour"),
        ("legendary-asia", "most cities", "most_cities"),
        ("new-york", "attractions", "attractions"),
        ("london", "districts", "districts"),
        ("japan", "bullet trains", "bullets"),
    ],
)
def test_a_boards_own_bonus_has_its_column_and_no_other_board_has_it(board: str, heading: str, part: str) -> None:
    """R120, R121, R397."""
    for id in maps.ids():
        game = Game(id, players=2, seed=1)
        headings, rows = score_table(game, game.scores(), ["Ann", "Bela"])
        assert (heading in headings) == (id == board)
        assert all(len(row) == len(headings) for row in rows)
    game = Game(board, players=2, seed=1)
    nothing = game.map.bonuses.no_bullet_progress if part == "bullets" else 0
    assert all(getattr(score, part) == nothing for score in game.scores())


def test_the_score_so_far_tells_the_boards_own_parts(typed: Typed) -> None:
    line = "new-york base 2 | 0 hand=red:1 tracks=empire-state-building:times-square#1 | 1 hand=blue:2"
    _, told = typed(line, "score")
    assert "attractions 2" in told


@pytest.mark.skipif(INTERPRETED, reason="takes a whole game")
@pytest.mark.parametrize(
    ("board", "seed", "told_at_the_end"),
    [("nordic", 4, "tickets connected"), ("switzerland", 5, "longest path"), ("london", 6, "for routes")],
)
def test_a_whole_game_on_other_boards_can_be_played_by_typing(
    board: str, seed: int, told_at_the_end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, player = Game(board, players=2, seed=seed), Player(seed)
    session = sit(game, player, tmp_path, save_to=tmp_path / "game.log")
    session.bots = {1: bots.make("random", 1)}
    player.session = session  # type: ignore[assignment]
    assert run(session)
    assert game.over
    assert told_at_the_end in capsys.readouterr().out
