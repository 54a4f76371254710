"""All seats choose their opening tickets at the same time (R4)."""

from __future__ import annotations

from server.house import House, scene
from server.player import Player
from whistlestop import Game
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.messages import Done
from whistlestop.server.storage.records import Entry
from whistlestop.server.storage.replaying import replayed


def sets(player: Player) -> list[list[int]]:
    """Return the choices a player has."""
    return player.choice.sets


@scene()
async def test_everybody_is_asked_at_once_and_answers_wait_for_the_last(house: House) -> None:
    players = await house.seated("mine", "mine", "mine")
    assert [player.view.waiting_for for player in players] == [[0, 1, 2]] * 3
    for player in (players[2], players[0]):  # against the order in which the engine asks
        assert isinstance(await player.keep(sets(player)[0]), Done)
    await players[1].until(lambda: players[1].view.waiting_for == [1])
    assert players[1].view.facts.ticket_counts == [None, 0, None]
    assert isinstance(await players[1].keep(sets(players[1])[-1]), Done)
    for player in players:
        await player.sees(lambda me: me.view.facts.turn == 1)
        assert player.view.facts.ticket_counts == [2, 3, 2]


@scene()
async def test_a_choice_that_waits_can_be_changed_or_taken_back(house: House) -> None:
    first, _ = await house.seated("mine", "mine")
    assert isinstance(await first.keep(sets(first)[0]), Done)
    assert isinstance(await first.keep(sets(first)[-1]), Done)
    assert first.choice.chosen == sets(first)[-1]
    await first.done("undo", decision=0)
    assert first.view.waiting_for == [0, 1]
    assert first.choice.chosen is None


@scene()
async def test_what_waits_is_told_to_nobody_else(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    await first.keep(sets(first)[0])
    await second.until(lambda: second.view.waiting_for == [1])
    assert second.choice.chosen is None
    assert not any("ticket_kept" in text for text in second.received)


@scene()
async def test_too_few_tickets_and_foreign_tickets_are_refused(house: House) -> None:
    first, second = await house.seated("mine", "mine")
    for wrong in ([], sets(first)[0][:1], sets(second)[-1], [126, 127]):
        assert await first.refused_with("choose_tickets", decision=0, keep=wrong) == "illegal"
    assert await first.refused_with("play", decision=0, action="keep") == "illegal"
    assert first.view.waiting_for == [0, 1]


def test_splits_are_named_in_turn_and_tickets_then_chosen_by_all_at_once() -> None:
    """R103: nobody can take a split back, for the tickets have been seen; the match comes back from its log."""
    match = Match(Game("germany", players=3, seed=5))
    head, entries = match.game.log(), list[Entry]()
    for _ in range(3):
        assert match.game.phase == "split"
        (seat,) = match.waiting_for()
        entries += match.play(seat, match.decision, "split short 3 + long 1")
        assert (match.undo_alone(seat), match.undo_agreed(seat)) == (0, 0)
    assert match.waiting_for() == [0, 1, 2]
    for seat in range(3):
        entries += match.choose(seat, match.decision, match.choices(seat)[0])
    assert match.game.record.turn == 1
    again = replayed(head, entries, None)
    assert again.game.log() == match.game.log()
    first = match.moment.to_move
    assert first is not None
    assert (match.undo_alone(first), again.undo_agreed(first)) == (0, 0)
