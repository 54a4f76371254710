"""Hand-made cases for the reference engine: limits on locomotives, sets of any cards (R81-R84, R92)."""

from whistlestop import maps

from .small import Scripted, ready, small

FERRY = small("a b 6 red ferry 2, b c 1 red", ferry_substitute=3, locomotives="tunnels_and_ferries")
LONG_WAY = small("a b 9 gray any_cards 4, b c 1 red", locomotives="tunnels_and_ferries", trains=12)


def holding(board: maps.Map, **cards: int) -> Scripted:
    """Return a game in which seat 0 holds the cards and decks hold the rest."""
    game = ready(board)
    game.give(0, **cards)
    return game


def claimed(board: maps.Map, **cards: int) -> Scripted:
    """Return a game in which seat 0 with those cards has begun to claim the first route."""
    game = holding(board, **cards)
    game.play("claim a b")
    return game


def test_four_red_and_any_six_pay_a_ferry_of_six_with_two_symbols() -> None:
    """R83, example."""
    game = claimed(FERRY, red=4, blue=3, white=2, black=1)
    assert game.legal() == {"replace"}
    game.play("replace")
    assert game.legal() == {"give blue"}, "the red ones are needed, and without all blue ones there are too few"
    game.play_all("give blue", "give blue", "give blue")
    assert game.legal() == {"replace"}
    game.play_all("replace", "give white", "give white", "give black")
    assert game.legal() == {"pay red 4"}
    game.play("pay red 4")
    assert game.claims.owner == {0: 0}
    assert game.seats[0].trains == 39
    assert game.seats[0].route_points == 15


def test_three_red_and_any_nine_do_not() -> None:
    """R83, example: a set stands for a required locomotive, never for a coloured space."""
    assert "claim a b" not in holding(FERRY, red=3, blue=9).legal()


def test_locomotives_may_be_in_a_set_and_stand_for_coloured_spaces() -> None:
    """R83."""
    game = claimed(FERRY, red=3, locomotive=4)
    assert game.legal() == {"pay red 3 + locomotive 3", "pay red 2 + locomotive 4"}
    game = claimed(FERRY, red=2, blue=1, locomotive=7)
    assert "replace" in game.legal()
    game.play("replace")
    assert game.legal() == {"give red", "give blue", "give locomotive"}
    game.play_all("give locomotive", "give locomotive", "give locomotive")
    assert game.legal() == {"pay red 2 + locomotive 3", "pay red 1 + locomotive 4"}


def test_kinds_are_given_in_ascending_order_across_sets() -> None:
    """R83: one order for the same cards."""
    game = claimed(FERRY, red=8, blue=2, locomotive=2)
    game.play_all("replace", "give red", "give blue")
    assert game.legal() == {"give blue", "give locomotive"}
    game.play("give locomotive")
    assert game.legal() == {"pay red 4 + locomotive 1"}, "a second set would begin with a locomotive and miss two cards"


def test_a_ferry_of_nothing_but_symbols_is_complete_with_the_last_card_given() -> None:
    """R61, R83; R16: the display is filled when the payment is over."""
    game = claimed(small("a b 1 gray ferry 1, b c 1 red", ferry_substitute=3), red=1, blue=1, white=1)
    game.cards.deck.clear()
    game.cards.display[0] = None
    game.play_all("replace", "give red")
    assert game.view(1)["discard"] == {"red": 1}
    assert game.view(1)["hand_sizes"] == [2, 0]
    assert game.cards.display[0] is None
    game.play_all("give blue", "give white")
    assert game.claims.owner == {0: 0}
    assert game.cards.display[0] is not None


def test_cards_known_to_the_table_are_given_first() -> None:
    """R8: known cards of a kind go down by one for each card given."""
    game = claimed(small("a b 1 gray ferry 1, b c 1 red", ferry_substitute=3), red=5)
    game.seats[0].known["red"] = 2
    game.play_all("replace", "give red", "give red")
    assert game.view(1)["known"] == [{}, {}]


def test_seven_green_and_any_eight_pay_the_long_way() -> None:
    """R84, example."""
    game = claimed(LONG_WAY, green=7, red=3, locomotive=5)
    assert game.legal() == {"replace"}, "locomotives are not wild there"
    game.play_all("replace", "give red", "give red", "give red", "give locomotive", "replace")
    assert game.legal() == {"give locomotive"}
    game.play_all(*["give locomotive"] * 4)
    assert game.legal() == {"pay green 7"}
    game.play("pay green 7")
    assert game.seats[0].route_points == 27
    assert game.seats[0].trains == 3


def test_six_green_and_any_eight_do_not() -> None:
    """R84."""
    assert "claim a b" not in holding(LONG_WAY, green=6, locomotive=8).legal()
    assert "claim a b" in holding(LONG_WAY, green=6, locomotive=12).legal()


def test_every_space_of_the_long_way_may_be_replaced() -> None:
    """R84."""
    game = claimed(LONG_WAY, locomotive=36)
    for _ in range(9):
        game.play_all("replace", *["give locomotive"] * 4)
    assert game.claims.owner == {0: 0}


def test_sets_are_not_used_in_tunnels_or_on_plain_routes() -> None:
    """R82, R83."""
    board = small("a b 2 red tunnel, b c 2 red", ferry_substitute=3, locomotives="tunnels_and_ferries")
    game = holding(board, red=1, blue=6, locomotive=1)
    assert game.legal_starting("claim") == {"claim a b"}
    game.play("claim a b")
    assert game.legal() == {"pay red 1 + locomotive 1"}


def test_a_face_up_locomotive_is_one_card_first_or_second() -> None:
    """R81, R92."""
    game = Scripted(
        small("a b 1 red", display_reset=0, face_up_locomotive="one_card"), cards=["locomotive"] * 4 + ["red"]
    )
    game.play_all(*["keep"] * 6)
    assert game.cards.display.count("locomotive") == 4, "three locomotives do not reset the display"
    game.next_cards("blue", "blue")
    game.play("take locomotive")
    assert game.legal() == {"draw", "take locomotive", "take red", "take blue"}
    game.play("take locomotive")
    assert game.to_move == 1
    assert game.view(1)["known"] == [{"locomotive": 2}, {}]


def test_the_house_rules_bring_the_reset_back() -> None:
    """R81, R92, options nordic.reset_on_three and swiss.reset_on_three."""
    dealt = ["red"] * 8 + ["locomotive"] * 3 + ["blue"] * 7
    for board, wanted, shown in (
        ("nordic", {}, ["locomotive"] * 3 + ["blue"] * 2),
        ("nordic", {"nordic__reset_on_three": True}, ["blue"] * 5),
        ("switzerland", {}, ["blue"] * 5),
        ("switzerland", {"swiss__reset_on_three": False}, ["locomotive"] * 3 + ["blue"] * 2),
    ):
        assert Scripted(maps.load(board), cards=dealt, **wanted).cards.display == shown  # type: ignore[arg-type]


def test_a_deck_may_lack_colours() -> None:
    """R1: New York has six colours."""
    game = Scripted(maps.load("new-york"), cards=())
    assert game.cards.deck["yellow"] == game.cards.deck["white"] == 0
    assert game.view(None)["deck_size"] == 6 * 6 + 8 - 2 * 2 - 5
