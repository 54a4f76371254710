"""How many cards and turns a set of tracks still takes, and what one more card of a kind would save."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner import prices
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import drop_lowest, kernel, lowest
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import COLOURS, LOCOMOTIVE, GameRecord

CARD_UNIT = 16


@kernel
def lacking(plan: PlanRecord) -> int:
    """Return how many cards are missing of what was taken out of those to spare; locomotives fill in."""
    short = 0
    for colour in range(COLOURS):
        short += max(-int(plan.spare[colour]), 0)
    return max(short - int(plan.spare[LOCOMOTIVE]), 0)


@kernel
def burden(plan: PlanRecord) -> int:
    """Return what the missing cards weigh: several of a colour weigh more, and locomotives fill the worst gaps."""
    locomotives = int(plan.spare[LOCOMOTIVE])
    total = -locomotives * int(plan.locomotive_worth)
    while locomotives > 0:
        worst = COLOURS
        for colour in range(COLOURS):
            if plan.spare[colour] < 0 and (worst == COLOURS or plan.spare[colour] < plan.spare[worst]):
                worst = colour
        if worst == COLOURS:
            break
        plan.spare[worst] += 1
        locomotives -= 1
    for colour in range(COLOURS):
        short = max(-int(plan.spare[colour]), 0)
        total += short * CARD_UNIT + plan.weights.several * short * (short - 1) // 2
    if locomotives < 0:
        return total - locomotives * (CARD_UNIT + plan.weights.spare_locomotive)
    return total - locomotives * plan.weights.spare_locomotive


@kernel
def turns_of(view: GameRecord, board: BoardRecord, plan: PlanRecord) -> int:
    """Return how many turns the plan takes at least."""
    claims, turns, eighths = 0, 0, 0
    for word in range(board.track_words):
        tracks = plan.tracks[word]
        while tracks != np.uint64(0):
            claims += 1
            eighths += int(plan.lacking[word * 64 + lowest(tracks)]) if board.own_decks != 0 else 0
            if board.dice != 0:
                track = word * 64 + lowest(tracks)
                turns += prices.turns_with_dice(board, track, int(board.length[track]))
            tracks = drop_lowest(tracks)
    if board.dice != 0:
        return turns // 8
    if board.own_decks != 0:
        return claims + eighths * plan.weights.missing_for_tickets // 256
    prices.count_hand(view, plan)
    prices.reserve(view, board, plan, plan.tracks)
    return claims + (lacking(plan) * plan.weights.missing_for_tickets + 16) // 32
