"""Starting a game: cards, trains, first tickets, first player (R1-R6, R75, R76, R119)."""

from collections import Counter

import msgspec
import pytest

from table import cards, deal, names, table
from whistlestop import Batch, Game, compile_rules, maps
from whistlestop.ruleset.options import Value

HANDS = cards("red*4 blue*4 white black pink orange yellow")
USA = "boston:miami calgary:phoenix dallas:new-york chicago:santa-fe denver:el-paso duluth:houston"
EUROPE = (
    "brest:petrograd amsterdam:pamplona angora:kharkov athina:angora "
    "cadiz:stockholm berlin:roma budapest:sofia paris:wien"
)


@pytest.mark.parametrize("board", ["usa", "europe", "india", "legendary-asia"])
def test_each_player_starts_with_forty_five_trains(board: str) -> None:
    """R3."""
    for players in maps.load(board).players:
        assert deal(board, players=players).fact("trains") == [45] * players


def test_the_number_of_trains_is_the_maps() -> None:
    """R3."""
    small = msgspec.structs.replace(maps.load("usa"), trains=40)
    assert deal(small).fact("trains") == [40, 40]


def test_first_tickets_are_dealt_and_at_least_the_minimum_kept() -> None:
    """R4: on the USA board 3 are dealt and 2 or 3 kept."""
    game = deal("usa", f"{HANDS} {USA}")
    assert game.tickets("offered") == USA.split()[:3]
    game.play("return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep")
    assert game.game.to_move == 1
    game.play("keep", "keep")
    assert game.legal() == ["keep", "return"]


def test_all_players_choose_in_turn_order_before_anyone_takes_a_turn() -> None:
    """R4, R6."""
    game = deal("usa", players=3, first=1)
    order = []
    while game.game.phase == "tickets":
        order.append(game.game.to_move)
        game.play("keep")
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert (game.game.phase, game.game.to_move, game.fact("turn")) == ("action", 1, 1)


def test_nobody_sees_how_many_tickets_another_keeps_until_all_have_chosen() -> None:
    """R4."""
    game = deal("usa")
    game.play("keep", "keep", "return")
    assert game.fact("ticket_counts", 1) == [None, 0]
    assert "tickets_chosen" not in names(game.game.events(1))
    game.play("keep", "keep", "keep")
    assert game.fact("ticket_counts", 1) == [2, 3]
    assert names(game.game.events(1)).count("tickets_chosen") == 2


def test_usa_tickets_not_kept_at_setup_go_under_the_deck() -> None:
    """R5: each player's as one group, in turn order."""
    game = deal("usa", f"{HANDS} {USA}")
    game.play("return", "keep", "keep", "keep", "return", "keep", luck="")
    assert game.fact("ticket_deck_size") == {"regular": 30 - 4}
    assert "under.regular=0@boston:miami;1@denver:el-paso" in game.game.position()


def test_europe_tickets_not_kept_at_setup_leave_the_game() -> None:
    """R5, R75."""
    game = deal("europe", f"{HANDS} {EUROPE}")
    game.play("return", "keep", "keep", "return", "keep", "keep", "keep", "keep", luck="")
    assert game.fact("ticket_deck_size") == {"regular": 40 - 6}
    assert "0 hand=red:4 tickets=amsterdam:pamplona,angora:kharkov left=brest:petrograd,athina:angora" in (
        game.game.position()
    )


def test_play_goes_round_clockwise() -> None:
    """R6."""
    game = table("usa base 3 | player=1")
    order = []
    for _ in range(4):
        order.append(game.game.to_move)
        game.play("draw", "draw")
    assert order == [1, 2, 0, 1]


def test_the_first_player_is_chosen_by_luck_or_as_configured() -> None:
    """R6."""
    assert deal("usa", f"1 {HANDS} {USA}", first=None).game.to_move == 1
    assert deal("usa", first=1).game.to_move == 1
    assert {Game("usa", players=3, seed=seed).to_move for seed in range(20)} == {0, 1, 2}


def test_the_first_player_is_dealt_tickets_first() -> None:
    """R4, R6."""
    game = deal("usa", f"{HANDS} {USA}", first=1)
    assert game.tickets("offered", 1) == USA.split()[:3]
    assert game.tickets("offered", 0) == USA.split()[3:]


def test_europe_deals_one_long_and_three_regular_tickets_and_two_are_kept() -> None:
    """R75."""
    game = deal("europe")
    map = game.game.map
    offered = game.fact("offered", 0)
    assert isinstance(offered, list)
    assert Counter(map.tickets[ticket].deck for ticket in offered) == {"long": 1, "regular": 3}
    game.play("return", "return")
    assert game.legal() == ["keep"]


def test_long_tickets_not_dealt_leave_the_game_and_only_regular_ones_are_drawn() -> None:
    """R75."""
    game = deal("europe", f"{HANDS} {EUROPE}")
    long_ones = "edinburgh:athina,kobenhavn:erzurum,lisboa:danzig,palermo:moskva"
    assert f"out={long_ones}" in game.game.position()
    assert game.fact("ticket_deck_size") == {"regular": 34}


@pytest.mark.parametrize(
    ("ticket_set", "long", "regular", "dealt", "keep", "drawn"),
    [
        ("expanded", 6, 59, 4, 2, 3),
        ("mega", 12, 89, 7, 3, 3),
        ("big-cities", 0, 45, 5, 2, 4),
    ],
)
def test_europa_1912_ticket_sets_have_their_own_deals(
    ticket_set: str, long: int, regular: int, dealt: int, keep: int, drawn: int
) -> None:
    """R76, option map.ticket_set."""
    game = deal("europe", ticket_set=ticket_set)
    decks = Counter(ticket.deck for ticket in game.game.map.tickets)
    assert (decks["long"], decks["regular"]) == (long, regular)
    assert len(game.tickets("offered")) == dealt
    game.play(*["return"] * (dealt - keep))
    assert game.legal() == ["keep"]
    while game.game.phase == "tickets":
        game.play("return" if "return" in game.legal() else "keep")
    game.play("tickets")
    assert len(game.tickets("offered")) == drawn


def test_at_most_one_long_ticket_is_kept_in_the_1912_mega_game() -> None:
    """R76: of two long tickets dealt the second must be returned once one is kept."""
    game = deal("europe", ticket_set="mega")
    game.play("keep")
    assert game.legal() == ["return"]
    game = deal("europe", ticket_set="mega")
    game.play("return")
    assert game.legal() == ["keep", "return"]


def test_a_long_ticket_that_cannot_be_kept_does_not_count_towards_the_minimum() -> None:
    """R76: with one long ticket kept, two of five regular ones must follow."""
    game = deal("europe", ticket_set="mega")
    game.play("keep", "return", "return", "return", "return")
    assert game.legal() == ["keep"]


@pytest.mark.parametrize(
    ("ticket_set", "tickets", "dealt", "keep", "drawn", "longest_path", "most_tickets"),
    [
        ("1910", 35, 3, 2, 3, 0, 15),
        ("mega", 69, 5, 3, 4, 10, 15),
        ("big-cities", 35, 4, 2, 4, 0, 0),
    ],
)
def test_usa_1910_ticket_sets_have_their_own_deals_and_bonuses(
    ticket_set: str, tickets: int, dealt: int, keep: int, drawn: int, longest_path: int, most_tickets: int
) -> None:
    """R119, option map.ticket_set."""
    game = deal("usa", ticket_set=ticket_set)
    assert len(game.game.map.tickets) == tickets
    assert len(game.tickets("offered")) == dealt
    game.play(*["return"] * (dealt - keep))
    assert game.legal() == ["keep"]
    while game.game.phase == "tickets":
        game.play("return" if "return" in game.legal() else "keep")
    game.play("tickets")
    assert len(game.tickets("offered")) == drawn
    bonuses = game.game.map.bonuses
    assert (bonuses.longest_path, bonuses.most_tickets) == (longest_path, most_tickets)


def test_only_with_the_option_monsters_are_there_any() -> None:
    """R160, option monsters: without it the first turn follows the last ticket choice."""
    facts = ("monsters", "monster_decks", "monster_face_up", "monster_moved", "monster_face_down", "moving")
    for option, phase in ((False, "action"), (True, "place monster")):
        game = deal("usa", options={"monsters": option})
        game.play(*["keep"] * 6)
        assert game.game.phase == phase
        assert any(game.fact(name, 0) is not None for name in facts) == option


@pytest.mark.parametrize("options", [{}, {"monsters": True}, {"dice": True}, {"dice": True, "monsters": True}])
def test_a_record_that_held_another_game_starts_clean(options: dict[str, Value]) -> None:
    """R1-R5, R130, R160: a batch deals anew over finished games."""
    rules = compile_rules(maps.load("europe"), options)
    played, fresh = Batch(rules, 1, players=3), Batch(rules, 1, players=3)
    played.reset(1)
    played.play_out(40)
    for batch in (played, fresh):
        batch.reset(2)
    assert played.games.tobytes() == fresh.games.tobytes()
