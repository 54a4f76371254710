"""What an arena plays: a board with its house rules, the bots, and who sits where in a block.

Two players meet in a full round robin. Larger tables are every choice of as many different bots as there are seats;
where there are fewer bots than seats, every way to fill the seats in which each bot has at least one. A bot alone plays
itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from os import PathLike, fspath
from pathlib import Path

import msgspec

from whistlestop import bots, maps
from whistlestop.compiler import kernel
from whistlestop.maps import Map
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules, compile_rules

ANCHOR = "greedy"
DEFAULT_SET = "base"
_BOARD = msgspec.json.Decoder(Map)

Seating = tuple[int, ...]


class PlanError(ValueError):
    """A tournament that cannot be played."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run; two runs with equal plans play the same games.

    The board is a name, the path of a file, or a `Map`, which brings its ticket set and is stored with the run.
    """

    map: str | Map
    players: int
    bots: tuple[str, ...]
    ticket_set: str = DEFAULT_SET
    options: Mapping[str, options.Value] = {}
    seed: int = 0
    lone: bool | msgspec.UnsetType = msgspec.UNSET  # the first bot has one seat; unset in runs from before it was asked
    program: str = ""  # fingerprint of the rules, the bots and the user's files; games of two programs do not mix

    def __post_init__(self) -> None:
        """Take a path as its name, and the ticket set of a `Map`; raises PlanError if another one is asked for."""
        board: object = self.map
        if isinstance(board, PathLike):
            msgspec.structs.force_setattr(self, "map", fspath(board))
        elif isinstance(board, Map) and board.ticket_set != self.ticket_set:
            if self.ticket_set != DEFAULT_SET:
                raise PlanError(f"this {board.name} has the tickets {board.ticket_set}, not {self.ticket_set}")
            msgspec.structs.force_setattr(self, "ticket_set", board.ticket_set)

    @property
    def anchor(self) -> int:
        """The bot whose rating is 0: greedy, or the first if greedy does not play."""
        return self.bots.index(ANCHOR) if ANCHOR in self.bots else 0

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The games of a block: the number of the bot in each seat."""
        every = tables(len(self.bots), self.players)
        chosen = [table for table in every if table.count(0) == 1] if self.lone is True else every
        return tuple(seating for table in chosen for seating in rotations(table))

    @property
    def compiled(self) -> bool:
        """Whether every bot is one of the package, so that threads can share the work."""
        return set(self.bots) <= set(bots.compiled())

    def rules(self) -> Rules:
        """Return the rules of the table; they are compiled once in each process."""
        chosen = tuple(sorted(self.options.items()))
        if isinstance(self.map, Map):
            return _rules_of(msgspec.json.encode(self.map), chosen)
        return _rules(self.map, self.ticket_set, chosen)

    @property
    def board(self) -> str:
        """The board's id, or the name of its file without the ending."""
        return self.map.id if isinstance(self.map, Map) else Path(self.map).stem


def make_plan(plan: Plan) -> Plan:
    """Return a plan with its fingerprint; raises PlanError, MapError, OptionError or BotError."""
    _rules.cache_clear()  # a file may have been edited since another plan; games of one plan are played on one board
    few, many = plan.rules().map.players
    if not few <= plan.players <= many:
        raise PlanError(f"{plan.rules().map.name} is for {few} to {many} players, not {plan.players}")
    if not plan.bots or len(set(plan.bots)) != len(plan.bots):
        raise PlanError("every bot must be named once")
    for name in plan.bots:
        bots.make(name)
    return msgspec.structs.replace(plan, program=_fingerprint(plan))


def tables(bots: int, seats: int) -> tuple[Seating, ...]:
    """Return which bots meet at each table of a block."""
    if bots >= seats:
        return tuple(combinations(range(bots), seats))
    return tuple(table for table in combinations_with_replacement(range(bots), seats) if len(set(table)) == bots)


def rotations(table: Seating) -> tuple[Seating, ...]:
    """Return every rotation of a table that differs from the others: equal ones would be the same game twice."""
    return tuple(dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table))))


@lru_cache(maxsize=16)
def _rules(map: str, ticket_set: str, chosen: tuple[tuple[str, options.Value], ...]) -> Rules:
    return compile_rules(maps.find(map, ticket_set), dict(chosen))


@lru_cache(maxsize=16)
def _rules_of(board: bytes, chosen: tuple[tuple[str, options.Value], ...]) -> Rules:
    return compile_rules(_BOARD.decode(board), dict(chosen))


def _fingerprint(plan: Plan) -> str:
    total = hashlib.sha256(kernel.digest().encode())
    total.update(maps.digest(plan.rules().map).encode())
    for path in (path for name in plan.bots for path in bots.sources(name)):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]
