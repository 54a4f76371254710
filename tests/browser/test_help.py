"""Rule help: in the lobby and at the table, only what this board and its expansions have, with rule numbers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server
from browser.test_seeing import table


def topics(page: Page) -> set[str]:
    page.wait_for_selector("[data-help=rulings]")
    return {str(one.get_attribute("data-topic")) for one in page.locator("[data-topic]").all()}


def test_at_the_table_the_rules_tell_what_this_board_and_its_expansions_have(server: Server, open_page: Opener) -> None:
    page = open_page(table(server, "europe", options={"monsters": True})[0])
    page.click("[data-act=help]")
    found = topics(page)
    assert {"tunnel", "ferry", "station", "monster", "chaos", "locomotive"} <= found
    assert not {"dice", "token", "meeple", "passenger", "mountain"} & found
    page.click("[data-topic=tunnel] summary")
    expect(page.locator("[data-topic=tunnel]")).to_contain_text("three cards are turned up")
    expect(page.locator("[data-topic=tunnel]")).not_to_contain_text("R50")
    page.check("[data-field=numbers]")
    expect(page.locator("[data-topic=tunnel]")).to_contain_text("R50–R57")
    expect(page.locator("[data-help=board]")).to_contain_text("3 stations")
    expect(page.locator("[data-help=rulings]")).to_contain_text("R174")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-topic]")).to_have_count(0)


def test_a_question_mark_opens_its_own_topic_told_for_dice(server: Server, open_page: Opener) -> None:
    page = open_page(table(server, "lake-constance", options={"dice": True})[0])
    play_until(page, "[data-ask=reroll]")
    page.click("[data-ask=reroll] [data-act=help-topic]")
    assert {"dice", "token", "tunnel"} <= topics(page)
    assert "locomotive" not in topics(page)
    expect(page.locator("[data-topic=dice]")).to_have_attribute("open", "")
    page.click("[data-topic=tunnel] summary")
    expect(page.locator("[data-topic=tunnel]")).to_contain_text("three tunnel dice")


def test_the_rules_of_a_board_can_be_read_before_a_table_is_set(server: Server, open_page: Opener) -> None:
    page = open_page(f"{server.address}/new", phone=True)
    page.check("input[value=germany]")
    page.click("[data-act=help]")
    assert "meeple" in topics(page)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.check("input[name=dice]")
    page.click("[data-act=help]")
    assert "dice" in topics(page)
    expect(page.locator("[data-help=board]")).to_contain_text("Germany")
