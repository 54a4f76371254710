"""Typed lines over the socket: looked up, decided like a click, refused when late; only what the seat knows is told."""

from __future__ import annotations

import asyncio

from server.house import House, scene
from server.player import Player
from whistlestop.server.protocol.messages import Told


async def typed(player: Player, *lines: str, decision: int | None = None, language: str = "en") -> Told:
    """Return what the server tells after typed lines."""
    number = player.view.decision if decision is None else decision
    answer = await player.ask("type_line", decision=number, lines=list(lines), language=language)
    assert isinstance(answer, Told), answer
    return answer


def text(told: Told) -> str:
    """Return all that was told."""
    return "\n".join(cell for block in told.blocks for row in block.rows for cell in row)


@scene()
async def test_a_whole_game_is_typed_against_a_bot(house: House) -> None:
    """Tickets, cards, routes and payments by number alone; the question says what there is to choose from."""
    (player,) = await house.seated("mine", "greedy", map="lake-constance")
    typed_lines = 0
    while not player.over:
        await player.until(lambda: player.over or player.asked)
        if player.over:
            break
        assert text(await typed(player))
        before = player.view.decision
        line = "all" if player.question.tickets is not None else str(len(player.question.actions))
        assert (await typed(player, line)).done
        typed_lines += 1
        await player.until(lambda before=before: player.over or player.view.decision > before)  # type: ignore[misc]
    assert typed_lines > 10
    assert "The game is over." in text(await typed(player))


@scene()
async def test_a_typed_decision_is_refused_when_it_comes_late_or_out_of_turn(house: House) -> None:
    players = await house.seated("mine", "mine", map="usa")
    assert await players[0].refused_with("type_line", decision=9, lines=["all"]) == "stale"
    assert (await typed(players[1], "all")).done  # the opening is everybody's at once
    assert (await typed(players[0], "all")).done
    await asyncio.gather(*(each.sees(lambda me: me.view.facts.turn == 1) for each in players))
    first, second = sorted(players, key=lambda each: each.view.waiting_for != [each.seat])
    assert await second.refused_with("type_line", decision=second.view.decision, lines=["draw"]) == "not_your_turn"
    assert "Your hand" in text(await typed(second, "hand"))
    assert not (await typed(second, "routes denver")).done
    assert await first.refused_with("type_line", decision=0, lines=["draw"]) == "stale"
    assert (await typed(first, "draw")).done
    assert first.events[-1].name == "card_drawn"


@scene()
async def test_undo_is_typed_and_words_come_in_the_language_asked_for(house: House) -> None:
    (player,) = await house.seated("mine", "random", map="usa")
    assert (await typed(player, "1 2")).done
    await player.until(lambda: player.asked and player.question.actions)
    claims = [action for action in player.question.actions if action.kind == "claim"]
    assert "Deine Hand" in text(await typed(player, "hand", language="de-AT"))
    assert "Your hand" in text(await typed(player, "hand", language="tlh"))
    if claims:
        owned = dict(player.view.facts.owner)
        await player.done("play", decision=player.view.decision, action=claims[0].id)
        assert (await typed(player, "undo")).done
        assert player.view.facts.owner == owned
        assert player.view.facts.claiming is None


@scene()
async def test_a_spectator_types_nothing_and_hints_follow_the_table(house: House) -> None:
    made = await house.table("mine", "random", map="usa", hints=False)
    watcher = await house.sit(made["table"]["code"])
    assert await watcher.refused_with("type_line", decision=0, lines=["hand"]) == "not_seated"
    (player,) = await house.players(made)
    assert "“hint”" not in text(await typed(player, "?"))
