"""List the names under which layers ask mechanisms for something: `python scripts/mechanism_names.py`.

Who adds a mechanism sees folder by folder what a file of it may offer, which file asks for that, and a mechanism that
has it. The sources say it: such a name stands at the top of a mechanism's file, and as a text in the file that asks.
The last line has the next numbers that nothing has taken.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mechanism_lists import PACKAGE, mechanisms

ASKING = {"collect", "merge", "hooks", "table", "first_reason", "hasattr", "getattr"}
Names = dict[str, dict[str, list[str]]]  # by folder and name: the mechanisms that have it


def offered(package: Path) -> Names:
    """Return what stands at the top of the files of mechanisms."""
    found: Names = defaultdict(lambda: defaultdict(list))
    for mechanism in mechanisms(package):
        for file in sorted(package.rglob(f"{mechanism}.py")):
            for name in set(_top(ast.parse(file.read_text("utf-8")))):
                found[str(file.parent.relative_to(package))][name].append(mechanism)
    return found


def _top(tree: ast.Module) -> Iterator[str]:
    """Return the functions and values of a module that others may ask for."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


class Asker(NamedTuple):
    """A file that asks mechanisms: its folder, its texts, and those of them with which it calls something."""

    file: str
    folder: Path
    texts: set[str]
    asked: set[str]

    def asks(self, folder: str, name: str) -> bool:
        """Return whether it asks the files of a folder for a name: its own folder, one within, or one that it names."""
        near = self.folder != Path() and self.folder in (Path(folder), Path(folder).parent)
        return name in self.asked and (near or ".".join((PACKAGE.name, *Path(folder).parts)) in self.texts)


def askers(package: Path) -> list[Asker]:
    """Return all files: a mechanism that is woven in asks others too."""
    files = sorted(package.rglob("*.py"))
    return [_asker(file.relative_to(package), ast.parse(file.read_text("utf-8"))) for file in files]


def _asker(file: Path, tree: ast.Module) -> Asker:
    nodes = list(ast.walk(tree))
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    named = [each for call in calls if _may_ask(file, ast.unparse(call.func)) for each in call.args]
    return Asker(str(file), file.parent, set(_texts(nodes)), set(_texts(named)))


def _may_ask(file: Path, function: str) -> bool:
    """Return whether a call may ask mechanisms: classes ask for nothing, and mechanisms by what all ask with."""
    return function in ASKING if file.stem in mechanisms(PACKAGE) else function.islower()


def _texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    return (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def lines(package: Path) -> Iterator[str]:
    """Return the list, folder by folder."""
    every = askers(package)
    for folder, names in sorted(offered(package).items()):
        asked = {name: [each.file for each in every if each.asks(folder, name)] for name in sorted(names)}
        if any(asked.values()):
            yield f"{folder}/<name>.py"
        for name, files in asked.items():
            if files:
                yield f"    {name}: {', '.join(files)}; {names[name][0]} has it"


def next_free() -> str:
    """Return the numbers that the next mechanism may take: its first phase, event, reason, fault and stream of luck."""
    from whistlestop.records import actions, events, luck, mechanisms, state
    from whistlestop.rules import check

    streams = (luck.MEEPLES, *mechanisms.collect("whistlestop.records", "LUCK"))
    numbers = {
        "action": actions.ACTIONS,
        "phase": len(state.PHASES),
        "event": len(events.KINDS),
        "reason": len(events.REASONS),
        "fault": f"1 << {len(check.NAMES)}",
        "luck": max(streams) + 1,
    }
    return "next free: " + ", ".join(f"{name} {number}" for name, number in numbers.items())


if __name__ == "__main__":
    sys.stdout.write("\n".join((*lines(Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE), next_free())) + "\n")
