"""Two decks, two discard piles and one display of both (R360-R363).

A card is a kind: plain train cards and wild ones as everywhere, behind them train cards with a harbour, cards of two
ships and cards of one. A deck is a count of each kind. Whoever takes a card from the display names the deck that fills
its place, where both can.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records import luck
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import DECK_RESHUFFLED, DISPLAY_RESET, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.ships import (
    CARD_REPLACED,
    DECK_CARD_DRAWN,
    DISPLAY_CARD_TAKEN,
    FIRST_SHIP_KIND,
    LUCK,
    SHIP_DECK,
    SHIP_KINDS,
    SHIP_ROOM,
    TRAIN_DECK,
    TRAIN_KINDS,
)
from whistlestop.records.state import HIDDEN, KINDS, LOCOMOTIVE, NOBODY, NONE, GameRecord
from whistlestop.rules.display import face_up

ALL_KINDS = FIRST_SHIP_KIND + SHIP_KINDS
ALL_TRAIN_KINDS = FIRST_SHIP_KIND + TRAIN_KINDS


@kernel
def deck_of(kind: int) -> int:
    """Return the deck that a kind of card belongs to."""
    return TRAIN_DECK if kind < ALL_TRAIN_KINDS else SHIP_DECK


@kernel
def in_deck(game: GameRecord, kind: int) -> int:
    """Return how many cards of a kind are in their deck."""
    return int(game.deck[kind]) if kind < KINDS else int(game.ship_deck[kind - FIRST_SHIP_KIND])


@kernel
def deck_size(game: GameRecord, deck: int) -> int:
    """Return how many cards a deck holds; a view tells no more of it."""
    size = int(game.deck_size) if deck == TRAIN_DECK else 0
    for kind in range(0 if deck == TRAIN_DECK else TRAIN_KINDS, TRAIN_KINDS if deck == TRAIN_DECK else SHIP_ROOM):
        size += int(game.ship_deck[kind])
    return size


@kernel
def pile_size(game: GameRecord, deck: int) -> int:
    """Return how many cards lie on the discard pile of a deck."""
    size = int(game.discard_size) if deck == TRAIN_DECK else 0
    for kind in range(0 if deck == TRAIN_DECK else TRAIN_KINDS, TRAIN_KINDS if deck == TRAIN_DECK else SHIP_ROOM):
        size += int(game.ship_discard[kind])
    return size


@kernel
def left(game: GameRecord, deck: int) -> int:
    """Return how many cards a deck can still give, its pile included (R15)."""
    return deck_size(game, deck) + pile_size(game, deck)


@kernel
def next_card(game: GameRecord, scratch: Scratch, deck: int) -> int:
    """Return the kind of the next card of a deck, which must hold one."""
    answer = luck.scripted(scratch, LUCK)
    if answer == NONE and luck.is_open(scratch, LUCK):
        for kind in range(ALL_KINDS):
            scratch.odds[kind] = in_deck(game, kind) if deck_of(kind) == deck and kind != HIDDEN else 0
    if answer < 0 or answer >= ALL_KINDS or deck_of(answer) != deck or in_deck(game, answer) <= 0:
        scratch.script_faults += int(answer != NONE)
        rest, answer = luck.drawn(game, LUCK, int(game.ship_draws), deck_size(game, deck)), 0
        while deck_of(answer) != deck or rest >= in_deck(game, answer):
            if deck_of(answer) == deck:
                rest -= in_deck(game, answer)
            answer += 1
    game.ship_draws += 1
    luck.note(scratch, LUCK, answer)
    return answer


@kernel
def reshuffle(game: GameRecord, scratch: Scratch, deck: int) -> None:
    """Make the discard pile of a deck its new cards (R15)."""
    size = pile_size(game, deck)
    if size == 0:
        return
    if deck == TRAIN_DECK:
        for kind in range(KINDS):
            game.deck[kind] += game.discard[kind]
            game.discard[kind] = 0
        game.deck_size += game.discard_size
        game.discard_size = 0
    for kind in range(0 if deck == TRAIN_DECK else TRAIN_KINDS, TRAIN_KINDS if deck == TRAIN_DECK else SHIP_KINDS):
        game.ship_deck[kind] += game.ship_discard[kind]
        game.ship_discard[kind] = 0
    tell(scratch, DECK_RESHUFFLED, NOBODY, size)


@kernel
def turn_over(game: GameRecord, scratch: Scratch, deck: int) -> int:
    """Return the next card of a deck, off it already, or NONE if it has none (R15, R16)."""
    if deck_size(game, deck) == 0:
        reshuffle(game, scratch, deck)
    if deck_size(game, deck) == 0:
        return NONE
    kind = next_card(game, scratch, deck)
    if kind < KINDS:
        game.deck[kind] -= 1
        game.deck_size -= 1
    else:
        game.ship_deck[kind - FIRST_SHIP_KIND] -= 1
    return kind


@kernel
def give(game: GameRecord, kind: int, seen: int) -> None:
    """Give the player a card; `seen` is 1 if the table has seen it."""
    player = int(game.player)
    if kind < KINDS:
        game.hand[player, kind] += 1
        game.known[player, kind] += seen
    else:
        game.ship_hand[player, kind - FIRST_SHIP_KIND] += 1
        game.ship_known[player, kind - FIRST_SHIP_KIND] += seen


@kernel
def discard(game: GameRecord, kind: int) -> None:
    """Lay a card on the pile of its deck."""
    if kind < KINDS:
        game.discard[kind] += 1
        game.discard_size += 1
    else:
        game.ship_discard[kind - FIRST_SHIP_KIND] += 1


@kernel
def draw(game: GameRecord, scratch: Scratch, deck: int) -> None:
    """Give the player the next card of a deck, unseen by the others (R362)."""
    kind = turn_over(game, scratch, deck)
    give(game, kind, 0)
    tell(scratch, DECK_CARD_DRAWN, game.player, deck, kind)


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int) -> int:
    """Give the player a face-up card and return the slot that is empty now."""
    slot = 0
    while game.display[slot] != kind:
        slot += 1
    game.display[slot] = NONE
    give(game, kind, 1)
    tell(scratch, DISPLAY_CARD_TAKEN, game.player, kind, slot)
    return slot


@kernel
def turn_up(game: GameRecord, scratch: Scratch, slot: int, deck: int) -> None:
    """Put the next card of a deck face up in a slot; without one the slot stays empty (R16)."""
    kind = turn_over(game, scratch, deck)
    game.display[slot] = kind
    if kind != NONE:
        tell(scratch, CARD_REPLACED, NOBODY, deck, kind, slot)


@kernel
def fill_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Fill places that stayed empty, each from the deck that can give more, then apply R363 (R362)."""
    for slot in range(board.display):
        if game.display[slot] == NONE:
            fuller = SHIP_DECK if left(game, SHIP_DECK) > left(game, TRAIN_DECK) else TRAIN_DECK
            turn_up(game, scratch, slot, fuller)
    reset_display(game, board, scratch)


@kernel
def lay_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Turn up half of the display from each deck; the other one helps out where a deck is short (R361, R363)."""
    for slot in range(board.display):
        deck = TRAIN_DECK if slot < board.display // 2 else SHIP_DECK
        turn_up(game, scratch, slot, deck if left(game, deck) > 0 else DECKS_IN_ALL - deck)


DECKS_IN_ALL = TRAIN_DECK + SHIP_DECK  # the other deck is this less the one


@kernel
def reset_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Replace all face-up cards while three or more of them are wild (R363)."""
    resets = 0
    while (
        resets < board.reset_cap and face_up(game, board, LOCOMOTIVE) >= board.display_reset and could_lie(game, board)
    ):
        tell(scratch, DISPLAY_RESET, NOBODY)
        for slot in range(board.display):
            if game.display[slot] != NONE:
                discard(game, int(game.display[slot]))
                game.display[slot] = NONE
        lay_display(game, board, scratch)
        resets += 1


@kernel
def could_lie(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a new display could have fewer wild cards than replace it (R363)."""
    trains, ships = left(game, TRAIN_DECK), left(game, SHIP_DECK)
    for slot in range(board.display):
        if game.display[slot] != NONE:
            trains += int(deck_of(int(game.display[slot])) == TRAIN_DECK)
            ships += int(deck_of(int(game.display[slot])) == SHIP_DECK)
    half = int(board.display) // 2
    laid = half if ships >= half else min(int(board.display) - ships, trains)
    wilds = int(game.deck[LOCOMOTIVE]) + int(game.discard[LOCOMOTIVE]) + face_up(game, board, LOCOMOTIVE)
    return trains - wilds >= laid - (int(board.display_reset) - 1)


@kernel
def second_card_exists(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a second card could be drawn (R12, R14)."""
    for slot in range(board.display):
        if game.display[slot] != NONE and (game.display[slot] != LOCOMOTIVE or board.locomotive_one_card != 0):
            return True
    return left(game, TRAIN_DECK) + left(game, SHIP_DECK) > 0
