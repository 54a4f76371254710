"""How long the browser tests wait before they give up: they wait for conditions, never for a time.

What is usual on an idle machine is multiplied by one factor that rises with the load of the machine. Every limit of
these tests comes from here.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from busy import factor

USUAL = 15.0  # seconds for whatever a page does at once
A_TURN = 30.0  # until it is somebody's turn again, or something else happens at a table
BETWEEN_LOOKS = 0.05
AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def seconds(usual: float = USUAL) -> float:
    """Return how many seconds to wait for what usually takes at most so long."""
    return usual * factor()


def milliseconds(usual: float = USUAL) -> float:
    """Return the same for the browser, which counts in thousandths."""
    return 1000 * seconds(usual)


class Deadline:
    """A time after which somebody gives up; it moves while the machine is busy."""

    def __init__(self, usual: float) -> None:
        """Begin to wait."""
        self._usual, self._since = usual, time.monotonic()

    @property
    def passed(self) -> bool:
        """Whether to give up."""
        return time.monotonic() - self._since > seconds(self._usual)


def until(condition: Callable[[], bool], usual: float = USUAL) -> bool:
    """Wait for a condition outside the browser; return whether it came."""
    deadline = Deadline(usual)
    while not condition():
        if deadline.passed:
            return False
        time.sleep(BETWEEN_LOOKS)
    return True


def settled(page: Page, script: str, wanted: object, arg: object = None) -> object:
    """Return what a script says of a page once that is what is wanted; what it said last if it never is."""
    said: list[object] = []

    def is_wanted() -> bool:
        said[:] = [page.evaluate(script, arg)]
        return said == [wanted]

    until(is_wanted)
    return said[0]


def lend(context: BrowserContext) -> None:
    """Give all waits of a device's pages their limit, and those of `expect`."""
    context.set_default_timeout(milliseconds())
    expect.set_options(timeout=milliseconds())


def at_rest(page: Page) -> None:
    """Wait until everything that moves on a page has come to rest."""
    page.wait_for_function(AT_REST)
