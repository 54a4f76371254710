"""First Journey in the page: both tickets are changed in a turn, and a whole race is played (R416, R420)."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.patience import Deadline
from browser.player import Player, play_until
from browser.server import Server
from browser.test_games import SECONDS_FOR_A_GAME, play_on, told
from browser.test_use import seated

CHANGED = """(before) => {
  const cards = [...document.querySelectorAll('.ticket-card')].map((card) => card.textContent);
  return cards.length === before.length && cards.join() !== before.join();
}"""


def tickets(page: Page) -> list[str | None]:
    """Return the text of each own ticket."""
    return [card.text_content() for card in page.locator(".ticket-card").all()]


def test_tickets_are_changed_and_a_whole_race_is_played(server: Server, open_page: Opener) -> None:
    """R416, R420: the question says what may be done; at the end tickets count, not points."""
    page = open_page(seated(server, "first-journey-usa"))
    play_until(page, "[data-act=change]")
    expect(page.locator("[data-ask=action]")).to_contain_text("change both tickets")
    before = tickets(page)
    page.click("[data-act=change]")
    page.wait_for_function(CHANGED, arg=before)
    player = Player(page, 3)
    play_on([player], Deadline(SECONDS_FOR_A_GAME))
    told(page)
    expect(page.get_by_role("heading", name="completed tickets")).to_be_visible()
