"""The purse of train cards: what it can pay for, in which ways, and paying (R22, R23, R60, R68).

Routes, ferries, tunnels and stations ask `purse.py` and never look at cards or dice themselves. A way to pay is a kind
and a number of locomotives; the rest of the price is cards of that kind. Locomotives alone are a way of their own, of
the kind LOCOMOTIVE, so no payment has two names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import first_bits, has, kernel
from whistlestop.records.actions import PAY_WIDTH, PAY_WORD
from whistlestop.records.board import GRAY, MOST_CARDS, BoardRecord
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, TUNNEL_CARDS, GameRecord, Masks
from whistlestop.rules import cards, claiming, display, ferries, plus4, substitutes


@kernel
def payable_tracks(game: GameRecord, board: BoardRecord) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the tracks that the player's cards can pay for, as the three words of a mask."""
    hand = game.hand[game.player]
    locomotives = int(hand[LOCOMOTIVE])
    one = two = three = np.uint64(0)
    for colour in range(COLOURS):
        payable = board.payable[colour, min(int(hand[colour]) + locomotives, MOST_CARDS)]
        one |= payable[0]
        two |= payable[1]
        three |= payable[2]
    one &= ferries.within(board, locomotives, 0)
    two &= ferries.within(board, locomotives, 1)
    three &= ferries.within(board, locomotives, 2)
    if board.locomotives_limited != 0:
        one &= board.locomotive_tracks[0] | payable_in_colour(game, board, 0)
        two &= board.locomotive_tracks[1] | payable_in_colour(game, board, 1)
        three &= board.locomotive_tracks[2] | payable_in_colour(game, board, 2)
    if board.any_replacing != 0:
        one |= substitutes.payable(game, board, 0)
        two |= substitutes.payable(game, board, 1)
        three |= substitutes.payable(game, board, 2)
    if board.any_plus4 != 0:
        one |= plus4.payable(game, board, 0)
        two |= plus4.payable(game, board, 1)
        three |= plus4.payable(game, board, 2)
    if board.special_claims != 0:
        player = int(game.player)
        one = (one & ~claiming.unpayable(game, board, player, 0)) | claiming.payable(game, board, player, 0)
        two = (two & ~claiming.unpayable(game, board, player, 1)) | claiming.payable(game, board, player, 1)
        three = (three & ~claiming.unpayable(game, board, player, 2)) | claiming.payable(game, board, player, 2)
    return one, two, three


@kernel
def payable_in_colour(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that the player's cards can pay for without locomotives (R82, R91)."""
    tracks = np.uint64(0)
    for colour in range(COLOURS):
        tracks |= board.payable[colour, min(int(game.hand[game.player, colour]), MOST_CARDS), word]
    return tracks


@kernel
def usable_locomotives(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return how many locomotives of the player's hand may go into a payment for a track."""
    allowed = board.locomotives_limited == 0 or has(board.locomotive_tracks[track // 64], track % 64)
    return int(game.hand[game.player, LOCOMOTIVE]) if allowed else 0


@kernel
def can_pay(game: GameRecord, price: int) -> bool:
    """Return whether the player holds `price` cards of any one colour, locomotives included."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(game.hand[game.player, colour]))
    return most + int(game.hand[game.player, LOCOMOTIVE]) >= price


@kernel
def route_ways(game: GameRecord, board: BoardRecord, track: int, out: Masks) -> None:
    """Add every way to pay for a track (R22, R23, R60)."""
    if board.replacing[track] != 0:
        substitutes.legal(game, board, out)
        if game.giving > 0:
            return
    symbols = max(ferries.locomotives_needed(board, track) - int(game.replaced), 0)
    due, locomotives = int(board.length[track]) - int(game.replaced), usable_locomotives(game, board, track)
    ways(game, claiming.colour_of(game, board, track), due, symbols, locomotives, out)
    if board.any_plus4 != 0:
        plus4.ways(game, board, track, locomotives, out)


@kernel
def move_ways(game: GameRecord, due: int, out: Masks) -> None:
    """Add every way to pay for a monster's move with plain and +4 locomotives, as a house rule allows (R182)."""
    locomotives = int(game.hand[game.player, LOCOMOTIVE])
    if locomotives >= due:
        add_ways(out, LOCOMOTIVE, due, due)
    plus4.wild_ways(game, due, locomotives, out)


@kernel
def station_ways(game: GameRecord, board: BoardRecord, price: int, out: Masks) -> None:
    """Add every way to pay for a station: cards of any one colour, locomotives in their place (R68)."""
    ways(game, GRAY, price, 0, int(game.hand[game.player, LOCOMOTIVE]), out)


@kernel
def ways(game: GameRecord, colour: int, price: int, symbols: int, locomotives: int, out: Masks) -> None:
    """Add every way to pay `price` cards of `colour` (or any, if gray) with a locomotive for each symbol."""
    if colour == GRAY:
        for kind in range(COLOURS):
            coloured_ways(game, kind, price, symbols, locomotives, out)
    else:
        coloured_ways(game, colour, price, symbols, locomotives, out)
    if locomotives >= price:
        add_ways(out, LOCOMOTIVE, price, price)


@kernel
def coloured_ways(game: GameRecord, kind: int, price: int, symbols: int, locomotives: int, out: Masks) -> None:
    """Add the ways that contain at least one card of `kind`."""
    fewest = max(symbols, price - int(game.hand[game.player, kind]))
    most = min(locomotives, price - 1)
    if fewest <= most:
        add_ways(out, kind, fewest, most)


@kernel
def add_ways(out: Masks, kind: int, fewest: int, most: int) -> None:
    """Add the ways of one kind with `fewest` to `most` locomotives."""
    per_word = 64 // PAY_WIDTH
    numbers = first_bits(most - fewest + 1)
    out[PAY_WORD + kind // per_word] |= numbers << np.uint64(kind % per_word * PAY_WIDTH + fewest)


@kernel
def spend(game: GameRecord, kind: int, count: int) -> None:
    """Discard `count` cards of `kind` from the player's hand; the table forgets those it had seen."""
    player = int(game.player)
    game.hand[player, kind] -= count
    game.known[player, kind] = max(int(game.known[player, kind]) - count, 0)
    cards.discard(game, kind, count)


@kernel
def show(game: GameRecord, kind: int, count: int) -> None:
    """Let the table see that the player holds at least `count` cards of `kind`."""
    player = int(game.player)
    game.known[player, kind] = max(int(game.known[player, kind]), count)


@kernel
def may_hold(game: GameRecord, board: BoardRecord, kind: int) -> bool:
    """Return whether the table has seen a card of a kind in the player's hand, or cannot rule out a hidden one."""
    player = int(game.player)
    if game.known[player, kind] > 0:
        return True
    hidden = 0
    for other in range(KINDS):
        hidden += int(game.hand[player, other]) - int(game.known[player, other])
    if board.special_claims != 0:
        hidden += claiming.hidden_cards(game, board, player)
    return hidden > 0 and unseen(game, board, kind) > 0


@kernel
def unseen(game: GameRecord, board: BoardRecord, kind: int) -> int:
    """Return how many cards of a kind lie where the table cannot see them: in the deck or hidden in hands."""
    count = int(board.cards[kind]) - int(game.discard[kind]) - display.face_up(game, board, kind)
    for seat in range(game.players):
        count -= int(game.known[seat, kind])
    for position in range(TUNNEL_CARDS):
        count -= int(game.revealed[position] == kind)
    return count
