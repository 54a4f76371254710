"""Single things a page does: same-device play, taking back, reasons, watching, keyboards, reachability."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import Player
from browser.server import Server

BOT = {"kind": "bot", "bot": "greedy"}
MINE = {"kind": "mine"}


def test_two_people_at_one_device_have_a_curtain_between_them(server: Server, open_page: Opener) -> None:
    """Nobody sees the other's tickets: a curtain comes between."""
    page = open_page(f"{server.address}/new")
    page.get_by_label("Who sits on seat 2").select_option("mine")
    page.get_by_label("Take seat 3 away").click()
    page.get_by_label("Name").nth(0).fill("Ada")
    page.get_by_label("Name").nth(1).fill("Bruno")
    page.click("[data-act=create]")
    page.click("[data-act=keep-tickets]")
    expect(page.get_by_text("Pass the device to Bruno")).to_be_visible()
    expect(page.locator("[data-ask]")).to_have_count(0)
    page.click("[data-act=curtain]")
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-act=curtain], [data-turn=mine]")


def test_a_route_says_why_it_cannot_be_claimed_and_a_claim_can_be_taken_back(server: Server, open_page: Opener) -> None:
    """Pressing a route that is too dear tells the price; cancelling a payment leaves everything as it was."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-turn=mine] >> text=Your turn")
    page.wait_for_selector("[data-ask=action]")
    closed = page.locator("[data-track]:not([data-can])").first
    closed.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("it takes", ignore_case=True)
    open_tracks = page.locator("[data-track][data-can]")
    if open_tracks.count():
        page.get_by_label("Settings and table").click()
        page.get_by_label("Ask again before an action").select_option("always")
        page.keyboard.press("Escape")
        before = open_tracks.count()
        open_tracks.first.focus()
        page.keyboard.press("Enter")
        page.click("[data-act=cancel]")
        expect(page.locator("[data-track][data-can]")).to_have_count(before)


def test_a_spectator_sees_the_table_and_no_hand(server: Server, open_page: Opener) -> None:
    """Who opens the link without a seat watches."""
    made = server.ask("/tables", {"map": "europe", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}")
    expect(page.get_by_text("You are watching this game.")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def test_a_table_with_a_password_asks_for_it_and_a_friend_sits_down(server: Server, open_page: Opener) -> None:
    """A wrong one is told; the right one opens the waiting room and the seat."""
    seats = [MINE, {"kind": "open"}]
    made = server.ask("/tables", {"map": "usa", "seats": seats, "password": "Platform 9¾"})
    page = open_page(f"{server.address}/t/{made['table']['code']}")
    expect(page.get_by_text("This table is for those who know its password.")).to_be_visible()
    for guess, told in (("Platform 9", "That is not the password of this table."), ("Platform 9¾", "Seats")):
        page.get_by_label("Password").fill(guess)
        page.click("[data-act=enter]")
        expect(page.get_by_role("heading", name=told)).to_be_visible()
    page.click("[data-act=sit]")
    expect(page.get_by_text("You are seated.")).to_be_visible()


def test_every_control_of_the_table_has_a_name(server: Server, open_page: Opener) -> None:
    """No button without a name, on a phone and on a desk."""
    made = server.ask("/tables", {"map": "europe", "seats": [MINE, BOT], "bot_delay": 0, "start": True,
                                  "options": {"dice": True, "monsters": True}})  # fmt: skip
    for phone in (False, True):
        page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)
        page.wait_for_selector("[data-turn]")
        unnamed = page.evaluate(
            """() => [...document.querySelectorAll('button, [role=button], input, select')].filter((one) =>
              !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).length"""
        )
        assert unnamed == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_seat_leaves_its_link_and_nothing_of_others_is_asked(server: Server, open_page: Opener) -> None:
    """The page speaks to its own server only."""
    page = open_page(server.address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.click("[data-act=quick]")
    page.wait_for_selector("[data-ask=tickets]")
    Player(page).step()
    assert asked
    assert all(url.startswith((server.address, "ws://")) for url in asked)


def test_on_a_home_network_copying_works_and_the_title_tells_whose_turn_it_is(
    server: Server, open_page: Opener
) -> None:
    """Over plain HTTP browsers withhold clipboard and notices: the page copies the old way and marks its title."""
    home = server.address.replace("127.0.0.1", "laptop")
    page = open_page(f"{home}/new")
    assert page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.click("[data-act=create]")
    link = page.get_by_label("Link", exact=True).input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_label("Say something").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Say something")).to_have_value(link)

    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    table = open_page(f"{home}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    table.wait_for_selector("[data-ask=tickets]")
    table.context.new_page().bring_to_front()
    expect(table).to_have_title(re.compile("^● Your turn"))
    table.get_by_label("Settings and table").click()
    expect(table.get_by_text("shows notices only for pages with https")).to_be_visible()
