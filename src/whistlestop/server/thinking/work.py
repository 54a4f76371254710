"""All work that takes the processor, by kind: each has threads and queues of its own and waits for no other."""

from __future__ import annotations

from whistlestop.server.pools import Pool
from whistlestop.server.thinking.advisers import Advisers
from whistlestop.server.thinking.reviewers import Reviewers
from whistlestop.server.thinking.studies import ALONE, Studies
from whistlestop.server.thinking.thinkers import Thinkers

TABLES_WAITING, TABLES_EACH = 200, 20
BOARDS_WAITING, BOARDS_EACH = 60, 10
LINES_WAITING, LINES_EACH = 100, 10
REPLAYS_WAITING, REPLAYS_EACH = 16, 4
RATINGS_WAITING, RATINGS_EACH = 64, 24


class Work:
    """The pools of a server."""

    def __init__(self, bot_threads: int, name: str = ALONE) -> None:
        """Begin without a thread; they come when needed. Other processes know this one by its name."""
        self.thinkers = Thinkers(bot_threads)
        self.advisers = Advisers()
        self.reviewers = Reviewers()
        self.tables = Pool("dealing", waiting=TABLES_WAITING, each=TABLES_EACH)  # started, or loaded from the store
        self.boards = Pool("drawing", waiting=BOARDS_WAITING, each=BOARDS_EACH)  # checked, laid out, drawn
        self.studies = Studies(name)
        self.lines = Pool("typing", waiting=LINES_WAITING, each=LINES_EACH)
        self.replays = Pool("replaying", waiting=REPLAYS_WAITING, each=REPLAYS_EACH)
        self.ratings = Pool("rating", waiting=RATINGS_WAITING, each=RATINGS_EACH)

    def waiting(self) -> dict[str, int]:
        """Return how much of each kind waits."""
        pools = {"tables": self.tables, "lines": self.lines, "replays": self.replays, "hints": self.advisers.hints}
        pools |= {
            "boards": self.boards,
            "reviews": self.reviewers.pool,
            "ratings": self.ratings,
            "studies": self.studies.pool,
        }
        return {kind: pool.length for kind, pool in pools.items()} | {"bots": self.thinkers.waiting}

    def close(self) -> None:
        """Take no more work; nobody waits for thoughts under way."""
        pools = (self.tables, self.boards, self.lines, self.replays, self.ratings)
        for kind in (self.thinkers, self.advisers, self.reviewers, self.studies, *pools):
            kind.close()
