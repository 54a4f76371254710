"""What moves and what lies on the table: it explains, is skipped by a press, and stands in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser import patience
from browser.conftest import Opener
from browser.player import play_until
from browser.server import Server
from browser.test_games import BOT
from whistlestop.records import events

SOUNDS = Path(__file__).parents[2] / "web" / "src" / "motion" / "sounds.ts"
MONSTERS = SOUNDS.parents[1] / "board" / "monsters.ts"
MECHANISMS = SOUNDS.parents[1] / "mechanisms"
# What is heard through something else that happens at the same moment, or is nothing to be heard.
QUIET = {
    "card_given", "card_paid", "card_replaced", "card_turned_up", "dice_stand", "die_given", "dummy_share_shown",
    "dummy_share_taken", "game_started", "monster_paid", "passed", "pieces_shown", "plus4_paid", "route_scored",
    "stack_put", "ticket_kept", "ticket_offered", "ticket_returned", "tokens_returned", "tunnel_surcharge",
    "turn_started",
}  # fmt: skip

# Counts the places where sounds are made, and how many cards have flown.
WATCH = """
  window.studios = 0;
  const Old = window.AudioContext;
  window.AudioContext = class extends Old { constructor() { super(); window.studios++; } };
  window.flown = 0;
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    window.flown = Math.max(window.flown, document.querySelectorAll('.flight').length);
  }).observe(document.body, { subtree: true, childList: true }));
"""
# The boxes of monsters and of names, as the screen shows them.
MEASURE = """() => {
  const box = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  return { monsters: all('[data-monster]'), names: all('.labels text') };
}"""

DRAWN = "(piece) => (({ x, y, width, height }) => [x, y, x + width, y + height])(piece.getBBox())"


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """Return a page on which things may move."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    patience.lend(context)
    context.add_init_script(WATCH)
    yield context.new_page()
    context.close()


def seat(server: Server, map: str = "usa", **options: Any) -> str:
    """Return the address of a seat at a new table."""
    plan = {"map": map, "seats": [{"kind": "mine"}, BOT], "options": options, "bot_delay": 1, "start": True}
    made = server.ask("/tables", plan)
    return f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}"


def draw(page: Page) -> None:
    """Draw a card as soon as it is my turn: the bot may have begun."""
    page.locator("[data-act=draw]:not([disabled])").click(timeout=patience.milliseconds(patience.A_TURN))


def test_a_card_flies_to_the_hand_silently_and_a_press_ends_its_flight(server: Server, moving: Page) -> None:
    moving.goto(seat(server))
    moving.click("[data-act=keep-tickets]")
    draw(moving)
    moving.wait_for_function("() => window.flown > 0")
    moving.keyboard.press("Shift")
    moving.wait_for_selector(".flight", state="detached")
    draw(moving)  # the second card was never kept waiting by the first
    assert moving.evaluate("window.studios") == 0


def test_whoever_asks_for_sounds_hears_them(server: Server, moving: Page) -> None:
    moving.add_init_script("localStorage.setItem('whistlestop-settings', JSON.stringify({ sound: true }))")
    moving.goto(seat(server))
    moving.click("[data-act=keep-tickets]")
    draw(moving)
    moving.wait_for_function("() => window.studios === 1")


def test_every_event_has_a_sound_or_is_known_to_have_none() -> None:
    """A mechanism that is added is not forgotten."""
    heard = set(re.findall(r"^  (\w+): ", SOUNDS.read_text("utf-8").split("SOUNDS")[1], re.MULTILINE))
    for mechanism in MECHANISMS.glob("*/index.ts"):  # a row of names, or a single one in the line itself
        _, _, sounds = mechanism.read_text("utf-8").partition("  sounds: {")
        heard |= set(re.findall(r"^ (?:   )?(\w+): ", sounds.partition("\n  }")[0], re.MULTILINE))
    told = {kind.name for kind in events.KINDS if kind.name}
    assert heard - told == set()
    assert told - heard == QUIET


def test_nothing_flies_under_reduced_motion(server: Server, moving: Page) -> None:
    moving.emulate_media(reduced_motion="reduce")
    moving.goto(seat(server))
    moving.click("[data-act=keep-tickets]")
    draw(moving)
    moving.wait_for_function("() => document.querySelector('[data-turn]').dataset.turn === 'mine'")
    draw(moving)
    moving.wait_for_selector("[data-turn=others]")
    assert moving.evaluate("window.flown") == 0


def shapes() -> dict[str, dict[str, int]]:
    """Return how much room the page keeps for each monster."""
    rows = re.findall(
        r"^  (\w+): \{ half: (\d+), head: (\d+), foot: (\d+) \}", MONSTERS.read_text("utf-8"), re.MULTILINE
    )
    return {name: {"half": int(half), "head": int(head), "foot": int(foot)} for name, half, head, foot in rows}


def test_monsters_are_large_and_cover_no_name(server: Server, open_page: Opener) -> None:
    page = open_page(seat(server, "europe", monsters=True))
    play_until(page, "body:has([data-monster=alvin]):has([data-monster=dexter])")
    for name, room in shapes().items():
        drawn = page.locator(f"[data-monster={name}]").evaluate(DRAWN)
        assert -drawn[0] <= room["half"]
        assert drawn[2] <= room["half"]
        assert -drawn[1] <= room["head"]
        assert drawn[3] <= room["foot"]
    for width, height in ((1440, 900), (390, 844), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        # Names and monsters are laid out anew when the size has rested for a moment.
        patience.until(lambda: badly_seen(page) == [])
        assert badly_seen(page) == [], (width, height)


def badly_seen(page: Page) -> list[tuple[float, list[list[float]]]]:
    """Return the heights of monsters that are small or cover names, with those names."""
    seen = page.evaluate(MEASURE)
    found = []
    for left, top, right, bottom in seen["monsters"]:
        met = [
            one
            for one in seen["names"]
            if left + 3 < one[2] and one[0] < right - 3 and top + 3 < one[3] and one[1] < bottom - 3
        ]
        if met or bottom - top <= 24:
            found.append((bottom - top, met))
    return found


def test_the_tray_stands_beside_a_tall_board_and_cards_grow_with_the_screen(server: Server, open_page: Opener) -> None:
    page = open_page(seat(server, "germany"))
    page.wait_for_selector("[data-ask]")
    sizes = []
    for width, height in ((1280, 800), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        board, tray = (page.locator(one).bounding_box() for one in ("main.board", ".table > .tray"))
        assert board is not None
        assert tray is not None
        assert tray["x"] >= board["x"] + board["width"] - 1
        card = page.locator("[data-act=take] .card").first.bounding_box()
        assert card is not None
        sizes.append(card["width"])
    assert sizes[1] > 1.4 * sizes[0]
