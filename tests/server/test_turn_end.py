"""A turn that can only end is ended by the server, and nobody can tell from the time (decisions 7 and 15, R169)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from busy import factor
from server.house import House, scene
from server.player import Player
from whistlestop import Game
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.messages import Done, Refused, Told

LINE = (
    "usa base 2 monsters=true | phase=second_card monsters=alvin:boston,dexter:miami "
    "display=red,blue,white,green,pink | 0 hand={hand} | 1 hand=red:3"
)
NOTHING, ONE_LOCOMOTIVE = "red:3", "red:2,locomotive:1"
PAUSE = 0.3 * factor()  # what is sent at once must come before it is over


async def second_card(house: House, hand: str, *seats: str) -> list[Player]:
    """Return the people of a game where the first of them is about to take a second card."""
    made = await house.table(*seats, options={"monsters": True})
    table = house.inside(made["table"]["code"])
    table.begin(Match(Game.from_position(LINE.format(hand=hand))))
    return await house.players(made)


async def seconds_until(player: Player, condition: Any) -> float:
    """Return how long it takes until a condition on a player holds."""
    loop = asyncio.get_running_loop()
    start = loop.time()
    await player.sees(condition)
    return loop.time() - start


@scene(turn_end_seconds=PAUSE)
async def test_who_can_do_nothing_more_is_not_asked_and_the_turn_ends_after_the_pause(house: House) -> None:
    first, second = await second_card(house, NOTHING, "mine", "mine")
    await first.play("take blue")
    assert first.view.facts.phase == "after action"
    assert [action.kind for action in first.question.actions] == ["end"]
    assert first.question.answered
    assert second.view.question is None
    assert await seconds_until(second, lambda me: me.asked) > PAUSE / 2
    assert not first.asked


@pytest.mark.parametrize("hand", [NOTHING, ONE_LOCOMOTIVE])
def test_an_end_that_is_pressed_goes_out_after_the_same_pause_whatever_the_hand(hand: str, folder: Any) -> None:
    @scene(turn_end_seconds=PAUSE)
    async def play(house: House) -> None:
        first, second = await second_card(house, hand, "mine", "mine")
        await first.play("take blue")
        assert first.question.answered == (hand == NOTHING)
        pressed = await first.send("play", decision=first.view.decision, action="end")
        assert await seconds_until(second, lambda me: me.asked) > PAUSE / 2
        await first.until(lambda: pressed in first.answers)
        assert isinstance(first.answers[pressed], Done)

    play(folder)


@pytest.mark.parametrize("hand", [NOTHING, ONE_LOCOMOTIVE])
def test_an_end_that_is_typed_waits_as_well(hand: str, folder: Any) -> None:
    @scene(turn_end_seconds=PAUSE)
    async def play(house: House) -> None:
        first, second = await second_card(house, hand, "mine", "mine")
        await first.play("take blue")
        typed = await first.send("type_line", decision=first.view.decision, lines=["end"], language="en")
        assert await seconds_until(second, lambda me: me.asked) > PAUSE / 2
        await first.until(lambda: typed in first.answers)
        answer = first.answers[typed]
        assert isinstance(answer, Told)
        assert answer.done

    play(folder)


@scene(turn_end_seconds=PAUSE)
async def test_another_seat_learns_nothing_by_answering_in_the_pause(house: House) -> None:
    """Neither by the answer nor by its time: it is refused at once, whatever the hand."""
    for hand in (NOTHING, ONE_LOCOMOTIVE):
        first, second = await second_card(house, hand, "mine", "mine")
        await first.play("take blue")
        await second.sees(lambda me: me.view.facts.phase == "after action")
        assert await second.refused_with("play", decision=second.view.decision, action="end") == "not_your_turn"
        assert first.asked


@scene(turn_end_seconds=3600)
async def test_alone_among_bots_there_is_nobody_to_hide_from(house: House) -> None:
    (player,) = await second_card(house, NOTHING, "mine", "random")
    await player.play("take blue")
    assert player.view.facts.phase != "after action"
    (player,) = await second_card(house, ONE_LOCOMOTIVE, "mine", "random")
    await player.play("take blue")
    assert (player.view.facts.phase, player.question.answered) == ("after action", False)
    assert isinstance(await player.play("end"), Done)


@scene(turn_end_seconds=PAUSE)
async def test_an_end_taken_back_is_not_given_again(house: House) -> None:
    first, second = await second_card(house, NOTHING, "mine", "mine")
    await first.play("take blue")
    await second.sees(lambda me: me.asked)
    await first.sees(lambda me: me.view.undo_alone == 1)
    await first.done("undo", decision=first.view.decision)
    assert (first.view.facts.phase, first.question.answered) == ("after action", False)
    assert isinstance(await first.play("end"), Done)


@scene(turn_end_seconds=PAUSE)
async def test_while_something_is_to_be_taken_back_the_player_is_asked(house: House) -> None:
    first, second = await second_card(house, NOTHING, "mine", "mine")
    await first.play("draw")
    await first.done("undo", decision=first.view.decision)
    assert first.view.proposal is not None
    await first.sees(lambda me: me.asked and not me.question.answered)
    await second.done("answer_undo", proposal=first.view.proposal.number, agree=False)
    assert not isinstance(await first.play("end"), Refused)
