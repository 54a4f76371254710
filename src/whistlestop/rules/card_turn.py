"""A turn with train cards: its one action, from the first choice to the last payment (R7, R11, R50, R57, R109)."""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import (
    CLAIM,
    DECLINE,
    DRAW,
    END,
    EXTRA,
    GIVE,
    MOVE,
    PASS,
    PASSENGER,
    PAY,
    PAY_PLUS4,
    PAY_WIDTH,
    REPLACE,
    STATION,
    TAKE,
    TICKETS,
)
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import PASSED, tell
from whistlestop.records.plus4 import PLUS4_PAID
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    LOCOMOTIVE,
    NONE,
    OVER,
    PAYMENT,
    PLUS4,
    SECOND_CARD,
    TUNNEL,
    GameRecord,
)
from whistlestop.rules import (
    acting,
    cards,
    claiming,
    ending,
    monsters,
    moving,
    payment,
    plus4,
    purse,
    routes,
    settling,
    splits,
    stations,
    substitutes,
    tickets,
    tunnels,
)
from whistlestop.rules.hooks import DRAWN, NOT_DRAWN, asking, doing, drawing, hooks

ask_after_drawing = asking(hooks("after_drawing"))
draw_own = drawing(hooks("draw_own"))
refill_own = doing(hooks("refill"))


@kernel
def act(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Begin the one action of a turn (R7), or move a monster before it (R169)."""
    if board.own_decks != 0 and drawn_from_own(game, board, scratch, action):
        return
    if action <= DRAW:
        draw_card(game, board, scratch, action)
        after_first_card(game, board, scratch, action)
    elif action == PASS:
        tell(scratch, PASSED, game.player)
        game.passed = 1
        ending.after_action(game, board, scratch)
    elif action == TICKETS:
        draw_tickets(game, board, scratch)
    elif action >= PASSENGER:
        acting.act(game, board, scratch, action)
    elif action >= MOVE:
        move_monster(game, board, scratch, action - MOVE)
    elif action >= STATION:
        game.building = action - STATION
        game.phase = PAYMENT
    else:
        begin_claim(game, board, action - CLAIM)


@kernel
def begin_claim(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Name the track that is claimed; its payment is a question of its own (R22)."""
    game.claiming = track
    game.phase = PAYMENT
    if board.special_claims != 0:
        asks = claiming.payment_phase(game, board, track)
        if asks != NONE:
            game.phase = asks


@kernel
def drawn_from_own(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Draw a card from the decks of a mechanism; return whether that was the action (R362)."""
    drawn = draw_own(game, board, scratch, action)
    if drawn == DRAWN:
        ending.after_action(game, board, scratch)
    return drawn != NOT_DRAWN


@kernel
def draw_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Offer new tickets, once the player has named their decks where there are two (R18, R103)."""
    if board.drawn_split != 0:
        splits.begin_drawn(game, board)
    else:
        tickets.draw(game, board, scratch)
        game.phase = CHOOSE_TICKETS


@kernel
def draw_card(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Draw one card, blind or from the display (R11)."""
    if action == DRAW:
        cards.draw(game, board, scratch)
    else:
        cards.take(game, board, scratch, action - TAKE)


@kernel
def after_first_card(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Go on to the second card, unless a face-up locomotive ended the drawing or none is left (R12, R14)."""
    ends_drawing = action == TAKE + LOCOMOTIVE and board.locomotive_one_card == 0
    if not ends_drawing and cards.second_card_exists(game, board):
        game.phase = SECOND_CARD
    elif not ask_after_drawing(game, board, scratch):
        ending.after_action(game, board, scratch)


@kernel
def second_card(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Draw the second card, or move a monster before it (R11, R169)."""
    if board.own_decks != 0 and drawn_from_own(game, board, scratch, action):
        return
    if action >= MOVE:
        move_monster(game, board, scratch, action - MOVE)
    else:
        draw_card(game, board, scratch, action)
        if not ask_after_drawing(game, board, scratch):
            ending.after_action(game, board, scratch)


@kernel
def fill_display(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Fill the display once cards were discarded, from whichever decks the board has (R16)."""
    if board.own_decks != 0:
        refill_own(game, board, scratch)
    else:
        cards.fill_display(game, board, scratch)


@kernel
def move_monster(game: GameRecord, board: BoardRecord, scratch: Scratch, move: int) -> None:
    """Pay for a monster's move and make it; the phase stays unless +4 may pay too (R167, R181, R182)."""
    if board.plus4_moves_monsters != 0:
        game.one_drawn = int(game.phase == SECOND_CARD)
        game.moving = move
        game.phase = PAYMENT
    else:
        payment.spend(game, LOCOMOTIVE, monsters.locomotives_of(move))
        moving.move(game, board, scratch, move)
        fill_display(game, board, scratch)


@kernel
def pay_monster(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay for a monster's move with plain and +4 locomotives, make it and go on where the turn was (R169, R182)."""
    move = int(game.moving)
    count = plus4.count_of(action - PAY_PLUS4) if action >= PAY_PLUS4 else 0
    payment.spend(game, LOCOMOTIVE, monsters.locomotives_of(move) - count)
    game.phase = SECOND_CARD if game.one_drawn != 0 else CHOOSE_ACTION
    game.moving, game.one_drawn = NONE, 0
    going_on = moving.move(game, board, scratch, move)
    spend_plus4(game, scratch, count)
    fill_display(game, board, scratch)
    if going_on and game.acted != 0:
        ending.after_action(game, board, scratch)


@kernel
def spend_plus4(game: GameRecord, scratch: Scratch, count: int) -> None:
    """Discard +4 locomotives and tell it, if there are any in a payment."""
    if count > 0:
        payment.spend(game, PLUS4, count)
        tell(scratch, PLUS4_PAID, game.player, count)


@kernel
def close(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """After the action: move a monster, which may end the turn by itself, or end it."""
    if action < END:
        move_monster(game, board, scratch, action - MOVE)
        if game.moving == NONE and game.phase != OVER:
            ending.after_action(game, board, scratch)
    else:
        ending.end_turn(game, board, scratch)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay for what was named, or give cards of any kind for a part of it (R83, R84)."""
    if purse.pay_part(game, board, scratch, action):
        if purse.nothing_due(game, board):
            pay_rest(game, board, scratch, LOCOMOTIVE * PAY_WIDTH)
    elif game.moving != NONE:
        pay_monster(game, board, scratch, action)
    elif action >= PAY_PLUS4:
        pay_with_plus4(game, board, scratch, action - PAY_PLUS4)
    elif action >= PAY:
        pay_rest(game, board, scratch, action - PAY)
    elif action == REPLACE:
        substitutes.begin(game, board)
    else:
        payment.spend(game, action - GIVE, 1)
        substitutes.give(game, scratch, action - GIVE)
        if purse.nothing_due(game, board):
            pay_rest(game, board, scratch, LOCOMOTIVE * PAY_WIDTH)


@kernel
def pay_rest(game: GameRecord, board: BoardRecord, scratch: Scratch, way: int) -> None:
    """Pay for a station or a route; a tunnel is entered first (R50)."""
    kind, locomotives = way // PAY_WIDTH, way % PAY_WIDTH
    count = purse.price(game, board) - locomotives
    if kind == LOCOMOTIVE:
        count, locomotives = count + locomotives, 0
    if game.claiming == NONE:
        stations.build(game, board, scratch, kind, count, locomotives)
        after_payment(game, board, scratch)
    elif board.tunnel[game.claiming] != 0:
        enter_tunnel(game, board, scratch, kind, count, locomotives)
    else:
        routes.claim(game, board, scratch, kind, count, locomotives)
        after_payment(game, board, scratch)


@kernel
def pay_with_plus4(game: GameRecord, board: BoardRecord, scratch: Scratch, way: int) -> None:
    """Pay for a route with +4 locomotives among the cards (R102)."""
    kind, count, plain = plus4.kind_of(way), plus4.count_of(way), plus4.plain_of(way)
    rest = purse.price(game, board) - count - plain
    if kind == LOCOMOTIVE:
        rest, plain = plain, 0
    routes.claim(game, board, scratch, kind, rest, plain)
    spend_plus4(game, scratch, count)
    after_payment(game, board, scratch)


@kernel
def after_payment(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Refill the display from the cards just discarded if it had run dry (R16), and go on."""
    fill_display(game, board, scratch)
    if settling.settled(game, board, scratch):
        ending.after_action(game, board, scratch)


@kernel
def enter_tunnel(
    game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, count: int, locomotives: int
) -> None:
    """Turn over the tunnel's cards; without a surcharge the route is claimed at once (R50, R51)."""
    tunnels.enter(game, board, scratch, kind, count, locomotives)
    if game.surcharge > 0:
        game.phase = TUNNEL
    else:
        tunnels.pay_extra(game, board, scratch, 0)
        after_payment(game, board, scratch)


@kernel
def settle_tunnel(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> None:
    """Pay the surcharge, or take the cards back: then the turn is over, monsters included (R53, R57)."""
    if action == DECLINE:
        tunnels.decline(game, board, scratch)
        fill_display(game, board, scratch)
        ending.end_turn(game, board, scratch)
    else:
        tunnels.pay_extra(game, board, scratch, action - EXTRA)
        after_payment(game, board, scratch)
