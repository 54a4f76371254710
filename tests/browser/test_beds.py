"""Laying a piece of track on the page: a bed pressed on the board, its colour chosen, the piece shown (R322)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server

MINE, BOT = {"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}


def test_a_piece_is_laid_on_a_bed_and_has_its_colour_there(server: Server, open_page: Opener) -> None:
    """R322: after drawing cards, with the bed in sight while its colour is asked for."""
    made = server.ask("/tables", {"map": "france", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    play_until(page, "[data-ask=bed]")
    number = page.locator("[data-track][data-can]").first.get_attribute("data-track")
    page.locator(f"[data-track='{number}']").focus()
    page.keyboard.press("Enter")
    piece = page.locator("[data-ask=piece] [data-act=piece]").first
    colour = piece.get_attribute("data-colour")
    piece.click()
    page.locator(f"[data-track='{number}'] rect.{colour}").first.wait_for()


def test_with_dice_the_question_says_that_a_bed_may_be_pressed_instead(server: Server, open_page: Opener) -> None:
    """R330: beds glow beside routes that can be claimed; a press lays a piece there, which was not told."""
    plan = {"map": "france", "seats": [MINE, BOT], "options": {"dice": True}, "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    play_until(page, "[data-ask=action] [data-act=tickets]")
    expect(page.locator("[data-ask=action]")).to_contain_text("press an empty bed")
    bed = page.locator("[data-track][data-can].bed, [data-track][data-can]:has(.bed)").first
    number = bed.get_attribute("data-track")
    page.locator(f"[data-track='{number}']").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-track='{number}']:not([data-can])").wait_for()
