"""Hand-made cases for the reference engine on the two boards of Germany themselves (R100, R101, R106, R115, R117)."""

from collections import Counter

from msgspec.structs import replace

from whistlestop import maps

from .meeples import Meeples
from .passengers import Passengers
from .random_game import RandomGame
from .scoring import Position, scores
from .tracks import owned

GERMANY, MARKLIN = maps.load("germany"), maps.load("marklin")


def bonuses(board: maps.Map, *fulfilled: int) -> list[tuple[int, int]]:
    """Return the ticket and path bonuses of seats that fulfil so many tickets, each along one route."""
    along = replace(board, tickets=tuple(maps.Ticket(track.a, track.b, 5) for track in board.tracks))
    seats = [seat for seat, number in enumerate(fulfilled) for _ in range(number)]
    owner = dict(enumerate(seats))
    tickets = [owned(owner, seat) for seat in range(len(fulfilled))]  # ticket and track have the same number
    rows = scores(Position(along, owner, {}, tickets))
    return [(row["most_tickets"], row["longest_path"]) for row in rows]


def test_most_fulfilled_tickets_are_worth_ten_points_to_all_tied_in_marklin() -> None:
    """R115: no longest-path bonus."""
    assert bonuses(MARKLIN, 1, 1, 0) == [(10, 0), (10, 0), (0, 0)]
    assert bonuses(MARKLIN, 0, 0) == [(0, 0), (0, 0)]


def test_most_fulfilled_tickets_are_worth_fifteen_points_in_germany() -> None:
    """R117."""
    assert bonuses(GERMANY, 1, 0) == [(15, 0), (0, 0)]


def test_sixty_meeples_stand_where_the_rulebook_says() -> None:
    """R117: five in Berlin, four or three in six more cities, one in every other city and country."""
    game = RandomGame(GERMANY, 5, seed=1)
    standing = {spot: colours.total() for spot, colours in game.part(Meeples).standing.items()}
    many = {"berlin": 5, "hamburg": 4, "koln": 4, "frankfurt": 4, "munchen": 4, "leipzig": 3, "stuttgart": 3}
    cities = [place.id for place in GERMANY.places if place.country is None]
    assert standing == dict.fromkeys([*cities, *(it.id for it in GERMANY.countries)], 1) | many
    assert sum(game.part(Meeples).standing.values(), Counter()) == Counter(dict.fromkeys(GERMANY.meeples, 10))
    assert len(GERMANY.meeples) == 6


def test_the_stacks_of_merchandise_are_those_of_the_rulebook() -> None:
    """R106."""
    game = RandomGame(MARKLIN, 2, seed=1)
    assert Counter(map(tuple, game.part(Passengers).goods.values())) == {
        (7, 6, 5, 4): 1,
        (4, 3, 2): 6,
        (3, 2, 1): 12,
        (2,): 16,
    }
    assert game.view(None)["passengers_left"] == [3, 3]


def test_both_boards_begin_with_a_split_of_four() -> None:
    """R103."""
    for board in (GERMANY, MARKLIN):
        game = RandomGame(board, 5, seed=2)
        assert (game.phase, len(game.legal()), game.view(0)["splitting"]) == ("split", 5, 4)
