"""Bullet trains: where they stand, how many are left, how far each seat has come (R393); None where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, members
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class BulletFacts(Known):
    """Tracks of bullet trains, which serve everybody, the supply, and the spaces each seat has claimed of them."""

    bullets: list[int] | None = None
    bullet_trains: int | None = None
    progress: list[int] | None = None


NOTHING = BulletFacts()
STRANGERS, FOR_ALL = "bullets", True


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> BulletFacts:
    """Return what a view shows of bullet trains; all of it is open."""
    if not rules.board.bullet_trains:
        return NOTHING
    return BulletFacts(
        bullets=members(view.bullets), bullet_trains=view.bullet_trains, progress=view.progress[: view.players]
    )
