"""Train cards: deck, display, the two cards of a draw, reshuffling and running out (R1, R2, R9-R17)."""

import pytest

from table import all_but, cards, deal, names, no_tickets, table
from whistlestop import maps

PLAIN = "display=red,blue,green,white,black"
WHITES = cards("white*5")
TICKETS = (" boston:miami calgary:phoenix dallas:new-york", " chicago:santa-fe denver:el-paso duluth:houston")


@pytest.mark.parametrize("board", ["usa", "europe", "nordic", "switzerland", "india", "legendary-asia"])
def test_the_deck_has_twelve_cards_of_each_colour_and_fourteen_locomotives(board: str) -> None:
    """R1."""
    whole = table(f"{board} base 2").game.record
    assert [int(count) for count in whole.deck[:9]] == [12] * 8 + [14]
    assert whole.deck_size == 110


@pytest.mark.parametrize(
    ("board", "missing"), [("new-york", {"yellow", "white"}), ("london", {"red", "white"})], ids=["new-york", "london"]
)
def test_the_city_boards_have_six_colours_of_six_cards_and_eight_locomotives(board: str, missing: set[str]) -> None:
    """R1."""
    whole = table(f"{board} base 2").game.record
    expected = [0 if colour in missing else 6 for colour in maps.COLOURS]
    assert [int(count) for count in whole.deck[:9]] == [*expected, 8]
    assert whole.deck_size == 44


def test_four_cards_are_dealt_to_each_player_and_five_turned_face_up() -> None:
    """R2."""
    dealt = deal("usa", cards("red*4 blue*4 white black pink orange yellow") + "".join(TICKETS))
    assert [dealt.hand(seat) for seat in range(2)] == [{"red": 4}, {"blue": 4}]
    assert dealt.display() == ["white", "black", "pink", "orange", "yellow"]
    assert dealt.fact("deck_size") == 110 - 2 * 4 - 5


def test_a_first_display_with_three_locomotives_is_replaced_before_play() -> None:
    """R2, R9."""
    dealt = deal("usa", cards("red*4 blue*4 locomotive*3 red red") + " " + WHITES + "".join(TICKETS))
    assert dealt.display() == ["white"] * 5
    assert dealt.fact("discard") == {"red": 2, "locomotive": 3}


def test_three_face_up_locomotives_replace_the_whole_display_at_once() -> None:
    """R9."""
    game = table("usa base 2 | display=red,locomotive,locomotive,blue,green")
    happened = game.play("take red", luck="locomotive " + WHITES)
    assert game.display() == ["white"] * 5
    assert game.fact("discard") == {"blue": 1, "green": 1, "locomotive": 3}
    assert "display_reset" in names(happened)


def test_the_display_is_replaced_again_while_three_locomotives_lie_there() -> None:
    """R9."""
    game = table("usa base 2 | display=red,locomotive,locomotive,blue,green")
    happened = game.play("take red", luck=cards("locomotive locomotive*4 red white*5"))
    assert names(happened).count("display_reset") == 2
    assert game.display() == ["white"] * 5


def test_the_display_is_replaced_between_the_first_and_the_second_card() -> None:
    """R9."""
    game = table("usa base 2 | display=red,locomotive,locomotive,blue,green")
    game.play("take red", luck="locomotive " + WHITES)
    assert game.game.phase == "second card"
    assert game.legal() == ["take white", "draw"]


def test_two_face_up_locomotives_stay() -> None:
    """R9."""
    game = table("usa base 2 | display=red,locomotive,blue,blue,green")
    game.play("take red", luck="locomotive")
    assert game.display() == ["locomotive", "locomotive", "blue", "blue", "green"]


def test_the_display_is_not_replaced_when_fewer_than_three_coloured_cards_are_left() -> None:
    """R10: two coloured cards in deck, discard pile and display together."""
    others = all_but("red locomotive*6 blue green")
    game = table(f"usa base 2 | display=red,locomotive,locomotive,blue,green | 1 hand={others}")
    game.play("take red", luck="locomotive")
    assert game.display() == ["locomotive", "locomotive", "locomotive", "blue", "green"]


def test_the_display_is_replaced_when_three_coloured_cards_are_left_reshuffling_what_was_discarded() -> None:
    """R10: the deck runs out during the reset, so the cards just discarded come back."""
    others = all_but("red locomotive*4 blue green pink")
    game = table(f"usa base 2 | display=red,locomotive,locomotive,blue,green | 1 hand={others}")
    game.play("take red", luck="locomotive locomotive pink blue green locomotive")
    assert game.display() == ["locomotive", "pink", "blue", "green", "locomotive"]
    assert game.fact("deck_size") == 2


@pytest.mark.parametrize(("cap", "resets"), [(0, 0), (1, 1), (3, 3)])
def test_the_cap_on_resets_leaves_the_locomotives_lying(cap: int, resets: int) -> None:
    """R10, option display.reset_cap."""
    game = table(f"usa base 2 display.reset_cap={cap} | display=red,locomotive,locomotive,blue,green")
    rows = [cards("locomotive*3 red red"), cards("locomotive*3 blue blue"), cards("locomotive*3 green green")]
    happened = game.play("take red", luck=" ".join(["locomotive", *rows[:resets]]))
    assert names(happened).count("display_reset") == resets
    assert game.display().count("locomotive") == 3


def test_locomotives_left_lying_go_once_coloured_cards_have_come_back() -> None:
    """R9, R10: the payment brings the missing coloured cards into the discard pile."""
    others = all_but("red*2 locomotive*3 blue*2")
    line = f"usa base 2 | display=locomotive,locomotive,locomotive,blue,blue | 0 hand=red:2 | 1 hand={others}"
    game = table(line)
    happened = game.play("claim dallas oklahoma-city #1", "pay red 2", luck=cards("red red blue blue locomotive"))
    assert "display_reset" in names(happened)
    assert game.display() == ["red", "red", "blue", "blue", "locomotive"]


@pytest.mark.parametrize(
    ("first", "second", "luck", "hand"),
    [
        ("draw", "draw", "pink orange", {"pink": 1, "orange": 1}),
        ("take red", "draw", "pink orange", {"red": 1, "orange": 1}),
        ("draw", "take blue", "pink orange", {"pink": 1, "blue": 1}),
        ("take red", "take blue", "pink orange", {"red": 1, "blue": 1}),
    ],
)
def test_two_cards_are_drawn_each_from_the_display_or_blind(
    first: str, second: str, luck: str, hand: dict[str, int]
) -> None:
    """R11."""
    game = table(f"usa base 2 | {PLAIN}")
    game.play(first, second, luck=luck)
    assert game.hand(0) == hand
    assert game.game.to_move == 1


def test_a_card_taken_from_the_display_is_replaced_before_the_second_choice() -> None:
    """R11."""
    game = table(f"usa base 2 | {PLAIN}")
    game.play("take red", luck="pink")
    assert game.display() == ["pink", "blue", "green", "white", "black"]
    assert "take pink" in game.legal()


def test_a_face_up_locomotive_ends_the_drawing() -> None:
    """R12."""
    game = table("usa base 2 | display=locomotive,blue,green,white,black")
    game.play("take locomotive", luck="red")
    assert game.hand(0) == {"locomotive": 1}
    assert game.game.to_move == 1


def test_a_face_up_locomotive_is_never_the_second_card_even_if_just_turned_up() -> None:
    """R12."""
    game = table(f"usa base 2 | {PLAIN}")
    game.play("take red", luck="locomotive")
    assert sorted(game.legal()) == ["draw", "take black", "take blue", "take green", "take white"]


def test_a_locomotive_drawn_blind_counts_as_one_ordinary_card() -> None:
    """R13: first or second, it does not end the drawing early."""
    game = table(f"usa base 2 | {PLAIN}")
    game.play("draw", luck="locomotive")
    assert game.game.phase == "second card"
    game.play("draw", luck="locomotive")
    assert game.hand(0) == {"locomotive": 2}


def test_a_second_card_must_be_drawn_if_there_is_one() -> None:
    """R14: nothing but cards can be chosen."""
    game = table(f"usa base 2 | {PLAIN} | 0 hand=red:4")
    game.play("draw")
    assert all(text == "draw" or text.startswith("take") for text in game.legal())


def test_the_drawing_ends_with_one_card_if_only_locomotives_are_left_face_up() -> None:
    """R14."""
    others = all_but("red locomotive")
    game = table(f"usa base 2 | display=none,red,locomotive,none,none | 1 hand={others}")
    game.play("take red", luck="")
    assert game.hand(0) == {"red": 1}
    assert game.game.to_move == 1


def test_a_second_card_can_be_a_last_face_up_one() -> None:
    """R14: deck and discard pile are empty, one coloured card is still there."""
    others = all_but("red blue")
    game = table(f"usa base 2 | display=red,none,none,none,blue | 1 hand={others}")
    game.play("take red", luck="")
    assert game.legal() == ["take blue"]


def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """R15: not before, and all of it."""
    others = all_but("red blue green white black pink*2 orange*3")
    game = table(f"usa base 2 | {PLAIN} discard=orange:3 | 1 hand={others}")
    game.play("draw", "draw", luck="pink pink")
    assert game.fact("deck_size") == 0
    assert game.fact("discard") == {"orange": 3}
    game = table(f"usa base 2 | {PLAIN} discard=orange:3,pink:2 | 1 hand={others}")
    happened = game.play("draw", luck="orange")
    assert "deck_reshuffled" in names(happened)
    assert (game.fact("deck_size"), game.fact("discard")) == (4, {})


def test_empty_places_of_the_display_stay_empty_while_there_are_no_cards() -> None:
    """R16."""
    others = all_but("red blue green white black")
    game = table(f"usa base 2 | {PLAIN} | 1 hand={others}")
    game.play("take red", "take blue", luck="")
    assert game.display() == [None, None, "green", "white", "black"]


def test_empty_places_of_the_display_are_filled_as_soon_as_cards_are_discarded() -> None:
    """R16: as many as there are cards, from the first place on."""
    others = all_but("red black")
    game = table(f"usa base 2 | display=none,none,black,none,none | 0 hand=red:1 | 1 hand={others}")
    game.play("claim portland seattle #1", "pay red 1", luck="red")
    assert game.display() == ["red", None, "black", None, None]


def test_a_display_that_has_been_refilled_may_have_to_be_replaced() -> None:
    """R16, then R9."""
    others = all_but("locomotive*3 white*5")
    line = f"usa base 2 | display=locomotive,locomotive,none,none,none | 0 hand=white:5,locomotive:1 | 1 hand={others}"
    game = table(line)
    game.play(
        "claim calgary winnipeg", "pay white 5 + locomotive 1", luck=cards("locomotive white white") + " " + WHITES
    )
    assert game.display() == ["white"] * 5


def test_without_any_card_to_take_the_player_must_do_something_else() -> None:
    """R16."""
    others = all_but("red")
    game = table(f"usa base 2 | display=none,none,none,none,none | 0 hand=red:1 | 1 hand={others}")
    assert game.legal("draw") == game.legal("take") == []
    assert game.legal("tickets") == ["tickets"]


def test_a_lone_face_up_card_can_be_drawn_although_deck_and_discard_pile_are_empty() -> None:
    """R16."""
    others = all_but("locomotive")
    game = table(f"usa base 2 | display=locomotive,none,none,none,none {no_tickets()} | 1 hand={others}")
    assert game.legal() == ["take locomotive"]


def test_there_is_no_hand_limit() -> None:
    """R17."""
    hand = ",".join(f"{colour}:11" for colour in maps.COLOURS)
    game = table(f"usa base 2 | {PLAIN} | 0 hand={hand}")
    game.play("draw", "draw")
    assert sum(game.hand(0).values()) == 90


def test_a_reset_fills_places_that_were_empty_before() -> None:
    """R9: only a position line can leave a place empty while the deck has cards; the reset does not mind."""
    game = table("usa base 2 | display=red,locomotive,locomotive,none,blue")
    game.play("take red", luck="locomotive " + WHITES)
    assert game.display() == ["white"] * 5
    assert game.fact("discard") == {"blue": 1, "locomotive": 3}
