"""What a claimed route brings before the turn goes on: a meeple from each end, a passenger on one (R108, R117).

Nothing else is decided in between, neither a monster's move nor tokens. Mechanisms are asked one after the other; once
all have what they want, the turn goes on, on boards without any at once.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import modules
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules.hooks import Asking, Step


@kernel
def clear(game: GameRecord) -> None:
    """Empty what is being settled."""
    game.settling, game.settling_end = NONE, 0


@kernel
def finish(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let the turn go on: nothing is open any more."""
    game.settling = NONE
    return False


def then(settle: Asking, rest: Asking) -> Asking:
    """Return a kernel that lets a mechanism settle a claim, and then those behind it."""

    @kernel
    def go_on(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
        if settle(game, board, scratch):
            return True
        return rest(game, board, scratch)

    return go_on


def answered(answer: Step, rest: Asking) -> Step:
    """Return a kernel that takes an answer to a mechanism, then asks those behind it; whether the action is over."""

    @kernel
    def go_on(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
        if answer(game, board, scratch, action):
            return False
        return not rest(game, board, scratch)

    return go_on


def chain() -> tuple[Asking, dict[int, Step]]:
    """Return how a claim is settled, what is due before what it brings (R241), and what its phases do."""
    ask: Asking = finish
    steps: dict[int, Step] = {}
    settling = [module for module in modules(__package__) if hasattr(module, "settle")]
    in_order = sorted(settling, key=lambda module: not hasattr(module, "DUE_FIRST"))
    for module in reversed(in_order):
        steps |= {phase: answered(answer, ask) for phase, answer in module.ANSWER.items()}
        ask = then(module.settle, ask)
    return ask, steps


settle_claim, STEP = chain()


@kernel
def settled(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Return, after a route was claimed and paid for, whether the turn goes on; otherwise something is asked first."""
    return game.settling == NONE or not settle_claim(game, board, scratch)
