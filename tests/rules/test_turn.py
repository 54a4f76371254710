"""The turn and the end of the game (R7, R29, R220-R224)."""

import numpy as np
import pytest

from reference.small import small
from rules.test_routes import SIXES
from table import Table, all_but, names, no_tickets, only, table
from whistlestop import Batch, actions, compile_rules, maps
from whistlestop.events import REASONS, Event
from whistlestop.options import Value

DISPLAY = "display=red,blue,green,white,black"
HALF = "red:6,orange:6,yellow:6,green:6,blue:6,pink:6,white:6,black:6,locomotive:7"


def reasons(happened: list[Event]) -> list[str]:
    """Return why the last round or the end came, in order."""
    return [REASONS[event.arguments["reason"]] for event in happened if "reason" in event.arguments]


def draw_round(game: Table, turns: int) -> list[int | None]:
    """Let the next players draw cards and return who they were."""
    order = []
    for _ in range(turns):
        order.append(game.game.to_move)
        game.play("draw", "draw")
    return order


def nobody_can_act(more: str = "") -> Table:
    """Return a table where two players hold all cards, a route of 15 is too dear and there are no tickets."""
    rules = compile_rules(small("a b 15 gray", "a b 1, a b 2, a b 3, a b 4, a b 5, a b 6", route_points={15: 1}))
    out = ",".join(f"a:b#{number}" for number in range(1, 7))
    return table(f"small base 2 | {more} | out={out} | 0 hand={HALF} | 1 hand={HALF}", rules)


def test_a_turn_is_exactly_one_action() -> None:
    """R7: cards, a route, tickets or a station."""
    game = table(f"europe base 2 | {DISPLAY} | 0 hand=red:4")
    kinds = {text.split()[0] for text in game.legal()}
    assert kinds == {"take", "draw", "claim", "tickets", "station"}


def test_actions_cannot_be_mixed() -> None:
    """R7: after one card no route can be claimed and no tickets drawn."""
    game = table(f"usa base 2 | {DISPLAY} | 0 hand=red:4")
    game.play("draw")
    assert {text.split()[0] for text in game.legal()} == {"take", "draw"}


def test_a_player_passes_only_if_no_action_is_legal() -> None:
    """R29."""
    assert nobody_can_act().legal() == ["pass"]


@pytest.mark.parametrize(
    "line",
    [
        f"usa base 2 | {DISPLAY}",
        f"usa base 2 | {no_tickets()}",
        f"usa base 2 | display=none,none,none,none,none | 1 hand={all_but()}",
        f"usa base 2 | {no_tickets()} | 0 hand=red:1 | 1 hand={all_but('red')}",
        f"europe base 2 | {no_tickets('europe')} | 0 hand=red:1 | 1 hand={all_but('red')} tracks=dieppe:paris",
    ],
    ids=["all", "cards", "tickets", "a route", "a station"],
)
def test_passing_is_not_a_free_choice(line: str) -> None:
    """R29: one possible action of any kind is enough."""
    assert "pass" not in table(line).legal()


def test_two_or_fewer_trains_at_the_end_of_a_turn_give_everybody_one_more_turn() -> None:
    """R220, its example: three players, B triggers; C, A and B play, then the game ends."""
    game = table(f"usa base 3 | {DISPLAY} player=1 | 1 hand=red:1 tracks={SIXES}")
    happened = game.play("claim portland seattle #1", "pay red 1")
    assert reasons(happened) == ["few_trains"]
    assert game.fact("last_turns") == 3
    assert draw_round(game, 3) == [2, 0, 1]
    assert game.game.over
    assert game.legal() == []


@pytest.mark.parametrize(("length", "triggers"), [("1", True), ("2", True), ("3", True), ("0", False)])
def test_nought_one_and_two_trains_trigger_the_end_and_three_do_not(length: str, triggers: bool) -> None:
    """R220."""
    claims = {"1": "portland seattle #1", "2": "charleston raleigh", "3": "chicago duluth"}
    game = table(f"usa base 2 | {DISPLAY} | 0 hand=red:3 tracks={SIXES}")
    if length in claims:
        game.play(f"claim {claims[length]}", f"pay red {length}")
    else:
        game.play("draw", "draw")
    assert (game.fact("last_turns") is not None) == triggers


def test_few_trains_trigger_the_end_by_whatever_action_the_turn_ended() -> None:
    """R220: judged at the end of a turn, not by the claim."""
    game = table(f"usa base 2 | {DISPLAY} | 0 tracks={SIXES},portland:seattle#1")
    game.play("draw", "draw")
    assert game.fact("last_turns") == 2


def test_a_second_player_with_few_trains_changes_nothing_in_the_last_round() -> None:
    """R221."""
    game = table(f"usa base 2 | {DISPLAY} last_turns=2 player=1 | 1 hand=red:1 tracks={SIXES}")
    happened = game.play("claim portland seattle #1", "pay red 1")
    assert reasons(happened) == []
    assert game.fact("last_turns") == 1
    draw_round(game, 1)
    assert game.game.over


def test_all_actions_are_allowed_in_the_last_turns() -> None:
    """R222."""
    line = f"europe base 2 | {DISPLAY} {{}} | 0 hand=red:4"
    assert table(line.format("last_turns=1")).legal() == table(line.format("")).legal()


def test_the_game_ends_when_each_player_in_a_row_had_to_pass() -> None:
    """R223."""
    game = nobody_can_act()
    assert reasons(game.play("pass")) == []
    happened = game.play("pass")
    assert reasons(happened) == ["all_passed"]
    assert game.game.over
    assert names(happened)[-1] == "game_over"


def test_an_action_between_two_passes_lets_the_game_go_on() -> None:
    """R223: one pass stands, then the other player draws."""
    game = table(f"usa base 2 | {DISPLAY} passes=1")
    draw_round(game, 1)
    assert not game.game.over
    assert "passes" not in game.game.position()


def dead(options: dict[str, Value] | None = None, players: int = 2, tracks: str = "a b 2 red") -> Table:
    """Return a table where seat 0 can claim the first track a - b."""
    return table(f"small base {players} | {DISPLAY} | 0 hand=red:2", compile_rules(small(tracks), options))


def test_the_last_round_starts_when_no_route_is_left_to_claim() -> None:
    """R224: counted from the player whose turn ended."""
    game = dead()
    happened = game.play("claim a b", "pay red 2")
    assert reasons(happened) == ["dead_board"]
    assert draw_round(game, 2) == [1, 0]
    assert game.game.over


def test_a_closed_twin_is_no_route_left_to_claim() -> None:
    """R224, R27: with four players another may still have it."""
    pair = "a b 2 red, a b 2 blue"
    for players, dies in ((2, True), (4, False)):
        game = dead(players=players, tracks=pair)
        game.play("claim a b #1", "pay red 2")
        assert (game.fact("last_turns") is not None) == dies


def test_routes_longer_than_anybodys_trains_are_not_left_to_claim() -> None:
    """R224: cards are ignored, trains are not."""
    rules = compile_rules(small("a b 4 red, b c 4 red", trains=7, end_trains=0))
    game = table(f"small base 2 | {DISPLAY} | 0 tracks=a:b", rules)
    draw_round(game, 1)
    assert game.fact("last_turns") is None
    game = table(f"small base 2 | {DISPLAY} | 0 tracks=a:b | 1 tracks=b:c", rules)
    draw_round(game, 1)
    assert game.fact("last_turns") == 2


def test_a_table_may_play_on_upon_a_dead_board() -> None:
    """R224, option end.dead_board."""
    game = dead({"end.dead_board": False})
    game.play("claim a b", "pay red 2")
    assert game.fact("last_turns") is None


def test_a_last_round_already_running_goes_on_upon_a_dead_board() -> None:
    """R224."""
    rules = compile_rules(small("a b 2 red"))
    game = table(f"small base 2 | {DISPLAY} last_turns=2 | 0 hand=red:2", rules)
    assert reasons(game.play("claim a b", "pay red 2")) == []
    assert game.fact("last_turns") == 1


@pytest.mark.parametrize("option", ["", "end.dead_board=false"])
def test_a_hundred_turns_of_each_player_without_a_claim_start_the_last_round(option: str) -> None:
    """R224: the safety net holds whatever the option says."""
    game = table(f"usa base 2 {option} | {DISPLAY} quiet=198")
    draw_round(game, 1)
    assert game.fact("last_turns") is None
    happened = game.play("draw", "draw")
    assert only(happened, "last_round") == [{"reason": REASONS.index("stalled")}]


def test_a_claimed_route_begins_the_count_of_quiet_turns_anew() -> None:
    """R224."""
    game = table(f"usa base 2 | {DISPLAY} quiet=199 | 0 hand=red:2")
    game.play("claim charleston raleigh", "pay red 2")
    assert game.fact("last_turns") is None
    draw_round(game, 1)
    assert "quiet=1 " in game.game.position()


def test_a_finished_game_stays_as_it_is() -> None:
    """R220: a batch may go on with its other games."""
    batch = Batch(compile_rules(maps.load("usa")), 1)
    batch.reset(3)
    batch.play_out()
    before = batch.games.tobytes()
    batch.step(np.array([actions.DRAW]))
    assert batch.games.tobytes() == before
    assert not batch.masks().any()
