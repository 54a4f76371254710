"""Tolls and the neutral player on the page: money before its owner, a choice in sight of its tracks (R252, R264)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server
from rotation import rotating
from whistlestop import maps

MINE, BOT = {"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}
IN_SIGHT = """() => {
  const asked = document.querySelector('[data-ask]').getBoundingClientRect();
  return [...document.querySelectorAll('.track[data-can] [data-space]')].every((space) => {
    const box = space.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return y < asked.top && document.elementFromPoint(x, y)?.closest('main.board') !== null;
  });
}"""


@pytest.mark.parametrize("phone", [phone for (phone,) in rotating(2, (True, False))])
def test_a_track_for_the_neutral_player_is_chosen_in_sight_of_both(
    server: Server, open_page: Opener, phone: bool
) -> None:
    """R252, R264: both tracks glow; one's own money is told, that of others is not; neutral trains stand then."""
    plan = {"map": "nederland", "seats": [MINE, BOT], "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)
    play_until(page, "[data-ask=neutral]")
    expect(page.locator("[data-act=neutral]")).to_have_count(2)
    expect(page.locator(".track[data-can]")).to_have_count(2)
    page.wait_for_function(IN_SIGHT)
    track = page.locator("[data-act=neutral]").first.get_attribute("data-track")
    page.locator("[data-act=neutral]").first.click()
    page.wait_for_selector(f".track[data-track='{track}'] .train")
    if phone:
        page.locator("[data-tab=players]").first.click()
    page.locator("[data-neutral]").first.wait_for()
    money = [one.get_attribute("data-tolls") or "" for one in page.locator("[data-tolls]").all()]
    assert "secret" in money
    assert any(one.isdigit() for one in money)


@pytest.mark.parametrize(("tokens", "told"), [(30, False), (1, True)])
def test_who_cannot_pay_every_toll_is_told_before_a_claim_that_it_costs_a_loan(
    server: Server, open_page: Opener, tokens: int, told: bool
) -> None:
    """R257: a loan is taken without a question, and five points and the ranking are gone."""
    nederland = maps.load("nederland")
    assert nederland.tolls is not None
    board = replace(nederland, id="toll-land", tolls=replace(nederland.tolls, start_tokens=tokens))
    plan = {"map": "toll-land", "board": msgspec.json.encode(board).decode(), "seats": [MINE, BOT], "start": True}
    made = server.ask("/tables", plan | {"options": {"dice": True}, "bot_delay": 0})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    play_until(page, "[data-ask=action] [data-act=tickets]")
    expect(page.locator("[data-ask=action]", has_text="costs you a loan")).to_have_count(int(told))
