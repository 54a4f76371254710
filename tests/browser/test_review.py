"""The review on the page: begun, told, shown on the board, by mouse and by keyboard, on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.patience import milliseconds
from browser.server import Server
from test_review import LAST_TURN
from whistlestop import Game

SECONDS = 120


@pytest.fixture
def log(tmp_path: Path) -> Path:
    game = Game.from_position(LAST_TURN)
    game.play("draw", "draw")
    (tmp_path / "lost.game").write_text(game.log(), "utf-8")
    return tmp_path / "lost.game"


def reviewed(page: Page, log: Path) -> None:
    page.set_input_files("[data-field=log]", log)
    page.click("[data-tab=review]")
    page.click("[data-act=review-start]")
    page.wait_for_selector("[data-review=done]", timeout=milliseconds(SECONDS))


def test_a_review_names_what_was_better_and_shows_it_on_the_board(server: Server, open_page: Opener, log: Path) -> None:
    page = open_page(f"{server.address}/replay")
    reviewed(page, log)
    expect(page.locator("[data-accuracy='0'] b")).to_have_text("0 %")
    expect(page.locator("[data-accuracy='1'] b")).to_have_text("100 %")
    costly = page.locator("[data-act=review-show]")
    expect(costly).to_contain_text("Better: Claim")
    expect(costly).to_contain_text("Wins 100 % instead of 0 %, points ahead: +")
    page.keyboard.press("End")
    costly.focus()
    page.keyboard.press("Enter")
    expect(costly).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("[data-replay='0'][data-move='0'] .glows .hinted", state="attached")
    expect(page.locator("[data-curve]")).to_have_attribute("aria-label", re.compile("Turn 80"))
    assert faults(page) == []
    page.click("[data-accuracy='1']")
    expect(page.get_by_text("No decision of Seat 2 cost anything worth mentioning.")).to_be_visible()


def test_a_phone_reads_a_review_without_scrolling_sideways(server: Server, open_page: Opener, log: Path) -> None:
    page = open_page(f"{server.address}/replay", phone=True)
    reviewed(page, log)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
