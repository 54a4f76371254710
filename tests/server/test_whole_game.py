"""A whole game over sockets: people and bots, a spectator, the end, the log and the opened seal."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest

from server.house import House, scene
from server.player import Player, play_on
from whistlestop import Game
from whistlestop.server.narration import wording
from whistlestop.server.protocol.views import Ending


def ending(player: Player) -> Ending:
    """Return how the game ended, as a player was told."""
    assert player.view.ending is not None
    return player.view.ending


@pytest.mark.parametrize("options", [{}, {"dice": True, "monsters": True}])
def test_people_and_a_bot_play_a_whole_game_and_everybody_sees_the_same_end(
    folder: Path, options: dict[str, bool]
) -> None:
    async def play(house: House) -> None:
        await _whole_game(house, options)

    scene()(play)(folder)


async def _whole_game(house: House, options: dict[str, bool]) -> None:
    made = await house.table("mine", "mine", "greedy", map="europe", options=options)
    code = made["table"]["code"]
    players = [*await house.players(made), await house.sit(code)]
    await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(players[:2])))
    for player in players:
        await player.sees(lambda me: me.over)
        assert player.table.state == "over"
    assert ending(players[0]) == ending(players[1]) == ending(players[2])
    sealed = hashlib.sha256(f"{ending(players[0]).seed}:{ending(players[0]).salt}".encode()).hexdigest()
    assert sealed == made["table"]["fingerprint"]
    game = Game.from_log((await house.http.get(f"/api/tables/{code}/log")).text)
    for player in players:
        compare(player, game)


def compare(player: Player, game: Game) -> None:
    """Check that a player was told exactly what the seat sees of a game that ended."""
    assert game.over
    assert player.events == [wording.game_event(game.map, event) for event in game.events(player.seat)]
    assert player.view.facts == wording.facts(game.view(player.seat))
    totals = [score.total for score in game.scores()]
    assert [score.total for score in ending(player).scores] == totals
    assert ending(player).winners == game.winners()
    assert ending(player).timeline[-1] == totals


@scene()
async def test_a_rematch_seats_the_same_people_and_their_tokens_open_it(house: House) -> None:
    made = await house.table("mine", "mine")
    players = await house.players(made)
    assert await players[0].refused_with("rematch") == "game_running"
    await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(players)))
    await players[1].done("rematch")
    await players[0].until(lambda: players[0].table.rematch)
    code = str(players[0].table.rematch)
    await players[0].done("rematch")
    assert players[0].table.rematch == code
    again = await house.sit(code, made["seats"][1]["token"])
    assert again.seat == 1
    assert again.table.state == "waiting"
    host = {"Authorization": f"Bearer {made['host_token']}"}
    assert (await house.http.post(f"/api/tables/{code}/start", headers=host)).status_code == 200
    await again.until(lambda: again.asked)
    assert again.events[0].name == "game_started"
