"""Shares of companies (R301-R308): the stacks are open, holdings as far as the seat may see them; None without any."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known
from whistlestop.records.state import CHOOSE_DUMMY_SHARE, CHOOSE_SHARE, OVER
from whistlestop.ruleset.compile import Rules

Holding = dict[str, list[int]]  # the numbers of the shares held, by company


@dataclass(frozen=True, kw_only=True, eq=False)
class ShareFacts(Known):
    """What lies in the stacks and who holds what: `shares` has None for a seat whose shares are not seen (R249).

    `share_tops` is the number of the top share of each company that has one left. The dummy's are None where there is
    no dummy or they are not seen, `shown_shares` before the end (R308). `share_track` is the track just claimed while
    a share of it is being chosen.
    """

    share_tops: dict[str, int] | None = None
    shares: list[Holding | None] | None = None
    dummy_shares: Holding | None = None
    shown_shares: Holding | None = None
    share_track: int | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> ShareFacts:
    """Return what a view shows of shares."""
    board = rules.boards[0]
    if not board.companies:
        return ShareFacts()
    over = view.phase == OVER
    seen, dummy = bool(over or board.open_holdings), view.players == board.share_dummy
    held = [read_holding(rules, shares) for shares in view.shares[: view.players]]
    return ShareFacts(
        share_tops=share_tops(rules, view),
        shares=[held[other] if seen or other == seat else None for other in range(view.players)],
        dummy_shares=read_holding(rules, view.dummy_shares) if dummy and seen else None,
        shown_shares=read_holding(rules, view.shown_shares) if dummy and over else None,
        share_track=view.settling if view.phase in (CHOOSE_SHARE, CHOOSE_DUMMY_SHARE) else None,
    )


def share_tops(rules: Rules, view: SimpleNamespace) -> dict[str, int]:
    """Return the number of the top share of each company that has one left."""
    left = read_holding(rules, ~view.taken_shares)
    return {company: numbers[0] for company, numbers in left.items()}


def read_holding(rules: Rules, shares: int) -> Holding:
    """Return a set of shares by company, without those of which it has none."""
    holding: Holding = {}
    first = 0
    for company in rules.map.companies:
        numbers = [number + 1 for number in range(company.shares) if shares >> first + number & 1]
        if numbers:
            holding[company.id] = numbers
        first += company.shares
    return holding
