"""House rules: the closed list of options a table may choose from.

Each option has a key, a default, the values it takes and the rule it belongs to. `settle` turns what a user gave into a
full, checked set; everything that records a game (log, position line) writes only what differs from the defaults.
The two expansions are options too. The ticket set is chosen with the map and is therefore not listed here.

A ruling that changes is an option whose default depends on the version of the rules: a game written down under an
older version has the defaults of that version, so it replays as it was played.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from whistlestop.records.mechanisms import collect
from whistlestop.ruleset.option import Option as Option
from whistlestop.ruleset.option import OptionError as OptionError
from whistlestop.ruleset.option import Value as Value

RULES_VERSION = 2  # of the rules this program plays by; it still knows those before

# Options of mechanisms stand in the middle, so that games are written down as they always were.
OPTIONS: dict[str, Option] = {
    option.key: option
    for option in (
        Option("dice", False, "R130", (False, True), shown=True),
        Option("monsters", False, "R160", (False, True), shown=True),
        Option("display.reset_cap", 100, "R10", range(401)),
        Option("nordic.reset_on_three", False, "R81", (False, True)),
        Option("swiss.reset_on_three", True, "R92", (True, False), formerly={1: False}),
        Option("marklin.reset_counts_plus4", False, "R102", (False, True)),
        Option("marklin.reset_counts_passengers", True, "R107", (True, False), formerly={1: False}),
        Option("marklin.one_passenger_per_city", True, "R108", (True, False)),
        Option("marklin.passengers_enter_countries", False, "R109", (False, True), formerly={1: True}),
        Option("marklin.parallel_tracks_apart", True, "R109", (True, False), formerly={1: False}),
        Option("marklin.collect_start_city", False, "R111", (False, True), formerly={1: True}),
        Option("marklin.collect_on_return", False, "R111", (False, True), formerly={1: True}),
        Option("marklin.plus4_moves_monsters", False, "R182", (False, True)),
        *(option for of_mechanism in collect(f"{__package__}.choices", "OPTIONS") for option in of_mechanism),
        Option("end.dead_board", True, "R224", (True, False)),
        Option("end.explorer_shared", True, "R121", (True, False), formerly={1: False}),
        Option("end.europe_station_tiebreak", True, "R229", (True, False)),
        Option("end.printed_ties", True, "R229", (True, False), formerly={1: False}),
    )
}


def settle(chosen: Mapping[str, Value], rules_version: int = RULES_VERSION) -> dict[str, Value]:
    """Return every option with its value, or raise OptionError for a key, value or version that does not exist."""
    _refuse_no_mapping(chosen)
    if rules_version not in range(1, RULES_VERSION + 1):
        raise OptionError(f"this program plays by rules 1 to {RULES_VERSION}, not {rules_version!r}")
    for key, value in chosen.items():
        _check(key, value)
    return {key: chosen.get(key, option.default_of(rules_version)) for key, option in OPTIONS.items()}


def with_expansions(chosen: Mapping[str, Value] | None, *, dice: bool, monsters: bool) -> dict[str, Value]:
    """Return what was chosen with the expansions that are switched on; raises OptionError for what is no mapping."""
    chosen = {} if chosen is None else chosen
    _refuse_no_mapping(chosen)
    switched: dict[str, Any] = {"dice": dice, "monsters": monsters}
    # What is neither true nor false, such as "no", is left as it is, for the check of values to refuse.
    on = {key: bool(value) if value in (0, 1) else value for key, value in switched.items() if value is not None}
    return {**chosen, **{key: value for key, value in on.items() if value is not False}}


def _refuse_no_mapping(chosen: object) -> None:
    if not isinstance(chosen, Mapping):
        raise OptionError(f"options are given as {{'key': value}}, not as {chosen!r}")


def changed(settled: Mapping[str, Value], rules_version: int = RULES_VERSION) -> dict[str, Value]:
    """Return the options whose value is not the default of a version of the rules, in the order of the list."""
    defaults = {key: option.default_of(rules_version) for key, option in OPTIONS.items()}
    return {key: settled[key] for key in OPTIONS if settled[key] != defaults[key]}


def parse(text: str) -> tuple[str, Value]:
    """Return the option written as `key=value`."""
    key, equals, word = text.partition("=")
    if not equals:
        raise OptionError(f"'{text}' is not of the form key=value")
    option = find(key.strip())
    for value in option.values:
        if write(value) == word.strip().lower():
            return option.key, value
    if option.has_form(word.strip()):
        return option.key, word.strip()
    raise OptionError(_refusal(option, word.strip()))


def write(value: Value) -> str:
    """Return the text form of an option's value."""
    return str(value).lower()


def find(key: str) -> Option:
    """Return the option called `key`, or raise OptionError with the nearest name."""
    if key not in OPTIONS:
        near = difflib.get_close_matches(str(key), OPTIONS, 1)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(OPTIONS)}"
        raise OptionError(f"unknown option '{key}'{hint}")
    return OPTIONS[key]


def _check(key: str, value: Value) -> None:
    option = find(key)
    # True equals 1 in Python, so the type is compared too.
    known = value in option.values or (isinstance(value, str) and option.has_form(value))
    if type(value) is not type(option.default) or not known:
        raise OptionError(_refusal(option, write(value)))


def _refusal(option: Option, word: str) -> str:
    if isinstance(option.values, range):
        allowed = f"a number from {option.values[0]} to {option.values[-1]}"
    else:
        allowed = " or ".join(write(value) for value in option.values)
    if option.form is not None:
        allowed += " or rows such as 10/-10,15/5/-10,-20"
    return f"'{word}' is no value of {option.key} ({option.rule}); it takes {allowed}"
