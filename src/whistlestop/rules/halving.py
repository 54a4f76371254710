"""Tickets in chaos: worth half, rounded down, fulfilled or not (R183-R187, R204).

Only the places a ticket names count. A ticket with several targets is halved target by target: the start or that target
in chaos (R186), or, as a house rule, any place it names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import TARGETS, BoardRecord


@kernel
def gain(board: BoardRecord, ticket: int, target: int, chaos: np.uint64) -> int:
    """Return what a ticket gives for one of its targets."""
    return halved(board, ticket, board.ticket_to[ticket, target], int(board.ticket_points[ticket, target]), chaos)


@kernel
def loss(board: BoardRecord, ticket: int, chaos: np.uint64) -> int:
    """Return what an unfulfilled ticket costs: its lowest value, halved with the start or a target of that value."""
    lowest = int(board.ticket_loss[ticket])
    if chaos == np.uint64(0):
        return lowest
    return halved(board, ticket, losing_targets(board, ticket), lowest, chaos)


@kernel
def losing_targets(board: BoardRecord, ticket: int) -> np.uint64:
    """Return the targets that carry a ticket's lowest value, which is what it costs (R186)."""
    targets = np.uint64(0)
    for target in range(TARGETS):
        if board.ticket_points[ticket, target] == board.ticket_loss[ticket]:
            targets |= board.ticket_to[ticket, target]
    return targets


@kernel
def halved(board: BoardRecord, ticket: int, targets: np.uint64, value: int, chaos: np.uint64) -> int:
    """Return a value, halved if the ticket's start or one of `targets` is in chaos (R183-R185)."""
    return value >> halvings(board, ticket, targets, chaos)


@kernel
def halvings(board: BoardRecord, ticket: int, targets: np.uint64, chaos: np.uint64) -> int:
    """Return how often a value is halved: once, or as a house rule once for the start and once for the targets.

    Calls nothing, so that whoever explains a score can ask it too.
    """
    if chaos == np.uint64(0):
        return 0
    if board.halve_any_named != 0:
        for target in range(TARGETS):
            targets |= board.ticket_to[ticket, target]
    ends = int(board.ticket_from[ticket] & chaos != np.uint64(0)) + int(targets & chaos != np.uint64(0))
    return ends if board.halve_twice != 0 else min(ends, 1)
