"""The cards of a player who pays for a technology or a route where there are technologies: a resampled hand can pay.

One way to complete the payment is chosen among all that the hidden cards allow, and hidden cards become what it needs:
so many sets of any colours for locomotives, then cards of a colour and locomotives, perhaps with one card saved. Who
has named a technology that is bought with a route can pay for some route, which is chosen first.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.knowledge.resample.payment import card, give, lacking
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, HIDDEN, LOCOMOTIVE, NONE, PAYMENT, GameRecord
from whistlestop.records.technologies import CHOOSE_ROUTE, PAY_TECHNOLOGY
from whistlestop.rules import technologies
from whistlestop.rules.claims.technologies import on_top, set_size
from whistlestop.rules.purses.technologies import full_price, may_save

MOST_DUE = 16  # more than the longest route and the dearest technology together
WAYS = 2 * MOST_DUE * COLOURS * MOST_DUE  # saved, sets, colour, locomotives


@kernel
def fill_payment(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Give the player what one way to complete his payment needs; return how many cards that took."""
    return fill_price(game, board, scratch, int(game.claiming))


@kernel
def fill_route(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Give the player what one of the routes takes that he could name with his purchase (R283, R285)."""
    count = 0
    for word in range(board.track_words):
        tracks = technologies.open_with(game, board, word, int(game.buying) - 1)
        while tracks != np.uint64(0):
            count += int(count_ways(game, board, scratch, word * 64 + lowest(tracks)) > 0)
            tracks = drop_lowest(tracks)
    rest = number(scratch, count)
    for word in range(board.track_words):
        tracks = technologies.open_with(game, board, word, int(game.buying) - 1)
        while tracks != np.uint64(0):
            track = word * 64 + lowest(tracks)
            tracks = drop_lowest(tracks)
            if count_ways(game, board, scratch, track) > 0:
                if rest == 0:
                    return fill_price(game, board, scratch, track)
                rest -= 1
    return 0


@kernel
def fill_price(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> int:
    """Turn hidden cards into what a random way to pay for a track, or for a technology alone, needs; how many."""
    rest = number(scratch, count_ways(game, board, scratch, track))
    for way in range(WAYS):
        if could_pay(game, board, scratch, track, way):
            if rest == 0:
                return fill_way(game, board, scratch, track, way)
            rest -= 1
    return 0


@kernel
def count_ways(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int) -> int:
    """Return how many ways to pay the player's cards may hold, as far as a view tells."""
    count = 0
    for way in range(WAYS):
        count += int(could_pay(game, board, scratch, track, way))
    return count


@kernel
def due(game: GameRecord, board: BoardRecord, track: int, way: int) -> int:
    """Return what is left to pay in cards of a colour and locomotives once the sets of a way are given."""
    price = on_top(game, board) - int(game.replaced) - sets_of(way) - saved_of(way)
    return price if track == NONE else price + full_price(board, track) - int(game.saved)


@kernel
def saved_of(way: int) -> int:
    """Return whether a way saves a card that is not saved yet."""
    return way // (MOST_DUE * COLOURS * MOST_DUE)


@kernel
def sets_of(way: int) -> int:
    """Return how many more locomotives a way replaces by sets."""
    return way // (COLOURS * MOST_DUE) % MOST_DUE


@kernel
def colour_of(way: int) -> int:
    """Return the colour of a way."""
    return way // MOST_DUE % COLOURS


@kernel
def could_pay(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int, way: int) -> bool:
    """Return whether the player's hidden cards may hold what a way to pay needs beyond his known ones."""
    kind, locomotives = colour_of(way), way % MOST_DUE
    coloured = due(game, board, track, way) - locomotives
    if coloured < 0 or not is_way(game, board, track, way, coloured):
        return False
    lacks, lacks_locomotives = lacking(game, kind, coloured), lacking(game, LOCOMOTIVE, locomotives)
    if lacks > scratch.pool[kind] or lacks_locomotives > scratch.pool[LOCOMOTIVE]:
        return False
    lacks_others = lacking_others(game, board, way, coloured)
    spare = others_in_pool(game, scratch) - (lacks if kind >= game.given else 0)
    return lacks_others <= spare and lacks + lacks_locomotives + lacks_others <= game.hand[game.player, HIDDEN]


@kernel
def is_way(game: GameRecord, board: BoardRecord, track: int, way: int, coloured: int) -> bool:
    """Return whether a way pays for what was named: by its colour, its ferry symbols and what may be saved."""
    symbols = on_top(game, board) - int(game.replaced) - sets_of(way)
    if track == NONE:
        return way % MOST_DUE >= symbols and coloured == 0 and colour_of(way) == 0 and saved_of(way) == 0
    if int(board.colour[track]) not in (GRAY, colour_of(way)):
        return False
    begun = game.saved + game.replaced + game.giving > 0
    if saved_of(way) != 0 and (begun or not may_save(game, board, track)):
        return False
    return way % MOST_DUE >= symbols + int(board.symbols[track])


@kernel
def lacking_others(game: GameRecord, board: BoardRecord, way: int, coloured: int) -> int:
    """Return how many cards to give the player needs beyond the known ones that the rest does not use."""
    needed = int(game.giving) + sets_of(way) * set_size(game, board)
    for other in range(game.given, LOCOMOTIVE):
        used = coloured if other == colour_of(way) else 0
        needed -= max(int(game.hand[game.player, other]) - used, 0)
    return max(needed, 0)


@kernel
def others_in_pool(game: GameRecord, scratch: Scratch) -> int:
    """Return how many cards of the pool may be given for a locomotive."""
    count = 0
    for other in range(game.given, LOCOMOTIVE):
        count += int(scratch.pool[other])
    return count


@kernel
def fill_way(game: GameRecord, board: BoardRecord, scratch: Scratch, track: int, way: int) -> int:
    """Turn hidden cards into what a way to pay lacks; return how many."""
    locomotives = way % MOST_DUE
    coloured = due(game, board, track, way) - locomotives
    others = lacking_others(game, board, way, coloured)
    count = give(game, scratch, colour_of(way), coloured) + give(game, scratch, LOCOMOTIVE, locomotives)
    for _ in range(others):
        drawn = card(scratch, int(game.given), others_in_pool(game, scratch))
        game.hand[game.player, drawn] += 1
        game.hand[game.player, HIDDEN] -= 1
    return count + others


NEEDED = {PAYMENT: fill_payment, PAY_TECHNOLOGY: fill_payment, CHOOSE_ROUTE: fill_route}
