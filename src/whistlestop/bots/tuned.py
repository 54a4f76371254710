"""Which weights the planner goes by at a table: the usual ones, and what `tuned.json` changes for some.

An entry of the file names what it is for; what it leaves out, it is for all of. All entries that fit a table are
applied, in the order of the file.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec

from whistlestop.bots.shared.weights import Settings, Weights, settings
from whistlestop.ruleset.compile import Rules

FILE = Path(__file__).with_name("tuned.json")


class Tuned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of the file: tables and the weights that were found for them."""

    map: str | None = None
    ticket_set: str | None = None
    players: tuple[int, ...] = ()
    dice: bool | None = None
    monsters: bool | None = None
    weights: dict[str, int]

    def fits(self, map: str, ticket_set: str, players: int, dice: bool, monsters: bool) -> bool:
        """Return whether the entry is for such tables."""
        wanted = (self.map, self.ticket_set, self.dice, self.monsters)
        there = (map, ticket_set, dice, monsters)
        same = all(want is None or want == have for want, have in zip(wanted, there, strict=True))
        return same and (not self.players or players in self.players)


decoder = msgspec.json.Decoder(tuple[Tuned, ...])


@cache
def entries() -> tuple[Tuned, ...]:
    """Return the entries of the file."""
    return decoder.decode(FILE.read_bytes())


@cache
def usual() -> Settings:
    """Return the usual weights."""
    return settings(Weights())


def setting(rules: Rules, players: int) -> Settings:
    """Return the weights for a table."""
    dice, monsters = bool(rules.options["dice"]), bool(rules.options["monsters"])
    return kept(rules.map.id, rules.map.ticket_set, players, dice, monsters)


@cache
def kept(map: str, ticket_set: str, players: int, dice: bool, monsters: bool) -> Settings:
    """Return the weights for tables of a kind as a record."""
    return settings(chosen(map, ticket_set, players, dice, monsters))


def chosen(map: str, ticket_set: str, players: int, dice: bool, monsters: bool) -> Weights:
    """Return the weights for tables of a kind."""
    weights = Weights()
    for entry in entries():
        if entry.fits(map, ticket_set, players, dice, monsters):
            weights = replace(weights, **entry.weights)
    return weights
