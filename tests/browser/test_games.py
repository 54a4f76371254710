"""Whole games played through the page: every step is a visible control that somebody could press."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.patience import Deadline
from browser.player import Player, wait_for_news
from browser.server import Server

SECONDS_FOR_A_GAME = 150
BOT = {"kind": "bot", "bot": "greedy"}


def play_on(players: list[Player], deadline: Deadline, steps: int | None = None) -> int:
    """Let everybody play until the game is over, the time is up, or so many steps are done; return the steps."""
    done = 0
    while not deadline.passed and (steps is None or done < steps):
        moved = [player.step() for player in players]
        done += sum(moved)
        if not any(moved):
            if all(player.over() for player in players):
                return done
            wait_for_news(*players)
    return done


def told(page: Page) -> None:
    """Check that the page tells the scoring and that the seal is sound."""
    expect(page.locator("[data-final]")).to_be_visible()
    if page.locator("[data-act=show-all]").count():
        page.click("[data-act=show-all]")
    expect(page.locator("[data-seal=true]")).to_be_visible()


def behind(page: Page) -> None:
    """Check that behind the scoring the players have their totals and no ticket waits for trains."""
    totals = page.locator("[data-final] table tbody tr td:nth-of-type(1)").all_inner_texts()
    page.get_by_role("button", name="Look at the board").click()
    if page.locator("[data-tab=players]").count():
        page.click("[data-tab=players]")
    points = page.locator(".players .points").all_inner_texts()
    assert sorted(text.split()[0] for text in points) == sorted(totals)
    page.click("[data-tab=tickets]")
    expect(page.locator(".tickets")).to_be_visible()
    expect(page.locator(".tickets")).not_to_contain_text("more train")


def test_two_browsers_and_two_bots_play_europe_with_dice_and_monsters(server: Server, open_page: Opener) -> None:
    """A table is opened in one browser, joined by link in another, and played to its end."""
    deadline = Deadline(SECONDS_FOR_A_GAME)
    host = open_page(f"{server.address}/new")
    host.check("input[value=europe]")
    host.check("input[name=dice]")
    host.check("input[name=monsters]")
    host.get_by_role("button", name="+ Open for a friend").click()
    host.click("[data-act=more]")
    host.get_by_label("How quickly bots answer").select_option(label="at once")
    host.click("[data-act=create]")
    code = host.locator("[data-code]").inner_text()

    friend = open_page(f"{server.address}/t/{code}")
    friend.fill("[data-field=name]", "Freja")
    friend.click("[data-act=sit]")
    expect(host.get_by_text("Freja")).to_be_visible()
    host.click("[data-act=start]")

    players = [Player(host, 1), Player(friend, 2)]
    play_on(players, deadline)
    for player in players:
        told(player.page)
    pressed = {act for player in players for act in player.pressed}
    assert {"keep-tickets", "stand", "reroll", "track", "pay", "end"} <= pressed


def test_a_phone_plays_usa_with_cards(server: Server, open_page: Opener) -> None:
    """A phone-sized page plays a whole game of cards, is reloaded, and goes on on a second device."""
    deadline = Deadline(SECONDS_FOR_A_GAME)
    made = server.ask("/tables", {"map": "usa", "seats": [{"kind": "mine"}, BOT], "bot_delay": 0, "start": True})
    link = f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}"
    player = Player(open_page(link, phone=True), 3)
    player.page.wait_for_selector("[data-ask=tickets]")
    play_on([player], deadline, steps=12)

    player.page.reload()
    player.page.wait_for_selector("[data-turn]")
    assert "#" not in player.page.url  # the secret does not stay in the address
    play_on([player], deadline, steps=6)

    player.page.close()
    second = Player(open_page(link, phone=True), 4)
    second.page.wait_for_selector("[data-turn]")
    play_on([second], deadline)
    told(second.page)
    behind(second.page)
    assert {"track", "pay"} <= set(second.pressed) | set(player.pressed)


def test_whoever_plays_bots_alone_plays_again_at_once(server: Server, open_page: Opener) -> None:
    """Nobody is waited for, so the next game begins without a waiting room; its first question is the tickets."""
    page = open_page(f"{server.address}/new")
    page.check("input[value=lake-constance]")
    page.click("[data-act=more]")
    page.get_by_label("How quickly bots answer").select_option(label="at once")
    page.click("[data-act=create]")
    page.wait_for_selector("[data-ask=tickets]")
    before = page.url
    play_on([Player(page, 6)], Deadline(SECONDS_FOR_A_GAME))
    told(page)
    page.click("[data-act=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    page.wait_for_selector("[data-ask=tickets]")


def test_a_killed_server_comes_back_and_the_page_goes_on(server: Server, open_page: Opener) -> None:
    """No announced move is lost, and the page connects again by itself."""
    deadline = Deadline(SECONDS_FOR_A_GAME)
    made = server.ask("/tables", {"map": "usa", "seats": [{"kind": "mine"}, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    player = Player(page, 5)
    page.wait_for_selector("[data-ask=tickets]")
    play_on([player], deadline, steps=10)
    page.wait_for_selector("[data-turn=mine]")
    page.get_by_role("tab", name="Log").click()
    before = page.locator(".log li").all_inner_texts()

    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.locator(".log li")).to_have_text(before, use_inner_text=True)
    assert play_on([player], deadline, steps=4) == 4
