"""The HTTP part: setting tables up, seats, boards, languages, headers, and whatever anybody may send."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from starlette.requests import Request

from server.house import QUICK, House, scene
from whistlestop import locale, maps
from whistlestop.maps import geometry, house_rules, scenery
from whistlestop.server.http.app import create_app
from whistlestop.server.http.board_routes import OF_THE_TERMINAL
from whistlestop.server.http.client import Client
from whistlestop.server.settings import Settings

PAGE = Path(__file__).parents[2] / "web" / "src"


def bearer(token: str) -> dict[str, str]:
    """Return the header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


@scene()
async def test_a_table_is_set_joined_changed_and_started(house: House) -> None:
    made = await house.table("mine", "open", "greedy", start=False)
    code, host = made["table"]["code"], bearer(made["host_token"])
    address = f"/api/tables/{code}"
    assert (await house.http.post(f"{address}/start", headers=host)).json()["code"] == "seats_open"
    joined = (await house.http.post(f"{address}/join", json={"name": "  Zoë \u0000 ", "colour": "black"})).json()
    assert joined["table"]["seats"][1]["name"] == "Zoë"
    token = joined["key"]["token"]
    changed = await house.http.patch(f"{address}/seats/1", json={"pattern": "rings"}, headers=bearer(token))
    assert changed.json()["seats"][1]["pattern"] == "rings"
    more = await house.http.post(f"{address}/seats", json={"kind": "open"}, headers=host)
    assert len(more.json()["seats"]) == 4
    bot = await house.http.put(f"{address}/seats/3", json={"kind": "bot", "bot": "random"}, headers=host)
    assert bot.json()["seats"][3]["bot"] == "random"
    fewer = await house.http.delete(f"{address}/seats/3", params={"remove": True}, headers=host)
    assert len(fewer.json()["seats"]) == 3
    assert (await house.http.post(f"{address}/start", headers=host)).json()["state"] == "playing"
    assert (await house.http.post(f"{address}/start", headers=host)).json()["code"] == "already_started"
    mine = await house.http.post("/api/tables/mine", json={"held": [{"code": code.lower(), "token": token}]})
    assert [(one["seat"], one["my_turn"]) for one in mine.json()] == [(1, True)]
    colours = {seat["colour"] for seat in fewer.json()["seats"]}
    assert len(colours) == 3


@scene()
async def test_head_is_answered_as_get_without_a_body(house: House) -> None:
    for path in ("/", "/t/ABCDE", "/api/server", "/api/boards/usa", "/api/nothing"):
        whole, head = await house.http.get(path), await house.http.head(path)
        assert (head.status_code, head.headers["content-type"]) == (whole.status_code, whole.headers["content-type"])
        assert head.content == b""


@scene()
async def test_wrong_wishes_are_refused_with_a_code(house: House) -> None:
    made = await house.table("mine", "open", start=False)
    code, host = made["table"]["code"], bearer(made["host_token"])
    address = f"/api/tables/{code}"
    taken = made["table"]["seats"][0]
    http = house.http
    wrong: list[tuple[httpx.Response, int, str]] = [
        (await http.post("/api/tables", json={"map": "atlantis", "seats": [{"kind": "mine"}]}), 400, "bad_table"),
        (await http.post("/api/tables", json={"map": "usa", "seats": []}), 400, "malformed"),
        (await http.post("/api/tables", json={"map": "usa", "seats": [{"kind": "mine"}] * 6}), 400, "bad_table"),
        (await http.post("/api/tables", json={"map": "usa", "seats": [{"kind": "bot", "bot": "x"}]}), 400, "bad_table"),
        (await http.post("/api/tables", content=b"{"), 400, "malformed"),
        (await http.post("/api/tables", content=b"x" * 70_000), 413, "oversized"),
        (await http.get("/api/tables/NOBODY"), 404, "unknown_table"),
        (await http.get("/api/nothing"), 404, "not_found"),
        (await http.post(f"{address}/join", json={"name": taken["name"].upper()}), 409, "name_taken"),
        (await http.post(f"{address}/join", json={"name": "Zoë", "colour": taken["colour"]}), 409, "colour_taken"),
        (await http.post(f"{address}/join", json={"name": "Zoë", "seat": 0}), 409, "seat_taken"),
        (await http.post(f"{address}/join", json={"name": " \u0007 "}), 400, "bad_table"),
        (await http.post(f"{address}/start"), 401, "wrong_token"),
        (await http.post(f"{address}/start", headers=bearer(made["seats"][0]["token"])), 403, "not_host"),
        (await http.put(f"{address}/seats/0", json={"kind": "open"}, headers=host), 409, "seat_taken"),
        (await http.delete(f"{address}/seats/9", headers=host), 400, "malformed"),
        (await http.delete(f"{address}/seats/0", headers=bearer("x" * 32)), 401, "wrong_token"),
        (await http.get(f"{address}/log"), 409, "not_started"),
        (
            await http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"}),
            403,
            "foreign_origin",
        ),
        (await http.get("/api/health", headers={"Host": "elsewhere.example"}), 421, "foreign_host"),
        (await http.get("/api/locale/xx.ftl"), 404, "not_found"),
        (await http.get("/api/boards/atlantis"), 404, "not_found"),
    ]
    for answer, status, refusal in wrong:
        assert (answer.status_code, answer.json()["code"]) == (status, refusal), answer.request.url
    assert (await http.get(address)).json() == made["table"]


@scene()
async def test_a_seat_that_is_taken_away_moves_the_ones_behind_it(house: House) -> None:
    made = await house.table("mine", "open", "mine", start=False)
    last = await house.sit(made["table"]["code"], made["seats"][1]["token"])
    assert last.seat == 2
    address = f"/api/tables/{made['table']['code']}/seats/1"
    await house.http.delete(address, params={"remove": True}, headers=bearer(made["host_token"]))
    await last.until(lambda: len(last.table.seats) == 2)
    assert last.seat == 1
    assert last.table.seats[1].connected


@scene(requests_per_second=1, tables_per_hour=2)
async def test_one_address_cannot_ask_too_often(house: House) -> None:
    for _ in range(2):
        await house.table("mine", "random")
    answer = await house.http.post("/api/tables", json={"map": "usa", "seats": [{"kind": "mine"}]})
    assert answer.json()["code"] == "too_frequent"
    answers = await asyncio.gather(
        *(house.http.get("/api/health") for _ in range(40))
    )  # more than a slow second brings
    assert 429 in [answer.status_code for answer in answers]


@scene(max_tables=1)
async def test_a_server_takes_so_many_tables(house: House) -> None:
    await house.table("mine", "random")
    answer = await house.http.post("/api/tables", json={"map": "usa", "seats": [{"kind": "mine"}]})
    assert (answer.status_code, answer.json()["code"]) == (503, "too_many_tables")


@scene()
async def test_boards_geometry_and_languages_are_served_and_remembered(house: House) -> None:
    boards = (await house.http.get("/api/boards")).json()
    assert [board["id"] for board in boards] == list(maps.ids())
    for id in ("usa", "europe"):
        answer = await house.http.get(f"/api/boards/{id}", params={"ticket_set": "mega"})
        board, map = answer.json(), maps.load(id, "mega")
        assert [track["length"] for track in board["tracks"]] == [track.length for track in map.tracks]
        assert len(board["tickets"]) == len(map.tickets)
        assert all(board["differences"]) or id == "usa"
        again = await house.http.get(answer.url, headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304
        shape = (await house.http.get(f"/api/boards/{id}/geometry")).json()
        assert [(one["a"], one["b"]) for one in shape["tracks"]] == [(one.a, one.b) for one in maps.load(id).tracks]


@scene()
async def test_a_house_rule_of_a_single_board_is_offered_where_it_holds_and_nowhere_else(house: House) -> None:
    options = (await house.http.get("/api/server")).json()["options"]
    on_request = {option["key"] for option in options if option["on_request"]}
    assert on_request == {*house_rules.needs()}
    only = {option["key"]: option["map"] for option in options}
    assert (only["swiss.reset_on_three"], only["oldwest.alvin"], only["dice"]) == ("switzerland", "old-west", None)
    for board in (await house.http.get("/api/boards")).json():
        assert {*board["house_rules"]} == house_rules.holding(maps.load(board["id"]))
    assert (await house.http.get("/api/boards/usa")).json()["house_rules"] == []
    west = (await house.http.get("/api/boards/old-west")).json()
    assert west["house_rules"] == ["oldwest.allow_monsters", "oldwest.alvin"]


@scene()
async def test_a_page_gets_the_sentences_it_may_say_and_nothing_else(house: House) -> None:
    """All but those of reports and of the terminal, without remarks; no source of the page names one left out."""
    for language in ("en", "ja"):
        told = (await house.http.get(f"/api/locale/{language}.ftl")).text
        heads = {line.partition(" ")[0] for line in told.splitlines() if not line.startswith((" ", "}", "#"))}
        assert heads == {name for name in locale.sources("en") if not name.startswith(OF_THE_TERMINAL)}
        assert "\n#" not in told
    page = "".join(file.read_text("utf-8") for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte"))
    assert not [prefix for prefix in OF_THE_TERMINAL if re.search(rf"['\"`]{prefix}", page)]


@scene()
async def test_the_ground_of_a_board_and_of_a_table_is_the_mapmakers_sheet(house: House) -> None:
    board = maps.load("lake-constance")
    made = await house.table("mine", "random", start=False, map="lake-constance")
    for path in ("boards/lake-constance", f"tables/{made['table']['code']}"):
        answer = await house.http.get(f"/api/{path}/ground.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text == scenery.sheet(board, geometry.of(board))
        again = await house.http.get(answer.url, headers={"If-None-Match": answer.headers["ETag"]})
        assert again.status_code == 304
    assert (await house.http.get("/api/boards/atlantis/ground.svg")).status_code == 404


@scene(public_url="https://trains.example/")
async def test_links_and_addresses_use_the_public_address(house: House) -> None:
    made = await house.table("mine", "random", start=False)
    told = (await house.http.get("/api/server")).json()
    assert told["addresses"] == ["https://trains.example"]
    picture = await house.http.get(f"/api/tables/{made['table']['code']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert picture.headers["Strict-Transport-Security"]
    named = await house.http.get("/api/health", headers={"Host": "trains.example"})
    assert named.status_code == 200


@scene()
async def test_every_answer_carries_a_strict_policy_and_nothing_comes_from_elsewhere(house: House) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/openapi.json"):
        headers = (await house.http.get(path)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert not re.search(r"https?:|unsafe|\*", policy)
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


@scene()
async def test_the_log_of_a_running_game_is_what_a_spectator_saw(house: House) -> None:
    made = await house.table("mine", "random")
    log = (await house.http.get(f"/api/tables/{made['table']['code']}/log")).text
    assert "card_drawn" in log
    assert not re.search(r"card_drawn kind|ticket=|seed", log)


def test_the_client_is_served_packed_and_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("script")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    client = Client(tmp_path)

    def get(path: str, **headers: str) -> Any:
        pairs = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "headers": pairs,
            "server": ("here", 80),
            "scheme": "http",
        }
        return client.serve(Request({**scope, "query_string": b""}))

    assert get("/").path == get("/t/ABCDEF").path == tmp_path / "index.html"
    script = get("/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert script.headers["content-encoding"] == "br"
    assert "immutable" in script.headers["cache-control"]
    assert get("/").headers["cache-control"] == "no-cache"
    assert "link" not in get("/").headers
    assert get("/t/ABCDEF").headers["link"].count("</api/tables/ABCDEF/") == 2, "a browser asks before the page can"
    with pytest.raises(Exception, match="not_found"):
        get("/assets/../secret.txt")


def test_whatever_is_sent_over_http_is_answered_as_described(folder: Path) -> None:
    app = create_app(Settings(database=str(folder / "tables.sqlite"), **QUICK))
    described = schemathesis.openapi.from_asgi("/openapi.json", app)
    checks = (not_a_server_error, status_code_conformance, response_schema_conformance)

    for found in described.get_all_operations():

        @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(found.ok().as_strategy())  # type: ignore[union-attr]
        def answer(case: Any) -> None:
            case.call_and_validate(checks=checks)

        answer()
