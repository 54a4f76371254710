"""A turn with train cards: when a monster may be moved in it, and when it is over (R57, R168-R170, R205)."""

import pytest

from reference.small import LINE, MANY, small
from table import Table, all_but, no_tickets, on, table
from whistlestop.ruleset.options import Value

DISPLAY = "display=red,blue,green,white,black"
MONSTERS: dict[str, Value] = {"monsters": True}
STREET = small(LINE, MANY)
AT = "monsters=alvin:a,dexter:h"
HALF = "red:6,orange:6,yellow:6,green:6,blue:6,pink:6,white:6,black:6,locomotive:7"


def street(hand: str, more: str = "", known: str = "-", other: str = "") -> Table:
    """Return a table on a street of places a to h where seat 0 is to act; Alvin is in a, Dexter in h."""
    return on(STREET, f"2 | {DISPLAY} {AT} {more} | 0 hand={hand} known={known} | 1 {other}", MONSTERS)


def europe(hand: str, where: str = "alvin:paris,dexter:wien", more: str = "") -> Table:
    """Return a table on the board of Europe where seat 0 is to act."""
    return table(f"europe base 2 monsters=true | {DISPLAY} monsters={where} {more} | 0 hand={hand}")


def kinds(game: Table) -> set[str]:
    """Return the first words of the legal actions."""
    return {text.split()[0] for text in game.legal()}


def nobody_can_act(where: str = "alvin:a,dexter:b", tracks: str = "a b 15 gray") -> Table:
    """Return a table where two players hold all cards, the route of 15 is too dear and there are no tickets."""
    board = small(tracks, MANY, route_points={1: 1, 15: 1})
    out = ",".join(f"a:b#{number}" for number in range(1, 13))
    return on(board, f"2 | monsters={where} | out={out} | 0 hand={HALF} | 1 hand={HALF}", MONSTERS)


def test_after_moving_a_monster_the_action_is_still_owed() -> None:
    """R168: the turn cannot be ended instead."""
    game = street("locomotive:1,red:1")
    game.play("move alvin d 1")
    assert (game.game.to_move, game.game.phase, game.fact("acted")) == (0, "action", False)
    assert kinds(game) == {"take", "draw", "tickets", "claim"}


def test_a_monster_may_be_moved_in_a_turn_in_which_the_player_has_to_pass() -> None:
    """R168, R205: before the pass or after it."""
    moves = {f"move {monster} {place} {price}" for monster in ("alvin", "dexter") for place in "ab" for price in (1, 2)}
    game = nobody_can_act()
    assert set(game.legal()) == {"pass"} | moves
    game.play("pass")
    assert (game.game.phase, game.fact("acted")) == ("after action", True)
    assert set(game.legal()) == {"end"} | moves


def test_a_monster_may_be_moved_between_the_two_cards_of_a_draw() -> None:
    """R169: also with a locomotive that was just drawn; the second card is then still drawn."""
    game = street("-")
    assert game.legal("move") == []
    game.play("draw", luck="locomotive")
    assert game.game.phase == "second card"
    assert game.choices("move dexter") == {"e 1", "f 1", "g 1", "h 1"}
    game.play("move dexter e 1")
    assert (game.game.phase, game.fact("acted")) == ("second card", False)
    assert kinds(game) == {"take", "draw"}
    game.play("draw", luck="pink")
    assert game.game.to_move == 1


def test_a_face_up_locomotive_that_ended_the_drawing_may_move_a_monster_at_once() -> None:
    """R169."""
    game = table("usa base 2 monsters=true | display=locomotive,red,red,red,red monsters=alvin:boston,dexter:miami")
    game.play("take locomotive")
    assert game.game.phase == "after action"
    assert "move alvin new-york 1" in game.legal()
    assert not any(text.endswith(" 2") for text in game.legal())


def test_a_locomotive_drawn_as_the_second_card_may_still_be_used() -> None:
    """R169."""
    game = street("-")
    game.play("take red", "draw", luck="pink locomotive")
    assert set(game.legal()) == {"end", *(f"move alvin {place} 1" for place in "abcd")} | {
        f"move dexter {place} 1" for place in "efgh"
    }


def test_a_monster_may_be_moved_after_any_action() -> None:
    """R169: after a claim, tickets and a station."""
    game = street("locomotive:1,red:1")
    game.play("claim b c", "pay red 1")
    assert (game.game.phase, game.choices("move alvin")) == ("after action", {"a 1", "b 1", "c 1", "d 1"})
    game = street("locomotive:1")
    game.play("tickets", "keep", "return", "return")
    assert (game.game.phase, game.choices("move alvin")) == ("after action", {"a 1", "b 1", "c 1", "d 1"})
    game = europe("locomotive:1,red:1")
    game.play("station roma", "pay red 1")
    assert "move alvin zurich 1" in game.legal()


def test_no_monster_is_moved_while_tickets_are_chosen_or_a_payment_is_made() -> None:
    """R169."""
    game = street("locomotive:2")
    game.play("tickets")
    assert game.legal() == ["keep", "return"]
    game = street("locomotive:2,red:1")
    game.play("claim b c")
    assert game.legal() == ["pay red 1", "pay locomotive 1"]


def test_no_monster_is_moved_in_a_tunnel_nor_after_a_failed_one() -> None:
    """R57, R169: the turn is over, though the player holds locomotives."""
    game = europe("pink:2,locomotive:3", "alvin:paris,dexter:wien")
    game.play("claim marseille zurich", "pay pink 2", luck="pink red red")
    assert game.legal() == ["decline", "extra locomotive 1"]
    game.play("decline")
    assert (game.game.phase, game.game.to_move) == ("action", 1)


def test_after_a_tunnel_that_was_paid_a_monster_may_be_moved() -> None:
    """R169."""
    game = europe("pink:2,locomotive:3")
    game.play("claim marseille zurich", "pay pink 2", luck="pink red red")
    game.play("extra locomotive 1")
    assert game.game.phase == "after action"
    assert "move alvin marseille 2" in game.legal()


def test_a_turn_is_not_ended_by_the_program_while_a_move_is_possible() -> None:
    """R169: the player ends it."""
    game = street("locomotive:1")
    game.play("take red", "take blue")
    assert (game.game.to_move, game.game.phase) == (0, "after action")
    game.play("end")
    assert (game.game.to_move, game.game.phase) == (1, "action")


def test_the_question_after_the_action_does_not_tell_what_the_hand_holds() -> None:
    """R8, R169: two cards nobody has seen might be locomotives."""
    game = street("pink:2")
    game.play("take red", "take blue")
    assert (game.game.phase, game.legal()) == ("after action", ["end"])


def test_the_turn_ends_by_itself_when_the_table_knows_that_the_hand_has_no_locomotive() -> None:
    """R169: every card has been seen, or every locomotive is seen elsewhere."""
    game = street("pink:2", known="pink:2")
    game.play("take red", "take blue")
    assert game.game.to_move == 1
    game = street("pink:2", "discard=locomotive:12", other="hand=locomotive:2 known=locomotive:2")
    game.play("take red", "take blue")
    assert game.game.to_move == 1


@pytest.mark.parametrize(
    ("seen", "asked"),
    [("discard=locomotive:13 | 1 hand=locomotive:1", True), ("discard=locomotive:14", False)],
    ids=["one unseen", "none unseen"],
)
def test_one_unseen_locomotive_anywhere_is_enough_to_ask(seen: str, asked: bool) -> None:
    """R169: the table cannot tell in whose hand it is."""
    game = on(STREET, f"2 | {DISPLAY} {AT} {seen} | 0 hand=pink:1", MONSTERS)
    game.play("take red", "take blue")
    assert (game.game.phase == "after action") == asked


def test_locomotives_turned_over_in_a_tunnel_are_seen() -> None:
    """R169: of 14 locomotives 13 are discarded, and the last one was turned over."""
    game = europe("pink:3", more="discard=locomotive:13")
    game.play("claim marseille zurich", "pay pink 2", luck="locomotive red red")
    game.play("extra pink 1", luck="")
    assert game.game.to_move == 1


def test_the_turn_ends_by_itself_when_no_monster_can_be_moved() -> None:
    """R169, R176, R178: both locked, or one moved already."""
    game = street("locomotive:2", "face_up=alvin:1,dexter:0")
    game.play("take red", "take blue")
    assert game.game.to_move == 1
    game = street("locomotive:2")
    game.play("take red", "take blue", "move alvin b 1")
    assert game.game.to_move == 1


def test_the_turn_ends_by_itself_when_a_house_rule_leaves_a_monster_nowhere_to_go() -> None:
    """R169, R173, R174."""
    board = small("a b 1 red", MANY)
    options = MONSTERS | {"monsters.zero_move": False, "monsters.share_city": False}
    game = on(board, f"2 | {DISPLAY} monsters=alvin:a,dexter:b | 0 hand=locomotive:2", options)
    assert game.legal("move") == []
    game.play("take red", "take blue")
    assert game.game.to_move == 1


def test_a_player_may_move_a_monster_away_and_then_claim_there() -> None:
    """R170."""
    game = street("locomotive:1,red:1")
    assert "claim a b" not in game.legal()
    game.play("move alvin d 1")
    assert "claim a b" in game.legal()
    game.play("claim a b", "pay red 1")
    assert game.tracks(0) == ["a:b"]


def test_a_player_may_claim_first_and_then_move_a_monster_in() -> None:
    """R170."""
    game = street("locomotive:1,red:1")
    game.play("claim c d", "pay red 1", "move alvin c 1")
    assert (game.tracks(0), game.fact("monsters")) == (["c:d"], {"alvin": "c", "dexter": "h"})


def test_a_pass_is_offered_although_a_monsters_move_would_open_a_route() -> None:
    """R205, R29: nobody is made to move a monster in order to have an action."""
    game = nobody_can_act("alvin:b,dexter:a", "a b 15 gray, b c 1 gray")
    assert kinds(game) == {"pass", "move"}


def test_after_a_monsters_move_what_is_legal_is_judged_afresh() -> None:
    """R205: the route is open now, the locomotive spent has been turned up, and passing is over."""
    game = nobody_can_act("alvin:b,dexter:a", "a b 15 gray, b c 1 gray")
    game.play("move alvin a 1", luck="locomotive")
    assert set(game.legal()) == {"claim b c", "take locomotive"}


def test_without_a_locomotive_a_player_with_no_action_can_only_pass() -> None:
    """R29, R205."""
    line = f"usa base 2 monsters=true | monsters=alvin:boston,dexter:miami | {no_tickets()}"
    assert table(f"{line} | 1 hand={all_but()}").legal() == ["pass"]
