"""Hand-made cases for the reference engine: tickets in chaos and the monsters' bonuses (R183-R191, R204)."""

from .goals import Chaos
from .scoring import Position, scores, winners
from .small import ready, small, with_borders

BOARD = small("a b 2 red, b c 2 red, c d 2 red, d e 2 red", "a b 13, a c 5, a d 1, d e 13")
NO_CARDS = [{"alvin": 0, "dexter": 0}, {"alvin": 0, "dexter": 0}]


def tickets(chaos: str, kept: tuple[int, ...], routes: tuple[int, ...] = (), twice: bool = False) -> tuple[int, int]:
    """Return ticket points and fulfilled tickets of a player who owns `routes`."""
    position = Position(BOARD, dict.fromkeys(routes, 0), {}, [kept, ()], chaos=Chaos(set(chaos), twice))
    row = scores(position)[0]
    return row["tickets"], row["fulfilled"]


def test_a_ticket_naming_a_place_in_chaos_is_worth_half_rounded_down() -> None:
    """R183 with its examples."""
    assert tickets("a", (0,), routes=(0,)) == (6, 1)
    assert tickets("a", (0,)) == (-6, 0)
    assert tickets("c", (1,), routes=(0, 1)) == (2, 1)
    assert tickets("c", (1,)) == (-2, 0)


def test_only_the_named_ends_count() -> None:
    """R184."""
    assert tickets("b", (1,), routes=(0, 1)) == (5, 1)


def test_two_ends_in_chaos_halve_once() -> None:
    """R185 with its example, option monsters.halve_twice."""
    assert tickets("ab", (0,), routes=(0,)) == (6, 1)
    assert tickets("ab", (0,), routes=(0,), twice=True) == (3, 1)
    assert tickets("a", (0,), routes=(0,), twice=True) == (6, 1)


def test_a_ticket_halved_to_nothing_still_counts_as_fulfilled() -> None:
    """R187."""
    assert tickets("a", (2,), routes=(0, 1, 2)) == (0, 1)
    assert tickets("a", (2,)) == (0, 0)


def test_a_ticket_to_a_country_in_chaos_is_halved_at_every_border_point() -> None:
    """R163, R183."""
    board = with_borders(
        small("a x 1 red, y b 1 red, b c 1 red", "a y 8, a b 8, a b 8, a b 8, a b 8, a b 8"), x="i", y="i"
    )
    game = ready(board, monsters=True, alvin="x", dexter="c")
    assert game.scores()[0]["tickets"] == -4 - 8 - 8
    apart = ready(board, monsters=True, monsters__country_one_place=False, alvin="x", dexter="c")
    assert apart.scores()[0]["tickets"] == -8 - 8 - 8


def test_stations_are_chosen_for_the_halved_values() -> None:
    """R70, R204: borrowing towards the worthier ticket as it now is."""
    board = small("x a 1 red, x b 1 red", "x a 10, x b 8", stations=3)
    owner = {0: 1, 1: 1}
    calm = Position(board, owner, {"x": 0}, [(0, 1), ()])
    assert scores(calm)[0]["tickets"] == 10 - 8
    chaotic = Position(board, owner, {"x": 0}, [(0, 1), ()], chaos=Chaos({"a"}))
    assert scores(chaotic)[0]["tickets"] == 8 - 5


def test_most_cards_of_a_monster_give_fifteen_points_to_all_tied() -> None:
    """R188, R189."""
    cards = [{"alvin": 2, "dexter": 0}, {"alvin": 2, "dexter": 0}]
    rows = scores(Position(BOARD, {}, {}, [(), ()], monster_cards=cards, monster_bonus=15))
    assert [row["alvin"] for row in rows] == [15, 15]
    assert [row["dexter"] for row in rows] == [0, 0], "nobody has a card of Dexter"
    assert rows[0]["total"] == 15


def test_cards_face_up_and_face_down_count_alike() -> None:
    """R188, option monsters.bonus_points."""
    game = ready(small("a b 1 red, b c 1 red, c d 1 red"), monsters=True, monsters__bonus_points=7)
    game.give(0, locomotive=1)
    game.play("move alvin b 1")
    assert [row["alvin"] for row in game.scores()] == [7, 0]
    game.monsters.face_down[1]["alvin"] = 2
    assert [row["alvin"] for row in game.scores()] == [0, 7]


def test_monster_bonuses_do_not_enter_tie_breaks() -> None:
    """R191: equal totals, equal tickets and paths share the victory."""
    cards = [{"alvin": 1, "dexter": 0}, {"alvin": 0, "dexter": 1}]
    position = Position(BOARD, {}, {}, [(), ()], monster_cards=cards, monster_bonus=15)
    assert winners(position, scores(position), ["tickets", "stations", "longest_path"]) == [0, 1]


def test_routes_in_chaos_keep_counting() -> None:
    """R165."""
    calm, chaotic = (
        scores(Position(BOARD, {0: 0, 1: 0}, {}, [(), ()], chaos=Chaos(chaos), monster_cards=NO_CARDS))
        for chaos in ((), "abc")
    )
    assert calm == chaotic
    assert calm[0]["path_length"] == 4
