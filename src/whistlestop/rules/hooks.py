"""Where mechanisms join in: their kernels, collected by name and composed when the program is loaded.

A mechanism's file defines, of these, what it needs; the turn, the set-up, scoring and the check ask all of them.

    clear(game)                               empties what it adds to a record
    before_dealing(game, board, scratch)      once the deck of train cards is there, before any is dealt
    set_up(game, board, scratch)              before the first tickets are dealt
    ask_before_first_turn(game, board, scratch) -> bool   asks something then; whether a question is open
    BEFORE_FIRST_TURN {phase: step}           (game, board, scratch, action) carries the answer out
    legal_action(game, board, out)            adds actions a turn can begin with; asked where `acts` of ruleset/ says so
    legal_before_action(game, board, out)     adds what may come before the action of a turn and is none itself
    narrow(game, board, out) -> bool          adds all that the action or the next card can be, where little is left
    more_rolls(game, board) -> int            counts a re-roll of this turn; how many more the player may make of it
    ACT {type of parts: act}                  (game, board, scratch, number) -> bool: begins one; whether it is over
    settle(game, board, scratch) -> bool      after a claim: does or asks what it wants; whether a question is open
    ANSWER {phase: answer}                    (game, board, scratch, action) -> bool: whether another question is open
    LEGAL {phase: legal}                      (game, board, out) adds what can be decided in a phase of its own
    STEP {phase: step}                        (game, board, scratch, action) -> bool: whether the action is over
    draw_own(game, board, scratch, action) -> int   draws from decks of its own: NOT_DRAWN if that is not the action,
                                              DRAWING if a question is open then, DRAWN if drawing is over
    refill(game, board, scratch)              once cards were discarded: fills the display from such decks
    after_drawing(game, board, scratch) -> bool   after cards were drawn; whether a question is open
    legal_beside(game, board, out)            adds what may be done before or after the action of a turn
    must_go_on(game, board) -> bool           whether a turn with dice cannot end yet
    may_follow(game, board) -> bool           whether, by what everybody knows, something of it may follow the action
    forget_turn(game, board, scratch)         when a turn is over: forgets what belongs to one turn
    between_turns(game, board, scratch) -> bool   after a turn that was not the last; whether a question is open, whose
                                              step then begins the next turn
    after_move(game, board, scratch) -> bool  after a monster has moved; whether that ended the game
    few_left(game, board, seat) -> int        NONE if it has no say in what starts the last round after a seat's turn,
                                              0 if it does not start, else 1 + the reason
    at_end(game, board, scratch)              once the last turn is over, before anything is scored
    is_won(game, board) -> bool               whether the game was won before its end: then monsters bring nothing
    score_tickets(game, board, scratch, seat, sheet)   corrects the columns of tickets where it counts them otherwise
    SCORES {column: score}                    (game, board, scratch, seat) -> int: points at the end
    COMPARED {column: score}                  (game, board, sheet, seat) -> int: points more, once all seats are scored
    FAULTS {flag: name}, faults(game, board)  what must hold after every step

What a mechanism says about claims and payments stands in its file of `claims/`, where another list is.

Composed kernels close over the kernels they call, so a chain is compiled to direct calls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.compiler.kernel import kernel
from whistlestop.records.blocks import Parts, block_of
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, merge
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, GameRecord, Masks

Step = Callable[[GameRecord, BoardRecord, Scratch, int], bool]
Legal = Callable[[GameRecord, BoardRecord, Masks], None]
Asking = Callable[[GameRecord, BoardRecord, Scratch], bool]
Sheet = NDArray[np.int32]
NOT_DRAWN, DRAWING, DRAWN = range(3)
TICKETS, FULFILLED = 1, 2  # columns of a sheet that `score_tickets` may correct


def hooks(name: str) -> tuple[Any, ...]:
    """Return the kernels that mechanisms have under a name."""
    return collect(__package__, name)


def table(name: str) -> dict[Any, Any]:
    """Return the tables of kernels that mechanisms have under a name, as one."""
    return merge(__package__, name)


@kernel
def no_clearing(game: GameRecord) -> None:
    """Do nothing: where a chain of clearing ends."""


@kernel
def no_doing(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Do nothing: where a chain of doing ends."""


@kernel
def no_legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add nothing: where a chain of legal actions ends."""


@kernel
def no_step(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Carry out nothing: where a chain of steps ends."""
    return False


@kernel
def no_question(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Ask nothing: where a chain of questions ends."""
    return False


@kernel
def no_faults(game: GameRecord, board: BoardRecord) -> int:
    """Find nothing: where a chain of checks ends."""
    return 0


def four(kernels: Sequence[Any], nothing: Any, compose: Callable[[Sequence[Any]], Any]) -> tuple[Any, ...]:  # noqa: ANN401
    """Return four kernels that stand for all: the last for those behind it, `nothing` where there are fewer.

    A composed kernel calls four, because each one more that is compiled is a thing to wait for.
    """
    if len(kernels) > 4:
        return *kernels[:3], compose(kernels[3:])
    return *kernels, *(nothing for _ in range(4 - len(kernels)))


def clearing(kernels: Sequence[Any]) -> Callable[[GameRecord], None]:
    """Return a kernel that empties what all add to a record."""
    one, two, three, more = four(kernels, no_clearing, clearing)

    @kernel
    def clear_all(game: GameRecord) -> None:
        one(game)
        two(game)
        three(game)
        more(game)

    return clear_all


def doing(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, Scratch], None]:
    """Return a kernel that does one thing after the other."""
    one, two, three, more = four(kernels, no_doing, doing)

    @kernel
    def do_all(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
        one(game, board, scratch)
        two(game, board, scratch)
        three(game, board, scratch)
        more(game, board, scratch)

    return do_all


def adding(kernels: Sequence[Any]) -> Legal:
    """Return a kernel that adds the legal actions of all."""
    one, two, three, more = four(kernels, no_legal, adding)

    @kernel
    def add_all(game: GameRecord, board: BoardRecord, out: Masks) -> None:
        one(game, board, out)
        two(game, board, out)
        three(game, board, out)
        more(game, board, out)

    return add_all


@kernel
def no_narrowing(game: GameRecord, board: BoardRecord, out: Masks) -> bool:
    """Leave every choice: where a chain of narrowing ends."""
    return False


def narrowing(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, Masks], bool]:
    """Return a kernel that tells whether one of them leaves little choice, and adds what it leaves."""
    one, two, three, more = four(kernels, no_narrowing, narrowing)

    @kernel
    def narrow_first(game: GameRecord, board: BoardRecord, out: Masks) -> bool:
        if one(game, board, out) or two(game, board, out) or three(game, board, out):
            return True
        return more(game, board, out)

    return narrow_first


def asking(kernels: Sequence[Any]) -> Asking:
    """Return a kernel that asks the first open question of all; it tells whether there is one."""
    one, two, three, more = four(kernels, no_question, asking)

    @kernel
    def ask_first(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
        if one(game, board, scratch) or two(game, board, scratch) or three(game, board, scratch):
            return True
        return more(game, board, scratch)

    return ask_first


@kernel
def draw_nothing(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> int:
    """Draw nothing: where a chain of decks ends."""
    return NOT_DRAWN


def drawing(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, Scratch, int], int]:
    """Return a kernel that lets the first draw cards whose action it is."""
    one, two, three, more = four(kernels, draw_nothing, drawing)

    @kernel
    def draw_first(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> int:
        drawn = one(game, board, scratch, action)
        if drawn == NOT_DRAWN:
            drawn = two(game, board, scratch, action)
        if drawn == NOT_DRAWN:
            drawn = three(game, board, scratch, action)
        return drawn if drawn != NOT_DRAWN else more(game, board, scratch, action)

    return draw_first


@kernel
def nothing_follows(game: GameRecord, board: BoardRecord) -> bool:
    """Expect nothing: where a chain of expectations ends."""
    return False


def expecting(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord], bool]:
    """Return a kernel that tells whether any of them expects something."""
    one, two, three, more = four(kernels, nothing_follows, expecting)

    @kernel
    def expect(game: GameRecord, board: BoardRecord) -> bool:
        return one(game, board) or two(game, board) or three(game, board) or more(game, board)

    return expect


def finding(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord], int]:
    """Return a kernel that finds the faults of all."""
    one, two, three, more = four(kernels, no_faults, finding)

    @kernel
    def find_all(game: GameRecord, board: BoardRecord) -> int:
        return one(game, board) | two(game, board) | three(game, board) | more(game, board)

    return find_all


def legal_by_phase(kernels: Mapping[int, Legal]) -> Legal:
    """Return a kernel that adds what can be decided in the phase that is."""
    rows = [*kernels.items()]
    (first, one), (second, two), (third, three) = (*rows, *[(NONE, no_legal)] * 3)[:3]
    more: Legal = legal_by_phase(dict(rows[3:])) if rows[3:] else no_legal

    @kernel
    def add_by_phase(game: GameRecord, board: BoardRecord, out: Masks) -> None:
        if game.phase == first:
            one(game, board, out)
        elif game.phase == second:
            two(game, board, out)
        elif game.phase == third:
            three(game, board, out)
        else:
            more(game, board, out)

    return add_by_phase


def step_by_phase(kernels: Mapping[int, Step]) -> Step:
    """Return a kernel that carries out an action of the phase that is."""
    rows = [*kernels.items()]
    (first, one), (second, two), (third, three) = (*rows, *[(NONE, no_step)] * 3)[:3]
    more: Step = step_by_phase(dict(rows[3:])) if rows[3:] else no_step

    @kernel
    def step_in_phase(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
        if game.phase == first:
            return one(game, board, scratch, action)
        if game.phase == second:
            return two(game, board, scratch, action)
        if game.phase == third:
            return three(game, board, scratch, action)
        return more(game, board, scratch, action)

    return step_in_phase


def act_by_block(kernels: Mapping[type[Parts], Step]) -> Step:
    """Return a kernel that begins an action of whichever block it is."""
    if not kernels:
        return no_step
    (parts, act), *rest = kernels.items()
    otherwise, ids = act_by_block(dict(rest)), block_of(parts).ids
    first, behind = ids.start, ids.stop

    @kernel
    def act_in_block(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
        if first <= action < behind:
            return act(game, board, scratch, action - first)
        return otherwise(game, board, scratch, action)

    return act_in_block
