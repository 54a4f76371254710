"""Makes pictures of every screen of the browser game into `build/pictures`, which is not kept: `make pictures`.

Each is taken in five sizes, by day and by night; names of takes on the command line make only those. Games are played
by the player of the browser tests until the page shows what a picture is to show.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from browser import patience
from browser.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, SIDEWAYS
from browser.player import Player, Sight, wait_for_news
from browser.server import Server
from whistlestop import maps

FOLDER = Path(__file__).parents[2] / "build" / "pictures"
SECONDS_FOR_A_PICTURE = 120
GAMES_TO_TRY = 6
BOT = {"kind": "bot", "bot": "greedy"}
ADA = {"kind": "mine", "name": "Ada"}
BOTH = {"dice": True, "monsters": True}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
    {"width": 1024, "height": 768},
    PHONE,
    SIDEWAYS,
]
# Points are all counted by themselves while pictures are taken, if that takes long enough: the button is gone then.
SHOWN_AT_ONCE = "document.querySelector('[data-act=show-all]')?.click()"
Wanted = Callable[[Sight, Page], bool]


def opened(browser: Browser, address: str, *, phone: bool = False, dark: bool = False) -> Page:
    """Return a page as a device shows it."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if dark else "light",
    )
    patience.lend(context)
    page = context.new_page()
    page.goto(address)
    return page


def kept(page: Page, name: str, *, whole: bool = False) -> None:
    """Keep what the page shows as pictures of every size, by day and by night, and leave it as it was."""
    page.wait_for_selector(".moment", state="hidden")
    before = page.viewport_size
    for screen in SCREENS:
        page.set_viewport_size(screen)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            patience.at_rest(page)
            folder = FOLDER / f"{screen['width']}x{screen['height']}-{scheme}"
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{name}.png", full_page=whole)
    page.emulate_media(color_scheme=None)
    if before:
        page.set_viewport_size(before)


def seated(server: Server, browser: Browser, map: str, options: dict[str, Any], bots: int = 2, **look: bool) -> Player:
    """Return a player at a new table with bots."""
    plan = {"map": map, "seats": [ADA, *[BOT] * bots], "options": options, "bot_delay": 0, "start": True}
    made = server.ask("/tables", plan)
    page = opened(browser, f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}", **look)
    page.wait_for_selector("[data-ask]")
    return Player(page, 7)


def shows(player: Player, sight: Sight, wanted: Wanted) -> bool:
    """Return whether a page shows what is wanted, and not because its answer is still on its way."""
    return sight["mine"] and wanted(sight, player.page)


def played(player: Player, wanted: Wanted) -> None:
    """Play until the page shows what is wanted, or the game is over."""
    deadline = patience.Deadline(SECONDS_FOR_A_PICTURE)
    while not deadline.passed:
        sight = player.look()
        if sight["final"] or shows(player, sight, wanted):
            return
        if not player.step():
            wait_for_news(player)


def laid(trains: int) -> Wanted:
    """Return whether so many trains are on the board and it is the player's action, with routes to claim."""
    return lambda sight, page: (
        sight["ask"] == "action" and bool(sight["tracks"]) and page.locator(".train").count() >= trains
    )


def paying(ways: int) -> Wanted:
    """Return whether there are at least so many ways to pay."""
    return lambda sight, page: sight["ask"] == "payment" and sight["acts"].get("pay", 0) >= ways


def lobby(server: Server, browser: Browser) -> None:
    """Take the lobby, a table being set and the waiting room."""
    page = opened(browser, server.address)
    page.fill("input", "Ada")
    kept(page, "lobby")
    page.click("[data-act=new-table]")
    page.check("input[value=europe]")
    page.check("input[name=dice]")
    page.check("input[name=monsters]")
    page.get_by_role("button", name="+ Open for a friend").click()
    for picture in page.locator(".picture").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_attribute("data-drawn", "true", timeout=patience.milliseconds(SECONDS_FOR_A_PICTURE))
    kept(page, "new-table", whole=True)
    page.click("[data-act=create]")
    page.wait_for_selector("[data-code]")
    kept(page, "waiting-room", whole=True)


def cards(server: Server, browser: Browser) -> None:
    """Take a game with cards: its tickets, the table, the end."""
    player = seated(server, browser, "usa", {})
    kept(player.page, "tickets")
    played(player, laid(30))
    kept(player.page, "table-cards")
    played(player, lambda sight, page: False)
    kept(player.page, "scoring")
    player.page.evaluate(SHOWN_AT_ONCE)
    kept(player.page, "final-score")


def reached(server: Server, browser: Browser, map: str, options: dict[str, Any], bots: int, wanted: Wanted) -> Page:
    """Return the page of a game that shows what is wanted; not every game does."""
    for _ in range(GAMES_TO_TRY):
        player = seated(server, browser, map, options, bots)
        played(player, wanted)
        if not player.over() and shows(player, player.look(), wanted):
            return player.page
        player.page.context.close()
    raise RuntimeError(f"no game of {map} came to what a picture is to show")


def payment(server: Server, browser: Browser) -> None:
    """Take a route with several ways to pay for it, and a tunnel."""
    kept(reached(server, browser, "usa", {}, 2, paying(2)), "payment")
    kept(reached(server, browser, "europe", {}, 2, lambda sight, page: sight["ask"] == "tunnel"), "tunnel")


def dice(server: Server, browser: Browser) -> None:
    """Take a game with dice and monsters."""
    rolled = reached(
        server,
        browser,
        "europe",
        BOTH,
        2,
        lambda sight, page: sight["ask"] == "reroll" and page.locator(".train").count() > 30,
    )
    rolled.locator("[data-act=die]").nth(1).click()
    kept(rolled, "table-dice-monsters")
    walking = reached(
        server,
        browser,
        "europe",
        {"monsters": True},
        2,
        lambda sight, page: bool(sight["acts"].get("monster")) and sight["ask"] == "action",
    )
    walking.locator("[data-act=monster]").first.click()
    kept(walking, "monster-reach")


def pieces(server: Server, browser: Browser) -> None:
    """Take cards of any kind in place of a locomotive, the meeples of Germany, a journey and a share."""
    for map, ask, name in (
        ("nordic", "cards", "any-cards"),
        ("germany", "meeple", "meeples"),
        ("marklin", "travel", "journey"),
        ("pennsylvania", "share", "shares"),
    ):
        kept(reached(server, browser, map, {}, 1, lambda sight, page, ask=ask: sight["ask"] == ask), name)  # type: ignore[misc]


# Boards with expansions rather than without them, so that dice and monsters are seen on them.
EXPANDED = {"europe": BOTH, "marklin": BOTH}


def boards(server: Server, browser: Browser) -> None:
    """Take every board there is when a third of all trains have been set down."""
    for map in maps.ids():
        player = seated(server, browser, map, EXPANDED.get(map, {}))
        played(player, laid(maps.load(map).trains))
        kept(player.page, f"board-{map}")
        player.page.context.close()


def replays(server: Server, browser: Browser) -> None:
    """Take a replay with everything open, and a look back from a running table."""
    plan = {"map": "europe", "seats": [BOT] * 3, "bot_delay": 0, "start": True}
    code = server.ask("/tables", plan)["table"]["code"]
    watching = opened(browser, f"{server.address}/t/{code}")  # bots play while somebody watches
    watching.wait_for_selector("[data-final]", timeout=patience.milliseconds(SECONDS_FOR_A_PICTURE))
    page = opened(browser, f"{server.address}/replay/{code}#move=150&seat=open")
    page.click("[data-tab=hand]")
    kept(page, "replay")
    player = seated(server, browser, "usa", {}, phone=True)
    played(player, laid(30))
    kept(player.page, "touch")
    player.page.click("[data-tab=log]")
    player.page.locator(".log button").nth(9).click()
    player.page.wait_for_selector("[data-past]")
    kept(player.page, "looking-back")


def living_room(server: Server, browser: Browser) -> None:
    """Take the screen that only shows, before a game and in the middle of one."""
    open_seat = server.ask("/tables", {"map": "europe", "seats": [ADA, BOT, {"kind": "open"}]})["table"]["code"]
    page = opened(browser, f"{server.address}/show/{open_seat}")
    page.wait_for_selector("[data-code]")
    kept(page, "living-room-welcome")
    player = seated(server, browser, "usa", {})
    screen = opened(browser, player.page.url.replace("/t/", "/show/"), dark=True)
    screen.set_viewport_size({"width": 1920, "height": 1080})
    played(player, laid(40))
    kept(screen, "living-room")


TAKES = (lobby, cards, payment, dice, pieces, boards, replays, living_room)


def main() -> None:
    """Make all pictures, or those of the named screens."""
    named = sys.argv[1:]
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            for take in TAKES:
                if not named or take.__name__ in named:
                    take(server, browser)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
