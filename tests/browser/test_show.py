"""The living room: a screen that only shows, and knows nothing hidden even where seats are held."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser import camera
from browser.axe import faults
from browser.conftest import Opener
from browser.patience import settled
from browser.player import play_until
from browser.server import Server

MINE = {"kind": "mine", "name": "Ada"}
BOT = {"kind": "bot", "bot": "one-step"}
HIDDEN = ("hand", "tickets", "offered", "returned", "monster_face_down")


# The heights of all names of places as the screen shows them.
NAMES = """() => [...document.querySelectorAll('.labels text')].map(
  (name) => Number(name.getAttribute('font-size')) * name.getScreenCTM().a)"""


# What of a screen's words and cards is not wholly on it; nobody can scroll there.
CUT = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.className)"""


def sizes(page: Page, selector: str) -> list[float]:
    """Return how large the letters of some elements are."""
    return [
        float(one.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))
        for one in page.locator(selector).all()
    ]


def told(frames: list[str]) -> list[dict[str, Any]]:
    """Return the views that a line brought."""
    return [view for view in (json.loads(frame).get("view") for frame in frames) if view]


def test_the_screen_shows_board_turn_points_and_moves_and_is_told_nothing_hidden(
    server: Server, open_page: Opener
) -> None:
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    code = made["table"]["code"]
    phone = open_page(f"{server.address}/t/{code}#{made['seats'][0]['token']}", phone=True)
    screen, frames = phone.context.new_page(), list[str]()  # on a device that holds a seat
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    screen.goto(f"{server.address}/show/{code}")
    play_until(phone, "[data-ask=action]")
    phone.locator("[data-act=draw]").click()
    expect(screen.locator("[data-whose]")).to_contain_text("Ada")
    phone.locator("[data-act=draw]:not([disabled])").click()
    expect(screen.locator(".moves li")).not_to_have_count(0)
    expect(screen.locator(".players li")).to_have_count(2)
    expect(screen.locator(":is(button, input, a):not([inert] *):visible")).to_have_count(0)
    assert told(frames)
    assert all(view["question"] is None for view in told(frames))
    assert all(view["facts"][key] is None for view in told(frames) for key in HIDDEN)
    assert min(sizes(screen, ".players :is(.name, b), [data-whose], .moves li")) > 26
    names = sorted(screen.evaluate(NAMES))
    assert names[len(names) // 2] >= 22
    assert names[0] >= 11
    assert faults(screen) == []
    screen.set_viewport_size({"width": 844, "height": 390})
    assert settled(screen, CUT, [], ".players li, .moves li:first-child, .tray .slot") == []


def test_a_feeling_is_seen_by_the_others_and_the_menu_leads_to_the_screen(server: Server, open_page: Opener) -> None:
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    code = made["table"]["code"]
    page, other = (
        open_page(f"{server.address}/t/{code}#{made['seats'][0]['token']}"),
        open_page(f"{server.address}/show/{code}"),
    )
    other.wait_for_selector("[data-whose]")
    page.click("[data-tab=chat]")
    page.click("[data-emote=well_done]")
    expect(other.locator("[data-emoted]")).to_have_text("Ada Well played!")
    page.get_by_label("Settings and table").click()
    expect(page.locator("[data-living-room] input")).to_have_value(f"{server.address}/show/{code}")
    assert camera.read(page.locator("[data-living-room] img")) == f"{server.address}/show/{code}"


def test_a_phone_comes_to_the_table_by_the_code_on_the_screen(server: Server, open_page: Opener) -> None:
    code = server.ask("/tables", {"map": "usa", "seats": [MINE, {"kind": "open"}]})["table"]["code"]
    screen = open_page(f"{server.address}/show/{code}")
    for scheme in ("light", "dark"):
        screen.emulate_media(color_scheme=scheme)
        assert camera.read(screen.locator(".come img")) == f"{server.address}/t/{code}"
    screen.set_viewport_size({"width": 844, "height": 390})
    assert settled(screen, CUT, [], ".come img, [data-code], .players li") == []
