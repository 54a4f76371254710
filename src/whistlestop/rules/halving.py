"""Tickets in chaos: worth half, rounded down, fulfilled or not (R183-R187, R204).

Only the places a ticket names count. A ticket with several targets is halved target by target: the start or that target
in chaos (R186), or, as a house rule, any place it names.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import TARGETS, Board


@kernel
def gain(board: Board, ticket: int, target: int, chaos: np.uint64) -> int:
    """Return what a ticket gives for one of its targets."""
    return halved(board, ticket, board.ticket_to[ticket, target], int(board.ticket_points[ticket, target]), chaos)


@kernel
def loss(board: Board, ticket: int, chaos: np.uint64) -> int:
    """Return what an unfulfilled ticket costs: its lowest value, halved with the start or a target of that value."""
    lowest, targets = int(board.ticket_loss[ticket]), np.uint64(0)
    if chaos == np.uint64(0):
        return lowest
    for target in range(TARGETS):
        if board.ticket_points[ticket, target] == lowest:
            targets |= board.ticket_to[ticket, target]
    return halved(board, ticket, targets, lowest, chaos)


@kernel
def halved(board: Board, ticket: int, targets: np.uint64, value: int, chaos: np.uint64) -> int:
    """Return a value, halved if the ticket's start or one of `targets` is in chaos (R183-R185)."""
    if chaos == np.uint64(0):
        return value
    if board.halve_any_named != 0:
        targets = every_target(board, ticket)
    ends = int(board.ticket_from[ticket] & chaos != np.uint64(0)) + int(targets & chaos != np.uint64(0))
    if ends == 0:
        return value
    return value // 4 if ends == 2 and board.halve_twice != 0 else value // 2


@kernel
def every_target(board: Board, ticket: int) -> np.uint64:
    """Return all places a ticket names beside its start."""
    targets = np.uint64(0)
    for target in range(TARGETS):
        targets |= board.ticket_to[ticket, target]
    return targets
