"""The cards of a player who has named what he will pay for: a resampled hand must be able to pay for it.

One way to complete the payment is chosen among all that the hidden cards allow, and hidden cards become what it needs.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import has, kernel
from whistlestop.knowledge.resample.tickets import number
from whistlestop.records.board import GRAY, MOST_CARDS, BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import COLOURS, HIDDEN, LOCOMOTIVE, NONE, GameRecord
from whistlestop.rules import claiming, ferries, purse


@kernel
def card(scratch: Scratch, lowest_kind: int, unseen: int) -> int:
    """Return a random card of the pool from a kind on, taken out of it; there are `unseen` of them."""
    rest, kind = number(scratch, unseen), lowest_kind
    while rest >= scratch.pool[kind]:
        rest -= int(scratch.pool[kind])
        kind += 1
    scratch.pool[kind] -= 1
    return kind


@kernel
def fill_price(game: GameRecord, board: BoardRecord, scratch: Scratch) -> int:
    """Turn hidden cards of the player into what one way to complete his payment needs; return how many that took."""
    options = 0
    for more in range(most_replacing(game, board) + 1):
        for kind in range(COLOURS):
            for locomotives in range(MOST_CARDS + 1):
                options += int(could_pay(game, board, scratch, kind, locomotives, more))
    rest = number(scratch, options)
    for more in range(most_replacing(game, board) + 1):
        for kind in range(COLOURS):
            for locomotives in range(MOST_CARDS + 1):
                if could_pay(game, board, scratch, kind, locomotives, more):
                    if rest == 0:
                        return fill_way(game, board, scratch, kind, locomotives, more)
                    rest -= 1
    return 0


@kernel
def most_replacing(game: GameRecord, board: BoardRecord) -> int:
    """Return how many more locomotives or spaces cards of any kind may replace (R83, R84)."""
    if game.claiming == NONE or board.replacing[game.claiming] == 0:
        return 0
    return int(board.most_replaced[game.claiming]) - int(game.replaced)


@kernel
def could_pay(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, locomotives: int, more: int) -> bool:
    """Return whether the player's hidden cards may hold what a way to pay needs beyond his known ones."""
    coloured = purse.price(game, board) - more - locomotives
    if coloured < 0 or not is_way(game, board, kind, locomotives, more):
        return False
    lacks, lacks_locomotives = lacking(game, kind, coloured), lacking(game, LOCOMOTIVE, locomotives)
    if lacks > scratch.pool[kind] or lacks_locomotives > scratch.pool[LOCOMOTIVE]:
        return False
    lacks_others = lacking_others(game, board, kind, coloured, locomotives, more)
    if lacks_others > others_in_pool(game, scratch, kind, lacks) - lacks_locomotives:
        return False
    return lacks + lacks_locomotives + lacks_others <= game.hand[game.player, HIDDEN]


@kernel
def is_way(game: GameRecord, board: BoardRecord, kind: int, locomotives: int, more: int) -> bool:
    """Return whether a colour with so many locomotives pays for what was named (R23, R60, R82)."""
    track = int(game.claiming)
    if track == NONE:
        return True
    colour = claiming.colour_of(game, board, track)
    if colour not in (GRAY, kind):
        return False
    if locomotives > 0 and not has(board.locomotive_tracks[track // 64], track % 64):
        return False
    return locomotives >= ferries.locomotives_needed(board, track) - int(game.replaced) - more


@kernel
def lacking(game: GameRecord, kind: int, count: int) -> int:
    """Return how many cards of a kind the player needs beyond the known ones to have `count`."""
    return max(count - int(game.hand[game.player, kind]), 0)


@kernel
def lacking_others(game: GameRecord, board: BoardRecord, kind: int, coloured: int, locomotives: int, more: int) -> int:
    """Return how many cards to give the player needs beyond the known ones that the rest does not use."""
    due = int(game.giving)
    if more > 0:
        due += more * int(board.replacing[game.claiming])
    for other in range(game.given, HIDDEN):
        used = coloured if other == kind else locomotives if other == LOCOMOTIVE else 0
        due -= max(int(game.hand[game.player, other]) - used, 0)
    return max(due, 0)


@kernel
def others_in_pool(game: GameRecord, scratch: Scratch, kind: int, taken: int) -> int:
    """Return how many cards of the pool may be given, once so many of a kind are taken."""
    count = -taken if kind >= game.given else 0
    for other in range(game.given, HIDDEN):
        count += int(scratch.pool[other])
    return count


@kernel
def fill_way(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, locomotives: int, more: int) -> int:
    """Turn hidden cards into what a way to pay lacks; return how many."""
    coloured = purse.price(game, board) - more - locomotives
    others = lacking_others(game, board, kind, coloured, locomotives, more)
    count = give(game, scratch, kind, coloured) + give(game, scratch, LOCOMOTIVE, locomotives)
    for _ in range(others):
        drawn = card(scratch, int(game.given), others_in_pool(game, scratch, COLOURS, 0))
        game.hand[game.player, drawn] += 1
        game.hand[game.player, HIDDEN] -= 1
    return count + others


@kernel
def give(game: GameRecord, scratch: Scratch, kind: int, count: int) -> int:
    """Turn hidden cards of the player into what he lacks of `count` cards of a kind; return how many."""
    more = lacking(game, kind, count)
    game.hand[game.player, kind] += more
    game.hand[game.player, HIDDEN] -= more
    scratch.pool[kind] -= more
    return more
