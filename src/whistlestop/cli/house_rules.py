"""`whistlestop options`: the house rules a table may choose from."""

from __future__ import annotations

from typing import Annotated

from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import as_json
from whistlestop.locale import say
from whistlestop.options import OPTIONS, Option, write


def options(json: Annotated[bool, as_json()] = False) -> None:
    """List the house rules with their defaults."""
    if json:
        write_json([_figures(option) for option in OPTIONS.values()])
        return
    headings = [say("heading-option"), say("heading-default"), say("heading-values"), say("heading-rule")]
    screen = open_screen()
    screen.table(headings, [[one.key, write(one.default), _values(one), one.rule] for one in OPTIONS.values()])
    screen.head(say("options-meaning"))
    screen.items([say("option-line", key=one.key, text=describe(one)) for one in OPTIONS.values()])


def describe(option: Option) -> str:
    """Return what an option means."""
    return say(f"option-{option.key.replace('.', '-')}")


def _values(option: Option) -> str:
    if isinstance(option.values, range):
        return say("from-to", fewest=option.values[0], most=option.values[-1])
    return ", ".join(write(value) for value in option.values)


def _figures(option: Option) -> dict[str, object]:
    values = option.values
    allowed = {"from": values[0], "to": values[-1]} if isinstance(values, range) else list(values)
    return {
        "key": option.key,
        "default": option.default,
        "values": allowed,
        "rule": option.rule,
        "meaning": describe(option),
    }
