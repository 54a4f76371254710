"""HTTP: whose turn it is, for calendars and readers of news; the address is a secret that opens nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated
from xml.sax.saxutils import escape

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.locale import ENGLISH
from whistlestop.server.http import links
from whistlestop.server.http.openapi import describe
from whistlestop.server.match.plan import read_plan
from whistlestop.server.storage.profiles import Turn
from whistlestop.server.table.callers import caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.profiles import Profiles
from whistlestop.server.thinking.notices import turn_words

CALENDAR, NEWS = "text/calendar", "application/rss+xml"
HEADERS = {"Cache-Control": "private, max-age=300"}
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Secret = Annotated[str, Path(min_length=32, max_length=32)]


def feed_routes(lobby: Lobby, people: Profiles) -> APIRouter:
    """Return the routes of feeds."""
    router = APIRouter(prefix="/api/feed", tags=["profiles"])

    @router.get("/{number}/{secret}.ics", **describe(str, media_type=CALENDAR))
    async def calendar(request: Request, number: Number, secret: Secret, language: str = ENGLISH) -> Response:
        """Return the tables that wait for somebody, as a calendar."""
        turns = await people.turns(number, secret, caller(request))
        return Response(_calendar(turns, links.base(request, lobby), language), 200, HEADERS, CALENDAR)

    @router.get("/{number}/{secret}.rss", **describe(str, media_type=NEWS))
    async def news(request: Request, number: Number, secret: Secret, language: str = ENGLISH) -> Response:
        """Return the tables that wait for somebody, as news."""
        turns = await people.turns(number, secret, caller(request))
        return Response(_news(turns, links.base(request, lobby), language), 200, HEADERS, NEWS)

    return router


def _heading(turn: Turn, language: str) -> str:
    plan = read_plan(turn.plan)
    return f"{': '.join(turn_words(language, plan.map, plan.ticket_set))} ({turn.code})"


def _calendar(turns: list[Turn], base: str, language: str) -> str:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Whistlestop//EN", "X-WR-CALNAME:Whistlestop"]
    for turn in turns:
        moment = turn.until or turn.asked
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.code}-{int(turn.asked)}@whistlestop",
            f"DTSTAMP:{_stamp(turn.asked)}",
            f"DTSTART:{_stamp(moment)}",
            f"SUMMARY:{_plain(_heading(turn, language))}",
            f"URL:{base}/t/{turn.code}",
            "END:VEVENT",
        ]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def _stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    """Return a text as calendars read it."""
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _news(turns: list[Turn], base: str, language: str) -> str:
    items = "".join(
        f"<item><title>{escape(_heading(turn, language))}</title><link>{escape(base)}/t/{turn.code}</link>"
        f'<guid isPermaLink="false">{turn.code}-{int(turn.asked)}</guid><pubDate>{_date(turn.asked)}</pubDate></item>'
        for turn in turns
    )
    head = f"<title>Whistlestop</title><link>{escape(base)}/</link><description>Whistlestop</description>"
    return f'<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>{head}{items}</channel></rss>'


def _date(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
