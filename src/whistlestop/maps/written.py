"""Board files as text: a line for each place, track and ticket, so that errors name lines and a diff can be read."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec

from whistlestop.maps.schema import Map


def written(board: Mapping[str, object]) -> str:
    """The text of a board file, its keys in the order given."""
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {_value(value)}" for key, value in board.items()) + "\n}\n"


def encoded(map: Map) -> str:
    """A whole board as the text of a file, its tickets as its own; what equals its default is written too."""
    return msgspec.json.encode(msgspec.structs.replace(map, ticket_set="base")).decode()


def _value(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {_line(item)}" for item in value) + "\n  ]"
    return _line(value)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
