"""Stale, illegal, malformed, oversized, too frequent and foreign messages get a typed refusal and change nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.house import House, running, scene
from server.player import Player, take_turns
from whistlestop.server.protocol.messages import Refused, Why
from whistlestop.server.table.connection import Connection

FACES = st.none() | st.booleans() | st.integers(-5, 2**40) | st.floats(allow_nan=False) | st.text(max_size=8)
JUNK = st.recursive(
    FACES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
KINDS = (
    "hello",
    "play",
    "choose_tickets",
    "undo",
    "answer_undo",
    "say",
    "emote",
    "resign",
    "take_back",
    "rematch",
    "ask_why",
    "ask_route",
    "ask_moment",
)
FIELDS = (
    "token",
    "version",
    "events",
    "decision",
    "action",
    "keep",
    "whole_turn",
    "proposal",
    "agree",
    "text",
    "emote",
    "protocol",
    "event",
    "track",
)


async def before_and_after(house: House, player: Player) -> tuple[int, str]:
    """Return what would change if anything did."""
    table = house.inside(player.table.code)
    return table.row.version, table.playing().game.position()


@scene()
async def test_each_wrong_answer_has_its_code_and_changes_nothing(house: House) -> None:
    players = await house.seated("mine", "mine")
    player = await take_turns(players, 6)
    other = players[1 - players.index(player)]
    now = player.view.decision
    before = await before_and_after(house, player)
    legal = {action.id for action in player.question.actions}
    illegal = next(number for number in range(64, 164) if number not in legal)
    wrong: list[tuple[Player, str, dict[str, Any], str]] = [
        (player, "play", {"decision": now - 1, "action": min(legal)}, "stale"),
        (player, "play", {"decision": now + 1, "action": min(legal)}, "stale"),
        (player, "play", {"decision": now, "action": illegal}, "illegal"),
        (player, "play", {"decision": now, "action": 2**31}, "illegal"),
        (player, "play", {"decision": now, "action": "fly to the moon"}, "unreadable"),
        (player, "choose_tickets", {"decision": now, "keep": [1]}, "illegal"),
        (other, "play", {"decision": now, "action": min(legal)}, "not_your_turn"),
        (other, "ask_why", {"action": "draw"}, "not_your_turn"),
        (player, "answer_undo", {"proposal": 1, "agree": True}, "no_proposal"),
        (player, "say", {"text": "\u0007 \u0000"}, "malformed"),
        (player, "play", {"decision": now}, "malformed"),
        (player, "play", {"decision": now, "action": min(legal), "more": 1}, "malformed"),
        (player, "play", {"decision": "now", "action": min(legal)}, "malformed"),
        (player, "fly", {}, "malformed"),
        (player, "say", {"text": "x" * 301}, "malformed"),
        (player, "say", {"text": "x" * 9000}, "oversized"),
    ]
    for who, kind, fields, code in wrong:
        assert await who.refused_with(kind, **fields) == code, (kind, fields)
    assert await before_and_after(house, player) == before


@scene()
async def test_an_illegal_action_comes_with_the_reason_of_the_rules(house: House) -> None:
    players = await house.seated("mine", "mine", map="europe")
    player = await take_turns(players, 4)
    answer = await player.ask("play", decision=player.view.decision, action="return")
    assert isinstance(answer, Refused)
    assert answer.why is not None
    why = await player.ask("ask_why", action="claim edinburgh london #1")
    assert isinstance(why, Why)
    possible = await player.ask("ask_why", action=player.question.actions[0].id)
    assert isinstance(possible, Why)
    assert possible.reason is None


@scene()
async def test_a_spectator_may_watch_and_nothing_else(house: House) -> None:
    made = await house.table("mine", "random")
    watcher = await house.sit(made["table"]["code"])
    assert watcher.seat is None
    assert watcher.view.question is None
    assert watcher.view.facts.hand is None
    for kind, fields in (
        ("play", {"decision": 0, "action": 0}),
        ("say", {"text": "hello"}),
        ("emote", {"emote": "hello"}),
        ("resign", {}),
        ("ask_hint", {"decision": 0}),
        ("rematch", {}),
    ):
        assert await watcher.refused_with(kind, **fields) == "not_seated"


@scene()
async def test_wrong_tokens_unknown_tables_and_no_hello_are_shown_the_door(house: House) -> None:
    made = await house.table("mine", "random")
    code = made["table"]["code"]
    for table, token, refusal, closed in (
        (code, "x" * 32, "wrong_token", 4401),
        (code, made["host_token"], "wrong_token", 4401),
        ("NOBODY", None, "unknown_table", 4404),
    ):
        player = await house.open(table, token)
        await player.hello()
        await player.sees(lambda me: me.close_code)
        assert player.refused is not None
        assert (player.refused.code, player.close_code) == (refusal, closed)
    silent = await house.open(code)
    await silent.send("ping")
    await silent.sees(lambda me: me.close_code)
    assert silent.refused is not None
    assert silent.refused.code == "malformed"


@scene()
async def test_a_foreign_page_may_not_open_a_socket(house: House) -> None:
    made = await house.table("mine", "random")
    player = await house.open(made["table"]["code"], made["seats"][0]["token"], origin="https://elsewhere.example")
    await player.sees(lambda me: me.close_code)
    assert player.refused is not None
    assert (player.refused.code, player.close_code) == ("foreign_origin", 4403)
    own = await house.open(made["table"]["code"], made["seats"][0]["token"], origin=house.base)
    await own.hello()
    assert own.seat == 0


@scene(messages_per_second=5)
async def test_too_many_messages_are_refused_and_then_the_socket_is_closed(house: House) -> None:
    (player,) = await house.seated("mine", "random")
    for _ in range(80):
        await player.send("ping")
    await player.sees(lambda me: me.close_code)
    refused = [answer for answer in player.answers.values() if isinstance(answer, Refused)]
    assert {answer.code for answer in refused} == {"too_frequent"}
    assert player.close_code == 1008


@scene()
async def test_nobody_can_flood_the_chat(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    codes = [await first.ask("say", text=f"line {number}") for number in range(8)]
    refused = [answer.code for answer in codes if isinstance(answer, Refused)]
    assert refused == ["too_frequent"] * 2
    await second.done("say", text="  hello \u0000 there ")
    assert [line.text for line in second.chat][-1] == "hello  there"
    await first.sees(lambda me: len(me.chat) == 7)


@scene()
async def test_a_feeling_is_shown_to_everybody_counts_as_talk_and_is_one_of_a_few(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    watcher = await house.sit(first.table.code)
    assert await first.refused_with("emote", emote="<b>rage</b>") == "malformed"
    answers = [await first.ask("emote", emote="well_done") for _ in range(7)]
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["too_frequent"]
    for player in (second, watcher):
        await player.sees(lambda me: [(one.seat, one.emote) for one in me.emoted] == [(0, "well_done")] * 6)
    assert first.chat == []


@scene()
async def test_a_page_of_another_version_is_asked_to_reload(house: House) -> None:
    made = await house.table("mine", "random")
    player = await house.open(made["table"]["code"])
    await player.hello(protocol=99)
    assert player.refused is not None
    assert player.refused.code == "malformed"


@scene()
async def test_a_frame_far_too_long_closes_the_socket(house: House) -> None:
    (player,) = await house.seated("mine", "random")
    await player.socket.send("x" * 200_000)
    await player.sees(lambda me: me.close_code)
    assert player.close_code == 1009


@scene(max_spectators=2)
async def test_there_is_room_for_so_many_spectators(house: House) -> None:
    made = await house.table("mine", "random")
    code = made["table"]["code"]
    for _ in range(2):
        await house.sit(code)
    third = await house.open(code)
    await third.hello()
    assert third.refused is not None
    assert third.refused.code == "too_many_spectators"


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def act() -> None:
        connection = Connection()
        for _ in range(300):
            connection.send("news")
        assert connection.close_code == 1013

    asyncio.run(act())


@pytest.fixture(scope="module")
def messages() -> st.SearchStrategy[dict[str, Any]]:
    """Return messages of any kind with any fields, sound or not."""
    fields = st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=4)
    return st.builds(lambda kind, more: {**more, "type": kind}, st.sampled_from(KINDS) | st.text(max_size=6), fields)


def test_no_message_whatever_breaks_a_table(folder: Any, messages: st.SearchStrategy[dict[str, Any]]) -> None:
    @settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.lists(messages, min_size=40, max_size=40))
    def play(batch: list[dict[str, Any]]) -> None:
        asyncio.run(_throw(folder, batch))

    play()


async def _throw(folder: Any, batch: list[dict[str, Any]]) -> None:
    async with running(folder) as house:
        first, second = await house.seated("mine", "mine")
        for fields in batch:
            kind = fields.pop("type")
            fields.pop("token", None)
            await first.ask(kind, **fields)
        assert first.close_code is None
        assert await second.refused_with("play", decision=9, action=0) == "stale"
