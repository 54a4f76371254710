"""What panning and zooming costs the page: the main thread's work for each frame, from Chromium's trace.

    PYTHONPATH=tests python bench/panning.py [MAP]

Five bots play a game to its end, so that the board is full of trains; then the board is dragged about and zoomed with
the wheel while the browser traces itself. Told is the processor time of the main thread from frame to frame.
"""

from __future__ import annotations

import json
import math
import sys
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser import patience
from browser.conftest import CHROMIUM, FLAGS
from browser.server import Server

BOT = {"kind": "bot", "bot": "greedy"}
SCREEN: ViewportSize = {"width": 1440, "height": 900}
FRAMES = 180
SECONDS_FOR_A_GAME = 240
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"  # the browser notes each task under a second name too
Event = dict[str, Any]


def full_board(server: Server, browser: Browser, map: str) -> Page:
    """Return a page that shows the board after a game of five."""
    made = server.ask("/tables", {"map": map, "seats": [BOT] * 5, "bot_delay": 0, "start": True})
    page = browser.new_page(viewport=SCREEN)
    page.goto(f"{server.address}/t/{made['table']['code']}")
    page.wait_for_selector("[data-final]", timeout=patience.milliseconds(SECONDS_FOR_A_GAME))
    page.click("[data-act=show-all]")
    page.get_by_role("button", name="Look at the board").click()
    page.wait_for_selector(".ground-picture svg .cartouche", state="attached")
    patience.at_rest(page)
    return page


def drag(page: Page) -> None:
    """Zoom in and drag the board about in circles, a step for each frame."""
    page.mouse.move(700, 400)
    page.mouse.wheel(0, -500)
    page.wait_for_timeout(600)
    page.mouse.down()
    for step in range(FRAMES):
        page.mouse.move(700 + 150 * math.sin(step / 12), 400 + 110 * math.sin(step / 9))
    page.mouse.up()


def zoom(page: Page) -> None:
    """Zoom out and in again, a step for each frame."""
    for step in range(FRAMES):
        page.mouse.wheel(0, 40 * math.cos(step / 20))


def traced(browser: Browser, page: Page, act: Callable[[Page], None]) -> list[Event]:
    """Return what the browser noted while something was done."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    act(page)
    return list(json.loads(browser.stop_tracing())["traceEvents"])


def main_thread(events: list[Event]) -> list[Event]:
    """Return what the page's main thread did, in order."""
    named = [one for one in events if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"]
    mains = {(one["pid"], one["tid"]) for one in named}
    framed = [
        one["pid"] for one in events if one.get("name") == "FireAnimationFrame" or one.get("name") == "EventDispatch"
    ]
    busiest = max(set(framed), key=framed.count)
    return sorted(
        (one for one in events if (one["pid"], one["tid"]) in mains and one["pid"] == busiest and "ts" in one),
        key=lambda one: float(one["ts"]),
    )


def cost(event: Event) -> float:
    """Return the milliseconds of processor time that something took, or of any time if the browser tells no other."""
    return float(event.get("tdur") or event.get("dur") or 0) / 1000


def frames(events: list[Event]) -> list[float]:
    """Return the milliseconds of work for each frame that answers the pointer: of all tasks since the frame before."""
    ends = [one["ts"] for one in events if one["name"] == "Commit" and one["ph"] == "X"]
    costs: dict[int, float] = defaultdict(float)
    answering: set[int] = set()
    for one in events:
        frame = bisect_left(ends, one["ts"])
        if one["name"] == TASK and one["ph"] == "X":
            costs[frame] += cost(one)
        elif one["name"] == "EventDispatch":
            answering.add(frame)
    return [costs[frame] for frame in range(1, len(ends)) if frame in answering]


def parts(events: list[Event]) -> dict[str, float]:
    """Return the milliseconds of each kind of work inside the tasks, the dearest first."""
    total: dict[str, float] = defaultdict(float)
    for one in events:
        if one["ph"] == "X" and not one["name"].endswith("RunTask"):
            total[one["name"]] += cost(one)
    return dict(sorted(total.items(), key=lambda item: -item[1])[:14])


def at_share(costs: list[float], share: float) -> float:
    """Return the cost that so many of all frames stay under."""
    return sorted(costs)[min(len(costs) - 1, int(share * len(costs)))]


def told(name: str, events: list[Event]) -> None:
    """Print what something cost."""
    work = main_thread(events)
    costs = frames(work)
    shares = ", ".join(f"p{round(100 * share)} {at_share(costs, share):.1f} ms" for share in (0.5, 0.95, 0.99))
    sys.stdout.write(f"{name}: {len(costs)} frames, {shares}\n")
    for part, spent in parts(work).items():
        sys.stdout.write(f"    {part}: {spent / max(1, len(costs)):.2f} ms a frame\n")


def main() -> None:
    """Measure a drag and a zoom."""
    map = sys.argv[1] if len(sys.argv) > 1 else "usa"
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            page = full_board(server, browser, map)
            told("dragged", traced(browser, page, drag))
            told("zoomed", traced(browser, page, zoom))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
