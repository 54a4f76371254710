"""Cards of any kind in place of a ferry's locomotive or of a card of the colour (R83, R84)."""

from reference.small import small
from table import Table, names, on
from whistlestop.maps.schema import Map

FERRY = small("a b 6 red ferry 2, b c 1 red", ferry_substitute=3, locomotives="tunnels_and_ferries")
SHORT = small("a b 1 gray ferry 1, b c 1 red", ferry_substitute=3)
LONG = small("a b 9 gray any_cards 4, b c 1 red", locomotives="tunnels_and_ferries", trains=12)


def holding(board: Map, hand: str, more: str = "") -> Table:
    """Return a table at which seat 0 holds the cards."""
    return on(board, f"2 {more} | 0 hand={hand}")


def claiming(board: Map, hand: str, more: str = "") -> Table:
    """Return a table at which seat 0 with those cards has begun to claim the first route."""
    game = holding(board, hand, more)
    game.play("claim a b")
    return game


def test_four_red_and_any_six_cards_pay_a_ferry_of_six_with_two_symbols() -> None:
    """R83, its example."""
    game = claiming(FERRY, "red:4,blue:3,white:2,black:1")
    assert game.legal() == ["replace"]
    game.play("replace")
    assert game.legal() == ["give blue"]
    game.play("give blue", "give blue", "give blue", "replace", "give white", "give white", "give black")
    assert game.legal() == ["pay red 4"]
    game.play("pay red 4")
    assert game.tracks() == ["a:b"]
    assert (game.fact("trains"), game.fact("route_points")) == ([39, 45], [15, 0])


def test_three_cards_never_stand_for_a_coloured_space() -> None:
    """R83, its example: three red and any nine are not enough."""
    assert "claim a b" not in holding(FERRY, "red:3,blue:9").legal()
    assert "claim a b" in holding(FERRY, "red:4,blue:6").legal()


def test_one_symbol_may_be_paid_and_the_other_replaced() -> None:
    """R83."""
    game = claiming(FERRY, "red:4,blue:3,locomotive:1")
    assert game.legal() == ["replace"]
    game.play("replace", "give blue", "give blue", "give blue")
    assert game.legal() == ["pay red 4 + locomotive 1"]


def test_further_locomotives_stand_for_coloured_spaces() -> None:
    """R83."""
    game = claiming(FERRY, "red:3,locomotive:4")
    assert set(game.legal()) == {"pay red 3 + locomotive 3", "pay red 2 + locomotive 4"}


def test_locomotives_may_be_among_the_three_cards() -> None:
    """R83."""
    game = claiming(FERRY, "red:2,blue:1,locomotive:7")
    game.play("replace")
    assert set(game.legal()) == {"give red", "give blue", "give locomotive"}
    game.play("give locomotive", "give locomotive", "give locomotive")
    assert set(game.legal()) == {"pay red 2 + locomotive 3", "pay red 1 + locomotive 4"}


def test_cards_are_given_in_one_order_only() -> None:
    """R83: no kind lower than the last one, also from one set to the next."""
    game = claiming(FERRY, "red:8,blue:2,locomotive:2")
    game.play("replace", "give red", "give blue")
    assert set(game.legal()) == {"give blue", "give locomotive"}
    game.play("give locomotive")
    assert game.legal() == ["pay red 4 + locomotive 1"]


def test_a_card_that_spoils_the_payment_cannot_be_given() -> None:
    """R83: of five red cards four pay, so one can be given; the first may not be white, as then two are missing."""
    game = claiming(FERRY, "red:5,blue:1,white:1,locomotive:1")
    game.play("replace")
    assert game.legal() == ["give red"]
    game.play("give red")
    assert game.legal() == ["give blue"]


def test_replacing_is_a_choice_of_a_player_who_has_locomotives() -> None:
    """R83."""
    game = claiming(SHORT, "red:3,locomotive:1")
    assert set(game.legal()) == {"pay locomotive 1", "replace"}


def test_the_claim_is_complete_with_the_last_card_given_if_nothing_else_is_due() -> None:
    """R61, R83."""
    game = claiming(SHORT, "red:1,blue:1,white:1")
    game.play("replace", "give red", "give blue")
    happened = game.play("give white")
    assert names(happened)[0] == "card_given"
    assert game.tracks() == ["a:b"]
    assert game.fact("claiming") is None


def test_cards_given_lie_in_the_discard_pile_at_once_and_are_known_no_more() -> None:
    """R8, R83."""
    game = on(SHORT, "2 | 0 hand=red:4 known=red:2")
    game.play("claim a b", "replace", "give red")
    assert (game.fact("discard"), game.fact("hand_sizes"), game.fact("known")) == ({"red": 1}, [3, 0], [{"red": 1}, {}])
    game.play("give red")
    assert game.fact("known") == [{}, {}]


def test_seven_green_and_any_eight_cards_pay_the_nine_spaces() -> None:
    """R84, its example."""
    game = claiming(LONG, "green:7,red:3,locomotive:5")
    assert game.legal() == ["replace"]
    game.play("replace", "give red", "give red", "give red", "give locomotive", "replace")
    assert game.legal() == ["give locomotive"]
    game.play(*["give locomotive"] * 4)
    assert game.legal() == ["pay green 7"]
    game.play("pay green 7")
    assert (game.fact("trains"), game.fact("route_points")) == ([3, 12], [27, 0])


def test_a_locomotive_alone_stands_for_no_card_there() -> None:
    """R84."""
    assert "claim a b" not in holding(LONG, "green:8,locomotive:3").legal()
    assert "claim a b" in holding(LONG, "green:8,locomotive:4").legal()


def test_every_space_may_be_replaced() -> None:
    """R84."""
    game = claiming(LONG, "red:12,orange:12,yellow:12")
    kinds = ["give red"] * 12 + ["give orange"] * 12 + ["give yellow"] * 12
    for space in range(9):
        game.play("replace", *kinds[4 * space : 4 * space + 4])
    assert game.tracks() == ["a:b"]


def test_sets_of_cards_pay_neither_in_tunnels_nor_on_plain_routes() -> None:
    """R82, R83."""
    board = small("a b 2 red tunnel, b c 2 red", ferry_substitute=3, locomotives="tunnels_and_ferries")
    game = holding(board, "red:1,blue:6,locomotive:1")
    assert game.choices("claim") == {"a b"}
    game.play("claim a b")
    assert game.legal() == ["pay red 1 + locomotive 1"]


def test_a_ferry_without_substitutes_asks_for_locomotives_only() -> None:
    """R60, R83: the rule is the board's."""
    assert "claim a b" not in holding(small("a b 1 gray ferry 1, b c 1 red"), "red:12").legal()
