"""House rules: the closed list, reading and writing them, and refusing what is not on the list."""

import re

import pytest

from whistlestop import Game, options
from whistlestop.options import OPTIONS, OptionError, Value, changed, parse, settle, write


def test_every_option_names_its_rule_and_takes_its_default() -> None:
    for option in OPTIONS.values():
        assert re.fullmatch(r"R\d+", option.rule)
        assert option.default in option.values


def test_the_defaults_are_those_of_the_rulebook() -> None:
    """R10, R224, R229."""
    assert settle({}) == {
        "display.reset_cap": 100,
        "end.dead_board": True,
        "end.europe_station_tiebreak": True,
    }


def test_only_what_differs_from_the_defaults_is_recorded() -> None:
    assert changed(settle({})) == {}
    assert changed(settle({"end.dead_board": False, "display.reset_cap": 100})) == {"end.dead_board": False}


@pytest.mark.parametrize("key", OPTIONS)
def test_every_value_of_an_option_reads_back_from_its_text(key: str) -> None:
    for value in list(OPTIONS[key].values)[:5]:
        assert parse(f"{key}={write(value)}") == (key, value)


def test_blanks_and_capitals_do_not_matter() -> None:
    assert parse(" end.dead_board = False ") == ("end.dead_board", False)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("end.dead_board", "'end.dead_board' is not of the form key=value"),
        ("end.deadboard=true", "unknown option 'end.deadboard'; did you mean 'end.dead_board'?"),
        ("speed=9", "unknown option 'speed'; there are display.reset_cap, end.dead_board"),
        ("end.dead_board=maybe", "'maybe' is no value of end.dead_board (R224); it takes true or false"),
        ("display.reset_cap=401", "'401' is no value of display.reset_cap (R10); it takes a number from 0 to 400"),
    ],
)
def test_a_text_that_is_no_option_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(OptionError, match=re.escape(reason)):
        parse(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [("end.dead_board", 1), ("display.reset_cap", True), ("display.reset_cap", -1), ("end.dead_board", "true")],
)
def test_a_value_of_the_wrong_type_or_range_is_refused(key: str, value: Value) -> None:
    with pytest.raises(OptionError, match=f"no value of {re.escape(key)}"):
        Game("usa", options={key: value})


def test_a_game_tells_the_options_it_is_played_with() -> None:
    game = Game("usa", seed=1, options={"display.reset_cap": 3})
    assert game.rules.options == {**options.settle({}), "display.reset_cap": 3}
