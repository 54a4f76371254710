"""A bot that tries its actions out: one ply of search over games it cannot tell from the real one.

For each trial the unknown is dealt anew (`resample`), every candidate is played in that same game with the same luck, and
a compiled bot plays all seats to the end. Candidates that do badly drop out round by round (sequential halving), so
most trials go to the few that matter. The compiled bot's own choice stays unless another is better beyond doubt. The
budget is a number of games played out, or seconds.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from whistlestop import actions, state
from whistlestop.batch import step_games
from whistlestop.bots.bot import BotError
from whistlestop.bots.kernels import seats
from whistlestop.bots.registry import CompiledBot
from whistlestop.resample import resample
from whistlestop.rules import scoring
from whistlestop.state import CHOOSE_ACTION, CHOOSE_TICKETS, REROLL, SEATS, SECOND_CARD, TUNNEL
from whistlestop.view import View

Values = NDArray[np.float64]

SEARCHED = (CHOOSE_ACTION, CHOOSE_TICKETS, SECOND_CARD, REROLL, TUNNEL)
CANDIDATES = 24  # more would leave each too few trials
MOST_DECISIONS = 5_000  # of one game played out; random boards of one's own may be long
POINTS_OF_DOUBT = 20.0  # a lead of so many points is won three times out of four
SURE = 1.0  # standard errors by which another action must beat the compiled bot's own
FIRST_TRIALS = 4


@dataclass(frozen=True)
class Verdict:
    """A candidate after the search: its action, mean value (0 to 1), chance to win, mean lead and trials."""

    action: int
    value: float
    wins: float
    lead: float
    trials: int


@dataclass
class Room:
    """Records for trials: one game for each candidate, and what came of it."""

    size: int
    games: state.Games = field(init=False)
    views: state.Games = field(init=False)
    scratches: state.Scratches = field(init=False)
    sheets: NDArray[np.int32] = field(init=False)
    report: NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        """Make room."""
        self.games, self.views, self.scratches = state.games(self.size), state.games(1), state.scratches()
        self.sheets = np.zeros((self.size, SEATS, scoring.WIDTH), np.int32)
        self.report = np.zeros((1, 3), np.int64)


class Trials:
    """Candidates of one decision and how they did in each game they were tried in."""

    def __init__(self, view: View, candidates: Sequence[int], inner: int, seed: int) -> None:
        """Take the candidates to try; `inner` is the number of the bot that plays on."""
        if view.seat is None:
            raise BotError("nobody decides in a spectator's view")
        self.view, self.seat, self.seed = view, view.seat, seed
        self.candidates = np.array(candidates, np.int64)
        self.codes = np.full(SEATS, inner, np.int64)
        self.alive = list(range(len(candidates)))
        self.outcomes: list[dict[int, tuple[float, float, float]]] = []
        self._room = Room(len(candidates))

    def run(self) -> None:
        """Try every candidate that is left in one more game."""
        room, boards, count = self._room, self.view.rules.boards, len(self.alive)
        number = np.uint64(zlib.crc32(len(self.outcomes).to_bytes(4, "little"), self.seed & 0xFFFFFFFF) | self.seed << 32)
        resample(self.view.views, 0, boards, room.scratches, self.seat, number, room.games, 0)
        room.games[1:count] = room.games[0]
        step_games(room.games, 0, count, boards, room.scratches, 0, self.candidates[self.alive])
        seats.play_bots(
            room.games, 0, count, boards, room.scratches, 0, room.views, self.codes, MOST_DECISIONS, False,
            room.sheets, room.report,
        )  # fmt: skip
        players = int(self.view.record.players)
        self.outcomes.append(
            {each: outcome(room.sheets[at, :players], self.seat) for at, each in enumerate(self.alive)}
        )

    def column(self, each: int, part: int = 0) -> Values:
        """Return a part (value, win, lead) of a candidate's outcomes."""
        return np.array([row[each][part] for row in self.outcomes if each in row])

    def halve(self, keep: int = 0) -> None:
        """Drop the worse half of the candidates that are left, but never `keep`."""
        ranked = sorted(self.alive, key=lambda each: -float(self.column(each).mean()))
        best = ranked[: max(1, (len(ranked) + 1) // 2)]
        self.alive = sorted({*best, keep})

    def verdicts(self) -> list[Verdict]:
        """Return what is known of every candidate, the best first; those tried longest come before the others."""
        told = [self._verdict(each) for each in range(len(self.candidates))]
        return sorted(told, key=lambda verdict: (-verdict.trials, -verdict.value))

    def _verdict(self, each: int) -> Verdict:
        means = [float(self.column(each, part).mean()) for part in range(3)]
        return Verdict(int(self.candidates[each]), *means, len(self.column(each)))


def outcome(sheet: NDArray[np.int32], seat: int) -> tuple[float, float, float]:
    """Return how a game went for a seat: value between 0 and 1, share of the win, lead over the best other seat."""
    totals, first = sheet[:, scoring.TOTAL], sheet[:, scoring.RANK] == 1
    lead = float(totals[seat]) - float(np.delete(totals, seat).max())
    win = float(first[seat]) / float(first.sum())
    return (win + 1.0 / (1.0 + np.exp(-lead / POINTS_OF_DOUBT))) / 2.0, win, lead


class SearchBot:
    """A compiled bot that thinks its decisions over."""

    def __init__(
        self, seed: int = 0, *, playouts: int = 200, seconds: float | None = None, inner: str = "greedy"
    ) -> None:
        """Take the budget of a decision: games played out, or seconds if they are given."""
        if playouts < 1 or (seconds is not None and seconds <= 0):
            raise BotError("a search needs a budget of at least one game or some time")
        self.name, self.seed, self.playouts, self.seconds = "search", seed, playouts, seconds
        self.inner = CompiledBot(inner, seed)

    def decide(self, view: View) -> int:
        """Return the decision of the compiled bot, or one that did better in the trials."""
        own = self.inner.decide(view)
        if len(view.legal) == 1 or view.record.phase not in SEARCHED:
            return own
        trials = self.think(view, own)
        return self._choose(trials)

    def think(self, view: View, own: int) -> Trials:
        """Return the trials of a decision; the compiled bot's own choice is candidate 0."""
        number = self.seed ^ zlib.crc32(view.views.tobytes())
        trials = Trials(view, candidates(view.legal, own), self.inner.code, number)
        for _ in self._rounds(trials):
            if len(trials.alive) > 2:
                trials.halve()
        return trials

    def _rounds(self, trials: Trials) -> Iterator[None]:
        """Run trials round by round until the budget is spent; between rounds candidates are dropped."""
        rounds = max(1, int(np.ceil(np.log2(len(trials.candidates)))))
        started = time.monotonic()
        for number in range(rounds):
            spent = 0
            while self._more(trials, spent, number, rounds, started):
                trials.run()
                spent += len(trials.alive)
            yield

    def _more(self, trials: Trials, spent: int, number: int, rounds: int, started: float) -> bool:
        if len(trials.outcomes) < FIRST_TRIALS:
            return True
        if self.seconds is not None:
            return time.monotonic() - started < self.seconds * (number + 1) / rounds
        return spent + len(trials.alive) <= self.playouts / rounds

    def _choose(self, trials: Trials) -> int:
        best = max(trials.alive, key=lambda each: float(trials.column(each).mean()))
        if best == 0:
            return int(trials.candidates[0])
        both = [row for row in trials.outcomes if best in row]
        gain = np.array([row[best][0] - row[0][0] for row in both])
        doubt = float(gain.std()) / np.sqrt(len(gain))
        return int(trials.candidates[best if float(gain.mean()) > SURE * doubt else 0])


def candidates(legal: Sequence[int], own: int) -> list[int]:
    """Return the actions to try, the compiled bot's own first: of many routes only some, evenly spread."""
    others = [action for action in legal if action != own]
    if len(others) < CANDIDATES:
        return [own, *others]
    claims = [action for action in others if actions.CLAIM <= action < actions.PAY]
    rest = [action for action in others if action not in set(claims)][: CANDIDATES // 2]
    room = CANDIDATES - 1 - len(rest)
    return [own, *rest, *(claims[number * len(claims) // room] for number in range(min(room, len(claims))))]
