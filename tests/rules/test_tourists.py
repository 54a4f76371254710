"""San Francisco: stacks of tourist tokens, what a claim brings of them, and what a set is worth (R425-R434)."""

from __future__ import annotations

import pytest

from table import deal, names, no_tickets, only, table
from whistlestop import maps
from whistlestop.maps.tourists import SYMBOLS

START = ("alcatraz", "golden-gate-bridge", "the-embarcadero", "sunset", "potrero-hill")
STACKS = "stacks=bridge:golden-gate-bridge,ship:alcatraz,tram:the-embarcadero,crab:sunset,seal:potrero-hill"
ALL_STACKS = f"{STACKS},tower:pier-39,flower:lombard-street"
KEEPING = ("keep", "keep")


def stacks(game: object) -> dict[str, tuple[str, int]]:
    """Return the stacks on the board by their places."""
    found = game.fact("tourist_stacks")  # type: ignore[attr-defined]
    assert isinstance(found, dict)
    return found


def set_points(*rows: str) -> list[int]:
    """Return what the tokens of each seat are worth."""
    seats = " | ".join(f"{seat} tourists={row}" for seat, row in enumerate(rows))
    game = table(f"san-francisco base {len(rows)} | {seats}")
    return [game.score(seat).tourists for seat in range(len(rows))]


def test_twenty_cable_cars_44_cards_24_tickets_and_three_tokens_of_seven_symbols() -> None:
    """R425: ferry cards are the Locomotives of every other rule (R240)."""
    board, game = maps.load("san-francisco"), deal("san-francisco", players=4)
    assert (board.players, game.fact("trains"), len(board.tickets)) == ((2, 4), [20] * 4, 24)
    cards = game.game.rules.boards[0].cards
    assert sorted(cards[cards > 0].tolist()) == [6, 6, 6, 6, 6, 6, 8]
    assert board.tourists is not None
    assert (len(board.tourists.symbols), board.tourists.tokens) == (7, 3)
    assert [board.route_points[length] for length in range(1, 6)] == [1, 2, 4, 7, 10]


def test_two_cards_and_two_tickets_of_which_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    """R426."""
    game = deal("san-francisco")
    assert [sum(game.hand(seat).values()) for seat in range(2)] == [2, 2]
    assert len(game.tickets("offered")) == 2
    game.play("return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep", "keep")
    assert game.fact("ticket_deck_size") == {"regular": 24 - 4 + 1}


def test_two_tickets_are_drawn_later_and_a_last_single_one_must_be_kept() -> None:
    """R426."""
    game = table(f"san-francisco base 2 | {ALL_STACKS}")
    game.play("tickets", "return")
    assert game.legal() == ["keep"]
    last = table(f"san-francisco base 2 | {no_tickets('san-francisco', but='alcatraz:presidio')}")
    last.play("tickets")
    assert last.legal() == ["keep"]


@pytest.mark.parametrize(("players", "tokens", "put"), [(2, 2, 1), (3, 2, 2), (4, 3, 3)])
def test_five_stacks_stand_by_lot_and_two_wait(players: int, tokens: int, put: int) -> None:
    """R427: by the number of players; which symbol stands where is open."""
    game = deal("san-francisco", players=players)
    assert {place: left for place, (_, left) in stacks(game).items()} == dict.fromkeys(START, tokens)
    waiting = game.fact("waiting_stacks")
    assert isinstance(waiting, dict)
    assert (len(waiting), set(waiting.values())) == (2, {put})
    assert {symbol for symbol, _ in stacks(game).values()} | set(waiting) == set(SYMBOLS)


def test_luck_says_which_stack_stands_where_after_the_cards_and_before_the_tickets() -> None:
    """R427, R243: in the order of the map's places."""
    tickets = "alcatraz:presidio alcatraz:twin-peaks pier-39:south-beach lombard-street:the-castro"
    game = deal("san-francisco", f"red red blue blue {'pink ' * 5} flower crab ship tram bridge {tickets}")
    assert {place: symbol for place, (symbol, _) in stacks(game).items()} == {
        "alcatraz": "flower",
        "golden-gate-bridge": "crab",
        "potrero-hill": "ship",
        "sunset": "tram",
        "the-embarcadero": "bridge",
    }
    assert game.fact("waiting_stacks") == {"seal": 1, "tower": 1}


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_player_puts_one_stack_left_and_the_player_before_him_the_other(players: int) -> None:
    """R427: after the tickets are chosen, on any place without a stack."""
    game = deal("san-francisco", players=players, first=1)
    game.play(*KEEPING * players)
    waiting = game.fact("waiting_stacks")
    assert isinstance(waiting, dict)
    one, other = waiting
    assert (game.game.phase, game.game.to_move) == ("put stack", 0)
    free = {place.id for place in maps.load("san-francisco").places} - set(START)
    assert (game.choices(f"stack {one}"), game.choices(f"stack {other}")) == (free, free)
    assert only(game.play(f"stack {other} presidio"), "stack_put")[0]["count"] == waiting[other]
    assert game.game.to_move == players - 1
    assert (game.legal(f"stack {other}"), game.choices(f"stack {one}")) == ([], free - {"presidio"})
    game.play(f"stack {one} twin-peaks")
    assert (game.game.phase, game.game.to_move) == ("action", 1)
    assert (stacks(game)["presidio"], stacks(game)["twin-peaks"]) == ((other, waiting[other]), (one, waiting[one]))


def test_of_two_players_the_second_puts_both_stacks_each_of_one_token() -> None:
    """R427."""
    game = deal("san-francisco", first=0)
    game.play(*KEEPING * 2)
    one, other = (symbol for symbol in SYMBOLS if symbol in (game.fact("waiting_stacks") or ()))  # type: ignore[operator]
    assert game.game.to_move == 1
    game.play(f"stack {one} presidio")
    assert (game.game.phase, game.game.to_move) == ("put stack", 1)
    game.play(f"stack {other} twin-peaks")
    assert (stacks(game)["presidio"], stacks(game)["twin-peaks"]) == ((one, 1), (other, 1))
    assert (game.game.phase, game.game.to_move) == ("action", 0)


def test_one_track_of_a_double_route_with_two_players_and_both_with_three() -> None:
    """R428: but nobody has both."""
    two = table("san-francisco base 2 | 0 hand=pink:1,red:1 | 1 hand=red:1")
    two.play("claim crissy-field golden-gate-bridge #1", "pay pink 1")
    assert two.legal("claim crissy-field golden-gate-bridge") == []
    three = table("san-francisco base 3 | 0 hand=pink:1,red:1 | 1 hand=red:1")
    three.play("claim crissy-field golden-gate-bridge #1", "pay pink 1")
    assert three.legal("claim crissy-field golden-gate-bridge") == ["claim crissy-field golden-gate-bridge #2"]
    three.play("draw", "draw", "draw", "draw")
    assert three.legal("claim crissy-field golden-gate-bridge") == []


def test_a_ferry_takes_one_ferry_card_and_the_rest_as_usual() -> None:
    """R429, R240."""
    without = table("san-francisco base 2 | 0 hand=black:2")
    assert without.legal("claim alcatraz") == []
    game = table("san-francisco base 2 | 0 hand=black:2,locomotive:2")
    game.play("claim alcatraz fort-mason #1")
    assert game.choices("pay") == {"black 1 + locomotive 1", "locomotive 2"}


def test_a_claim_brings_one_token_of_an_end_and_the_stack_shrinks() -> None:
    """R430, R241: after trains and points; an end without a stack brings nothing."""
    game = table(f"san-francisco base 3 | {ALL_STACKS} | 0 hand=pink:1,black:1")
    told = game.play("claim crissy-field golden-gate-bridge #1", "pay pink 1")
    assert names(told).index("route_claimed") < names(told).index("tourist_taken")
    assert [SYMBOLS[taken["symbol"]] for taken in only(told, "tourist_taken")] == ["bridge"]
    assert (game.fact("tourists"), stacks(game)["golden-gate-bridge"]) == ([["bridge"], [], []], ("bridge", 1))
    game.play("draw", "draw", "draw", "draw")
    assert only(game.play("claim crissy-field palace-of-fine-arts #1", "pay black 1"), "tourist_taken") == []


def test_with_a_token_at_each_end_the_claimer_chooses_and_nothing_comes_between() -> None:
    """R430, R242: no monster is moved before the token is chosen."""
    line = f"san-francisco base 2 monsters=true | {ALL_STACKS} monsters=alvin:presidio,dexter:twin-peaks"
    game = table(f"{line} | 0 hand=green:1,locomotive:2")
    game.play("claim pier-39 the-embarcadero #1", "pay green 1")
    assert (game.game.phase, game.legal()) == ("tourist", ["tourist tower", "tourist tram"])
    game.play("tourist tram")
    assert (game.fact("tourists"), game.game.phase) == ([["tram"], []], "after action")
    assert stacks(game)["pier-39"] == ("tower", 1)
    assert game.legal("move")


def test_a_symbol_that_the_player_has_already_is_not_taken_again() -> None:
    """R430: the example of the rule."""
    game = table(f"san-francisco base 2 | {ALL_STACKS} | 0 hand=green:1,pink:1 tourists=tower")
    game.play("claim pier-39 the-embarcadero #1", "pay green 1")
    assert game.fact("tourists") == [["tram", "tower"], []]
    again = table(f"san-francisco base 2 | {ALL_STACKS} | 0 hand=pink:1 tourists=tower,flower")
    assert only(again.play("claim lombard-street pier-39", "pay pink 1"), "tourist_taken") == []


def test_a_stack_that_is_used_up_is_not_refilled() -> None:
    """R430: with two players a stack of a player's is of one token."""
    game = table(f"san-francisco base 2 | {ALL_STACKS} | 0 hand=green:1 | 1 tourists=tower")
    assert stacks(game)["pier-39"] == ("tower", 0)
    game.play("claim pier-39 the-embarcadero #1", "pay green 1")
    assert game.fact("tourists") == [["tram"], ["tower"]]


def test_a_set_is_worth_more_the_more_symbols_it_has() -> None:
    """R431: nothing for none or one, then 1, 2, 4, 6, 9 and 12 points; and there is no bonus for the longest path."""
    sets = [",".join(SYMBOLS[:count]) or "-" for count in range(8)]
    worth = [set_points(one, "-")[0] for one in sets]
    assert worth == [0, 0, 1, 2, 4, 6, 9, 12]
    game = table("san-francisco base 2 | 0 tracks=market-street:mission-district#1 tourists=bridge,ship")
    assert (game.score().total, game.score().longest_path) == (4 + 1, 0)


def test_two_cable_cars_end_the_game_and_a_tie_goes_by_tickets_alone() -> None:
    """R432: whoever is still tied shares the victory, whatever the longest path."""
    tracks = "market-street:mission-district#1,market-street:potrero-hill,mission-district:twin-peaks,sunset:twin-peaks"
    tracks += ",japanese-gardens:twin-peaks"
    game = table(f"san-francisco base 2 | 0 tracks={tracks} hand=black:3")
    told = game.play("claim potrero-hill south-beach", "pay black 3")
    assert "last_round" in names(told)
    tied = "0 tracks=japanese-gardens:twin-peaks,japanese-gardens:presidio#1"
    other = "1 tracks=mission-district:twin-peaks,haight-ashbury:pacific-heights"
    assert table(f"san-francisco base 2 | {tied} | {other}").game.winners() == [0, 1]
    both = f"tickets=haight-ashbury:mission-district | {other} tickets=lombard-street:the-castro,pier-39:south-beach"
    assert table(f"san-francisco base 2 | {tied} {both}").game.winners() == [0]


def test_with_dice_a_wild_pays_for_the_ferry_symbol_and_a_claim_brings_its_token() -> None:
    """R433, R123: they have nothing to do with route tokens."""
    line = f"san-francisco base 3 dice=true | {ALL_STACKS}"
    assert table(f"{line} dice=double:4,single:1").legal("claim alcatraz fort-mason") == []
    game = table(f"{line} dice=double:4,wild:1")
    game.play("claim alcatraz fort-mason #1")
    assert game.choices("pay") == {"double 1 + wild 1"}
    game.play("pay double 1 + wild 1")
    assert (game.fact("tourists"), game.fact("tokens")) == ([["ship"], [], []], [{"single": 0, "double": 0}] * 3)


def test_stacks_come_before_monsters_which_may_stand_on_one() -> None:
    """R434, R243: chaos puts a stack out of reach by stopping claims only."""
    game = deal("san-francisco", options={"monsters": True})
    game.play(*KEEPING * 2)
    assert game.game.phase == "put stack"
    for place in ("presidio", "twin-peaks"):
        game.play(next(text for text in game.legal("stack") if text.endswith(place)))
    assert (game.game.phase, "alcatraz" in game.choices("place alvin")) == ("place monster", True)
    game.play("place alvin alcatraz", "place dexter presidio")
    assert game.legal("claim alcatraz") == []
    line = f"san-francisco base 2 monsters=true | {ALL_STACKS} monsters=alvin:sunset,dexter:presidio"
    assert "golden-gate-bridge 1" in table(f"{line} | 0 hand=locomotive:1").choices("move dexter")
