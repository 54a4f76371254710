"""Bots and hints: asked in threads of their own, never on the event loop, and always with a view."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from whistlestop import bots
from whistlestop.bots import Bot
from whistlestop.knowledge.view import View
from whistlestop.play.game import Game
from whistlestop.server.match import opening
from whistlestop.server.match.match import Match
from whistlestop.server.match.opening import Kept

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What a bot decided: an action, or in the opening the tickets it keeps."""

    action: int | None = None
    keep: Kept | None = None


class Thinkers:
    """The threads that bots think in."""

    def __init__(self, threads: int) -> None:
        """Start with no thread; they come when needed."""
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    def close(self) -> None:
        """Let thoughts under way finish and take no new ones."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    def ask(self, bot: Bot, match: Match, seat: int) -> Awaitable[Answer]:
        """Return what a bot would do in a seat that is asked now; what it sees is taken before this returns."""
        run = asyncio.get_running_loop().run_in_executor
        if match.in_opening:
            return run(self._threads, choose, bot, opening.asked(match.game, seat), seat)
        return run(self._threads, decide, bot, match.game.view(seat))


def make(name: str, seed: int | None = None) -> Bot:
    """Return a bot with luck of its own or of a seed; in place of one that no longer exists, the strongest."""
    known = name if name in bots.names() else bots.usual()
    return bots.make(known, secrets.randbits(63) if seed is None else seed)


def decide(bot: Bot, view: View) -> Answer:
    """Return a bot's decision; if the bot fails, one picked evenly."""
    try:
        action = int(bot.decide(view))
        if action in view.legal:
            return Answer(action=action)
        logger.error("%s decided %s, which is not legal", bot.name, action)
    except Exception:
        logger.exception("%s failed to decide", bot.name)
    return Answer(action=secrets.choice(view.legal))


def choose(bot: Bot, game: Game, seat: int) -> Answer:
    """Return the tickets a bot keeps; if the bot fails, the first choice allowed."""
    allowed = opening.allowed(game, seat)
    try:
        kept = opening.bot_choice(game, seat, bot)
        if kept in allowed:
            return Answer(keep=kept)
        logger.error("%s keeps %s, which is not allowed", bot.name, kept)
    except Exception:
        logger.exception("%s failed to choose tickets", bot.name)
    return Answer(keep=allowed[0])
