"""Taking back: alone while nothing hidden was seen, by agreement of all people after that, never after the end."""

from __future__ import annotations

import asyncio

from server.house import House, scene
from server.player import Player, play_on


async def begun(house: House, *seats: str) -> list[Player]:
    """Return the people of a game whose opening is over, the one in turn first."""
    players = await house.seated(*seats)
    for player in players:
        await player.keep(player.choice.sets[0])
    for player in players:
        await player.sees(lambda me: me.view.facts.turn > 0)
    await players[0].until(lambda: any(player.asked for player in players))
    return sorted(players, key=lambda player: not player.asked)


async def claim(player: Player) -> None:
    """Draw until a route can be claimed, and begin to claim it."""
    while True:
        await player.until(lambda: player.asked)
        kinds = {action.kind for action in player.question.actions}
        if "claim" in kinds:
            await player.play(player.action("claim").id)
            return
        await player.play(player.action("draw").id)


@scene()
async def test_a_player_takes_back_what_revealed_nothing(house: House) -> None:
    (player,) = await begun(house, "mine", "random")
    await claim(player)
    before = player.view.decision
    assert player.view.undo_alone == 1
    events = len(player.events)
    await player.done("undo", decision=before)
    assert player.view.facts.claiming is None
    assert player.view.undo_alone == 0
    assert player.view.decision > before, "the number of a question never comes twice"
    assert len(player.events) <= events
    assert await player.refused_with("play", decision=before, action=0) == "stale"


@scene()
async def test_a_whole_turn_goes_back_at_once(house: House) -> None:
    first, second = await begun(house, "mine", "mine")
    while not any(action.kind == "claim" for action in first.question.actions):
        for player in (first, first, second, second):
            await player.sees(lambda me: me.asked)
            await player.play("draw")
        await first.until(lambda: first.asked)
    trains = first.view.facts.trains
    await first.play(first.action("claim").id)
    await first.play(first.action("pay").id)
    await second.until(lambda: second.asked)
    assert first.view.undo_alone == 2
    await first.done("undo", decision=first.view.decision, whole_turn=True)
    await second.until(lambda: not second.asked)
    assert first.view.facts.trains == second.view.facts.trains == trains
    assert any(action.kind == "claim" for action in first.question.actions)


@scene()
async def test_after_a_hidden_card_all_people_must_agree(house: House) -> None:
    first, second = await begun(house, "mine", "mine")
    hand = first.view.facts.hand
    await first.play("draw")
    assert first.view.undo_alone == 0
    assert first.view.undo_agreed == 1
    await first.done("undo", decision=first.view.decision)
    await second.until(lambda: second.view.proposal)
    proposal = second.view.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.steps, proposal.agreed) == (first.seat, 1, [first.seat])
    assert first.view.facts.hand != hand
    await second.done("answer_undo", proposal=proposal.number, agree=True)
    await first.until(lambda: first.view.proposal is None)
    assert first.view.facts.hand == hand
    assert await second.refused_with("answer_undo", proposal=proposal.number, agree=True) == "no_proposal"


@scene()
async def test_one_no_or_the_next_move_ends_a_proposal(house: House) -> None:
    first, second = await begun(house, "mine", "mine")
    await first.play("draw")
    for way in ("no", "move"):
        await first.done("undo", decision=first.view.decision)
        await second.until(lambda: second.view.proposal)
        assert second.view.proposal is not None
        if way == "no":
            await second.done("answer_undo", proposal=second.view.proposal.number, agree=False)
        else:
            await first.play("draw")
        await second.until(lambda: second.view.proposal is None)
        assert second.view.facts.hand_sizes[first.seat or 0] == (5 if way == "no" else 6)


@scene()
async def test_against_bots_alone_the_only_person_agrees_with_himself(house: House) -> None:
    (player,) = await begun(house, "mine", "greedy")
    hand = player.view.facts.hand
    await player.play("draw")
    await player.play("draw")
    await player.until(lambda: player.asked)
    await player.done("undo", decision=player.view.decision, whole_turn=True)
    assert player.view.facts.hand == hand
    assert player.asked


@scene()
async def test_nothing_goes_back_into_the_opening_or_after_the_end(house: House) -> None:
    first, second = await begun(house, "mine", "mine")
    assert await first.refused_with("undo", decision=first.view.decision) == "cannot_undo"
    await asyncio.gather(play_on(first, 1), play_on(second, 2))
    await first.until(lambda: first.over)
    assert await first.refused_with("undo", decision=first.view.decision) == "game_over"


@scene()
async def test_a_taken_back_move_is_gone_for_those_who_come_later_and_after_a_restart(house: House) -> None:
    (player,) = await begun(house, "mine", "random")
    code = player.table.code
    await claim(player)
    await player.done("undo", decision=player.view.decision)
    house.inside(code).leave_memory()
    again = await house.sit(code, player.token, version=player.versions[-1], events=0)
    assert again.view.facts == player.view.facts
    assert again.view.decision == player.view.decision
    assert again.events == player.events
