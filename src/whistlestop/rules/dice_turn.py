"""A turn with dice: the re-roll, then one action, tokens and a monster's move in any order (R133, R134, R138, R146).

Every die is used once. What can be done is public, so a turn in which nothing but its end is left ends by itself.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import (
    BUY,
    CLAIM,
    END,
    MOST_TICKETS,
    MOVE,
    PAIR_FIRST,
    PAIR_SECOND,
    PASSENGER,
    REROLL,
    SPEND,
    SPEND_ONE,
    SPEND_TWO,
    SPEND_WIDTH,
    STATION,
    TICKETS,
)
from whistlestop.records.board import WILD_OR_PAIR, BoardRecord
from whistlestop.records.dice import ROUTE_CLAIMED_WITH_DICE, STATION_BUILT_WITH_DICE, TICKETS_DRAWN_WITH_DICE
from whistlestop.records.events import tell
from whistlestop.records.monsters import MONSTER_PAID
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    NONE,
    PAYMENT,
    STATION_FACE,
    TUNNEL,
    WILD,
    GameRecord,
    Masks,
)
from whistlestop.records.tunnels import TUNNEL_DECLINED
from whistlestop.rules import (
    acting,
    claiming,
    dice,
    dice_payment,
    dice_tunnels,
    ending,
    monsters,
    moving,
    purse,
    routes,
    settling,
    splits,
    stations,
    tickets,
    tokens,
)
from whistlestop.rules.hooks import expecting, hooks

must_go_on = expecting(hooks("must_go_on"))


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add all that can be done once the dice stand: the action unless it is done, what is done beside it, the end."""
    if game.acted == 0:
        legal_action(game, board, out)
    if game.failed == 0 or board.tokens_after_failed_tunnel != 0:
        tokens.legal(game, board, out)
    acting.legal_beside(game, board, out)
    if not must_go_on(game, board):
        tokens.legal_end(game, board, out)


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the actions the dice can pay for (R134, R138, R150, R151)."""
    if board.acts != 0:
        if acting.narrowed(game, board, out):
            return
        acting.legal(game, board, out)
        acting.legal_before(game, board, out)
    routes.legal(game, board, out)
    most = min(dice_payment.station_dice(game), tickets.drawable(game, board), MOST_TICKETS)
    for count in range(1, most + 1):
        out[0] |= bit(TICKETS + count)


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the ways to pay for tickets or a monster's move with dice."""
    if game.drawing > 0:
        dice_payment.station_ways(game, int(game.drawing), out)
    else:
        dice_payment.monster_ways(game, monsters.locomotives_of(int(game.moving)), out)


@kernel
def reroll(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Roll some dice again, or none; then the result stands, unless a mechanism lets the player roll again (R133)."""
    more = acting.more_rolls(game, board) if board.acts != 0 else 0
    dice.reroll(game, scratch, action - REROLL, more)
    if action == REROLL or more == 0:
        game.phase = CHOOSE_ACTION


@kernel
def act(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Do one thing of a turn whose dice stand (R146)."""
    if action >= PASSENGER:
        acting.act(game, board, scratch, action)
    elif action >= END:
        tokens.give_back(game, scratch, action - END)
        ending.end_turn(game, board, scratch)
    elif action >= BUY:
        tokens.buy(game, scratch, action - BUY)
        go_on(game, board, scratch)
    elif action >= MOVE:
        move_monster(game, board, scratch, action - MOVE)
    else:
        begin_action(game, board, scratch, action)


@kernel
def begin_action(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Name what the action of the turn is; payment follows, in a tunnel after the tunnel dice (R149)."""
    game.phase = PAYMENT
    if action >= STATION:
        game.building = action - STATION
    elif action < CLAIM:
        game.drawing = action - TICKETS
    else:
        game.claiming = action - CLAIM
        if board.tunnel[game.claiming] != 0:
            dice_tunnels.enter(game, board, scratch)
            game.phase = TUNNEL


@kernel
def move_monster(game: GameRecord, board: BoardRecord, scratch: Scratch, move: int) -> None:
    """Move a monster for wild dice, or ask first what pays where pairs count too (R196)."""
    if board.monster_payment == WILD_OR_PAIR:
        game.moving = move
        game.phase = PAYMENT
    else:
        game.dice[WILD] -= monsters.locomotives_of(move)
        make_move(game, board, scratch, move)


@kernel
def go_on(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Ask what else, unless only the end of the turn is left."""
    game.phase = CHOOSE_ACTION if game.acted == 0 else AFTER_ACTION
    if not ending.something_may_follow(game, board) and (game.acted != 0 or not has_action(game, board, scratch)):
        ending.end_turn(game, board, scratch)


@kernel
def has_action(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Return whether the dice left can pay for any action."""
    for word in range(board.action_words):
        scratch.legal[word] = np.uint64(0)
    legal_action(game, board, scratch.legal)
    found = np.uint64(0)
    for word in range(board.action_words):
        found |= scratch.legal[word]
    return found != np.uint64(0)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay for what was named: a route, a station, tickets or a monster's move."""
    wilds, spent = (action - SPEND) // SPEND_WIDTH, (action - SPEND) % SPEND_WIDTH
    if purse.pay_part(game, board, scratch, action):
        if purse.nothing_due(game, board):
            claim(game, board, scratch, 0, 0, 0)
    elif game.moving != NONE:
        pay_monster(game, board, scratch, action)
    elif game.drawing > 0:
        draw_tickets(game, board, scratch, wilds)
    elif game.building != NONE:
        build(game, board, scratch, wilds)
    else:
        claim(game, board, scratch, purse.price(game, board), wilds, spent)


@kernel
def claim(game: GameRecord, board: BoardRecord, scratch: Scratch, due: int, wilds: int, spent: int) -> None:
    """Pay for a route with dice and tokens and make it the player's (R136)."""
    track = int(game.claiming)
    kind = dice_payment.kind_of(game, board, track)
    special = claiming.claim_event(game, board, track) if board.special_claims != 0 else NONE
    event = ROUTE_CLAIMED_WITH_DICE if special == NONE else special + 1
    of_kind = dice_payment.beside_wilds(board, track, due, wilds) - spent
    tell(scratch, event, game.player, track, of_kind, wilds, spent)
    dice_payment.spend(game, kind, of_kind + wilds + spent, wilds, spent)
    routes.put_trains(game, board)
    if settling.settled(game, board, scratch):
        ending.after_action(game, board, scratch)
    elif game.phase == CHOOSE_ACTION:  # another claim may follow
        go_on(game, board, scratch)


@kernel
def build(game: GameRecord, board: BoardRecord, scratch: Scratch, wilds: int) -> None:
    """Pay for a station with Station dice and wilds and put it on its place (R150)."""
    due = purse.price(game, board)
    tell(scratch, STATION_BUILT_WITH_DICE, game.player, game.building, due - wilds, wilds)
    dice_payment.spend(game, STATION_FACE, due, wilds, 0)
    stations.put(game)
    ending.after_action(game, board, scratch)


@kernel
def draw_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch, wilds: int) -> None:
    """Pay for tickets, one Station or wild each, name their decks where there are two, and look at them (R138)."""
    count = int(game.drawing)
    tell(scratch, TICKETS_DRAWN_WITH_DICE, game.player, count, count - wilds, wilds)
    dice_payment.spend(game, STATION_FACE, count, wilds, 0)
    game.drawing = 0
    if board.drawn_split != 0:
        splits.begin(game, count)
    else:
        tickets.draw_paid(game, board, scratch, count)
        game.phase = CHOOSE_TICKETS


@kernel
def pay_monster(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Use up wilds and pairs for a monster's move and make it (R196)."""
    one, two = action - SPEND_ONE, NONE
    if action >= SPEND_TWO:
        one, two = PAIR_FIRST[action - SPEND_TWO], PAIR_SECOND[action - SPEND_TWO]
    tell(scratch, MONSTER_PAID, game.player, one, two)
    game.dice[one] -= dice_payment.dice_for_one(one)
    if two != NONE:
        game.dice[two] -= dice_payment.dice_for_one(two)
    move, game.moving = int(game.moving), NONE
    make_move(game, board, scratch, move)


@kernel
def make_move(game: GameRecord, board: BoardRecord, scratch: Scratch, move: int) -> None:
    """Move a monster that is paid for; the turn goes on unless that ended the game (R422)."""
    if moving.move(game, board, scratch, move):
        go_on(game, board, scratch)


@kernel
def settle_tunnel(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay for a tunnel, buy a token for it, or give it up: then the action is lost (R149)."""
    if action >= SPEND:
        due = purse.price(game, board)
        dice_tunnels.close(game)
        claim(game, board, scratch, due, (action - SPEND) // SPEND_WIDTH, (action - SPEND) % SPEND_WIDTH)
    elif action >= BUY:
        tokens.buy(game, scratch, action - BUY)
        game.bought += 1
    else:
        tell(scratch, TUNNEL_DECLINED, game.player, game.claiming)
        dice_tunnels.close(game)
        game.claiming, game.failed = NONE, 1
        ending.after_action(game, board, scratch)
