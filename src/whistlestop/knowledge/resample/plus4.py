"""The cards of a player who pays on a board with +4 locomotives: a resampled hand can pay for what he has named.

One way to pay is chosen among all that the hidden cards allow, and hidden cards become what it needs.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import has, kernel
from whistlestop.knowledge.resample.payment import give, lacking
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.actions import PLUS4_WIDTH
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, HIDDEN, LOCOMOTIVE, NONE, PLUS4, GameRecord
from whistlestop.rules import claiming, purse


@kernel
def fill_price(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Turn hidden cards of the player into what one way to pay needs; return how many that took."""
    options = 0
    for way in range(COLOURS * PLUS4_WIDTH * PLUS4_WIDTH):
        options += int(could_pay(game, board, scratch, way))
    rest = number(scratch, options)
    for way in range(COLOURS * PLUS4_WIDTH * PLUS4_WIDTH):
        if could_pay(game, board, scratch, way):
            if rest == 0:
                return fill_way(game, board, scratch, way)
            rest -= 1
    return 0


@kernel
def could_pay(game: GameRecord, board: BoardRecord, scratch: Scratch, way: int) -> bool:
    """Return whether the player's hidden cards may hold what a way needs: colour x 64 + +4 x 8 + locomotives."""
    kind, count, plain = way // (PLUS4_WIDTH * PLUS4_WIDTH), way // PLUS4_WIDTH % PLUS4_WIDTH, way % PLUS4_WIDTH
    coloured = purse.price(game, board) - count - plain
    if coloured < 0 or not is_way(game, board, kind, coloured, count, plain):
        return False
    lacks, lacks_plus4 = lacking(game, kind, coloured), lacking(game, PLUS4, count)
    lacks_plain = lacking(game, LOCOMOTIVE, plain)
    if lacks > scratch.pool[kind] or lacks_plus4 > scratch.pool[PLUS4] or lacks_plain > scratch.pool[LOCOMOTIVE]:
        return False
    return lacks + lacks_plus4 + lacks_plain <= game.hand[game.player, HIDDEN]


@kernel
def is_way(game: GameRecord, board: BoardRecord, kind: int, coloured: int, count: int, plain: int) -> bool:
    """Return whether cards of a colour with +4 and plain locomotives pay for what was named (R102, R182)."""
    track = int(game.claiming)
    if track == NONE:
        return coloured == 0
    colour = claiming.colour_of(game, board, track)
    if colour not in (GRAY, kind):
        return False
    if plain > 0 and board.locomotives_limited != 0:
        return False
    return count == 0 or has(board.plus4_tracks[track // 64], track % 64)


@kernel
def fill_way(game: GameRecord, board: BoardRecord, scratch: Scratch, way: int) -> int:
    """Turn hidden cards into what a way to pay lacks; return how many."""
    kind, count, plain = way // (PLUS4_WIDTH * PLUS4_WIDTH), way // PLUS4_WIDTH % PLUS4_WIDTH, way % PLUS4_WIDTH
    given = give(game, scratch, kind, purse.price(game, board) - count - plain)
    return given + give(game, scratch, PLUS4, count) + give(game, scratch, LOCOMOTIVE, plain)
