"""Choosing a share on the page: what is offered, the route in sight, and what lies before everybody (R302, R307)."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server
from rotation import rotating

MINE, BOT = {"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}
IN_SIGHT = """() => {
  const asked = document.querySelector('[data-ask]').getBoundingClientRect();
  const train = document.querySelector('.train').getBoundingClientRect();
  const [x, y] = [train.x + train.width / 2, train.y + train.height / 2];
  return y < asked.top && document.elementFromPoint(x, y)?.closest('main.board') !== null;
}"""


@pytest.mark.parametrize("phone", [phone for (phone,) in rotating(2, (False, True))])
def test_a_share_is_chosen_in_sight_of_its_route_and_lies_before_its_owner(
    server: Server, open_page: Opener, phone: bool
) -> None:
    """R302, R303, R307: companies with the number on top; the dummy's follows; the table tells one's own."""
    plan = {"map": "pennsylvania", "seats": [MINE, BOT], "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)
    play_until(page, "[data-ask=share]")
    page.wait_for_function(IN_SIGHT)
    first = page.locator("[data-act=share]").first
    company = first.get_attribute("data-company")
    assert "share " in first.inner_text()  # in words: a "#1" told nothing to whoever met it first
    first.click()
    page.wait_for_selector("[data-ask=share]", state="detached")
    if phone:
        page.locator("[data-tab=players]").first.click()
    page.locator("[data-act=companies]:visible").first.click()
    own = page.locator(f".companies tr[data-company={company}] .own").first
    own.wait_for()
    assert own.inner_text().split(", ")[0].isdigit()
