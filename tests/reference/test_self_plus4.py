"""Hand-made cases for the reference engine: +4 locomotives and passenger cards in the deck (R100, R102, R107, R182)."""

from collections import Counter

from whistlestop.maps.schema import COLOURS, Deck, Map

from .cards import LOCOMOTIVE, PASSENGER, PLUS4
from .payments import route_payments
from .small import PLAIN_DISPLAY, Scripted, ends, ready, small, track, two_cards, with_goods

DECK = Deck(per_colour=11, locomotives=14, plus4=6, passengers=10)


def board(tracks: str = "a b 4 red, b c 3 red, c d 5 gray, d e 1 red") -> Map:
    """Return a board with the deck of the rulebook."""
    return with_goods(small(tracks, "a b 1," * 11 + "a b 1", deck=DECK), a=(1,))


def words(route: str, **hand: int) -> set[str]:
    """Return the ways to pay for a route."""
    return {payment.words() for payment in route_payments(Counter(hand), track(route))}


def test_the_deck_has_118_cards() -> None:
    """R100."""
    game = Scripted(board(), cards=PLAIN_DISPLAY)
    everything = game.cards.deck + Counter(PLAIN_DISPLAY)
    assert everything == Counter(dict.fromkeys(COLOURS, 11)) + Counter(locomotive=14, plus4=6, passenger=10)
    assert everything.total() == 118


def test_there_are_no_cards_at_all_with_dice() -> None:
    """R130."""
    assert not Scripted(board(), dice=True).cards.can_draw()


def test_plus4_locomotives_are_wild_on_routes_of_four_or_more() -> None:
    """R102: every combination that fits."""
    assert words("a b 4 red", red=3, locomotive=1, plus4=2) == {
        "red 3 + locomotive 1",
        "red 3 + plus4 1",
        "red 2 + locomotive 1 + plus4 1",
        "red 2 + plus4 2",
        "red 1 + locomotive 1 + plus4 2",
    }
    assert words("a b 4 red", plus4=4, locomotive=3) == {
        "plus4 4",
        "locomotive 1 + plus4 3",
        "locomotive 2 + plus4 2",
        "locomotive 3 + plus4 1",
    }


def test_plus4_locomotives_are_worth_nothing_on_shorter_routes() -> None:
    """R102."""
    assert words("a b 3 red", red=2, plus4=6) == set()
    assert words("a b 3 gray", blue=2, locomotive=1, plus4=6) == {"blue 2 + locomotive 1"}


def test_a_gray_route_takes_plus4_locomotives_with_any_one_colour() -> None:
    """R23, R102."""
    assert words("a b 4 gray", red=3, blue=3, plus4=1) == {"red 3 + plus4 1", "blue 3 + plus4 1"}


def test_a_claim_discards_the_plus4_locomotives() -> None:
    """R22, R102."""
    game = ready(board())
    game.give(0, red=3, plus4=2)
    game.me.known[PLUS4] = 2
    game.play_all("claim a b", "pay red 2 + plus4 2", "no passenger")
    assert game.cards.discard == {"red": 2, PLUS4: 2}
    assert (game.seats[0].hand, game.view(1)["known"]) == ({"red": 1}, [{}, {}])


def test_a_face_up_plus4_locomotive_is_drawn_like_an_ordinary_card() -> None:
    """R102: another card may follow or precede."""
    game = ready(board(), cards=(PLUS4, PLUS4, PASSENGER, "red", LOCOMOTIVE))
    assert {"take plus4", "take passenger", "take locomotive"} <= game.legal()
    game.play("take plus4")
    assert game.phase == "second card"
    assert {"take plus4", "take passenger", "take red"} <= game.legal()
    assert "take locomotive" not in game.legal()
    game.play("take plus4")
    assert game.seats[0].hand == {PLUS4: 2}
    assert game.view(1)["known"] == [{PLUS4: 2}, {}]


def test_a_passenger_card_is_drawn_like_an_ordinary_card() -> None:
    """R107."""
    game = ready(board(), cards=(PASSENGER, PASSENGER, "red", "blue", LOCOMOTIVE))
    game.play_all("take passenger", "take passenger")
    assert game.view(0)["hand"] == {PASSENGER: 2}
    assert game.to_move == 1


def test_only_plain_locomotives_renew_the_display() -> None:
    """R9, R102."""
    shown = (PLUS4, PLUS4, PLUS4, LOCOMOTIVE, LOCOMOTIVE)
    game = ready(board(), cards=shown)
    assert game.cards.display == [*shown]


def test_plus4_locomotives_count_for_the_display_by_house_rule() -> None:
    """R102, option marklin.reset_counts_plus4."""
    game = ready(board(), cards=(PLUS4, PLUS4, "red", "red", LOCOMOTIVE), marklin__reset_counts_plus4=True)
    assert game.cards.discard == {PLUS4: 2, "red": 2, LOCOMOTIVE: 1}


def test_the_display_stays_while_too_few_cards_could_replace_it() -> None:
    """R10, R102: two cards that count for nothing are not enough."""
    game = ready(board(), cards=PLAIN_DISPLAY, marklin__reset_counts_plus4=True)
    game.cards.deck = Counter()
    game.cards.discard = Counter({PLUS4: 4})
    game.cards.display = [PLUS4, LOCOMOTIVE, LOCOMOTIVE, "red", PASSENGER]
    game.cards.settle()
    assert game.cards.display == [PLUS4, LOCOMOTIVE, LOCOMOTIVE, "red", PASSENGER]


def test_three_passenger_cards_renew_the_display_too() -> None:
    """R107, option marklin.reset_counts_passengers."""
    shown = (PASSENGER, PASSENGER, PASSENGER, LOCOMOTIVE, LOCOMOTIVE)
    assert ready(board(), cards=shown).cards.discard == {PASSENGER: 3, LOCOMOTIVE: 2}
    assert ready(board(), cards=shown, marklin__reset_counts_passengers=False).cards.display == [*shown]


def test_they_stay_where_no_display_that_stays_could_be_laid() -> None:
    """R107: other cards, at most two locomotives and at most two passenger cards must fill it."""
    game = ready(board(), cards=PLAIN_DISPLAY)
    for others, stays in ((0, True), (1, False)):
        game.cards.deck = Counter(red=others)
        game.cards.discard = Counter({LOCOMOTIVE: 4})
        game.cards.display = [*[PASSENGER] * 4, LOCOMOTIVE]
        assert game.cards._must_reset() != stays


def with_monsters(**options: object) -> Scripted:
    """Return a game with Alvin on a and Dexter on e."""
    return ready(board(), alvin="a", dexter="e", monsters=True, **options)  # type: ignore[arg-type]


def test_a_plus4_locomotive_moves_no_monster() -> None:
    """R182."""
    game = with_monsters()
    game.give(0, plus4=3)
    assert game.legal_starting("move") == set()
    game.give(0, plus4=3, locomotive=1)
    game.play("move alvin b 1")
    assert game.view(0)["hand"] == {PLUS4: 3}
    assert game.phase == "action"


def test_a_plus4_locomotive_moves_a_monster_by_house_rule() -> None:
    """R182, option marklin.plus4_moves_monsters: it is asked how the move is paid, also where one way is possible."""
    game = with_monsters(marklin__plus4_moves_monsters=True)
    game.give(0, plus4=2, locomotive=1)
    assert ends(game, "alvin", 2) == "abcde"
    game.play("move alvin c 2")
    assert (game.phase, game.view(1)["moving"]) == ("payment", ("alvin", "c", 2))
    assert game.monsters.where["alvin"] == "a"
    assert game.legal() == {"pay locomotive 1 + plus4 1", "pay plus4 2"}
    game.play("pay plus4 2")
    assert (game.phase, game.view(1)["moving"], game.monsters.where["alvin"]) == ("action", None, "c")
    assert (game.view(0)["hand"], game.cards.discard) == ({LOCOMOTIVE: 1}, {PLUS4: 2})


def test_with_locomotives_alone_it_is_asked_too_by_house_rule() -> None:
    """R182, option marklin.plus4_moves_monsters."""
    game = with_monsters(marklin__plus4_moves_monsters=True)
    game.give(0, locomotive=1)
    game.play("move alvin b 1")
    assert game.legal() == {"pay locomotive 1"}


def test_the_turn_goes_on_where_it_was_after_such_a_payment() -> None:
    """R169, R182."""
    game = with_monsters(marklin__plus4_moves_monsters=True)
    game.next_cards(PLUS4)
    game.play_all("draw", "move alvin b 1", "pay plus4 1")
    assert game.phase == "second card"
    game.play("draw")
    assert game.to_move == 1
    two_cards(game)
    game.give(0, plus4=1, red=1)
    game.me.known[PLUS4] = 1
    game.play_all("draw", "draw")
    assert game.legal_starting("move") == {f"move dexter {place} 1" for place in "bcde"}
    game.play_all("move dexter c 1", "pay plus4 1")
    assert game.to_move == 1


def test_the_question_after_the_action_reckons_with_hidden_plus4_locomotives() -> None:
    """R8, R169, R182: only where they move monsters."""
    for counts in (True, False):
        game = with_monsters(marklin__plus4_moves_monsters=counts)
        game.cards.deck = Counter(red=20, plus4=1)
        game.cards.discard = Counter({LOCOMOTIVE: 14, PLUS4: 5})
        game.play_all("draw", "draw")
        assert (game.phase == "after action") is counts
