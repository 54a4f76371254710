"""Reviews in the background: one decision after the other in a thread of their own, while somebody asks for them.

Every decision is a job by itself, so reviews that are asked for from several addresses take turns. One that nobody has
asked about for a while is left off: whoever closes the page stops it. Complete ones are kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic

from whistlestop.compiler.stand_in import STAND_IN
from whistlestop.play.game import Game
from whistlestop.review import Judgement, Question, gather, judge, questions
from whistlestop.server.narration import reviews
from whistlestop.server.pools import Pool
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.reviews import ReviewedGame, ReviewState

logger = logging.getLogger(__name__)
PATIENCE = 10.0  # seconds without a question after which a review is left off
KEPT = 64  # reviews of about 100 kB
WAITING, EACH = 12, 2  # decisions that wait to be judged: of all addresses, and of one

Key = tuple[str, str]  # what is reviewed: a table by its number, or a log by its digest
Keep = Callable[[ReviewedGame], Awaitable[None]]


async def keep_nowhere(_: ReviewedGame) -> None:
    """Keep a review in memory alone."""


class Reviewing:
    """One review, under way or complete."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing judged."""
        self.game, self.asked_at = game, monotonic()
        self.questions: list[Question] | None = None
        self.judgements: list[Judgement] = []
        self.review: ReviewedGame | None = None
        self.refused: Denial | None = None
        self.task: asyncio.Task[None] | None = None

    def state(self) -> ReviewState:
        """Return how far it has come; raises Denial if it could not go on."""
        self.asked_at = monotonic()
        if self.refused is not None:
            raise self.refused
        total = len(self.questions or ())
        return ReviewState(done=len(self.judgements), total=total, review=self.review)

    @property
    def forgotten(self) -> bool:
        """Whether nobody has asked for a while."""
        return monotonic() - self.asked_at > PATIENCE


class Reviewers:
    """The reviews of a server and the thread that makes them."""

    def __init__(self) -> None:
        """Begin with none."""
        self.pool = Pool("reviewing", waiting=WAITING, each=EACH)
        self._known: OrderedDict[Key, Reviewing] = OrderedDict()

    def close(self) -> None:
        """Take no more work."""
        self.pool.close()
        for one in self._known.values():
            if one.task is not None:
                one.task.cancel()

    def known(self, key: Key) -> ReviewState | None:
        """Return how far a review has come, or None if there is none; raises Denial if it could not go on."""
        one = self._known.get(key)
        if one is None:
            return None
        self._known.move_to_end(key)
        if one.refused is not None:
            del self._known[key]  # whoever asks again begins anew
        return one.state()

    def begin(self, key: Key, asker: str, game: Game, keep: Keep = keep_nowhere) -> ReviewState:
        """Begin a review, which is given to `keep` when it is complete; the game must be one that nobody changes."""
        one = self._known[key] = Reviewing(game)
        one.task = asyncio.create_task(self._make(key, one, asker, keep))
        self._let_go()
        return one.state()

    def _let_go(self) -> None:
        """Forget the complete reviews that nobody asked for longest."""
        complete = [key for key, one in self._known.items() if one.review is not None]
        for key in complete[: max(0, len(complete) - KEPT)]:
            del self._known[key]

    async def _make(self, key: Key, one: Reviewing, asker: str, keep: Keep) -> None:
        try:
            one.questions = await self.pool.run(asker, partial(_asked, one.game))
            for question in one.questions:
                if one.forgotten:
                    del self._known[key]
                    return
                one.judgements.append(await self.pool.run(asker, partial(judge, one.game, question)))
            complete = await self.pool.run(asker, partial(_complete, one))
            with suppress(Denial):  # a database that is away keeps nobody from reading it
                await keep(complete)
            one.review = complete
        except Denial as denial:
            one.refused = denial
        except Exception:
            logger.exception("a review failed")
            one.refused = Denial("failed")


def _asked(game: Game) -> list[Question]:
    STAND_IN.wait_for_relief()
    return questions(game)


def _complete(one: Reviewing) -> ReviewedGame:
    return reviews.told(one.game, gather(one.game, one.judgements))
