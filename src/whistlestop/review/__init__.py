"""Review of a game: the chance to win after every decision, how accurate each seat was, and what cost it most.

>>> from whistlestop import Game
>>> from whistlestop.review import review
>>> game = Game("usa", seed=1)
>>> _ = game.play("keep", "keep", "keep")
>>> [(one.seat, one.keeps) for one in review(game, looks=20).judgements]  # which tickets were kept
[(0, (4, 5, 22))]

Each decision is judged with what its seat knew then (`judging.py`). A review comes as codes and numbers; sentences are
made by whoever shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import exp

import msgspec

from whistlestop.play.game import Game
from whistlestop.review.judging import LOOKS as LOOKS
from whistlestop.review.judging import Judgement as Judgement
from whistlestop.review.judging import judge as judge
from whistlestop.review.judging import open_chances as open_chances
from whistlestop.review.questions import Question as Question
from whistlestop.review.questions import questions as questions

WORST = 5  # decisions of a seat that are shown
TOLERANCE = 0.1  # of the chance to win: a decision that costs so much counts as e⁻¹, about 37 %
EVEN = 100.0  # the accuracy of a seat that lost nothing


@dataclass(frozen=True)
class SeatReview:
    """A seat: how many decisions were judged, their accuracy in percent, and the places of those that cost most."""

    seat: int
    decisions: int
    accuracy: float
    worst: tuple[int, ...]


@dataclass(frozen=True)
class Review:
    """A reviewed game: its table, every seat's chance as it began if all lay open, its judgements and its seats."""

    map: str
    ticket_set: str
    players: int
    looks: int
    beginning: tuple[float, ...]
    judgements: tuple[Judgement, ...]
    seats: tuple[SeatReview, ...]

    def to_json(self) -> bytes:
        """Return the review as JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: str | bytes) -> Review:
        """Return the review that JSON tells; raises msgspec.ValidationError."""
        return msgspec.json.decode(text, type=cls)


def review(
    game: Game,
    *,
    looks: int = LOOKS,
    seed: int = 0,
    threads: int = 1,
    heard: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Return the review of a game as far as it was played; `heard` is told how much of it is done."""
    asked = questions(game)
    found = list[Judgement]()
    with ThreadPoolExecutor(threads) as pool:
        for judgement in pool.map(lambda one: judge(game, one, looks=looks, seed=seed), asked):
            found.append(judgement)
            heard(len(found), len(asked))
    return gather(game, found, looks=looks, seed=seed)


def gather(game: Game, judgements: Sequence[Judgement], *, looks: int = LOOKS, seed: int = 0) -> Review:
    """Return the review that judgements of all questions make together."""
    return Review(
        map=game.map.id,
        ticket_set=game.map.ticket_set,
        players=game.players,
        looks=looks,
        beginning=open_chances(game, 0, seed),
        judgements=tuple(judgements),
        seats=tuple(_seat(seat, judgements) for seat in range(game.players)),
    )


def _seat(seat: int, judgements: Sequence[Judgement]) -> SeatReview:
    own = [place for place, one in enumerate(judgements) if one.seat == seat]
    counted = [100 * exp(-judgements[place].cost / TOLERANCE) for place in own]
    costly = sorted((place for place in own if judgements[place].better), key=lambda place: -judgements[place].cost)
    accuracy = sum(counted) / len(counted) if counted else EVEN
    return SeatReview(seat, len(own), accuracy, tuple(costly[:WORST]))
