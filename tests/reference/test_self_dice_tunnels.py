"""Hand-made cases for the reference engine: tunnels with dice (R149)."""

from .small import Scripted, ready, small


def attempt(dice: str, rolled: str, tracks: str = "a b 2 red tunnel, b c 1 red", **tokens: int) -> Scripted:
    """Return a game in which seat 0 has named the tunnel a-b and rolled the tunnel dice, written as "xx." """
    game = ready(small(tracks), dice=True)
    game.show(dice, **tokens)
    return _try(game, rolled)


def _try(game: Scripted, rolled: str) -> Scripted:
    game.next_dice(*("symbol" if letter == "x" else "blank" for letter in rolled))
    game.play(min(game.legal_starting("claim")))
    return game


def pays(game: Scripted) -> set[str]:
    """Return the ways to pay."""
    return {action.removeprefix("pay ") for action in game.legal_starting("pay")}


def buys(game: Scripted) -> set[str]:
    """Return the pairs that may be turned into a Single token."""
    return {action.removeprefix("buy single with ") for action in game.legal_starting("buy")}


def test_worked_example_of_a_single_tunnel() -> None:
    """R149: pay S S W, or S S plus a Single token bought with D and T."""
    game = attempt("SSWDT", "x..")
    view = game.view(1)
    assert (game.phase, view["symbols"], view["bought"], view["claiming"], view["acted"]) == ("tunnel", 1, 0, 0, False)
    assert pays(game) == {"single 2 + wild 1"}
    assert "decline" in game.legal()
    assert "double + station" in buys(game)
    game.play("buy single with double + station")
    assert pays(game) == {"single 2 + token 1", "single 1 + wild 1 + token 1"}
    assert "decline" not in game.legal(), "a token bought here must be spent on the tunnel"
    assert game.view(0)["bought"] == 1
    game.play("pay single 2 + token 1")
    assert (game.claims.owner, game.seats[0].trains, game.seats[0].route_points) == ({0: 0}, 43, 2)
    assert (game.to_move, game.seats[0].tokens.total()) == (1, 0)


def test_a_token_is_bought_only_if_it_can_be_spent_on_the_tunnel() -> None:
    """R149: no purchase that leaves the price out of reach."""
    game = attempt("SSDDT", "xx.", "a b 1 red tunnel, b c 1 red")
    assert pays(game) == set()
    assert buys(game) == {"single + double", "single + station", "double + double", "double + station"}
    game.play("buy single with single + double")
    assert game.legal() == {"buy single with double + station"}, "S and two tokens make three"


def test_a_purchase_may_need_another_one() -> None:
    """R149: price 3 from S and four other dice takes two tokens."""
    game = attempt("SDDTT", "xx.", "a b 1 red tunnel, b c 1 red")
    assert pays(game) == set()
    assert buys(game) == {"double + double", "double + station", "station + station"}
    game.play("buy single with double + station")
    assert game.legal() == {"buy single with double + station"}, "no way back once a token is bought"
    game.play("buy single with double + station")
    assert game.legal() == {"pay single 1 + token 2"}


def test_tokens_bought_on_the_spot_are_all_spent() -> None:
    """R149: only to meet the price."""
    game = attempt("SSDDT", "x..", "a b 1 red tunnel, b c 1 red", single=1)
    assert pays(game) == {"single 2", "single 1 + token 1"}
    game.play("buy single with double + double")
    assert pays(game) == {"single 1 + token 1", "token 2"}
    game.play("buy single with single + station")
    assert game.legal() == {"pay token 2"}


def test_purchases_keep_to_the_limits_of_tokens() -> None:
    """R141, R142."""
    game = attempt("SDDTT", "xxx", "a b 1 red tunnel, b c 1 red", single=2)
    assert buys(game) == {"double + double", "double + station", "station + station"}
    game = attempt("SDDTT", "xxx", "a b 1 red tunnel, b c 1 red", single=3)
    assert buys(game) == set()
    assert pays(game) == {"single 1 + token 3"}


def test_no_symbol_still_asks_how_to_pay_and_may_be_declined() -> None:
    """R149: which dice pay is settled once, after the tunnel dice."""
    game = attempt("SSWDT", "...")
    assert pays(game) == {"single 2", "single 1 + wild 1"}
    assert "decline" in game.legal()


def test_nothing_is_spent_on_a_failed_tunnel_and_the_turn_ends() -> None:
    """R149: no other action and no tokens."""
    game = attempt("SSTTT", "xxx")
    assert game.legal() == {"decline"}
    game.play("decline")
    assert (game.to_move, game.claims.owner, game.seats[0].trains) == (1, {}, 45)


def test_tokens_may_still_be_discarded_after_a_failed_tunnel() -> None:
    """R145, R149: tokens bought before the attempt are kept."""
    game = ready(small("a b 1 red tunnel, b c 1 red"), dice=True)
    game.show("SDDTT")
    game.play("buy double with station + station")
    _try(game, "xxx").play("decline")
    assert (game.phase, game.view(0)["acted"]) == ("after action", True)
    assert game.legal() == {"end", "end discarding double 1"}
    assert game.view(0)["dice"] == {"single": 1, "double": 2}


def test_a_house_rule_lets_unused_dice_buy_tokens_after_a_failed_tunnel() -> None:
    """R149, option dice.tokens_after_failed_tunnel."""
    game = ready(small("a b 1 red tunnel, b c 1 red"), dice=True, dice__tokens_after_failed_tunnel=True)
    game.show("SDDDT")
    _try(game, "xxx").play("decline")
    assert "buy single with double + double" in game.legal()
    assert game.legal_starting("claim") == set()


def test_a_tunnel_must_be_payable_at_its_printed_length() -> None:
    """R149: with the dice and tokens as they are."""
    game = ready(small("a b 3 red tunnel, b c 1 red"), dice=True)
    game.show("SSDDT")
    assert "claim a b" not in game.legal()
    game.play("buy single with double + double")
    assert "claim a b" in game.legal()


def test_a_double_tunnel_takes_double_symbols_and_tokens() -> None:
    """R135, R149."""
    game = attempt("DDSST", "x..", "a b 2 red tunnel, a b 2 blue tunnel, b c 1 red")
    assert pays(game) == set()
    assert game.legal_starting("buy") == {
        "buy double with single + single",
        "buy double with single + double",
        "buy double with single + station",
        "buy double with double + station",
    }, "all but the pair of Doubles"


def test_each_tunnel_die_has_as_many_symbols_as_the_house_rule_says() -> None:
    """R132, option dice.tunnel_faces."""
    for faces in (1, 2, 3):
        game = ready(small("a b 1 red tunnel"), dice=True, dice__tunnel_faces=faces)
        assert game.dice.tunnel_die.count("symbol") == faces
        assert len(game.dice.tunnel_die) == 6
