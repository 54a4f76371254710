"""The safe door: refusals that change nothing, taking back, copies, events, scores."""

import copy
import pickle
from collections.abc import Callable

import msgspec
import numpy as np
import pytest

from table import played, table
from whistlestop import Action, Game, Refusal, RefusalCode, compile_rules, maps
from whistlestop.notation import write_position
from whistlestop.play.why import WhyCode


def test_a_game_is_played_with_texts_ids_or_actions() -> None:
    one, two, three = (Game("usa", seed=5, first=0) for _ in range(3))
    one.play("keep")
    two.play(two.legal()[0])
    three.play(three.legal_ids()[0])
    assert one.position() == two.position() == three.position()
    assert str(Action(20, "draw")) == "draw"


def test_several_actions_are_played_one_after_the_other() -> None:
    game = Game.from_position("usa base 2 | 0 hand=red:3")
    happened = game.play("claim chicago duluth", "pay red 3")
    assert [event.name for event in happened][:1] == ["route_claimed"]
    assert game.decision == 2


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    assert played("europe", "mega", 4, 9, 50).log() == played("europe", "mega", 4, 9, 50).log()


def test_without_a_seed_every_game_is_new() -> None:
    assert Game("usa").seed != Game("usa").seed


def refused(game: Game, *moves: str, **claims: int) -> Refusal:
    """Return the refusal of a move that must change nothing."""
    before, history = game.engine.games.tobytes(), list(game.history)
    with pytest.raises(Refusal) as caught:
        game.play(*moves, **claims)
    assert (game.engine.games.tobytes(), game.history) == (before, history)
    return caught.value


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    found = refused(Game.from_position("usa base 2 | 0 hand=red:1"), "claim chicago duluth")
    assert found.code is RefusalCode.ILLEGAL
    assert found.why is not None
    assert found.why.code is WhyCode.FEW_CARDS
    assert str(found) == "illegal: 'claim chicago duluth' (few_cards count=3 have=1 kind=red)"


def test_an_id_that_is_no_action_is_refused() -> None:
    game = Game.from_position("usa base 2")
    for number in (-1, 15, 511, 10_000):
        with pytest.raises(Refusal) as caught:
            game.play(number)
        assert caught.value.code is RefusalCode.ILLEGAL
    assert game.decision == 0


def test_a_text_that_is_no_action_is_refused() -> None:
    found = refused(Game("usa", seed=1), "dance")
    assert found.code is RefusalCode.UNREADABLE
    assert (found.action, found.detail) == ("dance", "'dance' is not an action")


def test_an_action_out_of_turn_is_refused() -> None:
    assert refused(Game("usa", seed=1, first=0), "keep", seat=1).code is RefusalCode.NOT_YOUR_TURN
    Game("usa", seed=1, first=0).play("keep", seat=0)


def test_the_answer_to_an_old_question_is_refused() -> None:
    game = Game("usa", seed=1, first=0)
    game.play("keep", decision=0)
    assert refused(game, "keep", decision=0).code is RefusalCode.STALE
    game.play("keep", decision=1)


def test_nothing_is_played_once_the_game_is_over() -> None:
    game = Game.from_position("usa base 2 | phase=over")
    assert refused(game, "draw").code is RefusalCode.GAME_OVER
    assert game.over
    assert (game.to_move, game.legal()) == (None, [])


def test_actions_before_the_refused_one_stand() -> None:
    game = Game.from_position("usa base 2 | display=red,red,red,red,red")
    with pytest.raises(Refusal):
        game.play("take red", "claim chicago duluth")
    assert (game.decision, game.phase) == (1, "second card")


def test_a_decision_is_taken_back_while_luck_has_not_answered() -> None:
    game = Game.from_position("usa base 2 | display=red,red,red,red,red | 0 hand=red:3")
    before = game.position()
    game.play("claim chicago duluth", "pay red 3")
    assert game.can_undo(0)
    game.undo()
    assert game.phase == "payment"
    game.undo(seat=0)
    assert game.position() == before
    assert game.legal() == Game.from_position(before).legal()


@pytest.mark.parametrize("action", ["draw", "take red", "tickets"])
def test_a_decision_that_luck_has_answered_is_not_taken_back(action: str) -> None:
    game = Game.from_position("usa base 2 | display=red,red,red,red,red")
    game.play(action)
    after = game.position()
    assert not game.can_undo()
    with pytest.raises(Refusal) as caught:
        game.undo()
    assert caught.value.code is RefusalCode.CANNOT_UNDO
    assert game.position() == after


def test_a_tunnel_is_not_taken_back_once_its_cards_are_turned_over() -> None:
    """R50: what is left of the decision to pay is only whether to pay extra."""
    game = table("europe base 2 | display=red,red,red,red,red | 0 hand=green:5")
    game.play("claim paris zurich", "pay green 3", luck="green blue blue")
    assert not game.game.can_undo()
    game.play("decline")
    game.game.undo()
    assert game.game.phase == "tunnel"


def test_only_the_own_decision_is_taken_back_and_none_before_the_first() -> None:
    game = Game("usa", seed=1, first=0)
    assert not game.can_undo()
    game.play("keep")
    assert game.can_undo()
    assert game.can_undo(0)
    assert not game.can_undo(1)


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = played("europe", "base", 3, 2, 30)
    twin = copied(game)
    assert (twin.position(), twin.log(), twin.legal()) == (game.position(), game.log(), game.legal())
    twin.play(twin.legal()[0])
    assert twin.decision == game.decision + 1
    game.play(game.legal()[0])
    assert twin.position() == game.position()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Game("usa", seed=1).play("draw"),
        lambda: Game("usa", seed=1).play(None),  # type: ignore[arg-type]
        lambda: Game.from_log("whistlestop log 1"),
        lambda: Game("usaa"),
        lambda: Game("usa", options={"speed": 1}),
    ],
)
def test_what_is_refused_in_another_process_is_heard_of_here(wrong: Callable[[], object]) -> None:
    """A pool of processes hangs or breaks with an exception that cannot be put together again."""
    with pytest.raises((Refusal, ValueError)) as caught:
        wrong()
    heard = pickle.loads(pickle.dumps(caught.value))
    assert (type(heard), str(heard), vars(heard)) == (type(caught.value), str(caught.value), vars(caught.value))


def test_events_hide_what_belongs_to_another_seat() -> None:
    """R8: a card drawn blind and tickets looked at are the seat's own."""
    game = table("usa base 2 | display=red,red,red,red,red")
    game.play("draw", "take red")
    (own, _), (others, taken) = (
        [event for event in game.game.events(seat) if event.name in ("card_drawn", "card_taken")] for seat in (0, None)
    )
    assert "kind" in own.arguments
    assert others.arguments == {}
    assert taken.arguments == {"kind": 0, "slot": 0}
    assert game.game.events(everything=True) == game.game.events(0)


def test_scores_can_be_asked_at_any_moment() -> None:
    """R225."""
    game = table("usa base 2 | 0 tracks=chicago:duluth tickets=boston:miami").game
    score = game.scores()[0]
    assert (score.seat, score.routes, score.tickets, score.longest_path, score.total) == (0, 4, -12, 10, 2)


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (lambda: Game("usa", players=6), "USA is for 2 to 5 players, not 6"),
        (lambda: Game("usa", players=1), "not 1"),
        (lambda: Game("usa", first=2), "the first player must be a seat from 0 to 1, not 2"),
        (lambda: Game("usa", seed=-1), "a seed is a number from 0"),
        (lambda: Game("usa", seed=2**64), "a seed is a number from 0"),
        (lambda: Game("usa", seed=1).view(2), "seats are 0 to 1, not 2"),
        (lambda: Game("usa", players="2"), "number of players must be a whole number, not '2'"),  # type: ignore[arg-type]
        (lambda: Game("usa", players=None), "number of players must be a whole number, not None"),  # type: ignore[arg-type]
        (lambda: Game("usa", players=10**30), "2 to 5 players"),
        (lambda: Game(None), "None: a board is given by its name or by the path of its file"),  # type: ignore[arg-type]
        (lambda: Game("usa", ticket_set=None), "a ticket set is given by its name, not by None"),  # type: ignore[arg-type]
        (lambda: Game("usa", dice="no"), "'no' is no value of dice"),  # type: ignore[arg-type]
        (lambda: Game("usa", options=["dice"]), "options are given as"),  # type: ignore[arg-type]
        (lambda: Game("usa", options={3: True}), "unknown option '3'"),  # type: ignore[dict-item]
        (lambda: Game("usa", seed=1).view(1.0), "seat must be a whole number, not 1.0"),  # type: ignore[arg-type]
        (lambda: Game("usa", seed=1).events(7), "seats are 0 to 1, not 7"),
        (lambda: Game("usa", seed=1).resample(0, -1), "a seed is a number from 0"),
        (lambda: Game("usa", seed=1).take_back(1), "0 decisions have been made, not 1"),
        (lambda: Game("usa", seed=1).take_back(-1), "0 decisions have been made, not -1"),
        (lambda: Game("usa", seed=1).record_at(-1), "0 decisions have been made, not -1"),
        (lambda: Game.from_log(None), "a log is text, not NoneType"),  # type: ignore[arg-type]
        (lambda: Game.from_position(b""), "a position is a line of text, not bytes"),  # type: ignore[arg-type]
        (lambda: compile_rules("usa"), "'usa': this takes a `Map`"),  # type: ignore[arg-type]
        (lambda: compile_rules(maps.load("usa"), 1.5), "options are given as"),  # type: ignore[arg-type]
        (lambda: compile_rules(maps.load("usa"), {}, 3), "plays by rules 1 to 2, not 3"),
        (lambda: compile_rules(maps.load("usa"), {}, "2"), "plays by rules 1 to 2, not '2'"),  # type: ignore[arg-type]
        (lambda: maps.load(5), "5: a board is given by its name"),
        (lambda: Game("USA"), 'did you mean "usa"'),
        (lambda: Game("usa", monsters=1.5), "'1.5' is no value of monsters"),  # type: ignore[arg-type]
        (lambda: Game("usa", seed=1).can_undo(5), "seats are 0 to 1, not 5"),
        (lambda: Game("usa", seed=1).answer_anew(1.5), "whole number, not 1.5"),  # type: ignore[arg-type]
        (lambda: Game.from_record(Game().rules, None), "array of records"),  # type: ignore[arg-type]
        (lambda: Game.from_position("usa base 2", "usa"), "as `compile_rules` returns them"),  # type: ignore[arg-type]
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(start: Callable[[], object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        start()


def test_whole_numbers_of_numpy_are_taken_as_pythons_own() -> None:
    """The engine would be compiled anew for each of their types, which looks like a program that hangs."""
    game = Game("usa", players=np.int8(2), seed=np.uint16(5), first=np.int32(1))  # type: ignore[arg-type]
    assert [type(number) for number in (game.players, game.seed, game.first_chosen)] == [int, int, int]
    assert game.log() == Game("usa", players=2, seed=5, first=1).log()
    assert game.view(np.int64(1)).seat == 1  # type: ignore[arg-type]


def test_a_map_can_be_given_by_its_id_or_itself() -> None:
    assert Game(maps.load("usa"), seed=1).position() == Game("usa", seed=1).position() == str(Game(seed=1))


def test_a_map_that_cannot_be_dealt_is_refused() -> None:
    usa = maps.load("usa")
    with pytest.raises(ValueError, match="train cards to deal 5 players"):
        Game(msgspec.structs.replace(usa, start_cards=30), players=5)
    with pytest.raises(ValueError, match="regular tickets to deal 2 players"):
        Game(msgspec.structs.replace(usa, tickets=usa.tickets[:5]), players=2)


def test_every_former_record_can_be_had_again_and_decisions_be_taken_back() -> None:
    game, stood = Game("europe", players=3, seed=5), list[str]()
    for _ in range(20):
        stood.append(game.position())
        game.play(game.legal_ids()[0])
    stood.append(game.position())
    for number, line in enumerate(stood):
        assert Game.from_record(game.rules, game.record_at(number)).position() == line
        assert write_position(game.rules, game.engine_at(number).record) == line
    game.take_back(0)
    assert (game.decision, game.position()) == (20, stood[20])
    game.take_back(12)
    assert (game.decision, game.position()) == (8, stood[8])
    assert game.legal_ids() == game.engine_at(8).legal


def test_a_game_that_was_thinned_out_has_the_same_records_and_log(shift: int) -> None:
    boards = maps.ids()
    whole = played(boards[shift % len(boards)], "base", 2, seed=shift, decisions=64)
    whole.take_back(20)
    whole.answer_anew(1)
    for _ in range(16):
        whole.play(whole.legal_ids()[0])
    thin = whole.copy()
    thin.thin_out()
    assert sum(before is None for before in thin._befores) > 40
    assert [thin.record_at(at).tobytes() for at in range(61)] == [whole.record_at(at).tobytes() for at in range(61)]
    assert thin.log() == whole.log()
    thin.take_back(30)
    assert thin.position() == Game.from_record(whole.rules, whole.record_at(30)).position()
    assert [tuple(thin.play(made.action)) for made in whole.history[30:40]] == [m.events for m in whole.history[30:40]]
