"""Lessons are ordinary tables: fixed luck, a tame opponent, the learner first, and everything else as ever."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from server.house import House, scene
from server.player import Player, play_on
from whistlestop import Game
from whistlestop.server.protocol.parts import Lesson
from whistlestop.server.table.lessons import BOARD, COURSES, OPPONENT


async def lesson(house: House, which: str, **body: Any) -> tuple[dict[str, Any], Player]:
    answer = await house.http.post(f"/api/tables/lessons/{which}", json=body)
    assert answer.status_code == 200, answer.text
    made = dict(answer.json())
    return made, (await house.players(made))[0]


def test_every_lesson_has_a_table_on_the_teaching_board() -> None:
    assert set(COURSES) == set(get_args(Lesson))


@pytest.mark.parametrize("which", get_args(Lesson))
def test_with_a_lessons_seed_the_learner_begins(which: Lesson) -> None:
    course = COURSES[which]
    game = Game(BOARD, players=2, seed=course.seed, options={course.option: True} if course.option else {})
    facts = game.view(0).facts()
    assert facts["first"] == 0
    if which == "monsters":
        assert "locomotive" in list(facts["display"])  # type: ignore[call-overload]
        assert "locomotive" not in dict(facts["hand"])  # type: ignore[call-overload]


@scene()
async def test_a_lesson_is_played_like_any_table_and_always_begins_alike(house: House) -> None:
    made, player = await lesson(house, "dice", name="Ada")
    table = made["table"]
    assert (table["map"], table["lesson"], table["options"]) == (BOARD, "dice", {"dice": True})
    assert (table["seats"][0]["name"], table["seats"][1]["bot"]) == ("Ada", OPPONENT)
    _, other = await lesson(house, "dice")
    assert other.choice.offered == player.choice.offered
    inside = house.inside(table["code"])
    inside.plan = msgspec.structs.replace(inside.plan, bot_delay=0.0)
    await play_on(player, 1)
    await player.done("rematch")
    await player.until(lambda: player.table.rematch)
    again = await house.http.get(f"/api/tables/{player.table.rematch}")
    assert again.json()["lesson"] == "dice"


@scene()
async def test_there_is_no_other_lesson_and_ordinary_tables_are_none(house: House) -> None:
    assert (await house.http.post("/api/tables/lessons/chess", json={})).status_code == 400
    assert (await house.http.post("/api/tables/lessons/cards", json={"seed": 3})).status_code == 400
    assert (await house.table("mine", "greedy"))["table"]["lesson"] is None
