"""Somebody who plays in a browser: looks what can be pressed on the page now, and presses it.

Nothing here knows the rules: every step is a visible control that the page offers. Routes and places are pressed on the
board with the mouse, or with the keyboard where they are out of sight.
"""

from __future__ import annotations

import json
import random
from typing import TypedDict

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotThere

from browser import patience


class Sight(TypedDict):
    """What a player sees: the question asked, the controls that can be pressed, and whether the game is over.

    While an answer is on its way nothing can be pressed. `wanted`: what the player plays for is there.
    """

    ask: str | None
    acts: dict[str, int]
    tracks: list[list[float]]
    places: list[list[float]]
    final: str | None
    mine: bool
    wanted: bool


LOOK = """(wanted) => {
  const busy = document.querySelector('[data-busy=true]') !== null;
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const acts = {};
  for (const one of busy ? [] : document.querySelectorAll('[data-act]'))
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
    mine: !busy && document.querySelector('[data-turn]')?.dataset.turn === 'mine',
    wanted: wanted !== '' && document.querySelector(wanted) !== null,
  };
}"""


# The small questions, each with what answers it: the first of these that can be pressed.
SMALL = {
    "cards": ("give-cards", "give"),
    "split": ("split",),
    "meeple": ("meeple",),
    "share": ("share", "no-share"),
    "dummy-share": ("dummy-share",),
    "marker": ("marker", "no-marker"),
    "alien": ("alien",),
    "technology": ("pay", "replace", "give_die"),
    "neutral": ("neutral",),
    "piece": ("piece",),
    "passenger": ("passenger-here", "no-passenger"),
    "pieces": ("pieces",),
    "deck": ("replace_from",),
    "card-payment": ("pay",),
    "harbour-payment": ("pay",),
}


A_PRESS = 1.0  # seconds until something that was seen can be pressed; if not, it is looked at again
A_GLANCE = 0.1  # at one page of several
POLLING = 50  # milliseconds


class Player:
    """One page at a table."""

    def __init__(self, page: Page, seed: int = 1, until: str = "") -> None:
        """Sit before a page; the seed decides what is pressed where several things can be, until there is something."""
        self.page, self._until, self._seen = page, until, ""
        self.chance = random.Random(seed)
        self.pressed: dict[str, int] = {}

    def look(self) -> Sight:
        """Return what can be pressed now."""
        self._seen = self.page.evaluate(f"(wanted) => JSON.stringify(({LOOK})(wanted))", self._until)
        self.sight: Sight = json.loads(self._seen)
        return self.sight

    def sees_news(self, usual: float) -> bool:
        """Wait until the page shows something else than at the last look; return whether it does in time."""
        changed = f"([wanted, before]) => JSON.stringify(({LOOK})(wanted)) !== before"
        limit = patience.milliseconds(usual)
        try:
            self.page.wait_for_function(changed, arg=[self._until, self._seen], timeout=limit, polling=POLLING)
        except NotThere:
            return False
        return True

    def over(self) -> bool:
        """Whether the page tells the end of the game."""
        return self.page.locator("[data-final]").count() > 0

    def step(self) -> bool:
        """Press something that belongs to my turn; return whether there was anything."""
        sight = self.look()
        if sight["final"] or sight["wanted"]:
            return False
        for act in ("choice", "curtain", "done", "keep-tickets"):
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
        if any(acts.get(act) and self._press(act) for act in SMALL.get(ask or "", ())):
            return True
        if ask == "travel" and acts.get("stop") and self.chance.random() < 0.4:
            return self._press("stop")
        if ask == "reroll":
            return self._reroll(acts)
        return self._act(sight)

    def _pay(self, acts: dict[str, int]) -> bool:
        if acts.get("replace") and (not acts.get("pay") or self.chance.random() < 0.5):
            return self._press("replace")
        return any(acts.get(act) and self._press(act) for act in ("save", "give_die", "pay", "decline", "buy"))

    def _reroll(self, acts: dict[str, int]) -> bool:
        if acts.get("die") and self.chance.random() < 0.5 and not acts.get("reroll"):
            return self._press("die")
        return self._press("reroll" if acts.get("reroll") else "stand")

    def _act(self, sight: Sight) -> bool:
        acts = sight["acts"]
        if sight["places"]:
            return self._press_place(sight["places"])
        for act in ("harbour", "exchange", "monster", "passenger", "technology", "technologies", "harbours"):
            if acts.get(act) and self.chance.random() < 0.25:
                return self._press(act)
        if sight["tracks"]:
            return self._press_track(sight["tracks"])
        for act, share in (
            ("build_for_dice", 0.5),
            ("buy", 0.7),
            ("die", 0.4),
            ("station", 0.1),
            ("tickets", 0.1),
            ("change", 0.1),
            ("exchanges", 0.03),
            ("draw_ship", 0.2),
        ):
            if acts.get(act) and self.chance.random() < share:
                return self._press(act)
        for act in (
            "stop",
            "take",
            "draw",
            "draw_ship",
            "end",
            "tickets",
            "change",
            "pass",
            "station",
            "monster",
            "no_claim",
        ):
            if acts.get(act):
                return self._press(act)
        return False

    def _press(self, act: str) -> bool:
        controls = self.page.locator(f"[data-act={act}]:not([disabled]):visible")
        count = controls.count()
        number = 0 if act in ("choice", "reroll") or not count else self.chance.randrange(count)
        try:
            controls.nth(number).click(timeout=patience.milliseconds(A_PRESS), no_wait_after=True)
        except NotThere:
            self._seen = ""  # the table moved on since we looked
            return False
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
            self.page.locator(selector).first.focus(timeout=patience.milliseconds(A_PRESS))
        except NotThere:
            return  # the table moved on since we looked
        self.page.keyboard.press("Enter")


def wait_for_news(*players: Player) -> None:
    """Wait until one of several pages shows something else than when its player looked last.

    A game that was over at that look brings no news: whoever plays looks at its end next.
    """
    if all(player.sight["final"] for player in players):
        return
    deadline, glance = patience.Deadline(patience.A_TURN), patience.A_TURN if len(players) == 1 else A_GLANCE
    while not any(player.sees_news(glance) for player in players):
        sights = [player.sight for player in players]
        assert not deadline.passed, f"nothing happens at the table: {sights}"


def play_until(page: Page, selector: str, seed: int = 1, usual: float = 60.0) -> None:
    """Play until there is something on the page."""
    player, deadline = Player(page, seed, selector), patience.Deadline(usual)
    while not player.look()["wanted"]:
        assert not deadline.passed, f"{selector} never came"
        if not player.step() and not player.sight["wanted"]:
            wait_for_news(player)
