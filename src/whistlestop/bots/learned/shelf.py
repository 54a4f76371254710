"""What was learned, by table: files of `judges/`, each a network and the tables that it won more games at.

A file names the version of the rows that it reads (`shared/judge.py`) and their sizes; one that does not fit is refused
when it is asked for. Where no file is for a table, the learned bot plays as the planner.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from whistlestop.bots.shared import judge
from whistlestop.bots.shared.judge import Judges
from whistlestop.ruleset.compile import Rules

FOLDER = Path(__file__).with_name("judges")
LAYERS = ("situation", "first_bias", "choice", "second", "second_bias", "out")


class JudgeError(Exception):
    """A file that no judge can be made of."""


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of table that a network was tried at, and by how much each sort of action must lead there."""

    map: str
    ticket_set: str
    players: int
    dice: bool
    monsters: bool
    margins: tuple[int, ...]


class Taught(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file: what it reads, where it plays, and the weights of its layers in whole numbers, row by row."""

    rows: int
    tables: tuple[Seat, ...]
    situation: tuple[int, ...]
    first_bias: tuple[int, ...]
    choice: tuple[int, ...]
    second: tuple[int, ...]
    second_bias: tuple[int, ...]
    out: tuple[int, ...]


decoder = msgspec.json.Decoder(Taught)


def read(file: Path) -> Taught:
    """Return what a file holds; raises JudgeError for one that does not fit."""
    try:
        taught = decoder.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        raise JudgeError(f"{file.name} holds nothing that a bot could have learned: {error}") from None
    if taught.rows not in (judge.WITHOUT_MOVES, judge.VERSION):
        raise JudgeError(f"{file.name} reads rows of version {taught.rows}, but those written are {judge.VERSION}")
    room = judge.judges()
    for name in LAYERS:
        layer, numbers = room[name][0], np.array(getattr(taught, name))
        if numbers.size != layer.size:
            raise JudgeError(f"{file.name} has {numbers.size} numbers in '{name}', but {layer.size} are read")
        if abs(numbers).max(initial=0) > np.iinfo(layer.dtype).max:
            raise JudgeError(f"{file.name} has numbers in '{name}' that are too large for {layer.itemsize} bytes")
    if any(len(table.margins) != judge.SORTS for table in taught.tables):
        raise JudgeError(f"{file.name} has margins of other sorts of actions than the {judge.SORTS} that there are")
    return taught


def record_of(taught: Taught, margins: tuple[int, ...]) -> Judges:
    """Return the judge of a file as a record."""
    made = judge.judges()
    for name in LAYERS:
        made[name][0] = np.array(getattr(taught, name)).reshape(made[name][0].shape)
    made["margins"][0], made["ready"] = margins, taught.rows
    return made


def files() -> list[Path]:
    """Return the files of what was learned."""
    return sorted(FOLDER.glob("*.json"))


@cache
def shelf() -> dict[tuple[str, str, int, bool, bool], Judges]:
    """Return the judges of all files by table."""
    return {
        (table.map, table.ticket_set, table.players, table.dice, table.monsters): record_of(taught, table.margins)
        for taught in map(read, files())
        for table in taught.tables
    }


def has_learned(rules: Rules, players: int) -> bool:
    """Return whether the learned bot plays otherwise than the planner at a table."""
    return table_of(rules, players) in shelf()


def judge_of(rules: Rules, players: int) -> Judges:
    """Return the judge of a table; where nothing was learned, one that leaves everything to the planner."""
    return shelf().get(table_of(rules, players), NOBODY)


def table_of(rules: Rules, players: int) -> tuple[str, str, int, bool, bool]:
    """Return what a table is looked up by; house rules do not matter."""
    dice, monsters = bool(rules.options["dice"]), bool(rules.options["monsters"])
    return rules.map.id, rules.map.ticket_set, players, dice, monsters


NOBODY = judge.judges()
