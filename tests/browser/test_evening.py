"""A public evening in a browser: open tables, people one does not know, profiles, games over days."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser import camera
from browser.conftest import Opener
from browser.server import Server

BOT = {"kind": "bot", "bot": "random"}


def test_strangers_meet_at_an_open_table_and_the_host_sends_one_away(server: Server, open_page: Opener) -> None:
    """Who sits down anywhere is seen by others at once; one who is sent away watches."""
    guest = open_page(server.address, phone=True)
    expect(guest.locator("[data-open-tables]")).to_be_visible()
    host = open_page(server.address)
    host.get_by_label("Your name").fill("Ada")
    host.click("[data-act=anywhere]")
    expect(host).to_have_url(re.compile("/t/"))
    guest.get_by_role("link", name=re.compile("Ada")).click()
    guest.get_by_label("Your name").fill("Bo")
    guest.locator("[data-act=sit]").first.click()
    expect(guest.get_by_text("The game begins when the last seat is taken")).to_be_visible()
    guest.get_by_label("Say something").fill("good evening")
    guest.keyboard.press("Enter")
    expect(host.get_by_text("good evening")).to_be_visible()
    host.click("[data-act=hide-talk]")
    expect(host.get_by_text("good evening")).to_be_hidden()
    host.click("[data-act=mute]")
    expect(host.get_by_role("button", name="Let speak")).to_be_visible()
    host.click("[data-act=send-away]")
    expect(guest.locator("[data-act=sit]").first).to_be_visible()
    expect(host.locator("[data-field=listed]")).to_be_checked()


def test_a_profile_is_made_moved_by_its_words_and_deleted(server: Server, open_page: Opener) -> None:
    """No account: nine words in one browser open the same profile in another."""
    page = open_page(f"{server.address}/profile")
    page.locator("[data-field=profile-name]").fill("Ada")
    page.click("[data-act=keep-profile]")
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    page.click("[data-act=show-picture]")
    words = page.evaluate("localStorage.getItem('whistlestop-profile')")
    assert camera.read(page.get_by_alt_text("The link as a code")) == f"{server.address}/profile#{words}"
    other = open_page(f"{server.address}/profile", phone=True)
    other.locator("[data-field=phrase]").fill(words.replace("-", " "))
    other.click("[data-act=open-profile]")
    expect(other.get_by_role("heading", name="Ada")).to_be_visible()
    other.click("[data-act=delete-profile]")
    other.click("[data-act=delete-sure]")
    expect(other.locator("[data-field=phrase]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-field=phrase]")).to_be_visible()


def test_a_game_that_was_looked_at_is_shown_again_without_the_server(server: Server, browser: Browser) -> None:
    """The page's worker keeps the page and the game; nothing is loaded over the line that is cut."""
    plan = {"map": "lake-constance", "seats": [BOT, BOT], "bot_delay": 0, "start": True}
    code = server.ask("/tables", plan)["table"]["code"]
    context = browser.new_context(reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(f"{server.address}/t/{code}")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.goto(f"{server.address}/replay/{code}")
        expect(page.locator("[data-place]").first).to_be_visible()
        context.set_offline(True)
        page.reload()
        expect(page.locator("[data-place]").first).to_be_visible()
        assert page.evaluate("fetch('/api/tables/mine', {method: 'POST', body: '{}'}).then(() => 1, () => 0)") == 0
    finally:
        context.close()


def test_the_page_can_be_installed(server: Server, open_page: Opener) -> None:
    """A manifest with a name, a beginning and a picture that fits every size."""
    page = open_page(server.address)
    manifest = page.evaluate("fetch('/site.webmanifest').then((answer) => answer.json())")
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Whistlestop", "/", "standalone")
    assert page.evaluate("fetch('/icon.svg').then((answer) => answer.ok)")
