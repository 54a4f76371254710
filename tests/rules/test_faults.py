"""Every promise about the pieces of single boards can be broken, and is then reported by its name."""

from collections.abc import Callable

import numpy as np
import pytest

from table import faults, table
from whistlestop.records import state
from whistlestop.records.state import NONE
from whistlestop.rules import check, markers, meeples, passengers, race, shares, tourists

GERMANY = "germany base 2 | meeples=berlin:red:2,berlin:blue:1,denmark:green:1 | 0 collected=red:7"
SHARES = "pennsylvania base 2 | dummy=pennsylvania:2 | 0 shares=pennsylvania:1,pennsylvania:3"
WITHOUT_DUMMY = "pennsylvania base 3 | 0 shares=pennsylvania:1"
MARKLIN = "marklin base 2 | goods=berlin:3 | 0 passengers=kiel goods=7 gone=1 | 1 passengers=ulm"
STACKS = "stacks=bridge:alcatraz,ship:sunset,tower:presidio"
SAN_FRANCISCO = f"san-francisco base 2 | {STACKS} | 0 tourists=bridge,ship | 1 tourists=crab"
OLD_WEST = "old-west base 2 | 0 start=denver | 1 start=tucson"
RACE = "first-journey-usa base 2 | 0 tickets=denver:los-angeles,seattle:denver completed=calgary:chicago crossed=1 | 1 "
RACE += "tickets=dallas:miami,new-york:miami"
Damage = Callable[[state.GameRecord], None]


def put(field: str, value: int | np.uint64, *index: int) -> Damage:
    """Return a damage that sets one number of a record."""

    def damage(game: state.GameRecord) -> None:
        if index:
            getattr(game, field)[index] = value
        else:
            setattr(game, field, value)

    return damage


def place(id: str) -> int:
    """Return the number of a place of the board."""
    return [place.id for place in table("marklin base 2").game.map.places].index(id)


DAMAGE = [
    (GERMANY, put("collected", 11, 1, 2), "meeple_wrong"),
    (GERMANY, put("meeples", NONE, 1), "meeple_wrong"),
    (MARKLIN, put("gone", 3, 0), "passenger_wrong"),
    (MARKLIN, put("gone", -1, 1), "passenger_wrong"),
    (MARKLIN, put("travelling", 1), "passenger_wrong"),
    (MARKLIN, put("standing", place("kiel"), 1, 0), "passenger_wrong"),
    (MARKLIN, put("standing", place("denmark-1"), 1, 0), "passenger_wrong"),
    (MARKLIN, put("goods_points", 8, 0), "goods_wrong"),
    (MARKLIN, put("goods", 5, 1), "goods_wrong"),
    (MARKLIN, put("goods", -1, 0), "goods_wrong"),
    (SAN_FRANCISCO, put("tourists", 3, 1), "tourist_wrong"),
    (SAN_FRANCISCO, put("stack_left", 2, 0), "tourist_wrong"),
    (SAN_FRANCISCO, put("stack_left", -1, 5), "tourist_wrong"),
    (SAN_FRANCISCO, put("stack_left", 1, 3), "tourist_wrong"),
    (SAN_FRANCISCO, put("stack_place", 1, 5), "tourist_wrong"),
    (SHARES, put("shares", np.uint64(3), 1), "share_wrong"),
    (SHARES, put("taken_shares", np.uint64(15)), "share_wrong"),
    (SHARES, put("shown_shares", np.uint64(2)), "share_wrong"),
    (SHARES, put("dummy_shares", np.uint64(0)), "share_wrong"),
    (WITHOUT_DUMMY, put("dummy_shares", np.uint64(2)), "share_wrong"),
    (OLD_WEST, put("marked", np.uint64(1), 0), "marker_wrong"),
    (OLD_WEST, put("start_city", 0, 1), "marker_wrong"),
    (OLD_WEST, put("network", np.uint64(0), 0), "marker_wrong"),
    (RACE, put("completed", 3, 0), "race_wrong"),
    (RACE, put("crossed", -1, 0), "race_wrong"),
    (RACE, put("older", 1, 1), "race_wrong"),
]


@pytest.mark.parametrize(("line", "damage", "name"), DAMAGE)
def test_each_broken_promise_about_pieces_is_reported(line: str, damage: Damage, name: str) -> None:
    """R106, R108, R112, R117, R302, R307, R308, R427, R430."""
    game = table(line).game
    assert faults(game) == []
    damage(game.record)
    assert faults(game) == [name]


def test_shares_that_lay_below_others_or_belong_to_no_dummy_are_found() -> None:
    """R302, R307."""
    game = table(SHARES).game
    below = np.uint64(1 << 9)
    game.record.shares[1] |= below
    game.record.taken_shares |= below
    assert "share_wrong" in faults(game)
    game = table(WITHOUT_DUMMY).game
    game.record.dummy_shares, game.record.taken_shares = np.uint64(2), np.uint64(3)
    assert "share_wrong" in faults(game)


def test_a_bullet_train_on_another_route_and_a_hand_that_is_not_full_are_found() -> None:
    """R393, R411."""
    game = table("japan base 2").game
    other = next(number for number, track in enumerate(game.map.tracks) if not track.bullet)
    game.record.bullets[other // 64] |= np.uint64(1 << other % 64)
    assert "bullets_wrong" in faults(game)
    game = table(RACE).game
    game.record.ticket_count[0] = 1
    assert "race_wrong" in faults(game)


def test_two_passengers_in_a_city_are_sound_where_a_house_rule_allows_it() -> None:
    """R108."""
    line = "marklin base 2 marklin.one_passenger_per_city=false | 0 passengers=kiel,kiel | 1 passengers=kiel"
    assert faults(table(line).game) == []


def test_every_fault_of_pieces_has_a_test_and_its_flag() -> None:
    faults = {
        **meeples.FAULTS,
        **passengers.FAULTS,
        **tourists.FAULTS,
        **shares.FAULTS,
        **race.FAULTS,
        **markers.FAULTS,
    }
    assert {name for *_, name in DAMAGE} == set(faults.values())
    assert [check.NAMES[int(np.log2(flag))] for flag in faults] == list(faults.values())
