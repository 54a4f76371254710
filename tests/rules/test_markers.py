"""Old West: start cities, growth from them, city markers, who scores a route, and Alvin the Alien (R340-R352)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from reference.small import MANY, small
from table import Table, deal, names, only, table
from whistlestop import Game, compile_rules, maps
from whistlestop.maps.markers import Markers
from whistlestop.ruleset.options import OptionError

SALT_LAKE = "claim green-river salt-lake-city #1"
TWO = "1 start=tucson"
THREE = f"{TWO} | 2 start=seattle"
KEEPING = ("keep",) * 5
TRIANGLE = "a b 1 red, b c 1 red, c a 1 red"


def opened(players: int, first: int = 0, **options: bool) -> Table:
    """Return a game whose tickets are chosen."""
    game = deal(
        "old-west", players=players, first=first, options={k.replace("_", ".", 1): v for k, v in options.items()}
    )
    game.play(*KEEPING * players)
    return game


def scored(*seats: str, claimed: str, paid: str) -> list[int]:
    """Return everybody's route points after seat 0 has claimed a route."""
    game = table(f"old-west base {len(seats)} | " + " | ".join(f"{seat} {text}" for seat, text in enumerate(seats)))
    before = game.fact("route_points")
    assert isinstance(before, list)
    game.play(f"claim {claimed}", f"pay {paid}")
    after = game.fact("route_points")
    assert isinstance(after, list)
    return [new - old for new, old in zip(after, before, strict=True)]


def test_up_to_six_players_with_forty_trains_four_cards_and_three_of_five_tickets() -> None:
    """R340: 50 tickets; later one of four is kept and the others go under the deck."""
    board, game = maps.load("old-west"), deal("old-west", players=6)
    assert (board.players, game.fact("trains"), len(board.tickets)) == ((2, 6), [40] * 6, 50)
    assert [sum(game.hand(seat).values()) for seat in range(6)] == [4] * 6
    assert board.markers is not None
    assert (board.markers.each, board.markers.price) == (3, 2)
    game.play("return", "return")
    assert game.legal() == ["keep"]
    drawn = table(f"old-west base 2 | 0 start=denver | {TWO}")
    drawn.play("tickets", "return", "return", "return")
    assert drawn.legal() == ["keep"]


def test_all_tracks_of_double_and_triple_routes_with_four_and_one_with_three() -> None:
    """R341: and nobody has two of them."""
    seats = "0 hand=blue:2,green:2 start=eugene | 1 hand=green:2 start=ashland | 2 start=seattle"
    three = table(f"old-west base 3 | {seats}")
    three.play("claim ashland eugene #1", "pay blue 2")
    assert three.legal("claim ashland eugene") == []
    four = table(f"old-west base 4 | {seats} | 3 start=tucson")
    four.play("claim ashland eugene #1", "pay blue 2")
    assert four.legal("claim ashland eugene") == ["claim ashland eugene #2"]
    four.play("claim ashland eugene #2", "pay green 2")
    for _ in range(2):
        four.play("draw", "draw")
    assert four.legal("claim ashland eugene") == []


def test_start_cities_are_chosen_by_the_last_player_first_and_then_backwards() -> None:
    """R342, R243: after the tickets, free of charge, on any city without a marker."""
    game = opened(3, first=1)
    everywhere = {place.id for place in maps.load("old-west").places}
    assert (game.game.phase, game.game.to_move) == ("start city", 0)
    assert game.choices("marker") == everywhere
    assert names(game.play("marker denver")) == ["start_city_chosen"]
    assert (game.game.to_move, game.choices("marker")) == (2, everywhere - {"denver"})
    game.play("marker boise")
    assert game.game.to_move == 1
    game.play("marker tucson")
    assert (game.game.phase, game.game.to_move) == ("action", 1)
    assert game.fact("start_cities") == ["denver", "tucson", "boise"]
    assert [sum(game.hand(seat).values()) for seat in range(3)] == [4] * 3


def test_the_first_route_touches_the_start_city_and_every_later_one_what_is_joined_to_it() -> None:
    """R343: Salt Lake City, then Green River: the next one touches either of the two."""
    game = table(f"old-west base 2 | 0 hand=red:12 start=salt-lake-city | {TWO}")
    assert {"green-river salt-lake-city #1", "salt-lake-city st-george #2"} <= game.choices("claim")
    assert all("salt-lake-city" in text for text in game.legal("claim"))
    game.play(SALT_LAKE, "pay red 1", "no marker", "draw", "draw")
    assert all("salt-lake-city" in text or "green-river" in text for text in game.legal("claim"))
    assert "claim cheyenne green-river #1" in game.legal("claim")


def test_after_a_claim_one_marker_may_be_put_on_a_free_end_for_two_cards_of_one_colour() -> None:
    """R344, R241, R242: locomotives replace one or both; paid from the hand that is left."""
    game = table(f"old-west base 2 | 0 hand=red:3,blue:1,locomotive:2 start=salt-lake-city | {TWO}")
    game.play(SALT_LAKE, "pay red 1")
    assert (game.game.phase, game.legal()) == ("marker", ["no marker", "marker green-river"])
    game.play("marker green-river")
    assert game.fact("marking") == "green-river"
    assert game.choices("pay") == {"red 2", "red 1 + locomotive 1", "blue 1 + locomotive 1", "locomotive 2"}
    told = game.play("pay blue 1 + locomotive 1")
    assert only(told, "marker_bought")[0]["locomotives"] == 1
    assert game.hand() == {"red": 2, "locomotive": 1}
    assert (game.fact("markers"), game.game.to_move) == ([["green-river", "salt-lake-city"], ["tucson"]], 1)


def test_two_locomotives_pay_for_a_marker() -> None:
    """R344: they replace both cards."""
    game = table(f"old-west base 2 | 0 hand=red:3,blue:1,locomotive:2 start=salt-lake-city | {TWO}")
    told = game.play(SALT_LAKE, "pay red 1", "marker green-river", "pay locomotive 2")
    assert (only(told, "marker_bought")[0]["cards"], game.hand()) == (2, {"red": 2, "blue": 1})


def test_who_cannot_pay_is_asked_about_a_marker_all_the_same_unless_his_cards_are_too_few_for_all_to_see() -> None:
    """R344: whether a question is asked tells nothing of a hand."""
    game = table(f"old-west base 2 | 0 hand=red:2,blue:1 start=salt-lake-city | {TWO}")
    game.play(SALT_LAKE, "pay red 1")
    assert (game.game.phase, game.legal()) == ("marker", ["no marker"])
    few = table(f"old-west base 2 | 0 hand=red:1,blue:1 start=salt-lake-city | {TWO}")
    few.play(SALT_LAKE, "pay red 1")
    assert few.game.phase == "action"


def test_no_marker_is_asked_about_without_one_left_or_without_a_free_end() -> None:
    """R344: one marker a city, three of each player."""
    full = table(f"old-west base 2 | 0 hand=red:3 start=salt-lake-city markers=boise,denver | {TWO}")
    full.play(SALT_LAKE, "pay red 1")
    assert full.game.phase == "action"
    taken = table("old-west base 2 | 0 hand=red:3 start=salt-lake-city | 1 start=tucson markers=green-river")
    taken.play(SALT_LAKE, "pay red 1")
    assert taken.game.phase == "action"


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (("start=salt-lake-city tracks=green-river:salt-lake-city#1", TWO[2:]), [7, 0]),
        (("start=green-river", TWO[2:]), [7, 0]),
        (("start=salt-lake-city tracks=green-river:salt-lake-city#1", "start=cheyenne"), [0, 7]),
        (("start=green-river", "start=cheyenne"), [7, 7]),
        (("start=salt-lake-city tracks=green-river:salt-lake-city#1", "start=cheyenne markers=green-river"), [0, 14]),
        (("start=green-river markers=cheyenne", TWO[2:]), [14, 0]),
        (
            ("start=salt-lake-city tracks=green-river:salt-lake-city#1", "start=cheyenne", "start=green-river"),
            [0, 7, 7],
        ),
    ],
)
def test_a_route_is_scored_by_the_markers_at_its_ends(seats: tuple[str, ...], points: list[int]) -> None:
    """R345: four spaces between Cheyenne and Green River are worth 7 points."""
    own, *others = seats
    game = (f"{own} hand=red:4", *others)
    assert scored(*game, claimed="cheyenne green-river #1", paid="red 4") == points


def test_a_marker_bought_with_a_claim_counts_from_the_next_one_on() -> None:
    """R345: scoring comes first."""
    game = table("old-west base 2 | 0 hand=red:5,blue:2 start=salt-lake-city | 1 hand=blue:2 start=casper")
    told = game.play(SALT_LAKE, "pay red 1", "marker green-river", "pay blue 2")
    assert names(told).index("route_scored") < names(told).index("marker_bought")
    assert game.fact("route_points") == [1, 0]
    game.play("claim casper green-river", "pay blue 2")
    assert game.fact("route_points") == [3, 2]


def test_the_coast_from_san_francisco_to_los_angeles_is_a_ferry_of_seven_with_three_symbols() -> None:
    """R346."""
    seats = f"start=san-francisco | {TWO}"
    assert table(f"old-west base 2 | 0 hand=red:8,locomotive:2 {seats}").legal("claim los-angeles san-f") == []
    game = table(f"old-west base 2 | 0 hand=red:4,locomotive:3 {seats}")
    game.play("claim los-angeles san-francisco")
    assert game.choices("pay") == {"red 4 + locomotive 3"}


def test_most_tickets_pay_fifteen_and_no_path_pays() -> None:
    """R347, R245."""
    board = maps.load("old-west")
    assert (board.bonuses.most_tickets, board.bonuses.longest_path, board.ties) == (15, 0, maps.BASE_TIES)
    way = "tracks=cheyenne:green-river#1,green-river:salt-lake-city#1"
    game = table(f"old-west base 2 | 0 {way} start=cheyenne tickets=salt-lake-city:cheyenne | {TWO}")
    assert (game.score(0).most_tickets, game.score(1).most_tickets, game.score(0).longest_path) == (15, 0, 0)


def test_who_is_hemmed_in_draws_on_and_the_dead_board_looks_at_networks() -> None:
    """R348, R247: routes that nobody's network touches are open, but no one can ever claim them."""
    ring = ",".join(("las-cruces:roswell", "albuquerque:roswell", "roswell:santa-fe"))
    line = f"old-west base 2 | 0 hand=red:4 start=roswell | 1 start=santa-fe markers=albuquerque tracks={ring}"
    game = table(line)
    assert game.legal("claim") == []
    assert {"draw", "tickets"} <= set(game.legal())
    assert only(game.play("draw", "draw"), "last_round") == []
    dead = table(line, compile_rules(replace(maps.load("old-west"), trains=7)))
    assert len(only(dead.play("draw", "draw"), "last_round")) == 1


def test_alvin_waits_in_roswell_where_nobody_starts_and_nobody_marks() -> None:
    """R349: oldwest.alvin."""
    game = opened(2, oldwest_alvin=True)
    assert (game.fact("alien"), game.fact("captures")) == ("roswell", [0, 0])
    assert "marker roswell" not in game.legal()
    assert opened(2).fact("alien") is None
    claimed = table(f"old-west base 2 oldwest.alvin=true | 0 hand=red:2,blue:2 start=albuquerque | {TWO}")
    claimed.play("claim albuquerque roswell", "pay red 2")
    assert claimed.game.phase == "action", "neither end takes a marker"


def test_who_builds_into_alvins_city_captures_him_and_takes_him_to_a_city_of_his_own() -> None:
    """R349, R350: 10 points for each capture and 10 for keeping him; the owner does not capture him again."""
    line = "old-west base 2 oldwest.alvin=true | 0 hand=red:2,green:1,blue:2 start=albuquerque markers=denver"
    game = table(f"{line} | 1 hand=green:1,red:4,pink:1 start=santa-fe")
    game.play("claim albuquerque roswell", "pay red 2")
    assert (game.game.phase, game.legal()) == ("alien", ["alien albuquerque", "alien denver"])
    told = game.play("alien albuquerque")
    assert only(told, "alien_captured")[0]["points"] == 10
    assert [game.score(seat).alien for seat in range(2)] == [20, 0]
    told = game.play("claim albuquerque santa-fe #1", "pay green 1")
    assert (game.fact("alien"), game.fact("captures")) == ("santa-fe", [1, 1])
    assert names(told).index("route_scored") < names(told).index("alien_captured")
    assert [game.score(seat).alien for seat in range(2)] == [10, 20]


def test_alvin_never_captured_brings_nothing_and_his_keeper_cannot_capture_him() -> None:
    """R349, R350: the marker comes after Alvin's move."""
    line = "old-west base 2 oldwest.alvin=true | alien=santa-fe | 0 hand=green:3,blue:2 start=santa-fe captures=1"
    game = table(f"{line} | {TWO}")
    game.play("claim albuquerque santa-fe #1", "pay green 1")
    assert (game.game.phase, game.fact("captures")) == ("marker", [1, 0])
    fresh = table(f"old-west base 2 oldwest.alvin=true | 0 start=santa-fe | {TWO}")
    assert [fresh.score(seat).alien for seat in range(2)] == [0, 0]


def test_with_dice_a_marker_costs_two_stations_or_wilds_left_over() -> None:
    """R351, R244: growth and scoring hold; the ferry takes three wilds."""
    line = f"start=salt-lake-city | {TWO}"
    game = table(f"old-west base 2 dice=true | dice=double:1,station:2,wild:1,single:1 | 0 {line}")
    assert all("salt-lake-city" in text for text in game.legal("claim"))
    game.play(SALT_LAKE, "pay double 1", "marker green-river")
    assert game.choices("pay") == {"station 2", "station 1 + wild 1"}
    told = game.play("pay station 1 + wild 1")
    assert [(one["dice"], one["wilds"]) for one in only(told, "marker_bought_with_dice")] == [(1, 1)]
    few = table(f"old-west base 2 dice=true | dice=double:1,station:1,single:3 | 0 {line}")
    few.play(SALT_LAKE, "pay double 1")
    assert few.game.phase != "marker"
    ferry = "tokens=single:3 start=san-francisco"
    coast = table(f"old-west base 2 dice=true | dice=wild:3,single:2 | 0 {ferry} | {TWO}")
    assert "claim los-angeles san-francisco" in coast.legal()
    coast = table(f"old-west base 2 dice=true | dice=wild:2,single:3 | 0 {ferry} | {TWO}")
    assert "claim los-angeles san-francisco" not in coast.legal()


def test_monsters_are_off_with_the_reason_and_may_be_allowed_away_from_markers() -> None:
    """R352: oldwest.allow_monsters; its own Alvin is off then, and no monster is set up on a marked city."""
    board = maps.load("old-west")
    with pytest.raises(OptionError, match="shut its owner out"):
        compile_rules(board, {"monsters": True})
    options = {"monsters": True, "oldwest.allow_monsters": True, "oldwest.alvin": True}
    game = deal("old-west", options=options)
    game.play(*KEEPING * 2, "marker denver", "marker tucson")
    assert (game.game.phase, game.fact("alien")) == ("place monster", None)
    assert game.choices("place alvin") == {place.id for place in board.places} - {"denver", "tucson"}


def test_where_every_city_is_marked_monsters_are_set_up_on_marked_ones() -> None:
    """R352: a game on a small board of one's own goes on, Dexter away from Alvin."""
    board = small(TRIANGLE, MANY, markers=Markers(), players=(2, 3), house_rules=("oldwest.allow_monsters",))
    game = deal(board, players=3, options={"monsters": True, "oldwest.allow_monsters": True})
    while "place" not in game.game.phase:
        game.play(game.legal()[0])
    assert game.choices("place alvin") == {"a", "b", "c"}
    game.play("place alvin b")
    assert game.choices("place dexter") == {"a", "c"}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 start=denver | 1 start=denver", "stand twice"),
        ("0 start=denver markers=boise,casper,billings | 1 start=tucson", "too many"),
        ("0 start=denver tracks=phoenix:tucson#1 | 1 start=tucson", "hang together"),
        ("0 start=denver shifted=3 | 1 start=tucson", "scored once or twice"),
        ("marking=boise | 0 start=denver | 1 start=tucson", "does not fit the phase"),
        ("turn=0 phase=start_city first=0 player=0", "by the last player first"),
    ],
)
def test_a_position_with_impossible_markers_is_refused(line: str, reason: str) -> None:
    """R342-R345."""
    with pytest.raises(ValueError, match=reason):
        Game.from_position(f"old-west base 2 | {line}")


def test_a_line_that_names_no_start_cities_gets_the_first_that_fit() -> None:
    """R342: an end of an own track, else a free city."""
    game = table("old-west base 2 | 0 tracks=phoenix:tucson#1")
    assert game.fact("start_cities") == ["phoenix", "albuquerque"]


def test_a_position_in_the_middle_of_a_payment_is_read_as_it_was_written() -> None:
    """R344, R345."""
    game = table("old-west base 2 | 0 hand=red:5 start=salt-lake-city | 1 start=cheyenne markers=green-river")
    game.play("claim salt-lake-city st-george #2", "pay red 4")
    assert game.game.phase == "action"
    game = table(f"old-west base 2 | 0 hand=red:5 start=salt-lake-city | {TWO}")
    game.play(SALT_LAKE, "pay red 1", "marker green-river")
    again = Game.from_position(game.game.position())
    assert again.engine.games.tobytes() == game.game.engine.games.tobytes()
    assert "phase=marker_payment" in game.game.position()


CHANGES = {
    '"alien": "roswell"': ('"alien": "area-51"', "not on the map"),
    '"each": 3': ('"each": 4', "each"),
    '"markers": {"each": 3, "price": 2, "alien": "roswell", "alien_points": 10},\n': (
        "",
        'the key "markers" is missing',
    ),
}


@pytest.mark.parametrize("old", CHANGES)
def test_a_board_that_asks_for_markers_without_their_facts_gets_an_error_with_its_line(
    old: str, tmp_path: Path
) -> None:
    """R342, R349."""
    new, reason = CHANGES[old]
    text = (Path(maps.__file__).parent / "data/old-west.json").read_text("utf-8")
    file = tmp_path / "old-west.json"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(maps.MapError, match=reason) as caught:
        maps.read(file)
    assert caught.value.line is not None
