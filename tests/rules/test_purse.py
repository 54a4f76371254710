"""What is paid for asks one purse, and cards or dice answer (R22, R67, R130, R136, R150, R167, R196)."""

import pytest

from table import Table, dice, table

DISPLAY = "display=red,blue,yellow,white,black"
WHERE = "monsters=alvin:athina,dexter:moskva"


def europe(purse: str, more: str = "") -> Table:
    """Return a table of Europe with monsters where seat 0 pays with a hand of cards, or with dice as letters."""
    if ":" in purse:
        return table(f"europe base 2 monsters=true | {DISPLAY} {WHERE} | 0 hand={purse} {more}")
    return table(f"europe base 2 dice=true monsters=true | {dice(purse)} {WHERE} | 0 {more}")


@pytest.mark.parametrize(
    ("claim", "purse", "ways"),
    [
        ("berlin essen", "blue:2,locomotive:1", {"blue 2", "blue 1 + locomotive 1"}),
        ("berlin essen", "SSW", {"single 2", "single 1 + wild 1"}),
        ("dieppe london #1", "blue:2,locomotive:1", {"blue 1 + locomotive 1"}),
        ("dieppe london #1", "DDW", {"double 1 + wild 1"}),
    ],
)
def test_a_route_is_paid_with_cards_or_with_dice(claim: str, purse: str, ways: set[str]) -> None:
    """R22, R60, R130, R136, R148: each purse has its own ways, a ferry included."""
    game = europe(purse)
    game.play(f"claim {claim}")
    assert game.choices("pay") == ways


@pytest.mark.parametrize("purse", ["blue:3", "DDDSS"])
def test_a_ferry_is_claimed_with_locomotives_or_wilds_only(purse: str) -> None:
    """R60, R148."""
    assert "claim dieppe london #1" not in europe(purse).legal()


@pytest.mark.parametrize(
    ("purse", "ways"),
    [
        ("red:2,locomotive:1", {"red 2", "red 1 + locomotive 1"}),
        ("TTW", {"station 2", "station 1 + wild 1"}),
    ],
)
def test_a_station_is_paid_with_cards_or_with_dice(purse: str, ways: set[str]) -> None:
    """R68, R150."""
    game = europe(purse, "stations=wien")
    game.play("station roma")
    assert game.choices("pay") == ways


@pytest.mark.parametrize("purse", ["red:1,blue:1", "TSSDD"])
def test_a_station_the_purse_cannot_pay_is_not_built(purse: str) -> None:
    """R68, R150."""
    assert europe(purse, "stations=wien").legal("station") == []


@pytest.mark.parametrize(("one", "two"), [("locomotive:1", "locomotive:2"), ("W", "WW")])
def test_a_monster_is_moved_with_locomotives_or_with_wilds(one: str, two: str) -> None:
    """R167, R196."""
    assert {text[-1] for text in europe(one).legal("move")} == {"1"}
    assert {text[-1] for text in europe(two).legal("move")} == {"1", "2"}


@pytest.mark.parametrize("purse", ["red:9", "SSDDT"])
def test_nothing_else_moves_a_monster(purse: str) -> None:
    """R167, R196."""
    assert europe(purse).legal("move") == []
