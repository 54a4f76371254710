"""docs/design.md draws the house as it stands."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path

from whistlestop.records.mechanisms import MECHANISMS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "whistlestop"
DESIGN = (ROOT / "docs" / "design.md").read_text("utf-8")


CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]


def layers() -> list[str]:
    """Return the folders of the package, highest first, as the contracts have them."""
    (whole,) = [contract for contract in CONTRACTS if contract.get("containers") == ["whistlestop"]]
    return [name for layer in whole["layers"] for name in layer.split(" | ") if name != "__main__"]


def test_the_picture_has_every_layer_of_the_contracts_in_their_order() -> None:
    picture = DESIGN.partition("```mermaid")[2].partition("```")[0]
    assert re.findall(r"^ +(\w+)\[\"\1 · .+\"\]$", picture, re.MULTILINE) == layers()
    assert set(re.findall(r"\w+", "".join(line for line in picture.splitlines() if "-->" in line))) == set(layers())


def test_the_tree_names_every_folder() -> None:
    tree = DESIGN.partition("src/whistlestop/\n")[2].partition("web/")[0]
    named = {word.strip("/") for line in tree.splitlines() for word in re.split(r"  +", line.strip())[0].split()}
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    parts_of_the_server = {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")}
    assert named == folders | parts_of_the_server | {"warmup", "actions"}


def test_the_way_of_a_click_has_at_most_twelve_stops_and_all_of_them_exist() -> None:
    way = DESIGN.partition("## The way of a click")[2].partition("\n## ")[0]
    stops = re.findall(r"^\d+\. `([^`]+)`", way, re.MULTILINE)
    assert 0 < len(stops) <= 12
    assert [stop for stop in stops if not ((ROOT if stop.startswith("web/") else PACKAGE) / stop).is_file()] == []


NUMBERS = {
    "tourist tokens": "tourists",
    "bullet trains": "bullets",
    "race to six": "race",
    "shares": "shares",
    "tolls, loans (Nederland)": "tolls",
    "technologies (United Kingdom)": "technologies",
    "city markers (Old West)": "markers",
    "track beds (France)": "beds",
    "ships (Rails & Sails)": "ships",
}


def numbers(cell: str) -> set[int]:
    """Return the numbers that a cell of a table names, ranges included."""
    ranges = (part.partition("-") for part in cell.split(", ") if part)
    return {number for low, _, high in ranges for number in range(int(low), int(high or low) + 1)}


def test_the_table_of_numbers_tells_which_are_taken() -> None:
    """Actions are kept in words of 64, so a block may have room that nothing means yet."""
    rows = re.findall(r"^\| (.+?) \| (.*?) ?\| (.*?) ?\| (.*?) ?\| (.*?) ?\| (.*?) ?\|$", DESIGN, re.MULTILINE)
    told = {NUMBERS[name]: [numbers(cell) for cell in cells] for name, *cells in rows if name in NUMBERS}
    assert set(told) == set(NUMBERS.values())
    for name, (ids, phases, events, faults, streams) in told.items():
        own = import_module(f"whistlestop.records.{name}")
        flags = import_module(f"whistlestop.rules.{name}").FAULTS
        assert {number for block in getattr(own, "BLOCKS", ()) for number in block.ids} <= ids, name
        assert (phases, events) == (set(getattr(own, "PHASES", ())), set(own.EVENTS)), name
        assert faults == {flag.bit_length() - 1 for flag in flags}, name
        assert streams == ({own.LUCK} if hasattr(own, "LUCK") else set()), name


# Folders with a file for each bot, or for each step of the database.
LISTS = {"bots/personas", "server/storage/migrations", "server/storage/migrations/versions"}


def named(folder: Path) -> set[str]:
    """Return the modules of a folder that its contract names."""
    container = ".".join(folder.relative_to(PACKAGE.parent).parts)
    layers = [
        layer for contract in CONTRACTS if container in contract.get("containers", ()) for layer in contract["layers"]
    ]
    return {name for layer in layers for name in re.findall(r"\w+", layer)}


def is_of_a_mechanism(module: str) -> bool:
    """Return whether a module bears a mechanism's name, or begins with it."""
    return any(module == name or module.startswith((f"{name}_", f"{name.removesuffix('s')}_")) for name in MECHANISMS)


def test_a_new_module_of_any_folder_fails_unless_a_contract_names_it_or_it_is_of_a_mechanism() -> None:
    unnamed = set()
    for folder in {path.parent for path in PACKAGE.rglob("__init__.py")}:
        inside = {path.stem for path in folder.glob("*.py")} | {
            path.parent.name for path in folder.glob("*/__init__.py")
        }
        left = {module for module in inside - named(folder) - {"__init__"} if not is_of_a_mechanism(module)}
        unnamed |= {str((folder / module).relative_to(PACKAGE)) for module in left}
    assert {one for one in unnamed if one.rpartition("/")[0] not in LISTS} == set()


def test_the_folders_that_hold_more_than_mechanisms_have_exhaustive_contracts() -> None:
    named = {folder for contract in CONTRACTS if contract.get("exhaustive") for folder in contract["containers"]}
    folders = {path.parent for depth in ("*", "server/*") for path in PACKAGE.glob(f"{depth}/__init__.py")}
    assert {".".join(folder.relative_to(PACKAGE.parent).parts) for folder in folders} <= named
