"""The two decks of boards with ships: each is made anew of its own discard pile (R362)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from table import Table, names, table
from whistlestop import maps
from whistlestop.batch.jobs import advance
from whistlestop.records.actions import ACTIONS
from whistlestop.records.scratch import TELL_ODDS, scratches
from whistlestop.records.state import NONE
from whistlestop.ruleset.compile import compile_rules

ID = "rails-and-sails-world"
DISPLAY = "display=red,yellow,green-harbour,red-double,white-single,black-double"


def test_a_deck_that_has_run_out_is_made_of_its_own_pile() -> None:
    """R362, R15: the ship deck of discarded ship cards, and the train deck stays as it is."""
    colours = maps.load(ID).deck.colours
    held = {f"{colour}-{sort}": count for colour in colours for sort, count in (("double", 6), ("single", 4))}
    held |= {"red-double": 3, "white-single": 3, "black-double": 5}
    hand = ",".join(f"{card}:{count}" for card, count in held.items())
    game = table(f"{ID} base 2 | {DISPLAY} ship_discard=red-double:2 | 0 ship_hand={hand} | 1")
    before = game.fact("deck_size")
    assert game.fact("ship_deck_size") == 0
    told = game.play("draw ship", luck="red-double")
    assert names(told) == ["deck_reshuffled", "deck_card_drawn"]
    assert (game.fact("ship_deck_size"), game.fact("ship_discard"), game.fact("deck_size")) == (1, {}, before)


def all_but(*used: str) -> str:
    """Return hands of a seat with every card of both decks that is not used elsewhere."""
    board, taken = maps.load(ID), Counter(used)
    ships = board.ships
    assert ships is not None
    whole: dict[str, int] = {"locomotive": board.deck.locomotives}
    for colour in board.deck.colours:
        whole |= {colour: board.deck.per_colour - ships.with_harbour, f"{colour}-harbour": ships.with_harbour}
        whole |= {f"{colour}-double": ships.doubles, f"{colour}-single": ships.singles}
    left = {card: count - taken[card] for card, count in whole.items() if count > taken[card]}
    plain = ",".join(f"{card}:{count}" for card, count in left.items() if "-" not in card)
    return f"hand={plain} ship_hand=" + ",".join(f"{card}:{count}" for card, count in left.items() if "-" in card)


def with_little_left(display: str, *elsewhere: str, before: str = "") -> Table:
    """Return a table where a rival holds all cards but those of the display and of piles."""
    shown = [card for card in display.split(",") if card != "none"]
    return table(f"{ID} base 2 | display={display} {before} | 0 | 1 {all_but(*shown, *elsewhere)}")


def test_the_train_deck_is_made_of_its_own_pile_too() -> None:
    """R362, R15: plain cards and those with a harbour; the ship deck has none."""
    piles = "discard=red:1 ship_discard=white-harbour:1"
    game = with_little_left(
        "red,yellow,green,red-double,white-single,black-double", "red", "white-harbour", before=piles
    )
    assert (game.fact("deck_size"), game.fact("ship_deck_size")) == (0, 0)
    assert "draw ship" not in game.legal()
    told = game.play("draw", luck="white-harbour")
    assert names(told) == ["deck_reshuffled", "deck_card_drawn"]
    assert game.fact("deck_size") == 1


def test_where_one_deck_has_run_out_the_other_replaces_a_card_unasked() -> None:
    """R362: nobody is asked for a deck that has no card."""
    game = with_little_left("red,yellow,green,red-double,white-single,black-double", "pink", before="discard=pink:1")
    game.play("take red-double")
    assert (game.display()[3], game.game.phase) == ("pink", "second card")


def test_a_place_stays_empty_once_both_decks_have_run_out() -> None:
    """R16, R14: and drawing is over when nothing but a wild card is left."""
    game = with_little_left("red,locomotive,locomotive,none,none,none")
    game.play("take red")
    assert game.display() == [None, "locomotive", "locomotive", None, None, None]
    assert game.game.to_move == 1


def test_a_display_with_empty_places_is_replaced_for_three_wild_cards_if_others_could_lie() -> None:
    """R363: what is discarded is turned up again, and stays if too few others are there."""
    game = with_little_left("red,locomotive,locomotive,none,none,none", "locomotive", before="discard=locomotive:1")
    game.play("take red")
    assert game.display() == ["locomotive", "locomotive", "locomotive", None, None, None]


def test_three_wild_cards_renew_a_display_with_an_empty_place_too() -> None:
    """R363: all six places get a card."""
    line = "display=none,locomotive,locomotive,red-double,white-single,black-double"
    game = table(f"{ID} base 2 | {line} | 0 | 1")
    game.play("take white-single")
    luck = "wild-train red-train pink-train white-train red-single red-single pink-double"
    assert "display_reset" in names(game.play("replace from train", luck=luck))
    assert game.display() == ["red", "pink", "white", "red-single", "red-single", "pink-double"]


@pytest.mark.parametrize(("draw", "size"), [("draw", "deck_size"), ("draw ship", "ship_deck_size")])
def test_luck_can_be_asked_for_the_odds_of_a_deck(draw: str, size: str) -> None:
    """R362: whoever unrolls chance as a tree hears how many cards of each kind are in the deck that is drawn from."""
    game, room = table(f"{ID} base 2 | {DISPLAY} | 0 | 1"), scratches()
    room["listening"], room["open_stream"] = TELL_ODDS, NONE
    number = game.game.read(draw)
    advance(game.game.engine.games, 0, game.game.rules.boards, room, number, np.zeros(ACTIONS, np.int64))
    assert room["odds"][0].sum() - 1 == game.fact(size)


@pytest.mark.parametrize(("wanted", "replaced"), [(True, True), (False, False)])
def test_a_board_with_ships_may_ask_for_the_displays_of_other_boards(wanted: bool, replaced: bool) -> None:
    """R363, R92: three wild cards replace the display only where its own map or the house rule says so."""
    board = replace(maps.load(ID), id="own", display_reset=0, house_rules=("swiss.reset_on_three",))
    rules = compile_rules(board, {"swiss.reset_on_three": wanted})
    line = "own base 2 | display=red,locomotive,locomotive,red-double,white-single,black-double | 0 | 1"
    game = table(line, rules)
    game.play("take red")
    told = game.play(
        "replace from train", luck=f"wild-train {'pink-train ' * 3 + 'red-single ' * 3 if replaced else ''}"
    )
    assert ("display_reset" in names(told)) == replaced
