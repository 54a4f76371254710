"""What mechanisms hide and how it is filled in again, composed when the program is loaded.

blank(game, board, seat)           removes what a seat cannot know
fill(game, board, scratch, seat)   makes up again what the seat cannot know
NEEDED {phase: fill}               (game, board, scratch) -> int: gives the player cards that what he has begun takes;
                                   the phase PAYMENT is asked of mechanisms with a purse of their own
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, merge
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import GameRecord

Filling = Callable[[GameRecord, BoardRecord, Scratch], int]


@kernel
def nothing_needed(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Give no card: where a chain ends."""
    return 0


@kernel
def nothing_blanked(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Hide nothing: where a chain ends."""


@kernel
def nothing_filled(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
    """Fill nothing in: where a chain ends."""


def blanking(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, int], None]:
    """Return a kernel that hides what all hide."""
    if not kernels:
        return nothing_blanked
    one, more = kernels[0], blanking(kernels[1:])

    @kernel
    def blank_all(game: GameRecord, board: BoardRecord, seat: int) -> None:
        one(game, board, seat)
        more(game, board, seat)

    return blank_all


def filling(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, Scratch, int], None]:
    """Return a kernel that fills in what all have hidden."""
    if not kernels:
        return nothing_filled
    one, more = kernels[0], filling(kernels[1:])

    @kernel
    def fill_all(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> None:
        one(game, board, scratch, seat)
        more(game, board, scratch, seat)

    return fill_all


def needed_by_phase(kernels: Mapping[int, Filling]) -> Filling:
    """Return a kernel that gives the player what he must hold in the phase that is; how many cards that took."""
    if not kernels:
        return nothing_needed
    (phase, fill), *rest = kernels.items()
    otherwise = needed_by_phase(dict(rest))

    @kernel
    def needed(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
        if game.phase == phase:
            return fill(game, board, scratch)
        return otherwise(game, board, scratch)

    return needed


blank_mechanisms = blanking(collect(__package__, "blank"))
fill_mechanisms = filling(collect(__package__, "fill"))
fill_begun = needed_by_phase(merge(__package__, "NEEDED"))
