"""The look of boards: names touch neither tracks nor one another at any width, and no button covers the board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import Opener
from browser.server import Server
from browser.test_games import BOT
from rotation import rotating
from whistlestop import maps

# From a small phone to a large screen.
SCREENS: list[ViewportSize] = [
    {"width": 390, "height": 844}, {"width": 820, "height": 1180}, {"width": 1024, "height": 768},
    {"width": 1440, "height": 900}, {"width": 2560, "height": 1440},
]  # fmt: skip

NARROW = 700  # pixels: below that one button does what four do elsewhere, beside that for more
WIDE_ENOUGH = 1024  # pixels: from there no name of a place is smaller than
READABLE = 10.5  # pixels high
SMALLER = {("united-kingdom", 1024): ["Birmingham"]}  # but these

# The corners of every space and the box of every name, both in units of the board.
MEASURE = """() => {
  const spaces = [...document.querySelectorAll('.track [data-space]')].map((space) => {
    const box = space.getBBox();
    const root = space.ownerSVGElement.getScreenCTM().inverse().multiply(space.getScreenCTM());
    return [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y]) => {
      const at = new DOMPoint(box.x + x * box.width, box.y + y * box.height).matrixTransform(root);
      return [at.x, at.y];
    });
  });
  const names = [...document.querySelectorAll('.labels text')].map((text) => {
    const { x, width } = text.getBBox();
    const size = Number(text.getAttribute('font-size')), base = Number(text.getAttribute('y'));
    const high = size * text.ownerSVGElement.getScreenCTM().a;
    return { name: text.textContent, high, box: [x, base - 0.72 * size, x + width, base + 0.2 * size] };
  });
  const svg = document.querySelector('.sheet > svg'), { x, y, width, height } = svg.viewBox.baseVal;
  const furniture = [...document.querySelectorAll('.ground-picture :is(.plate, .compass)')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect(), back = svg.getScreenCTM().inverse();
    const [from, to] = [[left, top], [right, bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(back));
    return { name: one.getAttribute('class'), box: [from.x, from.y, to.x, to.y] };
  });
  const edge = document.querySelector('.sheet').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.buttons button')].map((one) => {
    const box = one.getBoundingClientRect();
    return box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;
  });
  return { spaces, names, furniture, buttons, sheet: [x, y, x + width, y + height] };
}"""


def opened(server: Server, open_page: Opener, id: str) -> Page:
    """Return a page that watches a board: nobody is asked anything, so all of it is shown."""
    plan = {"map": id, "seats": [BOT, BOT], "bot_delay": 10, "start": True}
    page = open_page(f"{server.address}/t/{server.ask('/tables', plan)['table']['code']}")
    page.wait_for_selector(".ground-picture svg .cartouche", state="attached")
    page.evaluate("document.fonts.ready")
    return page


def apart(corners: list[list[float]], box: list[float], slack: float = 0.3) -> bool:
    """Whether some side of a space or of a name lies between the two."""
    left, top, right, bottom = box
    other = [[left, top], [right, top], [right, bottom], [left, bottom]]
    for shape in (corners, other):
        for (x1, y1), (x2, y2) in pairwise(shape[:3]):
            along = (x2 - x1, y2 - y1)
            long = (along[0] ** 2 + along[1] ** 2) ** 0.5
            spans = [[(x * along[0] + y * along[1]) / long for x, y in each] for each in (corners, other)]
            if max(spans[0]) < min(spans[1]) + slack or max(spans[1]) < min(spans[0]) + slack:
                return True
    return False


def touching(seen: dict[str, Any]) -> list[str]:
    """Return the names that touch a space, another name, the cartouche or the compass, or leave the sheet."""
    names, sheet = seen["names"], seen["sheet"]
    found = [
        f"{one['name']} on a track" for one in names if not all(apart(each, one["box"]) for each in seen["spaces"])
    ]
    for number, one in enumerate(names):
        for other in [*names[number + 1 :], *seen["furniture"]]:
            (left, top, right, bottom), (x1, y1, x2, y2) = one["box"], other["box"]
            if min(right, x2) - max(left, x1) > 0.3 and min(bottom, y2) - max(top, y1) > 0.6:
                found.append(f"{one['name']} on {other['name']}")
    inside = [box for box in (one["box"] for one in names) if box[0] > sheet[0] and box[2] < sheet[2]]
    return found if len(inside) == len(names) else [*found, "a name leaves the sheet"]


@pytest.mark.parametrize("id", [id for (id,) in rotating(3, maps.ids())])
def test_names_touch_nothing_and_buttons_cover_no_board_at_any_width(
    server: Server, open_page: Opener, id: str
) -> None:
    page = opened(server, open_page, id)
    for screen in SCREENS:
        page.set_viewport_size(screen)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = page.evaluate(MEASURE)
        assert len(seen["spaces"]) == sum(track.length for track in maps.load(id).tracks)
        assert touching(seen) == [], screen
        assert seen["buttons"] == [False] * (2 if screen["width"] < NARROW else 4), screen
        if screen["width"] >= WIDE_ENOUGH:
            small = [one["name"] for one in seen["names"] if one["high"] < READABLE]
            assert small == SMALLER.get((id, screen["width"]), []), screen


def test_a_pan_or_a_pinch_moves_one_layer_and_paints_no_picture_anew(server: Server, open_page: Opener) -> None:
    page = opened(server, open_page, "usa")
    page.keyboard.press("Escape")
    size = page.evaluate("document.querySelector('.sheet').style.width")
    before = page.evaluate("document.querySelector('.sheet').style.transform")
    page.locator(".frame").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.querySelector('.sheet').style.width") == size
    page.keyboard.press("+")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(before) => document.querySelector('.sheet').style.transform !== before", arg=before)
    page.wait_for_function("(size) => document.querySelector('.sheet').style.width !== size", arg=size)
    page.wait_for_function("() => /scale\\(1\\)/.test(document.querySelector('.sheet').style.transform)")
