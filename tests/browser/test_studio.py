"""The studio: a board is drawn by pointer and by keyboard alone, checked while it is drawn, and played to the end."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.keyboard import KeyboardPlayer
from browser.patience import Deadline, milliseconds
from browser.player import Player, wait_for_news
from browser.server import Server

POINT = """([x, y]) => {
  const sheet = document.querySelector('[data-canvas] .sheet > svg');
  const { x: across, y: down } = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM());
  return [across, down];
}"""
KEPT = """() => new Promise((resolve) => {
  const request = indexedDB.open('whistlestop-studio');
  request.onsuccess = () => {
    const all = request.result.transaction('boards').objectStore('boards').getAll();
    all.onsuccess = () => resolve(all.result.map((board) => board.text));
  };
})"""
ACROSS, DOWN = (200, 460, 720, 980), (160, 400, 640)
CITIES = [(x, y) for y in DOWN for x in ACROSS]
SECONDS_FOR_A_GAME = 180
TRAINS = "8"
DRAWN = json.loads((Path(__file__).parents[2] / "web" / "tests" / "drawn.json").read_text("utf-8"))["board"]
GAMES, A_STUDY = "20", 120


def neighbours() -> list[tuple[int, int]]:
    """Return the pairs of cities beside and below each other."""
    rows = [(one, one + 1) for one in range(len(CITIES)) if (one + 1) % len(ACROSS)]
    return rows + [(one, one + len(ACROSS)) for one in range(len(CITIES) - len(ACROSS))]


def at(page: Page, city: int) -> tuple[float, float]:
    """Return where on the screen a city lies, or shall lie."""
    x, y = page.evaluate(POINT, CITIES[city])
    return float(x), float(y)


def draw_by_pointer(page: Page) -> None:
    """Set twelve cities and join neighbours by dragging."""
    page.click("[data-tool=place]")
    for city in range(len(CITIES)):
        page.mouse.click(*at(page, city))
    expect(page.locator("[data-canvas] [data-place]")).to_have_count(len(CITIES))
    page.click("[data-tool=track]")
    for number, (one, other) in enumerate(neighbours()):
        page.mouse.move(*at(page, one))
        page.mouse.down()
        page.mouse.move(*at(page, other), steps=3)
        page.mouse.up()
        expect(page.locator("[data-canvas] [data-track]")).to_have_count(number + 1)


def make_playable(page: Page) -> None:
    """Make tickets and let the game be a short one."""
    page.click("[data-panel=tickets]")
    page.fill("[data-field=ticket-count]", "24")
    page.click("[data-act=make-tickets]")
    expect(page.locator(".panels li")).to_have_count(24)
    page.click("[data-panel=rules]")
    page.locator("[data-key=trains] input").fill(TRAINS)
    page.locator("[data-key=trains] input").press("Tab")
    expect(page.locator("[data-act=play]")).to_be_enabled()


def play_to_the_end(page: Page) -> None:
    """Play whatever the page offers until it tells the end."""
    player, deadline = Player(page, 3), Deadline(SECONDS_FOR_A_GAME)
    page.wait_for_selector("[data-ask]")
    while not player.look()["final"]:
        assert not deadline.passed, "the game does not end"
        if not player.step() and not player.sight["final"]:
            wait_for_news(player)


def test_a_board_drawn_by_pointer_is_checked_kept_and_played_to_the_end(server: Server, open_page: Opener) -> None:
    page = open_page(server.address)
    page.click("[data-act=studio]")
    page.wait_for_selector("[data-canvas]")
    draw_by_pointer(page)
    page.click("[data-panel=checks]")
    expect(page.locator("[data-checked='0']")).to_have_count(0)
    page.locator("[data-panel=checks] .count").wait_for()
    expect(page.locator("[data-act=play]")).to_be_disabled()
    assert faults(page) == []
    make_playable(page)
    page.click("[data-act=undo]")
    page.click("[data-act=redo]")
    assert faults(page) == []
    page.reload()
    expect(page.locator("[data-canvas] [data-track]")).to_have_count(len(neighbours()))
    (text,) = page.evaluate(KEPT)
    board = json.loads(text)
    assert len(text.splitlines()) > len(board["places"]) + len(board["tracks"]) + len(board["tickets"])
    assert board["draft"]
    expect(page.locator("[data-act=play]")).to_be_enabled()
    page.click("[data-act=play]")
    page.click("[data-act=play-now]")
    play_to_the_end(page)


def test_a_board_is_drawn_and_begun_by_keyboard_alone(server: Server, open_page: Opener) -> None:
    page = open_page(f"{server.address}/studio")
    page.wait_for_selector("[data-canvas]")
    keys = KeyboardPlayer(page)
    keys.reach("[data-canvas]")
    for key in ["c", "Alt+ArrowLeft", "Alt+ArrowLeft", "Alt+ArrowLeft", "Alt+ArrowUp"]:
        page.keyboard.press(key)
    for row in range(3):
        for _ in range(3):
            page.keyboard.press("Enter")
            page.keyboard.press(f"Alt+Arrow{'Left' if row % 2 else 'Right'}")
            page.keyboard.press(f"Alt+Arrow{'Left' if row % 2 else 'Right'}")
        page.keyboard.press("Enter")
        page.keyboard.press("Alt+ArrowDown")
        page.keyboard.press("Alt+ArrowDown")
    expect(page.locator("[data-canvas] [data-place]")).to_have_count(12)
    page.keyboard.press("t")
    for city in range(12):
        page.keyboard.press("PageDown")
        page.keyboard.press("Enter")
        if 0 < city < 11:
            page.keyboard.press("Enter")  # the next track begins where this one ended
    expect(page.locator("[data-canvas] [data-track]")).to_have_count(11)
    page.keyboard.press("v")
    for key in ["PageDown", "Enter", "Shift+ArrowDown"]:
        page.keyboard.press(key)
    keys.reach("[data-field=place-name]")
    page.keyboard.press("Control+a")
    page.keyboard.type("Harbour")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=harbour]")).to_have_count(1)
    keys.reach("[data-panel]")
    page.keyboard.press("ArrowRight")
    keys.press("make-tickets")
    keys.press("play")
    keys.press("play-now")
    page.wait_for_selector("[data-ask=tickets]")
    expect(page.locator("body")).to_contain_text("Harbour")
    keys.step()


def test_the_studio_fits_a_phone_and_bends_a_track_with_a_finger(server: Server, open_page: Opener) -> None:
    page = open_page(f"{server.address}/studio", phone=True)
    page.wait_for_selector("[data-canvas]")
    page.click("[data-tool=place]")
    for city in (0, 3):
        page.touchscreen.tap(*at(page, city))
    page.click("[data-tool=track]")
    for city in (0, 3):
        page.touchscreen.tap(*at(page, city))
    expect(page.locator("[data-canvas] [data-track]")).to_have_count(1)
    page.click("[data-tool=select]")
    handle = page.locator("[data-handle]").bounding_box()
    assert handle is not None
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"({KEPT})().then(([text]) => text.includes('bend'))")
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_drawn_board_is_tried_in_games_and_two_versions_stand_side_by_side(server: Server, open_page: Opener) -> None:
    page = open_page(f"{server.address}/studio")
    page.wait_for_selector("[data-canvas]")
    file = FilePayload(name="isle.json", mimeType="application/json", buffer=json.dumps(DRAWN).encode())
    page.set_input_files("[data-field=board-file]", files=[file])
    page.click("[data-panel=study]")
    for trial in range(2):
        page.fill("[data-field=games]", GAMES)
        page.click("[data-act=study]:not([disabled])", timeout=milliseconds(A_STUDY))
        page.wait_for_selector("[data-study=done] ~ [data-result]", timeout=milliseconds(A_STUDY))
        expect(page.locator(".shades .track").first).to_be_attached()
        if trial == 0:
            page.click("[data-shading=tickets]")
            expect(page.locator(".shades .ticket").first).to_be_attached()
            page.click("[data-shading=claimed]")
            page.click("[data-panel=rules]")
            page.locator("[data-key=trains] input").fill("14")
            page.locator("[data-key=trains] input").press("Tab")
            page.click("[data-panel=study]")
    page.select_option("[data-field=compare]", "1")
    page.wait_for_selector("[data-compared]")
    assert faults(page) == []
    page.fill("[data-field=games]", "5000")
    page.click("[data-act=study]:not([disabled])")
    page.wait_for_function("() => document.querySelector('progress')?.value >= 10", timeout=milliseconds(A_STUDY))
    page.click("[data-act=stop-study]")
    page.wait_for_selector("[data-study=stopped] ~ [data-result]", timeout=milliseconds(A_STUDY))
