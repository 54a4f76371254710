"""Märklin and Germany: what the boards have in common and what they do not (R100-R105, R107, R115, R117)."""

from collections import Counter

import pytest

from table import cards, deal, table
from whistlestop import maps

MARKLIN, GERMANY = maps.load("marklin"), maps.load("germany")


def test_the_deck_has_a_hundred_and_eighteen_cards() -> None:
    """R100: eleven of each colour, fourteen locomotives, six +4 and ten passenger cards."""
    record = table("marklin base 2").game.record
    assert record.deck_size == 118
    assert record.deck.tolist() == [11] * 8 + [14, 6, 10, 0]


def test_germany_has_the_usual_deck() -> None:
    """R117, R1."""
    assert table("germany base 2").game.record.deck.tolist() == [12] * 8 + [14, 0, 0, 0]


def test_both_boards_are_for_two_to_five_players_with_forty_five_trains() -> None:
    """R101, R117, R3."""
    for board in (MARKLIN, GERMANY):
        assert (board.players, board.trains, board.double_routes_players) == ((2, 5), 45, 4)
    assert (MARKLIN.passengers, GERMANY.passengers) == (3, 0)


def test_two_routes_on_the_rhine_have_three_tracks() -> None:
    """R101, R26: a player owns one of them, also with four players."""
    triple = [pair for pair, count in Counter((track.a, track.b) for track in MARKLIN.tracks).items() if count == 3]
    assert triple == [("dortmund", "dusseldorf"), ("dusseldorf", "koln")]
    game = table("marklin base 4 | 0 hand=red:1 tracks=dusseldorf:koln#2")
    assert game.legal("claim dusseldorf koln") == []
    assert len(game.legal("claim dortmund dusseldorf")) == 3


def test_both_networks_are_the_same() -> None:
    """R117."""
    assert MARKLIN.tracks == GERMANY.tracks


@pytest.mark.parametrize(
    ("board", "short", "long"), [(MARKLIN, (23, 5, 11), (23, 12, 22)), (GERMANY, (55, 2, 11), (34, 12, 22))]
)
def test_the_two_ticket_decks_have_their_numbers_and_values(
    board: maps.Map, short: tuple[int, int, int], long: tuple[int, int, int]
) -> None:
    """R103, R117."""
    for deck, (count, least, most) in (("short", short), ("long", long)):
        points = [ticket.points for ticket in board.tickets if ticket.deck == deck]
        assert (len(points), min(points) >= least, max(points) <= most) == (count, True, True)


def test_a_ticket_to_a_country_is_fulfilled_at_any_of_its_border_points() -> None:
    """R105: it has one value."""
    one, other = (
        "kiel:denmark-2,kiel:schwerin,berlin:schwerin",
        "bremerhaven:denmark-1,bremerhaven:hamburg,berlin:hamburg#1",
    )
    for tracks in (one, other):
        score = table(f"germany base 2 | 0 tickets=denmark:berlin tracks={tracks}").score()
        assert (score.tickets, score.fulfilled) == (10, 1)
    assert not any(ticket.more for ticket in GERMANY.tickets)


def test_no_path_runs_through_a_country() -> None:
    """R105, R93: Kiel and Bremerhaven are not joined by Denmark."""
    tracks = "kiel:denmark-2,bremerhaven:denmark-1,bremen:bremerhaven,hamburg:kiel#1"
    score = table(f"germany base 2 | 0 tracks={tracks}").score()
    assert score.path_length == 6


def test_passenger_cards_are_drawn_like_ordinary_cards() -> None:
    """R107: face up, first or second."""
    game = table("marklin base 2 | display=passenger,passenger,red,red,red")
    game.play("take passenger", "take passenger")
    assert (game.hand(), game.game.to_move) == ({"passenger": 2}, 1)


def test_three_face_up_passenger_cards_replace_the_display() -> None:
    """R107, R9, option marklin.reset_counts_passengers; two of them and two locomotives stay."""
    shown = "passenger*3 red*2"
    assert deal("marklin", cards(f"blue*8 {shown} green*5")).display() == ["green"] * 5
    kept = deal("marklin", cards(f"blue*8 {shown}"), options={"marklin.reset_counts_passengers": False})
    assert kept.display() == cards(shown).split()
    mixed = "passenger*2 locomotive*2 red"
    assert deal("marklin", cards(f"blue*8 {mixed}")).display() == cards(mixed).split()


@pytest.mark.parametrize(("others", "resets"), [(0, False), (1, True)])
def test_the_display_is_not_replaced_where_no_other_could_lie_there(others: int, resets: bool) -> None:
    """R107, R10: other cards, at most two locomotives and at most two passenger cards must fill the display."""
    colours = [*maps.COLOURS[1:], "red"]
    hands = [f"{colour}:11" for colour in colours[:-1]] + [f"red:{11 - others}", "plus4:6", "passenger:6"]
    red = ["red"] * others
    shown = ",".join([*["passenger"] * 3, *red, *["locomotive"] * (2 - others)])
    line = f"marklin base 2 | display={shown} | 0 hand=passenger:1,locomotive:{11 + others} passengers=berlin"
    game = table(f"{line} | 1 hand={','.join(hands)} tracks=berlin:leipzig")
    told = game.play("passenger berlin", "travel berlin leipzig")
    assert (any(event.name == "display_reset" for event in told)) == resets


def test_passenger_cards_never_pay_for_routes() -> None:
    """R107."""
    assert table("marklin base 2 | 0 hand=passenger:10").legal("claim") == []


@pytest.mark.parametrize(("board", "points"), [("marklin", 10), ("germany", 15)])
def test_most_fulfilled_tickets_pay_and_the_longest_path_does_not(board: str, points: int) -> None:
    """R115, R117, R228."""
    tracks = "berlin:leipzig,chemnitz:leipzig"
    score = table(f"{board} base 2 | 0 tickets=berlin:chemnitz tracks={tracks}").score()
    assert (score.most_tickets, score.longest_path) == (points, 0)


def test_with_dice_there_are_no_cards_of_any_kind() -> None:
    """R130, R151: neither +4 nor passenger cards; passengers and goods stay."""
    game = deal("marklin", options={"dice": True})
    assert (game.fact("deck_size"), game.fact("hand_sizes")) == (0, [0, 0])
    assert game.fact("passengers_left") == [3, 3]
