"""Reviews over HTTP: begun by asking, told as they go, kept once they are complete, and left off when nobody asks."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from server.house import House, scene
from server.test_replay import rushed
from test_review import FEW, LAST_TURN
from whistlestop import Game
from whistlestop.review import judge, questions
from whistlestop.server.protocol.reviews import ReviewedGame
from whistlestop.server.thinking import reviewers

JUDGED = 3  # decisions, so that nobody waits for a whole game


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewers, "judge", partial(judge, looks=FEW))
    monkeypatch.setattr(reviewers, "questions", lambda game: questions(game)[:JUDGED])


async def asked(house: House, path: str, **body: Any) -> Any:
    """Return what a review comes to, asked for until it is complete."""
    while True:
        answer = (await house.http.post(path, json=body or None)).json()
        assert 0 <= answer["done"] <= max(answer["total"], 0) <= JUDGED
        if answer["review"] is not None:
            return answer
        await asyncio.sleep(0.05)


@scene()
async def test_a_finished_table_is_reviewed_and_the_review_is_kept(house: House) -> None:
    code = (await rushed(house))["table"]["code"]
    answer = await asked(house, f"/api/tables/{code}/review")
    review = msgspec.convert(answer["review"], ReviewedGame)
    assert [one.move for one in review.decisions] == sorted(one.move for one in review.decisions)
    assert all(one.played.keep is not None for one in review.decisions if one.turn == 0)
    assert [seat.seat for seat in review.seats] == [0, 1, 2]
    assert (await house.http.post(f"/api/tables/{code}/review")).json() == answer


@scene()
async def test_a_running_game_is_not_reviewed(house: House) -> None:
    code = (await house.table("mine", "greedy", map="europe"))["table"]["code"]
    answer = await house.http.post(f"/api/tables/{code}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "game_running")


@scene()
async def test_a_log_from_a_file_is_reviewed_with_the_better_answer_in_parts(house: House) -> None:
    game = Game.from_position(LAST_TURN)
    game.play("draw", "draw")
    [one] = (await asked(house, "/api/reviews", log=game.log()))["review"]["decisions"]
    assert (one["played"]["action"]["kind"], one["better"]["action"]["kind"]) == ("draw", "claim")
    assert one["better"]["action"]["track"] in [reason["track"] for reason in one["against"]]
    refused = await house.http.post("/api/reviews", json={"log": "no log"})
    assert refused.json()["code"] == "not_a_log"


@scene()
async def test_a_review_that_nobody_asks_about_is_left_off(house: House) -> None:
    code = (await rushed(house))["table"]["code"]
    known = house.lobby.work.reviewers._known
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewers, "PATIENCE", -1.0)
        await house.http.post(f"/api/tables/{code}/review")
        while known:
            await asyncio.sleep(0.02)
    assert (await asked(house, f"/api/tables/{code}/review"))["done"] == JUDGED
