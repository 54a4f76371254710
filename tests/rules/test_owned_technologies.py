"""What technologies open, save and score (R274, R275, R278-R280)."""

import pytest

from table import table
from whistlestop import maps

UK = "united-kingdom base"


def test_without_technology_forty_two_tracks_are_open() -> None:
    """R275: one or two spaces, no ferry, both ends in England; and New York, if ten cards are there (R279)."""
    game = table(f"{UK} 3 | 0 hand={','.join(f'{colour}:2' for colour in maps.COLOURS)}")
    assert len(game.legal("claim ")) == 42
    game = table(f"{UK} 3 | 0 hand={','.join(f'{colour}:12' for colour in maps.COLOURS)}")
    assert len(game.legal("claim ")) == 43


@pytest.mark.parametrize(
    ("claim", "needed"),
    [
        ("londonderry stranraer", "scotland-concession ireland-france-concession mechanical-stoker propellers"),
        ("edinburgh newcastle #1", "scotland-concession mechanical-stoker"),
        ("hull norwich", "steam-boiler"),
        ("dover france-east", "ireland-france-concession propellers"),
        ("bristol cardiff", "wales-concession propellers"),
    ],
)
def test_all_technologies_that_apply_are_needed(claim: str, needed: str) -> None:
    """R278: each concession, that for the length, Propellers; a route of four needs the Boiler but no Stoker."""
    hand = "hand=green:6,locomotive:6"
    enough = ",".join(needed.split())
    assert f"claim {claim}" in table(f"{UK} 3 | 0 {hand} technologies={enough}").legal("claim")
    for name in needed.split():
        rest = ",".join(other for other in needed.split() if other != name) or "booster"
        assert f"claim {claim}" not in table(f"{UK} 3 | 0 {hand} technologies={rest}").legal("claim")


def test_new_york_needs_no_technology_and_scores_forty() -> None:
    """R279: three symbols; R280 adds to it, for it is a route and a ferry."""
    game = table(f"{UK} 2 | 0 hand=red:7,locomotive:3 technologies=boiler-lagging,steam-turbines")
    game.play("claim new-york southampton", "pay red 7 + locomotive 3")
    assert (game.fact("route_points"), game.fact("trains")) == ([43, 0], [25, 35])
    assert not any("new-york" in (ticket.a, ticket.b) for ticket in game.game.map.tickets)


def test_with_the_booster_three_cards_are_enough() -> None:
    """R274: for a ferry's symbol too."""
    line = f"{UK} 2 | 0 hand=red:3 technologies=propellers,wales-concession"
    assert "claim bristol cardiff" not in table(line).legal("claim")
    game = table(f"{line},booster")
    game.play("claim bristol cardiff", "replace", "give red", "give red", "give red")
    assert game.fact("route_points") == [1, 0]


def test_lagging_and_turbines_add_to_each_claim_from_then_on() -> None:
    """R280: +1 for a route, +2 for a ferry, +3 with both."""
    ferry = "propellers,wales-concession"
    for more, points in (
        ("", 1),
        (",boiler-lagging", 2),
        (",steam-turbines", 3),
        (",boiler-lagging,steam-turbines", 4),
    ):
        game = table(f"{UK} 2 | 0 hand=locomotive:1 technologies={ferry}{more}")
        game.play("claim bristol cardiff", "pay locomotive 1")
        assert game.fact("route_points") == [points, 0]
        assert game.score().routes == points
