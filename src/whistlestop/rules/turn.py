"""What can be decided now and what a decision does: the two doors of the rules (R4, R7, R29, R103, R109, R161).

`legal` and `step` trust their caller: `step` must be given one of the actions that `legal` wrote. The phase says which
section of the rulebook is asked; cards and dice have a file each for the turn itself.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import CARD_WORDS, END, KEEP, PASS, SPLIT
from whistlestop.records.board import BoardRecord
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    CHOOSE_SPLIT,
    CHOOSE_TICKETS,
    NONE,
    PAYMENT,
    SECOND_CARD,
    TUNNEL,
    GameRecord,
    Masks,
)
from whistlestop.rules import (
    acting,
    card_turn,
    cards,
    dice_tunnels,
    dice_turn,
    ending,
    monsters,
    payment,
    routes,
    setup,
    splits,
    stations,
    tickets,
    tunnels,
)
from whistlestop.rules.hooks import asking, hooks, legal_by_phase, step_by_phase, table

legal_of_mechanisms = legal_by_phase(table("LEGAL"))
step_of_mechanisms = step_by_phase(table("STEP"))
ask_before_first_turn = asking(hooks("ask_before_first_turn"))
step_before_first_turn = step_by_phase(table("BEFORE_FIRST_TURN"))


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Write the set of legal actions, one bit for each; it is empty once the game is over."""
    for word in range(CARD_WORDS):
        out[word] = np.uint64(0)
    for word in range(CARD_WORDS, board.action_words):
        out[word] = np.uint64(0)
    if board.dice != 0 and (game.phase == CHOOSE_ACTION or game.phase == AFTER_ACTION):
        dice_turn.legal(game, board, out)
    elif game.phase == CHOOSE_ACTION:
        legal_actions(game, board, out)
    elif game.phase == SECOND_CARD:
        if board.acts == 0 or not acting.narrowed(game, board, out):
            cards.legal(game, board, out, True)
        legal_moves(game, board, out)
    elif game.phase == PAYMENT:
        legal_payments(game, board, out)
    elif game.phase == CHOOSE_TICKETS:
        tickets.legal_choice(game, board, out)
    else:
        legal_elsewhere(game, board, out)


@kernel
def legal_elsewhere(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add what can be decided in the rarer phases."""
    if game.phase == TUNNEL:
        if board.dice != 0:
            dice_tunnels.legal(game, board, out)
        else:
            tunnels.legal(game, board, out)
    elif game.phase == AFTER_ACTION:
        out[END // 64] |= bit(END % 64)
        legal_moves(game, board, out)
    else:
        legal_of_mechanisms(game, board, out)


@kernel
def legal_actions(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the actions a turn can begin with; passing only if there is no other, and moves beside (R7, R29, R205)."""
    if board.acts != 0 and acting.narrowed(game, board, out):
        legal_moves(game, board, out)
        return
    cards.legal(game, board, out, False)
    tickets.legal(game, board, out)
    routes.legal(game, board, out)
    if board.acts != 0:
        acting.legal(game, board, out)
    if out[0] == np.uint64(0) and nothing_else(board, out):
        out[0] = bit(PASS)
    if board.acts != 0:
        acting.legal_before(game, board, out)
    legal_moves(game, board, out)


@kernel
def nothing_else(board: BoardRecord, out: Masks) -> bool:
    """Return whether no action stands in any word after the first."""
    found = np.uint64(0)
    for word in range(1, CARD_WORDS):
        found |= out[word]
    for word in range(CARD_WORDS, board.action_words):
        found |= out[word]
    return found == np.uint64(0)


@kernel
def legal_moves(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the monsters' moves, where there are monsters (R169)."""
    if board.monsters != 0:
        monsters.legal(game, board, out)


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the ways to pay for what the player has chosen."""
    if game.claiming != NONE:
        routes.ways_to_pay(game, board, out)
    elif game.building != NONE:
        stations.ways_to_pay(game, board, out)
    elif board.dice == 0:
        payment.move_ways(game, monsters.locomotives_of(int(game.moving)), out)
    else:
        dice_turn.legal_payments(game, board, out)


@kernel
def step(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    if board.dice != 0:
        step_with_dice(game, board, scratch, action)
    elif game.phase == CHOOSE_ACTION:
        card_turn.act(game, board, scratch, action)
    elif game.phase == SECOND_CARD:
        card_turn.second_card(game, board, scratch, action)
    elif game.phase == PAYMENT:
        card_turn.pay(game, board, scratch, action)
    elif game.phase == TUNNEL:
        card_turn.settle_tunnel(game, board, scratch, action)
    elif game.phase == AFTER_ACTION:
        card_turn.close(game, board, scratch, action)
    else:
        step_in_common(game, board, scratch, action)


@kernel
def step_with_dice(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Carry out an action of a game with dice."""
    if game.phase == CHOOSE_ACTION or game.phase == AFTER_ACTION:
        dice_turn.act(game, board, scratch, action)
    elif game.phase == CHOOSE_REROLL:
        dice_turn.reroll(game, board, scratch, action)
    elif game.phase == PAYMENT:
        dice_turn.pay(game, board, scratch, action)
    elif game.phase == TUNNEL:
        dice_turn.settle_tunnel(game, board, scratch, action)
    else:
        step_in_common(game, board, scratch, action)
        if game.phase == CHOOSE_ACTION:  # after something that is no action itself
            dice_turn.go_on(game, board, scratch)


@kernel
def step_in_common(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Carry out what cards and dice have in common: tickets, what a claim brings, journeys and placing monsters."""
    if game.phase == CHOOSE_TICKETS:
        choose_ticket(game, board, scratch, action == KEEP)
    elif game.phase == CHOOSE_SPLIT:
        name_split(game, board, scratch, action - SPLIT)
    elif step_before_first_turn(game, board, scratch, action):
        begin_play(game, board, scratch)
    elif step_of_mechanisms(game, board, scratch, action):
        ending.after_action(game, board, scratch)


@kernel
def name_split(game: GameRecord, board: BoardRecord, scratch: Scratch, second: int) -> None:
    """Deal the tickets named; before the first turn everybody names, then all choose (R103)."""
    count = int(game.splitting)
    splits.deal(game, board, scratch, second)
    if game.turn > 0:
        game.offered[0], game.offered[1] = count - second, second
        tickets.begin_choice(game, 0 if board.dice != 0 else min(int(board.drawn_keep), count))
        game.phase = CHOOSE_TICKETS
        return
    game.second_deck[game.player] = second
    game.player = (game.player + 1) % game.players
    if game.player == game.first:
        setup.begin_choices(game, board)
    else:
        splits.begin(game, int(board.opening_split))


@kernel
def choose_ticket(game: GameRecord, board: BoardRecord, scratch: Scratch, keep: bool) -> None:
    """Keep or return one ticket; when all are decided the opening goes on, or the turn."""
    if not tickets.choose(game, board, scratch, keep):
        return
    returned = int(game.aside[0]) + int(game.aside[1])
    tickets.end_choice(game)
    if game.turn == 0:
        next_opening_choice(game, board, scratch)
    else:
        tickets.put_back(game, board, scratch, int(game.player), returned, int(board.refused_drawn))
        ending.after_action(game, board, scratch)


@kernel
def next_opening_choice(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Let the next seat choose its first tickets; after the last one monsters are placed (R4, R208)."""
    game.player = (game.player + 1) % game.players
    if game.player != game.first:
        setup.begin_opening_choice(game, board)
    else:
        setup.finish_opening(game, board, scratch)
        begin_play(game, board, scratch)


@kernel
def begin_play(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Ask what is decided before the first turn, such as where monsters stand (R161); then that turn begins."""
    if not ask_before_first_turn(game, board, scratch):
        game.player = game.first
        ending.begin_turn(game, board, scratch)
