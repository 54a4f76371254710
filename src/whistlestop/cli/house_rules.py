"""`whistlestop options`: the expansions and the house rules a table may choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import as_json
from whistlestop.locale import say
from whistlestop.locale.house_rules import describe, describe_value
from whistlestop.maps import house_rules
from whistlestop.ruleset.options import OPTIONS, Option, write

if TYPE_CHECKING:
    from whistlestop.terminal.screen import Screen

# Groups in the order in which they are shown, with their headings; the expansions themselves come first.
GROUPS = {
    "expansions": "options-expansions",
    "dice": "options-dice",
    "monsters": "options-monsters",
    "combined": "options-combined",
    "boards": "options-boards",
    "other": "options-other",
}


ROWS = "10/-10,15/5/-10,-20"  # what a table of points looks like


def options(json: Annotated[bool, as_json()] = False) -> None:
    """List the house rules with their defaults."""
    if json:
        write_json([_figures(option) for option in OPTIONS.values()])
        return
    screen = open_screen()
    screen.tell(say("options-shown"))
    for group, heading in GROUPS.items():
        screen.head(say(heading))
        _show(screen, [option for option in OPTIONS.values() if group_of(option) == group])


def group_of(option: Option) -> str:
    """Return the group an option is listed in."""
    section, _, rest = option.key.partition(".")
    if not rest:
        return "expansions"
    return "boards" if section in house_rules.boards() else section if section in GROUPS else "other"


def _show(screen: Screen, group: list[Option]) -> None:
    headings = [say("heading-option"), say("heading-default"), say("heading-values"), say("heading-rule")]
    screen.table(headings, [[_marked(one), write(one.default), _values(one), one.rule] for one in group])
    for option in group:
        screen.items([say("option-line", key=option.key, text=describe(option)), *_meanings(option)])


def _meanings(option: Option) -> list[str]:
    """Return what each value means; a number and a yes or no speak for themselves."""
    if not isinstance(option.default, str) or isinstance(option.values, range):
        return []
    told = [say("option-value", value=write(v), text=describe_value(option, v)) for v in option.values]
    return [f"  {line}" for line in told]


def _marked(option: Option) -> str:
    return say("option-mark", key=option.key, shown="yes" if option.shown else "no")


def _values(option: Option) -> str:
    if isinstance(option.values, range):
        return say("from-to", fewest=option.values[0], most=option.values[-1])
    example = [] if option.form is None else [ROWS]
    return ", ".join([*(write(value) for value in option.values), *example])


def _figures(option: Option) -> dict[str, object]:
    values = option.values
    allowed = {"from": values[0], "to": values[-1]} if isinstance(values, range) else list(values)
    meanings = [] if isinstance(values, range) else [describe_value(option, value) for value in values]
    return {
        "key": option.key,
        "group": group_of(option),
        "shown": option.shown,
        "default": option.default,
        "values": allowed,
        "rule": option.rule,
        "meaning": describe(option),
        "meanings": meanings,
    }
