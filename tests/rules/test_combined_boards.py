"""The table of what each mechanism of the later boards does with monsters and dice: here with both at once (R440)."""

from __future__ import annotations

import pytest

from table import Table, names, only, table
from whistlestop import maps
from whistlestop.ruleset.compile import compile_rules
from whistlestop.ruleset.options import OptionError

FOOT = "breda:eindhoven"  # Antwerpen-Rotterdam stands at its foot, both tracks are free


def both(board: str, monsters: str, dice: str, seats: str = "", players: int = 2, options: str = "") -> Table:
    """Return a table with both expansions whose dice lie as told; `monsters` are the places of Alvin and Dexter."""
    alvin, dexter = monsters.split()
    chaos = f"monsters=alvin:{alvin},dexter:{dexter}"
    return table(f"{board} base {players} dice=true monsters=true{options} | {chaos} {dice} | {seats}")


def test_a_toll_is_paid_in_tokens_beside_symbols_and_no_monster_changes_it() -> None:
    """R440, R267, R268: a loan too; a route into chaos is not claimed at all."""
    calm, short = "emden lingen", "dice=double:2,station:3"
    for money, left, told in ((9, 5, "toll_paid"), (3, 3, "loan_taken")):
        game = both("nederland", calm, short, f"0 money={money}")
        assert told in names(game.play("claim breda rotterdam #1", "pay double 2"))
        assert game.fact("toll_tokens", 0) == [left, None]
    assert both("nederland", "breda lingen", short).legal("claim breda rotterdam") == []


@pytest.mark.parametrize(
    ("alvin", "luck", "phase"),
    [("antwerpen", f"{FOOT} single single single wild wild", "reroll"), ("emden", FOOT, "neutral track")],
)
def test_the_neutral_player_is_stopped_by_chaos_with_dice_too(alvin: str, luck: str, phase: str) -> None:
    """R440, R264: then the next player rolls at once."""
    game = both("nederland", f"{alvin} lingen", "turn=12 player=1 dice=double:2,single:3")
    game.play("claim breda rotterdam #1", "pay double 2")
    game.play("end", luck=luck)
    assert game.game.phase == phase


def test_a_technology_competes_with_a_monster_for_wilds() -> None:
    """R440, R292, R295: three other dice stand for a Wild of a price, never for one that moves a monster."""
    calm = "wick cork"
    game = both("united-kingdom", calm, "dice=wild:1,single:3,double:1", options=" uk.dice_substitute=false")
    game.play("technology mechanical-stoker", "pay wild 1")
    assert game.legal("move") == []
    game = both("united-kingdom", calm, "dice=wild:1,single:3,double:1")
    game.play("move alvin inverness 1")
    assert (game.legal("move"), "technology mechanical-stoker" in game.legal()) == ([], True)
    game.play("technology mechanical-stoker")
    assert game.legal() == ["replace"]


def test_right_of_way_and_the_ten_spaces_are_claims_that_chaos_blocks() -> None:
    """R440, R293, R294, R295: Wilds first, then the route; New York costs eight symbols."""
    owner, dice = "1 tracks=leeds:manchester#2", "dice=wild:4,double:1"
    assert both("united-kingdom", "leeds cork", dice, owner, 3).legal("technology right-of-way") == []
    game = both("united-kingdom", "wick cork", dice, owner, 3)
    game.play("technology right-of-way", "claim leeds manchester #2", "pay double 1 + wild 4")
    assert game.fact("route_points") == [1, 1, 0]
    seat, dice = "0 tokens=single:3", "dice=wild:3,single:2"
    assert both("united-kingdom", "southampton cork", dice, seat).legal("claim new-york") == []
    game = both("united-kingdom", "wick cork", dice, seat)
    game.play("claim new-york southampton", "pay single 2 + wild 3 + token 3")
    assert (game.fact("route_points"), game.fact("trains")) == ([40, 0], [25, 35])


def test_a_share_comes_before_the_move_of_a_monster() -> None:
    """R440, R309, R310."""
    game = both("pennsylvania", "erie albany", "dice=single:2,wild:1,station:2", players=3)
    game.play("claim allentown reading", "pay single 2")
    assert game.legal() == ["share reading", "no share"]
    game.play("share reading")
    assert game.legal("move alvin") != []


def test_a_piece_is_laid_in_chaos_and_a_monsters_move_is_no_action() -> None:
    """R440, R330, R332, R324: a turn without action owes a piece, also after the move; its crossings are cut off."""
    game = both("france", "grenoble brest", "dice=single:3,double:1,wild:1")
    game.play("move dexter rennes 1")
    assert game.legal("end") == []
    game.play("build grenoble marseille")
    assert "end" in game.legal()
    assert {"avignon:nice", "avignon:briancon"} <= closed(game)
    game = both("france", "grenoble brest", "dice=single:3,double:2", options=" monsters.chaos_blocks=all")
    assert "build grenoble marseille" not in game.legal()


def closed(game: Table) -> set[str]:
    """Return the closed tracks as words."""
    tracks = game.game.map.tracks
    numbers = game.fact("closed")
    assert isinstance(numbers, list)
    return {f"{tracks[number].a}:{tracks[number].b}" for number in numbers}


def test_monsters_stay_off_the_old_west_whose_own_alvin_comes_instead() -> None:
    """R440, R349, R352: with dice or without."""
    for dice in (False, True):
        with pytest.raises(OptionError, match="shut its owner out"):
            compile_rules(maps.load("old-west"), {"monsters": True, "dice": dice})
    seats = "0 start=albuquerque | 1 start=tucson"
    game = table(f"old-west base 2 dice=true oldwest.alvin=true | dice=single:2,double:3 | {seats}")
    game.play("claim albuquerque roswell", "pay single 2")
    assert (game.fact("alien"), game.fact("captures")) == ("albuquerque", [1, 0])


def test_where_monsters_are_allowed_a_marker_and_a_move_compete_for_wilds() -> None:
    """R440, R351, R352: two Stations or Wilds; chaos stops claims, and growth holds."""
    seats, allowed = "0 start=salt-lake-city | 1 start=tucson", " oldwest.allow_monsters=true"
    dice = "dice=double:1,station:1,wild:1,single:2"
    game = both("old-west", "boise denver", dice, seats, options=allowed)
    assert game.legal("claim") != []
    assert all("salt-lake-city" in text for text in game.legal("claim"))
    game.play("claim green-river salt-lake-city #1", "pay double 1")
    assert "marker green-river" in game.legal()
    game = both("old-west", "boise denver", dice, seats, options=allowed)
    game.play("move alvin ashland 1", "claim green-river salt-lake-city #1", "pay double 1")
    assert game.game.phase != "marker"
    assert both("old-west", "green-river denver", dice, seats, options=allowed).legal("claim green-river") == []


def test_ship_and_pair_routes_cost_their_symbols_and_are_blocked() -> None:
    """R440, R382: a pair route of two costs four, a ship route of three three."""
    pair = next(track for track in maps.load("rails-and-sails-world").tracks if track.kind == "pair")
    claim, dice = f"claim {pair.a} {pair.b}", f"dice=single:{min(2 * pair.length, 5)}"
    seat = f"0 tokens=single:{max(2 * pair.length - 5, 0)}"
    assert claim in both("rails-and-sails-world", "honolulu lima", dice, seat).legal()
    assert both("rails-and-sails-world", f"{pair.a} lima", dice, seat).legal(claim) == []
    one_less = f"dice=single:{min(2 * pair.length, 5) - 1},station:1"
    assert both("rails-and-sails-world", "honolulu lima", one_less, seat).legal(claim) == []


def test_a_harbour_stands_in_chaos_for_four_stations_and_an_exchange_costs_no_dice() -> None:
    """R440, R383, R384: Wilds that move a monster are no longer there for the harbour."""
    line, seat = "dice=station:3,wild:2", "0 tracks=hong-kong:manila"
    game = both("rails-and-sails-world", "manila lima", line, seat)
    assert "harbour manila" in game.legal()
    game.play("move dexter valparaiso 2")
    assert game.legal("harbour") == []
    game.play("exchange ships 3")
    assert game.fact("dice") == {"station": 3}


@pytest.mark.parametrize(("alvin", "worth"), [("al-qahira", 4), ("lima", 9)])
def test_a_tour_is_halved_if_any_named_city_is_in_chaos(alvin: str, worth: int) -> None:
    """R440, R385: Casablanca, Al-Qahira, Tehran along both direct routes."""
    seat = "0 tickets=casablanca:tehran tracks=al-qahira:casablanca,al-qahira:tehran#1"
    assert both("rails-and-sails-world", f"{alvin} honolulu", "dice=single:5", seat).score().tickets == worth


def test_claiming_a_bullet_route_is_blocked_by_chaos_and_its_use_is_not() -> None:
    """R440, R399, R400: Single symbols, and the ticket goes over the route in chaos."""
    game = both("japan", "hakodate akita", "dice=single:3,double:2")
    game.play("claim hamamatsu nagoya", "pay single 3")
    assert game.fact("progress") == [3, 0]
    assert both("japan", "nagoya akita", "dice=single:3,double:2").legal("claim hamamatsu nagoya") == []
    chain = "bullets=odawara:tokyo,hamamatsu:odawara,hamamatsu:nagoya dice=single:5"
    used = both("japan", "hamamatsu akita", chain, "0 progress=7 tickets=ise:tokyo tracks=ise:nagoya")
    assert used.score().fulfilled == 1


def test_in_a_race_a_ticket_waits_for_the_monster_and_a_change_costs_no_dice() -> None:
    """R440, R421, R422: the Wild that moves the monster away completes the ticket; tickets are changed in its turn."""
    seats = "0 tracks=atlanta:chicago,atlanta:new-orleans#1 tickets=chicago:new-orleans,seattle:denver"
    seats += " | 1 tickets=seattle:winnipeg,calgary:chicago"
    game = both("first-journey-usa", "chicago seattle", "dice=single:2,wild:1,station:2", seats)
    told = game.play("move alvin duluth 1")
    assert len(only(told, "ticket_completed")) == 1
    game.play("change")
    assert (game.fact("dice"), game.game.to_move) == ({"single": 2, "station": 2}, 0)


def test_a_tourist_token_comes_with_a_claim_as_ever() -> None:
    """R440, R433, R434: a ferry's Wild is not there for a monster any more."""
    stacks = "stacks=bridge:alcatraz,ship:golden-gate-bridge,tram:the-embarcadero,crab:sunset"
    stacks += ",seal:potrero-hill,tower:fort-mason,flower:crissy-field"
    game = both("san-francisco", "sunset crissy-field", f"dice=double:1,wild:1,station:3 {stacks}")
    game.play(game.legal("claim alcatraz")[0])
    game.play(game.legal("pay")[0])
    assert (game.game.phase, game.legal("move")) == ("tourist", [])
    game.play(game.legal()[0])
    assert [len(each) for each in game.fact("tourists")] == [1, 0]  # type: ignore[attr-defined]
    assert game.legal("move") == []
