"""Alvin and Dexter: placing them, what they block, moving them and their cards (R160-R182)."""

import pytest

from reference.small import LINE, MANY, small, with_borders
from table import Table, all_but, deal, names, on, only, table
from whistlestop import maps
from whistlestop.maps.schema import Map
from whistlestop.ruleset.options import Value

DISPLAY = "display=red,blue,green,white,black"
MONSTERS: dict[str, Value] = {"monsters": True}
STREET = small(LINE, MANY)  # places a to h in a row
# Two cities, each with a route into the same country, and a street of cities beyond the second.
BORDERS = with_borders(small("a x 1 red, b y 1 red, b c 1 red, c d 1 red, d e 1 red"), x="land", y="land")


def street(hand: str = "locomotive:2", where: str = "alvin:a,dexter:h", more: str = "", **options: Value) -> Table:
    """Return a table on the street where seat 0 is to act."""
    chosen = {f"monsters.{key}": value for key, value in options.items()}
    return on(STREET, f"2 | {DISPLAY} monsters={where} {more} | 0 hand={hand}", MONSTERS | chosen)


def ends(game: Table, monster: str, locomotives: int) -> str:
    """Return the places of one letter a monster may go to for so many locomotives, as one word."""
    moves = (choice.split() for choice in game.choices(f"move {monster}"))
    return "".join(sorted(place for place, price in moves if price == str(locomotives)))


def placing(map: str | Map, players: int = 2, first: int = 0, **options: Value) -> Table:
    """Return a table whose first tickets are all kept and where Alvin is to be placed."""
    chosen = {f"monsters.{key}": value for key, value in options.items()}
    game = deal(map, players=players, first=first, options=MONSTERS | chosen)
    while game.game.phase == "tickets":
        game.play("keep")
    return game


def test_there_are_twenty_cards_of_each_monster() -> None:
    """R160."""
    assert placing("usa").fact("monster_decks") == {"alvin": 20, "dexter": 20}


@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [0, 2]), (5, 0, [4, 3])]
)
def test_the_last_player_places_alvin_and_the_player_on_his_right_dexter(
    players: int, first: int, order: list[int]
) -> None:
    """R161: after all first tickets are chosen; with two players the other one is the first player."""
    game, asked = placing("usa", players, first), []
    for text in ("place alvin boston", "place dexter miami"):
        assert (game.game.phase, game.fact("turn")) == ("place monster", 0)
        asked.append(game.game.to_move)
        game.play(text)
    assert asked == order
    assert (game.game.phase, game.game.to_move, game.fact("turn")) == ("action", first, 1)
    assert game.fact("monsters") == {"alvin": "boston", "dexter": "miami"}


@pytest.mark.parametrize("share_city", [True, False])
def test_alvin_goes_on_any_city_and_dexter_on_any_other(share_city: bool) -> None:
    """R161: at setup never the same city, whatever monsters.share_city says."""
    game = placing("usa", share_city=share_city)
    cities = {place.id for place in game.game.map.places}
    assert set(game.legal()) == {f"place alvin {city}" for city in cities}
    game.play("place alvin boston")
    assert set(game.legal()) == {f"place dexter {city}" for city in cities - {"boston"}}


def test_placing_costs_nothing_gives_no_card_and_locks_nothing() -> None:
    """R162: both monsters may be moved in the first turn."""
    luck = "locomotive red red blue green white black " + " ".join(f"a:b#{number}" for number in range(1, 7))
    game = deal(small(LINE, MANY, start_cards=1), luck, options=MONSTERS)
    game.play(*["keep"] * 6, "place alvin a", "place dexter h", luck="")
    assert game.fact("hand_sizes") == [1, 1]
    assert game.fact("monster_decks") == {"alvin": 20, "dexter": 20}
    assert game.fact("monster_face_up") == {"alvin": None, "dexter": None}
    assert (ends(game, "alvin", 1), ends(game, "dexter", 1)) == ("abcd", "efgh")


@pytest.mark.parametrize(
    ("in_country", "one_place", "places"),
    [(True, True, "abcdex"), (False, True, "abcde"), (True, False, "abcdexy"), (False, False, "abcde")],
)
def test_a_monster_may_be_placed_in_a_country(in_country: bool, one_place: bool, places: str) -> None:
    """R163, options monsters.setup_in_country and monsters.country_one_place: one place or many border points."""
    game = placing(BORDERS, setup_in_country=in_country, country_one_place=one_place)
    assert game.choices("place alvin") == set(places)
    if in_country:
        game.play("place alvin x")
        assert game.choices("place dexter") == set(places) - {"x"}


@pytest.mark.parametrize(("one_place", "open_routes"), [(True, "b c"), (False, "b c,b y")])
def test_all_border_points_of_a_country_are_in_chaos_together(one_place: bool, open_routes: str) -> None:
    """R163, option monsters.country_one_place."""
    options = MONSTERS | {"monsters.country_one_place": one_place}
    game = on(BORDERS, f"2 | {DISPLAY} monsters=alvin:x,dexter:d | 0 hand=red:1", options)
    assert game.choices("claim") == set(open_routes.split(","))


def test_nobody_may_claim_a_route_with_an_end_in_a_place_with_a_monster() -> None:
    """R164: one or both monsters there, whoever moved them."""
    assert street("red:1", "alvin:c,dexter:h").choices("claim") == {"a b", "d e", "e f", "f g"}
    assert street("red:1", "alvin:c,dexter:c").choices("claim") == {"a b", "d e", "e f", "f g", "g h"}
    assert street("red:1", "alvin:c,dexter:c", "face_up=alvin:0").choices("claim") == {
        "a b",
        "d e",
        "e f",
        "f g",
        "g h",
    }
    game = table(f"usa base 2 monsters=true | {DISPLAY} monsters=alvin:boston,dexter:miami | 0 hand=red:2")
    assert "claim charleston raleigh" in game.legal()
    assert not any("boston" in text or "miami" in text for text in game.legal("claim"))


def test_trains_in_a_place_in_chaos_stay_and_keep_counting() -> None:
    """R165: for tickets that lead through it, the longest path and points."""
    route = small("a b 2 red, b c 3 red", "a c 9")
    seats = "0 tickets=a:c tracks=a:b,b:c"
    score = on(route, f"2 | monsters=alvin:b,dexter:b | {seats}", MONSTERS).score()
    assert (score.routes, score.tickets, score.longest_path, score.path_length) == (6, 9, 10, 5)


def test_all_tracks_of_a_double_route_ferries_and_tunnels_are_blocked_alike() -> None:
    """R166: a tunnel is blocked while the monster is there, and open to an attempt once it has left."""
    board = small("a b 1 red, a b 1 blue, a c 1 gray ferry 1, a d 1 red tunnel, c d 1 red, d e 1 red")
    game = on(board, f"2 | {DISPLAY} monsters=alvin:a,dexter:e | 0 hand=red:1,blue:1,locomotive:2", MONSTERS)
    assert game.choices("claim") == {"c d"}
    game.play("move alvin e 1")
    assert game.choices("claim") == {"a b #1", "a b #2", "a c", "a d", "c d"}


def test_one_locomotive_moves_a_monster_up_to_three_places_and_two_up_to_six() -> None:
    """R167: never more than two, and the mover chooses monster, price and place."""
    for count in (2, 3, 6):
        game = street(f"locomotive:{count}", "alvin:a,dexter:h")
        assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "abcdefg")
        assert (ends(game, "dexter", 1), ends(game, "dexter", 2)) == ("efgh", "bcdefgh")
        assert len(game.legal("move")) == 4 + 7 + 4 + 7
    game = street("locomotive:1")
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "")
    assert street("red:9").legal("move") == []


def test_distance_is_counted_in_steps_along_printed_routes() -> None:
    """R171, its example: Seattle to Kansas City is 3, one locomotive; Saint Louis is 4, two."""
    owned = "tracks=helena:seattle,portland:seattle#1"
    line = f"usa base 2 monsters=true | {DISPLAY} monsters=alvin:seattle,dexter:miami | 0 hand=locomotive:2 | 1 {{}}"
    game = table(line.format(""))
    assert "move alvin kansas-city 1" in game.legal()
    assert "move alvin saint-louis 1" not in game.legal()
    assert "move alvin saint-louis 2" in game.legal()
    assert table(line.format(owned)).legal("move") == game.legal("move"), "owners and closed tracks do not matter"


def test_a_monster_passes_through_any_place_and_only_its_end_is_in_chaos() -> None:
    """R172: also through the place of the other monster."""
    game = street("locomotive:1,red:1", "alvin:a,dexter:b")
    game.play("move alvin d 1")
    assert game.choices("claim") == {"e f", "f g", "g h"}


@pytest.mark.parametrize(("one_place", "from_a", "from_country"), [(True, "abcx", "abcdx"), (False, "ax", "ax")])
def test_a_country_is_one_place_next_to_every_city_with_a_route_into_it(
    one_place: bool, from_a: str, from_country: str
) -> None:
    """R172, option monsters.country_one_place: otherwise each border point is a place of its own."""
    options = MONSTERS | {"monsters.country_one_place": one_place}
    for start, reached in (("a", from_a), ("x", from_country)):
        game = on(BORDERS, f"2 | {DISPLAY} monsters=alvin:{start},dexter:e | 0 hand=locomotive:1", options)
        assert ends(game, "alvin", 1) == reached


def test_a_monster_may_stay_where_it_is() -> None:
    """R173, option monsters.zero_move: cost, card and lock are as usual."""
    game = street("locomotive:1")
    game.play("move alvin a 1")
    assert game.hand(0) == {}
    assert game.fact("monsters") == {"alvin": "a", "dexter": "h"}
    assert game.fact("monster_face_up") == {"alvin": 0, "dexter": None}
    assert ends(street("locomotive:2", zero_move=False), "alvin", 2) == "bcdefg"


def test_both_monsters_may_be_in_one_place() -> None:
    """R174, option monsters.share_city."""
    assert ends(street("locomotive:1", "alvin:a,dexter:b"), "alvin", 1) == "abcd"
    assert ends(street("locomotive:1", "alvin:a,dexter:b", share_city=False), "alvin", 1) == "acd"


@pytest.mark.parametrize("locomotives", [1, 2])
def test_the_mover_takes_one_card_and_lays_it_face_up(locomotives: int) -> None:
    """R175: one also for two locomotives."""
    game = street()
    happened = game.play(f"move alvin b {locomotives}")
    assert only(happened, "monster_moved") == [{"monster": 0, "place": 1, "locomotives": locomotives}]
    assert game.fact("monster_decks") == {"alvin": 19, "dexter": 20}
    assert game.fact("monster_face_up", 1) == {"alvin": 0, "dexter": None}
    assert game.fact("monster_face_down", 0) == {"alvin": 0, "dexter": 0}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_monster_with_a_face_up_card_before_anybody_cannot_be_moved(owner: int) -> None:
    """R176: its owner included."""
    game = street(more=f"face_up=alvin:{owner}")
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("", "")
    assert (ends(game, "dexter", 1), ends(game, "dexter", 2)) == ("efgh", "bcdefgh")


def three_players() -> Table:
    """Return a table of three on the street, everybody with locomotives the table has seen."""
    hands = " | ".join(f"{seat} hand=locomotive:4 known=locomotive:4" for seat in range(3))
    return on(STREET, f"3 | {DISPLAY} monsters=alvin:a,dexter:h | {hands}", MONSTERS)


def test_the_card_is_turned_over_at_the_end_of_the_movers_next_turn() -> None:
    """R177, its example: A moves Alvin in turn 1; B1, C1 and A2 may not; B2 may."""
    game = three_players()
    game.play("move alvin b 1", "take red", "take blue")
    movable, turned = [], []
    for _ in range(4):
        movable.append("move alvin b 1" in game.legal())
        happened = game.play("take red" if "take red" in game.legal() else "draw", "draw", "end")
        turned.append("monster_card_turned" in names(happened))
    assert movable == [False, False, False, True]
    assert turned == [False, False, True, False]
    assert game.fact("monster_face_down", 0) == {"alvin": 1, "dexter": 0}


def test_moving_the_other_monster_meanwhile_does_not_keep_the_card_face_up() -> None:
    """R177."""
    game = street("locomotive:1", more="face_up=alvin:0")
    game.play("move dexter g 1", "take red", "take blue")
    assert game.fact("monster_face_up") == {"alvin": None, "dexter": 0}
    assert game.fact("monster_face_down", 0) == {"alvin": 1, "dexter": 0}


def test_one_monster_is_moved_in_a_turn() -> None:
    """R178: neither the other one nor the same one again."""
    game = street("locomotive:4")
    game.play("move alvin b 1")
    assert game.legal("move") == []
    assert game.fact("monster_moved") == "alvin"
    game.play("take red", "take blue")
    assert (game.fact("monster_moved"), game.game.to_move) == (None, 1)


def test_without_cards_left_a_monster_cannot_be_moved_but_the_other_can() -> None:
    """R179."""
    line = f"2 | {DISPLAY} monsters=alvin:a,dexter:h | 0 hand=locomotive:1 face_down=alvin:12 | 1 face_down=alvin:8"
    game = on(STREET, line, MONSTERS)
    assert game.fact("monster_decks") == {"alvin": 0, "dexter": 20}
    assert (ends(game, "alvin", 1), ends(game, "dexter", 1)) == ("", "efgh")


def test_locomotives_spent_on_a_monster_go_to_the_discard_pile() -> None:
    """R181."""
    game = street("locomotive:3")
    game.play("move alvin b 2", luck="")
    assert (game.fact("discard"), game.hand(0)) == ({"locomotive": 2}, {"locomotive": 1})


def test_empty_places_of_the_display_are_filled_from_the_locomotives_spent() -> None:
    """R181, R15, R16."""
    others = all_but("red blue green white locomotive*2")
    line = f"2 | display=red,blue,green,white,none monsters=alvin:a,dexter:h | 0 hand=locomotive:2 | 1 hand={others}"
    game = on(STREET, line, MONSTERS)
    game.play("move alvin b 1", luck="locomotive")
    assert game.display() == ["red", "blue", "green", "white", "locomotive"]


def test_a_third_locomotive_turned_up_in_this_way_stays_as_no_other_cards_are_left() -> None:
    """R181, R10."""
    others = all_but("red*2 locomotive*3")
    line = "2 | display=red,red,locomotive,locomotive,none monsters=alvin:a,dexter:h | 0 hand=locomotive:1"
    game = on(STREET, f"{line} | 1 hand={others}", MONSTERS)
    happened = game.play("move alvin b 1", luck="locomotive")
    assert game.display() == ["red", "red", "locomotive", "locomotive", "locomotive"]
    assert "display_reset" not in names(happened)


def test_where_locomotives_are_limited_on_routes_they_move_monsters_all_the_same() -> None:
    """R182: the limit concerns routes."""
    limited = small(LINE, MANY, locomotives="tunnels_and_ferries")
    game = on(limited, f"2 | {DISPLAY} monsters=alvin:a,dexter:h | 0 hand=locomotive:1", MONSTERS)
    assert game.legal("claim") == []
    assert ends(game, "alvin", 1) == "abcd"


def test_no_other_cards_replace_a_locomotive() -> None:
    """R182."""
    hand = ",".join(f"{colour}:4" for colour in maps.COLOURS)
    assert street(hand).legal("move") == []
