"""Tourist tokens: stacks on the board, those still to be put, and what seats have (R427, R430); None without them."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known
from whistlestop.notation.tourists import SYMBOL_NAMES, waiting
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.tourists import played


@dataclass(frozen=True, kw_only=True, eq=False)
class TouristFacts(Known):
    """Symbol and tokens left of the stack in each place, tokens of stacks that wait, and each seat's symbols."""

    tourist_stacks: dict[str, tuple[str, int]] | None = None
    waiting_stacks: Counts | None = None
    tourists: list[list[str]] | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> TouristFacts:
    """Return what a view shows of tourist tokens; all of them are open."""
    board = rules.boards[0]
    if not played(board):
        return TouristFacts()
    standing = ((symbol, place - 1) for symbol, place in enumerate(view.stack_place) if place)
    tokens = int(board.put_tokens[view.players])
    return TouristFacts(
        tourist_stacks={
            rules.map.places[place].id: (SYMBOL_NAMES[symbol], view.stack_left[symbol]) for symbol, place in standing
        },
        waiting_stacks={SYMBOL_NAMES[symbol]: tokens for symbol in waiting(rules, view)} if view.turn == 0 else {},
        tourists=[_symbols(own) for own in view.tourists[: view.players]],
    )


def _symbols(own: int) -> list[str]:
    return [name for symbol, name in SYMBOL_NAMES.items() if own >> symbol & 1]
