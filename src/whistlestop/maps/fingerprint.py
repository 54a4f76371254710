"""The fingerprint of a map's rules, which a game log carries so that it is replayed on the same board.

Names, coordinates and notes are left out, and so is every value that equals its default: a key added to the
format later does not change the fingerprint of maps that do not use it.
"""

import hashlib
from functools import cache

import msgspec

from whistlestop.maps.schema import Map, Place, Track
from whistlestop.maps.source import MapError

# Parts that a mechanism brings say so themselves (`LOOKS`).
_LOOKS: dict[type[msgspec.Struct], set[str]] = {
    Map: {"id", "name", "draft", "ticket_set", "ticket_seed", "unverified", "unverified_cards", "sheet"},
    Place: {"name", "lat", "lon", "x", "y", "inset", "also_in", "inset_x", "inset_y"},
    Track: {"bend"},
}


def digest(map: Map) -> str:
    """Sixteen hexadecimal digits that change with any rule of the map; raises MapError for what is no `Map`."""
    refuse_no_map(map)
    text = msgspec.json.encode(_rules(map), order="sorted")
    return hashlib.sha256(text).hexdigest()[:16]


def refuse_no_map(map: object) -> None:
    """Raise MapError for what is no `Map`: the name of a board or its file, say."""
    if not isinstance(map, Map):
        raise MapError(repr(map), None, "this takes a `Map`; `maps.find` returns that of a name or path")


def _rules(value: object) -> object:
    if isinstance(value, tuple):
        return [_rules(item) for item in value]
    if isinstance(value, dict):
        return {str(key): item for key, item in value.items()}
    if not isinstance(value, msgspec.Struct):
        return value
    found = ((name, getattr(value, name), default) for name, default in _fields(type(value)))
    return {name: _rules(given) for name, given, default in found if given != default}


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, object]]:
    """The fields of a part of a map that are rules, with their defaults."""
    looks: set[str] = _LOOKS.get(kind, getattr(kind, "LOOKS", set()))
    return [(field.name, _default(field)) for field in msgspec.structs.fields(kind) if field.name not in looks]


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
