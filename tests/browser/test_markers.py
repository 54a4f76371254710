"""The Old West in the page: a start city, markers at the ends of a route, and Alvin the Alien (R342, R344, R349)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server
from browser.test_use import seated
from rotation import rotating
from whistlestop import maps

SHAPES = [shape for (shape,) in rotating(2, ("desk", "phone"))]
FREE = """(id) => {
  const asked = document.querySelector('[data-ask]').getBoundingClientRect();
  const box = document.querySelector(`[data-place=${id}]`).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return y < asked.top && document.elementFromPoint(x, y)?.closest('main.board') !== null;
}"""


def begun(server: Server, open_page: Opener, shape: str) -> Page:
    """Return the page of a table of two with Alvin the Alien."""
    options: dict[str, Any] = {"oldwest.alvin": True}
    return open_page(seated(server, "old-west", **options), phone=shape == "phone")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_start_city_is_pressed_on_the_board_and_flagged(server: Server, open_page: Opener, shape: str) -> None:
    """R342: every city but Alvin's can be pressed; what was chosen stands with the player."""
    page = begun(server, open_page, shape)
    play_until(page, "[data-ask=start-city]")
    assert page.locator("[data-place][data-can]").count() >= len(maps.load("old-west").places) - 2
    assert page.locator("[data-place=roswell][data-can]").count() == 0
    city = page.locator("[data-place][data-can]").first
    name = {place.id: place.name for place in maps.load("old-west").places}[city.get_attribute("data-place") or ""]
    city.press("Enter")
    expect(page.locator("[data-ask=start-city]")).to_have_count(0)
    if shape == "phone":
        page.locator("[data-tab=players]").first.click()
    expect(page.locator(".players .me")).to_contain_text(f"Markers on {name}")


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ends_that_may_be_marked_are_in_sight_or_it_is_said_why_none_is(
    server: Server, open_page: Opener, shape: str
) -> None:
    """R344: an end has a button and can be pressed; who cannot pay is asked too (R8), and told the price."""
    page = begun(server, open_page, shape)
    play_until(page, "[data-ask=marker]")
    ends = [button.get_attribute("data-place") for button in page.locator("[data-ask=marker] [data-place]").all()]
    for end in ends:
        page.wait_for_function(FREE, arg=end)
    if ends:  # what there is to know about the track under the pointer does not lie over its ends
        expect(page.locator("[data-route]")).to_have_count(0)
    else:
        expect(page.locator("[data-ask=marker]")).to_contain_text("costs 2 cards of one colour")
    page.locator("[data-ask=marker]").locator("[data-act=marker], [data-act=no-marker]").first.click()
    expect(page.locator("[data-ask=marker]")).to_have_count(0)
