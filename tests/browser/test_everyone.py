"""Everyone can play: by keyboard alone, with a screen reader, in words, and on pages where axe finds nothing.

`WHISTLESTOP_SEED` shifts which game is told, which board axe looks at in the middle, and which language is played in;
`WHISTLESTOP_LONG=1` looks at all of them.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import languages
from browser.axe import faults
from browser.conftest import MEMORY, Opener
from browser.patience import settled
from browser.player import Player, wait_for_news
from browser.server import Server
from browser.spoken import FIXED, FOLDER, GAMES, listened
from rotation import LONG, SHIFT, rotating
from whistlestop import locale, maps

BOT = {"kind": "bot", "bot": "greedy"}
MINE = {"kind": "mine", "name": "Ada"}
BOTH = {"dice": True, "monsters": True}
TABLES: list[tuple[str, dict[str, bool], bool]] = [
    ("europe", {}, False),
    ("europe", BOTH, True),
    ("germany", {}, False),
    ("marklin", {}, True),
    ("nordic", {}, False),
    ("usa", BOTH, False),
]
STEPS_AT_A_TABLE = 2000 if LONG else 60  # a whole game, or its first turns
SPOKEN = [locale.languages()[(SHIFT + 1) % len(locale.languages())]]  # German at first
CUT_OFF = """() => {
  const seen = (one) => one.getClientRects().length && !one.closest('[aria-hidden=true], .hidden-text, svg, .skip');
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const cut = (one) => {
    const { left, right } = one.getBoundingClientRect();
    const hidden = getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 2;
    return hidden || ((left < -1 || right > innerWidth + 1) && !scrolls(one.parentElement));
  };
  const controls = [...document.querySelectorAll('button, select, input, a, h1, h2, label, legend, summary')];
  const wrong = controls.filter((one) => seen(one) && cut(one));
  const names = wrong.map((one) => one.innerText || one.outerHTML.slice(0, 80));
  return document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways', ...names] : names;
}"""


@pytest.fixture(scope="module")
def same_luck() -> Iterator[Server]:
    """Return a server whose games are always the same."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        running = Server(Path(folder), FIXED)
        yield running
        running.kill()


@pytest.mark.parametrize("name", [name for (name,) in rotating(len(GAMES), sorted(GAMES, reverse=True))])
def test_a_game_by_keyboard_alone_is_told_as_the_golden_file_has_it(
    same_luck: Server, browser: Browser, name: str
) -> None:
    """Live regions and focus over a whole game; how the files are renewed stands in `spoken.py`."""
    told = listened(same_luck, browser, name)
    wanted = (FOLDER / f"spoken-{name}.txt").read_text("utf-8")
    assert told.splitlines() == wanted.splitlines()


def seated(server: Server, open_page: Opener, map: str, options: dict[str, Any], phone: bool = False) -> Page:
    """Return the page of somebody at a table with a bot."""
    made = server.ask("/tables", {"map": map, "seats": [MINE, BOT], "options": options, "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", phone=phone)
    page.wait_for_selector("[data-ask]")
    return page


def test_axe_finds_nothing_in_the_lobby_and_the_waiting_room(server: Server, open_page: Opener) -> None:
    page = open_page(server.address)
    page.wait_for_selector("[data-field=language]")
    assert faults(page) == []
    page.click("[data-act=new-table]")
    page.wait_for_selector("[data-field=language]")
    for summary in page.locator("summary").all():
        summary.click()
    assert faults(page) == []
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.click("[data-act=create]")
    page.wait_for_selector("[data-code]")
    assert faults(page) == []


@pytest.mark.parametrize("table", TABLES if LONG else [TABLES[SHIFT % len(TABLES)]], ids=str)
def test_axe_finds_nothing_at_a_table_in_any_state_it_comes_to(
    server: Server, open_page: Opener, table: tuple[str, dict[str, bool], bool]
) -> None:
    """Every question, its dialogs, the text view and the tabs, in light and in dark."""
    page = seated(server, open_page, *table)
    player, looked = Player(page, 3), set[str]()
    for _ in steps_of(player):
        ask = player.look()["ask"] if player.look()["mine"] else None
        if ask is not None and ask not in looked:
            looked.add(ask)
            assert faults(page) == [], ask
            if ask == "action":
                _look_around(page)
    assert len(looked) >= 2


def steps_of(player: Player) -> Iterator[int]:
    """Return the numbers of somebody's steps at a table, each before it is made."""
    made = 0
    while made < STEPS_AT_A_TABLE and not player.over():
        yield made
        if player.step():
            made += 1
        else:
            wait_for_news(player)


def _look_around(page: Page) -> None:
    """Check what can be opened beside a question."""
    page.keyboard.press("F2")
    page.wait_for_selector("[data-text=question] *")
    page.click("[data-look='?']")
    page.wait_for_selector("[data-text=answers] *")
    assert faults(page) == [], "text view"
    page.keyboard.press("F2")
    page.get_by_label("Settings and table").click()
    assert faults(page) == [], "menu"
    page.click("[data-act=leave]")
    assert faults(page) == [], "leaving"
    page.keyboard.press("Escape")
    for tab in ("log", "chat", "routes"):
        page.click(f"[data-tab={tab}]")
        assert faults(page) == [], tab


def test_axe_finds_nothing_at_the_end_in_the_replay_in_a_lesson_and_behind_the_curtain(
    server: Server, open_page: Opener
) -> None:
    page = seated(server, open_page, "lake-constance", {})
    player = Player(page, 3)
    while not player.over():
        if not player.step():
            wait_for_news(player)
    assert faults(page) == []
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector("[data-replay]")
    assert faults(page) == [], "replay"
    page.goto(f"{server.address}/replay")
    page.wait_for_selector("[data-field=language]")
    assert faults(page) == [], "file"
    page.goto(server.address)
    page.locator("[data-begin]").first.click()
    page.wait_for_selector("[data-lesson]")
    assert faults(page) == [], "lesson"
    made = server.ask("/tables", {"map": "usa", "seats": [MINE, {"kind": "mine"}], "bot_delay": 0, "start": True})
    page = open_page(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    keys = json.dumps([{"code": made["table"]["code"], "host": None, "seats": made["seats"], "used": 1}])
    page.evaluate("(keys) => localStorage.setItem('whistlestop-keys', keys)", keys)
    page.reload()
    page.click("[data-act=keep-tickets]")
    page.wait_for_selector("[data-act=curtain]")
    assert faults(page) == []


def test_the_text_view_plays_by_typed_commands_and_can_be_the_only_view(server: Server, open_page: Opener) -> None:
    """A key opens it, a typed decision makes the same move as a click, and it stays after loading the page anew."""
    page = seated(server, open_page, "europe", {})
    page.keyboard.press("F2")
    command = page.get_by_label("Type a command, ? helps")
    expect(command).to_be_focused()
    page.keyboard.type("all\n")
    page.wait_for_selector("[data-ask=action]")
    page.keyboard.type("routes paris\n")
    tracks = [track for track in maps.load("europe").tracks if "paris" in (track.a, track.b)]
    expect(page.locator("[data-text=answers] li")).to_have_count(len(tracks))
    before = page.locator("[data-decision]").get_attribute("data-decision")
    page.keyboard.type("draw\n")
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", str(before))
    expect(page.locator("[data-live]")).to_contain_text("You draw")
    expect(command).to_be_focused()
    page.keyboard.type("fly to the moon\n")
    expect(page.locator("[data-text=answers] > :last-child")).to_contain_text("not understood")
    page.reload()
    expect(page.locator("[data-text=question]")).to_contain_text("Face up")
    expect(page.locator("main.board svg")).to_have_count(0)


def test_a_skip_button_leads_to_the_question(server: Server, open_page: Opener) -> None:
    page = seated(server, open_page, "usa", {})
    page.reload()
    page.wait_for_selector("[data-ask]:focus")
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('skip')"):
            break
        page.keyboard.press("Shift+Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask]")).to_be_focused()


@pytest.mark.parametrize("phone", [phone for (phone,) in rotating(2, (True, False))])
def test_nothing_is_cut_off_at_twice_the_text_size(server: Server, open_page: Opener, phone: bool) -> None:
    page = open_page(server.address, phone=phone)
    page.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    for path, ready in (("/", "[data-field=language]"), ("/new", "[data-act=create]")):
        page.goto(f"{server.address}{path}")
        page.wait_for_selector(ready)
        assert settled(page, CUT_OFF, []) == [], path
    player, looked = languages.table(server, page), set[str]()
    for _ in steps_of(player):
        sight = player.look()
        if sight["mine"] and sight["ask"] not in looked:
            looked.add(str(sight["ask"]))
            assert settled(page, CUT_OFF, []) == [], sight["ask"]
    page.keyboard.press("F2")
    page.wait_for_selector("[data-view=text]")
    assert settled(page, CUT_OFF, []) == [], "text view"
    assert len(looked) >= 2


@pytest.mark.parametrize("language", locale.languages() if LONG else SPOKEN)
def test_a_language_is_chosen_at_any_time_and_lacks_no_message(
    server: Server, open_page: Opener, language: str
) -> None:
    """Every page, ten turns, the text view and the menu; the choice is kept and can be changed in the middle."""
    page = open_page(server.address)
    languages.choose(page, language)
    assert languages.faults(page) == []
    for path in ("/new", "/replay"):
        page.goto(f"{server.address}{path}")
        page.wait_for_selector("[data-field=language]")
        assert languages.faults(page) == [], path
    player = languages.table(server, page, "europe", dice=True, monsters=True)
    turns = 0
    while turns < 10 and not player.over():
        turns += player.look()["ask"] == "reroll" and player.look()["mine"]
        if not player.step():
            wait_for_news(player)
        assert languages.faults(page) == []
    page.keyboard.press("F2")
    page.wait_for_selector("[data-text=question] *")
    page.click("[data-look='?']")
    page.wait_for_selector("[data-text=answers] *")
    page.locator("header .button:last-child").click()
    assert languages.faults(page) == []
    before = page.locator("dialog h2").inner_text()
    languages.choose(page, "fr" if language != "fr" else "en")
    expect(page.locator("dialog h2")).not_to_have_text(before)
    assert languages.faults(page) == []
