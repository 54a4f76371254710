"""Nothing a client receives contains what its seat may not know (R8, R180, R231).

Every byte sent to each seat over a whole game is compared with what that seat's view and events say; and games that a
seat cannot tell apart must give it the very same bytes.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest

from server.house import House, scene
from server.player import Player, decoder, play_on, take_turns
from whistlestop import Game, bots
from whistlestop.knowledge.facts import Facts
from whistlestop.ruleset.options import OPTIONS
from whistlestop.server.match.plan import checked, planned_seat
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.bodies import CreateTable
from whistlestop.server.protocol.messages import Snapshot, Update
from whistlestop.server.protocol.parts import SeatPlan
from whistlestop.server.storage import records
from whistlestop.server.table import lobby

OWN = ("hand", "tickets", "offered", "returned", "monster_face_down")


@scene()
async def test_every_message_of_a_game_says_what_the_seats_view_says_and_no_more(house: House) -> None:
    made = await house.table("mine", "mine", "greedy", map="europe")
    code = made["table"]["code"]
    watchers = [*await house.players(made), await house.sit(code)]
    row = house.inside(code).row
    secrets = [row.seed, row.salt, row.host_hash, made["host_token"], *(key["token"] for key in made["seats"])]
    await asyncio.gather(*(play_on(player, seed) for seed, player in enumerate(watchers[:2])))
    for player in watchers:
        await player.sees(lambda me: me.over)
    log = (await house.http.get(f"/api/tables/{code}/log")).text
    for player in watchers:
        _compare_with_views(player, Game.from_log(log))
        running = "".join(text for text in player.received if '"ending":{' not in text)
        assert not [secret for secret in secrets if secret in running], "a secret was sent"


def _compare_with_views(player: Player, whole: Game) -> None:
    """Replay a game and check all that a player was told at each decision."""
    game = whole.copy()
    game.take_back(game.decision)
    compared = 0
    for text in player.received:
        message = decoder.decode(text)
        if not isinstance(message, Snapshot | Update) or message.view is None:
            continue
        for made in whole.history[game.decision : message.view.decision]:
            game.play_scripted(made.action, made.answers)
        view = game.view(player.seat)
        _compare_facts(text, message.view.facts, view.facts(), player.seat)
        question = message.view.question
        if not game.over and player.seat != game.to_move and game.record.turn > 0:
            assert question is None
        elif question is not None and question.actions:
            assert [action.id for action in question.actions] == view.legal
        elif question is not None and question.tickets is not None:
            assert question.tickets.offered == view.facts().offered
        compared += 1
    assert compared > 100


def _compare_facts(text: str, told: Facts, known: Facts, seat: int | None) -> None:
    assert told == known
    sent = set(msgspec.json.decode(text)["view"]["facts"])
    assert sent == set(known)
    if seat is None:
        assert [name for name in OWN if getattr(told, name) is not None] == []


@scene()
async def test_events_of_others_come_without_their_private_part(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await take_turns([first, second], 40)
    for player in (first, second):
        others = [event for event in player.events if event.seat not in (None, player.seat)]
        assert any(event.name == "card_drawn" for event in others)
        assert [event for event in others if event.name == "card_drawn" and event.arguments] == []
        assert [event for event in others if "ticket" in event.arguments] == []
        assert [event for event in others if event.name in ("ticket_kept", "ticket_returned")] == []


TABLES: list[tuple[str, dict[str, bool]]] = [
    ("usa", {}),
    ("europe", {}),
    *([("europe", {"monsters": True}), ("usa", {"dice": True, "monsters": True})] if "monsters" in OPTIONS else []),
]


@pytest.mark.parametrize(("map", "options"), TABLES)
def test_games_a_seat_cannot_tell_apart_give_it_the_same_bytes(folder: Any, map: str, options: dict[str, bool]) -> None:
    @scene()
    async def play(house: House) -> None:
        for number, game in enumerate(_moments(map, options)):
            seat = (0, 1, None)[number % 3]
            told = {await _bytes_for(house, twin, seat) for twin in (game, game.resample(seat, 1))}
            assert len(told) == 1, f"seat {seat} can tell games apart at {game.position()}"

    play(folder)


def _moments(map: str, options: dict[str, bool]) -> list[Game]:
    """Return a game at moments all through it, every kind of question among them."""
    game = Game(map, players=3, seed=11, options=options)
    bot, found, phases = bots.make("greedy", 5), [], set()
    while not game.over:
        if game.phase not in phases or game.decision % 90 == 0:
            phases.add(game.phase)
            found.append(Game.from_record(game.rules, game.engine.games))
        game.play(bot.decide(game.view(game.to_move)))
    return found


async def _bytes_for(house: House, game: Game, seat: int | None) -> str:
    """Return all that a seat is sent when it comes to a table where a game stands."""
    player = await _sat_down(house, game, seat)
    text = "".join(player.received)
    await player.close()
    return re.sub(rf'"now":[\d.]+|{player.table.code}', "", text)


async def _sat_down(house: House, game: Game, seat: int | None) -> Player:
    """Return a player (None: a spectator) who has come to a table where a game stands."""
    wanted = CreateTable(map=game.map.id, seats=[SeatPlan(kind="mine")] * game.players)
    row = lobby._new_row(checked(wanted, house.lobby.library), "", None, listed=False)
    row.state, row.head, row.seed, row.salt = "playing", game.log(), "7", "salt"
    row.code, row.created = f"T{len(house.lobby.tables)}", 0.0
    sitting: list[Seat] = []
    tokens = []
    for plan in wanted.seats:
        taken, token = planned_seat(plan, sitting)
        sitting.append(taken)
        tokens.append(token)
    await house.lobby.store.write(lambda connection: records.add(connection, row, sitting))
    player = await house.sit(row.code, None if seat is None else tokens[seat])
    await player.sees(lambda me: me.presence)
    assert player.view.facts.phase == game.phase
    return player
