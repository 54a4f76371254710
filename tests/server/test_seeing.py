"""Hints and overlays over the socket: enforced, limited, never in anybody's way, and from own knowledge only."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from time import perf_counter
from typing import Any, get_args

import pytest

from server.house import House, scene
from server.player import Player, take_turns
from server.test_secrecy import _moments, _sat_down
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Done, Hint, Overlays, Refused
from whistlestop.server.protocol.seeing import Overlay
from whistlestop.server.thinking.advisers import HINTS_AT_ONCE, Asking

EVERY = list(get_args(Overlay))


async def overlays(player: Player, wanted: list[str] | None = None) -> Overlays:
    answer = await player.ask("ask_overlays", wanted=EVERY if wanted is None else wanted)
    assert isinstance(answer, Overlays), answer
    return answer


@scene()
async def test_a_hint_gives_the_best_answers_with_chances_and_can_be_played(house: House) -> None:
    (player,) = await house.seated("mine", "greedy")
    hint = await player.ask("ask_hint", decision=0)
    assert isinstance(hint, Hint)
    keep = hint.suggestions[0].keep
    assert keep in player.choice.sets
    assert isinstance(await player.keep(keep or []), Done)
    await player.until(lambda: player.asked and player.question.actions)
    hint = await player.ask("ask_hint", decision=player.question.decision)
    assert isinstance(hint, Hint)
    assert 1 <= len(hint.suggestions) <= 3
    assert hint.games > 0
    for one in hint.suggestions:
        assert one.action in [action.id for action in player.question.actions]
        assert 0 <= one.low <= one.win_chance <= one.high <= 1
    assert any(reason.code == "bot_choice" for one in hint.suggestions for reason in one.reasons)


@scene()
async def test_a_table_can_be_without_hints(house: House) -> None:
    (player,) = await house.seated("mine", "random", hints=False)
    assert await player.refused_with("ask_hint", decision=0) == "no_hints"


@scene()
async def test_hints_are_for_who_is_asked_and_for_the_question_asked(house: House) -> None:
    first, second = await house.seated("mine", "mine", map="lake-constance")
    assert await first.refused_with("ask_hint", decision=99) == "stale"
    mover = await take_turns([first, second], 2)
    other = second if mover is first else first
    assert await other.refused_with("ask_hint", decision=other.view.decision) == "not_your_turn"
    watcher = await house.sit(first.table.code)
    assert await watcher.refused_with("ask_hint", decision=watcher.view.decision) == "not_seated"


@scene()
async def test_a_seat_has_one_hint_at_a_time(house: House) -> None:
    (player,) = await house.seated("mine", "greedy", map="lake-constance")
    number = await player.send("ask_hint", decision=0)
    assert await player.refused_with("ask_hint", decision=0) == "too_frequent"
    await player.until(lambda: number in player.answers)


def test_a_seat_does_not_get_hints_without_end() -> None:
    asking = Asking()
    for _ in range(HINTS_AT_ONCE):
        asking.begin(1)
        asking.end(1)
    with pytest.raises(Denial, match="too_frequent"):
        asking.begin(1)
    asking.begin(0)  # another seat has hints of its own


@scene()
async def test_while_a_hint_is_thought_about_everything_goes_on(house: House) -> None:
    """The event loop never waits: whoever asks can play meanwhile, and nobody notices."""
    (player,) = await house.seated("mine", "greedy", map="usa")
    await player.ask("ask_hint", decision=0)  # loads the machine code
    number = await player.send("ask_hint", decision=0)
    waits = []
    while number not in player.answers:
        begun = perf_counter()
        await player.ask("ping")
        waits.append(perf_counter() - begun)
        await asyncio.sleep(0.01)
    assert len(waits) > 5
    assert sorted(waits)[len(waits) // 2] < 0.1
    assert isinstance(await player.keep(player.choice.sets[0]), Done)


@scene()
async def test_overlays_come_as_wanted_to_seats_and_spectators(house: House) -> None:
    first, second = await house.seated("mine", "mine", map="europe", options={"monsters": True})
    await take_turns([first, second], 30)
    told = await overlays(first)
    assert [one.seat for one in told.paths or []] == [0, 1]
    assert [one.monster for one in told.monsters or []] == ["alvin", "dexter"]
    assert told.tickets
    assert told.odds is not None
    assert sum(one.next for one in told.odds.colours) == pytest.approx(1)
    only = await overlays(first, ["tickets"])
    assert (only.paths, only.networks, only.monsters, only.odds) == (None, None, None, None)
    assert {one.ticket for one in only.tickets or []} == set(first.view.facts.tickets or [])
    watcher = await house.sit(first.table.code)
    seen = await overlays(watcher)
    assert (seen.tickets, seen.networks) == ([], [])
    assert seen.paths == told.paths


@scene()
async def test_overlays_are_refused_before_the_game_and_when_asked_for_too_often(house: House) -> None:
    made = await house.table("mine", "open", start=False)
    (host,) = await house.players(made)
    assert await host.refused_with("ask_overlays", wanted=EVERY) == "not_started"
    (player,) = await house.seated("mine", "greedy", map="lake-constance")
    assert await player.refused_with("ask_overlays", wanted=["secrets"]) == "malformed"
    answers = await asyncio.gather(*(player.ask("ask_overlays", wanted=["paths"]) for _ in range(40)))
    codes = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert set(codes) == {"too_frequent"}
    assert len(codes) < 40


TABLES: list[tuple[str, dict[str, bool]]] = [
    ("europe", {"monsters": True}),
    ("usa", {"dice": True, "monsters": True}),
    ("lake-constance", {}),
]


@pytest.mark.parametrize(("map", "options"), TABLES)
def test_games_a_seat_cannot_tell_apart_have_the_same_overlays(
    folder: Path, map: str, options: dict[str, bool]
) -> None:
    """R8, R180: not a byte of an overlay depends on what is hidden from its viewer."""

    @scene()
    async def play(house: House) -> None:
        for number, game in enumerate(_moments(map, options)):
            seat = (0, 1, None)[number % 3]
            told = {await _overlay_bytes(house, twin, seat) for twin in (game, game.resample(seat, 1))}
            assert len(told) == 1, f"seat {seat} can tell games apart at {game.position()}"

    play(folder)


async def _overlay_bytes(house: House, game: Any, seat: int | None) -> str:
    player = await _sat_down(house, game, seat)
    await overlays(player)
    (text,) = [text for text in player.received if '"type":"overlays"' in text]
    await player.close()
    return re.sub(r'"request":\d+', "", text)
