"""Where translations of the rulebook of Alvin & Dexter disagree: one test for each conflict and what is played."""

from reference.small import MANY, small
from rules.test_halving import value
from rules.test_monsters import BORDERS, DISPLAY, MONSTERS, ends, placing, street
from rules.test_scoring import monster_cards
from table import on, only


def test_both_monsters_may_share_a_city_after_setup() -> None:
    """R174: as in Danish, Polish and Norwegian; Japanese forbids it."""
    game = street("locomotive:1", "alvin:a,dexter:b")
    game.play("move alvin b 1")
    assert game.fact("monsters") == {"alvin": "b", "dexter": "b"}


def test_up_to_three_cities_includes_none() -> None:
    """R173: French is clearest; Danish and Japanese do not mention it."""
    assert "move alvin a 1" in street("locomotive:1").legal()


def test_dexter_is_placed_in_another_city_than_alvin() -> None:
    """R161: Swedish and Japanese say any city."""
    game = placing("usa")
    game.play("place alvin boston")
    assert "place dexter boston" not in game.legal()


def test_dexter_is_placed_by_the_player_on_the_right_who_is_the_last_but_one() -> None:
    """R161: most say the player to the right, Danish the last but one; it is the same person."""
    game = placing("usa", players=4, first=2)
    assert game.game.to_move == 1
    game.play("place alvin boston")
    assert game.game.to_move == 0


def test_a_monster_is_paid_with_locomotives_and_not_with_any_train_card() -> None:
    """R167: Norwegian says train card."""
    assert street("red:3,blue:3,pink:3").legal("move") == []


def test_a_ticket_that_leads_through_a_city_in_chaos_is_not_halved() -> None:
    """R184: Danish says via a city in chaos, the others that the ticket includes it."""
    assert value(13, "bb", done=True) == 13


def test_a_ticket_with_both_cities_in_chaos_is_divided_by_two_once() -> None:
    """R185: only French speaks of one or two cities."""
    assert value(13, "ac", done=True) == 6


def test_each_monster_has_a_bonus_of_its_own() -> None:
    """R188, R190: Swedish and Dutch can be read as one joint bonus."""
    assert monster_cards("| 0 face_down=alvin:2 | 1 face_down=dexter:1 | 2 face_down=alvin:1,dexter:0") == [
        (15, 0),
        (0, 15),
        (0, 0),
    ]


def test_all_tied_players_get_a_bonus_not_only_two() -> None:
    """R189: English, Norwegian and Swedish say both."""
    seats = " | ".join(f"{seat} face_down=alvin:1" for seat in range(3))
    assert monster_cards(f"| {seats}") == [(15, 0)] * 3


def test_cards_are_turned_by_turns_and_one_monster_is_moved_in_a_turn_not_in_a_round() -> None:
    """R177, R178: German, Swedish and Norwegian say round."""
    hands = " | ".join(f"{seat} hand=locomotive:3 known=locomotive:3" for seat in range(2))
    board = small("a b 1 red, b c 1 red, c d 1 red", MANY)
    game = on(board, f"2 | {DISPLAY} monsters=alvin:a,dexter:d | {hands}", MONSTERS)
    game.play("move alvin b 1", "take red", "take blue")
    assert ends(game, "dexter", 1) == "abcd", "the other monster in the same round"
    game.play("take green", "take white", "end")
    assert game.fact("monster_face_up") == {"alvin": 0, "dexter": None}, "not before the mover's own next turn"


def test_monsters_stand_in_cities_and_in_countries() -> None:
    """R163, R164: Danish says countries instead of cities."""
    assert placing(BORDERS).choices("place alvin") == set("abcdex")
    for where, claims in (("x", {"b c", "c d"}), ("c", {"a x", "b y"})):
        game = on(BORDERS, f"2 | {DISPLAY} monsters=alvin:{where},dexter:e | 0 hand=red:1", MONSTERS)
        assert game.choices("claim") == claims


def test_each_monster_has_a_card_deck_of_its_own() -> None:
    """R160: Swedish has one pile."""
    game = street("locomotive:1")
    game.play("move dexter g 1")
    assert game.fact("monster_decks") == {"alvin": 20, "dexter": 19}


def test_an_unfulfilled_ticket_in_chaos_costs_half_too() -> None:
    """R183: Swedish leaves out the example of 13 and 6."""
    assert value(13, "ad", done=False) == -6


def test_a_step_leads_to_the_next_place_countries_included() -> None:
    """R171, R172: German counts places, the others cities."""
    game = on(BORDERS, f"2 | {DISPLAY} monsters=alvin:a,dexter:e | 0 hand=locomotive:1", MONSTERS)
    assert ends(game, "alvin", 1) == "abcx"


def test_the_cards_of_a_monster_are_alike() -> None:
    """R175: a card of choice or the top one is the same thing, so nothing is asked."""
    game = street("locomotive:1")
    happened = game.play("move alvin b 1", luck="")
    assert only(happened, "monster_moved") == [{"monster": 0, "place": 1, "locomotives": 1, "left": 0}]
    assert game.game.phase == "action"


def test_chaos_forbids_claiming_and_routes_already_there_are_used_as_before() -> None:
    """R165: German says that routes cannot be used, French that no trains are placed."""
    board = small("a b 2 red, b c 3 red, c d 1 red", "a c 9")
    line = f"2 | {DISPLAY} monsters=alvin:b,dexter:d | 0 hand=red:3 tickets=a:c tracks=a:b,b:c"
    game = on(board, line, MONSTERS)
    assert (game.score().tickets, game.score().path_length) == (9, 5)
    assert game.legal("claim") == []
