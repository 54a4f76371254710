"""Tunnels with dice: tunnel dice, then one settlement (R132, R149)."""

import numpy as np
import pytest
from msgspec.structs import replace

from reference.small import MANY, small
from table import Table, dice, on, only
from whistlestop.ruleset.options import Value

DICE: dict[str, Value] = {"dice": True}
TWO = "a b 2 red tunnel, b c 1 red"
ONE = "a b 1 red tunnel, b c 1 red"
ROLLS = ("blank blank blank", "symbol blank blank", "symbol symbol blank", "symbol symbol symbol")


def named(letters: str, tokens: str = "-", tracks: str = TWO, **options: Value) -> Table:
    """Return a table where seat 0 may name the tunnel a - b."""
    chosen = {f"dice.{key}": value for key, value in options.items()}
    line = f"2 | {dice(letters)} tokens_at_start={tokens} | 0 tokens={tokens}"
    return on(small(tracks, MANY), line, DICE | chosen)


def attempt(letters: str, symbols: int, tokens: str = "-", tracks: str = TWO, **options: Value) -> Table:
    """Return a table where seat 0 has named the tunnel a - b and the tunnel dice show so many symbols."""
    game = named(letters, tokens, tracks, **options)
    game.play(game.legal("claim a b")[0], luck=ROLLS[symbols])
    return game


def pairs(game: Table, kind: str = "single") -> set[str]:
    """Return the pairs of dice that buy a token."""
    return game.choices(f"buy {kind} with")


@pytest.mark.parametrize(("faces", "expected"), [(None, 2), (1, 1), (2, 2), (3, 3)])
def test_a_tunnel_die_shows_its_symbol_on_two_of_six_faces(faces: int | None, expected: int) -> None:
    """R132, option dice.tunnel_faces: over a hundred attempts with three dice each, which the seeds fix."""
    options: dict[str, Value] = {} if faces is None else {"tunnel_faces": faces}
    start, symbols = named("SSDDT", "-", TWO, **options).game, 0
    for seed in range(100):
        game = start.copy()
        game.record.seed = np.uint64(seed)
        symbols += only(game.play("claim a b"), "tunnel_dice")[0]["symbols"]
    assert abs(symbols / 300 * 6 - expected) < 0.5


def test_three_tunnel_dice_are_rolled_once_a_tunnel_is_named() -> None:
    """R149, R132: before it is settled what pays."""
    game = named("SSWDT")
    happened = game.play("claim a b", luck="symbol blank symbol")
    assert only(happened, "tunnel_dice") == [{"track": 0, "symbols": 2}]
    assert (game.game.phase, game.fact("symbols"), game.fact("claiming"), game.fact("acted")) == ("tunnel", 2, 0, False)
    assert game.fact("dice") == {"single": 2, "double": 1, "station": 1, "wild": 1}


def test_a_tunnel_is_named_only_if_its_printed_length_can_be_paid() -> None:
    """R149: with the dice and tokens as they are."""
    game = named("SSDDT", tracks="a b 3 red tunnel, b c 1 red")
    assert "claim a b" not in game.legal()
    game.play("buy single with double + double")
    assert "claim a b" in game.legal()


def test_worked_example_of_a_tunnel() -> None:
    """R149: Single of 2, dice S S W D T, one symbol: pay S S W, or S S and a token bought with D and T."""
    game = attempt("SSWDT", 1)
    assert game.choices("pay") == {"single 2 + wild 1"}
    assert "double + station" in pairs(game)
    assert "decline" in game.legal()
    game.play("buy single with double + station")
    assert game.fact("bought") == 1
    assert set(game.legal()) == {
        "pay single 2 + token 1",
        "pay single 1 + wild 1 + token 1",
        "buy single with single + single",
        "buy single with single + wild",
    }
    game.play("pay single 2 + token 1")
    assert (game.tracks(0), game.game.to_move) == (["a:b"], 1)
    assert (game.fact("trains"), game.fact("route_points")) == ([43, 45], [2, 0])


def test_each_symbol_costs_one_more_die_wild_or_token() -> None:
    """R149: in any mix."""
    assert attempt("SSSWD", 2, "single:1").choices("pay") == {"single 3 + wild 1", "single 3 + token 1"} | {
        "single 2 + wild 1 + token 1"
    }


def test_a_tunnel_without_a_symbol_is_settled_too_and_may_be_declined() -> None:
    """R149: which dice and tokens pay is settled once, after the tunnel dice."""
    game = attempt("SSWDD", 0)
    assert game.choices("pay") == {"single 2", "single 1 + wild 1"}
    assert "decline" in game.legal()


def test_a_double_tunnel_takes_double_symbols_and_tokens() -> None:
    """R149, R135."""
    game = attempt("DDSST", 1, tracks="a b 2 red tunnel, a b 2 blue tunnel, b c 1 red")
    assert set(game.legal()) == {
        "decline",
        "buy double with single + single",
        "buy double with single + double",
        "buy double with single + station",
        "buy double with double + station",
    }


def test_no_train_dice_are_rolled_again_after_the_tunnel_dice() -> None:
    """R149."""
    assert attempt("SSWDT", 3).legal("reroll") == []


def test_a_player_who_cannot_or_will_not_pay_spends_nothing_and_the_turn_ends() -> None:
    """R149: no other action, and no tokens from unused dice."""
    game = attempt("SSDDT", 3)
    assert game.legal() == ["decline"]
    game.play("decline")
    assert (game.tracks(0), game.fact("trains"), game.game.to_move) == ([], [45, 45], 1)
    game = attempt("SSSDD", 1)
    assert "pay single 3" in game.legal()
    game.play("decline")
    assert (game.tracks(0), game.game.to_move) == ([], 1)


def test_after_a_failed_tunnel_tokens_may_still_be_returned() -> None:
    """R149, R145: those bought before the attempt are kept, and nothing else is possible."""
    game = named("SSDDT")
    game.play("buy double with double + station")
    game.play("claim a b", luck=ROLLS[3])
    game.play("decline", luck="")
    assert (game.game.phase, game.fact("acted"), game.fact("symbols")) == ("after action", True, None)
    assert set(game.legal()) == {"end", "end discarding double 1"}
    assert game.fact("dice") == {"single": 2, "double": 1}


def test_as_a_house_rule_unused_dice_buy_tokens_after_a_failed_tunnel() -> None:
    """R149, option dice.tokens_after_failed_tunnel: still no other action."""
    game = attempt("SSDDT", 3, tokens_after_failed_tunnel=True)
    game.play("decline")
    assert {text.split()[0] for text in game.legal()} == {"buy", "end"}
    assert pairs(game) == {
        "single + single",
        "single + double",
        "single + station",
        "double + double",
        "double + station",
    }


def test_between_tunnel_dice_and_payment_a_token_is_bought_only_to_meet_the_price() -> None:
    """R149: only of the route's kind, and not if the price were then out of reach."""
    game = attempt("SSDDT", 2, tracks=ONE)
    assert set(game.legal()) == {"decline"} | {
        f"buy single with {pair}"
        for pair in ("single + double", "single + station", "double + double", "double + station")
    }
    game.play("buy single with single + double")
    assert game.legal() == ["buy single with double + station"]


def test_a_purchase_may_need_another_one_and_then_there_is_no_way_back() -> None:
    """R149: price 3 from S and four other dice takes two tokens; declining is over after the first."""
    game = attempt("SDDTT", 2, tracks=ONE)
    assert pairs(game) == {"double + double", "double + station", "station + station"}
    game.play("buy single with double + station")
    assert game.legal() == ["buy single with double + station"]
    game.play("buy single with double + station")
    assert game.legal() == ["pay single 1 + token 2"]


def test_tokens_bought_after_the_tunnel_dice_are_all_spent_on_the_tunnel() -> None:
    """R149: price 2; each purchase must be part of the payment."""
    game = attempt("SSDDT", 1, "single:1", ONE)
    assert game.choices("pay") == {"single 2", "single 1 + token 1"}
    game.play("buy single with double + double")
    assert game.choices("pay") == {"single 1 + token 1", "token 2"}
    game.play("buy single with single + station")
    assert game.legal() == ["pay token 2"]


def test_no_more_tokens_are_bought_than_the_price_can_take() -> None:
    """R149: price 1 takes one of them."""
    game = attempt("SDDTT", 0, tracks=ONE)
    game.play("buy single with double + double")
    assert game.legal() == ["pay token 1"]


def test_purchases_in_a_tunnel_keep_to_the_limits_of_tokens() -> None:
    """R149, R141, R142."""
    assert pairs(attempt("SDDTT", 3, "single:2", ONE)) == {"double + double", "double + station", "station + station"}
    game = attempt("SDDTT", 3, "single:3", ONE)
    assert set(game.legal()) == {"decline", "pay single 1 + token 3"}


def test_wilds_that_a_symbol_of_a_ferry_needs_are_not_given_for_tokens() -> None:
    """R148, R149: should a map have a tunnel with a symbol."""
    board = small(TWO, MANY)
    tracks = (replace(board.tracks[0], ferry=1), board.tracks[1])
    game = on(replace(board, tracks=tracks), f"2 | {dice('SWDDT')}", DICE)
    game.play("claim a b", luck=ROLLS[1])
    assert pairs(game) == {"single + double", "single + station", "double + double", "double + station"}
    game.play("buy single with single + double")
    assert game.legal() == ["buy single with double + station"], "the Wild is kept for the symbol"
