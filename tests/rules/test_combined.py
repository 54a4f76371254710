"""Monsters and dice together (R118, R195-R201, R203, R208).

Their table (R206) has a file of its own. Passing (R205) is tested with the turn of the card game, the order at the end
of a turn (R207) with the end, halved tickets and stations (R204) with halving.
"""

import pytest

from reference.small import LINE, MANY, small, with_borders
from table import Table, deal, dice, names, on, table
from whistlestop import maps
from whistlestop.maps.schema import Map
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import Value

DISPLAY = "display=red,blue,green,white,black"
BOTH: dict[str, Value] = {"dice": True, "monsters": True}
STREET = small(LINE, MANY)
BOARDS = [(board, name) for board in maps.ids() for name in maps.ticket_sets(board)]


def turn(
    letters: str, where: str = "ah", tokens: str = "-", map: Map = STREET, more: str = "", **options: Value
) -> Table:
    """Return a table with monsters at two places where the dice of seat 0 stand."""
    chosen = {key.replace("__", "."): value for key, value in options.items()}
    line = f"2 | {dice(letters)} tokens_at_start={tokens} monsters=alvin:{where[0]},dexter:{where[1]} {more}"
    return on(map, f"{line} | 0 tokens={tokens}", BOTH | chosen)


def with_cards(hand: str, where: str, map: Map) -> Table:
    """Return a table with monsters at two places where seat 0 pays with cards."""
    return on(map, f"2 | {DISPLAY} monsters=alvin:{where[0]},dexter:{where[1]} | 0 hand={hand}", {"monsters": True})


def ends(game: Table, monster: str, locomotives: int) -> str:
    """Return the places of one letter a monster may go to for so many locomotives, as one word."""
    moves = (choice.split() for choice in game.choices(f"move {monster}"))
    return "".join(sorted(place for place, price in moves if price == str(locomotives)))


@pytest.mark.parametrize(("board", "ticket_set"), BOARDS)
def test_both_expansions_are_played_together_on_every_board(board: str, ticket_set: str) -> None:
    """R118, R195."""
    game = deal(board, ticket_set=ticket_set, options=allowing(maps.load(board, ticket_set), BOTH))
    while game.game.phase in ("split", "tickets", "put stack", "start city", "pieces"):
        game.play("keep" if "keep" in game.legal() else game.legal()[0])
    for _ in range(2):
        game.play(game.legal("place")[0])
    game.play("reroll nothing")
    while game.game.to_move == 0:  # a piece comes before the end where beds wait for one (R330)
        game.play((game.legal("end") or game.legal("build"))[0])
    assert (game.game.phase, game.game.to_move) == ("reroll", 1)


def test_one_wild_moves_a_monster_three_places_and_two_wilds_six() -> None:
    """R196, option combined.monster_payment = wild_die."""
    for letters, reached in (("SSDDT", ("", "")), ("WSSDD", ("abcd", "")), ("WWWWW", ("abcd", "abcdefg"))):
        game = turn(letters)
        assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == reached


def test_two_equal_dice_are_no_locomotive_unless_a_table_wants_it() -> None:
    """R196, option combined.monster_payment = wild_or_pair."""
    assert turn("SSDDT").legal("move") == []
    game = turn("SSDDT", combined__monster_payment="wild_or_pair")
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "abcdefg")


@pytest.mark.parametrize(
    ("letters", "one", "two"),
    [
        (
            "WSSTT",
            {"wild 1", "single 2", "station 2"},
            {"wild 1 + single 2", "wild 1 + station 2", "single 2 + station 2"},
        ),
        ("WWSSS", {"wild 1", "single 2"}, {"wild 2", "wild 1 + single 2"}),
        ("SSSSD", {"single 2"}, {"single 4"}),
        ("DDDDW", {"double 2", "wild 1"}, {"double 4", "wild 1 + double 2"}),
        ("WWDTS", {"wild 1"}, {"wild 2"}),
    ],
)
def test_a_wild_or_any_pair_of_equal_dice_may_count_as_one_locomotive(
    letters: str, one: set[str], two: set[str]
) -> None:
    """R196, option combined.monster_payment = wild_or_pair: two Wilds are two locomotives, never a pair."""
    for locomotives, ways in ((1, one), (2, two)):
        game = turn(letters, combined__monster_payment="wild_or_pair")
        game.play(f"move alvin b {locomotives}")
        assert (game.game.phase, game.fact("moving", 1)) == ("payment", ("alvin", "b", locomotives))
        assert game.choices("pay") == ways


def test_what_paid_for_a_monster_is_used_up() -> None:
    """R196, R197, option combined.monster_payment = wild_or_pair."""
    game = turn("WSSTT", combined__monster_payment="wild_or_pair")
    happened = game.play("move alvin b 2", "pay wild 1 + station 2")
    assert names(happened)[-2:] == ["monster_paid", "monster_moved"]
    assert (game.fact("dice"), game.fact("moving"), game.fact("monsters")) == (
        {"single": 2},
        None,
        {"alvin": "b", "dexter": "h"},
    )
    assert game.game.phase == "action"


def test_a_move_paid_for_after_the_action_does_not_bring_the_action_back() -> None:
    """R196, R198, option combined.monster_payment = wild_or_pair."""
    game = turn("STTDD", combined__monster_payment="wild_or_pair")
    game.play("claim b c", "pay single 1", "move alvin b 1")
    assert (game.game.phase, game.fact("acted"), game.choices("pay")) == ("payment", True, {"station 2", "double 2"})
    game.play("pay double 2")
    assert (game.game.phase, game.fact("dice")) == ("after action", {"station": 2})
    assert {text.split()[0] for text in game.legal()} == {"buy", "end"}


def test_as_a_house_rule_monsters_never_move_with_dice() -> None:
    """R196, option combined.monster_payment = none: it says nothing about train cards."""
    assert turn("WWWWW", combined__monster_payment="none").legal("move") == []
    options: dict[str, Value] = {"monsters": True, "combined.monster_payment": "none"}
    game = on(STREET, f"2 | {DISPLAY} monsters=alvin:a,dexter:h | 0 hand=locomotive:1", options)
    assert ends(game, "alvin", 1) == "abcd"


def test_dice_spent_on_a_monster_are_not_there_for_anything_else() -> None:
    """R197: not for the action, tokens or a ferry; but action and tokens are still possible."""
    board = small("a b 1 gray ferry 1, b c 1 red, c d 1 red, d e 1 red", MANY)
    game = turn("WSTDD", "ee", map=board)
    assert "claim a b" in game.legal()
    game.play("move alvin e 1")
    assert game.fact("dice") == {"single": 1, "double": 2, "station": 1}
    assert set(game.legal("claim") + game.legal("tickets")) == {"claim b c", "claim c d", "tickets 1"}
    assert game.choices("buy single with") == {
        "single + double",
        "single + station",
        "double + double",
        "double + station",
    }


def test_tokens_cannot_pay_for_a_monster() -> None:
    """R197."""
    assert turn("SSDDT", tokens="single:3,double:3").legal("move") == []


def test_a_monster_moves_only_after_the_result_stands() -> None:
    """R198: no re-roll afterwards."""
    line = f"2 | phase=reroll {dice('WWWWW')} monsters=alvin:a,dexter:h"
    game = on(STREET, line, BOTH)
    assert game.legal("move") == []
    game.play("reroll nothing", "move alvin b 1")
    assert game.legal("reroll") == []


def test_a_monster_moves_before_or_after_the_action() -> None:
    """R198, R146: and before or after tokens are bought."""
    game = turn("SWDDD")
    game.play("claim b c", "pay single 1")
    assert (game.game.phase, ends(game, "alvin", 1)) == ("after action", "abcd")
    game.play("buy single with double + double", "move alvin b 1")
    assert set(game.legal()) == {"end", "end discarding single 1"}


def test_wilds_cannot_be_saved_for_a_later_turn() -> None:
    """R198: all five dice are rolled anew."""
    game = turn("WWWWW")
    game.play("end", luck="single single single single single")
    game.play("reroll nothing", "end", luck="double double double double double")
    assert game.fact("dice") == {"double": 5}


def test_worked_example_of_two_wilds_for_dexter_and_two_singles_for_a_route() -> None:
    """R198: W W S S D: Dexter up to 6 with W W, a Single of 2 with S S; the lone D buys nothing."""
    board = small("a b 2 red, b c 1 red, c d 1 red, d e 1 red, e f 1 red, f g 1 red, g h 1 red", MANY)
    game = turn("WWSSD", "ch", map=board)
    assert ends(game, "dexter", 2) == "bcdefgh"
    game.play("move dexter d 2", "claim a b", "pay single 2")
    assert (game.tracks(0), game.fact("monsters")) == (["a:b"], {"alvin": "c", "dexter": "d"})
    assert (game.game.to_move, game.game.phase) == (1, "reroll")


def test_the_turn_ends_by_itself_when_a_move_leaves_nothing_to_do() -> None:
    """R146, R198: before the action too."""
    game = turn("W", "cf")
    game.play("move alvin c 1")
    assert (game.game.to_move, game.game.phase) == (1, "reroll")
    game = turn("WS", "cf")
    game.play("move alvin c 1")
    assert (game.game.to_move, game.game.phase) == (0, "action"), "S still claims a route"


def test_all_other_rules_of_monsters_hold_with_dice() -> None:
    """R199, R175-R178: one move a turn, a card, the lock until the end of the mover's next turn."""
    game = turn("WWWSS")
    game.play("move alvin b 1")
    assert game.legal("move") == []
    assert (game.fact("monster_decks"), game.fact("monster_face_up")) == (
        {"alvin": 19, "dexter": 20},
        {"alvin": 0, "dexter": None},
    )
    movable = []
    for _ in range(3):
        game.play("end", luck="wild single single single single")
        game.play("reroll nothing")
        movable.append(ends(game, "alvin", 1) != "")
    assert movable == [False, False, True]


def test_chaos_blocks_claims_paid_with_dice() -> None:
    """R199, R164."""
    assert turn("SSSSS", "ch").choices("claim") == {"a b", "d e", "e f", "f g"}


def test_a_monster_moved_before_a_failed_tunnel_stays_moved_and_paid_for() -> None:
    """R200: with dice and with cards."""
    board = small("a b 1 red tunnel, b c 1 red, c d 1 red", MANY)
    game = turn("WWSTT", "ad", map=board, dice__tokens_after_failed_tunnel=True)
    game.play("move alvin c 1")
    game.play("claim a b", luck="symbol symbol symbol")
    game.play("decline")
    assert (game.fact("monsters"), game.fact("dice")) == (
        {"alvin": "c", "dexter": "d"},
        {"single": 1, "station": 2, "wild": 1},
    )
    game = with_cards("red:1,locomotive:1", "ad", board)
    game.play("move alvin c 1", "claim a b", "pay red 1", luck="red blue white")
    game.play("decline")
    assert (game.fact("monsters"), game.hand(0)) == ({"alvin": "c", "dexter": "d"}, {"red": 1})


def test_after_a_failed_tunnel_no_monster_is_moved_with_dice() -> None:
    """R198, R57, R149: the turn is over, and where a table lets tokens be bought then, only they are."""
    board = small("a b 1 red tunnel, b c 1 red, c d 1 red", MANY)
    for tokens in (False, True):
        game = turn("WWSTT", "cd", map=board, dice__tokens_after_failed_tunnel=tokens)
        game.play("claim a b", luck="symbol symbol symbol")
        game.play("decline")
        assert game.game.to_move == (0 if tokens else 1)
        assert {text.split()[0] for text in game.legal()} == ({"buy", "end"} if tokens else {"reroll"})


@pytest.mark.parametrize("purse", ["cards", "dice"])
@pytest.mark.parametrize(("blocks", "allowed"), [("routes", True), ("all", False)])
def test_a_station_may_be_built_in_a_city_in_chaos_unless_a_table_forbids_it(
    purse: str, blocks: str, allowed: bool
) -> None:
    """R201, option monsters.chaos_blocks."""
    where = "monsters=alvin:paris,dexter:wien"
    line = f"| {DISPLAY} {where} | 0 hand=red:1" if purse == "cards" else f"| {dice('TSSDD')} {where}"
    dice_on = "true" if purse == "dice" else "false"
    game = table(f"europe base 2 monsters=true dice={dice_on} monsters.chaos_blocks={blocks} {line}")
    assert ({"station paris", "station wien"} <= set(game.legal())) == allowed
    assert "station roma" in game.legal()


@pytest.mark.parametrize("blocks", ["routes", "all"])
def test_standing_stations_in_chaos_borrow_routes_at_scoring_as_usual(blocks: str) -> None:
    """R201."""
    own = "tickets=paris:wien tracks=paris:zurich,munchen:zurich stations=munchen"
    where = "monsters=alvin:munchen,dexter:munchen"
    line = f"europe base 2 monsters=true monsters.chaos_blocks={blocks} | {where} | 0 {own} | 1 tracks=munchen:wien"
    assert table(line).score().tickets == 8


def test_a_country_in_chaos_blocks_its_routes_at_every_border_point() -> None:
    """R203: with dice as with cards."""
    board = with_borders(small("a x 1 red, b y 1 red, a b 1 red, b c 1 red", MANY), x="land", y="land")
    assert turn("SSSSS", "xc", map=board).choices("claim") == {"a b"}
    assert with_cards("red:1", "xc", board).choices("claim") == {"a b"}


def test_with_everything_on_tickets_are_chosen_then_alvin_then_dexter_then_the_first_roll() -> None:
    """R208."""
    game = deal(small(LINE, MANY), options=BOTH)
    assert game.fact("dice") == {}
    game.play(*["keep"] * 6)
    assert (game.game.phase, game.fact("ticket_counts", 0)) == ("place monster", [3, 3])
    game.play("place alvin a", luck="")
    happened = game.play("place dexter b", luck="single single single single wild")
    assert names(happened) == ["monster_placed", "turn_started", "dice_rolled"]
    assert (game.game.phase, game.game.to_move) == ("reroll", 0)
