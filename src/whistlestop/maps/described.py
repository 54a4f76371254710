"""The keys of a map file as a JSON schema, for programs that offer a choice of each: the schema and every default."""

from functools import cache
from typing import Any

import msgspec

from whistlestop.maps import house_rules
from whistlestop.maps.schema import Map


@cache
def described() -> dict[str, Any]:
    """The JSON schema of a map file; a key of it that names parts of the same file says which (`names`)."""
    found: dict[str, Any] = msgspec.json.schema(Map)
    keys = found["$defs"]["Map"]["properties"]
    keys["house_rules"]["items"]["enum"] = [*house_rules.boards(), *house_rules.needs()]
    for field in msgspec.structs.fields(Map):
        if field.default_factory is not msgspec.NODEFAULT:
            keys[field.encode_name]["default"] = msgspec.to_builtins(field.default_factory(), str_keys=True)
    return found
