"""The beginning and the end of a turn, and the end of the game (R133, R146, R207, R220-R224).

After its action a turn goes on only if, by public facts, something could still follow: a monster's move, a token to buy
or to give back. Then the player ends it; otherwise it ends by itself.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import (
    ALL_PASSED,
    DEAD_BOARD,
    FEW_TRAINS,
    GAME_OVER,
    LAST_ROUND,
    LAST_ROUND_PLAYED,
    STALLED,
    TURN_STARTED,
    tell,
)
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_REROLL,
    DOUBLE,
    NOBODY,
    NONE,
    OVER,
    SINGLE,
    TOKEN_TYPES,
    GameRecord,
)
from whistlestop.rules import claiming, dice, monsters, routes, tokens
from whistlestop.rules.hooks import asking, doing, expecting, hooks

at_end = doing(hooks("at_end"))
may_follow = expecting(hooks("may_follow"))
few_left = claiming.deciding(hooks("few_left"))
forget_turn = doing(hooks("forget_turn"))
ask_between_turns = asking(hooks("between_turns"))

STALLED_TURNS = 100  # turns of each player in a row without a claimed route (R224)


@kernel
def begin_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Let the player in turn choose an action, or roll the dice for him (R133)."""
    game.turn += 1
    game.phase = CHOOSE_ACTION
    tell(scratch, TURN_STARTED, game.player, game.turn)
    if board.dice != 0:
        for token in range(TOKEN_TYPES):
            game.tokens_at_start[token] = game.tokens[game.player, token]
        dice.roll(game, scratch)
        game.phase = CHOOSE_REROLL


@kernel
def after_action(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Go on after the action of a turn: ask what else, if anything can follow, or end the turn (R146, R169)."""
    if something_may_follow(game, board):
        game.acted = 1
        game.phase = AFTER_ACTION
    else:
        end_turn(game, board, scratch)


@kernel
def something_may_follow(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the turn could go on after its action, by what everybody knows."""
    if may_follow(game, board):
        return True
    return board.dice != 0 and (tokens.held(game) > 0 or may_buy(game, board))


@kernel
def may_buy(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player could turn dice into a token; not after a failed tunnel (R139, R149)."""
    if dice.unused(game) < 2 or (game.failed != 0 and board.tokens_after_failed_tunnel == 0):
        return False
    return tokens.room(game, board, SINGLE) > 0 or tokens.room(game, board, DOUBLE) > 0


@kernel
def end_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Close a turn in the order of R207: monster cards, end checks, then the next player."""
    if board.monsters != 0:
        monsters.turn_cards_over(game, scratch)
    clear_turn(game, board, scratch)
    if game.last_turns > 0:
        game.last_turns -= 1
    else:
        start_if_few_are_left(game, board, scratch)
    if game.last_turns == 0:
        finish(game, board, scratch, LAST_ROUND_PLAYED)
    elif game.passes == game.players:
        finish(game, board, scratch, ALL_PASSED)
    else:
        end_idle_game(game, board, scratch)
        if game.phase != OVER and not ask_between_turns(game, board, scratch):
            game.player = (game.player + 1) % game.players
            begin_turn(game, board, scratch)


@kernel
def start_if_few_are_left(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Start the last round once few trains are left, or what a mechanism counts instead (R220, R376, R396)."""
    said = few_left(game, board, int(game.player))
    if said > 0:
        start_last_round(game, board, scratch, said - 1)
    elif said == NONE and game.trains[game.player] <= board.end_trains:
        start_last_round(game, board, scratch, FEW_TRAINS)


@kernel
def clear_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Count a turn that was quiet or a pass, and forget what belongs to one turn (R223, R224)."""
    game.quiet += 1
    game.passes = game.passes + 1 if game.passed != 0 and game.moved == NONE else 0
    game.acted = game.passed = game.failed = 0
    game.moved = NONE
    forget_turn(game, board, scratch)


@kernel
def start_last_round(game: GameRecord, board: BoardRecord, scratch: Scratch, reason: int) -> None:
    """Give everybody, the player included, one more turn or two (R220, R376); a race ends at once instead (R419)."""
    if board.last_rounds == 0:
        finish(game, board, scratch, reason)
        return
    game.last_turns = int(game.players) * int(board.last_rounds)
    tell(scratch, LAST_ROUND, game.player, reason)


@kernel
def end_idle_game(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Start the last round if nobody can or nobody does claim routes any more (R224)."""
    if game.last_turns != NONE:
        return
    if board.dead_board != 0 and not any_route_left(game, board):
        start_last_round(game, board, scratch, DEAD_BOARD)
    elif game.quiet >= STALLED_TURNS * int(game.players):
        start_last_round(game, board, scratch, STALLED)


@kernel
def any_route_left(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether a track is left that some player could ever claim, cards ignored (R224)."""
    for word in range(board.track_words):
        for seat in range(game.players):
            tracks = routes.claimable(game, board, seat, word)
            if board.special_claims != 0:
                tracks |= routes.free_to(game, board, seat, word) & claiming.within_means(game, board, seat, word)
                tracks &= ~claiming.barred_for_ever(game, board, seat, word)
            if tracks != np.uint64(0):
                return True
    return False


@kernel
def stop(game: GameRecord, board: BoardRecord, scratch: Scratch, reason: int) -> None:
    """End the game in the middle of a turn (R418)."""
    clear_turn(game, board, scratch)
    finish(game, board, scratch, reason)


@kernel
def finish(game: GameRecord, board: BoardRecord, scratch: Scratch, reason: int) -> None:
    """End the game; it is scored as it stands (R223)."""
    at_end(game, board, scratch)
    game.phase = OVER
    tell(scratch, GAME_OVER, NOBODY, reason)
