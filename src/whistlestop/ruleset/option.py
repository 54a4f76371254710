"""One house rule: its key, its default, the values it takes and the rule it belongs to.

Mechanisms list theirs as `OPTIONS` in their files here; `options.py` puts all of them together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

Value = bool | int | str


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
