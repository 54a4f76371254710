"""How games of people with profiles ended: what is kept of an end, and what a profile tells of all its games.

Ratings are the arena's (`arena/ratings.py`): Plackett and Luce's model on the scale of Elo, with bots among the players
and greedy, the arena's anchor, at 0. A game is a block of its own, so the interval comes from drawing games again.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

import numpy as np

from whistlestop.arena.plan import ANCHOR
from whistlestop.arena.summary import rate_outcomes
from whistlestop.play.game import Game
from whistlestop.server.match.plan import TablePlan
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.parts import Colour, Mode
from whistlestop.server.protocol.people import CostlyDecision, GameResult, OwnReview, Person, Placed, Rating
from whistlestop.server.protocol.reviews import ReviewedGame, ReviewedSeat
from whistlestop.server.storage.profiles import Place, Profile, Result, SeatReview
from whistlestop.server.storage.records import Row

DRAWS = 200
PLAYERS = 24  # told apart in a rating; whoever is met less often counts as one stranger
SOMEBODY = "?"


def mode_of(plan: TablePlan) -> Mode:
    """Return with which expansions a table plays."""
    chosen = [name for name in ("dice", "monsters") if plan.options.get(name)]
    return cast(Mode, "_".join(chosen) or "cards")


def result_of(row: Row, plan: TablePlan, seats: Sequence[Seat], game: Game) -> Result | None:
    """Return what is kept of the end of a game, or None if nobody with a profile played.

    Lessons do not count, nor do boards of somebody's own: two of them may have one name.
    """
    if plan.lesson is not None or plan.board is not None or all(seat.profile is None for seat in seats):
        return None
    places = tuple(
        Place(score.seat, seat.profile, seat.bot if seat.kind == "bot" else None, seat.name, score.rank, score.total)
        for seat, score in zip(seats, game.scores(), strict=True)
    )
    return Result(row.code, plan.map, plan.ticket_set, mode_of(plan), row.updated, places)


def told_result(result: Result, me: int) -> GameResult:
    """Return the end of a game for a message to one of its people."""
    places = [
        Placed(
            seat=one.seat,
            person=one.profile,
            bot=one.bot,
            name=one.name,
            place=one.place,
            points=one.points,
            me=one.profile == me,
        )
        for one in result.places
    ]
    return GameResult(
        code=result.code,
        map=result.map,
        ticket_set=result.ticket_set,
        mode=cast(Mode, result.mode),
        ended=result.ended,
        places=places,
        review=next((_told_review(one) for one in result.places if one.profile == me), None),
    )


def _told_review(place: Place) -> OwnReview | None:
    told = place.review
    if told.accuracy is None or told.judged is None:
        return None
    worst = None
    if told.worst_move is not None and told.worst_turn is not None and told.worst_cost is not None:
        worst = CostlyDecision(move=told.worst_move, turn=told.worst_turn, cost=told.worst_cost)
    return OwnReview(seat=place.seat, decisions=told.judged, accuracy=told.accuracy, worst=worst)


def seat_reviews(review: ReviewedGame) -> dict[int, SeatReview]:
    """Return what is kept of a review, by seat."""
    return {one.seat: _seat_review(review, one) for one in review.seats}


def _seat_review(review: ReviewedGame, seat: ReviewedSeat) -> SeatReview:
    if not seat.worst:
        return SeatReview(seat.accuracy, seat.decisions)
    worst = review.decisions[seat.worst[0]]
    return SeatReview(seat.accuracy, seat.decisions, worst.move, worst.turn, worst.cost)


def met(results: Iterable[Result], me: int) -> dict[int, tuple[int, int, float]]:
    """Return whom somebody has played with: in how many games, in how many he finished ahead, and when last."""
    found: dict[int, tuple[int, int, float]] = {}
    for result in results:
        mine = min(place.place for place in result.places if place.profile == me)
        for place in result.places:
            if place.profile is not None and place.profile != me:
                games, ahead, last = found.get(place.profile, (0, 0, 0.0))
                found[place.profile] = (games + 1, ahead + (mine < place.place), max(last, result.ended))
    return found


def told_people(people: Iterable[Profile], results: Iterable[Result], me: int, friends: set[int]) -> list[Person]:
    """Return the people somebody has played with, friends first, then those met most often."""
    counts = met(results, me)
    told = [
        Person(
            number=one.id,
            name=one.name,
            colour=cast(Colour, one.colour),
            games=counts[one.id][0],
            ahead=counts[one.id][1],
            last=counts[one.id][2],
            friend=one.id in friends,
        )
        for one in people
    ]
    return sorted(told, key=lambda one: (not one.friend, -one.games, -one.last))


def rating(results: Sequence[Result], me: int, map: str, mode: str) -> Rating:
    """Return somebody's rating by games on one board in one mode, his own and those of the people he met."""
    players = _players(results, me)
    number = {name: index for index, name in enumerate(players)}
    stranger = number[SOMEBODY]
    outcomes = [[(number.get(_name(place), stranger), place.place) for place in one.places] for one in results]
    value, low, high = rate_outcomes(outcomes, np.eye(len(results)), len(players), number[ANCHOR], DRAWS)[number[me]]
    own = [place.place for one in results for place in one.places if place.profile == me]
    return Rating(
        map=map,
        mode=cast(Mode, mode),
        games=len(own),
        firsts=own.count(1),
        value=round(value, 1),
        low=round(low, 1) if math.isfinite(low) else None,
        high=round(high, 1) if math.isfinite(high) else None,
    )


def _players(results: Sequence[Result], me: int) -> list[int | str]:
    """Return who is told apart: the asker, the anchor, the most frequent others, and one for all the rest."""
    seen = Counter(_name(place) for one in results for place in one.places)
    others = [name for name, _ in seen.most_common() if name not in (me, ANCHOR, SOMEBODY)]
    return [me, ANCHOR, SOMEBODY, *others[: PLAYERS - 3]]


def _name(place: Place) -> int | str:
    return place.profile if place.profile is not None else place.bot or SOMEBODY
