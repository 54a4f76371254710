"""A turn with dice: one action, tokens and the end in any order (R134, R138, R146, R150, R153, R154)."""

import pytest

from reference.small import MANY, small
from table import Table, dice, names, on, only, table
from whistlestop.ruleset.options import Value

DICE: dict[str, Value] = {"dice": True}
ROUTES = small("a b 3 red, c d 4 red, c d 4 blue, e f 1 red", MANY)


def turn(letters: str, tokens: str = "-", more: str = "") -> Table:
    """Return a table where seat 0 has dice that stand."""
    return on(ROUTES, f"2 | {dice(letters)} tokens_at_start={tokens} {more} | 0 tokens={tokens}", DICE)


def words(game: Table) -> set[str]:
    """Return the first words of the legal actions."""
    return {text.split()[0] for text in game.legal()}


def pairs(game: Table) -> set[str]:
    """Return the pairs of dice that buy a Single token."""
    return game.choices("buy single with")


@pytest.mark.parametrize(
    "action",
    [
        ["claim dieppe paris", "pay single 1"],
        ["claim budapest wien #1", "pay double 1"],
        ["tickets 1", "pay station 1", "return"],
        ["station roma", "pay station 1"],
    ],
    ids=["single", "double", "tickets", "station"],
)
def test_a_turn_with_dice_has_one_action(action: list[str]) -> None:
    """R134, R150: a Single route, a Double route, tickets or a station; then only tokens and the end are left."""
    game = table(f"europe base 2 dice=true | {dice('SSDTT')}")
    assert words(game) == {"claim", "tickets", "station", "buy", "end"}
    game.play(*action)
    assert (game.game.phase, game.fact("acted")) == ("after action", True)
    assert words(game) == {"buy", "end"}


def test_a_second_action_cannot_follow_though_dice_are_left() -> None:
    """R134."""
    game = turn("SSSST")
    game.play("claim a b", "pay single 3")
    assert game.fact("dice") == {"single": 1, "station": 1}
    assert set(game.legal()) == {"end", "buy single with single + station", "buy double with single + station"}


@pytest.mark.parametrize("letters", ["SSSSS", "TTTTT", "WWWWW"])
def test_doing_nothing_is_always_allowed(letters: str) -> None:
    """R134, R153."""
    game = turn(letters)
    assert "end" in game.legal()
    game.play("end")
    assert (game.game.to_move, game.game.phase) == (1, "reroll")


def test_a_roll_is_possible_when_nothing_is_left_to_claim_or_draw() -> None:
    """R153: nobody is ever stuck."""
    board = small("a b 1 red", "a b 1, a b 2, a b 3, a b 4, a b 5, a b 6")
    out = ",".join(f"a:b#{number}" for number in range(1, 7))
    line = f"2 | {dice('SSSSS')} last_turns=2 tokens_at_start=single:3,double:3 out={out}"
    game = on(board, f"{line} | 0 tokens=single:3,double:3 | 1 tracks=a:b tokens=single:3,double:3", DICE)
    assert words(game) == {"end"}
    game.play("end")
    assert len(game.legal("reroll")) > 1


def test_each_drawn_ticket_may_be_kept_or_returned_and_none_need_be_kept() -> None:
    """R138: they are drawn together, then chosen one by one."""
    game = table(f"usa base 2 dice=true | {dice('TTTSS')}")
    game.play("tickets 3")
    happened = game.play("pay station 3", luck="boston:miami calgary:phoenix dallas:new-york")
    assert names(happened).count("ticket_offered") == 3
    assert only(happened, "tickets_drawn_with_dice") == [{"count": 3, "dice": 3, "wilds": 0}]
    for _ in range(3):
        assert game.legal() == ["keep", "return"]
        game.play("return")
    assert game.tickets("tickets") == []
    assert "under.regular=0@boston:miami,calgary:phoenix,dallas:new-york" in game.game.position()


def test_all_drawn_tickets_may_be_kept_and_the_turn_goes_on_after_the_choice() -> None:
    """R138, R146: with dice left to buy a token."""
    game = table(f"usa base 2 dice=true | {dice('TTSSS')}")
    game.play("tickets 2", "pay station 2", "keep")
    assert (game.game.phase, game.fact("acted")) == ("tickets", False)
    game.play("keep")
    assert (game.fact("ticket_counts"), game.game.phase) == ([2, 0], "after action")


def test_discarded_tickets_go_where_returned_tickets_go_on_the_map() -> None:
    """R138, R19: they leave the game where the map says so, and long ones are never drawn."""
    gone = small("a b 1 red", MANY, refused_drawn_tickets="out_of_game")
    game = on(gone, f"2 | {dice('TSSSS')}", DICE)
    game.play("tickets 1", "pay station 1", "return")
    assert game.fact("ticket_deck_size") == {"regular": 11}
    game = table(f"europe base 2 dice=true | {dice('TTTTT')}")
    game.play("tickets 5", "pay station 5")
    offered = game.fact("offered", 0)
    assert isinstance(offered, list)
    assert {game.game.map.tickets[number].deck for number in offered} == {"regular"}


def test_action_and_tokens_come_in_any_order() -> None:
    """R146: a token before the action, another one after it."""
    game = turn("TTSDD")
    game.play("buy double with station + station")
    assert "claim e f" in game.legal()
    game.play("claim e f", "pay single 1")
    game.play("buy single with double + double")
    assert game.fact("tokens") == [{"single": 1, "double": 1}, {"single": 0, "double": 0}]


def test_a_die_is_used_once() -> None:
    """R146: dice that bought a token do not pay for the action, and the other way round."""
    game = turn("SSSDT")
    game.play("buy double with single + double")
    assert game.legal("claim") == ["claim e f"]
    game.play("claim e f", "pay single 1")
    assert (game.fact("dice"), pairs(game)) == ({"single": 1, "station": 1}, {"single + station"})


def test_the_turn_ends_by_itself_when_nothing_but_its_end_is_left() -> None:
    """R146: after an action, or after a purchase that leaves neither dice nor anything to return."""
    game = turn("SSST")
    game.play("claim a b", "pay single 3")
    assert (game.game.to_move, game.game.phase) == (1, "reroll")
    game = turn("SSSTT", "single:1,double:3")
    game.play("claim a b", "pay single 3")
    assert game.game.phase == "after action", "tokens may be returned"


def test_a_turn_with_tokens_that_are_spent_to_the_last_ends_by_itself() -> None:
    """R146: nobody has tokens to return and one die buys nothing."""
    game = turn("SST", "single:1")
    game.play("claim a b", "pay single 2 + token 1")
    assert game.game.to_move == 1


def test_after_a_station_unused_dice_may_buy_tokens() -> None:
    """R150."""
    game = table(f"europe base 2 dice=true | {dice('TSSDD')}")
    happened = game.play("station roma", "pay station 1")
    assert only(happened, "station_built_with_dice")[0]["dice"] == 1
    assert game.fact("stations") == {"roma": 0}
    assert (words(game), len(pairs(game))) == ({"buy", "end"}, 3)


def test_worked_example_a_single_of_three_and_a_token_with_the_rest() -> None:
    """R154 (a): S S W claim a Single of 3, D T buy a token."""
    game = turn("SSDWT", "double:2")
    game.play("claim a b", "pay single 2 + wild 1")
    assert pairs(game) == {"double + station"}
    game.play("buy single with double + station")
    assert game.fact("tokens") == [{"single": 1, "double": 2}, {"single": 0, "double": 0}]


def test_worked_example_b_double_of_four_with_both_tokens_and_a_token_with_two_of_the_rest() -> None:
    """R154 (b): D W and both tokens claim a Double of 4, two of S S T buy a token."""
    game = turn("SSDWT", "double:2")
    game.play("claim c d #1", "pay double 1 + wild 1 + token 2")
    assert pairs(game) == {"single + single", "single + station"}
    game.play("buy single with single + station")
    assert game.fact("tokens") == [{"single": 1, "double": 0}, {"single": 0, "double": 0}]


def test_worked_example_c_two_tickets_and_a_token_with_two_of_the_rest() -> None:
    """R154 (c): T W draw 2 tickets, two of S S D buy a token."""
    game = turn("SSDWT", "double:2")
    game.play("tickets 2", "pay station 1 + wild 1", "keep", "return")
    assert pairs(game) == {"single + single", "single + double"}
    game.play("buy double with single + single")
    assert game.fact("tokens") == [{"single": 0, "double": 3}, {"single": 0, "double": 0}]
