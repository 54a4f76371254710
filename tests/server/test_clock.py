"""The clock of a turn: a bot takes the seat when time is up and gives it back; and leaving a seat for good."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

from server.house import House, running, scene
from server.player import Player, play_on, take_turns
from whistlestop.server.match import clock
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.thinking_time import ThinkingTime
from whistlestop.server.protocol.parts import Clock
from whistlestop.server.protocol.views import Thought
from whistlestop.server.storage import records

SECOND = {"unit": "seconds", "amount": 1}


async def away(house: House, player: Player, seat: int) -> None:
    """Let the time of the seat in turn run out."""
    house.inside(player.table.code).row.asked = time() - 100
    await player.send("ping")
    await player.sees(lambda me: me.table.seats[seat].played_by == "bot")


def test_a_deadline_is_the_time_after_the_question() -> None:
    assert clock.deadline(Clock(), 5.0) is None
    assert clock.deadline(Clock(unit="seconds", amount=30), None) is None
    assert clock.deadline(Clock(unit="seconds", amount=30), 5.0) == 35.0
    assert clock.deadline(Clock(unit="days", amount=2), 5.0) == 5.0 + 2 * 86400
    assert not clock.runs(Clock(unit="seconds", amount=1), anybody_there=False)
    assert clock.runs(Clock(unit="days", amount=1), anybody_there=False)


@scene()
async def test_when_time_is_up_a_bot_plays_until_the_player_returns(house: House) -> None:
    first, second = await house.seated("mine", "mine", clock=SECOND)
    assert first.view.deadline is not None
    await first.keep(first.choice.sets[0])
    await first.sees(lambda me: me.table.seats[1].played_by == "bot")
    await first.sees(lambda me: me.view.facts.turn > 0)
    await second.done("take_back")
    assert second.table.seats[1].played_by == "person"
    assert {event.seat for event in second.events if event.name == "tickets_chosen"} == {0, 1}


def test_time_is_counted_while_somebody_is_asked_and_stored_when_the_answer_is_complete() -> None:
    spent = ThinkingTime()
    spent.follow([0, 1], 100.0)
    spent.follow([0], 104.0)
    assert spent.answered([0]) == [Entry("time", 1, 4.0)]
    assert spent.told(2) == [Thought(seconds=4.0, since=104.0), Thought(seconds=4.0, since=None)]
    spent.follow([], 110.0)  # nobody is there
    assert spent.answered([0]) == []
    spent.follow([0], 500.0)
    spent.follow([1], 502.0)
    stored = [Entry("time", 1, 4.0), *spent.answered([1])]
    assert ThinkingTime(stored).told(2) == [Thought(seconds=12.0, since=None), Thought(seconds=4.0, since=None)]


def test_everybody_sees_how_long_all_have_thought_also_after_a_restart(folder: Path) -> None:
    asyncio.run(_thought(folder))


async def _thought(folder: Path) -> None:
    async with running(folder) as house:
        first, second = await house.seated("mine", "mine", clock={"unit": "seconds", "amount": 60})
        player = await take_turns([first, second], 2)
        assert player.view.thought is not None
        assert player.seat is not None
        assert [one.since is not None for one in player.view.thought] == [seat == player.seat for seat in (0, 1)]
        table = house.inside(first.table.code)
        table._thinking_time._since[player.seat] -= 25
        await player.play("draw")
        assert player.view.thought[player.seat].seconds >= 25
        await player.play("draw")
        code, token = first.table.code, first.token
    async with running(folder) as house:
        back = await house.sit(code, token)
        assert back.view.thought is not None
        assert back.view.thought[player.seat].seconds >= 25


@scene()
async def test_a_player_who_decides_or_comes_back_has_the_seat_again(house: House) -> None:
    first, second = await house.seated("mine", "mine", clock={"unit": "seconds", "amount": 60}, bot_delay=10)
    player = await take_turns([first, second], 2)
    other, seat = (second, 1) if player is first else (first, 0)
    assert player.seat is not None
    await away(house, other, player.seat)
    await player.play("draw")
    assert player.table.seats[player.seat].played_by == "person"
    await away(house, other, player.seat)
    returned = await house.sit(player.table.code, player.token)
    assert returned.table.seats[player.seat].played_by == "person"
    assert returned.view.deadline is not None
    assert returned.view.deadline > time() + 30
    assert other.seat == seat


@scene()
async def test_without_takeover_nothing_happens_when_time_is_up(house: House) -> None:
    first, second = await house.seated("mine", "mine", clock=SECOND, takeover=False)
    await asyncio.sleep(1.2)
    await first.ask("ping")
    assert [seat.played_by for seat in first.table.seats] == ["person", "person"]
    assert second.view.deadline is not None
    assert second.view.deadline < time()


@scene()
async def test_resigning_hands_the_seat_to_a_bot_also_over_a_reload(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await first.done("resign")
    again = await house.sit(first.table.code, first.token)
    assert again.table.seats[0].played_by == "bot"
    await play_on(second, 2)
    assert second.over
    assert await again.refused_with("resign") == "game_over"


@scene()
async def test_a_seat_that_was_left_can_be_taken_by_somebody_else(house: House) -> None:
    made = await house.table("mine", "mine")
    first, second = await house.players(made)
    code, seats = made["table"]["code"], f"/api/tables/{made['table']['code']}/seats"
    left = await house.http.delete(f"{seats}/0", headers={"Authorization": f"Bearer {first.token}"})
    assert left.json()["seats"][0]["vacant"]
    await first.sees(lambda me: me.close_code)
    joined = (await house.http.post(f"/api/tables/{code}/join", json={"name": "Newcomer"})).json()
    assert joined["key"]["seat"] == 0
    newcomer = await house.sit(code, joined["key"]["token"])
    assert newcomer.table.seats[0].name == "Newcomer"
    assert newcomer.asked
    old = await house.open(code, first.token)
    await old.hello()
    assert old.refused is not None
    assert old.refused.code == "wrong_token"
    full = await house.http.post(f"/api/tables/{code}/join", json={"name": "Late"})
    assert full.json()["code"] == "already_started"
    assert second.close_code is None


def test_days_pass_without_anybody_there_and_the_bot_plays(folder: Path) -> None:
    asyncio.run(_days(folder))


async def _days(folder: Path) -> None:
    made: dict[str, Any]
    async with running(folder) as house:
        made = await house.table("mine", "mine", clock={"unit": "days", "amount": 1})
    code = made["table"]["code"]
    async with running(folder) as house:
        await house.lobby.sweep(time())
        assert code not in house.lobby.tables, "the time is not up"
        stored = await house.lobby.store.read(lambda connection: _row(connection, code))
        stored.asked, stored.wake = time() - 2 * 86400, time() - 86400
        await house.lobby.store.write(lambda connection: _save(connection, stored))
        await house.lobby.sweep(time())
        table = house.inside(code)
        while any(seat.played_by == "person" for seat in table.seats):
            await asyncio.sleep(0.01)
        assert table.playing().in_opening, "without people and without anybody watching the bots wait"
        back = await house.sit(code, made["seats"][0]["token"])
        assert back.table.seats[0].played_by == "person"


def _row(connection: Any, code: str) -> Any:
    stored = records.glance(connection, code)
    assert stored is not None
    return stored.row


def _save(connection: Any, row: Any) -> None:
    records.save(connection, row)
