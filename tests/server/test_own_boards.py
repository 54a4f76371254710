"""Boards of a visitor's own: checked, played, kept with their table, and trusted with nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from server.house import House, running, scene
from server.player import play_on
from whistlestop import maps
from whistlestop.maps.written import written
from whistlestop.server.http import network
from whistlestop.server.match.library import Library
from whistlestop.server.settings import Settings, SettingsError

LAKE = maps.files(maps.__name__) / "data" / "lake-constance.json"  # type: ignore[attr-defined]


def lake(**changes: Any) -> str:
    """Return the file of a board that the package does not have."""
    return written({**json.loads(LAKE.read_text("utf-8")), "id": "my-lake", "name": "My Lake", **changes})


async def table_of(house: House, text: str, **more: Any) -> dict[str, Any]:
    """Set a table on a board that is sent."""
    return await house.table("mine", "greedy", map="my-lake", board=text, **more)


@scene()
async def test_a_board_is_checked_and_each_fault_names_line_way_and_places(house: House) -> None:
    async def checked(text: str) -> dict[str, Any]:
        return dict((await house.http.post("/api/boards/check", json={"board": text})).json())

    sound = await checked(lake())
    assert (sound["problems"], sound["warnings"]) == ([], [])
    assert sound["digest"] == maps.digest(maps.load("lake-constance"))
    broken = json.loads(lake())
    broken["tracks"][1]["colour"] = "gold"
    (fault,) = (await checked(written(broken)))["problems"]
    assert (fault["pointer"], fault["places"]) == (["tracks", 1, "colour"], ["schaffhausen", "singen"])
    assert '"gold"' in written(broken).splitlines()[fault["line"] - 1]
    warned = (await checked(lake(trains=4)))["warnings"]
    assert any(one["pointer"] == ["trains"] for one in warned)
    assert all(one["places"] for one in warned if one["pointer"][0] == "tickets")
    (shared,) = (await checked("{"))["problems"]
    assert (shared["line"], shared["pointer"]) == (1, [])


@scene()
async def test_tickets_are_made_for_a_board_that_has_none(house: House) -> None:
    board = json.loads(lake())
    del board["tickets"]
    wanted = {"board": written(board), "count": 12, "seed": 5}
    made = (await house.http.post("/api/boards/tickets", json=wanted)).json()
    assert (len(made["tickets"]), made["left_out"]) == (12, [])
    assert all(one["points"] == one["way"] for one in made["tickets"])
    again = (await house.http.post("/api/boards/tickets", json=wanted)).json()
    assert again == made
    refused = await house.http.post("/api/boards/tickets", json={"board": "{}"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_board")


@scene()
async def test_the_schema_names_every_key_of_a_board_file(house: House) -> None:
    schema = (await house.http.get("/api/board-schema")).json()
    assert set(schema["$defs"]["Map"]["properties"]) == set(maps.Map.__struct_fields__)


def test_a_board_lives_with_its_table_and_after_a_restart(folder: Path) -> None:
    async def act() -> None:
        async with running(folder) as house:
            waiting = await table_of(house, lake(), start=False)
            begun = await table_of(house, lake(name="Our Lake"))
            twin = await house.table("mine", "greedy", map="lake-constance")
            assert begun["table"]["own_board"]
            assert (begun["table"]["map"], begun["table"]["map_name"]) == ("my-lake", "Our Lake")
        async with running(folder) as house:
            for made, name in ((waiting, "My Lake"), (begun, "Our Lake"), (twin, "Lake Constance")):
                address = f"/api/tables/{made['table']['code']}"
                assert (await house.http.get(address)).json()["map_name"] == name
                assert (await house.http.get(f"{address}/board")).json()["name"] == name
            shape = (await house.http.get(f"/api/tables/{begun['table']['code']}/geometry")).json()
            assert len(shape["tracks"]) == len(maps.load("lake-constance").tracks)
            (player,) = await house.players(begun)
            await play_on(player, 1)
            assert house.inside(player.table.code).playing().game.over
            host = {"Authorization": f"Bearer {waiting['host_token']}"}
            assert (await house.http.post(f"/api/tables/{waiting['table']['code']}/start", headers=host)).is_success

    asyncio.run(act())


@scene()
async def test_a_file_that_is_not_in_order_sets_no_table(house: House) -> None:
    async def refusal(text: str, map: str = "my-lake") -> tuple[int, str, int | None]:
        body = {"map": map, "board": text, "seats": [{"kind": "mine"}, {"kind": "bot"}]}
        answer = await house.http.post("/api/tables", json=body)
        return answer.status_code, answer.json()["code"], answer.json()["line"]

    assert (await refusal(lake(trains=0)))[:2] == (400, "bad_board")
    assert (await refusal(lake(), "usa"))[:2] == (400, "bad_board")
    assert (await refusal(lake(name="two\nlines")))[1:] == ("bad_board", 3)
    assert (await refusal(lake(name="x" * 70_000)))[:2] == (413, "oversized")
    assert house.lobby.tables == {}


def mangled(luck: random.Random, text: str) -> str:
    """Return a board file that somebody tampered with: letters, values, keys and whole parts."""
    board = json.loads(text)
    for _ in range(luck.randint(0, 4)):
        target: Any = board
        while isinstance(target, dict | list) and target and luck.random() < 0.7:
            keys = list(target) if isinstance(target, dict) else range(len(target))
            key = luck.choice(list(keys))
            if luck.random() < 0.3:
                target[key] = luck.choice(
                    (None, -1, 0, 2**70, 1.5, "", "bregenz", [], {}, [[]], True, "\u0000", "é" * 99)
                )
                break
            target = target[key]
        if isinstance(target, list) and target:
            target += target * luck.randint(0, 3)
    text = json.dumps(board)
    for _ in range(luck.randint(0, 3)):
        place = luck.randrange(len(text))
        text = (
            text[:place]
            + luck.choice(('"', "[" * 50, "}", "\\u0000", "1e999", "NaN", "\ud800", "", ","))
            + text[place + 1 :]
        )
    return text.encode("utf-8", "replace").decode()


@scene()
async def test_a_fuzzed_file_gets_an_error_and_nothing_else(house: House) -> None:
    luck, answers = random.Random(20), []
    for _ in range(60):
        text = mangled(luck, lake())
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "mine"}]
        sent = [
            await house.http.post("/api/boards/check", json={"board": text}),
            await house.http.post("/api/boards/tickets", json={"board": text, "count": 9}),
            await house.http.post("/api/tables", json={"map": "my-lake", "board": text, "seats": seats, "start": True}),
        ]
        answers += [(answer.status_code, answer.json().get("code", "")) for answer in sent]
    assert {status for status, _ in answers} == {200, 400}, "nothing but answers and refusals"
    assert {code for status, code in answers if status == 400} <= {"bad_board", "malformed", "oversized"}
    assert (await house.http.get("/api/health")).status_code == 200


@scene(own_boards=False)
async def test_a_server_that_takes_no_boards_says_so_and_takes_none(house: House) -> None:
    assert not (await house.http.get("/api/server")).json()["own_boards"]
    body = {"map": "my-lake", "board": lake(), "seats": [{"kind": "mine"}, {"kind": "bot"}]}
    for path in ("boards/check", "boards/tickets", "boards/geometry"):
        refused = await house.http.post(f"/api/{path}", json={"board": lake()})
        assert (refused.status_code, refused.json()["code"]) == (403, "no_own_boards")
    assert (await house.http.post("/api/tables", json=body)).json()["code"] == "no_own_boards"


@pytest.mark.parametrize(
    ("settings", "taken"),
    [
        ({}, True),
        ({"host": "192.168.1.7"}, True),
        ({"host": "trains.local"}, True),
        ({"host": "93.184.216.34"}, False),
        ({"host": "trains.example"}, False),
        ({"public_url": "https://trains.example"}, False),
        ({"public_url": "https://trains.example", "own_boards": True}, True),
        ({"own_boards": False}, False),
    ],
)
def test_a_public_server_takes_no_boards_unless_it_is_told_to(settings: dict[str, Any], taken: bool) -> None:
    assert network.takes_own_boards(Settings(**settings)) is taken


def test_boards_of_a_folder_are_offered_beside_the_programs(folder: Path) -> None:
    shelf = folder / "boards"
    shelf.mkdir()
    (shelf / "lake.json").write_text(lake(), "utf-8")
    overlay = {"base": "my-lake", "ticket_set": "short", "tickets": json.loads(lake())["tickets"][:12]}
    (shelf / "lake.short.json").write_text(json.dumps(overlay), "utf-8")
    (shelf / "broken.json").write_text("{", "utf-8")

    async def act() -> None:
        async with running(folder, boards=str(shelf), own_boards=False) as house:
            listed = {board["id"]: board for board in (await house.http.get("/api/boards")).json()}
            assert [id for id, board in listed.items() if board["own"]] == ["my-lake"]
            assert [one["id"] for one in listed["my-lake"]["ticket_sets"]] == ["base", "short"]
            assert (await house.http.get("/api/boards/my-lake")).json()["name"] == "My Lake"
            assert len((await house.http.get("/api/boards/my-lake/geometry")).json()["places"]) == 11
            made = await house.table("mine", "greedy", map="my-lake", ticket_set="short")
            (shelf / "lake.json").write_text(lake(name="Her Lake"), "utf-8")
            assert (await house.http.get("/api/boards/my-lake")).json()["name"] == "Her Lake"
            kept = (await house.http.get(f"/api/tables/{made['table']['code']}/board")).json()
            assert (kept["name"], len(kept["tickets"])) == ("My Lake", 12)

    asyncio.run(act())
    with pytest.raises(SettingsError, match="no folder"):
        Library(str(folder / "nowhere"))
