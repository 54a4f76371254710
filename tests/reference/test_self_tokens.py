"""Hand-made cases for the reference engine: buying and discarding route tokens (R139-R147)."""

import pytest

from .small import Scripted, ready, small


def table(players: int = 2, **options: object) -> Scripted:
    """Return a game with dice on a board where nothing else can be done with Singles and Doubles."""
    return ready(small("a b 6 red, b c 6 red", ", ".join(["a b 1"] * 15)), players, dice=True, **options)  # type: ignore[arg-type]


def kinds(game: Scripted) -> set[str]:
    """Return the kinds of token that may be bought."""
    return {action.split()[1] for action in game.legal_starting("buy")}


def test_any_two_unused_dice_buy_one_token_of_either_kind() -> None:
    """R139."""
    game = table()
    game.show("SSTWD")
    pairs = ["single + single", "single + double", "single + station", "single + wild"]
    pairs += ["double + station", "double + wild", "station + wild"]
    assert game.legal_starting("buy") == {f"buy {kind} with {pair}" for kind in ("single", "double") for pair in pairs}


def test_five_unused_dice_buy_two_tokens() -> None:
    """R139: and the lone die left buys nothing."""
    game = table()
    game.show("SSDDD")
    game.play_all("buy single with double + double", "buy double with single + single")
    assert game.view(1)["tokens"] == [{"single": 1, "double": 1}, {"single": 0, "double": 0}]
    assert game.view(1)["tokens_at_start"] == {"single": 0, "double": 0}
    assert game.legal_starting("buy") == set()
    assert (game.phase, game.view(0)["acted"]) == ("action", False), "taking tokens is not the action"


def test_never_more_than_three_tokens_of_a_kind() -> None:
    """R141."""
    game = table()
    game.show("SSSSD", single=2)
    game.play("buy single with single + single")
    assert kinds(game) == {"double"}


def test_who_begins_with_three_takes_none_of_that_kind_even_after_spending_some() -> None:
    """R142."""
    game = table()
    game.show("SSSTW", single=3)
    assert kinds(game) == {"double"}
    game.play_all("claim a b", "pay single 3 + token 3")
    assert game.me.tokens.total() == 0
    assert kinds(game) == {"double"}


@pytest.mark.parametrize(
    ("tokens", "allowed"), [((1, 1), "both"), ((2, 1), "none"), ((0, 3), "none"), ((2, 0), "both")]
)
def test_the_limit_may_count_tokens_of_both_kinds_together(tokens: tuple[int, int], allowed: str) -> None:
    """R141, R142, option dice.token_cap_scope."""
    game = table(dice__token_cap_scope="total")
    game.show("SSSDD", single=tokens[0], double=tokens[1])
    assert kinds(game) == ({"single", "double"} if allowed == "both" else set())


def test_the_common_limit_is_reached_by_buying() -> None:
    """R141, option dice.token_cap_scope."""
    game = table(dice__token_cap_scope="total")
    game.show("SSSDD", single=1, double=1)
    game.play("buy single with single + single")
    assert kinds(game) == set()


def test_a_kind_that_has_run_out_cannot_be_taken() -> None:
    """R144: fifteen of each kind."""
    game = table(5)
    for seat in game.seats:
        seat.tokens["double"] = 3
    game.tokens_at_start.clear()
    game.me.tokens["double"] = 2
    game.dice.unused.update(double=2)
    game.phase = "action"
    assert kinds(game) == {"single", "double"}
    game.seats[1].tokens["double"] = 4  # more than a seat can hold, to empty the pool
    assert kinds(game) == {"single"}


def test_tokens_may_be_returned_only_at_the_end_of_the_turn() -> None:
    """R145."""
    game = table()
    game.show("SDSDS", single=1, double=2)
    assert game.legal_starting("end") == {
        "end",
        "end discarding single 1",
        "end discarding double 1",
        "end discarding double 2",
        "end discarding single 1 + double 1",
        "end discarding single 1 + double 2",
    }
    game.play("end discarding single 1 + double 1")
    assert (game.to_move, game.view(0)["tokens"]) == (1, [{"single": 0, "double": 1}, {"single": 0, "double": 0}])


def test_the_turn_ends_by_itself_only_when_ending_it_is_all_that_is_left() -> None:
    """R145, R146."""
    game = table()
    game.show("SSSSS", single=1)
    game.play_all("claim a b", "pay single 5 + token 1")
    assert game.to_move == 1
    game.show("SSSSS", single=1, double=1)
    game.play_all("claim b c", "pay single 5 + token 1")
    assert game.legal() == {"end", "end discarding double 1"}


def test_a_turn_in_which_nothing_can_be_done_ends_after_the_reroll() -> None:
    """R146: three tokens of each kind would still leave the discarding, none and an empty pool do not."""
    game = table(5)
    for seat in game.seats[1:]:
        seat.tokens.update(single=4, double=4)
    game.tickets.rest["regular"].clear()
    game.play("reroll nothing")
    assert (game.to_move, game.phase) == (1, "reroll")
