"""Studies ordered over HTTP: one at a time for each visitor, watched, stopped and compared."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.house import House, running, scene
from server.test_own_boards import lake
from whistlestop.maps.written import written

ORDER = {"map": "lake-constance", "bot": "random", "games": 12}


async def ordered(house: House, **changes: Any) -> dict[str, Any]:
    """Order a study that is taken."""
    answer = await house.http.post("/api/studies", json=ORDER | changes)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def ended(house: House, study: dict[str, Any]) -> dict[str, Any]:
    """Wait until a study is over."""
    while study["stage"] in ("waiting", "running"):
        await asyncio.sleep(0.05)
        study = (await house.http.get(f"/api/studies/{study['id']}")).json()
    return study


@scene()
async def test_a_study_tells_of_every_track_place_and_ticket_in_the_order_of_the_file(house: House) -> None:
    board = json.loads(lake())
    board["tracks"].reverse()
    board["tickets"].reverse()
    first = await ordered(house, map="my-lake", board=written(board))
    assert (first["stage"], first["games"], first["result"]) == ("waiting", 12, None)
    again = await house.http.post("/api/studies", json=ORDER)
    assert (again.status_code, again.json()["code"]) == (409, "study_running")
    first = await ended(house, first)
    assert (first["stage"], first["played"]) == ("done", 12)
    result = first["result"]
    assert [len(result[key]) for key in ("tracks", "places", "tickets")] == [23, 11, 16]
    assert sum(seat["wins"]["value"] for seat in result["seats"]) == 1
    assert [ticket["fair"] for ticket in result["tickets"]] == [ticket["points"] for ticket in board["tickets"]]
    twin = written({**board, "name": "Her Lake", "bonuses": {"longest_path": 6}})
    other = await ended(house, await ordered(house, map="my-lake", board=twin, beside=first["id"]))
    same = (await house.http.get(f"/api/studies/{first['id']}/against/{other['id']}")).json()
    changes = {change["name"]: change["difference"]["value"] for change in same["changes"]}
    assert changes["turns"] == 0, "the same games were played on a board that only scores otherwise"
    assert 0 < changes["winner_points"] <= 1
    assert [pair["first"] for pair in same["pairs"] if pair["kind"] == "track"] == list(range(23))
    assert all(pair["change"]["difference"]["value"] in (0, None) for pair in same["pairs"])
    unlike = await ended(house, await ordered(house, seed=7))
    refused = await house.http.get(f"/api/studies/{first['id']}/against/{unlike['id']}")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_comparable")


@scene()
async def test_a_study_is_stopped_and_the_next_one_begins(house: House) -> None:
    long = await ordered(house, games=5000)
    address = f"/api/studies/{long['id']}"
    while long["played"] < 10:
        await asyncio.sleep(0.05)
        long = (await house.http.get(address)).json()
    assert (await house.http.delete(address)).status_code == 200
    long = await ended(house, long)
    assert long["stage"] == "stopped"
    assert 10 <= long["result"]["games"] == long["played"] < 5000
    assert (await ended(house, await ordered(house)))["stage"] == "done"
    assert (await house.http.get("/api/studies/here-nothing")).json()["code"] == "unknown_study"


@scene()
async def test_wrong_orders_are_refused(house: House) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"map": "atlantis"}, "bad_table"),
        ({"bot": "search"}, "bad_table"),
        ({"players": 6}, "bad_table"),
        ({"options": {"dice": 3}}, "bad_table"),
        ({"games": 3}, "malformed"),
        ({"map": "my-lake", "board": "{"}, "bad_board"),
    ]
    for changes, code in wrong:
        assert (await house.http.post("/api/studies", json=ORDER | changes)).json()["code"] == code, changes


def test_a_server_that_stops_ends_its_studies(folder: Path) -> None:
    async def act() -> None:
        async with running(folder) as house:
            study = await ordered(house, games=5000)
            while study["stage"] != "running":
                await asyncio.sleep(0.05)
                study = (await house.http.get(f"/api/studies/{study['id']}")).json()
        (running_one,) = house.lobby.work.studies._studies.values()
        assert running_one._process is not None
        await asyncio.to_thread(running_one._process.wait)

    asyncio.run(act())
