"""Shares of companies in words (R301-R308)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.locale import listed, say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map


def shares(map: Map, holding: Mapping[str, Sequence[int]]) -> str:
    """Return shares by their numbers, company by company: "Reading 2, 5 and Lehigh Valley 1"."""
    held = [company for company in map.companies if holding.get(company.id)]
    if not held:
        return say("no-shares-held")
    numbers = {company.id: ", ".join(str(number) for number in holding[company.id]) for company in held}
    return listed([say("shares-of", company=company.name, numbers=numbers[company.id]) for company in held])


def _share(table: TableSetup, known: Numbers) -> Arguments:
    return {"company": table.map.companies[known["company"]].name, "number": known["number"]}


def _companies(map: Map) -> list[str]:
    shares = sum(company.shares for company in map.companies)
    told = [say("difference-companies", count=len(map.companies), shares=shares)]
    for company in map.companies:
        points = ", ".join(str(value) for value in company.points)
        told.append(say("difference-company", company=company.name, count=company.shares, points=points))
    return told


def _share_dummy(map: Map) -> list[str]:
    return [say("difference-share-dummy", count=map.share_dummy_players)]


EVENTS = {"share_taken": _share, "dummy_share_taken": _share, "dummy_share_shown": _share}
DIFFERENCES = {"companies": _companies, "share_dummy_players": _share_dummy}
TOPICS = {
    "share": Topic(on(lambda board: board.companies)),
    "dummy": Topic(on(lambda board: board.share_dummy_players)),
}
AT_HAND = {"share": ("share",), "dummy share": ("dummy", "share")}
