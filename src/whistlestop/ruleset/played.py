"""Which mechanisms a table plays with, and how far its actions reach."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.records.actions import CARD_WORDS, EXPANSION_WORDS
from whistlestop.records.blocks import Block
from whistlestop.records.board import Board
from whistlestop.records.mechanisms import modules, name_of


def played(board: Board) -> dict[str, bool]:
    """Return whether a board plays with each of the mechanisms that not every table has."""
    return {name_of(each): each.played(board) for each in modules(__package__) if hasattr(each, "played")}


def action_words(board: Board) -> int:
    """Return how many words of a set of actions can be other than empty on a board."""
    words = max([CARD_WORDS, *(-(-block.ids.stop // 64) for block in _blocks(board))])
    return words if words == CARD_WORDS else max(words, EXPANSION_WORDS)


def _blocks(board: Board) -> Iterator[Block]:
    playing = played(board)
    for module in modules("whistlestop.records"):
        if playing.get(name_of(module), False):
            yield from getattr(module, "BLOCKS", ())


def settles(board: Board) -> bool:
    """Return whether a claimed route brings anything: some mechanism that is played has a rule for it."""
    settling = {name_of(module) for module in modules("whistlestop.rules") if hasattr(module, "settle")}
    return any(is_played for name, is_played in played(board).items() if name in settling)
