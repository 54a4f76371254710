"""House rules: the closed list, reading and writing them, and refusing what is not on the list."""

import re

import pytest

from whistlestop import Game
from whistlestop.ruleset import options
from whistlestop.ruleset.options import OPTIONS, OptionError, Value, changed, parse, settle, write


def test_every_option_names_its_rule_and_takes_its_default() -> None:
    for option in OPTIONS.values():
        assert re.fullmatch(r"R\d+", option.rule)
        assert option.default in option.values


def test_the_defaults_are_those_of_the_rulebook() -> None:
    """Section 14; the expansions are off unless they are asked for."""
    assert settle({}) == {
        "dice": False,
        "monsters": False,
        "display.reset_cap": 100,
        "nordic.reset_on_three": False,
        "swiss.reset_on_three": True,
        "marklin.reset_counts_plus4": False,
        "marklin.reset_counts_passengers": True,
        "marklin.one_passenger_per_city": True,
        "marklin.passengers_enter_countries": False,
        "marklin.parallel_tracks_apart": True,
        "marklin.collect_start_city": False,
        "marklin.collect_on_return": False,
        "marklin.plus4_moves_monsters": False,
        "japan.end_check": "any_player",
        "japan.bonus_table": "printed",
        "dice.tunnel_faces": 2,
        "dice.double_kind": "printed",
        "dice.wild_map_limits": False,
        "dice.token_cap_scope": "per_type",
        "dice.tokens_after_failed_tunnel": False,
        "dice.nine_route": "pay8",
        "monsters.setup_in_country": True,
        "monsters.country_one_place": True,
        "monsters.zero_move": True,
        "monsters.share_city": True,
        "monsters.halve_twice": False,
        "monsters.multi_ticket": "scored_pair",
        "monsters.bonus_points": 15,
        "monsters.chaos_blocks": "routes",
        "combined.monster_payment": "wild_die",
        "firstjourney.locomotives": 12,
        "uk.duplicate_technologies": False,
        "uk.advanced": False,
        "uk.dice_substitute": True,
        "nederland.tolls": True,
        "nederland.neutral_player": True,
        "nederland.start_scores": "printed",
        "oldwest.alvin": False,
        "oldwest.allow_monsters": False,
        "france.pieces": "printed",
        "france.dice_build": "turn_or_pair",
        "sails.fixed_split": 0,
        "sails.tour_order": "direct",
        "sails.dice_wild_ships": 1,
        "boards.open_holdings": False,
        "end.dead_board": True,
        "end.explorer_shared": True,
        "end.europe_station_tiebreak": True,
        "end.printed_ties": True,
    }


def test_what_was_ruled_otherwise_before_has_its_former_default_under_the_first_rules() -> None:
    """R92, R107, R109, R111, R121, R229."""
    first, now = settle({}, rules_version=1), settle({})
    assert {key: value for key, value in first.items() if value != now[key]} == {
        "swiss.reset_on_three": False,
        "marklin.reset_counts_passengers": False,
        "marklin.passengers_enter_countries": True,
        "marklin.parallel_tracks_apart": False,
        "marklin.collect_start_city": True,
        "marklin.collect_on_return": True,
        "end.explorer_shared": False,
        "end.printed_ties": False,
    }
    assert changed(first, rules_version=1) == {}
    assert changed(first) == {key: value for key, value in first.items() if value != now[key]}


def test_a_former_default_holds_up_to_its_version() -> None:
    option = options.Option("end.example", 3, "R229", (1, 2, 3), formerly={1: 1, 4: 2})
    assert [option.default_of(version) for version in (1, 2, 4, 5)] == [1, 2, 2, 3]


def test_the_expansions_and_nine_house_rules_are_worth_showing() -> None:
    """Section 14 names five, section 27 those of boards."""
    assert {key for key, option in OPTIONS.items() if option.shown} == {
        "dice",
        "monsters",
        "dice.token_cap_scope",
        "dice.nine_route",
        "monsters.share_city",
        "monsters.chaos_blocks",
        "combined.monster_payment",
        "nederland.tolls",
        "nederland.neutral_player",
        "oldwest.alvin",
        "uk.advanced",
        "sails.fixed_split",
    }


def others(key: str) -> list[Value]:
    """Return values of an option that are not its default; the ends of a range stand for all of it."""
    values = OPTIONS[key].values
    found = [values[0], values[-1]] if isinstance(values, range) else list(values)
    return [value for value in found if value != OPTIONS[key].default]


@pytest.mark.parametrize("key", OPTIONS)
def test_every_value_of_an_option_survives_log_and_position_line(key: str) -> None:
    for value in others(key):
        game = Game("europe", seed=4, options={"dice": True, "monsters": True, key: value})
        game.play("keep")
        assert game.rules.options[key] == value
        assert f"option {key}={write(value)}\n" in game.log()
        assert f" {key}={write(value)} " in f"{game.position()} "
        assert Game.from_log(game.log()).rules.options == game.rules.options
        assert Game.from_position(game.position()).rules.options == game.rules.options


@pytest.mark.parametrize("key", OPTIONS)
def test_a_bad_value_of_an_option_is_refused_with_those_it_takes(key: str) -> None:
    with pytest.raises(OptionError, match=f"'soup' is no value of {re.escape(key)}"):
        parse(f"{key}=soup")
    with pytest.raises(OptionError, match=f"no value of {re.escape(key)}"):
        settle({key: "soup"})
    with pytest.raises(OptionError, match=f"unknown option '{re.escape(key)}x'; did you mean"):
        parse(f"{key}x=true")


@pytest.mark.parametrize(("dice", "monsters"), [(False, True), (True, False), (True, True)])
def test_the_expansions_can_be_switched_on_by_name(dice: bool, monsters: bool) -> None:
    game = Game("usa", seed=1, dice=dice, monsters=monsters)
    assert game.rules.options == settle({"dice": dice, "monsters": monsters})


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
        ("speed=9", "unknown option 'speed'; there are dice, monsters, display.reset_cap"),
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
