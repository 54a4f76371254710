"""Games over days: holidays, feeds for calendars and news, and notices through the makers of browsers."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from time import time
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.house import House, running, scene
from server.services import PostgreSQL
from server.test_http import bearer
from server.test_profiles import ADA, profile
from whistlestop.server.match import clock
from whistlestop.server.protocol.parts import Clock
from whistlestop.server.settings import Settings, SettingsError

DAY = 24 * 3600
THREE_DAYS = {"unit": "days", "amount": 3}


def test_whoever_is_on_holiday_has_all_of_the_time_after_it() -> None:
    days = Clock(unit="days", amount=2)
    assert clock.deadline(days, 100.0) == 100.0 + 2 * DAY
    assert clock.deadline(days, 100.0, [None, 50.0]) == 100.0 + 2 * DAY
    assert clock.deadline(days, 100.0, [None, 700.0]) == 700.0 + 2 * DAY


@scene()
async def test_holidays_move_the_deadline_and_run_out(house: House) -> None:
    made = await house.table("mine", "greedy", clock=THREE_DAYS, holidays=5)
    (player,) = await house.players(made)
    before = player.view.deadline
    assert before is not None
    await player.done("take_holiday", days=4)
    await player.sees(lambda one: one.table.seats[0].holidays == 1)
    assert player.view.deadline is not None
    assert abs(player.view.deadline - before - 4 * DAY) < 60
    assert (player.table.seats[0].away_until or 0) > time() + 3.9 * DAY
    assert house.inside(made["table"]["code"]).row.wake == player.view.deadline
    assert await player.refused_with("take_holiday", days=2) == "no_holidays"


@scene()
async def test_a_clock_of_seconds_knows_no_holidays(house: House) -> None:
    (player,) = await house.seated("mine", "greedy", clock={"unit": "seconds", "amount": 60}, holidays=5)
    assert await player.refused_with("take_holiday", days=1) == "no_holidays"


@scene()
async def test_a_calendar_and_a_reader_of_news_tell_whose_turn_it_is_by_a_secret_address(house: House) -> None:
    feed = (await profile(house, ADA, "Ada"))["feed"]
    made = await house.table("mine", "greedy", clock=THREE_DAYS, profile=ADA)
    code = made["table"]["code"]
    await house.table("mine", "greedy", clock=THREE_DAYS)  # somebody else's
    calendar = await house.http.get(f"{feed}.ics", params={"language": "de"})
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert calendar.text.count("BEGIN:VEVENT") == 1
    assert f"SUMMARY:Du bist am Zug: USA ({code})" in calendar.text
    assert f"URL:{house.base}/t/{code}" in calendar.text
    news = ElementTree.fromstring((await house.http.get(f"{feed}.rss")).text)
    assert [item.findtext("title") for item in news.iter("item")] == [f"Your turn: USA ({code})"]
    assert (await house.http.get(f"{feed[:-1]}x.ics")).status_code == 404
    assert (await house.http.get(f"{feed[:-32]}{'ä' * 32}.rss")).status_code == 404
    assert ADA not in calendar.text
    assert (await house.http.get("/api/profile", headers=bearer(feed[-32:]))).status_code == 401


class Browser:
    """A browser that was promised to be told, and the service of its maker."""

    def __init__(self, status: int = 201) -> None:
        self.key, self.status = ec.generate_private_key(ec.SECP256R1()), status
        self.sent: list[tuple[str, bytes, dict[str, str]]] = []

    def subscription(self, endpoint: str = "https://fcm.googleapis.com/wp/abc") -> dict[str, str]:
        """What the browser gives to a page."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": _base64(point), "auth": _base64(b"a" * 16), "language": "de"}

    def post(self, url: str, data: bytes, headers: dict[str, str], **_: Any) -> Any:
        """Take what the server sends, as a session of requests would."""
        self.sent.append((url, data, headers))
        return SimpleNamespace(status_code=self.status, text="", reason="", headers={})

    def read(self) -> dict[str, str]:
        """Return what it was told last, which nobody else can read."""
        opened = http_ece.decrypt(self.sent[-1][1], private_key=self.key, auth_secret=b"a" * 16)
        return dict(json.loads(opened))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


PUSH = {"push": True, "push_contact": "mailto:host@trains.example"}


async def told(house: House, browser: Browser) -> str:
    """Let a browser subscribe, and somebody's turn come while no page is open; return the table's code."""
    assert house.lobby.notices is not None
    house.lobby.notices._session = browser
    await profile(house, ADA, "Ada")
    answer = await house.http.put("/api/profile/push", json=browser.subscription(), headers=bearer(ADA))
    assert answer.json()["told"], answer.text
    made = await house.table("mine", "greedy", clock=THREE_DAYS, profile=ADA)
    while not browser.sent:
        await asyncio.sleep(0.02)
    return str(made["table"]["code"])


@scene(**PUSH)
async def test_a_browser_is_told_your_turn_so_that_only_it_can_read_it(house: House) -> None:
    browser = Browser()
    code = await told(house, browser)
    url, _, headers = browser.sent[0]
    assert url == "https://fcm.googleapis.com/wp/abc"
    assert browser.read() == {"title": "Du bist am Zug", "body": f"USA · {code}", "path": f"/t/{code}"}
    public = (await house.http.get("/api/profile/push")).json()["key"]
    assert public in headers["Authorization"] or public in headers["authorization"]
    off = await house.http.delete("/api/profile/push", headers=bearer(ADA))
    assert not off.json()["told"]


@scene(**PUSH)
async def test_a_browser_that_is_gone_is_forgotten(house: House) -> None:
    await told(house, Browser(410))
    while (await house.http.get("/api/profile", headers=bearer(ADA))).json()["told"]:
        await asyncio.sleep(0.02)


@scene(**PUSH)
async def test_nothing_is_sent_to_an_address_of_a_strangers_choice(house: House) -> None:
    await profile(house, ADA, "Ada")
    for endpoint in (
        "http://fcm.googleapis.com/wp/abc",
        "https://127.0.0.1/wp",
        "https://fcm.googleapis.com.evil.example/wp",
        "https://fcm.googleapis.com:8443/wp",
        "https://x@[::1",
        "https://fcm.googleapis.com/wp\r\nHost: evil.example",
        "https://.push.apple.com/wp",
    ):
        wanted = Browser().subscription(endpoint)
        assert (await house.http.put("/api/profile/push", json=wanted, headers=bearer(ADA))).status_code == 400


@scene()
async def test_unless_the_host_wants_it_nobody_is_told_anything(house: House) -> None:
    await profile(house, ADA, "Ada")
    assert not (await house.http.get("/api/server")).json()["push"]
    assert (await house.http.get("/api/profile/push")).status_code == 404
    wanted = await house.http.put("/api/profile/push", json=Browser().subscription(), headers=bearer(ADA))
    assert wanted.status_code == 404


def test_push_needs_somebody_to_ask_when_it_goes_wrong() -> None:
    with pytest.raises(SettingsError, match="mailto"):
        Settings(push=True)


def test_the_key_of_a_server_is_made_once_for_all_its_processes(folder: Path, postgresql: PostgreSQL) -> None:
    database = postgresql.database()

    async def act() -> None:
        async with (
            running(folder, database=database, **PUSH) as here,
            running(folder, database=database, **PUSH) as there,
        ):
            keys = [(await house.http.get("/api/profile/push")).json()["key"] for house in (here, there)]
            assert keys[0] == keys[1]
            await told(there, Browser())

    asyncio.run(act())
