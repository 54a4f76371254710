"""Which mechanisms a table plays with, and how far its actions reach."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.records.actions import CARD_WORDS, EXPANSION_WORDS
from whistlestop.records.blocks import Block
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.records.state import second_room
from whistlestop.ruleset.option import OptionError


def played(board: BoardRecord) -> dict[str, bool]:
    """Return whether a board plays with each of the mechanisms that not every table has."""
    return {name_of(each): each.played(board) for each in modules(__package__) if hasattr(each, "played")}


def action_words(board: BoardRecord) -> int:
    """Return how many words of a set of actions can be other than empty on a board."""
    words = max([CARD_WORDS, *(-(-block.ids.stop // 64) for block in _blocks(board))])
    return words if words == CARD_WORDS else max(words, EXPANSION_WORDS)


def _blocks(board: BoardRecord) -> Iterator[Block]:
    playing = played(board)
    for module in modules("whistlestop.records"):
        if playing.get(name_of(module), False):
            yield from getattr(module, "BLOCKS", ())


def settles(board: BoardRecord) -> bool:
    """Return whether a claimed route brings anything: some mechanism that is played has a rule for it."""
    settling = {name_of(module) for module in modules("whistlestop.rules") if hasattr(module, "settle")}
    return any(is_played for name, is_played in played(board).items() if name in settling)


def has_own_decks(board: BoardRecord) -> bool:
    """Return whether a mechanism that is played draws cards from decks of its own; with dice there are no cards."""
    drawing = {name_of(module) for module in modules("whistlestop.rules") if hasattr(module, "draw_own")}
    return not board.dice and any(is_played for name, is_played in played(board).items() if name in drawing)


def takes_second_room(board: BoardRecord) -> bool:
    """Return whether a mechanism that is played lies in the second room of a game record."""
    lying = {name_of(module) for module in modules("whistlestop.records") if hasattr(module, "PIECES")}
    return any(is_played for name, is_played in played(board).items() if name in lying)


def has_special_claims(board: BoardRecord) -> bool:
    """Return whether a mechanism that is played has rules of its own about claims and payments."""
    special = {name_of(module) for module in modules("whistlestop.rules.claims")}
    return any(is_played for name, is_played in played(board).items() if name in special)


def has_own_purse(board: BoardRecord) -> bool:
    """Return whether a mechanism that is played has a purse of its own for routes."""
    own = {name_of(module) for module in modules("whistlestop.rules.purses")}
    return any(is_played for name, is_played in played(board).items() if name in own)


def refuse_a_shared_room(board: BoardRecord) -> None:
    """Raise OptionError where a board asks for two mechanisms that lie in the same room of a game record."""
    sharing = {name_of(module) for module in modules("whistlestop.records") if hasattr(module, "ROOM")}
    met = [name for name, is_played in played(board).items() if is_played and name in sharing]
    met += second_room(name for name, is_played in played(board).items() if is_played)
    if len(met) > 1:
        raise OptionError(f"{' and '.join(met)} cannot be played on one board: they share their room in a game record")
