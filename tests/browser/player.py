"""Somebody who plays in a browser: looks what can be pressed on the page now, and presses it.

Nothing here knows the rules: every step is a visible control that the page offers. Routes and places are pressed on the
board with the mouse, or with the keyboard where they are out of sight.
"""

from __future__ import annotations

import random
from typing import TypedDict

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotThere


class Sight(TypedDict):
    """What a player sees: the question asked, the controls that can be pressed, and whether the game is over."""

    ask: str | None
    acts: dict[str, int]
    tracks: list[list[float]]
    places: list[list[float]]
    final: str | None
    mine: bool


LOOK = """() => {
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const acts = {};
  for (const one of document.querySelectorAll('[data-act]'))
    if (seen(one)) acts[one.dataset.act] = (acts[one.dataset.act] ?? 0) + 1;
  const board = document.querySelector('main.board')?.getBoundingClientRect();
  const spot = (element) => {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const inside = board && x > board.x && y > board.y && x < board.right - 60 && y < board.bottom;
    const top = inside ? document.elementFromPoint(x, y) : null;
    return [x, y, top ? 1 : 0];
  };
  const track = (element) => {
    const spaces = element.querySelectorAll(':scope > g');
    const middle = spaces[Math.floor(spaces.length / 2)];
    const [x, y] = spot(middle);
    const reached = document.elementFromPoint(x, y)?.closest('[data-track]') === element;
    return [Number(element.dataset.track), spaces.length, x, y, reached ? 1 : 0];
  };
  const place = (element) => {
    const [x, y] = spot(element);
    return [x, y, document.elementFromPoint(x, y)?.closest('[data-place]') === element ? 1 : 0];
  };
  return {
    ask: document.querySelector('[data-ask]')?.dataset.ask ?? null,
    acts,
    tracks: [...document.querySelectorAll('[data-track][data-can]')].map(track),
    places: [...document.querySelectorAll('[data-place][data-can]')].map(place),
    final: document.querySelector('[data-final]')?.dataset.final ?? null,
    mine: document.querySelector('[data-turn]')?.dataset.turn === 'mine',
  };
}"""


# The small questions, each with what answers it: the first of these that can be pressed.
SMALL = {
    "cards": ("give-cards", "give"),
    "split": ("split",),
    "meeple": ("meeple",),
    "passenger": ("passenger-here", "no-passenger"),
}


class Player:
    """One page at a table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        """Sit before a page; the seed decides what is pressed where several things can be."""
        self.page = page
        self.chance = random.Random(seed)
        self.pressed: dict[str, int] = {}

    def look(self) -> Sight:
        """Return what can be pressed now."""
        sight: Sight = self.page.evaluate(LOOK)
        return sight

    def over(self) -> bool:
        """Whether the page tells the end of the game."""
        return self.look()["final"] is not None

    def step(self) -> bool:
        """Press something that belongs to my turn; return whether there was anything."""
        sight = self.look()
        if sight["final"]:
            return False
        for act in ("choice", "curtain", "keep-tickets"):
            if sight["acts"].get(act):
                return self._press(act)
        if sight["ask"] == "tickets" and sight["mine"]:
            return self._press("ticket")
        if not sight["mine"]:
            return False
        return self._answer(sight)

    def _answer(self, sight: Sight) -> bool:
        ask, acts = sight["ask"], sight["acts"]
        if ask in ("payment", "tunnel"):
            return self._pay(acts)
        if ask in SMALL:
            return any(acts.get(act) and self._press(act) for act in SMALL[ask])
        if ask == "travel" and acts.get("stop") and self.chance.random() < 0.4:
            return self._press("stop")
        if ask == "reroll":
            return self._reroll(acts)
        return self._act(sight)

    def _pay(self, acts: dict[str, int]) -> bool:
        if acts.get("replace") and (not acts.get("pay") or self.chance.random() < 0.5):
            return self._press("replace")
        return any(acts.get(act) and self._press(act) for act in ("pay", "decline", "buy"))

    def _reroll(self, acts: dict[str, int]) -> bool:
        if acts.get("die") and self.chance.random() < 0.5 and not acts.get("reroll"):
            return self._press("die")
        return self._press("reroll" if acts.get("reroll") else "stand")

    def _act(self, sight: Sight) -> bool:
        acts = sight["acts"]
        if sight["places"]:
            return self._press_place(sight["places"])
        for act in ("monster", "passenger"):
            if acts.get(act) and self.chance.random() < 0.25:
                return self._press(act)
        if sight["tracks"]:
            return self._press_track(sight["tracks"])
        for act, share in (("buy", 0.7), ("token", 0.5), ("station", 0.1), ("tickets", 0.1)):
            if acts.get(act) and self.chance.random() < share:
                return self._press(act)
        for act in ("stop", "take", "draw", "end", "tickets", "pass", "station", "monster"):
            if acts.get(act):
                return self._press(act)
        return False

    def _press(self, act: str) -> bool:
        controls = self.page.locator(f"[data-act={act}]:not([disabled]):visible")
        count = controls.count()
        number = 0 if act in ("choice", "reroll") or not count else self.chance.randrange(count)
        try:
            controls.nth(number).click(timeout=1_000, no_wait_after=True)
        except NotThere:
            return False  # the table moved on since we looked
        self.pressed[act] = self.pressed.get(act, 0) + 1
        return True

    def _press_track(self, tracks: list[list[float]]) -> bool:
        number, _, x, y, reached = max(tracks, key=lambda track: (track[1], track[0]))
        self.pressed["track"] = self.pressed.get("track", 0) + 1
        if reached:
            self.page.mouse.click(x, y)
        else:
            self._enter(f"[data-track='{int(number)}']")
        return True

    def _press_place(self, places: list[list[float]]) -> bool:
        number = self.chance.randrange(len(places))
        x, y, reached = places[number]
        self.pressed["place"] = self.pressed.get("place", 0) + 1
        if reached:
            self.page.mouse.click(x, y)
        else:
            self._enter(f"[data-place][data-can] >> nth={number}")
        return True

    def _enter(self, selector: str) -> None:
        try:
            self.page.locator(selector).first.focus(timeout=1_000)
        except NotThere:
            return  # the table moved on since we looked
        self.page.keyboard.press("Enter")
