"""Harbours, exchanges, tours and routes around the edge on the page (R370-R374)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from browser.conftest import SIDEWAYS, Opener
from browser.player import Player, play_until, wait_for_news
from browser.server import Server
from rotation import rotating
from whistlestop import maps

MINE, BOT = {"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}
ID = "rails-and-sails-world"
IN_SIGHT = """() => {
  const asked = document.querySelector('[data-ask]').getBoundingClientRect();
  const ports = [...document.querySelectorAll('main.board [data-place][data-can]')];
  return ports.length > 0 && ports.every((port) => {
    const box = port.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return y < asked.top && document.elementFromPoint(x, y)?.closest('main.board') !== null;
  });
}"""


def rich_world() -> str:
    """Return the World with many wild cards, every card with a harbour, and all tours among ten tickets."""
    world = maps.load(ID)
    assert world.ships is not None
    deck = replace(world.deck, locomotives=60)
    ships = replace(world.ships, with_harbour=11, doubles=0, singles=10)
    tickets = tuple(sorted(world.tickets, key=lambda ticket: ticket.tour is None)[:10])
    board = replace(world, id="rich-world", players=(2, 2), deck=deck, ships=ships, tickets=tickets)
    return msgspec.json.encode(board).decode()


def opened(server: Server, open_page: Opener, phone: bool) -> Page:
    """Return the page of a table in the rich world."""
    plan = {"map": "rich-world", "board": rich_world(), "seats": [MINE, BOT], "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    return open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)


def offered_a_harbour(server: Server, open_page: Opener, phone: bool) -> Page:
    """Return a page on which a harbour can be built; some ways to play a deal end before one is offered."""
    for seed in range(1, 9):
        player = Player(opened(server, open_page, phone), seed, "[data-act=harbours]")
        while not player.look()["wanted"] and not player.sight["final"]:
            if not player.step() and not player.sight["wanted"]:
                wait_for_news(player)
        if player.sight["wanted"]:
            return player.page
    raise AssertionError("no harbour was offered in eight games")


@pytest.mark.parametrize("phone", [phone for (phone,) in rotating(2, (False, True))])
def test_a_harbour_is_built_on_a_port_pressed_on_the_board(server: Server, open_page: Opener, phone: bool) -> None:
    """R371: all ports that can have it glow in sight; it stands there once it is paid for."""
    page = offered_a_harbour(server, open_page, phone)
    page.locator("[data-act=harbours]").click()
    expect(page.locator("[data-ask=action]")).to_contain_text("Where do you build a harbour?")
    page.wait_for_function(IN_SIGHT)
    port = page.locator("main.board [data-place][data-can]").first
    port.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ask=harbour-payment]")
    for _ in range(4):
        due = page.locator("[data-ask=harbour-payment]").inner_text()
        page.locator("[data-ask=harbour-payment] [data-act=pay]").last.click()
        page.wait_for_function(
            "(due) => (document.querySelector('[data-ask=harbour-payment]')?.innerText ?? '') !== due", arg=due
        )
    expect(page.locator("[data-harbour='0']")).to_have_count(1)


# Who plays well does not hold many kinds for long, so cards are laid beside those that were dealt.
MORE_KINDS = """(many) => document.querySelectorAll('.mine .hand').forEach((hand) => {
  while (hand.children.length < many) hand.append(hand.querySelector('.held').cloneNode(true));
})"""
HANDS_SEEN = """() => {
  const hands = [...document.querySelectorAll('.mine .hand')].map((hand) => hand.getBoundingClientRect());
  const below = document.querySelector('.table > nav').getBoundingClientRect().top;
  return hands.length === 2 && hands[0].bottom < hands[1].top && hands[1].bottom < below;
}"""


def test_both_hands_are_seen_whole_on_a_phone(server: Server, open_page: Opener) -> None:
    """R361: train and ship cards are held in two rows, and neither lies below the tabs."""
    made = server.ask("/tables", {"map": ID, "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=True)
    play_until(page, "body:has([data-ask=action]) .mine .hand:has(.held) + .hand > .held")
    page.evaluate(MORE_KINDS, 7)
    page.wait_for_function(HANDS_SEEN)


def test_tours_tell_what_they_cost_and_pieces_are_exchanged_in_one_press(server: Server, open_page: Opener) -> None:
    """R370, R373: a tour is worth less, more or its penalty; an exchange changes supply and reserve."""
    page = opened(server, open_page, phone=False)
    page.wait_for_selector("[data-ask=tickets]")
    costs = [text for text in page.locator("[data-act=ticket]").all_inner_texts() if "in order" in text]
    assert len(costs) >= 3
    assert all("otherwise \N{MINUS SIGN}" in text for text in costs)
    play_until(page, "[data-act=exchanges]")
    page.set_viewport_size(SIDEWAYS)
    page.wait_for_function("document.querySelector('.open .decks').getBoundingClientRect().right < innerWidth - 12")
    mine = page.locator("[data-count=ships]").first
    before = mine.inner_text()
    page.locator("[data-act=exchanges]").click()
    page.locator("[data-act=exchange]").first.click()
    expect(mine).not_to_have_text(before)
