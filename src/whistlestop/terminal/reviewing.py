"""A review in sentences: every player's accuracy, the chances as a line of small bars, and what cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlestop.locale import say
from whistlestop.play.game import Game
from whistlestop.review import Judgement, Review, SeatReview
from whistlestop.terminal.hints import answer_told, percent, reasons_told
from whistlestop.terminal.screen import Paper

BARS = "▁▂▃▄▅▆▇█"


def tell_review(screen: Paper, game: Game, review: Review, names: Sequence[str]) -> None:
    """Tell a review, seat by seat."""
    for seat in review.seats:
        name = names[seat.seat]
        screen.head(say("review-seat", name=name, value=round(seat.accuracy), count=seat.decisions))
        screen.tell(say("review-curve"))
        screen.items([curve([one.chance for one in review.judgements if one.seat == seat.seat], plain=screen.plain)])
        screen.items(list(_costly(game, review, seat)) or [say("review-none", name=name)])
    screen.tell()
    screen.tell(say("review-foot"))


def curve(chances: Sequence[float], *, plain: bool) -> str:
    """Return chances as small bars, or as numbers where nothing is drawn."""
    if plain:
        return " ".join(percent(chance) for chance in chances)
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def _costly(game: Game, review: Review, seat: SeatReview) -> Iterator[str]:
    for place in seat.worst:
        judgement = review.judgements[place]
        yield told(Game.from_record(game.rules, game.record_at(judgement.move)), judgement)


def told(then: Game, judgement: Judgement) -> str:
    """Return in a sentence what a decision cost and what would have been better; `then` is the game before it."""
    assert judgement.better is not None, "nothing was better"
    return say(
        "review-costly",
        when=say("review-turn", turn=judgement.turn),
        played=answer_told(then, judgement.actions, judgement.keeps),
        better=answer_told(then, judgement.better.actions, judgement.better.keeps),
        best=percent(judgement.best),
        chance=percent(judgement.chance),
        points=f"{round(judgement.points):+d}",
        reasons=reasons_told(then.map, (*judgement.reasons, *judgement.against)),
    )
