"""A review judges decisions by what their seat knew, names what would have been better, and tells it in words."""

from __future__ import annotations

from typing import get_args

import numpy as np
import pytest

from whistlestop import Game, bots, locale
from whistlestop.advice.reasons import Code
from whistlestop.records.blocks import Claim, decode
from whistlestop.records.state import CHOOSE_ACTION
from whistlestop.review import Review, SeatReview, judge, questions, review
from whistlestop.terminal.reviewing import curve, tell_review

# The last turn, four points behind: six orange cards would pay for fifteen points, drawing cards brings nothing.
LAST_TURN = (
    "usa base 2 | turn=80 last_turns=1 display=red,red,blue,blue,white"
    " | 0 hand=orange:6 tracks=chicago:duluth | 1 tracks=denver:phoenix,boston:montreal#1"
)
FEW = 20  # looks; what these tests ask for shows in few games


@pytest.fixture(scope="module")
def lost() -> Game:
    game = Game.from_position(LAST_TURN)
    game.play("draw", "draw")
    return game


@pytest.fixture(scope="module")
def judged(lost: Game) -> Review:
    return review(lost, looks=FEW)


def test_an_answer_that_plainly_wins_is_named_with_what_its_loss_cost(judged: Review) -> None:
    """R25, R220: fifteen points for a long route decide a game that ends with this turn."""
    (one,) = judged.judgements
    claimed = decode(one.better.actions[0]) if one.better else None
    assert isinstance(claimed, Claim)
    assert (one.chance, one.best, one.cost) == (0.0, 1.0, 1.0)
    assert one.points >= 15
    assert "scores" in [reason.code for reason in one.reasons]
    assert "leaves_open" in [reason.code for reason in one.against]
    assert one.open == (0.0, 1.0)
    first, second = judged.seats
    assert first == SeatReview(0, 1, first.accuracy, (0,))
    assert first.accuracy == pytest.approx(0.0, abs=0.01)
    assert second == SeatReview(1, 0, 100.0, ())


def test_the_best_answer_costs_nothing() -> None:
    game = Game.from_position(LAST_TURN)
    longest = max(
        (action for action in game.legal_ids() if isinstance(decode(action), Claim)),
        key=lambda action: game.map.tracks[decode(action).track].length,  # type: ignore[union-attr]
    )
    game.play(longest)
    one = judge(game, questions(game)[0], looks=FEW)
    assert (one.chance, one.cost, one.better, one.reasons) == (1.0, 0.0, None, ())


def test_a_review_survives_json(judged: Review) -> None:
    assert Review.from_json(judged.to_json()) == judged


def midgame(mode: str = "") -> Game:
    game = Game("lake-constance", players=2, seed=5, options=dict.fromkeys(mode.split(), True))
    greedy = bots.make("greedy", 0)
    while game.decision < 20 or game.record.phase != CHOOSE_ACTION:
        game.play(greedy.decide(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("mode", ["", "dice monsters"])
def test_a_judgement_knows_nothing_that_the_seat_could_not_know(mode: str) -> None:
    """R8, R180: two games that a seat cannot tell apart are judged alike, but for the line with everything open."""
    real = midgame(mode)
    seat = int(real.record.player)
    made_up = Game.from_record(real.rules, real.view(seat).resample(seed=9))
    assert real.engine.games.tobytes() != made_up.engine.games.tobytes()
    action = real.legal_ids()[-1]
    same = []
    for game in (Game.from_record(real.rules, real.engine.games), made_up):
        game.play(action)
        found = judge(game, questions(game)[0], looks=FEW)
        same.append((found.chance, found.best, found.cost, found.points, found.better, found.reasons, found.against))
    assert same[0] == same[1]


def test_questions_are_those_with_a_choice_and_tickets_are_one() -> None:
    game = Game("europe", players=2, seed=3)
    game.play("keep", "keep", "return", "keep", "keep", "keep", "keep", "keep")
    first, second = questions(game)
    assert (first.move, first.seat, len(first.played.actions), len(first.played.keeps)) == (0, 0, 4, 3)
    assert (second.move, second.seat, second.after) == (4, 1, 8)


def test_chances_with_everything_open_are_those_of_all_seats_together() -> None:
    game = midgame()
    game.play(game.legal_ids()[0])
    one = judge(game, questions(game)[-1], looks=FEW)
    assert np.isclose(sum(one.open), 1.0)


class Written:
    """A sheet of paper that keeps what is written on it."""

    plain = True

    def __init__(self) -> None:
        self.lines: list[str] = []

    def tell(self, text: str = "") -> None:
        self.lines.append(text)

    head = tell

    def items(self, lines: list[str]) -> None:
        self.lines += lines

    columns = items


def test_a_review_is_told_in_sentences(lost: Game, judged: Review) -> None:
    paper = Written()
    tell_review(paper, lost, judged, ["Ann", "Bela"])  # type: ignore[arg-type]
    text = "\n".join(paper.lines)
    assert "Ann: accuracy 0 %, decisions judged: 1" in text
    assert "Turn 80:" in text
    assert "that wins 100 % instead of 0 %, points ahead: +" in text
    assert "No decision of Bela cost anything worth mentioning." in text


def test_chances_are_bars_on_a_terminal_and_numbers_elsewhere() -> None:
    assert curve([0.0, 0.5, 1.0], plain=False) == "▁▅█"
    assert curve([0.0, 0.5, 1.0], plain=True) == "0 50 100"


@pytest.mark.parametrize("language", locale.languages())
def test_every_reason_of_a_review_has_words(language: str) -> None:
    codes = get_args(Code)
    known: dict[str, str | int | float] = {"count": 3, "ticket": "A", "route": "B"}
    told = {locale.speak(language, "hint-why", {"code": code, **known})[0] for code in codes}
    assert len(told) == len(codes)
