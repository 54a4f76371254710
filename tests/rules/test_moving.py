"""A monster's move and what follows from it on boards that look at it (R167, R422)."""

from table import names, table

STAND = "monsters=alvin:chicago,dexter:seattle"


def test_elsewhere_a_move_changes_nothing_but_where_the_monster_is() -> None:
    """R167: the turn goes on where it was."""
    game = table("usa base 2 monsters=true | monsters=alvin:chicago,dexter:seattle | 0 hand=locomotive:1")
    told = game.play("move alvin duluth 1")
    assert "monster_moved" in names(told)
    assert "ticket_completed" not in names(told)
    assert (game.game.phase, game.game.to_move) == ("action", 0)


def test_after_the_action_a_move_that_completes_nothing_ends_the_turn() -> None:
    """R422: nothing joined is looked at twice."""
    seats = (
        "0 hand=locomotive:1,red:1 tickets=denver:los-angeles,seattle:denver | 1 tickets=dallas:miami,new-york:miami"
    )
    game = table(f"first-journey-usa base 2 monsters=true | {STAND} | {seats}")
    game.play("claim albuquerque denver", "pay red 1")
    assert "ticket_completed" not in names(game.play("move alvin duluth 1"))
    assert game.game.to_move == 1
