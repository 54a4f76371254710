"""Seeing more in the browser: overlays are switched, drawn and remembered; hints are shown and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.conftest import Opener
from browser.patience import milliseconds, settled
from browser.player import play_until
from browser.server import Server
from rotation import rotating

BOT = {"kind": "bot", "bot": "greedy"}
MINE = {"kind": "mine", "name": "Ada"}
KINDS = ["paths", "networks", "tickets", "monsters", "odds"]
OVERLAYS = "[...document.querySelectorAll('[data-overlay]')].map((one) => one.dataset.overlay)"
LOOKS: dict[str, dict[str, bool]] = {"desk": {}, "phone": {"phone": True}, "sideways": {"sideways": True}}
THINKING = 30  # seconds; the first hint of a server loads machine code


def table(server: Server, map: str, **more: object) -> tuple[str, str]:
    """Return the address of a new table's first seat, and its code."""
    made = server.ask("/tables", {"map": map, "seats": [MINE, BOT], "bot_delay": 0, "start": True, **more})
    code = made["table"]["code"]
    return f"{server.address}/t/{code}#{made['seats'][0]['token']}", code


def test_overlays_are_switched_one_by_one_drawn_on_the_board_and_remembered(server: Server, open_page: Opener) -> None:
    """Longest paths, my networks, what tickets need, where monsters could go, odds; a spectator sees what is public."""
    address, code = table(server, "europe", options={"monsters": True})
    page = open_page(address)
    play_until(page, "[data-track][data-can]")
    page.click("[data-act=overlays]")
    assert settled(page, OVERLAYS, KINDS) == KINDS
    expect(page.locator(".halos, .marks")).to_have_count(0)
    page.check("[data-overlay=tickets]")
    expect(page.locator(".halos .ticket").first).to_be_attached()
    expect(page.locator("[data-lines=tickets]")).to_contain_text("in reach")
    page.check("[data-overlay=monsters]")
    monsters = page.locator(".marks circle.alvin, .marks circle.dexter")  # whichever the other player has not locked
    expect(monsters.first).to_be_attached()
    page.check("[data-overlay=odds]")
    expect(page.locator("[data-lines=odds]")).to_contain_text("next card")
    assert faults(page) == []
    page.uncheck("[data-overlay=tickets]")
    expect(page.locator(".halos .ticket")).to_have_count(0)
    page.reload()
    expect(monsters.first).to_be_attached()
    watcher = open_page(f"{server.address}/t/{code}")
    watcher.click("[data-act=overlays]")
    expect(watcher.locator("[data-overlay]")).not_to_have_count(0)
    expect(watcher.locator("[data-overlay=tickets], [data-overlay=networks]")).to_have_count(0)


@pytest.mark.parametrize("look", ["desk", "phone"])
def test_a_hint_is_thought_about_shown_on_the_board_and_played(server: Server, open_page: Opener, look: str) -> None:
    """The best answers with chances and reasons; one press shows it, another does it. On a phone they lie on cloth."""
    page = open_page(table(server, "lake-constance")[0], **LOOKS[look])
    page.click("[data-act=hint]")
    shown = page.locator("[data-hint=shown]")
    expect(shown).to_contain_text("What the strongest bot would do", ignore_case=True, timeout=milliseconds(THINKING))
    page.click("[data-act=hint-play] >> nth=0")
    play_until(page, "[data-ask=action]")
    page.click("[data-act=hint]")
    first = page.locator("[data-act=hint-show]").first
    expect(first).to_contain_text("%", timeout=milliseconds(THINKING))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hinted").first).to_be_attached()
    assert faults(page) == []
    before = page.locator("[data-hint]").count()
    page.click("[data-act=hint-play] >> nth=0")
    expect(page.locator("[data-hint]")).to_have_count(before - 1)


OVER_THE_BOARD = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const card = box('[data-hint=shown]'), board = box('main.board');
  return card.left < board.right && card.right > board.left && card.top < board.bottom && card.bottom > board.top;
}"""


@pytest.mark.parametrize("look", [look for (look,) in rotating(len(LOOKS), LOOKS)])
def test_a_hint_lies_beside_the_board_whose_routes_it_speaks_of(server: Server, open_page: Opener, look: str) -> None:
    page = open_page(table(server, "lake-constance")[0], **LOOKS[look])
    play_until(page, "[data-ask=action]")
    if look == "phone":
        page.locator("[data-tab=log]").click()
    page.click("[data-act=hint]")
    answer = page.locator("[data-act=hint-play]").first
    expect(answer).to_be_visible(timeout=milliseconds(THINKING))
    expect(answer).to_be_in_viewport()
    assert not page.evaluate(OVER_THE_BOARD)
    assert faults(page) == []


def test_a_table_without_hints_has_no_button_for_them(server: Server, open_page: Opener) -> None:
    page = open_page(table(server, "lake-constance", hints=False)[0])
    page.wait_for_selector("[data-act=keep-tickets]")
    expect(page.locator("[data-act=hint]")).to_have_count(0)
