"""Which answers look good before any is tried: the learned bot's own, and by how much it likes each of them better.

Where nothing was learned for a table, the answer is the planner's, and a judge of the most similar table only says what
is worth a look.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.by_name import CompiledBot
from whistlestop.bots.learned import shelf
from whistlestop.bots.learned.learned import SHIFT
from whistlestop.bots.roster import LEARNED
from whistlestop.bots.shared.judge import Judges
from whistlestop.knowledge.view import View

VICTORY = 1 << 20  # what the judge counts a victory as
NEVER = 1 << 30  # a margin that no action has

Leads = dict[int, float]


class Policy(CompiledBot):
    """The learned bot, with a judge lent to it where it has none."""

    def __init__(self, seed: int) -> None:
        """Seat the bot alone at a table."""
        super().__init__(LEARNED, seed)

    def judge_of(self, view: View) -> Judges:
        """Return the judge of the table, or that of a similar one, which leaves decisions to the planner."""
        table = shelf.table_of(view.rules, int(view.record.players))
        return shelf.shelf()[table] if table in shelf.shelf() else lent(table)

    def leads(self) -> Leads:
        """Return by how much of a victory each action leads the planner's own, of the decision made last."""
        plan = self.tables["plan"]
        count = int(plan["choice_count"][0])
        if count < 2:
            return {}
        actions, told = plan["choices"][0, :count].tolist(), weigh(plan)
        own = told[actions.index(int(plan["proposal"][0]))]
        return dict(zip(actions, ((told - own) / VICTORY).tolist(), strict=True))


def lent(table: tuple[str, str, int, bool, bool]) -> Judges:
    """Return the judge of the table that has most in common with one; dice and cards have nothing in common."""
    same = [other for other in sorted(shelf.shelf()) if other[3] == table[3]]
    if not same:
        return shelf.NOBODY
    nearest = max(same, key=lambda other: [one == another for one, another in zip(other, table, strict=True)])
    judge = shelf.shelf()[nearest].copy()
    judge["margins"] = NEVER
    return judge


def weigh(plan: NDArray[np.void]) -> NDArray[np.float64]:
    """Return what the judge makes of every action; all sums are whole numbers that floats hold exactly."""
    judge, count = plan["judge"], int(plan["choice_count"][0])
    layers = {name: judge[name][0].astype(np.float64) for name in shelf.LAYERS}
    common = plan["situation"][0] @ layers["situation"] + layers["first_bias"]
    first = np.maximum(plan["rows"][0, :count] @ layers["choice"] + common, 0) // (1 << SHIFT)
    second = np.maximum(first @ layers["second"] + layers["second_bias"], 0) // (1 << SHIFT)
    told: NDArray[np.float64] = second @ layers["out"]
    return told
