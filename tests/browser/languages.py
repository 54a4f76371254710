"""The page in every language: what is wrong with its words, and pictures to look at.

    PYTHONPATH=tests python -m browser.languages build/languages [de pl ...]

writes the pages of the lobby, the table on a desktop and a phone, the text view, a payment and the end in every
language (or those named), and for each picture a sheet with all languages side by side.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser import patience
from browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from browser.player import Player, wait_for_news
from browser.server import Server
from whistlestop import locale

BOT = {"kind": "bot", "bot": "greedy", "name": "Bruno"}
MINE = {"kind": "mine", "name": "Ada"}
SECONDS_FOR_A_PICTURE = 60
WORDS = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((one) =>
  ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')"""
IDS = frozenset(locale.sources(locale.ENGLISH))


def faults(page: Page) -> list[str]:
    """Return names of messages and places for arguments that a page shows instead of words."""
    text = page.evaluate(WORDS)
    names = {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in IDS}
    return sorted(names) + re.findall(r"\{ ?\$.*", text)


def choose(page: Page, language: str) -> None:
    """Choose a language on a page that offers it."""
    page.locator("[data-field=language]").select_option(language)
    page.wait_for_selector(f"html[lang={language}]")


def table(server: Server, page: Page, map: str = "europe", **options: bool) -> Player:
    """Return a player at a new table with a bot."""
    plan = {"map": map, "seats": [MINE, BOT], "options": options, "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page.goto(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask]")
    return Player(page, 7)


class Album:
    """Pictures of one language."""

    def __init__(self, server: Server, browser: Browser, folder: Path, language: str) -> None:
        """Keep where everything is."""
        self.server, self.browser, self.folder, self.language = server, browser, folder, language

    def _context(self, *, phone: bool) -> BrowserContext:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(self.server.address)
        choose(page, self.language)
        return context

    def _keep(self, page: Page, name: str, *, whole: bool = False) -> None:
        patience.at_rest(page)
        page.screenshot(path=self.folder / f"{name}-{self.language}.png", full_page=whole)

    def _until(self, player: Player, ask: str) -> None:
        deadline = patience.Deadline(SECONDS_FOR_A_PICTURE)
        while not deadline.passed and not player.over():
            sight = player.look()
            if sight["mine"] and sight["ask"] == ask:
                return
            if not player.step():
                wait_for_news(player)

    def lobby(self) -> None:
        """Take the first page and a table being set, on a desktop and on a phone."""
        for phone in (False, True):
            kind = "phone" if phone else "desktop"
            context = self._context(phone=phone)
            page = context.pages[0]
            self._keep(page, f"home-{kind}", whole=True)
            page.goto(f"{self.server.address}/new")
            page.wait_for_selector("[data-act=create]")
            self._keep(page, f"new-{kind}", whole=True)
            context.close()

    def tables(self) -> None:
        """Take the table, its text view and a payment on a desktop and on a phone, and the end."""
        for phone in (False, True):
            kind = "phone" if phone else "desktop"
            context = self._context(phone=phone)
            page = context.pages[0]
            player = table(self.server, page, dice=True, monsters=True)
            self._until(player, "reroll")
            self._keep(page, f"dice-{kind}")
            player = table(self.server, page)
            self._keep(page, f"tickets-{kind}")
            self._until(player, "action")
            self._keep(page, f"table-{kind}")
            page.keyboard.press("F2")
            page.wait_for_selector("[data-text=question] *")
            self._keep(page, f"text-{kind}")
            page.keyboard.press("F2")
            self._until(player, "payment")
            self._keep(page, f"payment-{kind}")
            self._until(table(self.server, page, "lake-constance"), "never")
            self._keep(page, f"final-{kind}")
            context.close()


def sheets(browser: Browser, folder: Path) -> None:
    """Put the languages of each picture side by side."""
    page = browser.new_page(viewport={"width": 1560, "height": 900})
    for name in sorted({picture.stem.rpartition("-")[0] for picture in folder.glob("*-??.png")}):
        pictures = sorted(folder.glob(f"{name}-??.png"))
        figures = "".join(
            f"<figure><figcaption>{picture.stem}</figcaption><img src='{picture.resolve().as_uri()}'></figure>"
            for picture in pictures
        )
        columns = 6 if "phone" in name else 3
        grid = f"body{{display:grid;grid-template-columns:repeat({columns},1fr);gap:6px}}"
        style = f"{grid} figure{{margin:0}} img{{width:100%}}"
        sheet = folder / f"{name}.html"
        sheet.write_text(f"<style>{style}</style>{figures}", "utf-8")
        page.goto(sheet.resolve().as_uri())
        page.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
        sheet.unlink()


def main() -> None:
    """Make the pictures of all languages."""
    folder, languages = Path(sys.argv[1]), sys.argv[2:] or list(locale.languages())
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as database, sync_playwright() as play:
        server = Server(Path(database))
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            for language in languages:
                album = Album(server, browser, folder, language)
                album.lobby()
                album.tables()
            sheets(browser, folder)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
