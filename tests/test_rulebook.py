"""`docs/rulebook.md` names functions and tests that exist and leaves out no rule that a test cites."""

import ast
import re
from pathlib import Path

import pytest

import whistlestop
from whistlestop.ruleset.options import OPTIONS

PAGE = (Path(__file__).parents[1] / "docs" / "rulebook.md").read_text(encoding="utf-8")
PACKAGE = Path(whistlestop.__file__).parent
TESTS = Path(__file__).parent
ROWS = re.findall(r"^\| R(\d+) \| (.+?) \| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE)

BLOCKS = (
    *((1, 29), (50, 57), (60, 62), (67, 76), (80, 86), (90, 96), (100, 123)),
    *((130, 154), (160, 191), (195, 208), (220, 231)),
    *(
        (240, 249),
        (250, 268),
        (270, 290),
        (292, 295),
        (300, 310),
        (320, 332),
        (340, 352),
        (360, 378),
        (382, 385),
        (390, 400),
        (410, 423),
        (425, 434),
        (440, 440),
    ),
)
RULES = {number for low, high in BLOCKS for number in range(low, high + 1)}
CROSSING = {
    "faults",
    "boards",
    "combined",
    "combined_boards",
    "combined_table",
    "marklin",
    "nordic",
    "secrecy",
    "swiss",
    "translations",
}  # tests of rules that no one file carries out


def functions(path: Path) -> dict[str, str]:
    """Return the functions of a file with their docstrings."""
    found = (
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    )
    return {node.name: ast.get_docstring(node) or "" for node in found}


def cited(text: str) -> set[int]:
    """Return the rule numbers a text cites, ranges included."""
    pairs = re.findall(r"\bR(\d+)(?:-R(\d+))?", text)
    return {number for low, high in pairs for number in range(int(low), int(high or low) + 1)}


def test_every_rule_of_the_program_has_one_row() -> None:
    assert [int(number) for number, *_ in ROWS] == sorted(RULES)


@pytest.mark.parametrize("row", ROWS, ids=[f"R{number}" for number, *_ in ROWS])
def test_every_function_and_test_of_a_row_exists(row: tuple[str, str, str, str]) -> None:
    number, _, code, tests = row
    for name in re.findall(r"`(.+?)`", code):
        file, _, function = name.partition(":")
        assert function in functions(PACKAGE / file), name
    for name in re.findall(r"`(.+?)`", tests):
        file, _, test = name.partition("::")
        assert int(number) in cited(functions(TESTS / file)[test]), f"{name} does not cite R{number}"


@pytest.mark.parametrize("path", sorted((TESTS / "rules").glob("test_*.py")), ids=lambda path: path.stem)
def test_every_test_of_a_rule_is_in_its_row(path: Path) -> None:
    listed = {(int(number), name) for number, _, _, tests in ROWS for name in re.findall(r"::(\w+)`", tests)}
    for name, docstring in functions(path).items():
        if name.startswith("test_"):
            assert {(number, name) for number in cited(docstring)} <= listed, f"{name} is missing in docs/rulebook.md"


@pytest.mark.parametrize("path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: path.stem)
def test_no_test_cites_a_rule_the_page_leaves_out(path: Path) -> None:
    for name, docstring in functions(path).items():
        # Only the ends of a range are looked at: a range over a gap between blocks is meant as it is written.
        assert {int(number) for number in re.findall(r"\bR(\d+)", docstring)} <= RULES, name


def test_every_rule_file_has_its_test_file() -> None:
    sections = {path.stem for path in (PACKAGE / "rules").glob("*.py")} - {"__init__"}
    tested = {path.stem.removeprefix("test_") for path in (TESTS / "rules").glob("test_*.py")}
    assert sections | CROSSING == tested


@pytest.mark.parametrize("key", OPTIONS)
def test_every_house_rule_is_named_by_a_test_of_its_rule(key: str) -> None:
    rule = int(OPTIONS[key].rule.removeprefix("R"))
    docstrings = [text for path in (TESTS / "rules").glob("test_*.py") for text in functions(path).values()]
    about = [text for text in docstrings if rule in cited(text)]
    assert any(key in {word.strip(".") for word in re.findall(r"[\w.]+", text)} for text in about)


def test_our_rulings_speak_of_rules_of_the_table() -> None:
    rulings = PAGE.partition("## Our rulings")[2]
    assert cited(rulings) <= RULES
    assert len(re.findall(r"^- \*\*", rulings, re.MULTILINE)) >= 10
