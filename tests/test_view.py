"""What a seat may know, and only that (R8, R231); a resampled game cannot be told apart from the real one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import deal, faults, played, table
from whistlestop import Game, maps
from whistlestop.compiler.kernel import INTERPRETED

EXAMPLES = 5 if INTERPRETED else 40
LONGEST = 60 if INTERPRETED else 500
SETS = [(board, ticket_set) for board in maps.ids() for ticket_set in maps.ticket_sets(board)]
MODES = ("", "", "monsters", "dice", "dice monsters")

tables = st.tuples(
    st.sampled_from(SETS),
    st.integers(2, 5),
    st.integers(0, 2**32),
    st.integers(0, LONGEST),
    st.sampled_from(MODES),
)
Drawn = tuple[tuple[str, str], int, int, int, str]


def at(drawn: Drawn) -> Game:
    """Return the game a drawn tuple describes."""
    (board, ticket_set), players, seed, decisions, mode = drawn
    return played(board, ticket_set, players, seed, decisions, mode)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables, st.integers(0, 2**32))
def test_a_resampled_game_looks_the_same_to_the_seat_it_was_made_for(drawn: Drawn, seed: int) -> None:
    """R8: everything the view shows is kept, and the game made up is a sound one."""
    game = at(drawn)
    for seat in (None, *range(game.players)):
        other = game.resample(seat, seed)
        assert faults(other) == []
        assert other.view(seat).views.tobytes() == game.view(seat).views.tobytes()
        assert other.view(seat).facts() == game.view(seat).facts()
        if seat == game.to_move:
            assert other.legal() == game.legal()


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_a_seats_view_does_not_depend_on_what_it_cannot_know(drawn: Drawn) -> None:
    """R8: two whole games that differ only in hidden things give the same view."""
    game = at(drawn)
    seat = game.to_move or 0
    one, two = game.resample(seat, 1), game.resample(seat, 2)
    assert one.view(seat).facts() == two.view(seat).facts()


def test_a_resampled_game_really_differs_in_what_is_hidden() -> None:
    game = played("usa", "base", 2, 3, 30)
    hands = {str(game.resample(0, seed).view(1).facts()["hand"]) for seed in range(10)}
    assert len(hands) > 1


def test_what_lies_open_is_seen_by_all() -> None:
    """R8: hand sizes, tickets held, trains, points, display and deck sizes."""
    line = "usa base 2 | display=red,blue,green,white,black discard=pink:2 | 0 hand=red:3 tickets=boston:miami"
    game = table(f"{line} | 1 hand=blue:2 known=blue:1 tracks=chicago:duluth")
    for seat in (None, 0, 1):
        facts = game.game.view(seat).facts()
        assert facts["hand_sizes"] == [3, 2]
        assert facts["ticket_counts"] == [1, 0]
        assert (facts["trains"], facts["route_points"]) == ([45, 42], [0, 4])
        assert facts["display"] == ["red", "blue", "green", "white", "black"]
        assert (facts["deck_size"], facts["discard"]) == (98, {"pink": 2})
        assert facts["known"] == [{}, {"blue": 1}]
        assert facts["ticket_deck_size"] == {"regular": 29}


def test_hands_and_tickets_are_seen_by_their_owner_only() -> None:
    """R8."""
    game = table("usa base 2 | 0 hand=red:3 tickets=boston:miami | 1 hand=blue:2 tickets=dallas:new-york")
    assert (game.hand(0), game.tickets("tickets", 0)) == ({"red": 3}, ["boston:miami"])
    assert (game.hand(1), game.tickets("tickets", 1)) == ({"blue": 2}, ["dallas:new-york"])
    assert (game.fact("hand"), game.fact("tickets")) == (None, None)


def test_a_view_holds_no_hidden_number() -> None:
    """R8: deck contents, generator and another's cards are blanked in the record itself."""
    game = table("usa base 2 | seed=77:3:4 | 1 hand=blue:2 known=blue:1 tickets=boston:miami")
    view = game.game.view(0).record
    assert (int(view.seed), view.card_draws, view.ticket_draws) == (0, 0, 0)
    assert list(view.deck[:9]) == [0] * 9
    assert list(view.hand[1]) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert not view.fresh.any()
    assert len(set(view.where[:30].tolist())) == 1


def test_a_card_taken_openly_is_known_and_a_blind_one_is_not() -> None:
    """R8."""
    game = table("usa base 2 | display=red,blue,green,white,black")
    game.play("take red", "draw", luck="pink orange")
    assert game.fact("known") == [{"red": 1}, {}]
    assert game.fact("hand_sizes", 1) == [2, 0]


def test_returned_tickets_are_known_to_who_returned_them() -> None:
    """R8, R19."""
    game = table("usa base 2")
    game.play("tickets", "keep", "return", "return", luck="boston:miami calgary:phoenix dallas:new-york")
    assert game.tickets("returned", 0) == ["calgary:phoenix", "dallas:new-york"]
    assert game.tickets("returned", 1) == []


def test_how_another_chooses_his_first_tickets_stays_hidden() -> None:
    """R4."""
    game = deal("usa")
    game.play("keep", "return")
    other = game.game.view(1)
    assert other.facts()["ticket_counts"] == [None, 0]
    assert (other.record.asking, list(other.record.kept), list(other.record.aside)) == (-1, [0, 0], [2, 0])


def test_only_the_player_in_turn_is_shown_legal_actions() -> None:
    game = table("usa base 2").game
    assert game.view(0).legal == game.legal_ids()
    assert game.view(1).legal == game.view(None).legal == []


def test_kept_tickets_are_open_once_the_game_is_over() -> None:
    """R231."""
    game = table("usa base 2 | phase=over | 0 tickets=boston:miami | 1 tickets=dallas:new-york")
    for seat in (None, 0, 1):
        assert game.fact("tickets_shown", seat) == [[0], [5]]
    game = table("usa base 2 | 0 tickets=boston:miami")
    assert game.fact("tickets_shown", 1) is None


@pytest.mark.parametrize("seat", [2, -1, 7])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        Game("usa", seed=1).view(seat)
