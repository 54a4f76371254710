"""Reading one map file: text to struct, and from any value back to the line it stands on.

Python's own JSON reader goes first, because it tells the line of broken JSON and shows repeated keys; msgspec
then checks keys, types and values. Lines are found only once something is wrong, with `json-source-map`: it
walks the text itself, one entry for each JSON pointer, and keeps the last of repeated keys as the readers do.
Its weak spots do not matter here: it is slow (a few milliseconds, and only for an error), and a key with an
escape or a slash is filed under its raw spelling (the line of the object around it is used instead).
"""

import json
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import json_source_map  # type: ignore[import-untyped]  # the package carries no type information
import msgspec
from msgspec import inspect

Pointer = tuple[str | int, ...]
MOST_ERRORS = 50  # that are told at once
Read = TypeVar("Read", bound=msgspec.Struct)

_UNKNOWN_KEY = re.compile(r"Object contains unknown field `(.*?)`(?: - at `\$[^`]*`)?$", re.DOTALL)
_MISSING_KEY = re.compile(r"Object missing required field `(.*?)`")
_WRONG_CHOICE = re.compile(r"Invalid enum value '(.*)'", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class MapError(ValueError):
    """What is wrong with a map, in which file and on which line (from 1; None when no line is to blame).

    `pointer` leads through the file's keys and indices to the value to blame, as far as there is one. Where more than
    one thing is wrong, `further` has the others, and the text tells all of them.
    """

    def __init__(
        self, file: str, line: int | None, reason: str, further: Sequence["MapError"] = (), pointer: Pointer = ()
    ) -> None:
        super().__init__(file, line, reason, tuple(further), pointer)
        self.file, self.line, self.reason, self.further, self.pointer = file, line, reason, tuple(further), pointer

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return "\n".join([f"{where}: {self.reason}{self._key()}", *map(str, self.further)])

    def _key(self) -> str:
        """The key to blame in brackets, unless the reason names it: a line of a file may hold many keys."""
        label = _label(self.pointer)
        named = label in self.reason or 'key "' in self.reason
        return "" if named or not any(isinstance(step, str) for step in self.pointer) else f" ({label})"


def together(errors: Sequence[MapError]) -> MapError:
    """One error that tells of all; the first is often the cause of others."""
    first, *further = errors
    return MapError(first.file, first.line, first.reason, further, first.pointer)


class Source:
    """The text of one map file under the name it is called in errors."""

    def __init__(self, file: str, text: str) -> None:
        if not isinstance(text, str):
            raise MapError(str(file), None, f"a board is read from text, not from {type(text).__name__}")
        self.file, self.text = file, text

    def error(self, reason: str, pointer: Pointer, otherwise: Pointer = ()) -> MapError:
        """The error that blames the value at `pointer`, or the one `otherwise` if the file leaves it out."""
        blamed = pointer if _written(pointer[:1]) in self._entries else otherwise
        while (entry := self._entries.get(_written(blamed))) is None:
            blamed = blamed[:-1]
        return MapError(self.file, int((entry.key_start or entry.value_start).line) + 1, reason, pointer=blamed)

    @cached_property
    def _entries(self) -> Any:  # noqa: ANN401 - the package carries no type information
        return json_source_map.calculate(self.text)

    def decode(self, kind: type[Read]) -> Read:
        """The struct the text spells, its keys, types and values checked; raises MapError with all that is wrong."""
        self._check_json()
        try:
            return msgspec.json.decode(self.text, type=kind)
        except msgspec.ValidationError:
            raise together(list(self._wrong(kind))) from None
        except msgspec.DecodeError as error:  # what only Python accepts: NaN, half a surrogate pair
            raise MapError(self.file, self._line_of_byte(str(error)), f"broken JSON: {error}") from None

    def _wrong(self, kind: type[msgspec.Struct]) -> Iterator[MapError]:
        """Every error of a text with some: one is told, mended in a copy, and the next one looked for."""
        value, told = json.loads(self.text), ""
        for _ in range(MOST_ERRORS):
            try:
                msgspec.json.decode(json.dumps(value), type=kind)
            except msgspec.ValidationError as error:
                if str(error) == told:  # what was put there fits no better
                    return
                told = str(error)
                yield self._explained(told, kind)
                if not mended(value, told, kind):
                    return
            else:
                return

    def _check_json(self) -> None:
        try:
            pointer = _repeated(json.loads(self.text, object_pairs_hook=_object))
        except json.JSONDecodeError as error:
            raise MapError(self.file, error.lineno, f"broken JSON: {error.msg}") from None
        except RecursionError:
            raise MapError(self.file, None, "broken JSON: nested too deep") from None
        except ValueError:  # Python's limit on the digits of a number; it does not say where
            raise MapError(self.file, None, "broken JSON: a number is too long") from None
        if pointer is not None:
            raise self.error(f'the key "{pointer[-1]}" stands twice in the same object', pointer)

    def _line_of_byte(self, message: str) -> int | None:
        byte = re.search(r"\(byte (\d+)\)", message)
        return byte and self.text.encode()[: int(byte[1])].count(b"\n") + 1

    def _explained(self, message: str, kind: type[msgspec.Struct]) -> MapError:
        pointer = _pointer(message)
        if unknown := _UNKNOWN_KEY.search(message):
            known = offer(unknown[1], _keys(kind, pointer))
            return self.error(f'unknown key "{unknown[1]}"{known}', (*pointer, unknown[1]))
        if missing := _MISSING_KEY.search(message):
            return self.error(f'the key "{missing[1]}" is missing', pointer)
        if wrong := _WRONG_CHOICE.search(message):
            known = offer(wrong[1], _choices(kind, pointer))
            what = pointer[-1] if isinstance(pointer[-1], str) else f"value of {_label(pointer)}"
            return self.error(f'"{wrong[1]}" is no {what}{known}', pointer)
        return self.error(f"{_label(pointer)}: {_plain(message)}", pointer)


def mended(value: Any, message: str, kind: type[msgspec.Struct]) -> bool:  # noqa: ANN401 - any JSON
    """Mend in a value what a message blames, so that what else is wrong can be found; whether that could be done."""
    pointer = _pointer(message)
    if unknown := _UNKNOWN_KEY.search(message):
        del _at(value, pointer)[unknown[1]]
        return True
    if missing := _MISSING_KEY.search(message):
        pointer = (*pointer, missing[1])
    fitting = _fitting(_type_at(kind, pointer)) if pointer else None
    if fitting is not None:
        _at(value, pointer[:-1])[pointer[-1]] = fitting
    return fitting is not None


def _fitting(found: inspect.Type) -> object:
    """Some value of a type, None if none comes to mind."""
    if isinstance(found, inspect.Metadata):
        return _fitting(found.type)
    if isinstance(found, inspect.StrType):
        return "-" * (found.min_length or 0)
    if isinstance(found, inspect.LiteralType):
        return found.values[0]
    if isinstance(found, inspect.IntType | inspect.FloatType):
        return max(found.ge or 0, 0)
    if isinstance(found, inspect.UnionType):
        return next((value for one in found.types if (value := _fitting(one)) is not None), None)
    if isinstance(found, inspect.TupleType):
        return [_fitting(one) for one in found.item_types]
    plain = {inspect.BoolType: False, inspect.VarTupleType: [], inspect.DictType: {}}
    return plain.get(type(found))


def _at(value: Any, pointer: Pointer) -> Any:  # noqa: ANN401 - any JSON
    for step in pointer:
        value = value[step]
    return value


def open_source(file: Traversable, name: str) -> Source:
    """The text of `file`, to be called `name` in errors."""
    try:
        return Source(name, file.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise MapError(name, None, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise MapError(name, line, "not UTF-8 text") from None
    except ValueError as error:  # no system has a file of that name
        raise MapError(name, None, f"cannot be read: {error}") from None


def offer(word: str, known: tuple[str, ...]) -> str:
    """The end of a sentence about an unknown word: the nearest known one, if near, and all of them."""
    near = get_close_matches(str(word).lower(), known, n=1)
    question = f'; did you mean "{near[0]}"?' if near else ";"
    return f"{question} known: {', '.join(known)}"


class _Repeated(dict[str, object]):
    """An object in which `key` stood twice."""

    key = ""


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = _Repeated(pairs)
    if len(found) == len(pairs):
        return dict(pairs)
    names = [name for name, _ in pairs]
    found.key = next(name for name in names if names.count(name) > 1)
    return found


def _repeated(value: object) -> Pointer | None:
    if isinstance(value, _Repeated):
        return (value.key,)
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    below = ((step, _repeated(item)) for step, item in items)
    return next(((step, *rest) for step, rest in below if rest is not None), None)


def _pointer(message: str) -> Pointer:
    """The place msgspec names at the end of its message, such as `$.tracks[3].colour`."""
    _, root, path = message.rpartition("`$")
    if not root:
        return ()
    path = path.partition("[...]")[0]  # msgspec does not say under which key of a table it is
    return tuple(key or int(index) for key, index in _STEP.findall(path))


def _written(pointer: Pointer) -> str:
    return "".join(f"/{step}" for step in pointer)


def _plain(message: str) -> str:
    words = message.partition(" - at ")[0].replace("`", "")
    return words[0].lower() + words[1:]


def _label(pointer: Pointer) -> str:
    names = [step for step in pointer if isinstance(step, str)]
    return ".".join(names) or "the file"


def _type_at(kind: type[msgspec.Struct], pointer: Pointer) -> inspect.Type:
    found = inspect.type_info(kind)
    for step in pointer:
        if isinstance(found, inspect.UnionType):  # a part that a file may leave out
            found = next((one for one in found.types if isinstance(one, inspect.StructType)), found)
        found = _below(found, step)
    return found


def _below(found: inspect.Type, step: str | int) -> inspect.Type:
    """The type of one part of a value of a type, any type if that is not said."""
    if isinstance(found, inspect.VarTupleType):
        return found.item_type
    if isinstance(found, inspect.TupleType) and isinstance(step, int) and step < len(found.item_types):
        return found.item_types[step]
    if isinstance(found, inspect.DictType):
        return found.value_type
    return next((field.type for field in _fields(found) if field.encode_name == step), inspect.AnyType())


def _fields(found: inspect.Type) -> tuple[inspect.Field, ...]:
    return found.fields if isinstance(found, inspect.StructType) else ()


def _keys(kind: type[msgspec.Struct], pointer: Pointer) -> tuple[str, ...]:
    return tuple(field.encode_name for field in _fields(_type_at(kind, pointer)))


def _choices(kind: type[msgspec.Struct], pointer: Pointer) -> tuple[str, ...]:
    found = _type_at(kind, pointer)
    return tuple(str(value) for value in found.values) if isinstance(found, inspect.LiteralType) else ()
