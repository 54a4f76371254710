"""Open tables: listing one, watching the list, a seat at any of them, and what helps against people one regrets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine
from websockets.asyncio.client import connect

from server.house import House, running, scene
from server.services import PostgreSQL, Redis
from server.test_http import bearer
from server.test_processes import together
from whistlestop.server.limits import network_of
from whistlestop.server.match.manners import Manners
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import OpenTables
from whistlestop.server.settings import Settings, SettingsError
from whistlestop.server.storage import complaints
from whistlestop.server.table import open_tables


async def open_codes(house: House) -> list[str]:
    """Return the codes of the tables that wait for people."""
    return [table["code"] for table in (await house.http.get("/api/tables/open")).json()]


async def anywhere(house: House, name: str, **more: Any) -> dict[str, Any]:
    """Let somebody be seated anywhere."""
    answer = await house.http.post("/api/tables/anywhere", json={"name": name, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@scene()
async def test_only_listed_tables_with_an_open_seat_that_nobody_began_are_shown(house: House) -> None:
    shown = await house.table("mine", "open", start=False, listed=True)
    hidden = await house.table("mine", "open", start=False)
    await house.table("mine", "greedy", start=False, listed=True)
    await house.table("mine", "greedy", listed=True)
    assert await open_codes(house) == [shown["table"]["code"]]
    address, host = f"/api/tables/{hidden['table']['code']}", bearer(hidden["host_token"])
    assert (await house.http.patch(address, json={"listed": True}, headers=bearer("x" * 32))).status_code == 403
    assert (await house.http.patch(address, json={"listed": True}, headers=host)).json()["listed"]
    assert len(await open_codes(house)) == 2


@scene()
async def test_a_table_that_everybody_has_left_is_shown_no_more_unless_it_is_played_over_days(house: House) -> None:
    left = await house.table("mine", "open", start=False, listed=True)
    over_days = await house.table("mine", "open", start=False, listed=True, clock={"unit": "days", "amount": 3})
    for made in (left, over_days):
        house.inside(made["table"]["code"]).row.created -= open_tables.LEFT_SECONDS + 1
    assert await open_codes(house) == [over_days["table"]["code"]]
    await house.players(left)
    assert (await open_codes(house))[0] == left["table"]["code"]


@scene()
async def test_the_list_is_told_live_to_whoever_watches(house: House) -> None:
    decoder = msgspec.json.Decoder(OpenTables)
    async with connect(house.base.replace("http", "ws", 1) + "/ws/tables/open") as socket:
        assert decoder.decode(await socket.recv()).tables == []
        made = await house.table({"kind": "mine", "name": "Ada"}, "open", start=False, listed=True)
        told = decoder.decode(await asyncio.wait_for(socket.recv(), 20))
        assert [table.seats[0].name for table in told.tables] == ["Ada"]
        await house.http.post(f"/api/tables/{made['table']['code']}/join", json={"name": "Bo"})
        assert decoder.decode(await asyncio.wait_for(socket.recv(), 20)).tables == []


@scene()
async def test_a_foreign_page_does_not_watch_the_list(house: House) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    async with connect(house.base.replace("http", "ws", 1) + "/ws/tables/open", additional_headers=headers) as socket:
        assert "foreign_origin" in str(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code == 4403


@scene()
async def test_seated_anywhere_people_meet_at_one_table_which_begins_when_it_is_full(house: House) -> None:
    first = await anywhere(house, "Guest")
    assert first["host_token"]
    assert first["table"]["listed"]
    rest = await asyncio.gather(anywhere(house, "Guest"), anywhere(house, "Guest"))
    assert {one["table"]["code"] for one in rest} == {first["table"]["code"]}
    assert {one["host_token"] for one in rest} == {None}
    told = (await house.http.get(f"/api/tables/{first['table']['code']}")).json()
    assert [seat["name"] for seat in told["seats"]] == ["Guest", "Guest 2", "Guest 3"]
    assert told["state"] == "playing"


@scene()
async def test_nobody_is_seated_where_he_sits_already_or_needs_a_password_or_wants_another_board(house: House) -> None:
    locked = await house.table("mine", "open", start=False, listed=True, password="secret")
    own = await anywhere(house, "Ada")
    again = await anywhere(house, "Ada", not_at=[own["table"]["code"]])
    other = await anywhere(house, "Ada", map="europe")
    codes = {one["table"]["code"] for one in (locked, own, again, other)}
    assert len(codes) == 4
    assert other["table"]["map"] == "europe"


@scene()
async def test_the_picture_of_a_locked_tables_link_needs_no_password(house: House) -> None:
    """A picture on a page can show neither token nor password, and tells nothing but the code asked for."""
    made = await house.table("mine", "open", start=False, password="secret")
    picture = await house.http.get(f"/api/tables/{made['table']['code']}/qr.svg")
    assert picture.text.startswith("<svg")


@scene()
async def test_whoever_was_sent_away_does_not_come_back_and_a_silenced_seat_says_nothing(house: House) -> None:
    made = await house.table("mine", "open", "open", start=False, listed=True)
    code, host = made["table"]["code"], bearer(made["host_token"])
    guest = (await house.http.post(f"/api/tables/{code}/join", json={"name": "Bo"})).json()["key"]
    player = await house.sit(code, guest["token"])
    silent = await house.http.put(f"/api/tables/{code}/seats/1/mute", json={"muted": True}, headers=host)
    assert silent.json()["seats"][1]["muted"]
    assert await player.refused_with("say", text="hello") == "muted"
    assert await player.refused_with("emote", emote="hello") == "muted"
    await house.http.put(f"/api/tables/{code}/seats/1/mute", json={"muted": False}, headers=host)
    await player.done("say", text="hello")
    host_player = await house.sit(code, made["seats"][0]["token"])
    networks = {one.seat: one for one in house.inside(code).connections}
    networks[0].network, networks[1].network = "of the host", network_of("127.0.0.1")
    await house.http.delete(f"/api/tables/{code}/seats/1", headers=host)
    await host_player.sees(lambda one: one.table.seats[1].kind == "open")
    refused = await house.http.post(f"/api/tables/{code}/join", json={"name": "Bo"})
    assert (refused.status_code, refused.json()["code"]) == (403, "sent_away")


@scene(public=True)
async def test_a_public_server_keeps_rules_for_names_and_talk_and_takes_complaints(house: House) -> None:
    made = await house.table({"kind": "mine", "name": "Ada"}, "open", start=False)
    code, token = made["table"]["code"], made["seats"][0]["token"]
    address = f"/api/tables/{code}"
    refused = await house.http.post(f"{address}/join", json={"name": "Admin"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_name")
    guest = (await house.http.post(f"{address}/join", json={"name": "Bo"})).json()["key"]["token"]
    assert (
        await house.http.patch(f"{address}/seats/1", json={"name": "www.x.com"}, headers=bearer(guest))
    ).status_code == 400
    player = await house.sit(code, guest)
    await player.done("say", text="good luck")
    assert await player.refused_with("say", text="good luck") == "bad_talk"
    wanted = {"seat": 1, "reason": "spam", "text": "twice"}
    assert (await house.http.post(f"{address}/complaints", json=wanted, headers=bearer("x" * 32))).status_code == 409
    assert (await house.http.post(f"{address}/complaints", json=wanted, headers=bearer(token))).status_code == 200
    (kept,) = await house.lobby.store.read(complaints.all_of)
    assert (kept.code, kept.reason, kept.name, kept.by, kept.said) == (code, "spam", "Bo", "Ada", "good luck")


@scene()
async def test_a_server_at_home_has_no_such_rules_and_nobody_to_read_complaints(house: House) -> None:
    made = await house.table({"kind": "mine", "name": "Admin"}, "open", start=False)
    answer = await house.http.post(
        f"/api/tables/{made['table']['code']}/complaints",
        json={"seat": 0, "reason": "name"},
        headers=bearer(made["seats"][0]["token"]),
    )
    assert answer.status_code == 404


def manners(folder: Path, words: str = "") -> Manners:
    """Return the rules of a public server with further words."""
    (folder / "words.txt").write_text(f"# our own\n{words}\n", "utf-8")
    return Manners(Settings(public=True, blocked_words=str(folder / "words.txt")))


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Ada Lovelace", True),
        ("Scunthorpe", True),  # a bad word inside a good one
        ("ten trains, 45 points, 12:30", True),
        ("Mr. White is nice", True),
        ("come to trains.example.com", False),
        ("ada@home", False),
        ("call 0170 123 4567", False),
        ("fuсk", False),  # with a Cyrillic letter
        ("f u c k", False),
        ("Quagmire", False),  # of the host's own list
    ],
)
def test_words_are_judged_by_what_they_look_like_and_as_whole_words(folder: Path, text: str, good: bool) -> None:
    rules = manners(folder, "quagmire")
    if good:
        rules.check_talk(text, None)
    else:
        with pytest.raises(Denial):
            rules.check_talk(text, None)


def test_a_list_of_words_that_is_not_there_is_told_at_the_start(folder: Path) -> None:
    with pytest.raises(SettingsError, match="nowhere"):
        Manners(Settings(public=True, blocked_words=str(folder / "nowhere.txt")))


def test_open_tables_are_listed_silenced_and_complained_about_on_postgresql(
    folder: Path, postgresql: PostgreSQL
) -> None:
    """Booleans and the new table are what another database might see differently; two processes see one list."""
    database = postgresql.database()

    async def act() -> None:
        async with (
            running(folder, database=database, public=True) as here,
            running(folder, database=database, public=True) as there,
        ):
            seated = await anywhere(here, "Ada")
            assert await open_codes(there) == [seated["table"]["code"]]
            address, host = f"/api/tables/{seated['table']['code']}", bearer(seated["host_token"])
            await here.http.put(f"{address}/seats/0/mute", json={"muted": True}, headers=host)
            await here.http.post(
                f"{address}/complaints", json={"seat": 0, "reason": "other"}, headers=bearer(seated["key"]["token"])
            )
        engine = create_engine(database)
        with engine.connect() as connection:
            assert [one.name for one in complaints.all_of(connection)] == ["Ada"]
        engine.dispose()

    asyncio.run(act())


def test_strangers_at_different_processes_meet_at_one_table(folder: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    """Whoever asks at a process that does not own the table is seated there all the same, and sees who is there."""

    async def act() -> None:
        async with together(folder, postgresql.database(), redis.address) as (here, there):
            first = await anywhere(here, "Ada")
            code = first["table"]["code"]
            ada = await here.sit(code, first["key"]["token"])
            second = await anywhere(there, "Ada")
            assert second["table"]["code"] == code
            assert code not in there.lobby.tables
            await ada.sees(lambda me: me.table.seats[1].name == "Ada 2")
            (shown,) = (await there.http.get("/api/tables/open")).json()
            assert [seat["connected"] for seat in shown["seats"]] == [True, False, False]
            silenced = await there.http.put(
                f"/api/tables/{code}/seats/1/mute", json={"muted": True}, headers=bearer(first["host_token"])
            )
            assert silenced.json()["seats"][1]["muted"]

    asyncio.run(act())
