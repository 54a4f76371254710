"""Dice and tokens (R130-R151); None where cards are played with."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known
from whistlestop.notation.words import FACE_NAMES
from whistlestop.records.state import TOKEN_TYPES, TUNNEL
from whistlestop.ruleset.compile import Rules

TOKEN_NAMES = tuple(FACE_NAMES.values())[:TOKEN_TYPES]


@dataclass(frozen=True, kw_only=True, eq=False)
class DiceFacts(Known):
    """The pool, every seat's tokens, and what is being done with them."""

    dice: Counts | None = None
    tokens: list[Counts] | None = None
    tokens_at_start: Counts | None = None
    symbols: int | None = None
    bought: int | None = None
    drawing: int | None = None


def dice_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> DiceFacts:
    """Return what dice and tokens show; all of it is open."""
    if not rules.options["dice"]:
        return DiceFacts()
    return DiceFacts(
        dice={name: view.dice[face] for face, name in FACE_NAMES.items() if view.dice[face]},
        tokens=[dict(zip(TOKEN_NAMES, held, strict=True)) for held in view.tokens[: view.players]],
        tokens_at_start=dict(zip(TOKEN_NAMES, view.tokens_at_start, strict=True)),
        symbols=view.surcharge if view.phase == TUNNEL else None,
        bought=view.bought,
        drawing=view.drawing or None,
    )
