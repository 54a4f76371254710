"""A game reviewed: chances, accuracy and the decisions that cost most, as far as it has been judged."""

from __future__ import annotations

from whistlestop.server.protocol.parts import Action, Part
from whistlestop.server.protocol.seeing import HintReason


class ReviewedAnswer(Part, frozen=True):
    """An answer to a question: an action, or the tickets it keeps."""

    action: Action | None
    keep: list[int] | None


class ReviewedDecision(Part, frozen=True):
    """A decision that was judged; before it so many had been made (`move`), after it `after`.

    `chance` is its seat's chance to win then, as far as it could know, `best` what the best answer would have given,
    `cost` what was lost; `open` every seat's chance for one who sees all cards. `better` is there if anything clearly
    was, with what speaks for it (`reasons`) and against what was `played`.
    """

    move: int
    after: int
    seat: int
    turn: int
    chance: float
    best: float
    cost: float
    points: float
    open: list[float]
    played: ReviewedAnswer
    better: ReviewedAnswer | None
    reasons: list[HintReason]
    against: list[HintReason]


class ReviewedSeat(Part, frozen=True):
    """A seat: how many of its decisions were judged, how accurate they were, and which cost most, by their places."""

    seat: int
    decisions: int
    accuracy: float
    worst: list[int]


class ReviewedGame(Part, frozen=True):
    """A review that is complete; `beginning` has every seat's chance as the game began, with everything open."""

    beginning: list[float]
    decisions: list[ReviewedDecision]
    seats: list[ReviewedSeat]


class ReviewState(Part, frozen=True):
    """How far a review has come; it goes on as long as somebody asks, and is there once all is judged."""

    done: int
    total: int
    review: ReviewedGame | None
