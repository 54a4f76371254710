"""A public evening in a browser: open tables, people one does not know, profiles, games over days."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Opener
from browser.server import Server


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
    host.click("[data-act=hush]")
    expect(host.get_by_text("good evening")).to_be_hidden()
    host.click("[data-act=mute]")
    expect(host.get_by_role("button", name="Let speak")).to_be_visible()
    host.click("[data-act=send-away]")
    expect(guest.locator("[data-act=sit]").first).to_be_visible()
    expect(host.locator("[data-field=listed]")).to_be_checked()
