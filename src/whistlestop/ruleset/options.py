"""House rules: the closed list of options a table may choose from.

Each option has a key, a default, the values it takes and the rule it belongs to. `settle` turns what a user gave into a
full, checked set; everything that records a game (log, position line) writes only what differs from the defaults.
The two expansions are options too. The ticket set is chosen with the map and is therefore not listed here.

A ruling that changes is an option whose default depends on the version of the rules: a game written down under an
older version has the defaults of that version, so it replays as it was played.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

Value = bool | int | str

RULES_VERSION = 2  # of the rules this program plays by; it still knows those before


# Rows of a table of points, each for as many players as it has numbers; a single number is for those who have nothing.
BONUS_TABLE = re.compile(r"-?\d{1,2}(/-?\d{1,2}){0,5}(,-?\d{1,2}(/-?\d{1,2}){0,5})*")

# Points that the first, second ... player begins with.
START_SCORES = re.compile(r"\d{1,2}(/\d{1,2}){1,5}")


class OptionError(ValueError):
    """An option that does not exist, or a value it does not take."""


@dataclass(frozen=True)
class Option:
    """One house rule: its key, default, rule number and the values it takes."""

    key: str
    default: Value
    rule: str
    values: tuple[Value, ...] | range
    shown: bool = False  # worth showing to players; the rest can stay in configuration
    formerly: Mapping[int, Value] = field(default_factory=dict)  # the default up to a version of the rules
    form: re.Pattern[str] | None = None  # of texts that are values too, beside those listed

    def default_of(self, rules_version: int) -> Value:
        """Return the default under a version of the rules."""
        later = [version for version in self.formerly if version >= rules_version]
        return self.formerly[min(later)] if later else self.default

    def has_form(self, text: str) -> bool:
        """Return whether a text is a value because of its form."""
        return self.form is not None and self.form.fullmatch(text) is not None


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
        Option("dice.tunnel_faces", 2, "R132", (1, 2, 3)),
        Option("dice.double_kind", "printed", "R135", ("printed", "open_tracks")),
        Option("dice.wild_map_limits", False, "R137", (False, True)),
        Option("dice.token_cap_scope", "per_type", "R141", ("per_type", "total"), shown=True),
        Option("dice.tokens_after_failed_tunnel", False, "R149", (False, True)),
        Option("dice.nine_route", "pay8", "R152", ("pay8", "len8", "closed"), shown=True),
        Option("monsters.setup_in_country", True, "R163", (True, False)),
        Option("monsters.country_one_place", True, "R172", (True, False)),
        Option("monsters.zero_move", True, "R173", (True, False)),
        Option("monsters.share_city", True, "R174", (True, False), shown=True),
        Option("monsters.halve_twice", False, "R185", (False, True)),
        Option("monsters.multi_ticket", "scored_pair", "R186", ("scored_pair", "any_named")),
        Option("monsters.bonus_points", 15, "R188", range(100)),
        Option("monsters.chaos_blocks", "routes", "R201", ("routes", "all"), shown=True),
        Option("combined.monster_payment", "wild_die", "R196", ("wild_die", "wild_or_pair", "none"), shown=True),
        Option("japan.end_check", "any_player", "R396", ("any_player", "turn_player")),
        Option("japan.bonus_table", "printed", "R397", ("printed",), form=BONUS_TABLE),
        Option("firstjourney.locomotives", 12, "R410", (12, 6, 18)),
        Option("nederland.tolls", True, "R262", (True, False), shown=True),
        Option("nederland.neutral_player", True, "R263", (True, False), shown=True),
        Option("nederland.start_scores", "printed", "R254", ("printed",), form=START_SCORES),
        Option("boards.open_holdings", False, "R249", (False, True)),
        Option("end.dead_board", True, "R224", (True, False)),
        Option("end.explorer_shared", True, "R121", (True, False), formerly={1: False}),
        Option("end.europe_station_tiebreak", True, "R229", (True, False)),
        Option("end.printed_ties", True, "R229", (True, False), formerly={1: False}),
    )
}


def settle(chosen: Mapping[str, Value], rules_version: int = RULES_VERSION) -> dict[str, Value]:
    """Return every option with its value, or raise OptionError for a key or value that does not exist."""
    for key, value in chosen.items():
        _check(key, value)
    return {key: chosen.get(key, option.default_of(rules_version)) for key, option in OPTIONS.items()}


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
        near = difflib.get_close_matches(key, OPTIONS, 1)
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
