"""Single things a page does: same-device play, taking back, reasons, watching, keyboards, reachability."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Opener
from browser.patience import milliseconds, settled
from browser.player import Player, play_until
from browser.server import Server
from browser.weight import Weight
from whistlestop import maps
from whistlestop.notation.words import words

BOT = {"kind": "bot", "bot": "greedy"}
MINE = {"kind": "mine"}
TOLD_WITHIN = 15  # seconds
FIRST_PAGE = 300_000  # bytes over the line


def test_the_first_page_and_a_table_weigh_little(server: Server, open_page: Opener) -> None:
    """All that comes over the line to a browser that has nothing yet: the page, its letters, a language, a board."""
    table = server.ask("/tables", {"map": "europe", "seats": [MINE, BOT], "start": True})
    seat = f"/t/{table['table']['code']}#{table['seats'][0]['token']}"
    for way, there in (("/", "[data-act=new-table]"), (seat, ".ground-picture svg .cartouche")):
        page = open_page("about:blank")
        weight = Weight(page)
        page.goto(server.address + way)
        page.wait_for_selector(there, state="attached")
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        assert 100_000 < weight.total <= FIRST_PAGE, weight.heaviest()


def test_the_map_on_the_first_page_needs_nothing_of_the_server_but_its_files(server: Server, open_page: Opener) -> None:
    """A new server compiles its rules for minutes; whoever opens it meanwhile sees no empty poster."""
    page = open_page("about:blank")
    page.route("**/api/**", lambda route: route.abort() if "/boards" in route.request.url else route.continue_())
    page.goto(server.address)
    expect(page.locator("header .ground")).to_be_visible()
    expect(page.locator("header .poster-place")).to_have_count(len(maps.load("europe").places))


def test_boards_to_choose_from_are_never_empty_tiles(server: Server, open_page: Opener) -> None:
    """A busy server takes seconds to draw grounds: the routes of every board in sight are there before them."""
    page = open_page("about:blank")
    page.route("**/ground.svg", lambda route: route.abort())
    page.goto(f"{server.address}/new")
    first = page.locator(".picture").first
    expect(first.locator("circle")).to_have_count(len(maps.load("usa").places))
    expect(first).to_have_attribute("data-drawn", "false")


def test_two_people_at_one_device_have_a_curtain_between_them(server: Server, open_page: Opener) -> None:
    """Nobody sees the other's tickets: a curtain comes between."""
    page = open_page(f"{server.address}/new")
    page.get_by_label("Who sits on seat 2").select_option("mine")
    page.get_by_label("Remove seat 3").click()
    page.get_by_label("Name").nth(0).fill("Ada")
    page.get_by_label("Name").nth(1).fill("Bruno")
    page.click("[data-act=create]")
    page.click("[data-act=keep-tickets]")
    expect(page.get_by_text("Pass the device to Bruno")).to_be_visible()
    expect(page.locator("[data-ask]")).to_have_count(0)
    page.click("[data-act=curtain]")
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-act=done], [data-ask=action]")


def test_who_shares_a_device_sees_what_the_turn_brought_before_the_curtain_falls(
    server: Server, open_page: Opener
) -> None:
    """The second card is in the hand and stays to be seen until its player says so."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, MINE], "start": True})
    page = open_page(server.address)
    page.evaluate("(keys) => localStorage.setItem('whistlestop-keys', keys)", keys(made))
    page.goto(f"{server.address}/t/{made['table']['code']}")
    play_until(page, "[data-ask=action]")
    for cards in (4, 5):
        page.wait_for_selector("[data-busy=false]")
        assert held(page, cards) == cards
        page.locator("[data-act=draw]:not([disabled])").click()
    done = page.locator("[data-act=done]")
    expect(done).to_be_visible()
    assert held(page, 6) == 6
    expect(page.locator("[data-act=curtain]")).to_have_count(0)
    done.click()
    expect(page.locator("[data-act=curtain]")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)


def keys(made: Any) -> str:
    """Return the keys of all seats of a table as a browser keeps them."""
    return json.dumps([{"code": made["table"]["code"], "host": None, "seats": made["seats"], "used": 1}])


HELD = "[...document.querySelectorAll('.hand .held b')].reduce((sum, one) => sum + Number(one.innerText), 0)"


def held(page: Page, wanted: int) -> object:
    """Return how many cards the hand shows, once it shows those that are wanted."""
    return settled(page, HELD, wanted)


INSIDE = """() => {
  const box = document.querySelector('div.tray'), tray = box.getBoundingClientRect();
  const inside = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= tray.left && top >= tray.top && right <= Math.min(tray.right, innerWidth) && bottom <= tray.bottom;
  };
  return [...box.querySelectorAll('.slot .card, .held .card, .held b')].every(inside);
}"""


def test_a_phone_held_sideways_shows_the_question_the_display_and_the_whole_hand(
    server: Server, open_page: Opener
) -> None:
    made = server.ask("/tables", {"map": "europe", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", sideways=True)
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-ask=action]")
    expect(page.locator("[data-ask=action] b").first).to_be_visible()
    expect(page.locator(".slot .card")).to_have_count(6)
    assert held(page, 4) == 4
    page.wait_for_function(INSIDE)
    page.wait_for_function("document.querySelector('.table').scrollHeight <= innerHeight")


def test_a_line_that_falls_silent_is_told_within_seconds_and_mends_itself(server: Server, open_page: Opener) -> None:
    """A cut line says nothing by itself: it is the missing answer to a question that tells."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(server.address)
    silent = [False]

    def listen(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()
        behind.on_message(lambda text: None if silent[0] else line.send(text))

    page.route_web_socket(re.compile("/ws/"), listen)
    page.goto(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask=tickets]")
    silent[0] = True
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=milliseconds(TOLD_WITHIN))
    silent[0] = False
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.click("[data-act=keep-tickets]")
    expect(page.locator("[data-ask=tickets]")).to_have_count(0)


def test_a_route_says_why_it_cannot_be_claimed_and_a_claim_can_be_taken_back(server: Server, open_page: Opener) -> None:
    """Pressing a route that is too dear tells the price; cancelling a payment leaves everything as it was."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-turn=mine] >> text=Your turn")
    page.wait_for_selector("[data-ask=action]")
    long = words(maps.load("usa")).track_numbers["el-paso:houston"]  # six spaces: too dear for anybody's first cards
    page.locator(f"[data-track='{long}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("it takes", ignore_case=True)
    open_tracks = page.locator("[data-track][data-can]")
    if open_tracks.count():
        page.get_by_label("Settings and table").click()
        page.get_by_label("Ask again before an action").select_option("always")
        page.keyboard.press("Escape")
        expect(page.get_by_label("Ask again before an action")).to_be_hidden()
        # The button gets the focus back, but not at once.
        expect(page.get_by_role("button", name="Settings and table")).to_be_focused()
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
        page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


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
