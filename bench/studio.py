"""What dragging a city costs the studio's page on the largest board there can be: 64 cities and 160 tracks.

    PYTHONPATH=tests python bench/studio.py

Told is the processor time of the page's main thread from frame to frame, from Chromium's trace, while a city with
eight tracks is dragged about; and the same while a whole corner of the board is.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser import patience
from browser.conftest import CHROMIUM, FLAGS
from browser.server import Server
from panning import FRAMES, SCREEN, told, traced

SIDE, APART, CORNER = 8, 150, 80
COLOURS = ("red", "orange", "yellow", "green", "blue", "pink", "white", "black", "gray")
MOST_TRACKS = 160
DRAGGED = "c-3-3"


def largest_board() -> dict[str, Any]:
    """Return a board of 64 cities in rows, with tracks to neighbours and slanting ones as far as they may go."""
    ids = [[f"c-{row}-{column}" for column in range(SIDE)] for row in range(SIDE)]
    places = [
        {"id": ids[row][column], "name": f"City {row}{column}", "x": CORNER + APART * column, "y": CORNER + APART * row}
        for row in range(SIDE)
        for column in range(SIDE)
    ]
    ways = ((0, 1), (1, 0), (1, 1), (1, -1))
    pairs = [
        (ids[row][column], ids[row + down][column + across])
        for down, across in ways
        for row in range(SIDE - down)
        for column in range(SIDE)
        if 0 <= column + across < SIDE
    ]
    straight, slanting = pairs[: 2 * SIDE * (SIDE - 1)], pairs[2 * SIDE * (SIDE - 1) :]
    near = sorted(slanting, key=lambda pair: DRAGGED not in pair)
    tracks = [
        {"a": a, "b": b, "length": 3, "colour": COLOURS[number % len(COLOURS)]}
        for number, (a, b) in enumerate((straight + near)[:MOST_TRACKS])
    ]
    sheet = {"width": 2 * CORNER + APART * (SIDE - 1), "height": 2 * CORNER + APART * (SIDE - 1)}
    tickets = [{"a": ids[0][column], "b": ids[7][column], "points": 20} for column in range(SIDE)]
    return {"id": "large", "name": "Large", "sheet": sheet, "places": places, "tracks": tracks, "tickets": tickets}


def studio(server: Server, browser: Browser) -> Page:
    """Return a page that has the board open."""
    page = browser.new_page(viewport=SCREEN)
    page.set_default_timeout(patience.milliseconds())
    page.goto(f"{server.address}/studio")
    page.wait_for_selector("[data-canvas]")
    file = {"name": "large.json", "mimeType": "application/json", "buffer": json.dumps(largest_board()).encode()}
    page.set_input_files("[data-field=board-file]", files=[file])
    page.wait_for_selector(f"[data-place={DRAGGED}]", state="attached")
    page.wait_for_timeout(1500)
    return page


def middle(page: Page) -> tuple[float, float]:
    """Return where the city lies that is dragged."""
    box = page.locator(f"[data-place={DRAGGED}] .grip").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page) -> None:
    """Drag the city about in circles, a step for each frame."""
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(FRAMES):
        page.mouse.move(x + 60 * math.sin(step / 9), y + 50 * math.sin(step / 7))
    page.mouse.up()


def select_corner(page: Page) -> None:
    """Select sixteen cities with the tracks between them."""
    box = page.locator("[data-canvas] .sheet > svg").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5, steps=3)
    page.mouse.up()


def main() -> None:
    """Measure both drags."""
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            page = studio(server, browser)
            told("one city", traced(browser, page, drag))
            select_corner(page)
            told("a corner of cities", traced(browser, page, drag))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
