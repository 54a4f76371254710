"""Clients that mean harm: long and slow heads, nested brackets, many sockets, floods of lines, guessed codes.

Each is answered or closed, and a game beside it goes on.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.house import House, scene
from server.player import Player, play_on
from server.test_outage import logged
from whistlestop.bots.ladder import TopBot
from whistlestop.server import metrics
from whistlestop.server.http import door, offers
from whistlestop.server.http.pictures import ground_of
from whistlestop.server.protocol.messages import Refused
from whistlestop.server.table import play
from whistlestop.server.thinking import thinkers
from whistlestop.server.thinking.thinkers import TimelyMaster, TimelySearch

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


class Raw:
    """A connection that sends bytes of its own making."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, house: House) -> Raw:
        """Connect and send nothing."""
        return cls(*await asyncio.open_connection("127.0.0.1", int(house.base.rpartition(":")[2])))

    async def send(self, data: bytes) -> None:
        """Send bytes, unless the other side has closed."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass

    async def answer(self) -> tuple[int, dict[str, Any]]:
        """Return status and body of what comes until the connection is closed."""
        text = b""
        try:
            async with asyncio.timeout(20):
                while part := await self.reader.read(65_536):
                    text += part
        except ConnectionError:
            pass
        finally:
            self.writer.close()
        head, _, body = text.partition(b"\r\n\r\n")
        return int(head.split()[1]) if head else 0, json.loads(body) if body else {}


# --- heads and bodies ---


@scene()
async def test_a_head_that_is_too_long_is_refused_before_it_is_read(house: House) -> None:
    for padding in (
        b"X-Long: " + b"x" * 1_000_000,
        b"X-Short: y\r\n" * 50_000,
        b"Cookie: " + b"z" * 17_000 + b"\r\n\r\n",
    ):
        raw = await Raw.open(house)
        sending = asyncio.create_task(raw.send(HEAD + padding))
        status, body = await raw.answer()
        assert (status, body.get("code")) in ((431, "oversized"), (0, None)), (
            "the connection may be cut while it is sent"
        )
        await sending
    raw = await Raw.open(house)
    await raw.send(HEAD + b"X-Long: " + b"x" * 16_400)
    assert (await raw.answer())[0] == 431
    assert (await house.http.get("/api/health")).status_code == 200


@scene()
async def test_a_head_that_a_sockets_own_reader_refuses_does_not_keep_the_connection_open(house: House) -> None:
    """Its lines may be shorter, and fewer, than those of other requests; nothing counts such a connection."""
    upgrade = (
        b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    for path, more in (
        (b"A" * 12_000, b""),
        (b"ABCDEF", b"X: " + b"x" * 9000 + b"\r\n"),
        (b"ABCDEF", b"X: y\r\n" * 200),
    ):
        raw = await Raw.open(house)
        await raw.send(b"GET /ws/" + path + upgrade + more + b"\r\n")
        assert (await raw.answer())[0] == 431


@scene()
async def test_a_head_of_usual_length_is_read_in_any_pieces(house: House) -> None:
    raw = await Raw.open(house)
    for byte in HEAD + b"X-Long: " + b"x" * 10:
        await raw.send(bytes([byte]))
    await raw.send(b"x" * 12_000 + b"\r\nConnection: close\r\n\r\n")
    status, body = await raw.answer()
    assert status == 200
    assert "tables" in body


@scene(head_seconds=1)
async def test_a_head_that_does_not_come_in_time_is_refused(house: House) -> None:
    silent, slow = await Raw.open(house), await Raw.open(house)
    await slow.send(HEAD)

    async def drip() -> None:
        while not slow.reader.at_eof():
            await slow.send(b"X-Slow: y\r\n")
            await asyncio.sleep(0.1)

    dripping = asyncio.create_task(drip())
    # Both are listened to at once: what drips behind the refusal cuts the connection, and what was not read is lost.
    for status, body in await asyncio.gather(silent.answer(), slow.answer()):
        assert (status, body["code"]) == (408, "too_slow")
    dripping.cancel()


@scene(head_seconds=1)
async def test_bytes_that_begin_no_request_do_not_keep_a_connection_open(house: House) -> None:
    raw = await Raw.open(house)
    await raw.send(HEAD + b"\r\n")
    while not raw.reader.at_eof():
        await raw.send(b"\r\n")
        try:
            await asyncio.wait_for(raw.reader.read(1000), 0.1)
        except TimeoutError:
            continue
    raw.writer.close()


@scene(body_seconds=1)
async def test_a_body_that_does_not_come_in_time_is_refused(house: House) -> None:
    raw = await Raw.open(house)
    await raw.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{")
    status, body = await raw.answer()
    assert (status, body["code"]) == (408, "too_slow")


@scene(half_sent_per_address=3)
async def test_of_half_sent_requests_the_oldest_goes_and_who_is_honest_gets_in(house: House) -> None:
    halves = [await Raw.open(house) for _ in range(4)]
    for raw in halves:
        await raw.send(HEAD)
    status, body = await halves[0].answer()
    assert (status, body["code"]) == (503, "too_frequent")
    assert (await house.http.get("/api/health")).status_code == 200
    for raw in halves[1:]:
        await raw.send(b"Connection: close\r\n\r\n")
    assert [(await raw.answer())[0] for raw in halves[2:]] == [200, 200]
    halves[1].writer.close()


@scene()
async def test_a_client_that_reads_nothing_is_cut_off(house: House) -> None:
    loop, wanted = asyncio.get_running_loop(), b"GET /api/boards/europe/geometry HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as deaf, pytest.MonkeyPatch.context() as patch:
        patch.setattr(door, "UNREAD_SECONDS", 0.2)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await loop.sock_connect(deaf, ("127.0.0.1", int(house.base.rpartition(":")[2])))
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(_send_on(deaf, wanted), 20)
    assert (await house.http.get("/api/health")).status_code == 200


async def _send_on(deaf: socket.socket, wanted: bytes) -> None:
    """Send a request again and again and read no answer."""
    while True:
        await asyncio.get_running_loop().sock_sendall(deaf, wanted)
        await asyncio.sleep(0.01)


# --- messages ---


async def closed(player: Player) -> tuple[str, int | None]:
    """Return what a socket was told when it was closed, and the code."""
    await player.sees(lambda me: me.close_code is not None)
    return (player.refused.code if player.refused else "", player.close_code)


@scene()
async def test_brackets_without_end_are_refused_and_the_socket_is_closed(house: House) -> None:
    made = await house.table("mine", "random")
    code = made["table"]["code"]
    for text in ("[" * 3500, '{"type":"hello","token":' + "[" * 900 + "]" * 900 + "}", "{" * 8000, '{"x":[' * 600):
        player = await house.open(code)
        await player.socket.send(text)
        assert await closed(player) == ("malformed", 1008)
    (seated,) = await house.players(made)
    await seated.socket.send('{"type":"play","request":7,"action":' + "[" * 3000 + "]" * 3000 + "}")
    await seated.sees(lambda me: me.refused)
    assert seated.refused is not None
    assert seated.refused.code == "malformed"
    assert seated.close_code is None
    deep = await house.http.post("/api/tables", content=b"[" * 60_000)
    assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
    seated.refused = None
    said = await seated.ask("say", text="[[[[{{{{" * 20)
    assert not isinstance(said, Refused), "brackets in what somebody says are no nesting"
    await _empty(house, 1)


@scene()
async def test_whatever_fails_a_socket_is_answered_closed_and_forgotten(house: House) -> None:
    made = await house.table("mine", "random")
    code = made["table"]["code"]

    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "enter", fails)
        player = await house.open(code)
        await player.hello()
        assert await closed(player) == ("failed", 1011)
    await _empty(house, 0)
    seated = await house.sit(code, made["seats"][0]["token"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "respond", fails)
        await seated.send("ping")
        assert await closed(seated) == ("failed", 1011)
    await _empty(house, 0)
    assert (await house.sit(code, made["seats"][0]["token"])).seat == 0


@scene()
async def test_a_mistake_of_the_server_is_a_refusal_with_all_headers(house: House) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(offers, "server_info", fails)
        answer = await house.http.get("/api/server")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


@scene(requests_per_second=1)
async def test_sockets_that_only_watch_are_counted_like_requests(house: House) -> None:
    made = await house.table("mine", "random")
    code = made["table"]["code"]

    async def refused() -> str:
        player = await house.open(code)
        await player.hello()
        return player.refused.code if player.refused else ""

    # All at once: on a busy machine one after the other would be slow enough to be let in.
    assert "too_frequent" in await asyncio.gather(*(refused() for _ in range(14)))
    assert (await house.sit(code, made["seats"][0]["token"])).seat == 0


async def _empty(house: House, left: int) -> None:
    """Wait until the server has forgotten all sockets but some."""
    while len(house.lobby.crowd) != left:
        await asyncio.sleep(0.01)


# --- many sockets ---


@scene(half_sent_per_address=4, spectators_per_address=3, max_connections=4)
async def test_players_get_in_where_sockets_and_spectators_are_too_many(house: House) -> None:
    made = await house.table("mine", "mine", "random")
    code = made["table"]["code"]
    silent = [await house.open(code) for _ in range(6)]
    for player in silent[:2]:
        assert (await closed(player))[1] == 4429
    watchers = [await house.sit(code) for _ in range(3)]
    fourth = await house.open(code)
    await fourth.hello()
    assert await closed(fourth) == ("too_many_spectators", 4429)
    first, second = await house.players(made)
    assert (await closed(watchers[0]))[1] == 4429
    assert (first.close_code, second.close_code) == (None, None)
    assert (first.seat, second.seat) == (0, 1)


@scene()
async def test_the_ninth_socket_of_a_seat_replaces_the_oldest(house: House) -> None:
    made = await house.table("mine", "random")
    sockets = [await house.sit(made["table"]["code"], made["seats"][0]["token"]) for _ in range(9)]
    assert (await closed(sockets[0]))[1] == 4429
    assert {one.close_code for one in sockets[1:]} == {None}


# --- guessing ---


@scene(guesses_per_minute=3)
async def test_codes_guessed_over_sockets_count_as_over_http_and_players_get_in(house: House) -> None:
    made = await house.table("mine", "random")
    code, token = made["table"]["code"], made["seats"][0]["token"]
    assert (await house.http.get("/api/tables/AAAAAA")).json()["code"] == "unknown_table"
    told = []
    for guess, secret in (("BBBBBB", None), (code, "x" * 32), ("CCCCCC", None), (code, None), (code, "y" * 32)):
        player = await house.open(guess, secret)
        await player.hello()
        told.append((await closed(player))[0])
    assert told == ["unknown_table", "wrong_token", *["too_frequent"] * 3], "a right guess looks like a wrong one"
    assert (await house.http.get(f"/api/tables/{code}")).json()["code"] == "too_frequent"
    assert (await house.http.get("/api/tables/DDDDDD")).json()["code"] == "too_frequent"
    assert (await house.sit(code, token)).seat == 0
    assert (await house.table("mine", "random"))["table"]["state"] == "playing", "who guessed may still set a table"
    own = await house.http.get(f"/api/tables/{code}", headers={"Authorization": f"Bearer {token}"})
    assert own.status_code == 200


@scene(guesses_per_minute=4)
async def test_a_table_with_a_password_opens_to_those_who_know_it(house: House) -> None:
    made = await house.table("mine", "open", start=False, password="Gleis 9¾")
    code = made["table"]["code"]
    address = f"/api/tables/{code}"
    assert (await house.http.get(address)).json()["locked"]
    assert (await house.http.post(f"{address}/join", json={"name": "Eve"})).json()["code"] == "password_needed"
    wrong = await house.http.post(f"{address}/join", json={"name": "Eve", "password": "Gleis 9"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong_password")
    joined = await house.http.post(f"{address}/join", json={"name": "Ann", "password": "Gleis 9¾"})
    assert joined.status_code == 200
    host = {"Authorization": f"Bearer {made['host_token']}"}
    assert (await house.http.post(f"{address}/start", headers=host)).status_code == 200
    for password, refused in ((None, ("password_needed", 4411)), ("no", ("wrong_password", 4412))):
        watcher = await house.open(code)
        await watcher.hello(password=password)
        assert await closed(watcher) == refused
    watcher = await house.sit(code, password="Gleis 9¾")
    assert watcher.seat is None
    assert (await house.sit(code, joined.json()["key"]["token"])).seat == 1, "who has a seat needs no password"
    assert (await house.http.get(f"{address}/log")).json()["code"] == "password_needed"
    shown = await house.http.get(f"{address}/log", headers={"Table-Password": "Gleis%209%C2%BE"})
    assert shown.status_code == 200
    assert (await house.http.get(f"{address}/log", headers=host)).status_code == 200
    for _ in range(4):
        await house.http.get(f"{address}/log", headers={"Table-Password": "guess"})
    assert (await house.http.get(f"{address}/log", headers={"Table-Password": "guess"})).json()[
        "code"
    ] == "too_frequent"
    stored = house.inside(code).row.password_hash
    assert stored is not None
    assert "Gleis" not in stored


# --- lines and hints ---


@scene()
async def test_hints_that_are_typed_count_as_hints(house: House) -> None:
    (player,) = await house.seated("mine", "random", map="lake-constance")
    asked: list[str] = []

    async def thinks(self: object, asker: str, work: Callable[[], object]) -> object:
        asked.append(asker)
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.lobby.work.advisers.hints, "run", thinks.__get__(house.lobby.work.advisers.hints))
        numbers = [await player.send("type_line", decision=player.view.decision, lines=["hint"]) for _ in range(8)]
        await player.until(lambda: all(number in player.answers for number in numbers))
    codes = [getattr(player.answers[number], "code", "") for number in numbers]
    assert codes.count("too_frequent") >= 4, codes
    assert len(asked) == codes.count("failed") <= 4


@scene(lines_per_second=5)
async def test_a_flood_of_lines_is_refused_and_others_type_on(house: House) -> None:
    first, second = await house.seated("mine", "mine", map="lake-constance")
    numbers = [await first.send("type_line", decision=0, lines=["log all"]) for _ in range(60)]
    answer = await second.ask("type_line", decision=0, lines=["hand"])
    assert not isinstance(answer, Refused)
    await first.until(lambda: all(number in first.answers for number in numbers))
    codes = {getattr(first.answers[number], "code", "told") for number in numbers}
    assert codes <= {"told", "too_frequent", "busy"}
    assert codes & {"too_frequent", "busy"}


# --- bots ---


@scene(bot_threads=1)
async def test_slow_bots_of_one_table_do_not_keep_another_waiting_and_search_gives_way(house: House) -> None:
    thought: list[str] = []

    def decide(bot: Any, view: Any) -> Any:
        thought.append(bot.name)
        return thinkers.Answer(action=view.legal[0])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "decide", decide)
        pool = house.lobby.work.thinkers
        bot = thinkers.make("search")
        assert isinstance(bot, TimelySearch)
        (player,) = await house.seated("mine", "random", map="lake-constance")
        await player.keep(player.choice.sets[0])
        await player.sees(lambda me: me.view.facts.turn > 0)
        match = house.inside(player.table.code).playing()
        seat = match.game.to_move or 0
        jobs: list[Awaitable[Any]] = [pool.ask(f"table {number}", bot, match, seat) for number in range(6)]
        await asyncio.gather(*jobs)
    assert thought.count("planner") >= 3, "while many wait, the bot inside decides"
    assert thought[-1] == "search", "when nobody waits any more it thinks again"


def test_both_bots_of_the_sixth_level_keep_to_the_time_of_tables() -> None:
    bot = thinkers.make("level-6", 1)
    assert isinstance(bot, TopBot)
    assert isinstance(bot.master, TimelyMaster)
    assert isinstance(bot.search, TimelySearch)


@scene()
async def test_a_game_goes_on_beside_all_that(house: House) -> None:
    """Whole attacks at once, bounded, while two people play their game to its end."""
    players = await house.seated("mine", "mine", map="lake-constance")
    code = players[0].table.code
    attackers = [asyncio.create_task(attack(house, code)) for attack in (_long_heads, _brackets, _guesses, _lines)]
    made = await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(players)))
    assert all(made)
    assert players[0].over
    for attacker in attackers:
        attacker.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)


async def _long_heads(house: House, _: str) -> None:
    for _number in range(30):
        raw = await Raw.open(house)
        await raw.send(HEAD + b"X: " + b"x" * 200_000)
        await raw.answer()


async def _brackets(house: House, code: str) -> None:
    for _ in range(60):
        player = await house.open(code)
        await player.socket.send("[" * 5000)
        await closed(player)


async def _guesses(house: House, _: str) -> None:
    for number in range(60):
        player = await house.open(f"X{number}")
        await player.hello()
        await closed(player)


async def _lines(house: House, _: str) -> None:
    (player,) = await house.seated("mine", "random", map="lake-constance")
    for _number in range(100):
        await player.ask("type_line", decision=0, lines=["log all"])


@scene()
async def test_a_class_that_opens_one_table_at_once_sees_its_board(house: House) -> None:
    made = await house.table("mine", "random", map="switzerland")
    paths = [f"/api/tables/{made['table']['code']}/{what}" for what in ("ground.svg", "geometry")] * 30
    paths += ["/api/boards/japan/ground.svg", "/api/boards/japan/geometry"] * 30
    answers = await asyncio.gather(*(house.http.get(path) for path in paths))
    assert {answer.status_code for answer in answers} == {200}


@scene()
async def test_who_draws_too_much_is_told_when_to_ask_again(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.lobby.work.boards, "_waiting", 0)
        patch.setattr(ground_of, "known", lambda key: None)  # boards of the package are drawn when the server starts
        answer = await house.http.get("/api/boards/pennsylvania/ground.svg")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
    assert (await house.http.get("/api/boards/pennsylvania/ground.svg")).status_code == 200


@scene(messages_per_second=5)
async def test_whoever_sends_many_small_frames_is_cut_off_in_the_middle_of_them(house: House) -> None:
    made = await house.table("mine", "random", start=False)
    for begin, more in ((b"\x01\x80", b"\x00\x80"), (b"", b"\x89\x80")):  # pieces of a message, pings
        player = await house.sit(made["table"]["code"], made["seats"][0]["token"])
        player.socket.transport.write(begin + b"\0\0\0\0" * bool(begin) + (more + b"\0\0\0\0") * 20_000)
        await player.sees(lambda me: me.close_code is not None)
    await _empty(house, 0)


@scene()
async def test_what_is_no_text_is_refused_like_any_other_message(house: House) -> None:
    made = await house.table("mine", "random", start=False)
    player = await house.sit(made["table"]["code"], made["seats"][0]["token"])
    player.socket.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
    await player.sees(lambda me: me.refused is not None and me.refused.code == "malformed")


@scene()
async def test_a_body_that_breaks_off_is_no_mistake_of_the_server(house: House) -> None:
    before = _posted()
    with logged() as lines:
        with socket.create_connection(("127.0.0.1", int(house.base.rpartition(":")[2]))) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{")
        while _posted() == before:
            await asyncio.sleep(0.01)
    assert lines == []


def _posted() -> float:
    """Return how many requests of that kind have been dealt with."""
    samples = [sample for metric in metrics.REQUESTS.collect() for sample in metric.samples]
    return sum(one.value for one in samples if one.name.endswith("_count") and one.labels["method"] == "POST")
