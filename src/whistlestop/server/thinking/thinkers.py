"""Bots and hints: asked in threads of their own, never on the event loop, and always with a view."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable
from dataclasses import dataclass

from whistlestop import bots
from whistlestop.bots import Bot
from whistlestop.bots.by_name import MASTER
from whistlestop.bots.ladder import TopBot
from whistlestop.bots.master import MasterBot
from whistlestop.bots.roster import SEARCH
from whistlestop.bots.search import SearchBot
from whistlestop.bots.search.playouts import Budget, Playouts, Seconds, Trials
from whistlestop.compiler.stand_in import STAND_IN
from whistlestop.knowledge.view import View
from whistlestop.play.game import Game
from whistlestop.server.match import opening
from whistlestop.server.match.match import Match
from whistlestop.server.match.opening import Kept
from whistlestop.server.pools import Pool

logger = logging.getLogger(__name__)
SEARCH_SECONDS = 1.0


@dataclass(frozen=True)
class Answer:
    """What a bot decided: an action, or in the opening the tickets it keeps."""

    action: int | None = None
    keep: Kept | None = None


@dataclass
class Within:
    """A number of games that may be played on, but only for so long."""

    playouts: Playouts
    seconds: Seconds

    def games(self, table: Trials, answers: int, share: float) -> int:
        """Return in how many games so many answers can be tried for a share of what is left of both."""
        return min(self.playouts.games(table, answers, share), self.seconds.games(table, answers, share))

    def pay(self, games: int) -> None:
        """Note that so many games were played on."""
        self.playouts.pay(games)


class TimelySearch(SearchBot):
    """The searching bot as it plays at tables: nobody waits much longer than a second for it."""

    def _budget(self) -> Budget:
        return Within(Playouts(self.playouts), Seconds(SEARCH_SECONDS))


class TimelyMaster(MasterBot):
    """The strongest bot as it plays at tables, with the same patience."""

    def _budget(self) -> Budget:
        return Within(Playouts(self.playouts), Seconds(SEARCH_SECONDS))


class Thinkers:
    """The threads that bots think in; tables take turns, so that one with five slow bots delays no other for long."""

    def __init__(self, threads: int) -> None:
        """Start with no thread; they come when needed."""
        self._threads, self._pool = threads, Pool("thinking", threads=threads)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return self._pool.length

    def close(self) -> None:
        """Take no more questions; nobody waits for a thought under way."""
        self._pool.close()

    def ask(self, table: str, bot: Bot, match: Match, seat: int) -> Awaitable[Answer]:
        """Return what a bot would do in a seat that is asked now; what it sees is taken before this returns."""
        if match.in_opening:
            game = opening.asked(match.game, seat)
            return self._pool.run(table, lambda: choose(self._timely(bot), game, seat))
        view = match.game.view(seat)
        return self._pool.run(table, lambda: decide(self._timely(bot), view))

    def _timely(self, bot: Bot) -> Bot:
        """Return the bot, or the one inside that decides at once while many tables wait or nothing is compiled yet."""
        hurried = STAND_IN.on_duty or self._pool.length > self._threads
        return bot.inner if isinstance(bot, SearchBot | MasterBot | TopBot) and hurried else bot


def make(name: str, seed: int | None = None) -> Bot:
    """Return a bot with luck of its own or of a seed; in place of one that no longer exists, the strongest."""
    known = name if name in (*bots.levels(), *bots.names()) else bots.usual()
    luck = secrets.randbits(63) if seed is None else seed
    if known == MASTER:
        return TimelyMaster(luck)
    if known == bots.levels()[-1]:
        return TopBot(TimelyMaster(luck), TimelySearch(luck))
    return TimelySearch(luck) if known == SEARCH else bots.make(known, luck)


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
