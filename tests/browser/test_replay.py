"""Looking back in the page: lines of the log, replays from every side, links to moments, logs from files, reports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.patience import Deadline, milliseconds, settled
from browser.player import Player
from browser.server import Server
from browser.test_games import play_on
from whistlestop import Game

BOT = {"kind": "bot", "bot": "greedy"}
MINE = {"kind": "mine", "name": "Ada"}
SECONDS_FOR_A_GAME = 60
finished: dict[str, str] = {}
POINTS_OUTSIDE = """() => [...document.querySelectorAll('.players .points')].filter((one) =>
  one.getBoundingClientRect().right > one.closest('li').getBoundingClientRect().right - 4).length"""


@pytest.fixture
def code(server: Server, open_page: Opener) -> str:
    """Return the code of a table whose game bots have finished."""
    if "code" not in finished:
        plan = {"map": "europe", "seats": [BOT, BOT], "bot_delay": 0, "start": True}
        finished["code"] = server.ask("/tables", plan)["table"]["code"]
        watching = open_page(f"{server.address}/t/{finished['code']}")  # bots play while somebody watches
        expect(watching.locator("[data-final]")).to_be_visible(timeout=milliseconds(SECONDS_FOR_A_GAME))
    return finished["code"]


def opened(page: Page, perspective: str) -> Page:
    """Wait until a page shows a replay from a side."""
    page.wait_for_selector(f"[data-replay='{perspective}']")
    return page


def move(page: Page) -> int:
    """Return at which moment a replay is."""
    return int(page.locator("[data-replay]").get_attribute("data-move") or -1)


def cards(page: Page, where: str) -> dict[str, int]:
    """Return the cards that a hand on the page shows, by their names."""
    held = page.locator(f"{where} .held")
    titles = [str(held.nth(number).get_attribute("title")) for number in range(held.count())]
    return {title.split()[1].removesuffix("s"): int(title.split()[0]) for title in titles}


def test_a_finished_game_is_seen_from_two_seats_and_with_everything_open(
    server: Server, open_page: Opener, code: str
) -> None:
    """What a seat holds is the same from its own side and where all is open; a spectator sees no hand."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=60"), "open")
    page.click("[data-tab=hand]")
    everybody = [cards(page, f"[data-hand='{seat}']") for seat in (0, 1)]
    game = Game.from_log(page.request.get(f"{server.address}/api/tables/{code}/log").text())
    known = [game.engine_at(60).view(seat).facts().hand for seat in (0, 1)]
    assert everybody == known
    for seat in (0, 1):
        page.select_option("[data-field=seat]", str(seat))
        opened(page, str(seat))
        assert move(page) == 60
        assert cards(page, ".tray") == everybody[seat]
        page.click("[data-tab=tickets]")
        expect(page.locator(".tickets button")).not_to_have_count(0)
    page.select_option("[data-field=seat]", "spectator")
    opened(page, "spectator")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator("[data-tab=tickets]")).to_have_count(0)
    page.keyboard.press("End")
    page.click("[data-tab=scores]")
    expect(page.locator("table.numbers tbody tr")).to_have_count(2)


def test_a_replay_is_stepped_through_by_keys_slider_turns_and_by_itself(
    server: Server, open_page: Opener, code: str
) -> None:
    """Arrows, Home, End, Page Up, Page Down and the space bar; the slider; a turn by its name; a line of the log."""
    page = opened(open_page(f"{server.address}/replay/{code}"), "open")
    assert move(page) == 0
    page.keyboard.press("ArrowRight")
    assert move(page) == 1
    page.keyboard.press("End")
    last = move(page)
    assert last > 100
    expect(page.locator("[data-told]")).to_contain_text("the game is over")
    page.keyboard.press("ArrowRight")
    assert move(page) == last
    page.keyboard.press("ArrowLeft")
    assert move(page) < last
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    first_turn = move(page)
    page.keyboard.press("PageDown")
    assert move(page) > first_turn > 0
    page.keyboard.press("PageUp")
    assert move(page) == first_turn
    page.locator("[data-field=moment]").fill("50")
    assert move(page) == 50
    page.locator("[data-field=turn]").select_option(index=9)
    expect(page.locator("[data-field=turn] option:checked")).to_contain_text("Turn 9")
    page.locator(".log .turn button").nth(20).click()
    expect(page.locator(".log [aria-current=step]")).to_have_text(re.compile("^Turn 21: "))
    pressed = move(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert move(page) > pressed
    page.locator("[data-field=speed]").select_option("4")
    page.locator(".frame").focus()
    before = move(page)
    page.keyboard.press("Space")
    page.wait_for_function(
        "(move) => Number(document.querySelector('[data-replay]').dataset.move) > move + 2", arg=before
    )
    page.click("[data-act=play]")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-label", "Play")
    stopped = move(page)
    page.click("[data-act=more]")
    page.locator("[data-field=language]").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wiedergabe")
    assert move(page) == stopped


def test_a_link_opens_the_same_moment_also_after_the_server_was_started_again(
    server: Server, open_page: Opener, code: str
) -> None:
    """Numbers that cannot be mean an end of the game; a table that is not there says so."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=77&seat=1"), "1")
    page.click("[data-act=link]")
    link = page.get_by_label("Link", exact=True).input_value()
    assert link == f"{server.address}/replay/{code}#move=77&seat=1"
    server.kill()
    server.start()
    other = opened(open_page(link), "1")
    assert move(other) == 77
    expect(page.locator(".train")).not_to_have_count(0)
    expect(other.locator(".train")).to_have_count(page.locator(".train").count())
    # The page writes the moment it shows into the address, here before it hears that somebody changed it.
    other.evaluate("location.hash = '#move=12&seat=open', history.replaceState(null, '', '#move=77&seat=1')")
    opened(other, "open")
    assert move(other) == 12
    for wrong, at in (("#move=999999&seat=open", None), ("#move=-3&seat=7", 0), ("#move=NaN&seat=<b>", 0)):
        odd = opened(open_page(f"{server.address}/replay/{code}{wrong}"), "open")
        assert move(odd) == (
            at if at is not None else int(odd.locator("[data-field=moment]").get_attribute("max") or 0)
        )
    nowhere = open_page(f"{server.address}/replay/NOBODY")
    expect(nowhere.get_by_role("alert")).to_have_text("There is no such table.")


def play_some(page: Page, steps: int) -> None:
    """Play until so many things were pressed, and then until it is the player's turn again."""
    play_on([Player(page, 5)], Deadline(SECONDS_FOR_A_GAME), steps)
    page.wait_for_selector("[data-busy=false]")  # what was pressed last is answered
    page.wait_for_selector("[data-turn=mine]")


def test_a_line_of_the_log_shows_the_board_as_it_was_and_nothing_of_the_game_is_lost(
    server: Server, open_page: Opener
) -> None:
    """By mouse and by keyboard; back to now by the button and by Escape."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask=tickets]")
    play_some(page, 30)
    page.wait_for_selector("[data-ask]")
    page.click("[data-tab=log]")
    trains, asked = page.locator(".train").count(), page.locator("[data-ask]").get_attribute("data-ask")
    assert trains > 0
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".log li").first).to_contain_text(re.compile(r"^Turn \d+: "))
    page.locator(".log [data-event='0']").click()
    expect(page.locator("[data-past]")).to_contain_text("Looking back at the opening")
    expect(page.locator(".train")).to_have_count(0)
    expect(page.locator("[data-turn=mine]")).to_be_visible()
    page.click("[data-act=past-later]")
    page.click("[data-act=past-now]")
    expect(page.locator(".train")).to_have_count(trains)
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", str(asked))
    page.locator(".log button[tabindex='0']").focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-past]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-past]")).to_have_count(0)
    heads = page.locator(".log li").evaluate_all("(all) => all.flatMap((one, at) => one.matches('.turn') ? [at] : [])")
    page.locator(".log button").nth(heads[2] - 1).click()  # the last line of a turn, told under its head
    turn = re.sub(r"\D", "", page.locator(".log li").nth(heads[1]).inner_text().split(":")[0])
    expect(page.locator("[data-past]")).to_contain_text(f"turn {turn}:")
    page.click("[data-act=past-now]")
    play_some(page, 2)


def test_what_is_taken_back_while_somebody_looks_at_it_leads_back_to_now(server: Server, open_page: Opener) -> None:
    """The moment is no longer part of the game."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, BOT], "bot_delay": 8, "start": True})
    code = made["table"]["code"]
    page = open_page(f"{server.address}/t/{code}#{made['seats'][0]['token']}")
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-ask=action]", timeout=milliseconds(SECONDS_FOR_A_GAME))
    page.click("[data-tab=log]")
    page.locator("[data-act=take]:not([disabled])").first.click()
    page.locator(".log button", has_text="You take").first.click()
    page.wait_for_selector("[data-past]")
    page.click("[data-act=undo]")
    expect(page.locator("[data-past]")).to_have_count(0)
    expect(page.locator("[data-ask=action]")).to_be_visible()
    watching = opened(open_page(f"{server.address}/replay/{code}"), "spectator")
    expect(watching.get_by_text("The game is still going on")).to_be_visible()
    expect(watching.locator("[data-field=seat] option")).to_have_text(["Spectator"])
    expect(watching.locator("[data-act=link]")).to_have_count(0)


def test_a_report_holds_what_the_seat_may_know_and_is_copied_on_a_home_network(
    server: Server, open_page: Opener
) -> None:
    """Over plain HTTP the browser withholds its clipboard: the text is copied the old way."""
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, MINE | {"name": "Bruno"}], "start": True})
    home, code = server.address.replace("127.0.0.1", "laptop"), made["table"]["code"]
    page = open_page(f"{home}/t/{code}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask=tickets]")
    page.get_by_label("Settings and table").click()
    page.locator("dialog").get_by_role("button", name="Report a problem").click()
    text = page.locator("[data-report]").input_value()
    assert text.startswith("whistlestop report 1\n")
    for line in (f"table {code}", "map usa base", "seen by seat 0", "moment 0 turn 0", "browser ", "window 1280x800"):
        assert f"\n{line}" in text
    assert "1 ticket_offered\n1 ticket_offered" in text  # which ones, only the other seat knows
    assert text.count("\n0 ticket_offered ticket=") == 3
    assert made["seats"][0]["token"] not in text
    page.click("[data-act=copy-report]")
    expect(page.locator("[data-act=copy-report]")).to_have_text("Copied")


def test_a_log_is_opened_from_a_file_and_a_broken_one_says_where(
    server: Server, open_page: Opener, code: str, tmp_path: Path
) -> None:
    """From the first page; a picture, a spoilt log, a log of another board and a huge file are told apart."""
    page = open_page(server.address)
    log = page.request.get(f"{server.address}/api/tables/{code}/log").text()
    spoilt = "\n".join([*log.splitlines()[:40], "0 dance", *log.splitlines()[41:]])
    wrong = (
        ("picture.png", "\x89PNG no log", "This file is not the log of a game."),
        ("spoilt.game", spoilt, "This log cannot be replayed. Line 41:"),
        (
            "other.game",
            log.replace("map europe base ", "map atlantis base "),
            "on a board that this program does not have",
        ),
        ("huge.game", log * 20, "That is too long."),
    )
    for name, text, told in wrong:
        (tmp_path / name).write_text(text, "utf-8")
        page.set_input_files("[data-field=log]", tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(told)
    (tmp_path / "evening.game").write_text(log, "utf-8")
    page.set_input_files("[data-field=log]", tmp_path / "evening.game")
    opened(page, "open")
    expect(page.get_by_role("heading", level=1)).to_contain_text("evening.game")
    page.keyboard.press("End")
    assert move(page) == len(Game.from_log(log).history)
    page.select_option("[data-field=seat]", "1")
    opened(page, "1")
    expect(page.locator(".players .me")).to_contain_text("Seat 2")
    page.reload()
    expect(page.get_by_role("heading", name="Open a game")).to_be_visible()


def test_a_phone_sees_a_replay_without_scrolling_sideways(server: Server, open_page: Opener, code: str) -> None:
    """Every control has a name and fits."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=90&seat=open", phone=True), "open")
    for tab in ("hand", "tickets", "players", "log", "scores"):
        page.click(f"[data-tab={tab}]")
        page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    boxes = [page.locator(f"[data-act={act}]").bounding_box() for act in ("back", "play", "forward")]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('button, input, select')].filter((one) =>
          !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).length"""
    )
    assert unnamed == 0


LINES_IN_SIGHT = """() => { const pane = document.querySelector('.pane').getBoundingClientRect();
  return [...document.querySelectorAll('.log li')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.top >= pane.top - 1 && one.bottom <= Math.min(pane.bottom, innerHeight) + 1).length; }"""
CURRENT_IN_SIGHT = """() => { const pane = document.querySelector('.pane').getBoundingClientRect();
  const line = document.querySelector('.log [aria-current=step]').getBoundingClientRect();
  return line.top >= pane.top - 1 && line.bottom <= pane.bottom + 1; }"""


def test_a_phone_held_sideways_reads_the_log_of_a_replay(server: Server, open_page: Opener, code: str) -> None:
    """Several lines and the one that is told are in sight beside the board; the players are a tab of their own."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=90&seat=open", sideways=True), "open")
    page.wait_for_function(CURRENT_IN_SIGHT)
    assert page.evaluate(LINES_IN_SIGHT) >= 4
    for tab in ("hand", "tickets", "players", "scores", "log"):
        page.click(f"[data-tab={tab}]")
        page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
        expect(page.locator(".players")).to_have_count(int(tab == "players"))


def test_dealing_is_one_line_at_the_head_of_a_replay(server: Server, open_page: Opener, code: str) -> None:
    """Before anybody has chosen tickets no card and no ticket is told by itself."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=0&seat=open"), "open")
    told = page.locator("[data-told]")
    expect(told).to_contain_text("Everybody is dealt 4 train cards.")
    expect(told).not_to_contain_text("draws")
    expect(told).not_to_contain_text("is offered")


def test_axe_finds_nothing_on_the_pages_for_looking_back(server: Server, open_page: Opener, code: str) -> None:
    """Every tab with everything open, a phone, the link, a file to be opened, and a table that is not there."""
    page = opened(open_page(f"{server.address}/replay/{code}#move=60"), "open")
    for tab in ("hand", "tickets", "log", "scores"):
        page.click(f"[data-tab={tab}]")
        assert faults(page) == []
    for act in ("link", "more"):
        page.click(f"[data-act={act}]")
        assert faults(page) == []
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1024, "height": 768})
    assert settled(page, POINTS_OUTSIDE, 0) == 0
    phone = opened(open_page(f"{server.address}/replay/{code}#move=60&seat=0", phone=True), "0")
    assert faults(phone) == []
    for path, sign in (("/replay", "[data-field=log]"), ("/replay/NOBODY", "[role=alert]")):
        other = open_page(f"{server.address}{path}")
        other.wait_for_selector(sign, state="attached")
        assert faults(other) == []
