"""Hand-made cases for the reference engine: Alvin and Dexter on the board, with train cards (R160-R182)."""

from whistlestop import maps

from .cards import LOCOMOTIVE
from .small import LINE, MANY, Scripted, ends, line, ready, small, two_cards, with_borders


def test_the_last_in_turn_order_places_alvin_and_the_player_on_his_right_dexter() -> None:
    """R161."""
    game = Scripted(small(LINE, MANY), 3, first=1, monsters=True)
    game.play_all(*["keep"] * 9)
    assert (game.phase, game.to_move, game.turn) == ("place monster", 0, 0)
    assert game.view(2)["ticket_counts"] == [3, 3, 3], "everybody has chosen"
    assert game.legal() == {f"place alvin {place}" for place in "abcdefgh"}
    game.play("place alvin c")
    assert (game.phase, game.to_move) == ("place monster", 2)
    assert game.legal() == {f"place dexter {place}" for place in "abdefgh"}
    game.play("place dexter d")
    assert (game.phase, game.to_move, game.turn) == ("action", 1, 1)
    assert game.view(None)["monsters"] == {"alvin": "c", "dexter": "d"}


def test_with_two_players_the_first_player_places_dexter() -> None:
    """R161."""
    game = Scripted(small(LINE), monsters=True, monsters__share_city=False)
    game.play_all(*["keep"] * 6, "place alvin a")
    assert game.to_move == 0


def test_a_country_is_one_place_named_by_its_first_border_point() -> None:
    """R163, R172."""
    board = with_borders(small("a x 1 red, y b 1 red, b c 1 red, c z 1 red"), x="italy", y="italy", z="france")
    game = Scripted(board, monsters=True)
    game.play_all(*["keep"] * 6)
    assert game.legal() == {f"place alvin {place}" for place in "axbcz"}
    game.play("place alvin x")
    assert game.legal() == {f"place dexter {place}" for place in "abcz"}
    game.play("place dexter z")
    game.give(0, red=1)
    assert game.legal_starting("claim") == {"claim b c"}, "both border points of italy are in chaos"


def test_no_monster_begins_in_a_country_where_the_house_rule_says_so() -> None:
    """R163, option monsters.setup_in_country."""
    board = with_borders(small("a x 1 red, y b 1 red"), x="italy", y="italy")
    game = Scripted(board, monsters=True, monsters__setup_in_country=False)
    game.play_all(*["keep"] * 6)
    assert game.legal() == {"place alvin a", "place alvin b"}


def test_a_walk_through_a_country_takes_one_step_in_and_one_out() -> None:
    """R172: a country is next to every city with a route into it."""
    board = with_borders(small("a x 1 red, y b 1 red, b c 1 red, c d 1 red"), x="italy", y="italy")
    game = ready(board, alvin="a", dexter="d", monsters=True)
    game.give(0, locomotive=1)
    assert ends(game, "alvin", 1) == "abcx"
    apart = ready(board, alvin="a", dexter="d", monsters=True, monsters__country_one_place=False)
    apart.give(0, locomotive=1)
    assert ends(apart, "alvin", 1) == "ax", "each border point is a place of its own"
    assert ends(apart, "dexter", 1) == "bcdy"


def test_no_route_with_an_end_in_chaos_can_be_claimed() -> None:
    """R164, R166."""
    board = small("a b 1 red, a b 1 blue, b c 1 red tunnel, c a 1 red ferry 1, c d 1 red", double_routes_players=2)
    game = ready(board, alvin="a", dexter="d", monsters=True)
    game.give(0, red=1, blue=1, locomotive=1)
    assert game.legal_starting("claim") == {"claim b c"}


def test_a_monster_may_be_moved_away_and_the_route_then_claimed() -> None:
    """R168, R170."""
    game = line()
    game.give(0, red=1, locomotive=1)
    assert "claim a b" not in game.legal()
    game.play("move alvin d 1")
    assert (game.phase, game.view(0)["acted"], game.view(0)["monster_moved"]) == ("action", False, "alvin")
    assert "claim a b" in game.legal()
    assert "claim c d" not in game.legal()
    game.play_all("claim a b", "pay red 1")
    assert game.to_move == 1


def test_a_monster_may_be_moved_in_after_a_claim() -> None:
    """R169, R170."""
    game = line()
    game.give(0, red=1, locomotive=1)
    game.play_all("claim b c", "pay red 1")
    assert (game.phase, game.to_move, game.view(1)["acted"]) == ("after action", 0, True)
    assert "end" in game.legal()
    game.play("move alvin c 1")
    assert (game.phase, game.to_move) == ("action", 1), "nothing can follow a monster's move"


def test_one_locomotive_moves_three_steps_and_two_move_six() -> None:
    """R167, R173, R174."""
    game = line()
    assert game.legal_starting("move") == set()
    game.give(0, locomotive=1)
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "")
    game.give(0, locomotive=5)
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "abcdefg")
    game.monsters.where["dexter"] = "c"
    assert ends(game, "alvin", 1) == "abcd", "both may stand in one city"


def test_distance_counts_steps_whatever_lies_between() -> None:
    """R171 with its example."""
    game = ready(maps.load("usa"), alvin="seattle", dexter="omaha", monsters=True, cards=())
    game.give(0, locomotive=2)
    assert {"move alvin kansas-city 1", "move alvin saint-louis 2"} <= game.legal()
    assert "move alvin saint-louis 1" not in game.legal()


def test_staying_and_sharing_can_be_forbidden() -> None:
    """R173, R174, options monsters.zero_move and monsters.share_city."""
    game = line(monsters__zero_move=False, monsters__share_city=False)
    game.monsters.where["dexter"] = "b"
    game.give(0, locomotive=1)
    assert (ends(game, "alvin", 1), ends(game, "dexter", 1)) == ("cd", "cde")


def test_staying_costs_a_locomotive_and_gives_a_card_that_locks() -> None:
    """R173, R175."""
    game = line()
    game.give(0, locomotive=1)
    game.play("move alvin a 1")
    view = game.view(1)
    assert view["monsters"] == {"alvin": "a", "dexter": "h"}
    assert (view["monster_decks"], view["monster_face_up"]) == (
        {"alvin": 19, "dexter": 20},
        {"alvin": 0, "dexter": None},
    )
    assert view["discard"] == {LOCOMOTIVE: 1}


def test_only_one_monster_moves_in_a_turn() -> None:
    """R178."""
    game = line()
    game.give(0, locomotive=4)
    game.play("move alvin b 2")
    assert game.seats[0].hand == {LOCOMOTIVE: 2}
    assert game.legal_starting("move") == set()


def test_a_moved_monster_is_locked_until_the_end_of_the_movers_next_turn() -> None:
    """R176, R177 with its example."""
    game = line(3)
    for seat in range(3):
        game.give(seat, locomotive=3)
    game.play("move alvin b 1")
    movable = []
    for _ in range(5):
        movable.append(bool(ends(game, "alvin", 1)))
        two_cards(game)
    assert movable == [False] * 4 + [True], "A1, B1, C1 and A2 may not, B2 may"
    assert game.view(0)["monster_face_down"] == {"alvin": 1, "dexter": 0}
    assert game.view(None)["monster_face_up"] == {"alvin": None, "dexter": None}


def test_the_other_monster_stays_free_for_the_next_player() -> None:
    """R176."""
    game = line()
    game.give(0, locomotive=1)
    game.give(1, locomotive=1)
    game.play("move alvin b 1")
    two_cards(game)
    assert (ends(game, "alvin", 1), ends(game, "dexter", 1)) == ("", "efgh")


def test_a_monster_without_cards_never_moves_again() -> None:
    """R179."""
    game = line()
    game.give(0, locomotive=1)
    game.monsters.deck["alvin"] = 0
    assert (ends(game, "alvin", 1), ends(game, "dexter", 1)) == ("", "efgh")


def test_spent_locomotives_fill_empty_display_places() -> None:
    """R16, R181."""
    game = line()
    game.empty_decks()
    game.cards.display = ["red", None, None, None, None]
    game.give(0, locomotive=2)
    game.seats[0].known.update(locomotive=1)
    game.play("move alvin b 2")
    assert game.cards.display == ["red", LOCOMOTIVE, LOCOMOTIVE, None, None]
    assert (game.seats[0].hand.total(), game.seats[0].known.total()) == (0, 0)
