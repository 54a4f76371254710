"""What a client needs to know of companies: their shares and points, where they show up, and when a dummy plays."""

from __future__ import annotations

from typing import Any

from whistlestop.maps import Company, Map
from whistlestop.ruleset.compile import Rules
from whistlestop.server.protocol.parts import Part


class CompanyInfo(Part, frozen=True):
    """A railroad company: its letters, how many shares it has and what the first, second ... shareholder scores."""

    id: str
    name: str
    mark: str
    shares: int
    points: list[int]


BOARD = (("companies", list[CompanyInfo]), ("share_dummy_players", int))
TRACK = (("companies", list[str]),)  # whose share a claim may bring


def read_board(map: Map, rules: Rules) -> dict[str, Any]:
    """Return the companies, and with how many players a dummy takes shares."""
    companies = [_company(company) for company in map.companies]
    return {"companies": companies, "share_dummy_players": map.share_dummy_players}


def read_track(map: Map, rules: Rules, track: int) -> dict[str, Any]:
    """Return whose signs stand at a track."""
    return {"companies": list(map.tracks[track].companies)}


def _company(company: Company) -> CompanyInfo:
    return CompanyInfo(
        id=company.id,
        name=company.name,
        mark=company.mark,
        shares=company.shares,
        points=list(company.points),
    )
