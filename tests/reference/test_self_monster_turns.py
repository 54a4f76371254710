"""Hand-made cases for the reference engine: when monsters move in a turn with train cards, and how it ends.

The rules are R168, R169, R177, R180, R201, R205, R207, R223 and R224.
"""

from collections import Counter

import pytest

from .cards import LOCOMOTIVE
from .small import LINE, MANY, Scripted, ends, line, ready, small, two_cards


def test_a_monster_may_move_between_the_two_draws() -> None:
    """R169: a locomotive just drawn may be used at once."""
    game = line()
    game.next_cards(LOCOMOTIVE)
    game.play("draw")
    assert game.phase == "second card"
    assert ends(game, "alvin", 1) == "abcd"
    game.play("move alvin b 1")
    assert (game.phase, game.view(0)["acted"]) == ("second card", False)
    assert {"draw", "take red"} <= game.legal()
    game.play("draw")
    assert game.to_move == 1


def test_a_face_up_locomotive_that_ended_the_drawing_may_move_a_monster() -> None:
    """R169."""
    game = line(cards=(LOCOMOTIVE, "red", "red", "green", "green"))
    game.play("take locomotive")
    assert game.phase == "after action"
    assert ends(game, "dexter", 1) == "efgh"
    game.play("end")
    assert game.to_move == 1


def test_the_question_after_the_action_does_not_betray_the_hand() -> None:
    """R8, R169: it is asked as long as the table cannot know that the hand holds no locomotive."""
    game = line()
    game.next_cards("blue", "blue")
    game.play_all("draw", "draw")
    assert (game.phase, game.legal()) == ("after action", {"end"})


def test_no_question_follows_when_the_table_knows_every_card_of_the_hand() -> None:
    """R169."""
    game = line()
    game.play_all("take red", "take blue")
    assert (game.phase, game.to_move) == ("action", 1)


def test_no_question_follows_when_all_locomotives_are_seen() -> None:
    """R169: discarded, face up or known to be in other hands."""
    game = line()
    game.cards.deck[LOCOMOTIVE] = 0
    game.cards.discard[LOCOMOTIVE] = 9
    game.cards.display[0] = LOCOMOTIVE
    game.give(1, locomotive=4)
    game.seats[1].known = Counter({LOCOMOTIVE: 3})
    game.next_cards("blue", "blue", "blue", "blue")
    game.play_all("draw", "draw")
    assert game.phase == "after action", "one of the fourteen is unseen"
    game.play("end")
    game.seats[1].known = Counter({LOCOMOTIVE: 4})
    game.to_move = 0
    game.play_all("draw", "draw")
    assert game.to_move == 1


def test_no_question_follows_when_no_monster_is_free() -> None:
    """R169, R179."""
    game = line()
    game.monsters.deck.update(alvin=0, dexter=0)
    game.next_cards("blue", "blue")
    game.play_all("draw", "draw")
    assert game.to_move == 1


def test_after_a_declined_tunnel_no_monster_moves() -> None:
    """R57, R200."""
    game = ready(small("a b 1 red tunnel, b c 1 red, c d 1 red"), alvin="c", dexter="d", monsters=True)
    game.give(0, red=1, locomotive=2)
    game.next_cards("red", "blue", "blue")
    game.play_all("claim a b", "pay red 1", "decline")
    assert (game.phase, game.to_move) == ("action", 1)
    assert game.seats[0].hand == {"red": 1, LOCOMOTIVE: 2}


def test_no_monster_moves_during_a_ticket_choice_or_a_payment() -> None:
    """R169, R206."""
    game = ready(small(LINE, MANY), alvin="a", dexter="h", monsters=True)
    game.give(0, red=1, locomotive=2)
    game.play("tickets")
    assert game.legal() == {"keep", "return"}
    game.play_all("keep", "keep", "keep")
    assert (game.phase, game.view(0)["acted"]) == ("after action", True)
    game.play("end")
    game.give(1, red=1, locomotive=2)
    game.play("claim b c")
    assert game.legal_starting("move") == set()


def _without_actions() -> Scripted:
    game = line()
    game.empty_decks()
    game.cards.display = [None] * 5
    return game


def test_a_pass_stands_beside_monster_moves_which_are_no_action() -> None:
    """R168, R205."""
    game = _without_actions()
    game.monsters.where.update(alvin="c", dexter="f")
    game.claims.owner.update(dict.fromkeys(range(7), 1))
    game.give(0, locomotive=1)
    assert "pass" in game.legal()
    assert ends(game, "alvin", 1) == "abcdef"
    game.play("move alvin d 1")
    assert "pass" not in game.legal(), "the locomotive fills the display: a card can be taken"


def test_a_monster_may_move_after_a_pass_which_then_does_not_count() -> None:
    """R168, R223."""
    game = _without_actions()
    game.monsters.where.update(alvin="c", dexter="f")
    game.claims.owner.update(dict.fromkeys(range(7), 1))
    game.give(0, locomotive=1)
    game.play_all("pass", "move alvin a 1")
    assert (game.to_move, game.passes_in_a_row) == (1, 0)
    game = _without_actions()
    game.claims.owner.update(dict.fromkeys(range(7), 1))
    game.play_all("pass", "pass")
    assert game.over


def test_a_dead_board_ignores_chaos_unless_the_monster_can_never_move_again() -> None:
    """R224."""
    board = small("a b 1 red, c d 1 red")
    game = ready(board, alvin="a", dexter="d", monsters=True)
    game.play_all("take red", "take blue")
    assert game.last_turns is None
    game.monsters.deck["alvin"] = 0
    game.play_all("take green", "take white")
    assert game.last_turns is None, "Dexter may still leave d"
    game.monsters.deck["dexter"] = 0
    game.play_all("take black", "draw")
    assert game.last_turns == 2


@pytest.mark.parametrize(("blocks", "places"), [("routes", "abc"), ("all", "b")])
def test_stations_may_be_built_in_chaos_unless_the_house_rule_forbids_it(blocks: str, places: str) -> None:
    """R201, option monsters.chaos_blocks."""
    board = small("a b 1 red, b c 1 red", stations=3)
    game = ready(board, alvin="a", dexter="c", monsters=True, monsters__chaos_blocks=blocks)
    game.give(0, red=1)
    assert game.legal_starting("station") == {f"station {place}" for place in places}


def test_face_down_cards_are_secret_until_the_end() -> None:
    """R180, R207: a card due at the last turn's end is turned before the game ends."""
    game = line()
    game.give(0, locomotive=1)
    game.play("move alvin b 1")
    game.seats[0].trains = 2
    two_cards(game)
    two_cards(game)
    assert game.view(1)["monster_cards_shown"] is None
    two_cards(game)
    view = game.view(1)
    assert (game.over, view["monster_moved"], view["acted"]) == (True, None, False)
    assert view["monster_face_up"] == {"alvin": None, "dexter": None}
    assert view["monster_face_down"] == {"alvin": 0, "dexter": 0}
    assert view["monster_cards_shown"] == [{"alvin": 1, "dexter": 0}, {"alvin": 0, "dexter": 0}]
    assert game.view(None)["monster_face_down"] is None


def test_without_the_expansion_every_fact_of_it_is_none() -> None:
    """R160."""
    view = ready(small("a b 1 red")).view(0)
    assert {view[key] for key in view if key.startswith("monster")} == {None}
    assert view["acted"] is False
