"""Write what the type checker must see spelled out of all mechanisms: `python scripts/mechanism_lists.py`.

While the program runs it collects the modules of mechanisms by their names, but types are read, not run. So four small
files name every mechanism; they are written from the list of `records/mechanisms.py` and never by hand, and a test
compares them with what this script writes. Where two branches have each added a mechanism, it is run again. Sources are
parsed and not imported, so that a half-written mechanism is no hindrance.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "whistlestop"
NOTE = "Written by scripts/mechanism_lists.py."
# Facts go over the wire byte for byte as they always did: these keep their places, and those of others follow.
FORMER = ("dice", "monsters", "splits", "meeples", "passengers", "shares", "race", "bullets", "tourists")
RECORDS = {"GameFields": "a game record", "BoardFields": "a board record"}


def mechanisms(package: Path) -> tuple[str, ...]:
    """Return the names in the order of the list."""
    return ast.literal_eval(_assigned(_parse(package / "records" / "mechanisms.py"), "MECHANISMS")[0])


def sources(package: Path, folder: str) -> dict[str, ast.Module]:
    """Return the source of every mechanism that a folder has a file for, in the order of the list."""
    files = {name: package / folder / f"{name}.py" for name in mechanisms(package)}
    return {name: _parse(file) for name, file in files.items() if file.exists()}


def _parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _assigned(tree: ast.Module, name: str) -> list[ast.expr]:
    """Return what a module assigns to a name."""
    found = [node for node in tree.body if isinstance(node, ast.Assign)]
    return [node.value for node in found if ast.unparse(node.targets[0]) == name]


def _classes(tree: ast.Module, base: str) -> list[str]:
    """Return the classes of a module that stand on a base of some name."""
    found = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [node.name for node in found if base in map(ast.unparse, node.bases)]


def _text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def write_fields(package: Path) -> str:
    """Return what all mechanisms add to the two records."""
    found = {name: _classes(tree, "Protocol") for name, tree in sources(package, "records").items()}
    named = sorted(name for name, own in found.items() if RECORDS.keys() & set(own))
    imported = [f"    {name}," for name in named]
    lines = [f'"""What all mechanisms add to the two records, for the type checker. {NOTE}"""', ""]
    lines += ["from typing import Protocol", "", "from whistlestop.records import (", *imported, ")"]
    for kind, what in RECORDS.items():
        bases = [f"    {name}.{kind}," for name in named if kind in found[name]]
        lines += ["", "", f"class {kind}(", *bases, "    Protocol,", "):", f'    """What {what} has of them."""']
    return _text(*lines)


def write_parts(package: Path) -> str:
    """Return the types of all actions of mechanisms, for bots and other programs."""
    found = {name: _classes(tree, "NamedTuple") for name, tree in sorted(sources(package, "records").items())}
    lines = [f"from whistlestop.records.{name} import {own} as {own}" for name in found for own in sorted(found[name])]
    return _text(f'"""The types of actions of all mechanisms. {NOTE}"""', "", *lines)


def write_facts(package: Path) -> str:
    """Return the facts of all mechanisms; the last base comes first in messages."""
    found = {name: _classes(tree, "Known")[0] for name, tree in sources(package, "knowledge/facts").items()}
    lines = [f'"""The facts of all mechanisms. {NOTE}"""', "", "from dataclasses import dataclass", ""]
    lines += [f"from whistlestop.knowledge.facts.{name} import {own}" for name, own in sorted(found.items())]
    lines += ["", "", "@dataclass(frozen=True, kw_only=True, eq=False)", "class MechanismFacts("]
    order = dict.fromkeys((*FORMER, *found))
    lines += [f"    {found[name]}," for name in reversed(order) if name in found]
    return _text(*lines, "):", '    """What a view shows of all of them; None where one is not played."""')


def write_columns(package: Path) -> str:
    """Return the columns of points that mechanisms have."""
    tables = [table for tree in sources(package, "rules").values() for table in _assigned(tree, "SCORES")]
    names = [ast.literal_eval(key) for table in tables if isinstance(table, ast.Dict) for key in table.keys if key]
    lines = [f'"""What mechanisms are worth at the end, each in its column. {NOTE}"""', ""]
    lines += ["from dataclasses import dataclass", "", "", "@dataclass(frozen=True, kw_only=True)", "class Columns:"]
    lines += ['    """Points of all mechanisms; 0 where one is not played."""', ""]
    return _text(*lines, *(f"    {name}: int = 0" for name in names))


FILES = {
    "records/fields.py": write_fields,
    "records/parts.py": write_parts,
    "knowledge/facts/mechanisms.py": write_facts,
    "play/columns.py": write_columns,
}


def main() -> None:
    """Write the files into the package, or into a copy of it that is named."""
    package = Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE
    for name, write in FILES.items():
        (package / name).write_text(write(package), "utf-8")
    files = [str(package / name) for name in FILES]
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", *files], check=True)


if __name__ == "__main__":
    main()
