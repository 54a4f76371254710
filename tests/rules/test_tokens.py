"""Tokens: bought with unused dice, limited, spent on routes, given back (R139-R147)."""

import pytest

from reference.small import MANY, small
from table import Table, dice, on, only
from whistlestop.ruleset.options import Value

DICE: dict[str, Value] = {"dice": True}
# Two routes of three, single and double, and longer ones.
ROUTES = small("a b 3 red, c d 3 red, c d 3 blue, e f 8 red, g h 4 red", MANY)


def turn(letters: str, tokens: str = "-", at_start: str | None = None, more: str = "", **options: Value) -> Table:
    """Return a table where seat 0 has dice that stand and tokens, by default all since the turn began."""
    chosen = {f"dice.{key}": value for key, value in options.items()}
    start = tokens if at_start is None else at_start
    line = f"2 | {dice(letters)} tokens_at_start={start} {more} | 0 tokens={tokens}"
    return on(ROUTES, line, DICE | chosen)


def held(game: Table, seat: int = 0) -> tuple[int, int]:
    """Return how many Single and Double tokens a seat has."""
    tokens = game.fact("tokens")
    assert isinstance(tokens, list)
    return tokens[seat]["single"], tokens[seat]["double"]


def kinds_for_sale(game: Table) -> set[str]:
    """Return the types of token that can be bought."""
    return {text.split()[1] for text in game.legal("buy")}


def test_any_two_unused_dice_buy_one_token_of_either_type() -> None:
    """R139: whatever they show."""
    pairs = {"single + single", "single + double", "single + station", "single + wild"} | {
        "double + station",
        "double + wild",
        "station + wild",
    }
    game = turn("SSDTW")
    assert set(game.legal("buy")) == {f"buy {kind} with {pair}" for kind in ("single", "double") for pair in pairs}
    happened = game.play("buy double with single + wild")
    assert only(happened, "token_bought") == [{"token": 1, "one": 0, "two": 3}]
    assert (held(game), game.fact("dice")) == ((0, 1), {"single": 1, "double": 1, "station": 1})


@pytest.mark.parametrize(("letters", "tokens"), [("T", 0), ("TT", 1), ("TTT", 1), ("TTTT", 2), ("TTTTT", 2)])
def test_each_pair_of_unused_dice_buys_one_token(letters: str, tokens: int) -> None:
    """R139: two or three unused dice one token, four or five two."""
    game, bought = turn(letters), 0
    while game.legal("buy"):
        game.play("buy single with station + station")
        bought += 1
    assert bought == tokens


def test_buying_tokens_is_optional_and_not_the_action() -> None:
    """R139: the action may still follow, and the turn may end without a purchase."""
    game = turn("SSSTT")
    assert "end" in game.legal()
    game.play("buy double with station + station")
    assert (game.game.phase, game.fact("acted")) == ("action", False)
    assert "claim a b" in game.legal()


def test_a_token_may_be_spent_in_the_turn_in_which_it_is_bought() -> None:
    """R140, its example: D and T buy a Single token; S, S and the token claim a Single route of 3."""
    game = turn("SSDDT")
    assert "claim a b" not in game.legal()
    game.play("buy single with double + station", "claim a b")
    assert game.choices("pay") == {"single 2 + token 1"}
    game.play("pay single 2 + token 1")
    assert (game.tracks(0), held(game)) == (["a:b"], (0, 0))


@pytest.mark.parametrize(
    ("tokens", "for_sale"),
    [
        ("single:2,double:2", {"single", "double"}),
        ("single:3,double:2", {"double"}),
        ("single:3", {"double"}),
        ("double:3", {"single"}),
        ("single:3,double:3", set()),
    ],
)
def test_nobody_has_more_than_three_tokens_of_a_type(tokens: str, for_sale: set[str]) -> None:
    """R141, option dice.token_cap_scope = per_type."""
    assert kinds_for_sale(turn("TTTTT", tokens, at_start="-")) == for_sale


@pytest.mark.parametrize(
    ("tokens", "for_sale"), [("single:1,double:1", {"single", "double"}), ("single:1,double:2", set())]
)
def test_as_a_house_rule_nobody_has_more_than_three_tokens_in_all(tokens: str, for_sale: set[str]) -> None:
    """R141, option dice.token_cap_scope = total."""
    assert kinds_for_sale(turn("TTTTT", tokens, at_start="-", token_cap_scope="total")) == for_sale


def test_who_begins_a_turn_with_three_tokens_of_a_type_may_take_none_of_it() -> None:
    """R142: even after spending some."""
    game = turn("DTTTT", "double:3")
    assert kinds_for_sale(game) == {"single"}
    game.play("claim c d #1", "pay double 1 + token 2")
    assert (held(game), kinds_for_sale(game)) == ((0, 1), {"single"})


def test_as_a_house_rule_who_begins_with_three_tokens_in_all_may_take_none() -> None:
    """R142, option dice.token_cap_scope = total: even after spending some."""
    game = turn("DTTTT", "single:1,double:2", token_cap_scope="total")
    game.play("claim c d #1", "pay double 1 + token 2")
    assert (held(game), game.legal("buy")) == ((1, 0), [])


def test_tokens_bought_in_the_turn_do_not_count_as_those_it_began_with() -> None:
    """R142: two at the beginning, one bought, two spent: another may be bought."""
    game = turn("STTTT", "single:2")
    game.play("buy single with station + station", "claim a b", "pay single 1 + token 2")
    assert kinds_for_sale(game) == {"single", "double"}


def test_five_dice_and_three_tokens_pay_for_eight_spaces_at_most() -> None:
    """R143."""
    game = turn("SSSSW", "single:3")
    game.play("claim e f")
    assert game.choices("pay") == {"single 4 + wild 1 + token 3"}
    assert "claim e f" not in turn("SSSSW", "single:2").legal()


def test_a_token_type_that_has_run_out_cannot_be_taken() -> None:
    """R144: there are fifteen of each, and with six players five of them can hold them all."""
    board = small("a b 1 red", ", ".join(["a b 1"] * 20), players=(2, 6))
    line = f"6 | {dice('TTTTT')} | " + " | ".join(f"{seat} tokens=single:3" for seat in range(1, 6))
    assert kinds_for_sale(on(board, line, DICE)) == {"double"}
    fewer = line.replace("5 tokens=single:3", "5 tokens=single:2")
    assert kinds_for_sale(on(board, fewer, DICE)) == {"single", "double"}


def test_at_the_end_of_his_turn_a_player_may_return_any_tokens() -> None:
    """R145: any number of each type, or none."""
    game = turn("T", "single:1,double:2")
    assert set(game.legal()) == {
        "tickets 1",
        "end",
        "end discarding single 1",
        "end discarding double 1",
        "end discarding double 2",
        "end discarding single 1 + double 1",
        "end discarding single 1 + double 2",
    }
    happened = game.play("end discarding single 1 + double 1")
    assert only(happened, "tokens_returned") == [{"single": 1, "double": 1}]
    assert (held(game), game.game.to_move) == ((0, 1), 1)


def test_tokens_are_returned_at_no_other_time() -> None:
    """R145: returning them ends the turn, and the re-roll comes first."""
    game = on(ROUTES, f"2 | phase=reroll {dice('SSDDT')} tokens_at_start=single:3 | 0 tokens=single:3", DICE)
    assert {text.split()[0] for text in game.legal()} == {"reroll"}


def test_returned_tokens_can_be_bought_by_others() -> None:
    """R144, R145."""
    board = small("a b 1 red, c d 1 red", ", ".join(["a b 1"] * 20), players=(2, 6))
    seats = " | ".join(f"{seat} tokens=single:3" for seat in range(5))
    game = on(board, f"6 | player=4 {dice('TTTTT')} tokens_at_start=single:3 | {seats}", DICE)
    game.play("end discarding single 1", luck="station station station station station")
    game.play("reroll nothing")
    assert kinds_for_sale(game) == {"single", "double"}
    game.play("buy single with station + station")
    assert kinds_for_sale(game) == {"double"}


def test_everybody_sees_how_many_tokens_each_player_has() -> None:
    """R147."""
    game = on(ROUTES, f"2 | {dice('SSDDT')} | 0 tokens=single:2 | 1 tokens=double:3", DICE)
    for seat in (0, 1, None):
        assert game.fact("tokens", seat) == [{"single": 2, "double": 0}, {"single": 0, "double": 3}]
