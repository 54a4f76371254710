"""HTTP: a finished game reviewed, a table's or that of a log from a file.

Asking begins a review and tells how far it has come; it goes on while somebody asks, so who stops asking stops it.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.play.game import Game
from whistlestop.server.http.answers import read, told
from whistlestop.server.http.forwarding import PASSED_ON
from whistlestop.server.http.openapi import describe
from whistlestop.server.http.table_routes import Code
from whistlestop.server.narration import people
from whistlestop.server.protocol.bodies import ReviewLog
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.reviews import ReviewedGame, ReviewState
from whistlestop.server.storage import logs, profiles
from whistlestop.server.table.callers import Caller, caller
from whistlestop.server.table.lobby import Lobby
from whistlestop.server.table.table import Table

MOST_PLAYED = 1200  # decisions of a game that is reviewed; twice the longest that bots have played


def review_routes(lobby: Lobby) -> APIRouter:
    """Return the routes for reviews."""
    router = APIRouter(prefix="/api", tags=["reviews"])
    reviewers, limits, pool = lobby.work.reviewers, lobby.limits, lobby.work.replays

    async def count(request: Request, who: Caller) -> None:
        if PASSED_ON not in request.scope:
            await limits.count("replays", who.address, "too many reviews were asked for from this address")

    async def keep(code: str, review: ReviewedGame) -> None:
        """Let profiles that played in the game tell of its review."""
        await lobby.store.write(partial(profiles.add_reviews, code=code, reviews=people.seat_reviews(review)))

    @router.post("/tables/{code}/review", **describe(ReviewState, refused=(401, 409)))
    async def table_review(request: Request, code: Code) -> Response:
        """Begin the review of a table's finished game, or tell how far it has come."""
        who = caller(request)
        game, number = await lobby.at(code, _finished, who)
        key = ("table", str(number))
        state = reviewers.known(key)
        if state is None:
            await count(request, who)
            state = reviewers.begin(key, who.network, _short(game), partial(keep, code.upper()))
        return told(state)

    @router.post("/reviews", **describe(ReviewState, body=ReviewLog))
    async def log_review(request: Request) -> Response:
        """Begin the review of the game that a log from a file tells, or tell how far it has come."""
        who, wanted = caller(request), await read(request, ReviewLog)
        key = ("log", sha256(wanted.log.encode()).hexdigest())
        state = reviewers.known(key)
        if state is None:
            await count(request, who)
            game = await pool.run(who.network, partial(logs.opened, wanted.log))
            state = reviewers.begin(key, who.network, _short(game))
        return told(state)

    return router


async def _finished(table: Table) -> tuple[Game, int]:
    """Return a copy of a table's game and the table's number; raises Denial while it runs."""
    game = table.playing().game
    if not game.over:
        raise Denial("game_running", "a game is reviewed after its end")
    return game.copy(), int(table.row.id)


def _short(game: Game) -> Game:
    if game.decision > MOST_PLAYED:
        raise Denial("oversized", f"games of more than {MOST_PLAYED} decisions are not reviewed")
    return game
