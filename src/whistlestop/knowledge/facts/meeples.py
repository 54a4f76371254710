"""Meeples on the board and collected ones (R117); None where there are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known
from whistlestop.notation.position.meeples import meeple_stands
from whistlestop.notation.words import MEEPLE_NAMES
from whistlestop.records.state import CHOOSE_MEEPLE, NONE
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class MeepleFacts(Known):
    """What stands where, what each seat has collected, and where one is being taken."""

    meeples: dict[str, Counts] | None = None
    collected: list[Counts] | None = None
    meeple_place: str | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> MeepleFacts:
    """Return what a view shows of meeples; all of them are open."""
    if not rules.boards[0].meeples:
        return MeepleFacts()
    standing = {stand: _colours(view.meeples[slots]) for stand, slots in meeple_stands(rules).items()}
    seats = view.collected[: view.players]
    return MeepleFacts(
        meeples={stand: colours for stand, colours in standing.items() if colours},
        collected=[{MEEPLE_NAMES[colour]: count for colour, count in enumerate(row) if count} for row in seats],
        meeple_place=_meeple_place(rules, view) if view.phase == CHOOSE_MEEPLE else None,
    )


def _colours(slots: Sequence[int]) -> Counts:
    return {MEEPLE_NAMES[colour]: count for colour, count in Counter(slots).items() if colour != NONE}


def _meeple_place(rules: Rules, view: SimpleNamespace) -> str:
    board, track = rules.boards[0], view.settling
    place = rules.map.places[board.end_b[track] if view.settling_end else board.end_a[track]]
    return place.country or place.id
