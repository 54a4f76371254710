"""The actions that the learned bot looks at, and the numbers of their rows."""

from __future__ import annotations

from whistlestop.bots.shared.judge import CHOICE, CHOICES, MOST
from whistlestop.bots.shared.plan import PlanRecord
from whistlestop.compiler.kernel import kernel

# Sorts of actions, by which they have margins.
(TAKEN, LOCOMOTIVE_TAKEN, BLIND, NEW_TICKETS, PLANNED, EXTRA, BESIDE, KEPT, RETURNED, ROLLED, ENDED, OTHER) = range(12)

# What stands where in a row, behind the sorts.
(
    PROPOSED,
    LENGTH,
    GAIN,
    LENGTHENING,
    DANGER,
    RAID,
    FINISHED,
    RIVALS_NEAR,
    TOUCHES,
    TRAINS_AFTER,
    RATE,
    SHORT_OF_COLOUR,
    URGENCY,
    CLAIM_VALUE,
    SAVING,
    SAVING_OVER_BLIND,
    SAVING_OVER_BEST,
    OWN_CARDS,
    SHOWN_CARDS,
    EXPECTED,
    NUMBER,
    SETTLED,
    TICKET_POINTS,
    TICKETS_KEPT,
    TICKETS_DUE,
    TICKETS_OPEN,
    AVERAGE,
    DICE_ROLLED,  # again, or given for a token
    DICE_WORTH,
    DICE_OVER_BEST,
    ENDS_GAME,
    MOVED_FOR,  # locomotives
    CHAOS,
    MONSTER_CARD,
    MOVE_PRICE,
    FREED,
) = range(12, 48)

YES = 64  # what holds


@kernel
def clipped(number: int) -> int:
    """Return a number as it may stand in a row."""
    return min(max(number, -MOST), MOST)


@kernel
def add(plan: PlanRecord, count: int, action: int, sort: int, proposal: int) -> int:
    """Begin the row of an action behind `count` others, where there is room; return how many there are."""
    if count >= CHOICES or (count == CHOICES - 1 and action != proposal):
        return count
    plan.choices[count], plan.sorts[count] = action, sort
    for place in range(CHOICE):
        plan.rows[count, place] = 0
    plan.rows[count, sort] = YES
    if action == proposal:
        plan.rows[count, PROPOSED] = YES
    return count + 1
