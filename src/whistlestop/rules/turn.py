"""The turn: what can be decided now, what a decision does, and when the game ends (R7, R29, R207, R220-R224).

`legal` and `step` are the two doors of the rules. Both trust their caller: `step` must be given one of the actions that
`legal` wrote. A section of the rulebook is asked here and nowhere else.
"""

from __future__ import annotations

import numpy as np

from whistlestop.actions import (
    ACTION_WORDS,
    CLAIM,
    DECLINE,
    DRAW,
    EXTRA,
    KEEP,
    PASS,
    PAY,
    PAY_WIDTH,
    STATION,
    TAKE,
    TICKETS,
)
from whistlestop.board import Board
from whistlestop.events import (
    ALL_PASSED,
    DEAD_BOARD,
    FEW_TRAINS,
    GAME_OVER,
    LAST_ROUND,
    LAST_ROUND_PLAYED,
    PASSED,
    STALLED,
    TURN_STARTED,
    tell,
)
from whistlestop.kernel import bit, kernel
from whistlestop.rules import cards, routes, setup, stations, tickets, tunnels
from whistlestop.state import (
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    LOCOMOTIVE,
    NOBODY,
    NONE,
    OVER,
    PAYMENT,
    SECOND_CARD,
    TUNNEL,
    Game,
    Masks,
    Scratch,
)

STALLED_TURNS = 100  # turns of each player in a row without a claimed route (R224)


@kernel
def legal(game: Game, board: Board, out: Masks) -> None:
    """Write the set of legal actions, one bit for each; it is empty once the game is over."""
    for word in range(ACTION_WORDS):
        out[word] = np.uint64(0)
    if game.phase == CHOOSE_ACTION:
        legal_actions(game, board, out)
    elif game.phase == SECOND_CARD:
        cards.legal(game, board, out, True)
    elif game.phase == PAYMENT:
        legal_payments(game, board, out)
    elif game.phase == CHOOSE_TICKETS:
        tickets.legal_choice(game, board, out)
    elif game.phase == TUNNEL:
        tunnels.legal(game, board, out)


@kernel
def legal_actions(game: Game, board: Board, out: Masks) -> None:
    """Add the actions a turn can begin with; passing only if there is no other (R7, R29)."""
    cards.legal(game, board, out, False)
    tickets.legal(game, board, out)
    routes.legal(game, board, out)
    if board.stations > 0:
        stations.legal(game, board, out)
    if out[0] == np.uint64(0) and nothing_else(out):
        out[0] = bit(PASS)


@kernel
def nothing_else(out: Masks) -> bool:
    """Return whether no action stands in any word after the first."""
    found = np.uint64(0)
    for word in range(1, ACTION_WORDS):
        found |= out[word]
    return found == np.uint64(0)


@kernel
def legal_payments(game: Game, board: Board, out: Masks) -> None:
    """Add the ways to pay for what the player has chosen."""
    if game.claiming != NONE:
        routes.ways_to_pay(game, board, out)
    else:
        stations.ways_to_pay(game, board, out)


@kernel
def step(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    if game.phase == CHOOSE_ACTION:
        act(game, board, scratch, action)
    elif game.phase == SECOND_CARD:
        draw_card(game, board, scratch, action)
        end_turn(game, board, scratch, False)
    elif game.phase == PAYMENT:
        pay(game, board, scratch, action - PAY)
    elif game.phase == CHOOSE_TICKETS:
        choose_ticket(game, board, scratch, action == KEEP)
    elif game.phase == TUNNEL:
        settle_tunnel(game, board, scratch, action)


@kernel
def act(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Begin the one action of a turn (R7)."""
    if action <= DRAW:
        draw_card(game, board, scratch, action)
        after_first_card(game, board, scratch, action)
    elif action == PASS:
        tell(scratch, PASSED, game.player)
        end_turn(game, board, scratch, True)
    elif action == TICKETS:
        tickets.draw(game, board, scratch)
        game.phase = CHOOSE_TICKETS
    elif action >= STATION:
        game.building = action - STATION
        game.phase = PAYMENT
    else:
        game.claiming = action - CLAIM
        game.phase = PAYMENT


@kernel
def draw_card(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Draw one card, blind or from the display (R11)."""
    if action == DRAW:
        cards.draw(game, board, scratch)
    else:
        cards.take(game, board, scratch, action - TAKE)


@kernel
def after_first_card(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Go on to the second card, unless a face-up locomotive ended the drawing or none is left (R12, R14)."""
    if action != TAKE + LOCOMOTIVE and cards.second_card_exists(game, board):
        game.phase = SECOND_CARD
    else:
        end_turn(game, board, scratch, False)


@kernel
def pay(game: Game, board: Board, scratch: Scratch, way: int) -> None:
    """Pay for a station or a route; a tunnel is entered first (R50)."""
    kind, locomotives = way // PAY_WIDTH, way % PAY_WIDTH
    count = price(game, board) - locomotives
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
def price(game: Game, board: Board) -> int:
    """Return how many cards the route or station being paid for costs (R22, R68)."""
    if game.claiming != NONE:
        return int(board.length[game.claiming])
    return stations.price(game, int(game.player))


@kernel
def after_payment(game: Game, board: Board, scratch: Scratch) -> None:
    """Refill the display from the cards just discarded if it had run dry (R16), and end the turn."""
    cards.fill_display(game, board, scratch)
    end_turn(game, board, scratch, False)


@kernel
def enter_tunnel(game: Game, board: Board, scratch: Scratch, kind: int, count: int, locomotives: int) -> None:
    """Turn over the tunnel's cards; without a surcharge the route is claimed at once (R50, R51)."""
    tunnels.enter(game, board, scratch, kind, count, locomotives)
    if game.surcharge > 0:
        game.phase = TUNNEL
    else:
        tunnels.pay_extra(game, board, scratch, 0)
        after_payment(game, board, scratch)


@kernel
def settle_tunnel(game: Game, board: Board, scratch: Scratch, action: int) -> None:
    """Pay the surcharge or take the cards back; either way the turn is over (R53, R57)."""
    if action == DECLINE:
        tunnels.decline(game, board, scratch)
    else:
        tunnels.pay_extra(game, board, scratch, action - EXTRA)
    after_payment(game, board, scratch)


@kernel
def choose_ticket(game: Game, board: Board, scratch: Scratch, keep: bool) -> None:
    """Keep or return one ticket; when all are decided the opening goes on, or the turn ends."""
    if not tickets.choose(game, board, scratch, keep):
        return
    returned = int(game.aside[0]) + int(game.aside[1])
    tickets.end_choice(game)
    if game.turn == 0:
        next_opening_choice(game, board, scratch)
    else:
        tickets.put_back(game, board, scratch, int(game.player), returned, int(board.refused_drawn))
        end_turn(game, board, scratch, False)


@kernel
def next_opening_choice(game: Game, board: Board, scratch: Scratch) -> None:
    """Let the next seat choose its first tickets; after the last one the first turn begins (R4)."""
    game.player = (game.player + 1) % game.players
    if game.player != game.first:
        setup.begin_opening_choice(game, board)
    else:
        setup.finish_opening(game, board, scratch)
        begin_turn(game, scratch)


@kernel
def begin_turn(game: Game, scratch: Scratch) -> None:
    """Let the player in turn choose an action."""
    game.turn += 1
    game.phase = CHOOSE_ACTION
    tell(scratch, TURN_STARTED, game.player, game.turn)


@kernel
def end_turn(game: Game, board: Board, scratch: Scratch, passed: bool) -> None:
    """Close a turn in the order of R207: end checks, then the next player."""
    game.quiet += 1
    game.passes = game.passes + 1 if passed else 0
    if game.last_turns > 0:
        game.last_turns -= 1
    elif game.trains[game.player] <= board.end_trains:
        start_last_round(game, scratch, FEW_TRAINS)
    if game.last_turns == 0:
        finish(game, scratch, LAST_ROUND_PLAYED)
    elif game.passes == game.players:
        finish(game, scratch, ALL_PASSED)
    else:
        end_idle_game(game, board, scratch)
        game.player = (game.player + 1) % game.players
        begin_turn(game, scratch)


@kernel
def start_last_round(game: Game, scratch: Scratch, reason: int) -> None:
    """Give everybody, the player included, one more turn (R220)."""
    game.last_turns = game.players
    tell(scratch, LAST_ROUND, game.player, reason)


@kernel
def end_idle_game(game: Game, board: Board, scratch: Scratch) -> None:
    """Start the last round if nobody can or nobody does claim routes any more (R224)."""
    if game.last_turns != NONE:
        return
    if board.dead_board != 0 and not routes.any_left(game, board):
        start_last_round(game, scratch, DEAD_BOARD)
    elif game.quiet >= STALLED_TURNS * int(game.players):
        start_last_round(game, scratch, STALLED)


@kernel
def finish(game: Game, scratch: Scratch, reason: int) -> None:
    """End the game; it is scored as it stands (R223)."""
    game.phase = OVER
    tell(scratch, GAME_OVER, NOBODY, reason)
