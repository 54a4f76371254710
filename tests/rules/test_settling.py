"""What a claimed route brings before the turn goes on (R108, R117)."""

from table import names, table


def test_on_boards_without_pieces_the_turn_goes_on_at_once() -> None:
    """R7, R117."""
    game = table("usa base 2 | 0 hand=red:3")
    told = game.play("claim chicago duluth", "pay red 3")
    assert names(told)[-1] == "turn_started"
    assert game.game.to_move == 1


def test_the_display_is_filled_before_a_meeple_is_chosen() -> None:
    """R16, R117: cards just paid fill empty places at once."""
    game = table("germany base 2 | meeples=leipzig:red:1,leipzig:blue:1 | 0 hand=blue:2")
    told = game.play("claim chemnitz leipzig", "pay blue 2")
    assert names(told).count("card_turned_up") == 5
    assert game.game.phase == "meeple"


def test_a_passenger_is_asked_for_after_the_payment_and_before_monsters() -> None:
    """R108, R169."""
    line = "marklin base 2 monsters=true | monsters=alvin:kiel,dexter:ulm | 0 hand=blue:2,locomotive:1"
    game = table(line)
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert game.legal() == ["no passenger", "passenger chemnitz", "passenger leipzig"]
    game.play("no passenger")
    assert game.game.phase == "after action"


def test_without_a_place_for_a_passenger_the_turn_goes_on() -> None:
    """R108: both cities are taken."""
    game = table("marklin base 2 | 0 hand=blue:2 passengers=leipzig | 1 passengers=chemnitz")
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert game.game.to_move == 1
