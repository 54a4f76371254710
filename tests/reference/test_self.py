"""Hand-made cases for the reference engine: train cards and the end of the game."""

from .cards import LOCOMOTIVE
from .small import PLAIN_DISPLAY, Scripted, ready, small

LOCOMOTIVES = (LOCOMOTIVE,) * 3


def test_luck_is_asked_for_the_first_player_then_hands_then_display_then_tickets() -> None:
    """R2, R4, R6."""
    game = Scripted(small("a b 1 red", start_cards=2), cards=(), first=None)
    assert game.asked == ["first"] + ["card"] * (2 * 2 + 5) + ["ticket"] * 6


def test_seat_nought_gets_all_its_cards_before_seat_one() -> None:
    """R2."""
    game = Scripted(small("a b 1 red", start_cards=2), cards=("red", "red", "blue", "blue", *PLAIN_DISPLAY))
    assert [seat.hand for seat in game.seats] == [{"red": 2}, {"blue": 2}]
    assert game.cards.display == list(PLAIN_DISPLAY)


def test_a_display_with_three_locomotives_is_renewed_at_setup() -> None:
    """R2, R9."""
    game = Scripted(small("a b 1 red"), cards=(*LOCOMOTIVES, "red", "red", *PLAIN_DISPLAY))
    assert game.cards.display == list(PLAIN_DISPLAY)
    assert game.cards.discard == {LOCOMOTIVE: 3, "red": 2}


def test_the_display_is_renewed_between_first_and_second_card() -> None:
    """R9."""
    game = ready(small("a b 1 red"), cards=("red", "blue", "red", LOCOMOTIVE, LOCOMOTIVE))
    game.next_cards(LOCOMOTIVE, "white", "white", "white", "white", "white")
    game.play("take red")
    assert game.phase == "second card"
    assert game.legal() == {"draw", "take white"}
    assert game.cards.discard == {LOCOMOTIVE: 3, "red": 1, "blue": 1}


def test_three_locomotives_stay_when_too_few_coloured_cards_are_left() -> None:
    """R10."""
    game = ready(small("a b 1 red"), cards=("red", "blue", "red", LOCOMOTIVE, LOCOMOTIVE))
    game.cards.deck.clear()
    game.cards.deck.update({LOCOMOTIVE: 8})
    game.play("take red")
    assert game.cards.display == [LOCOMOTIVE, "blue", "red", LOCOMOTIVE, LOCOMOTIVE]
    assert game.legal() == {"draw", "take blue", "take red"}


def test_locomotives_left_lying_are_renewed_once_enough_coloured_cards_are_discarded() -> None:
    """R9, R10: whenever three Locomotives lie there and a display without them could exist."""
    game = ready(small("a b 1 red, b c 1 red"))
    game.empty_decks()
    game.cards.display = ["red", "blue", *LOCOMOTIVES]
    game.give(0, red=1)
    game.next_cards("red", "red", "blue", LOCOMOTIVE, LOCOMOTIVE)
    game.play_all("claim a b", "pay red 1")
    assert game.cards.display == ["red", "red", "blue", LOCOMOTIVE, LOCOMOTIVE]
    assert list(game.cards.deck.elements()) == [LOCOMOTIVE]


def test_the_reset_cap_leaves_locomotives_lying() -> None:
    """R10, option display.reset_cap."""
    cards = (*LOCOMOTIVES, "red", "red") * 2
    game = Scripted(small("a b 1 red"), cards=cards, display__reset_cap=1)
    assert game.cards.display == [*LOCOMOTIVES, "red", "red"]
    assert game.cards.discard == {LOCOMOTIVE: 3, "red": 2}


def test_a_card_is_taken_from_the_lowest_slot_and_its_place_refilled_at_once() -> None:
    """R11."""
    game = ready(small("a b 1 red"), cards=("blue", "red", "red", "green", "green"))
    game.next_cards("white")
    game.play("take red")
    assert game.cards.display == ["blue", "white", "red", "green", "green"]
    game.next_cards("pink")
    game.play("take white")
    assert game.to_move == 1
    assert game.seats[0].known == {"red": 1, "white": 1}


def test_a_face_up_locomotive_ends_the_drawing_and_is_never_the_second_card() -> None:
    """R12."""
    game = ready(small("a b 1 red"), cards=(LOCOMOTIVE, "red", "red", "green", "green"))
    game.next_cards("red", "red")
    game.play_all("draw")
    assert "take locomotive" not in game.legal()
    game.play("draw")
    game.play("take locomotive")
    assert (game.to_move, game.phase) == (0, "action")


def test_a_locomotive_just_turned_up_cannot_be_the_second_card() -> None:
    """R12."""
    game = ready(small("a b 1 red"))
    game.next_cards(LOCOMOTIVE)
    game.play("take red")
    assert game.legal() == {"draw", "take blue", "take green", "take white", "take black"}


def test_a_locomotive_drawn_blind_counts_as_one_card() -> None:
    """R13."""
    game = ready(small("a b 1 red"))
    game.next_cards(LOCOMOTIVE)
    game.play("draw")
    assert (game.to_move, game.phase) == (0, "second card")
    assert game.seats[0].known == {}


def test_drawing_ends_with_one_card_when_only_locomotives_are_left() -> None:
    """R14."""
    game = ready(small("a b 1 red"))
    game.empty_decks()
    game.cards.display = ["red", LOCOMOTIVE, None, None, None]
    game.play("take red")
    assert (game.to_move, game.phase) == (1, "action")
    assert game.legal() == {"take locomotive"}


def test_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed() -> None:
    """R15."""
    game = ready(small("a b 1 red"))
    game.cards.deck.clear()
    game.cards.deck.update({"blue": 1})
    game.cards.discard.update({"pink": 2})
    game.play("draw")
    assert (game.cards.deck.total(), game.cards.discard.total()) == (0, 2)
    game.play("draw")
    assert (game.cards.deck.total(), game.cards.discard.total()) == (1, 0)


def test_empty_display_places_are_filled_when_cards_are_discarded() -> None:
    """R16."""
    game = ready(small("a b 2 red, b c 1 red"))
    game.empty_decks()
    game.cards.display = ["blue", None, None, LOCOMOTIVE, None]
    game.give(0, red=2)
    assert "draw" not in game.legal()
    game.play_all("claim a b", "pay red 2")
    assert game.cards.display == ["blue", "red", "red", LOCOMOTIVE, None]


def test_passing_is_legal_only_when_nothing_else_is() -> None:
    """R29."""
    game = ready(small("a b 1 red"))
    game.empty_decks()
    assert "pass" not in game.legal()
    game.cards.display = [None] * 5
    assert game.legal() == {"pass"}
    game.give(0, red=1)
    assert game.legal() == {"claim a b"}


def test_after_the_trigger_every_player_has_exactly_one_more_turn() -> None:
    """R220 with its example, R221."""
    game = ready(small("a b 3 red, b c 3 red, c d 3 red, d e 1 red", trains=5, double_routes_players=0), 3)
    game.play_all("draw", "draw")
    game.give(1, red=3)
    game.give(2, red=3)
    game.play_all("claim a b", "pay red 3")
    assert game.view(None)["last_turns"] == 3
    game.play_all("claim b c", "pay red 3")
    assert (game.to_move, game.last_turns) == (0, 2)
    game.play_all("draw", "draw")
    assert (game.to_move, game.last_turns) == (1, 1)
    game.play_all("draw", "draw")
    assert (game.over, game.to_move, game.legal()) == (True, -1, set())


def test_the_game_ends_when_everybody_passes_in_a_row() -> None:
    """R223."""
    game = ready(small("a b 1 red"), 3)
    game.empty_decks()
    game.cards.display = [None] * 5
    game.play_all("pass", "pass")
    assert not game.over
    game.play("pass")
    assert game.over
    assert game.view(None)["last_turns"] is None


def test_a_dead_board_starts_the_last_round() -> None:
    """R224: the only double route is closed, though both players have trains."""
    game = ready(small("a b 1 red, a b 1 blue"))
    game.give(0, red=1)
    game.play_all("claim a b #1", "pay red 1")
    assert game.last_turns == 2
    game.play_all("draw", "draw", "draw", "draw")
    assert game.over


def test_a_board_is_not_dead_while_one_player_may_claim_the_twin() -> None:
    """R224, R26."""
    game = ready(small("a b 1 red, a b 1 blue", double_routes_players=2))
    game.give(0, red=1)
    game.play_all("claim a b #1", "pay red 1")
    assert game.last_turns is None


def test_without_the_option_only_the_safety_net_ends_a_dead_board() -> None:
    """R224: the last round after 100 turns of each player without a claimed route."""
    game = ready(small("a b 1 red"), end__dead_board=False)
    game.give(0, red=1)
    game.play_all("claim a b", "pay red 1")
    for _ in range(200):
        assert game.last_turns is None
        for seat in game.seats:
            seat.hand.clear()
        game.cards.deck.update({"red": 2})
        game.play_all("draw", "draw")
    assert game.last_turns == 2


def test_tickets_are_shown_only_after_the_end() -> None:
    """R231."""
    game = ready(small("a b 1 red"))
    game.empty_decks()
    game.cards.display = [None] * 5
    assert game.view(None)["tickets_shown"] is None
    game.play_all("pass", "pass")
    assert game.view(None)["tickets_shown"] == [[0, 1, 2], [3, 4, 5]]
