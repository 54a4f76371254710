"""Alvin and Dexter: where they stand, what they block, how they are moved, and their cards (R160-R182, R201).

A monster's card lies face up before its mover until the end of his next turn and locks the monster meanwhile. The card
decks are counts. Which moves a player can pay for is hidden with cards, so whether the end of a turn is asked depends
on what the table knows of his hand (`may_follow`), never on the hand.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import MOVE_WIDTH, MOVE_WORD, PLACE, PLACE_WORD
from whistlestop.records.board import RANGES, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.monsters import MONSTER_CARD_TURNED, MONSTER_MOVED, MONSTER_PLACED
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import ALVIN, DEXTER, MONSTERS, NONE, PLACE_MONSTER, SEATS, GameRecord, Masks
from whistlestop.rules import claiming, purse

CARDS = 20
MONSTER_WRONG = 8192
FAULTS = {MONSTER_WRONG: "monster_wrong"}


@kernel
def clear(game: GameRecord) -> None:
    """Take the monsters off the board and their cards away."""
    game.moving = game.moved = NONE
    for monster in range(MONSTERS):
        game.monster_place[monster] = game.face_up[monster] = NONE
        game.monster_deck[monster] = 0
        for seat in range(SEATS):
            game.face_down[seat, monster] = 0


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Lay out the card decks; the monsters are placed later (R160)."""
    if board.monsters == 0:
        return
    for monster in range(MONSTERS):
        game.monster_deck[monster] = CARDS


@kernel
def placing(game: GameRecord) -> int:
    """Return the monster that is put on the board next, or NONE (R161)."""
    if game.monster_place[ALVIN] == NONE:
        return ALVIN
    return DEXTER if game.monster_place[DEXTER] == NONE else NONE


@kernel
def placer(game: GameRecord, monster: int) -> int:
    """Return who puts a monster on the board: the last in turn order Alvin, the one before him Dexter (R161)."""
    return (int(game.first) + 2 * int(game.players) - 1 - monster) % int(game.players)


@kernel
def legal_places(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the places the next monster may be put on; Dexter never where Alvin is (R161, R163)."""
    places = board.first_places
    if game.monster_place[ALVIN] != NONE:
        places &= ~bit(int(game.monster_place[ALVIN]))
    open_places = places & ~claiming.shut_places(game, board, int(game.player))
    # A small board of one's own may have no other place left: then a marked city is as good as any (R352).
    out[PLACE_WORD] |= open_places if open_places != 0 else places


@kernel
def ask_before_first_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let the last player place Alvin, then the player on his right Dexter (R161)."""
    if board.monsters == 0 or placing(game) == NONE:
        return False
    game.player = placer(game, placing(game))
    game.phase = PLACE_MONSTER
    return True


@kernel
def put(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Put the next monster on its first place: no cost, no card (R162)."""
    monster, place = placing(game), action - PLACE
    game.monster_place[monster] = place
    tell(scratch, MONSTER_PLACED, game.player, monster, place)
    return True


LEGAL = {PLACE_MONSTER: legal_places}
BEFORE_FIRST_TURN = {PLACE_MONSTER: put}


@kernel
def chaos(game: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the places in chaos (R164, R203)."""
    places = np.uint64(0)
    for monster in range(MONSTERS):
        if game.monster_place[monster] != NONE:
            places |= board.chaos[game.monster_place[monster]]
    return places


@kernel
def destinations(game: GameRecord, board: BoardRecord, monster: int, locomotives: int) -> np.uint64:
    """Return where a monster may go now; none if it is locked or out of cards (R171-R174, R176, R178, R179)."""
    if game.moved != NONE or game.face_up[monster] != NONE or game.monster_deck[monster] == 0:
        return np.uint64(0)
    places = board.reach[game.monster_place[monster], locomotives - 1]
    if board.stay_allowed == 0:
        places &= ~bit(int(game.monster_place[monster]))
    if board.sharing_allowed == 0:
        places &= ~bit(int(game.monster_place[1 - monster]))
    return places


@kernel
def legal_beside(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every move the player can pay for, but none after a failed tunnel (R149, R167, R169)."""
    if board.monsters == 0 or game.failed != 0:
        return
    locomotives = min(purse.locomotives(game, board), RANGES)
    for monster in range(MONSTERS):
        for count in range(1, locomotives + 1):
            out[MOVE_WORD + monster * RANGES + count - 1] |= destinations(game, board, monster, count)


@kernel
def may_follow(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether, as far as the table can know, the player might still move a monster this turn (R169)."""
    if board.monsters == 0 or game.failed != 0:
        return False
    places = destinations(game, board, ALVIN, 1) | destinations(game, board, DEXTER, 1)
    if places == np.uint64(0):
        return False
    if board.dice != 0:
        return purse.locomotives(game, board) > 0
    return purse.may_hold_locomotive(game, board)


@kernel
def monster_of(move: int) -> int:
    """Return the monster of a move, given as its number in the block MOVE."""
    return move // (RANGES * MOVE_WIDTH)


@kernel
def locomotives_of(move: int) -> int:
    """Return how many locomotives a move costs."""
    return move // MOVE_WIDTH % RANGES + 1


@kernel
def move(game: GameRecord, scratch: Scratch, number: int) -> None:
    """Move a monster that has been paid for; its card lies face up before the player (R167, R175)."""
    monster, place = monster_of(number), number % MOVE_WIDTH
    tell(scratch, MONSTER_MOVED, game.player, monster, place, locomotives_of(number), game.monster_place[monster])
    game.monster_place[monster] = place
    game.monster_deck[monster] -= 1
    game.face_up[monster] = game.player
    game.moved = monster


@kernel
def turn_cards_over(game: GameRecord, scratch: Scratch) -> None:
    """Turn the player's face-up card face down, unless he took it in the turn that ends now (R177)."""
    for monster in range(MONSTERS):
        if game.face_up[monster] == game.player and game.moved != monster:
            game.face_up[monster] = NONE
            game.face_down[game.player, monster] += 1
            tell(scratch, MONSTER_CARD_TURNED, game.player, monster)


@kernel
def cards_of(game: GameRecord, seat: int, monster: int) -> int:
    """Return how many cards of a monster a seat has, face up and face down (R188)."""
    return int(game.face_down[seat, monster]) + int(game.face_up[monster] == seat)


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of monsters: cards lost, or a monster nowhere once the first turn has begun (R160, R161)."""
    for monster in range(MONSTERS):
        cards_there = int(game.monster_deck[monster])
        for seat in range(game.players):
            cards_there += cards_of(game, seat, monster)
        if cards_there != (CARDS if board.monsters != 0 else 0):
            return MONSTER_WRONG
        placed = game.monster_place[monster] != NONE
        if (placed and board.monsters == 0) or (not placed and board.monsters != 0 and game.turn > 0):
            return MONSTER_WRONG
    return 0
