"""Dice and tokens (R130-R151); None where cards are played with."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.facts.known import Counts, Known, members
from whistlestop.notation.words import FACE_NAMES
from whistlestop.records.state import TOKEN_TYPES, TUNNEL
from whistlestop.rules import dice_payment
from whistlestop.ruleset.compile import Rules

double_tracks = interpreted(dice_payment.double_tracks)
TOKEN_NAMES = tuple(FACE_NAMES.values())[:TOKEN_TYPES]


@dataclass(frozen=True, kw_only=True, eq=False)
class DiceFacts(Known):
    """The pool, every seat's tokens, and what is being done with them."""

    double_tracks: list[int] | None = None
    dice: Counts | None = None
    tokens: list[Counts] | None = None
    tokens_at_start: Counts | None = None
    symbols: int | None = None
    bought: int | None = None
    drawing: int | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> DiceFacts:
    """Return what dice and tokens show; all of it is open."""
    if not rules.options["dice"]:
        return DiceFacts()
    return DiceFacts(
        double_tracks=_double_tracks(rules, view),
        dice={name: view.dice[face] for face, name in FACE_NAMES.items() if view.dice[face]},
        tokens=[dict(zip(TOKEN_NAMES, held, strict=True)) for held in view.tokens[: view.players]],
        tokens_at_start=dict(zip(TOKEN_NAMES, view.tokens_at_start, strict=True)),
        symbols=view.surcharge if view.phase == TUNNEL else None,
        bought=view.bought,
        drawing=view.drawing or None,
    )


def _double_tracks(rules: Rules, view: SimpleNamespace) -> list[int]:
    """Return the tracks that take Double symbols (R135)."""
    board = rules.boards[0]
    return members([int(double_tracks(view, board, word)) for word in range(len(board.double))])
