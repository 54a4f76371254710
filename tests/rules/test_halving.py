"""Tickets that name a place in chaos are worth half (R183-R187, R204)."""

import numpy as np
import pytest

from reference.small import small, with_borders
from table import Table, deal, on, table
from whistlestop import compile_rules
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.options import Value

MONSTERS: dict[str, Value] = {"monsters": True}
ROAD = "a b 1 red, b c 1 red, c d 1 red"


def value(points: int, where: str, done: bool, options: dict[str, Value] | None = None) -> int:
    """Return what a ticket from a to c gives or costs with the monsters at two places of the road a, b, c, d."""
    tracks = "tracks=a:b,b:c" if done else ""
    line = f"2 | monsters=alvin:{where[0]},dexter:{where[1]} | 0 tickets=a:c {tracks}"
    return on(small(ROAD, f"a c {points}"), line, MONSTERS | (options or {})).score().tickets


@pytest.mark.parametrize(("points", "half"), [(13, 6), (5, 2), (8, 4), (1, 0)])
@pytest.mark.parametrize("where", ["ad", "db", "cd", "dc"])
def test_a_ticket_naming_a_place_in_chaos_is_worth_half_rounded_down(points: int, half: int, where: str) -> None:
    """R183, its examples: 13 gives +6 or -6, 5 gives +2 or -2; either end, either monster."""
    worth = points if where == "db" else half
    assert value(points, where, done=True) == worth
    assert value(points, where, done=False) == -worth


def test_tickets_of_all_players_are_halved() -> None:
    """R183: whoever moved the monster there."""
    seats = "0 tickets=boston:miami | 1 tickets=seattle:new-york | 2 tickets=los-angeles:miami"
    game = table(f"usa base 3 monsters=true | monsters=alvin:miami,dexter:denver face_up=alvin:0 | {seats}")
    assert [game.score(seat).tickets for seat in range(3)] == [-6, -22, -10]


def test_before_the_monsters_are_placed_nothing_is_halved() -> None:
    """R161, R183: scores can be asked for at any moment."""
    game = deal(small(ROAD, "a c 13, a c 13, a c 13, a c 13, a c 13, a c 13"), options=MONSTERS)
    game.play(*["keep"] * 6)
    assert (game.game.phase, game.score().tickets) == ("place monster", -39)


@pytest.mark.parametrize("done", [True, False])
def test_only_the_places_a_ticket_names_count_not_those_on_the_way(done: bool) -> None:
    """R184."""
    assert abs(value(13, "bb", done)) == 13


@pytest.mark.parametrize("done", [True, False])
def test_two_ends_in_chaos_halve_a_ticket_once(done: bool) -> None:
    """R185, its example: 13 becomes 6, not 3."""
    assert abs(value(13, "ac", done)) == 6


@pytest.mark.parametrize(("where", "worth"), [("ac", 3), ("ca", 3), ("aa", 6), ("ad", 6), ("bd", 13)])
@pytest.mark.parametrize("done", [True, False])
def test_as_a_house_rule_each_end_in_chaos_halves(where: str, worth: int, done: bool) -> None:
    """R185, option monsters.halve_twice: two monsters on one end still halve once."""
    assert abs(value(13, where, done, {"monsters.halve_twice": True})) == worth


def bern(**options: Value) -> Rules:
    """Return rules with the ticket from Bern to Austria 11, Italy 8, Germany 6 or France 5."""
    board = small("bern austria 1 red, bern italy 1 red, bern germany 1 red, bern france 1 red", "bern austria 11")
    chosen = {f"monsters.{key}": value for key, value in options.items()}
    rules = compile_rules(board, MONSTERS | chosen)
    record, places = rules.boards[0], [place.id for place in board.places]
    for target, (country, points) in enumerate([("austria", 11), ("italy", 8), ("germany", 6), ("france", 5)]):
        record.ticket_to[0, target] = np.uint64(1 << places.index(country))
        record.ticket_points[0, target] = points
    record.ticket_loss[0] = 5
    return rules


def bern_ticket(tracks: str, where: str, **options: Value) -> int:
    """Return what the ticket from Bern is worth with Alvin somewhere and Dexter in Italy, or both where it says."""
    alvin, _, dexter = where.partition("+")
    line = f"small base 2 | monsters=alvin:{alvin},dexter:{dexter or alvin} | 0 tickets=bern:austria tracks={tracks}"
    return table(line, bern(**options)).score().tickets


@pytest.mark.parametrize(
    ("tracks", "where", "worth"),
    [
        ("bern:austria,bern:germany", "austria", 6),  # 5 or 6
        ("bern:austria", "austria", 5),
        ("bern:austria", "italy", 11),
        ("bern:austria,bern:germany", "bern", 5),
        ("bern:austria,bern:germany", "austria+germany", 5),
        ("-", "austria", -5),
        ("-", "france", -2),
        ("-", "bern", -2),
        ("-", "bern+france", -2),
    ],
)
def test_each_target_of_a_ticket_with_several_values_is_halved_by_itself(tracks: str, where: str, worth: int) -> None:
    """R186, its example; option monsters.multi_ticket = scored_pair."""
    assert bern_ticket(tracks, where) == worth


@pytest.mark.parametrize(
    ("tracks", "where", "worth"),
    [
        ("bern:austria", "italy", 5),
        ("bern:austria,bern:germany", "austria", 5),
        ("-", "austria", -2),
        ("bern:austria", "bern", 5),
    ],
)
def test_as_a_house_rule_any_place_a_ticket_names_halves_it(tracks: str, where: str, worth: int) -> None:
    """R186, option monsters.multi_ticket = any_named."""
    assert bern_ticket(tracks, where, multi_ticket="any_named") == worth


def test_of_several_targets_with_the_lowest_value_one_in_chaos_is_enough() -> None:
    """R186: for a ticket that is not fulfilled."""
    rules = bern()
    rules.boards[0].ticket_points[0, 2] = 5
    for place, cost in (("germany", -2), ("france", -2), ("italy", -5)):
        line = f"small base 2 | monsters=alvin:{place},dexter:austria | 0 tickets=bern:austria"
        assert table(line, rules).score().tickets == cost


@pytest.mark.parametrize("one_place", [True, False])
def test_a_ticket_to_a_country_is_halved_by_a_monster_at_any_of_its_border_points(one_place: bool) -> None:
    """R172, R183, option monsters.country_one_place."""
    board = with_borders(small("a x 1 red, b y 1 red", "a x 13"), x="land", y="land")
    rules = compile_rules(board, MONSTERS | {"monsters.country_one_place": one_place})
    rules.boards[0].ticket_to[0, 0] = np.uint64(0b1010)  # both border points: places are a, x, b, y
    standing = "x" if one_place else "y"
    line = f"small base 2 | monsters=alvin:{standing},dexter:b | 0 tickets=a:x tracks=a:x"
    assert table(line, rules).score().tickets == 6


@pytest.mark.parametrize(("one_place", "worth"), [(True, 6), (False, 13)])
def test_a_monster_in_a_country_halves_tickets_to_each_of_its_border_points(one_place: bool, worth: int) -> None:
    """R163, R183, option monsters.country_one_place: unless each border point is a place of its own."""
    board = with_borders(small("a x 1 red, b y 1 red", "b y 13"), x="land", y="land")
    options = MONSTERS | {"monsters.country_one_place": one_place}
    game = on(board, "2 | monsters=alvin:x,dexter:a | 0 tickets=b:y tracks=b:y", options)
    assert game.score().tickets == worth


def test_a_halved_ticket_still_counts_as_fulfilled() -> None:
    """R187: even if it is worth nothing."""
    game = on(small(ROAD, "a b 1, c d 1"), "2 | monsters=alvin:a,dexter:b | 0 tickets=a:b tracks=a:b", MONSTERS)
    assert (game.score().tickets, game.score().fulfilled) == (0, 1)
    assert [(ticket.points, ticket.fulfilled) for ticket in game.score().each_ticket] == [(0, True)]


def test_an_unfulfilled_ticket_halved_to_nothing_does_not_count_as_fulfilled() -> None:
    """R187."""
    game = on(small(ROAD, "a b 1, c d 1"), "2 | monsters=alvin:a,dexter:b | 0 tickets=a:b", MONSTERS)
    assert (game.score().tickets, game.score().fulfilled) == (0, 0)


def borrowing(alvin: str) -> Table:
    """Return a table where a station at h joins either a ticket of 10 to b or one of 8 to c, both unfulfilled else."""
    board = small("h b 1 red, h c 1 red, b d 1 red", "h b 10, h c 8", stations=3)
    line = f"2 | monsters=alvin:{alvin},dexter:d | 0 tickets=h:b,h:c stations=h | 1 tracks=h:b,h:c"
    return on(board, line, MONSTERS)


def test_stations_borrow_what_is_best_after_halving() -> None:
    """R204, R70: 10 - 8, but with b in chaos 8 - 5."""
    assert (borrowing("d").score().tickets, borrowing("d").score().borrowed) == (2, (0,))
    assert (borrowing("b").score().tickets, borrowing("b").score().borrowed) == (3, (1,))
