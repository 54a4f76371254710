"""What every browser test needs: a server with the built client, and a browser that tells its errors."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from browser import patience
from browser.server import Server, same_luck
from rotation import SHIFT
from whistlestop.server.http.client import FOLDER

CHROMIUM = Path("/usr/bin/chromium")
MEMORY = Path("/dev/shm")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP laptop 127.0.0.1"]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
Opener = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return a browser without a window."""
    if not (FOLDER / "index.html").exists():
        pytest.skip("the browser client is not built: make client")
    with sync_playwright() as play:
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        chromium = play.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    """Return a server with a database of its own, on a disk of memory where the machine has one.

    Its luck follows from the seed of the run: what fails at one deal in a hundred fails again when it is looked into.
    """
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        running = Server(Path(folder), same_luck(SHIFT))
        yield running
        running.kill()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Return a way to open a page as on a device of its own; a page that throws an error fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(address: str, *, phone: bool = False, sideways: bool = False) -> Page:
        viewport = SIDEWAYS if sideways else PHONE if phone else DESKTOP
        context = browser.new_context(
            viewport=viewport, has_touch=phone or sideways, reduced_motion="reduce", service_workers="block"
        )
        contexts.append(context)
        patience.lend(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None)
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []
