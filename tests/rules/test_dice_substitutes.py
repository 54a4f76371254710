"""Dice of any faces in place of a wild, on the United Kingdom (R292, R294)."""

from table import table

UK = "united-kingdom base"


def test_three_dice_stand_for_a_wild_with_the_booster_two() -> None:
    """R292: for technologies and ferry symbols only; uk.dice_substitute turns it off."""
    line = "dice=wild:1,single:1,double:2,station:1"
    game = table(f"{UK} 2 dice=true | {line}")
    game.play("technology propellers", "replace", "give die single", "give die double", "give die double", "pay wild 1")
    assert game.fact("technologies") == [{"propellers": 1}, {}]
    off = table(f"{UK} 2 dice=true uk.dice_substitute=false | {line}")
    assert "technology propellers" not in off.legal()
    ferry = "technologies=booster,propellers,wales-concession"
    game = table(f"{UK} 2 dice=true | dice=station:2 | 0 {ferry}")
    assert set(game.legal("claim")) == {"claim barrow liverpool", "claim bristol cardiff"}
    game.play("claim bristol cardiff", "replace", "give die station", "give die station")
    assert game.fact("route_points") == [1, 0]


def test_new_york_costs_eight_symbols_with_dice() -> None:
    """R294: three of them Wilds, ten trains, forty points."""
    game = table(f"{UK} 2 dice=true | dice=wild:3,single:2 | 0 tokens=single:3")
    game.play("claim new-york southampton", "pay single 2 + wild 3 + token 3")
    assert (game.fact("route_points"), game.fact("trains")) == ([40, 0], [25, 35])
