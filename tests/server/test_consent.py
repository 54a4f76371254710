"""Taking back what others have seen: nobody does it alone, whoever is there or not, and luck answers anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest

from server.house import House, running, scene
from server.player import Player
from whistlestop import Game
from whistlestop.server.match import consent
from whistlestop.server.match.match import Match
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.messages import Done, FromServer, Refused
from whistlestop.server.storage.replaying import replayed

MINUTE = {"unit": "seconds", "amount": 60}


async def two(house: House) -> tuple[Player, Player]:
    """Return two people whose opening is over and whose bots would take their time, the one in turn first."""
    players = await house.seated("mine", "mine", clock=MINUTE, bot_delay=10)
    for player in players:
        await player.keep(player.choice.sets[0])
    for player in players:
        await player.sees(lambda me: me.view.facts.turn > 0)
    first, second = sorted(players, key=lambda player: not player.asked)
    return first, second


async def absent(house: House, way: str, player: Player, other: Player) -> None:
    """Let a player's time run out, or let him resign or leave; the other hears of it."""
    seat = player.seat or 0
    if way == "time":
        house.inside(player.table.code).row.asked = time() - 100
        await other.send("ping")
    elif way == "resigns":
        await player.done("resign")
    else:
        address = f"/api/tables/{player.table.code}/seats/{seat}"
        assert (await house.http.delete(address, headers={"Authorization": f"Bearer {player.token}"})).is_success
    await other.sees(lambda me: me.table.seats[seat].played_by == "bot")


async def turn(player: Player) -> None:
    """Draw two blind cards."""
    await player.sees(lambda me: me.asked)
    for _ in range(2):
        assert isinstance(await player.play("draw"), Done)


async def undo(player: Player) -> FromServer:
    """Ask to take the last decision back."""
    return await player.ask("undo", decision=player.view.decision)


async def agree_alone(player: Player) -> None:
    """Agree to one's own proposal by hand, twice, and to others that may stand."""
    standing = player.view.proposal.number if player.view.proposal is not None else player.versions[-1]
    for number in (standing, standing, standing + 1, 0):
        await player.ask("answer_undo", proposal=number, agree=True)


@pytest.mark.parametrize("way", ["there", "time", "resigns", "leaves"])
def test_whoever_is_there_or_not_is_asked_and_nobody_agrees_for_another(folder: Path, way: str) -> None:
    async def act() -> None:
        async with running(folder) as house:
            first, second = await two(house)
            await turn(first)
            hand = first.view.facts.hand
            if way != "there":
                await absent(house, way, second, first)
            answer = await undo(first)
            again = await house.sit(first.table.code, first.token)
            for own in (first, again):
                await agree_alone(own)
                assert own.view.facts.hand == hand, "one person took back what was seen"
            if way == "leaves":
                assert isinstance(answer, Refused)
                assert answer.code == "cannot_undo"
                assert first.view.undo_agreed == 0
                return
            proposal = first.view.proposal
            assert proposal is not None
            assert (proposal.needed, proposal.agreed) == ([0, 1], [first.seat])
            await second.sees(lambda me: me.view.proposal)
            await second.done("answer_undo", proposal=proposal.number, agree=True)
            await first.sees(lambda me: me.view.proposal is None)
            assert sum((first.view.facts.hand or {}).values()) == sum((hand or {}).values()) - 1

    asyncio.run(act())


@scene()
async def test_a_proposal_does_not_pass_because_somebodys_time_is_up_or_he_leaves(house: House) -> None:
    first, second = await two(house)
    await turn(first)
    hand = first.view.facts.hand
    assert isinstance(await undo(first), Done)
    await absent(house, "time", second, first)
    assert isinstance(await first.ask("ping"), object)
    assert first.view.facts.hand == hand
    assert first.view.proposal is not None
    await first.done("answer_undo", proposal=first.view.proposal.number, agree=False)
    assert first.view.proposal is None, "who asked may think better of it"
    assert isinstance(await undo(first), Done)
    await absent(house, "leaves", second, first)
    await first.sees(lambda me: me.view.proposal is None)
    assert first.view.facts.hand == hand


@scene()
async def test_who_takes_a_left_seat_over_does_not_answer_for_the_one_before(house: House) -> None:
    first, second = await two(house)
    await turn(first)
    await turn(second)
    await first.sees(lambda me: me.asked)
    await absent(house, "leaves", second, first)
    code = first.table.code
    joined = (await house.http.post(f"/api/tables/{code}/join", json={"name": "Newcomer"})).json()
    newcomer = await house.sit(code, joined["key"]["token"])
    assert (newcomer.view.undo_alone, newcomer.view.undo_agreed) == (0, 0)
    assert first.view.undo_agreed == 0, "the one who left decided after it"
    house.inside(code).leave_memory()
    again = await house.sit(code, first.token)
    assert again.view.undo_agreed == 0
    await turn(again)
    assert again.view.undo_agreed == 1
    assert isinstance(await undo(again), Done)
    late = await house.sit(code, newcomer.token)
    assert late.view.proposal is not None
    assert late.view.proposal.needed == [0, 1]


def test_of_three_people_those_who_decided_since_and_those_who_are_there_agree() -> None:
    game = Game("usa", players=3, seed=3, first=0)
    match = Match(game)
    while match.in_opening:
        for seat in range(3):
            match.choose(seat, match.decision, match.choices(seat)[0])
    for _ in range(6):
        match.play(game.to_move or 0, match.decision, "draw")
    seats = [Seat("person", name, "red", "plain") for name in "abc"]
    assert consent.needed(match, seats, 0, 6) == {0, 1, 2}
    seats[1].absence = "away"
    assert consent.needed(match, seats, 2, 2) == {0, 2}, "one other person agrees, and nobody else is concerned"
    assert consent.needed(match, seats, 0, 6) == {0, 1, 2}, "what he decided is not undone without him"
    seats[0].absence = "resigned"
    assert consent.needed(match, seats, 2, 2) == {0, 1, 2}, "nobody is left who is there: all are asked"
    seats[1].absence = "left"
    assert consent.needed(match, seats, 2, 2) is None
    seats[0].absence = ""
    assert consent.needed(match, seats, 2, 2) == {0, 2}
    assert consent.needed(
        match, [Seat("person", "a", "red", "plain"), *[Seat("bot", "b", "blue", "plain")] * 2], 0, 6
    ) == {0}


# --- luck after taking back ---


def begun(map: str = "usa", **options: Any) -> Match:
    """Return a match of two whose opening is over."""
    match = Match(Game(map, players=2, seed=11, first=0, options=options))
    while match.in_opening:
        for seat in range(2):
            match.choose(seat, match.decision, match.choices(seat)[0])
    return match


def draws(match: Match, count: int) -> list[tuple[int, ...]]:
    """Return luck's answers to blind cards drawn one after the other."""
    for _ in range(count):
        match.play(match.game.to_move or 0, match.decision, "draw")
    return [decision.answers for decision in match.game.history[-count:]]


def test_luck_that_was_taken_back_is_drawn_anew_each_time() -> None:
    match = begun()
    seen = [tuple(draws(match, 10))]
    for times in range(1, 5):
        match.take_back(10)
        assert int(match.game.record.anew) == times
        seen.append(tuple(draws(match, 10)))
    assert len(set(seen)) == 5


def test_taking_back_what_revealed_nothing_does_not_bring_the_old_luck_back() -> None:
    match = begun()
    for _ in range(40):
        if "claim" in {action.text.split()[0] for action in match.game.legal()}:
            break
        draws(match, 1)
    claim = next(action.id for action in match.game.legal() if action.text.startswith("claim"))
    seat = match.game.to_move or 0
    match.play(seat, match.decision, claim)
    pay = match.game.legal()[0].id
    match.play(seat, match.decision, pay)
    old = draws(match, 2)
    match.take_back(2)
    match.take_back(match.undo_alone(seat))
    assert int(match.game.record.anew) == 1
    match.play(seat, match.decision, claim)
    match.play(seat, match.decision, pay)
    fresh = draws(match, 2)
    assert [match.game.history[-1].seat, int(match.game.record.anew)] == [1 - seat, 1]
    assert fresh != old


def test_dice_that_were_taken_back_are_rolled_anew() -> None:
    rolls = set()
    match = begun(dice=True)
    for _ in range(6):
        game = match.game
        while not game.history[-1].answers or game.record.turn < 2:
            match.play(game.to_move or 0, match.decision, game.legal_ids()[-1])
        rolls.add(game.history[-1].answers)
        match.take_back(1)
    assert len(rolls) > 1


def test_a_log_with_luck_drawn_anew_replays_and_keeps_to_its_seed() -> None:
    match = begun()
    draws(match, 4)
    match.take_back(3)
    draws(match, 2)
    match.take_back(2)
    draws(match, 3)
    text = match.game.log()
    assert [line for line in text.splitlines() if line.startswith("anew")] == ["anew 2"]
    again = Game.from_log(text)
    assert again.log() == text
    assert again.engine.games.tobytes() == match.game.engine.games.tobytes()
    _refuse_other_luck(again)
    assert Game.from_position(again.position()).position() == again.position()


def _refuse_other_luck(game: Game) -> None:
    """Fail unless every answer of luck is the one that the seed gives, at the place the log tells."""
    check = Game(game.map.id, players=game.players, seed=game.seed, first=game.first_chosen)
    assert check.start.answers == game.start.answers
    for number, decision in enumerate(game.history):
        check.answer_anew(int(game.record_at(number)["anew"][0]))
        check.play(decision.action)
        assert check.history[-1].answers == decision.answers


def test_what_is_stored_replays_to_the_same_luck_and_older_entries_read_as_before() -> None:
    match = begun()
    head = Game("usa", players=2, seed=11, first=0).log()
    entries = [match._entry(decision) for decision in match.game.history]
    for steps in (3, 1):
        draws(match, 4)
        entries += [match._entry(decision) for decision in match.game.history[-4:]]
        entries += match.take_back(steps)
    again = replayed(head, entries, None)
    assert again.game.engine.games.tobytes() == match.game.engine.games.tobytes()
    assert int(again.game.record.anew) == 2
    assert draws(again, 4) == draws(match, 4)
    old = [entry for entry in entries if entry.kind == "play"][:6]
    plain = replayed(head, [*old, type(old[0])("undo", None, 1)], None)
    assert int(plain.game.record.anew) == 0


def test_games_without_taking_back_say_nothing_of_it() -> None:
    match = begun()
    draws(match, 4)
    assert "anew" not in match.game.log()
    assert match.game.position().split("seed=")[1].split()[0].count(":") == 2
