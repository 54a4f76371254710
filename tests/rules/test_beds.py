"""France: pieces laid on track beds, crossings, twins, dice and monsters (R320-R332)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from table import deal, on, only, table
from whistlestop import Game, maps
from whistlestop.maps.beds import Beds, Crossing
from whistlestop.maps.check import problems
from whistlestop.notation.words import words
from whistlestop.records.beds import Build
from whistlestop.records.blocks import decode
from whistlestop.ruleset.options import OptionError

BUILT = "pieces=red:amiens:reims"


def track(name: str) -> int:
    """Return the number of a track by its words."""
    return words(maps.load("france")).track_numbers[name]


def test_the_parts_of_the_game() -> None:
    """R320: 8 cards, 40 trains, five tickets of which three are kept; 64 pieces."""
    game = deal("france", players=3)
    assert game.fact("hand_sizes") == [8, 8, 8]
    assert game.fact("trains") == [40, 40, 40]
    assert len(game.fact("offered", game.game.to_move)) == 5  # type: ignore[arg-type]
    board = game.game.rules.board
    assert [int(board.pieces[length]) for length in range(6)] == [0, 0, 3, 3, 1, 1]
    assert sum(int(count) for count in board.pieces) * 8 == 64


def test_other_numbers_of_pieces_can_be_chosen() -> None:
    """R320: `france.pieces` has a number for each length; another count of numbers is refused."""
    game = Game("france", players=2, options={"france.pieces": "2/2/2/2"})
    assert int(game.rules.board.pieces[5]) == 2
    with pytest.raises(OptionError, match="2, 3, 4, 5"):
        Game("france", players=2, options={"france.pieces": "2/2"})


def test_drawing_cards_ends_with_a_piece_on_any_free_bed() -> None:
    """R242, R322: bed and colour are chosen once both cards are drawn; nobody owns or scores anything."""
    game = table("france base 3 | display=red,red,blue,blue,green | 0 hand=red:1")
    game.play("take red", luck="white")
    assert game.game.phase == "second card"
    game.play("take red", luck="white")
    assert (game.game.phase, game.game.to_move) == ("bed", 0)
    assert {text.split()[0] for text in game.legal()} == {"build"}
    game.play("build amiens reims")
    assert len(game.choices("piece")) == 8
    told = game.play("piece pink")
    assert only(told, "piece_laid")[0]["track"] == track("amiens:reims")
    assert game.fact("pieces") == {track("amiens:reims"): "pink"}
    assert (game.fact("route_points"), game.fact("owner"), game.game.to_move) == ([0, 0, 0], {}, 1)


def test_a_single_locomotive_builds_too() -> None:
    """R322: a face-up locomotive is the whole draw, and a piece follows."""
    game = table("france base 3 | display=locomotive,red,blue,blue,green")
    game.play("take locomotive", luck="white")
    assert game.game.phase == "bed"


def test_claims_and_tickets_do_not_build() -> None:
    """R322: the turn goes on to the next player."""
    game = table("france base 3 | 0 hand=white:1")
    game.play("claim amiens rouen", "pay white 1")
    assert game.game.to_move == 1
    game.play("tickets", "keep", "keep", "keep", "keep")
    assert (game.game.phase, game.game.to_move) == ("action", 2)


def test_beds_are_offered_only_while_a_piece_of_their_length_is_left() -> None:
    """R322: the eight pieces of length 5 lie, so the ninth bed of that length has to wait."""
    fives = [name for name, index in words(maps.load("france")).track_numbers.items() if _length(index) == 5]
    lying = ",".join(f"{colour}:{name}" for colour, name in zip(maps.COLOURS, _apart(fives), strict=False))
    game = table(f"france base 5 | display=locomotive,red,blue,blue,green pieces={lying}")
    game.play("take locomotive", luck="white")
    offered = [decode(game.game.read(text)) for text in game.legal("build")]
    assert lying.count(":") // 2 == len(maps.COLOURS)
    assert {_length(build.track) for build in offered if isinstance(build, Build)} == {2, 3, 4}


def test_the_duty_lapses_if_no_piece_fits() -> None:
    """R323: the only bed is built already, so the turn ends after the draw."""
    france = maps.load("france")
    tracks = tuple(each for each in france.tracks if not each.bed or {each.a, each.b} == {"amiens", "reims"})
    board = replace(france, id="small", tracks=tracks, beds=Beds({2: 1}))
    game = on(board, "2 | display=locomotive,red,blue,blue,green pieces=red:amiens:reims")
    game.play("take locomotive", luck="white")
    assert (game.game.phase, game.game.to_move) == ("action", 1)


def test_pieces_have_colours_of_the_deck_that_are_left() -> None:
    """R320, R322: the one red piece of length 5 lies already; a deck without a colour has no pieces of it."""
    fives = [name for name, index in words(maps.load("france")).track_numbers.items() if _length(index) == 5]
    bed, other = _apart(fives)[:2]
    game = table(f"france base 5 | phase=piece bed={bed} pieces=red:{other}")
    assert len(game.legal("piece")) == len(maps.COLOURS) - 1
    france = maps.load("france")
    tracks = tuple(each for each in france.tracks if each.bed and {each.a, each.b} == {"amiens", "reims"})
    deck = replace(france.deck, colours=("red", "blue"))
    board = replace(france, id="small", tracks=tracks, deck=deck, beds=Beds({tracks[0].length: 1}))
    game = on(board, "2 | phase=piece bed=amiens:reims")
    assert set(game.legal("piece")) == {"piece red", "piece blue"}
    game.play("piece red")
    game = on(board, "2 | pieces=red:amiens:reims | 0 hand=red:5")
    game.play("claim amiens reims", f"pay red {tracks[0].length}")
    assert game.fact("pieces") == {}


@pytest.mark.parametrize(("hand", "claims"), [("red:1,locomotive:3", False), ("red:2", True)])
def test_where_locomotives_are_limited_the_colour_of_a_piece_alone_pays(hand: str, claims: bool) -> None:
    """R82, R327: on a board of one's own where they pay in tunnels and on ferries only; a bed is neither."""
    board = replace(maps.load("france"), id="small", locomotives="tunnels_and_ferries")
    game = on(board, f"2 | pieces=red:amiens:reims | 0 hand={hand}")
    assert ("claim amiens reims" in game.legal()) == claims


def test_the_dead_board_counts_free_beds_unless_they_are_cut_off() -> None:
    """R247: the one bed that is left can still be built and claimed; what crosses it ends the game."""
    france, left = maps.load("france"), ({"avignon", "toulouse"}, {"montpellier", "rodez"})
    tracks = tuple(each for each in france.tracks if {each.a, each.b} in left)
    pieces = {each.length: 1 for each in tracks if each.bed}
    crossing = (Crossing(("avignon", "toulouse"), ("montpellier", "rodez")),)
    for crossings, goes_on in (((), True), (crossing, False)):
        board = replace(france, id="small", tracks=tracks, beds=Beds(pieces, crossings))
        game = on(board, "2 | | 0 tracks=avignon:toulouse")
        game.play("draw", "draw", *(["build montpellier rodez", "piece red"] if goes_on else []))
        assert (game.fact("last_turns") is None) == goes_on


def _length(index: int) -> int:
    tracks = maps.load("france").tracks
    return tracks[index].length if tracks[index].bed else 0


def _apart(names: list[str]) -> list[str]:
    """Return names of beds that do not cross each other."""
    found: list[str] = []
    numbers, board = words(maps.load("france")).track_numbers, Game("france", players=5).rules.board
    for name in names:
        crossed = board.crossed[numbers[name]]
        if not any(int(crossed[numbers[other] // 64]) >> numbers[other] % 64 & 1 for other in found):
            found.append(name)
    return found


def test_a_built_bed_cuts_off_what_crosses_it_for_good() -> None:
    """R324: a piece on Marseille-Grenoble ends Avignon-Briançon and Avignon-Nice, also once it is claimed."""
    game = table("france base 3 | pieces=blue:grenoble:marseille | 0 hand=blue:4,locomotive:4")
    closed = {track("avignon:briancon"), track("avignon:nice")}
    assert closed <= set(game.fact("closed"))  # type: ignore[call-overload]
    pay = "claim grenoble marseille"
    game.play(pay, game_payment(game, pay))
    assert closed <= set(game.fact("closed"))  # type: ignore[call-overload]
    why = game.game.why_not(game.game.read("claim avignon nice"))
    assert why is not None
    assert why.code.value == "track_crossed"


def game_payment(game: object, claim: str) -> str:
    """Return a payment for a claim that only one colour pays."""
    length = maps.load("france").tracks[track(":".join(claim.split()[1:3]))].length
    return f"pay blue {length}" if length <= 4 else f"pay blue 4 + locomotive {length - 4}"


def test_a_ready_route_and_the_bed_that_it_crosses_close_each_other() -> None:
    """R325: whichever happens first."""
    game = table("france base 3 | pieces=red:montpellier:rodez | 0 hand=red:6")
    assert "avignon toulouse" not in game.choices("claim")
    game = table("france base 3 | display=red,red,blue,blue,green | 0 hand=red:6 | 1 hand=red:1")
    game.play("claim avignon toulouse", "pay red 6")
    assert track("montpellier:rodez") in game.fact("closed")  # type: ignore[operator]
    game.play("take red", "take red")
    assert "build montpellier rodez" not in game.legal("build")


def test_twins_are_closed_by_a_piece_with_few_players_only() -> None:
    """R326: with three one track of Amiens-Lille can be built, with four both, and claiming both is still forbidden."""
    line = "pieces=red:amiens:lille#1 | 0 hand=red:2"
    few, many = table(f"france base 3 | {line}"), table(f"france base 4 | {line}")
    assert few.fact("closed") == [track("amiens:lille#2")]
    assert many.fact("closed") == []
    again = table("france base 4 | display=locomotive,red,blue,blue,green")
    again.play("take locomotive", luck="white")
    again.play("build amiens lille #1", "piece red")
    assert again.fact("closed") == []
    many.play("claim amiens lille #1", "pay red 2")
    both = table("france base 4 | pieces=red:amiens:lille#2 | 0 tracks=amiens:lille#1 hand=red:2")
    assert "amiens lille #2" not in both.choices("claim")


def test_a_zone_is_reached_at_any_of_its_points_which_are_not_joined() -> None:
    """R328: Lille-Belgique fulfils a ticket to Belgique."""
    france = maps.load("france")
    points = [place.id for place in france.places if place.country == "belgique"]
    assert len(points) == 3
    assert all(sum(point in (track.a, track.b) for track in france.tracks) >= 1 for point in points)
    for point in points:
        ends = {track.a if track.b == point else track.b for track in france.tracks if point in (track.a, track.b)}
        assert len(ends) == 1, "every point is a dead end of its own"


def test_both_bonuses_are_scored() -> None:
    """R329: the longest path 10, most tickets 15, each to all tied."""
    bonuses = maps.load("france").bonuses
    assert (bonuses.longest_path, bonuses.most_tickets) == (10, 15)
    game = table("france base 2 | | 0 tracks=amiens:rouen")
    assert [game.score(seat).longest_path for seat in (0, 1)] == [10, 0]


def test_with_dice_a_turn_without_action_must_lay_a_piece() -> None:
    """R248, R330: free of charge, instead of an action; the turn cannot end before."""
    game = table("france base 2 dice=true | dice=single:3,double:2")
    assert not game.legal("end")
    why = game.game.why_not(game.game.read("end"))
    assert why is not None
    assert why.code.value == "must_build"
    game.play("build amiens reims")
    assert game.fact("pieces") == {track("amiens:reims"): "gray"}
    assert "end" in game.legal()
    assert not game.legal("claim")
    assert not game.legal("build")


def test_with_dice_two_unused_dice_lay_a_piece_after_the_action() -> None:
    """R330: instead of a token, once a turn."""
    game = table("france base 2 dice=true | dice=single:1,double:4")
    game.play("claim amiens rouen", "pay single 1")
    assert game.choices("build with") == {"double + double"}
    game.play("build with double + double")
    assert game.game.phase == "bed"
    game.play("build amiens reims")
    assert not game.legal("build")
    assert game.legal("buy")


def test_beds_may_be_open_from_the_start_with_dice() -> None:
    """R330: france.dice_build=open_beds; crossings close on a claim."""
    line = "france base 2 dice=true france.dice_build=open_beds | dice=single:4,wild:1"
    game = table(line)
    assert "amiens reims" in game.choices("claim")
    assert "end" in game.legal()
    assert not game.legal("build")
    claim = table(line.replace("single:4,wild:1", "single:5"))
    claim.play("claim grenoble marseille")
    claim.play(claim.legal()[0])
    assert track("avignon:nice") in claim.fact("closed")  # type: ignore[operator]


def test_tracks_beside_each_other_are_double_to_the_dice() -> None:
    """R331: also with two players."""
    game = table("france base 2 dice=true | pieces=amiens:lille#1 dice=double:2,single:3")
    game.play("claim amiens lille #1")
    assert game.choices("pay") == {"double 2"}


def test_chaos_does_not_forbid_building_unless_it_closes_everything() -> None:
    """R332: with monsters.chaos_blocks=all a bed that ends in chaos is not available."""
    line = "| monsters=alvin:amiens,dexter:nice display=locomotive,red,blue,blue,green"
    for options, there in (("", True), (" monsters.chaos_blocks=all", False)):
        game = table(f"france base 3 monsters=true{options} {line}")
        game.play("take locomotive", luck="white")
        assert ("build amiens reims" in game.legal("build")) is there


def test_a_position_with_pieces_is_written_and_read_again() -> None:
    """R322: pieces, the bed chosen and, with dice, whether one was laid."""
    game = table(f"france base 3 | display=locomotive,red,blue,blue,green {BUILT}")
    game.play("take locomotive", "build amiens lille #1", luck="white")
    again = Game.from_position(game.game.position())
    assert again.engine.games.tobytes() == game.game.engine.games.tobytes()
    assert again.phase == "piece"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pieces=red:amiens:rouen", "no track bed"),
        ("pieces=gold:amiens:reims", "gold"),
        ("pieces=red:amiens:reims,blue:amiens:reims", "two pieces"),
        ("pieces=red:grenoble:marseille,blue:avignon:nice", "claimed or closed"),
        ("bed=amiens:reims", "phase"),
    ],
)
def test_a_position_with_impossible_pieces_is_refused(words: str, reason: str) -> None:
    """R322: pieces that are none, or lie where they cannot."""
    with pytest.raises(ValueError, match=reason):
        table(f"france base 3 | {words}")


def test_a_map_with_beds_needs_pieces_and_crossings_that_exist(tmp_path: Path) -> None:
    """R320: what is missing is named with its key."""
    france = maps.load("france")
    assert france.beds is not None
    without = list(problems(replace(france, beds=None)))
    assert any("beds" in problem.reason for problem in without)
    short = replace(france.beds, pieces={2: 3, 3: 3, 4: 1})
    assert any("length 5" in problem.reason for problem in problems(replace(france, beds=short)))
    wrong = replace(france.beds, crossings=(Crossing(("paris", "nice"), ("lille", "paris")),))
    assert any("no track joins" in problem.reason for problem in problems(replace(france, beds=wrong)))


BUILT = "pieces=red:amiens:reims"


def test_a_bed_cannot_be_claimed_before_a_piece_lies_on_it() -> None:
    """R321: one-space and gray routes are ready, a bed is not."""
    game = table("france base 3 | 0 hand=red:6,white:1,locomotive:3")
    claims = game.choices("claim")
    assert "amiens rouen" in claims
    assert "avignon toulouse" in claims
    assert "amiens reims" not in claims
    why = game.game.why_not(game.game.read("claim amiens reims"))
    assert why is not None
    assert why.code.value == "bed_not_built"


def test_the_colour_of_the_piece_pays_and_the_piece_goes_back() -> None:
    """R241, R327: anybody may claim it; locomotives stand in; the piece can be laid again."""
    game = table(f"france base 3 | {BUILT} | 0 hand=red:1,blue:5,locomotive:1")
    game.play("claim amiens reims")
    length = maps.load("france").tracks[words(maps.load("france")).track_numbers["amiens:reims"]].length
    assert all("blue" not in way for way in game.choices("pay"))
    game.play(f"pay red {length - 1} + locomotive 1")
    assert game.fact("pieces") == {}
    none = table(f"france base 3 | {BUILT} | 0 hand=blue:5")
    assert "amiens reims" not in none.choices("claim")
