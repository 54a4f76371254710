"""The browser's types, generated: `python -m whistlestop.server.http.typescript > web/src/protocol.ts`.

Every struct of the protocol and the engine's `Facts` become interfaces, every message union a type. A test compares
the file with what this module writes, so that the two sides cannot drift apart.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import get_args

import msgspec
from msgspec import inspect as types

from whistlestop.knowledge.facts import everything
from whistlestop.knowledge.facts import facts as knowledge
from whistlestop.maps.geometry import schema as geometry
from whistlestop.records.mechanisms import modules
from whistlestop.server.http import boards, offers
from whistlestop.server.protocol import bodies, parts, people, reviews, seeing, studio, views
from whistlestop.server.protocol import messages as protocol
from whistlestop.study import told

HEADING = """// Generated from the server's protocol by `python -m whistlestop.server.http.typescript`; do not edit.

"""
BOARDS = (*modules(boards.__name__), boards)
SEEN = (knowledge, everything, parts, seeing, reviews, views, people)
MODULES = (*SEEN, offers, *BOARDS, geometry, bodies, told, studio, protocol)
UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
CONSTANTS = {
    "Code": parts.Code,
    "Colour": parts.Colour,
    "Offence": parts.Offence,
    "Feeling": parts.Feeling,
    "Overlay": seeing.Overlay,
    "Lesson": parts.Lesson,
    "Mode": parts.Mode,
    "Pattern": parts.Pattern,
    "Perspective": parts.Perspective,
    "StudyStage": studio.StudyStage,
}
PLAIN: tuple[tuple[type, str], ...] = (
    (types.BoolType, "boolean"),
    (types.IntType, "number"),
    (types.FloatType, "number"),
    (types.StrType, "string"),
    (types.NoneType, "null"),
    (types.AnyType, "unknown"),
)


def write() -> str:
    """Return the whole file."""
    constants = [f"export type {name} = {_words(get_args(literal))};" for name, literal in CONSTANTS.items()]
    unions = [f"export type {name} = {_names(get_args(union))};" for name, union in UNIONS.items()]
    version = f"export const PROTOCOL = {protocol.VERSION};"
    return HEADING + "\n\n".join([version, *constants, *map(_interface, structs()), *unions]) + "\n"


def structs() -> list[type]:
    """Return every struct of the protocol and of the facts in the order of the files."""
    bases = (parts.Part, protocol.Message, boards.PlainPlace, boards.PlainTrack, boards.PlainBoard)
    return [
        struct
        for module in MODULES
        for struct in vars(module).values()
        if inspect.isclass(struct) and (issubclass(struct, msgspec.Struct) or is_dataclass(struct))
        if struct.__module__ == module.__name__ and struct not in bases
    ]


def _interface(struct: type) -> str:
    info = types.type_info(struct)
    comment = f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */\n"
    if isinstance(info, types.DataclassType):
        return _object(comment, struct, [_field(field, optional=False) for field in info.fields])
    assert isinstance(info, types.StructType)
    if info.array_like:
        return f"{comment}export type {struct.__name__} = [{', '.join(_type(field.type) for field in info.fields)}];"
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
    shortened = issubclass(struct, protocol.Message) or struct in RECEIVED or info.cls.__struct_config__.omit_defaults
    lines += [_field(field, optional=shortened and not field.required) for field in info.fields]
    return _object(comment, struct, lines)


def _object(comment: str, struct: type, lines: list[str]) -> str:
    return f"{comment}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"


# Bodies a client sends: what has a default may be left out. What the server sends is complete unless it says otherwise.
RECEIVED = (
    parts.Clock,
    parts.SeatPlan,
    bodies.CreateTable,
    bodies.StartLesson,
    bodies.Join,
    bodies.SeatMe,
    bodies.Complain,
    people.Subscribe,
    bodies.ChangeSeat,
    bodies.Held,
    bodies.ListMine,
    bodies.OpenLog,
    bodies.ReviewLog,
    studio.SendBoard,
    studio.MakeTickets,
    studio.StartStudy,
)


def _field(field: types.Field, *, optional: bool) -> str:
    return f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)};"


def _type(type: types.Type) -> str:
    for plain, name in PLAIN:
        if isinstance(type, plain):
            return name
    if isinstance(type, types.LiteralType):
        return _literal(type)
    if isinstance(type, types.StructType | types.DataclassType):
        return type.cls.__name__
    if isinstance(type, types.UnionType):
        return " | ".join(_type(part) for part in type.types)
    if isinstance(type, types.ListType | types.VarTupleType):
        return _list(type.item_type)
    if isinstance(type, types.TupleType):
        return f"[{', '.join(_type(part) for part in type.item_types)}]"
    if isinstance(type, types.DictType):
        return f"Record<{_type(type.key_type)}, {_type(type.value_type)}>"
    if isinstance(type, types.Metadata):
        return _type(type.type)
    raise TypeError(f"no TypeScript for {type}")


def _list(item: types.Type) -> str:
    several = isinstance(item, types.UnionType) or (isinstance(item, types.LiteralType) and " " in _type(item))
    return f"({_type(item)})[]" if several else f"{_type(item)}[]"


def _literal(type: types.LiteralType) -> str:
    for name, literal in CONSTANTS.items():
        if set(get_args(literal)) == set(type.values):
            return name
    return _words(type.values)


def _words(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def _names(members: Iterable[type]) -> str:
    return " | ".join(member.__name__ for member in members)


if __name__ == "__main__":
    sys.stdout.write(write())
