"""Pennsylvania: shares taken with claimed routes, the dummy of two players, ranks at the end (R300-R310)."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from table import deal, only, table
from whistlestop import Game, maps
from whistlestop.maps.check import problems
from whistlestop.records.events import Event

LONG = "reading:1,reading:3"


def rank_points(*rows: str, table_words: str = "", phase: str = "") -> list[int]:
    """Return what the shares of each seat are worth."""
    seats = " | ".join(f"{seat} shares={row}" for seat, row in enumerate(rows) if row)
    game = table(f"pennsylvania base {len(rows)} | {phase} {table_words} | {seats}")
    return [game.score(seat).shares for seat in range(len(rows))]


def named(told: list[Event], event: str) -> list[tuple[str, int]]:
    """Return the shares that an event tells of, by company and number."""
    companies = maps.load("pennsylvania").companies
    return [(companies[one["company"]].id, one["number"]) for one in only(told, event)]


def test_a_claim_brings_the_top_share_of_one_company_shown_there_or_none() -> None:
    """R241, R302: Allentown-Philadelphia shows two, asked once the route is scored; number 1 lies on top; or none."""
    game = table("pennsylvania base 3 | 0 hand=black:3 | 1 hand=red:3,green:2")
    game.play("claim allentown philadelphia #1", "pay black 3")
    assert game.fact("route_points") == [4, 0, 0]
    assert (game.game.phase, game.fact("share_track")) == ("share", game.game.record.settling)
    assert game.legal() == ["share pennsylvania", "share reading", "no share"]
    assert named(game.play("share reading"), "share_taken") == [("reading", 1)]
    assert game.fact("share_tops")["reading"] == 2  # type: ignore[index]
    game.play("claim allentown reading", "pay green 2", "no share")
    assert game.fact("share_tops")["reading"] == 2  # type: ignore[index]


def test_both_tracks_of_a_double_route_give_a_share_each() -> None:
    """R302: with four players both are open."""
    game = table("pennsylvania base 4 | 0 hand=black:3 | 1 hand=red:3")
    game.play("claim allentown philadelphia #1", "pay black 3", "share reading")
    told = game.play("claim allentown philadelphia #2", "pay red 3", "share reading")
    assert named(told, "share_taken") == [("reading", 2)]


def test_a_route_without_a_sign_or_with_sold_out_companies_only_gives_none() -> None:
    """R302: the turn goes on at once."""
    game = table("pennsylvania base 3 | 0 hand=pink:6")
    game.play("claim albany binghamton", "pay pink 6")
    assert (game.game.phase, game.game.to_move) == ("action", 1)
    sold = ",".join(f"reading:{number}" for number in range(1, 8))
    game = table(f"pennsylvania base 3 | 0 hand=green:2 shares={sold}")
    game.play("claim allentown reading", "pay green 2")
    assert (game.game.phase, game.game.to_move) == ("action", 1)


def test_with_two_players_one_for_the_dummy_follows_each_share() -> None:
    """R307: of the same route, the same company too; asked about where there are several, compulsory."""
    game = table("pennsylvania base 2 | 0 hand=black:3,yellow:1 | 1 hand=green:2")
    game.play("claim allentown philadelphia #1", "pay black 3", "share reading")
    assert (game.game.phase, game.legal()) == ("dummy share", ["dummy share pennsylvania", "dummy share reading"])
    assert named(game.play("dummy share reading"), "dummy_share_taken") == [("reading", 2)]
    told = game.play("claim allentown reading", "pay green 2", "share reading")
    assert named(told, "dummy_share_taken") == [("reading", 4)]
    told = game.play("claim lancaster reading", "pay yellow 1", "no share")
    assert named(told, "dummy_share_taken") == []


def test_the_dummy_gets_nothing_if_nothing_is_left_and_nothing_with_three_players() -> None:
    """R307: the last share of the only company there goes to the player."""
    held = ",".join(f"reading:{number}" for number in range(1, 7))
    game = table(f"pennsylvania base 2 | 0 hand=green:2 | 1 shares={held}")
    assert named(game.play("claim allentown reading", "pay green 2", "share reading"), "dummy_share_taken") == []
    game = table("pennsylvania base 3 | 0 hand=black:3")
    assert (
        named(game.play("claim allentown philadelphia #1", "pay black 3", "share reading"), "dummy_share_taken") == []
    )
    assert game.game.phase == "action"


def test_shares_lie_face_down_though_stacks_and_takings_are_open() -> None:
    """R249, R303, R307: a view carries one's own, with boards.open_holdings everybody's."""
    line = f"pennsylvania base 2 | dummy=reading:2 | 0 shares={LONG} | 1 shares=pennsylvania:1"
    game = table(line)
    own, other = {"reading": [1, 3]}, {"pennsylvania": [1]}
    assert [game.fact("shares", seat) for seat in (0, 1)] == [[own, None], [None, other]]
    assert game.game.view(None).facts()["shares"] == [None, None]
    assert game.fact("dummy_shares") is None
    assert game.fact("share_tops", 1)["reading"] == 4  # type: ignore[index]
    view = game.game.view(1)
    assert view.record.shares[0] == view.record.dummy_shares == 0
    shown = table(line.replace(" 2 |", " 2 boards.open_holdings=true |"))
    assert [shown.fact("shares"), shown.fact("dummy_shares")] == [[own, other], {"reading": [2]}]


def test_hidden_shares_are_dealt_again_to_those_whose_routes_show_them() -> None:
    """R249: a resampled game looks the same to its seat, and shares come from where they can."""
    tracks = "tracks=allentown:reading,allentown:philadelphia#1"
    game = table(f"pennsylvania base 3 | 0 shares={LONG} | 1 {tracks} shares=reading:2 | 2 shares=pennsylvania:1")
    for seed in range(5):
        view = game.game.view(0)
        again = view.resample(seed)
        assert int(again[0].shares[1]) >> 34 & 1, "only seat 1 has a route that shows the Reading"
        assert np.bitwise_or.reduce(again[0].shares) == game.game.record.taken_shares


def test_shareholders_are_ranked_by_number_and_then_by_the_lowest_share() -> None:
    """R305: A has 2 and 5, B has 1 and 7, C has 3; the others hold what lies above."""
    assert rank_points("reading:2,reading:5", "reading:1,reading:6", "reading:3,reading:4,reading:7") == [5, 9, 14]
    assert rank_points("reading:2,reading:5", "reading:1,reading:4", "reading:3") == [9, 14, 5]
    assert rank_points("reading:1", "", "") == [14, 0, 0]


def test_a_rank_beyond_the_table_scores_nothing() -> None:
    """R305: Western Maryland pays two ranks."""
    assert rank_points(*(f"western-maryland:{number}" for number in (2, 1, 3, 4))) == [5, 9, 0, 0]


def test_the_dummys_shown_shares_fill_a_rank_and_score_nothing() -> None:
    """R308: B&O: A 2 (with number 1), dummy 2, B 1: A 20, B 9."""
    dummy = "dummy=baltimore-ohio:2,baltimore-ohio:4,reading:1 shown=baltimore-ohio:2,baltimore-ohio:4"
    held = ("baltimore-ohio:1,baltimore-ohio:5", "baltimore-ohio:3,reading:2")
    assert rank_points(*held, table_words=dummy, phase="phase=over last_turns=0") == [20, 9 + 14]


def test_half_of_the_dummys_shares_rounded_up_are_turned_up_by_lot() -> None:
    """R248, R308: of seven four, once the last turn is over; luck says which."""
    seven = ",".join(f"pennsylvania:{number}" for number in range(1, 8))
    game = table(f"pennsylvania base 2 | last_turns=1 dummy={seven} | 0 hand=black:2")
    drawn = "red red pennsylvania:7 pennsylvania:2 pennsylvania:5 pennsylvania:1"
    told = game.play("draw", "draw", luck=drawn)
    assert game.game.over
    assert named(told, "dummy_share_shown") == [("pennsylvania", number) for number in (7, 2, 5, 1)]
    assert game.fact("shown_shares", 1) == {"pennsylvania": [1, 2, 5, 7]}
    assert game.fact("dummy_shares", 1) == {"pennsylvania": [*range(1, 8)]}


def test_before_the_end_nothing_of_the_dummy_is_shown_and_nothing_of_it_counts() -> None:
    """R308."""
    assert rank_points("reading:4", "", table_words="dummy=reading:1,reading:2,reading:3") == [14, 0]


def test_dice_bring_shares_just_the_same_and_ontario_takes_wilds() -> None:
    """R309: a ferry's symbols are Wilds."""
    game = table("pennsylvania base 3 dice=true | dice=wild:1,single:2,double:2")
    game.play("claim allentown reading")
    game.play(game.legal("pay")[0])
    assert game.legal() == ["share reading", "no share"]
    game = table("pennsylvania base 3 dice=true | dice=double:5")
    assert "claim buffalo ontario-east #1" not in game.legal()
    game = table("pennsylvania base 3 dice=true | dice=double:4,wild:1")
    assert "claim buffalo ontario-east #1" in game.legal()


def test_a_monster_moves_once_the_share_is_chosen_and_ontario_is_one_place() -> None:
    """R242, R310: nothing comes between; both points of Ontario are next to Erie and Buffalo."""
    line = "pennsylvania base 3 monsters=true | monsters=alvin:erie,dexter:albany | 0 hand=black:3,locomotive:2"
    game = table(line)
    assert "move alvin ontario-west 1" in game.legal()
    game.play("claim allentown philadelphia #1", "pay black 3")
    assert game.legal("move") == []
    game.play("share reading")
    assert game.game.phase == "after action"
    assert game.legal("move") != []


def test_a_country_of_two_points_is_not_joined() -> None:
    """R304: a ticket to Ontario is fulfilled at either point, and no path runs through."""
    board = maps.load("pennsylvania")
    number = next(index for index, ticket in enumerate(board.tickets) if ticket.a == "warren" and ticket.b == "ontario")
    for tracks in ("erie:ontario-west#1,erie:warren", "buffalo:ontario-east#2,buffalo:warren"):
        score = table(f"pennsylvania base 2 | 0 tracks={tracks} tickets=warren:ontario").score()
        assert [(one.ticket, one.fulfilled) for one in score.each_ticket] == [(number, True)]
    apart = "tracks=erie:ontario-west#1,buffalo:ontario-east#1 tickets=pittsburgh:buffalo"
    assert table(f"pennsylvania base 2 | 0 {apart}").score().path_length == 3


def test_most_tickets_pay_fifteen_and_ties_go_by_tickets_and_then_the_longest_path() -> None:
    """R245, R300, R306."""
    board = maps.load("pennsylvania")
    assert (board.bonuses.most_tickets, board.bonuses.longest_path, board.ties) == (15, 0, maps.BASE_TIES)
    assert (board.double_routes_players, board.trains, len(board.tickets)) == (4, 45, 50)
    game = deal("pennsylvania")
    assert [len(game.fact("offered", seat)) for seat in (0, 1)] == [5, 5]  # type: ignore[arg-type]
    tied = "tracks=harrisburg:york,gettysburg:york tickets=harrisburg:baltimore"
    both = table(f"pennsylvania base 2 | 0 {tied} | 1 tickets=baltimore:philadelphia")
    assert [both.score(seat).most_tickets for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 shares=reading:2", "while one above it still lies in its stack"),
        ("0 shares=reading:1 | 1 shares=reading:1", "stands in the line twice"),
        ("0 shares=reading:8", "is no share of this map"),
        ("dummy=reading:1 shown=reading:1", "does not fit the table or the phase"),
        ("phase=share settling=allentown:reading", "does not fit the table or the phase"),
    ],
)
def test_a_position_with_impossible_shares_is_refused(line: str, reason: str) -> None:
    """R302, R308."""
    with pytest.raises(ValueError, match=reason):
        Game.from_position(f"pennsylvania base 2 | {line}")


def test_a_position_in_the_middle_of_a_choice_is_read_as_it_was_written() -> None:
    """R307."""
    game = table("pennsylvania base 2 | 0 hand=black:3")
    game.play("claim allentown philadelphia #1", "pay black 3", "share reading")
    again = Game.from_position(game.game.position())
    assert again.engine.games.tobytes() == game.game.engine.games.tobytes()
    assert "phase=dummy_share" in game.game.position()


CHANGES = {
    '"share_dummy_players": 2,\n  "companies": [': ('"share_dummy_players": 2,\n  "xcompanies": [', 9, "unknown key"),
    '"companies": ["pennsylvania", "reading"]},': ('"companies": ["pennsylvania", "nobody"]},', None, '"nobody"'),
    '"share_dummy_players": 2': ('"share_dummy_players": 6', 8, "no game has the 6 players"),
    '"shares": 15': ('"shares": 20', None, "too many shares: 65"),
    "[14, 9, 5]": ("[14, 5, 9]", 13, 'a lower rank in "reading" scores more'),
}


@pytest.mark.parametrize("old", CHANGES)
def test_a_board_that_asks_for_shares_without_their_facts_gets_an_error_with_its_line(old: str, tmp_path: Path) -> None:
    """R301, R302, R307."""
    new, line, reason = CHANGES[old]
    text = (Path(maps.__file__).parent / "data/pennsylvania.json").read_text("utf-8")
    file = tmp_path / "pennsylvania.json"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(maps.MapError, match=reason) as caught:
        maps.read(file)
    assert caught.value.line is not None
    assert line in (None, caught.value.line)


def test_a_board_with_a_dummy_and_no_companies_is_blamed_for_the_dummy() -> None:
    """R307."""
    found = list(problems(replace(maps.load("usa"), share_dummy_players=2)))
    assert [(problem.pointer, problem.reason) for problem in found] == [
        (("share_dummy_players",), "a dummy takes shares, but there are no companies")
    ]
