"""Tickets of two decks: the player names how many come from each before looking at any (R103, R104, R138).

With cards the map says how many are drawn and how many of them a deck gives at most; with dice as many are drawn as
were paid for. A split must fit what the decks hold. It is asked even if only one fits.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import SPLIT
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.splits import TICKETS_SPLIT
from whistlestop.records.state import CHOOSE_SPLIT, SEATS, GameRecord, Masks
from whistlestop.rules import tickets


@kernel
def clear(game: GameRecord) -> None:
    """Leave no tickets to be split."""
    game.splitting = 0
    for seat in range(SEATS):
        game.second_deck[seat] = 0


@kernel
def begin(game: GameRecord, count: int) -> None:
    """Ask the player how so many tickets are split."""
    game.splitting = count
    game.phase = CHOOSE_SPLIT


@kernel
def begin_drawn(game: GameRecord, board: BoardRecord) -> None:
    """Ask how the tickets drawn with cards are split: the map's number, or all that are left (R103, R104)."""
    begin(game, min(int(board.drawn_split), most(game, board, 0) + most(game, board, 1)))


@kernel
def most(game: GameRecord, board: BoardRecord, deck: int) -> int:
    """Return how many tickets a deck can give now."""
    size = tickets.deck_size(game, deck)
    if game.turn == 0:
        return min(size, int(board.opening_deal[deck]))
    if board.dice != 0:
        return size if board.drawn_deal[deck] > 0 else 0
    return min(size, int(board.drawn_deal[deck]))


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every split that fits, named by the tickets of the second deck (R104)."""
    for second in range(game.splitting + 1):
        if second <= most(game, board, 1) and game.splitting - second <= most(game, board, 0):
            out[0] |= bit(SPLIT + second)


LEGAL = {CHOOSE_SPLIT: legal}


@kernel
def deal(game: GameRecord, board: BoardRecord, scratch: Scratch, second: int) -> None:
    """Offer the player the tickets he has named; their number is told to all."""
    first, player = int(game.splitting) - second, int(game.player)
    game.splitting = 0
    tell(scratch, TICKETS_SPLIT, player, first, second)
    tickets.deal(game, board, scratch, player, 0, first)
    tickets.deal(game, board, scratch, player, 1, second)
