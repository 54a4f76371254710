"""+4 locomotives: wild on routes of four or more spaces (R102), and the house rules about them (R102, R182)."""

import pytest
from msgspec.structs import replace

from table import cards, deal, names, on, only, table
from whistlestop import Game, Refusal, maps


def ways(hand: str, claim: str, options: str = "") -> set[str]:
    """Return the ways to pay for a claim with a hand."""
    game = table(f"marklin base 2 {options}| 0 hand={hand}")
    game.play(f"claim {claim}")
    return game.choices("pay")


def test_a_plus4_is_wild_on_a_route_of_four_or_more_spaces() -> None:
    """R102, R22: every combination that fits is offered."""
    assert ways("orange:3,plus4:1", "berlin leipzig") == {"orange 3 + plus4 1"}
    assert ways("orange:3,locomotive:1,plus4:1", "berlin leipzig") == {
        "orange 3 + locomotive 1",
        "orange 3 + plus4 1",
        "orange 2 + locomotive 1 + plus4 1",
    }


def test_plus4_and_locomotives_alone_pay_too() -> None:
    """R102, R22."""
    assert ways("plus4:4", "berlin leipzig") == {"plus4 4"}
    assert ways("locomotive:3,plus4:2", "berlin leipzig") == {"locomotive 3 + plus4 1", "locomotive 2 + plus4 2"}
    assert ways("locomotive:4,plus4:1", "berlin leipzig") == {"locomotive 4", "locomotive 3 + plus4 1"}


def test_on_shorter_routes_a_plus4_is_worth_nothing() -> None:
    """R102."""
    assert "claim berlin magdeburg" not in table("marklin base 2 | 0 hand=red:2,plus4:4").legal()
    assert ways("red:3,plus4:4", "berlin magdeburg") == {"red 3"}


def test_a_route_that_only_a_plus4_completes_can_be_claimed() -> None:
    """R102, R21."""
    assert "claim berlin leipzig" not in table("marklin base 2 | 0 hand=orange:3").legal()
    assert "claim berlin leipzig" in table("marklin base 2 | 0 hand=orange:3,plus4:1").legal()


def test_a_gray_route_takes_any_one_colour_beside_them() -> None:
    """R102, R23."""
    assert ways("red:4,blue:4,plus4:1", "lindau munchen") == {"red 4 + plus4 1", "blue 4 + plus4 1"}


def test_where_locomotives_are_limited_a_plus4_is_not() -> None:
    """R102, R82: a board of a program's own; the limit is one on plain locomotives."""
    board = replace(maps.load("marklin"), id="small", locomotives="tunnels_and_ferries")
    game = on(board, "2 | 0 hand=orange:2,locomotive:2,plus4:2")
    game.play("claim berlin leipzig")
    assert game.choices("pay") == {"orange 2 + plus4 2"}
    assert "claim berlin leipzig" not in on(board, "2 | 0 hand=orange:2,locomotive:1,plus4:1").legal()


def test_what_is_paid_is_discarded_and_told() -> None:
    """R102, R22: plain locomotives with the claim, +4 after it."""
    game = table("marklin base 2 | display=red,red,red,red,red | 0 hand=orange:2,locomotive:1,plus4:2")
    told = game.play("claim berlin leipzig", "pay orange 2 + locomotive 1 + plus4 1")
    (claimed,) = only(told, "route_claimed")
    assert (claimed["cards"], claimed["locomotives"]) == (2, 1)
    assert only(told, "plus4_paid") == [{"count": 1}]
    assert game.hand() == {"plus4": 1}
    assert game.fact("discard") == {"orange": 2, "locomotive": 1, "plus4": 1}
    assert game.fact("route_points") == [7, 0]


def test_a_payment_of_plus4_alone_is_told_as_locomotives() -> None:
    """R102."""
    game = table("marklin base 2 | 0 hand=locomotive:1,plus4:3")
    told = game.play("claim berlin leipzig", "pay plus4 3 + locomotive 1")
    assert [only(told, "route_claimed")[0]["cards"], only(told, "plus4_paid")[0]["count"]] == [1, 3]
    assert game.hand() == {}


def test_a_plus4_is_drawn_like_an_ordinary_card() -> None:
    """R102, R11: also face up, first or second."""
    game = table("marklin base 2 | display=plus4,plus4,red,red,red")
    game.play("take plus4")
    assert (game.game.phase, "take plus4" in game.legal()) == ("second card", True)
    game.play("take plus4")
    assert (game.hand(), game.game.to_move) == ({"plus4": 2}, 1)


def test_only_plain_locomotives_count_for_a_new_display() -> None:
    """R102, R9."""
    shown = "locomotive*2 plus4*2 red"
    assert deal("marklin", cards(f"blue*8 {shown}")).display() == cards(shown).split()


def test_as_a_house_rule_plus4_count_for_a_new_display() -> None:
    """R102, R9, R10, option marklin.reset_counts_plus4."""
    options = {"marklin.reset_counts_plus4": True}
    shown = "locomotive*2 plus4*1 red blue"
    assert deal("marklin", cards(f"blue*8 {shown} green*5"), options={**options}).display() == ["green"] * 5
    hands = "red:11,orange:11,yellow:11,green:11,blue:11,pink:11,white:11,black:11,passenger:9"
    line = "marklin base 2 marklin.reset_counts_plus4=true | display=locomotive,plus4,plus4,none,none"
    game = table(f"{line} | 0 hand=passenger:1 passengers=berlin | 1 hand={hands} tracks=berlin:leipzig")
    game.play("passenger berlin", "travel berlin leipzig")
    assert "locomotive" in game.display()


def test_a_plus4_moves_no_monster() -> None:
    """R182, R206."""
    game = table("marklin base 2 monsters=true | monsters=alvin:kiel,dexter:ulm | 0 hand=plus4:2")
    assert game.legal("move") == []


START = "marklin base 2 monsters=true marklin.plus4_moves_monsters=true | monsters=alvin:kiel,dexter:ulm"


def test_as_a_house_rule_a_plus4_moves_a_monster() -> None:
    """R182, R167, option marklin.plus4_moves_monsters: the player says what pays."""
    game = table(f"{START} | 0 hand=locomotive:2,plus4:2")
    game.play("move alvin hamburg 2")
    assert (game.game.phase, game.fact("moving")) == ("payment", ("alvin", "hamburg", 2))
    assert game.choices("pay") == {"locomotive 2", "locomotive 1 + plus4 1", "plus4 2"}
    told = game.play("pay locomotive 1 + plus4 1")
    assert names(told)[:2] == ["monster_moved", "plus4_paid"]
    assert (game.game.phase, game.hand()) == ("action", {"locomotive": 1, "plus4": 1})


def test_the_payment_is_asked_even_if_there_is_only_one() -> None:
    """R182."""
    game = table(f"{START} | 0 hand=locomotive:1")
    assert game.legal("move alvin hamburg") == ["move alvin hamburg 1"]
    game.play("move alvin hamburg 1")
    assert game.choices("pay") == {"locomotive 1"}
    game.play("pay locomotive 1")
    assert game.fact("monsters") == {"alvin": "hamburg", "dexter": "ulm"}


def test_a_monster_so_paid_moves_between_two_cards_and_after_the_action() -> None:
    """R182, R169: the turn goes on where it was."""
    game = table(f"{START} display=red,red,red,red,red | 0 hand=plus4:1")
    game.play("take red", "move alvin hamburg 1", "pay plus4 1")
    assert game.game.phase == "second card"
    game.play("take red")
    assert game.game.to_move == 1
    after = table(f"{START} display=red,red,red,red,red | 0 hand=plus4:1,blue:1")
    after.play("take red", "take red")
    assert after.game.phase == "after action"
    after.play("move alvin hamburg 1", "pay plus4 1")
    assert after.game.to_move == 1


def test_the_end_of_a_turn_is_asked_while_a_plus4_may_be_in_the_hand() -> None:
    """R169, R182, R8: though every plain locomotive lies open."""
    line = f"{START} display=red,red,red,red,red discard=locomotive:14"
    game = table(f"{line} | 0 hand=blue:1 known=blue:1")
    game.play("take red", "draw")
    assert game.game.phase == "after action"
    none = table(
        f"{START.replace(' marklin.plus4_moves_monsters=true', '')} display=red,red,red,red,red discard=locomotive:14"
    )
    none.play("take red", "draw")
    assert none.game.to_move == 1


@pytest.mark.parametrize("text", ["pay red 1 + blue 2 + plus4 1", "pay orange 2 + orange 1 + plus4 1", "pay plus4 9"])
def test_a_payment_that_cannot_be_is_refused(text: str) -> None:
    """R22, R102."""
    game = Game.from_position("marklin base 2 | 0 hand=orange:3,plus4:1")
    game.play("claim berlin leipzig")
    with pytest.raises(Refusal):
        game.play(text)
