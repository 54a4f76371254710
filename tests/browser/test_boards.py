"""Every board in the browser: chosen by its picture, played to its end, with what is special about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Opener
from browser.patience import Deadline
from browser.player import Player
from browser.server import Server
from browser.test_games import BOT, SECONDS_FOR_A_GAME, play_on, told
from rotation import LONG, rotating
from whistlestop import maps

BOTH = {"dice": True, "monsters": True}
# A short board with both expansions and the board with most pieces in turn; all boards in long runs.
GAMES = [game for (game,) in rotating(2, [("san-francisco", BOTH, False), ("marklin", {}, True)])]
ALL_GAMES = [(id, options, bool(number % 2)) for number, id in enumerate(maps.ids()) for options in ({}, BOTH)]


def test_every_board_is_chosen_by_its_picture_and_tells_its_rules(server: Server, open_page: Opener) -> None:
    """Each has a drawing of its tracks; those with rules of their own or uncertain facts say so."""
    page = open_page(f"{server.address}/new")
    for id in maps.ids():
        board = maps.load(id)
        page.check(f"input[value={id}]")
        drawn = page.locator(f"label:has(input[value={id}]) svg path")
        expect(drawn.nth(2 * len(board.tracks) - 1)).to_be_attached()
        if board.unverified:
            page.click("[data-rules] summary")
            expect(page.locator("[data-rules]")).to_contain_text(f"Not confirmed: {board.unverified[0]}")


def test_a_picture_that_was_refused_is_asked_for_again(server: Server, open_page: Opener) -> None:
    """A busy server tells who asks for many boards at once to wait: their places do not stay empty."""
    page, refused = open_page("about:blank"), set[str]()

    def once_refused(route: Route) -> None:
        if route.request.url in refused:
            route.continue_()
        else:
            refused.add(route.request.url)
            route.fulfill(status=503, body="{}")

    page.route("**/geometry", once_refused)
    page.goto(f"{server.address}/new")
    expect(page.locator(".picture").first).to_have_attribute("data-drawn", "true")


@pytest.mark.parametrize(("map", "options", "phone"), ALL_GAMES if LONG else GAMES)
def test_a_board_is_played_to_its_end(
    server: Server, open_page: Opener, map: str, options: dict[str, bool], phone: bool
) -> None:
    plan = {"map": map, "seats": [{"kind": "mine"}, BOT], "options": options, "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)
    page.wait_for_selector("[data-ask]")
    player = Player(page, 11)
    play_on([player], Deadline(SECONDS_FOR_A_GAME))
    told(page)
    assert "track" in player.pressed


def test_a_player_leaves_a_running_game_and_a_bot_goes_on(server: Server, open_page: Opener) -> None:
    """Leaving is asked again, ends in the lobby, and leaves the seat to whoever wants it."""
    plan = {"map": "lake-constance", "seats": [{"kind": "mine", "name": "Ada"}, BOT], "bot_delay": 10, "start": True}
    made = server.ask("/tables", plan)
    code = made["table"]["code"]
    page = open_page(f"{server.address}/t/{code}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask=tickets]")
    page.get_by_label("Settings and table").click()
    page.click("[data-act=leave]")
    page.click("[data-act=leave-sure]")
    page.wait_for_selector("[data-act=quick]")
    expect(page.get_by_text("Lake Constance")).to_have_count(0)
    assert server.ask(f"/tables/{code}")["seats"][0]["vacant"] is True
    guest = open_page(f"{server.address}/t/{code}")
    guest.get_by_text("Take the seat of Ada").click()
    expect(guest.locator(".players .me")).to_contain_text("Ada")
    assert server.ask(f"/tables/{code}")["seats"][0]["name"] == "Ada", "who tells no other name keeps the seat's"
