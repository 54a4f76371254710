"""The tutorial in the browser: three lessons on ordinary tables, from the first page to the last step."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.keyboard import KeyboardPlayer
from browser.patience import Deadline
from browser.player import Player, wait_for_news
from browser.server import Server

STEPS = {
    "cards": ["goal", "tickets", "take", "look", "claim", "special", "again", "end"],
    "dice": ["goal", "tickets", "roll", "claim", "tokens", "again", "special", "end"],
    "monsters": ["goal", "tickets", "place", "locomotive", "move", "lock", "claim", "end"],
}
SECONDS_FOR_A_LESSON = 120


class Pupil:
    """Somebody who does what each step tells, and otherwise plays whatever the page offers."""

    def __init__(self, page: Page) -> None:
        self.page, self.player, self.told = page, Player(page, 5), list[str]()

    def step(self) -> str:
        """Return the step told now, and note it."""
        now = str(self.page.locator("[data-step]").get_attribute("data-step"))
        if not self.told or self.told[-1] != now:
            self.told.append(now)
        return now

    def learn_until(self, last: str, *, by_keys: bool = False) -> list[str]:
        """Follow the lesson up to a step and return all steps that were told."""
        deadline = Deadline(SECONDS_FOR_A_LESSON)
        while (now := self.step()) != last:
            assert not deadline.passed, f"the lesson stands still at {self.told}"
            if by_keys:
                self.follow_by_keys()
            else:
                self.follow(now)
        return self.told

    def follow(self, now: str) -> None:
        """Do something about a step."""
        wanted = {
            "locomotive": "[data-act=take][aria-label*=locomotive]:not([disabled])",
            "take": "[data-act=draw]:not([disabled])",
        }.get(now)
        if now == "tickets":
            self.page.click("[data-act=keep-tickets]:not([disabled])")
            self.page.wait_for_selector("[data-step]:not([data-step=tickets])")
        elif now == "look":
            self.look_at_a_ticket()
        elif wanted and self.page.locator(wanted).count():
            self.page.locator(wanted).first.click()
        elif now == "move" and self.page.locator("[data-act=monster]").count() and not self.player.look()["places"]:
            self.player._press("monster")  # unless the turn has ended meanwhile
        elif self.page.locator("[data-act=lesson-read]").count():
            self.page.locator("[data-act=lesson-read]").focus()
            self.page.keyboard.press("Enter")
        elif not self.player.step():
            wait_for_news(self.player)

    def follow_by_keys(self) -> None:
        """Do something about a step with the keyboard alone."""
        keys = KeyboardPlayer(self.page)
        if self.page.locator("[data-act=lesson-read]").count():
            keys.press("lesson-read")
        else:
            keys.step()

    def look_at_a_ticket(self) -> None:
        """Press a ticket; on a phone the tickets stand behind a tab."""
        self.page.click("[data-tab=tickets]")
        self.page.locator(".tickets button").first.click()
        if self.page.locator("[data-tab=hand]").count():
            self.page.click("[data-tab=hand]")


def test_the_tutorial_is_played_from_start_to_end(server: Server, open_page: Opener) -> None:
    """Cards, then dice by keyboard alone, then monsters; left in the middle and resumed where it was."""
    page = open_page(server.address)
    page.click("[data-begin=cards]")
    for lesson, steps in STEPS.items():
        page.wait_for_selector(f"[data-lesson={lesson}]")
        pupil = Pupil(page)
        if lesson == "cards":
            pupil.learn_until("claim")
            page.click("[data-act=lesson-leave]")
            page.click("[data-act=lesson-resume]")
            expect(page.locator("[data-step]")).to_have_attribute("data-step", "claim")
        told = pupil.learn_until("end", by_keys=lesson == "dice")
        assert told[:3] == steps[:3]
        assert set(told) <= set(steps)
        assert [step for step in steps if step in told] == told, "steps come in their order"
        if lesson != "monsters":
            page.click("[data-act=lesson-next]")
    page.click("[data-act=lesson-play-on]")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.goto(server.address)
    expect(page.locator("[data-lessons] .done")).to_have_count(3)
    assert faults(page) == []


def test_a_lesson_fits_a_phone_and_an_illegal_wish_gets_its_reason(server: Server, open_page: Opener) -> None:
    page = open_page(server.address, phone=True)
    page.click("[data-begin=cards]")
    Pupil(page).learn_until("take")
    assert faults(page) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert board["height"] > 200, "the board is still to be seen"
    page.wait_for_selector("[data-ask=action]")
    closed = page.locator("[data-track]:not([data-can])").first
    closed.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("it takes", ignore_case=True)
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "take")
