"""What the first page weighs over the line, and how long a table takes until it can be played at.

    PYTHONPATH=tests python bench/first_page.py

Each page is opened in a fresh browser with nothing kept, on the same machine as the server. Told are the bytes that the
browser received (heads and packed bodies) and the time from the address to the first thing that can be pressed.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.server import Server
from browser.weight import Weight

ROUNDS = 7
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "mine", "name": "Ada"}


def table(server: Server, map: str) -> str:
    """Return the address of a seat at a new table."""
    made = server.ask("/tables", {"map": map, "seats": [ME, BOT, BOT], "bot_delay": 0, "start": True})
    return f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}"


def opened(browser: Browser, address: str, usable: str) -> tuple[Weight, float]:
    """Return what a page weighs, and the milliseconds until something can be pressed."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    weight = Weight(page)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(usable)
    taken = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    context.close()
    return weight, taken


def told(name: str, found: list[tuple[Weight, float]]) -> None:
    """Print the weight of a page, its heaviest parts and the times of all rounds."""
    weight, times = found[0][0], sorted(taken for _, taken in found)
    sys.stdout.write(f"{name}: {weight.total / 1000:.1f} kB; usable after {statistics.median(times):.0f} ms")
    sys.stdout.write(f" ({times[0]:.0f} to {times[-1]:.0f})\n")
    for path, size in weight.heaviest():
        sys.stdout.write(f"    {size / 1000:7.1f} kB {path}\n")


def main() -> None:
    """Measure the home page and tables."""
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            told("home", [opened(browser, server.address, "[data-act=new-table]") for _ in range(ROUNDS)])
            for map in ("usa", "europe"):
                told(map, [opened(browser, table(server, map), "[data-ask] button") for _ in range(ROUNDS)])
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
