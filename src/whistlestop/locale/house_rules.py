"""House rules in words: what an option decides and what each of its values means."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.locale import say
from whistlestop.ruleset.options import OPTIONS, Option, Value, changed, write


def describe(option: Option) -> str:
    """Return what an option decides."""
    return say(f"option-{_message(option)}")


def describe_value(option: Option, value: Value) -> str:
    """Return what the rule is when an option has a value."""
    if isinstance(option.values, range):
        return say(f"value-{_message(option)}", count=int(value))
    return say(f"value-{_message(option)}-{write(value)}")


def house_rules(settled: Mapping[str, Value]) -> list[str]:
    """Return one sentence for each option whose value is not the default."""
    return [describe_value(OPTIONS[key], value) for key, value in changed(settled).items()]


def _message(option: Option) -> str:
    return option.key.replace(".", "-")
