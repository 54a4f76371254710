"""Ferries: a locomotive for each symbol (R60-R62)."""

from table import names, table


def test_each_symbol_is_paid_with_a_locomotive_and_the_rest_with_one_colour() -> None:
    """R60, its example: length 6 with 2 symbols takes 4 blue + 2 locomotives or 6 locomotives, never 5 blue + 1."""
    game = table("europe base 2 | 0 hand=blue:6,locomotive:6")
    game.play("claim palermo smyrna")
    assert game.legal() == [
        "pay blue 4 + locomotive 2",
        "pay blue 3 + locomotive 3",
        "pay blue 2 + locomotive 4",
        "pay blue 1 + locomotive 5",
        "pay locomotive 6",
    ]


def test_a_ferry_cannot_be_claimed_with_fewer_locomotives_than_symbols() -> None:
    """R60."""
    game = table("europe base 2 | 0 hand=blue:12,locomotive:1")
    assert "claim palermo smyrna" not in game.legal()
    assert "claim brindisi palermo" in game.legal()


def test_a_ferry_with_a_symbol_on_every_space_takes_locomotives_only() -> None:
    """R61."""
    game = table("europe base 2 | 0 hand=blue:12,locomotive:3")
    game.play("claim amsterdam london")
    assert game.legal() == ["pay locomotive 2"]


def test_a_ferry_is_claimed_like_any_other_route() -> None:
    """R62: no cards are turned over and it scores by its length."""
    line = "europe base 2 | display=red,blue,green,white,black | 0 hand=blue:4,locomotive:2"
    game = table(line)
    happened = game.play("claim palermo smyrna", "pay blue 4 + locomotive 2", luck="")
    assert names(happened) == ["route_claimed", "turn_started"]
    assert game.fact("route_points") == [15, 0]
    assert game.fact("trains") == [39, 45]
