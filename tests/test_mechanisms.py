"""A new mechanism is files of its own and a handful of edited lines: one is added to a copy of the program and played.

Whistles: every seat has three. After a claim the player may blow one, if any is left; each is worth two points.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import whistlestop
from whistlestop.records.actions import ACTIONS
from whistlestop.records.events import KINDS
from whistlestop.records.mechanisms import MECHANISMS
from whistlestop.records.state import PHASES

PACKAGE = Path(whistlestop.__file__).parent
ROOT = Path(__file__).parents[1]
LISTS, NAMES = (ROOT / "scripts" / name for name in ("mechanism_lists.py", "mechanism_names.py"))

# File, a line that is there, and the line that is put before it.
EDITED = (
    ("records/mechanisms.py", '    "meeples",\n', '    "whistles",\n'),
    ("records/actions.py", "ACTION_WORDS =", "ACTIONS += 64\n"),
)
ADDED = {
    "records/whistles.py": """
from typing import NamedTuple
from whistlestop.records.actions import ACTIONS
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import SEATS

# Numbers far behind those that are taken.
BLOW, WHISTLE, WHISTLE_BLOWN = ACTIONS - 64, 40, 90


class Blow(NamedTuple):
    blown: int


BLOCKS = (Block("whistle", BLOW, Blow, (2,)),)
ROOM = (("whistles", "i1", (SEATS,)),)
BOARD = (("whistles", "i1"),)
PHASES = {WHISTLE: "whistle"}
EVENTS = {WHISTLE_BLOWN: Kind("whistle_blown")}
""",
    "ruleset/whistles.py": """
def played(board):
    return board.whistles > 0


def set_board(board, map, settled):
    board.whistles = 3
""",
    "rules/whistles.py": """
import numpy as np
from whistlestop.compiler.kernel import kernel
from whistlestop.records.events import tell
from whistlestop.records.whistles import BLOW, WHISTLE, WHISTLE_BLOWN

WHISTLE_WRONG = 1 << 30
FAULTS = {WHISTLE_WRONG: "whistle_wrong"}


@kernel
def settle(game, board, scratch):
    if game.whistles[game.player] == board.whistles:
        return False
    game.phase = WHISTLE
    return True


@kernel
def legal(game, board, out):
    out[BLOW // 64] |= np.uint64(3)


@kernel
def answer(game, board, scratch, action):
    if action > BLOW:
        game.whistles[game.player] += 1
        tell(scratch, WHISTLE_BLOWN, game.player)
    return False


@kernel
def points(game, board, scratch, seat):
    return 2 * int(game.whistles[seat])


@kernel
def faults(game, board):
    for seat in range(game.players):
        if game.whistles[seat] < 0 or game.whistles[seat] > board.whistles:
            return WHISTLE_WRONG
    return 0


LEGAL = {WHISTLE: legal}
ANSWER = {WHISTLE: answer}
SCORES = {"whistles": points}
""",
    "notation/whistles.py": """
from whistlestop.notation.told import Told
from whistlestop.records.blocks import encode
from whistlestop.records.whistles import Blow


def tell_whistle(rules, game, parts):
    return Told("whistle", count=parts.blown)


TELL = {Blow: tell_whistle}


def fixed_texts():
    for blown in range(2):
        yield f"whistle {blown}", encode(Blow(blown))
""",
    "notation/position/whistles.py": """
from whistlestop.notation.position.reading import read_number


def seat_words(rules, game, names, seat):
    if game.whistles[seat]:
        yield f"whistles={game.whistles[seat]}"


def read_whistles(at_, value):
    at_.game.whistles[at_.seat] = read_number(value, "number of whistles", 3)


SEAT_READERS = {"whistles": read_whistles}
""",
    "play/why/whistles.py": """
from whistlestop.play.why.reason import not_now
from whistlestop.records.whistles import Blow

WHY = {Blow: lambda rules, game, parts: not_now(game)}
""",
    "terminal/whistles.py": """
from whistlestop.records.whistles import Blow
from whistlestop.terminal.choice import Choice, fold

CHOICES = {Blow: lambda game, number, parts: Choice(number, f"whistle {parts.blown}", fold(str(parts.blown)))}
""",
    "batch/observation/whistles.py": """
from whistlestop.batch.observation.layout import Section
from whistlestop.compiler.kernel import kernel
from whistlestop.records.state import SEATS

SECTIONS = (Section("whistles", SEATS, "for each seat from the observer on: whistles blown"),)


@kernel
def write(game, board, observer, row, begin):
    for turn in range(game.players):
        row[begin + turn] = game.whistles[(observer + turn) % int(game.players)]
""",
}
PLAYED = """
import numpy as np
from whistlestop import Game
from whistlestop.batch.observation import write as observation
from whistlestop.records import state
from whistlestop.records.whistles import BLOW
from whistlestop.rules import check
from whistlestop.terminal.choices import choices

game, asked = Game("europe", players=2, seed=4), 0
while not game.over and asked < 8:
    legal = game.legal_ids()
    if game.phase == "whistle":
        asked += 1
        assert [game.legal()[0].text, game.legal()[1].text] == ["whistle 0", "whistle 1"]
        assert len(choices(game, legal)) == 2
        assert game.why_not(BLOW + 1) is None
        game.play("whistle 1")
        assert game.events()[-1].name != "route_claimed"
        again = Game.from_position(game.position())
        assert again.record.tobytes() == game.record.tobytes()
        row = np.zeros(observation.SIZE, np.int8)
        observation.write(game.record, game.rules.boards[0], 0, row)
        assert row[observation.start_of("whistles")] == game.record.whistles[0]
        assert game.view(0).resample(1)[0].whistles[1] == game.record.whistles[1]
    else:
        claims = [action for action in legal if 64 <= action < 448]
        game.play(claims[-1] if claims else legal[0])
assert game.why_not(BLOW + 1).code.value == "not_now"
assert asked == 6, asked
assert [score.whistles for score in game.scores()] == [6, 6]
assert all(score.total >= 0 or score.tickets < 0 for score in game.scores())
assert state.GAME.itemsize == 1152 and "whistles" in {section.name for section in observation.SECTIONS}
assert "whistle_wrong" in check.NAMES
print("played")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of the program that has whistles."""
    there = tmp_path / "whistlestop"
    shutil.copytree(PACKAGE, there, ignore=shutil.ignore_patterns("__pycache__", "client"))
    for name, line, put in EDITED:
        text = (there / name).read_text(encoding="utf-8")
        assert text.count(line) == 1, f"{name}: {line}"
        (there / name).write_text(text.replace(line, put + line), encoding="utf-8")
    for name, text in ADDED.items():
        (there / name).write_text(text, encoding="utf-8")
    subprocess.run([sys.executable, LISTS, there], check=True)
    return tmp_path


def test_a_mechanism_is_files_of_its_own_and_at_most_eight_edited_lines(copy: Path) -> None:
    assert sum(put.count("\n") for _, _, put in EDITED) <= 8
    environment = {**os.environ, "PYTHONPATH": str(copy), "WHISTLESTOP_INTERPRETED": "1"}
    run = subprocess.run([sys.executable, "-c", PLAYED], env=environment, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "played", run.stderr


def test_the_lists_for_the_type_checker_name_every_mechanism(tmp_path: Path) -> None:
    there = tmp_path / "whistlestop"
    shutil.copytree(PACKAGE, there, ignore=shutil.ignore_patterns("__pycache__", "client", "data", "*.ftl"))
    subprocess.run([sys.executable, LISTS, there], check=True)
    for name in LISTS_WRITTEN:
        assert (there / name).read_text("utf-8") == (PACKAGE / name).read_text("utf-8"), name


def test_the_names_that_layers_ask_for_are_listed_and_each_of_their_folders_has_its_step() -> None:
    run = subprocess.run([sys.executable, NAMES], capture_output=True, text=True, check=True)
    *listed, free = run.stdout.splitlines()
    assert free.startswith(f"next free: action {ACTIONS}, phase {len(PHASES)}, event {len(KINDS)}, ")
    for line in (
        "    TELL: notation/actions.py; stations has it",
        "    between_turns: rules/ending.py; tolls has it",
        "    of_track: bots/planner/yields.py; cities has it",
    ):
        assert line in listed
    steps = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Add a mechanism")[2]
    assert [line for line in listed if not line.startswith(" ") and f"`{line}`" not in steps] == []


LISTS_WRITTEN = ("records/fields.py", "records/parts.py", "knowledge/facts/mechanisms.py", "play/columns.py")
MOST = 8
# Those that change what a claim, a payment, a ticket or the end of a turn is are called by name where that is plainer
# (docs/design.md says why).
WOVEN = {
    *("stations", "tunnels", "ferries", "mountains", "substitutes", "plus4", "splits", "cities", "dice", "monsters"),
    *("meeples", "settling"),
}
# A record, by the names that it has, and the lists of fields that a mechanism adds to it.
RECORDS = {
    "game": ("GAME", "ROOM", "PIECES"),
    "view": ("GAME", "ROOM", "PIECES"),
    "record": ("GAME", "ROOM", "PIECES"),
    "board": ("BOARD",),
    "boards": ("BOARD",),
}


class Mention(NamedTuple):
    """A name in the code, and what it is a part of: an object, `import`, `text` or `key`, or nothing."""

    line: int
    of: str
    name: str


def object_of(node: ast.expr) -> str:
    """Return the last name of what an attribute is asked of: `boards` for `rules.boards[0]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def mentioned(node: ast.AST) -> Iterator[Mention]:
    """Return the names that a part of the code mentions."""
    match node:
        case ast.ImportFrom(module=module, names=names):
            yield from (
                Mention(one.lineno, f"import {module}", f"{one.name} {one.asname or one.name}") for one in names
            )
        case ast.Name(id=name):
            yield Mention(node.lineno, "", name)
        case ast.Constant(value=str(value)):
            yield Mention(node.lineno, "text", value)
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield Mention(node.lineno, "key", name)
        case ast.Attribute(value=value, attr=name):
            yield Mention(node.lineno, object_of(value), name)


@cache
def mentions() -> dict[Path, list[Mention]]:
    """Return what every file of the program mentions."""
    trees = ((path, ast.parse(path.read_text("utf-8"))) for path in sorted(PACKAGE.rglob("*.py")))
    return {path: [one for node in ast.walk(tree) for one in mentioned(node)] for path, tree in trees}


def is_own(path: Path, mechanism: str) -> bool:
    """Return whether a file is a mechanism's own: it bears its name, or begins with it (`rules/ship_cards.py`)."""
    return path.stem == mechanism or path.stem.startswith((f"{mechanism}_", f"{mechanism.removesuffix('s')}_"))


def fields_of(mechanism: str) -> set[tuple[str, str]]:
    """Return the fields that a mechanism adds to records, each with every name that a record has."""
    if not (PACKAGE / "records" / f"{mechanism}.py").exists():
        return set()
    own = import_module(f"whistlestop.records.{mechanism}")
    lists = {(record, name) for record, names in RECORDS.items() for name in names}
    return {(record, field[0]) for record, name in lists for field in getattr(own, name, ())}


def lines_of(file: list[Mention], mechanism: str) -> set[int]:
    """Return the lines of a file that name a mechanism: its modules and what they hold, its fields, keys and name."""
    about = {("text", mechanism), ("key", mechanism), ("map", mechanism), ("facts", mechanism), *fields_of(mechanism)}
    lines = set()
    for line, of, name in file:
        whole, _, bound = name.partition(" ")
        if of.startswith("import ") and (mechanism in of.split(".") or whole == mechanism):
            about.add(("", bound))
            lines.add(line)
    return lines | {line for line, of, name in file if (of, name) in about}


def lines_about(mechanism: str) -> list[str]:
    """Return the lines that name a mechanism in Python files that are not its own."""
    found = []
    for path, file in mentions().items():
        name = str(path.relative_to(PACKAGE))
        if not is_own(path, mechanism) and name not in LISTS_WRITTEN:
            code = path.read_text("utf-8").splitlines()
            found += [f"{name}:{line}: {code[line - 1].strip()}" for line in sorted(lines_of(file, mechanism))]
    return found


@pytest.mark.parametrize("mechanism", sorted(set(MECHANISMS) - WOVEN))
def test_a_mechanism_is_named_in_few_lines_that_are_not_its_own(mechanism: str) -> None:
    found = lines_about(mechanism)
    assert len(found) <= MOST, "\n".join(found)


def test_what_is_called_by_name_is_named_often() -> None:
    few = [mechanism for mechanism in WOVEN if len(lines_about(mechanism)) <= MOST]
    assert not few, f"{few} need no exception any more"


# What is taken out beside a mechanism's own files: boards that ask for it, and lines of the schema with these words.
TAKEN_OUT = {
    "ships": (("rails-and-sails-world",), ("Ships", "Tour |", "TrackKind =", '"sails"')),
    "bullets": (("japan",), ("bullet", '"japan"')),
    "tolls": (("nederland",), ("Tolls", " toll:", " foot:", '"nederland"')),
}
PLAYED_WITHOUT = """
import importlib, pkgutil
import whistlestop
from whistlestop import Game, maps

for module in pkgutil.walk_packages(whistlestop.__path__, "whistlestop."):
    if not any(part in module.name for part in ("__main__", ".cuda", ".migrations.")):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as missing:
            assert not missing.name.startswith("whistlestop"), missing  # an extra that is not installed
assert all(maps.load(id).id == id for id in maps.ids())
for options in ({}, {"dice": True, "monsters": True}):
    game = Game("usa", players=2, seed=4, options=options)
    while not game.over and game.record.turn < 12:
        game.play(game.legal_ids()[-1])
    assert Game.from_position(game.position()).record.tobytes() == game.record.tobytes()
    assert game.view(0).facts().turn == game.record.turn
    game.scores()
print("played")
"""


def taken_out(there: Path, mechanism: str) -> int:
    """Delete a mechanism from a copy of the program; return how many lines of other files that took."""
    boards, words = TAKEN_OUT[mechanism]
    for path in [*there.rglob("*.py"), *there.rglob("*.ftl")]:
        if is_own(path, mechanism):
            path.unlink()
    for path in [path for path in there.rglob("*.json") if path.stem in boards]:
        path.unlink()
    lines, removed = {"records/mechanisms.py": (f'"{mechanism}",',), "maps/schema.py": words}, 0
    for name, wanted in lines.items():
        text = (there / name).read_text("utf-8").splitlines(keepends=True)
        kept = [line for line in text if not any(word in line for word in wanted)]
        (there / name).write_text("".join(kept), "utf-8")
        removed += len(text) - len(kept)
    return removed


@pytest.mark.parametrize("mechanism", TAKEN_OUT)
def test_a_mechanism_is_removed_by_deleting_its_files_and_few_lines(tmp_path: Path, mechanism: str) -> None:
    there = tmp_path / "whistlestop"
    shutil.copytree(PACKAGE, there, ignore=shutil.ignore_patterns("__pycache__", "client"))
    assert taken_out(there, mechanism) <= MOST
    subprocess.run([sys.executable, LISTS, there], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "WHISTLESTOP_INTERPRETED": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PLAYED_WITHOUT], env=environment, capture_output=True, text=True, check=False
    )
    assert run.stdout.strip() == "played", run.stderr
