"""Ticket splits: how many tickets are being drawn from several decks (R103)."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class SplitFacts(Known):
    """How many tickets a player is to split over the decks, while he is asked."""

    splitting: int | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> SplitFacts:
    """Return what is being split."""
    return SplitFacts(splitting=view.splitting or None)
