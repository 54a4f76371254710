"""The beginning and the end of a turn, and the end of the game (R133, R207, R220-R224)."""

import numpy as np
import pytest

from reference.small import MANY, small
from rules.test_routes import SIXES
from rules.test_turn import nobody_can_act
from table import Table, dice, names, on, only, table
from whistlestop import Batch, compile_rules, maps
from whistlestop.records import actions
from whistlestop.records.events import REASONS, Event
from whistlestop.ruleset.options import Value

DISPLAY = "display=red,blue,green,white,black"
HALF = "red:6,orange:6,yellow:6,green:6,blue:6,pink:6,white:6,black:6,locomotive:7"
MONSTERS: dict[str, Value] = {"monsters": True}
DICE: dict[str, Value] = {"dice": True}


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


def passing_with_monsters(more: str = "") -> Table:
    """Return a table where nobody has an action and both players hold locomotives."""
    board = small("a b 15 gray, c d 15 gray, b c 15 gray", MANY, route_points={15: 1})
    out = ",".join(f"a:b#{number}" for number in range(1, 13))
    return on(board, f"2 | monsters=alvin:a,dexter:d {more} | out={out} | 0 hand={HALF} | 1 hand={HALF}", MONSTERS)


def test_passes_of_players_who_move_no_monster_end_the_game() -> None:
    """R223."""
    game = passing_with_monsters()
    assert reasons(game.play("pass", "end", "pass", "end")) == ["all_passed"]
    assert game.game.over


def test_a_pass_in_a_turn_with_a_monsters_move_does_not_count() -> None:
    """R223: moved after the pass or before it."""
    game = passing_with_monsters("passes=1")
    assert reasons(game.play("pass", "move alvin b 1")) == []
    assert "passes" not in game.game.position()
    game = passing_with_monsters("passes=1 moved=alvin face_up=alvin:0")
    assert reasons(game.play("pass")) == []
    assert (game.game.to_move, "passes" in game.game.position()) == (1, False)


def test_all_turns_of_the_last_round_allow_monsters_too() -> None:
    """R222."""
    line = "usa base 2 monsters=true | {} monsters=alvin:boston,dexter:miami | 0 hand=red:4,locomotive:2"
    assert table(line.format(f"{DISPLAY} last_turns=1")).legal() == table(line.format(DISPLAY)).legal()


@pytest.mark.parametrize(("cards", "dead"), [(19, False), (20, True)])
def test_chaos_is_ignored_for_a_dead_board_while_the_monster_can_move(cards: int, dead: bool) -> None:
    """R224: it counts once the monster's cards are all taken (R179)."""
    line = f"2 | {DISPLAY} discard=locomotive:14 monsters=alvin:a,dexter:d | 0 face_down=alvin:{cards} tracks=c:d"
    game = on(small("a b 1 red, c d 1 red", MANY), line, MONSTERS)
    game.play("take red", "take blue")
    assert (game.fact("last_turns") is not None) == dead


def test_chaos_lasts_for_a_dead_board_where_dice_never_move_monsters() -> None:
    """R224, R196, option combined.monster_payment."""
    for payment, dead in (("wild_die", False), ("wild_or_pair", False), ("none", True)):
        board = small("a b 1 red, c d 1 red", MANY)
        options: dict[str, Value] = {"dice": True, "monsters": True, "combined.monster_payment": payment}
        game = on(board, f"2 | {dice('SSDDT')} monsters=alvin:a,dexter:b | 0 tracks=c:d", options)
        game.play("end")
        assert (game.fact("last_turns") is not None) == dead


def test_a_dead_board_ends_a_game_with_dice_where_nobody_ever_passes() -> None:
    """R224, R153."""
    game = on(small("a b 1 red", MANY), f"2 | {dice('SSDDT')}", DICE)
    happened = game.play("claim a b", "pay single 1", "end")
    assert reasons(happened) == ["dead_board"]
    for _ in range(2):
        game.play("reroll nothing", "end")
    assert game.game.over


def test_the_safety_net_holds_for_players_who_only_end_their_turns() -> None:
    """R224, R134: doing nothing is legal with dice, for ever."""
    game = on(small("a b 1 red", MANY), f"2 | {dice('SSDDT')} quiet=199", DICE)
    assert reasons(game.play("end")) == ["stalled"]


def test_each_turn_with_dice_begins_with_a_roll_of_five() -> None:
    """R133."""
    game = on(small("a b 1 red", MANY), f"2 | {dice('SSDDT')} | 1 tokens=double:2", DICE)
    happened = game.play("end", luck="wild wild single station double")
    assert only(happened, "dice_rolled") == [{"single": 1, "double": 1, "station": 1, "wild": 2}]
    assert (game.game.phase, game.game.to_move) == ("reroll", 1)
    assert game.fact("tokens_at_start") == {"single": 0, "double": 2}


def test_at_the_end_of_a_turn_tokens_go_back_then_cards_are_turned_then_the_end_is_checked() -> None:
    """R207: then the next player."""
    line = f"2 | {dice('SSDDT')} monsters=alvin:a,dexter:d face_up=alvin:0 | 0 tokens=single:2 tracks=a:b,c:d"
    board = small("a b 1 red, b c 1 red, c d 1 red", MANY, trains=4)
    game = on(board, line, DICE | MONSTERS)
    happened = game.play("end discarding single 1")
    assert names(happened) == ["tokens_returned", "monster_card_turned", "last_round", "turn_started", "dice_rolled"]


def test_a_card_due_at_the_end_of_the_last_turn_is_turned_before_the_game_is_scored() -> None:
    """R207: facts of the turn are gone then."""
    line = f"2 | {dice('SSDDT')} monsters=alvin:a,dexter:d face_up=alvin:0 last_turns=1 acted=1 phase=after_action"
    game = on(small("a b 1 red, b c 1 red, c d 1 red", MANY), line, DICE | MONSTERS)
    game.play("end")
    assert game.game.over
    assert game.fact("monster_face_up") == {"alvin": None, "dexter": None}
    assert game.fact("monster_cards_shown") == [{"alvin": 1, "dexter": 0}, {"alvin": 0, "dexter": 0}]
    assert (game.fact("dice"), game.fact("acted"), game.fact("monster_moved")) == ({}, False, None)
