"""Board files as text: a line for each place, track and ticket, so that errors name lines and a diff can be read."""

from __future__ import annotations

import json
from collections.abc import Mapping


def written(board: Mapping[str, object]) -> str:
    """The text of a board file, its keys in the order given."""
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {_value(value)}" for key, value in board.items()) + "\n}\n"


def _value(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {_line(item)}" for item in value) + "\n  ]"
    return _line(value)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
