"""What a screen reader would say over a whole game played by keyboard: live regions and where the focus goes, as text.

The game is always the same: luck is fixed, and bots and the player decide by rule. To renew the golden files after a
change that is meant:

    PYTHONPATH=tests python -m browser.spoken
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser import patience
from browser.conftest import CHROMIUM, DESKTOP, FLAGS
from browser.keyboard import KeyboardPlayer
from browser.server import Server, same_luck

FOLDER = Path(__file__).parents[1] / "golden"
FIXED = same_luck(1910)
SECONDS_FOR_A_GAME = 150
GAMES: dict[str, dict[str, Any]] = {
    "cards": {"map": "lake-constance", "options": {}},
    "dice-monsters": {"map": "lake-constance", "options": {"dice": True, "monsters": True}},
}
LISTEN = """() => {
  const heard = (window.heard = []);
  const LIVE = '[aria-live], [role=log], [role=status], [role=alert], [role=alertdialog]';
  const words = (element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll?.('[aria-hidden=true], style').forEach((hidden) => hidden.remove());
    return (copy.textContent ?? '').replace(/\\s+/g, ' ').trim();
  };
  const named = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? (words(element) || element.tagName);
  const described = (element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const said = ids.map((id) => words(document.getElementById(id) ?? document.createElement('p'))).filter(Boolean);
    return said.length ? `. ${said.join(' ')}` : '';
  };
  const role = (element) => element.getAttribute('role') ?? element.tagName.toLowerCase();
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) {
        const region = target.closest?.(LIVE);
        const text = region ? words(node) : node.matches?.(LIVE) && !node.matches('[role=log]') ? words(node) : '';
        if (text) heard.push(`says: ${text}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) =>
    heard.push(`focus: ${role(target)}: ${named(target)}${described(target)}`));
}"""


def listened(server: Server, browser: Browser, name: str) -> str:
    """Play a game by keyboard and return what was said, one thing a line."""
    seats = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bruno"}]
    made = server.ask("/tables", {**GAMES[name], "seats": seats, "bot_delay": 0, "start": True})
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en-GB")
    patience.lend(context)
    page = context.new_page()
    page.add_init_script(f"({LISTEN})()")
    page.goto(f"{server.address}/t/{made['table']['code']}#{made['seats'][0]['token']}")
    page.wait_for_selector("[data-ask]")
    # A bot that is slower than the keyboard would have its choice of tickets told, too.
    page.wait_for_function("() => document.querySelectorAll('span.now').length === 1")
    player = KeyboardPlayer(page)
    deadline = patience.Deadline(SECONDS_FOR_A_GAME)
    while player.step():
        assert not deadline.passed, "the game did not end"
    page.wait_for_selector("[role=dialog]:focus")
    lines = page.evaluate("window.heard")
    context.close()
    return "\n".join(_without_wandering(lines)) + "\n"


def _without_wandering(lines: list[str]) -> list[str]:
    """Return the lines less what Tab passes on its way: of a row of focused things the first and the last."""
    kept = []
    for number, line in enumerate(lines):
        around = [lines[near] if 0 <= near < len(lines) else "" for near in (number - 1, number + 1)]
        if not (line.startswith("focus") and all(near.startswith("focus") for near in around)):
            kept.append(line)
    return kept


def main() -> None:
    """Write the golden files anew."""
    with TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), FIXED)
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            for name in GAMES:
                (FOLDER / f"spoken-{name}.txt").write_text(listened(server, browser, name), "utf-8")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
