"""Hand-made cases for the reference engine: the race to six (R410-R423)."""

from dataclasses import replace as changed

from msgspec.structs import replace

from whistlestop.maps.schema import Bonuses, Map, TicketDeal

from .race import Race
from .small import Scripted, ready, small

# A line of seven places; seat 0 is dealt tickets 0 and 1, seat 1 tickets 2 and 3.
TRACKS = "a b 1 red, b c 1 red, c d 1 red, d e 1 red, e f 1 red, f g 1 red"
TICKETS = "a b 1, a c 1, f g 1, e g 1, b c 1, b d 1, a d 1, c d 1, e f 1, d f 1, d g 1, c g 1"


def board(race: int = 2, **knobs: object) -> Map:
    """Return a race on the line, whose ends are the coasts."""
    two = TicketDeal({"regular": 2}, 2)
    rules = {"display": 0, "opening_tickets": two, "drawn_tickets": two, "bonuses": Bonuses(longest_path=0), "ties": ()}
    map = small(TRACKS, TICKETS, race=race, end_trains=0, route_points={1: 0}, trains=6, **rules, **knobs)
    coasts = {"a": "west", "g": "east"}
    return replace(map, places=tuple(replace(place, coast=coasts.get(place.id)) for place in map.places))


def begun(race: int = 3, drawn: tuple[int, ...] = (), **options: object) -> Scripted:
    """Return a game in which seat 0 begins with red cards; `drawn` are the tickets that come next."""
    game = ready(board(race), tickets=(0, 1, 2, 3, *drawn), cards=(), **options)  # type: ignore[arg-type]
    game.give(0, red=6)
    game.give(1, red=6)
    return game


def claim(game: Scripted, *names: str) -> None:
    """Let the player in turn claim routes, the other one drawing in between."""
    for name in names:
        game.play(f"claim {name}")
        game.play("pay red 1")


def test_a_completed_ticket_is_shown_and_replaced_until_none_is_joined() -> None:
    """R414: ticket 0 is joined by the first route, its replacement 6 is not."""
    game = begun(drawn=(6,))
    claim(game, "a b")
    assert game.view(1)["completed"] == [[0], []]
    assert game.view(0)["tickets"] == [1, 6]
    assert game.scores()[0]["total"] == 1


def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    """R418: at the last one nothing more is drawn."""
    game = begun(race=1)
    claim(game, "a b")
    assert (game.over, game.winners(), game.view(None)["ticket_counts"]) == (True, [0], [1, 2])


def test_a_change_draws_first_and_then_puts_the_old_ones_under_the_deck() -> None:
    """R416."""
    game = begun(drawn=(6, 7))
    game.play("change")
    assert game.view(0)["tickets"] == [6, 7]
    assert game.view(0)["returned"] == [0, 1]
    assert game.to_move == 1


def test_completed_tickets_decide_when_the_last_train_is_laid() -> None:
    """R418, R420: ties are shared."""
    game = begun(race=5, drawn=(4, 5, 6, 7, 8, 9))
    game.seats[0].trains = 1
    claim(game, "c d")
    assert (game.over, game.winners()) == (True, [0, 1])


def test_a_score_counts_the_bonus_ticket() -> None:
    """R415, R420."""
    game = begun(race=6)
    game.part(Race).coast_ticket[1] = True
    assert [row["total"] for row in game.scores()] == [0, 1]
    assert changed(game.so_far).acted is False
