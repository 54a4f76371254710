"""Somebody who plays by keyboard alone: Tab until what is wanted has the focus, then Enter. No mouse, no shortcuts."""

from __future__ import annotations

from playwright.sync_api import Page

from browser import patience
from browser.player import Player, Sight

MOST_TABS = 160
ASKED_AT = """() =>
  document.querySelector('[data-final]') ? 'final' : document.querySelector('[data-decision]').dataset.decision"""
# The page has asked, and has found a place for the focus.
SETTLED = """() => {
  if (document.querySelector('[data-final]')) return true;
  const here = document.activeElement;
  const lost = !here || here === document.body || here.disabled || here.closest('main.board svg');
  return document.querySelector('[data-turn=mine]') && !lost;
}"""


class KeyboardPlayer:
    """One page at a table, reached by keys; always does the first or longest thing that can be done."""

    def __init__(self, page: Page) -> None:
        """Sit before a page."""
        self.page = page
        self.tabs = 0
        self.pressed: dict[str, int] = {}
        self._eyes = Player(page)

    def look(self) -> Sight:
        """Return what can be pressed now."""
        return self._eyes.look()

    def has(self, selector: str) -> bool:
        """Whether the focus is on something."""
        return bool(self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector))

    def reach(self, selector: str) -> None:
        """Press Tab until something has the focus, once it is there and can have it."""
        self.page.wait_for_selector(selector, state="attached")
        for _ in range(MOST_TABS):
            if self.has(selector):
                return
            self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    def press(self, act: str, selector: str = "") -> None:
        """Reach a control and press it."""
        self.reach(selector or f"[data-act={act}]:not([disabled])")
        self.page.keyboard.press("Enter")
        self.pressed[act] = self.pressed.get(act, 0) + 1

    def step(self) -> bool:
        """Wait for a question of mine and answer it; return whether there was one before the game ended."""
        self.page.wait_for_function(SETTLED, timeout=patience.milliseconds(patience.A_TURN))
        sight, before = self.look(), self._decision()
        if sight["final"]:
            return False
        if self._answer(sight):
            self.page.wait_for_function(
                f"() => ({ASKED_AT})() !== '{before}'", timeout=patience.milliseconds(patience.A_TURN)
            )
        return True

    def _decision(self) -> str:
        return str(self.page.evaluate(ASKED_AT))

    def _answer(self, sight: Sight) -> bool:
        """Answer a question; return whether that decides something."""
        acts, tracks, places = sight["acts"], sight["tracks"], sight["places"]
        for act in ("choice", "keep-tickets", "pay", "decline", "stand"):
            if acts.get(act):
                self.press(act)
                return True
        if sight["ask"] == "tickets":
            self.press("ticket", "[data-act=ticket][aria-pressed=false]")
            return False
        if places:
            self.press("place", "[data-place][data-can]")
        elif tracks:
            self.press("track", f"[data-track='{int(max(tracks, key=lambda track: (track[1], -track[0]))[0])}']")
        else:
            self.press(next(act for act in ("draw", "take", "end", "tickets", "pass") if acts.get(act)))
        return True
