"""Rails & Sails, the World: two decks, chosen pieces, ship and pair routes, harbours, exchanges, tours (R360-R385)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from table import Table, deal, faults, names, only, table
from whistlestop import Game, maps
from whistlestop.knowledge.visible import is_choice_hidden
from whistlestop.maps.check import problems
from whistlestop.ruleset.options import Value

ID = "rails-and-sails-world"
DISPLAY = "display=red,yellow,green-harbour,red-double,white-single,black-double"
# Ship routes of 36 spaces.
THIRTY_SIX_SHIPS = (
    "tracks=edinburgh:new-york#1,buenos-aires:cape-town#1,lima:sydney#1,dar-es-salaam:jakarta#1,los-angeles:tokyo#1"
)


def world(seats: str, before: str = "", options: str = "", players: int = 2) -> Table:
    """Return a table whose display is laid."""
    return table(f"{ID} base {players} {options} | {before} {'' if 'dice=true' in options else DISPLAY} | {seats}")


def ways(hand: str, track: str, seats: str = "") -> set[tuple[str, ...]]:
    """Return every payment for a track, card by card."""
    line = f"0 {hand} {seats}"
    found: set[tuple[str, ...]] = set()

    def go_on(paid: tuple[str, ...]) -> None:
        game = world(line)
        game.play(f"claim {track}", *(f"pay {card}" for card in paid))
        if game.game.phase != "card payment":
            found.add(paid)
            return
        for card in sorted(game.choices("pay")):
            go_on((*paid, card))

    go_on(())
    return found


def opened(players: int = 2, **options: Value) -> Table:
    """Return a game whose tickets are chosen."""
    game = deal(ID, players=players, first=0, options={key.replace("_", ".", 1): it for key, it in options.items()})
    game.play(*("keep",) * 5 * players)
    return game


def test_the_box_has_two_decks_and_sixty_five_tickets_of_which_eight_are_tours() -> None:
    """R360: 11 train cards of six colours, four with a harbour, 14 wild; 6 double and 4 single ship cards of each."""
    board, game = maps.load(ID), deal(ID, players=5)
    ships = board.ships
    assert ships is not None
    assert (board.players, board.trains, ships.each, ships.harbours) == ((2, 5), 25, 50, 3)
    assert 6 * board.deck.per_colour + board.deck.locomotives == 80
    assert 6 * (ships.doubles + ships.singles) == 60
    assert (len(board.tickets), sum(ticket.tour is not None for ticket in board.tickets)) == (65, 8)
    assert (ships.with_harbour, ships.doubles, ships.singles) == (4, 6, 4)
    assert game.fact("ship_hand_sizes") == [7] * 5


def test_three_train_and_seven_ship_cards_three_of_five_tickets_and_pieces_in_secret() -> None:
    """R361: 10 to 25 trains among 60 pieces; nothing is shown until all have chosen; the other 15 are the reserve."""
    game = deal(ID, players=2, first=1)
    assert (game.fact("hand_sizes"), game.fact("ship_hand_sizes")) == ([10, 10], [7, 7])
    assert [card is not None and card.endswith(("double", "single")) for card in game.display()] == [False] * 3 + [
        True
    ] * 3
    game.play("return", "return")
    assert game.legal() == ["keep"]
    game.play(*("keep",) * 8)
    assert (game.game.phase, game.game.to_move) == ("pieces", 1)
    assert game.choices("pieces") == {str(trains) for trains in range(10, 26)}
    told = game.play("pieces 12")
    assert is_choice_hidden(game.game.history[-1].action, 1, 0)
    assert not is_choice_hidden(game.game.history[-1].action, 1, 1)
    assert (game.fact("ships", 0), game.fact("trains", 0)) == ([None, None], [25, 25])
    assert (game.fact("ships", 1), game.fact("trains", 1)) == ([None, 48], [25, 12])
    assert names(told) == ["pieces_chosen"]
    told = game.play("pieces 25")
    assert names(told)[:3] == ["pieces_chosen", "pieces_shown", "pieces_shown"]
    assert (game.fact("trains"), game.fact("ships")) == ([25, 12], [35, 48])
    assert (game.fact("trains_in_reserve"), game.game.phase, game.game.to_move) == ([0, 13], "action", 1)


def test_everybody_may_have_the_same_pieces() -> None:
    """R361: sails.fixed_split=20, 20 trains and 40 ships without a question."""
    game = opened(sails_fixed_split=20)
    assert (game.game.phase, game.fact("trains"), game.fact("ships")) == ("action", [20, 20], [40, 40])


def test_a_card_taken_is_replaced_from_the_deck_that_the_taker_names() -> None:
    """R362, R242: also the second one; a blind card comes from the deck that is named."""
    game = world("0")
    assert {"draw", "draw ship", "take red", "take red-double", "take green-harbour"} <= set(game.legal())
    game.play("take red-double")
    assert (game.game.phase, game.fact("empty_slot")) == ("deck", 3)
    assert game.legal() == ["replace from train", "replace from ship"]
    game.play("replace from train", luck="pink-harbour")
    assert game.display()[3] == "pink-harbour"
    game.play("draw ship", luck="white-double")
    assert (game.game.to_move, game.fact("ship_hand", 0)) == (1, {"red-double": 1, "white-double": 1})
    assert (game.fact("ship_known"), game.fact("ship_hand", None)) == ([{"red-double": 1}, {}], None)


def test_a_face_up_wild_card_is_the_only_one_and_never_the_second() -> None:
    """R362, R12, R13: a blind wild card counts as any card."""
    game = table(f"{ID} base 2 | display=locomotive,yellow,green,red-double,white-single,black-double | 0")
    game.play("take locomotive", "replace from ship")
    assert game.game.to_move == 1
    game = table(f"{ID} base 2 | display=locomotive,yellow,green,red-double,white-single,black-double | 0")
    game.play("draw", luck="wild-train")
    assert game.game.phase == "second card"
    assert "take locomotive" not in game.legal()


def test_where_one_deck_is_left_it_replaces_without_a_choice() -> None:
    """R362: an empty deck whose pile is empty too cannot be named."""
    colours = maps.load(ID).deck.colours
    ships = ",".join([f"{colour}-double:6" for colour in colours] + [f"{colour}-single:4" for colour in colours])
    game = table(f"{ID} base 2 | display=red,yellow,green,pink,white,black | 0 ship_hand={ships} | 1")
    assert "draw ship" not in game.legal()
    game.play("take red", luck="white-harbour")
    assert (game.game.phase, game.display()[0]) == ("second card", "white-harbour")


def test_places_that_stayed_empty_are_filled_from_the_deck_that_holds_more() -> None:
    """R362: and equal ones from the trains; here once a monster was paid for."""
    line = f"{ID} base 2 monsters=true | monsters=alvin:lima,dexter:tokyo display=none,none,green,pink,white,black"
    game = table(f"{line} | 0 hand=locomotive:1 | 1")
    game.play("move alvin lima 1", luck="red-train yellow-train")
    assert game.display()[:2] == ["red", "yellow"]


def test_three_wild_cards_renew_all_six_three_of_each_deck() -> None:
    """R363: not when the new display could not have fewer than three."""
    line = "display=locomotive,locomotive,green,red-double,white-single,black-double"
    game = table(f"{ID} base 2 | {line} | 0 | 1")
    game.play("take green")
    told = game.play(
        "replace from train", luck="wild-train red-train pink-train white-train red-single red-single pink-double"
    )
    assert "display_reset" in names(told)
    assert game.display() == ["red", "pink", "white", "red-single", "red-single", "pink-double"]
    assert game.fact("discard") == {"locomotive": 3}
    colours = maps.load(ID).deck.colours
    held = ",".join(f"{colour}:7" for colour in colours)
    harbours = ",".join(f"{colour}-harbour:4" for colour in colours)
    cards = f"hand={held.replace('red:7', 'red:6')} ship_hand={harbours}"
    game = table(f"{ID} base 2 | {line.replace('green', 'red')} | 0 {cards} | 1")
    game.play("take red")
    assert "display_reset" not in names(game.play("replace from train", luck="wild-train"))


def test_ships_sail_ship_routes_and_trains_run_train_routes() -> None:
    """R364: one colour or, on gray routes, any; a wild card stands for either."""
    game = world("0 hand=red:2,locomotive:1 ship_hand=white-single:2,red-harbour:1 reserve=5")
    assert "claim darwin perth" in game.legal()
    assert "claim bangkok jakarta" in game.legal()
    assert "claim darwin jakarta" not in game.legal(), "two black spaces"
    game.play("claim bangkok jakarta", "pay white-single", "pay white-single")
    assert (game.fact("trains"), game.fact("ships"), game.fact("route_points")) == ([20, 20], [38, 40], [2, 0])
    assert game.fact("ship_discard") == {"white-single": 2}
    assert ways("hand=red:1,locomotive:1 ship_hand=red-harbour:1", "darwin perth") == {
        ("red", "red-harbour"),
        ("red", "locomotive"),
        ("red-harbour", "locomotive"),
    }


def test_pieces_of_the_right_kind_must_be_in_the_supply() -> None:
    """R364: no ships, no ship route, whatever the trains."""
    game = world(f"0 hand=white:1 ship_hand=white-single:2 {THIRTY_SIX_SHIPS} reserve=1 | 1")
    assert (game.fact("trains"), game.fact("ships")) == ([24, 20], [0, 40])
    assert "claim bangkok jakarta" not in game.legal()
    assert "claim hamburg moskva #2" not in game.legal(), "one card for two spaces"


def test_a_double_ship_card_pays_two_spaces_and_nothing_that_could_be_left_out_is_paid() -> None:
    """R365: five spaces are 2 double + 1 single or 3 double; one space may be a double card."""
    found = ways("hand=locomotive:1 ship_hand=pink-double:3,pink-single:2", "ocean-stop perth #1")
    double, single, wild = "pink-double", "pink-single", "locomotive"
    assert found == {
        (double, double, double),
        (double, double, single),
        (double, double, wild),
        (double, single, single, wild),
    }
    assert ways("ship_hand=pink-double:1", "hong-kong manila") == {("pink-double",)}


def test_a_pair_route_costs_two_cards_of_one_colour_for_each_space() -> None:
    """R366: 2 red + 2 white, 3 red + 1 wild, 1 red + 1 white + 2 wild; never 3 red + 1 white."""
    found = ways("hand=red:3,white:2,locomotive:2", "lahore tehran")
    red, white, wild = "red", "white", "locomotive"
    assert {(red, red, white, white), (red, red, red, wild), (red, white, wild, wild)} <= found
    assert (red, red, red, white) not in found
    assert {len(way) for way in found} == {4}
    game = world("0 hand=red:4 reserve=5")
    game.play("claim lahore tehran", *("pay red",) * 4)
    assert (game.fact("trains"), game.fact("route_points")) == ([18, 20], [2, 0])
    assert "claim beijing lahore" not in world("0 hand=red:3,white:1,locomotive:1").legal()


def test_cards_with_and_without_a_harbour_are_different_cards() -> None:
    """R367: the player chooses which he pays."""
    assert ways("hand=green:1 ship_hand=green-harbour:1", "los-angeles vancouver #1") == {
        ("green",),
        ("green-harbour",),
    }


def test_both_tracks_of_a_double_route_with_four_and_one_with_three() -> None:
    """R368: ship routes too, and nobody has both."""
    seats = "0 ship_hand=white-single:1 hand=locomotive:1 | 1 hand=locomotive:2 | 2"
    for players, left in ((3, []), (4, ["claim edinburgh marseille #1"])):
        game = world(seats + (" | 3" if players == 4 else ""), players=players)
        game.play("claim edinburgh marseille #2", "pay white-single")
        assert game.legal("claim edinburgh marseille") == left
    four = world(seats + " | 3", players=4)
    four.play("claim edinburgh marseille #2", "pay white-single")
    four.play(*("draw ship", "draw ship") * 3)
    assert four.legal("claim edinburgh marseille") == []


def test_later_one_of_four_tickets_is_kept_at_least() -> None:
    """R369: the rest goes under the deck."""
    game = world("0")
    game.play("tickets", "return", "return", "return")
    assert game.legal() == ["keep"]


TOUR = "casablanca:tehran"


@pytest.mark.parametrize(
    ("tracks", "points", "trail"),
    [
        ("al-qahira:casablanca,al-qahira:tehran#1", 9, 9),
        ("al-qahira:casablanca,al-qahira:athina,athina:tehran", 6, 9),
        ("al-qahira:casablanca", -15, -15),
        ("casablanca:marseille,athina:marseille,athina:tehran,al-qahira:athina", 6, 6),
    ],
)
def test_a_tour_is_worth_more_as_printed_less_if_joined_and_costs_its_penalty(
    tracks: str, points: int, trail: int
) -> None:
    """R370: sails.tour_order; a trail may pass other places and uses no track twice."""
    for options, worth in (("", points), ("sails.tour_order=trail", trail)):
        score = world(f"0 tickets={TOUR} tracks={tracks}", options=options).score()
        assert (score.tickets, score.fulfilled) == (worth, int(worth > 0))
        assert [ticket.points for ticket in score.each_ticket] == [worth]


def test_a_harbour_costs_two_trains_and_two_ships_of_a_colour_all_with_a_harbour() -> None:
    """R371: at a port with an own route and without a harbour; wild cards replace any; three each."""
    hand = "hand=locomotive:1,red:4 ship_hand=red-harbour:3,red-single:1,red-double:4"
    game = world(f"0 {hand} tracks=hong-kong:manila,beijing:hong-kong#1")
    assert set(game.legal("harbour")) == {"harbour hong-kong", "harbour manila"}, "beijing is no port"
    game.play("harbour manila")
    assert game.game.phase == "harbour payment"
    told = game.play("pay red-harbour", "pay red-harbour")
    assert game.choices("pay") == {"red-single"}
    told = game.play("pay red-single", "pay locomotive")
    assert (names(told).count("harbour_built"), game.fact("harbours")) == (1, [["manila"], []])
    assert game.game.to_move == 1
    wild = world("0 hand=locomotive:4 tracks=hong-kong:manila | 1 tracks=manila:tokyo harbours=manila")
    assert wild.legal("harbour") == ["harbour hong-kong"]
    few = world("0 hand=locomotive:1 ship_hand=red-harbour:4,red-single:0 tracks=hong-kong:manila")
    assert few.legal("harbour") == [], "never more than two of a kind"
    three = "tracks=hong-kong:manila,manila:tokyo harbours=hong-kong,manila,tokyo"
    assert world(f"0 hand=locomotive:4 {three}").legal("harbour") == []


def test_harbours_score_by_fulfilled_tickets_that_name_them_and_cost_when_unbuilt() -> None:
    """R372: 20, 30, 40 for 1, 2, 3 or more, tours included; -4 for each that was not built."""
    tracks = "tracks=bangkok:hong-kong#1,hong-kong:tokyo,bangkok:jakarta"
    line = f"0 {tracks} harbours=bangkok,jakarta tickets="
    assert world(f"{line}bangkok:tokyo,moskva:hong-kong").score().harbours == 20
    score = world(f"{line}bangkok:tokyo,hong-kong:jakarta").score()
    assert (score.harbours, score.unbuilt_harbours) == (40, -4)
    assert world("0").score().unbuilt_harbours == -12
    both = f"0 {tracks} harbours=hong-kong,tokyo tickets=bangkok:tokyo,hong-kong:jakarta"
    assert world(both).score().harbours == 40
    tour = "tracks=al-qahira:casablanca,al-qahira:tehran#1 harbours=al-qahira"
    assert world(f"0 {tour} tickets={TOUR}").score().harbours == 20


def test_pieces_are_exchanged_for_others_of_the_reserve_a_point_each() -> None:
    """R373: two ships for two trains are two points lost; as many as supply and reserve have."""
    game = world("0 reserve=5")
    assert game.choices("exchange") == {f"trains {n}" for n in range(1, 6)} | {f"ships {n}" for n in range(1, 11)}
    told = game.play("exchange trains 2")
    assert only(told, "pieces_exchanged") == [{"away": 0, "count": 2}]
    assert (game.fact("trains"), game.fact("ships"), game.fact("trains_in_reserve")) == ([22, 20], [38, 40], [3, 5])
    assert (game.score().exchanges, game.score().total, game.game.to_move) == (-2, -14, 1)


def test_routes_go_on_at_the_other_edge() -> None:
    """R374: Tokyo and Los Angeles are neighbours, and a ticket may be fulfilled that way."""
    game = world("0 tracks=los-angeles:tokyo#1,manila:tokyo,jakarta:manila tickets=los-angeles:jakarta")
    assert game.score().fulfilled == 1


def test_the_ocean_stop_has_no_ticket_and_its_two_double_routes_are_apart() -> None:
    """R375."""
    board = maps.load(ID)
    stop = [track for track in board.tracks if "ocean-stop" in (track.a, track.b)]
    assert sorted({track.a if track.b == "ocean-stop" else track.b for track in stop}) == ["cape-town", "perth"]
    assert not any("ocean-stop" in (ticket.a, ticket.b) for ticket in board.tickets)
    game = world("0 ship_hand=pink-double:3 tracks=cape-town:ocean-stop#1")
    assert "claim ocean-stop perth #1" in game.legal()


def test_six_pieces_or_fewer_give_everybody_two_more_turns() -> None:
    """R376, R221: trains and ships together, and an exchange does not change the number."""
    laid = f"{THIRTY_SIX_SHIPS},moskva:novosibirsk#1,los-angeles:new-york#1,cambridge-bay:winnipeg,bangkok:mumbai#1"
    line = f"0 {laid} reserve=5 | 1"
    game = world(line)
    assert (game.fact("trains"), game.fact("ships")) == ([5, 20], [4, 40])
    more = world(f"0 {laid},novosibirsk:tiksi reserve=5 | 1")
    assert sum((more.fact("trains")[0], more.fact("ships")[0])) == 6  # type: ignore[index]
    told = more.play("exchange trains 1")
    assert [event["reason"] for event in only(told, "last_round")] == [8]
    assert more.fact("last_turns") == 4


def test_the_score_has_routes_exchanges_tickets_and_harbours_and_no_other_bonus() -> None:
    """R377, R245: eight spaces are 21 points; ties go by tickets, then the longest path over routes of both kinds."""
    board, game = maps.load(ID), world("0 tracks=lima:sydney#1")
    assert (board.route_points[8], board.bonuses.longest_path, board.bonuses.most_tickets) == (21, 0, 0)
    assert (game.score().routes, game.score().total) == (21, 9)
    assert board.ties == ("tickets", "stations", "longest_path")
    equal = world(
        "0 tracks=bangkok:mumbai#1,bangkok:jakarta | 1 tracks=novosibirsk:tiksi,hong-kong:manila,lahore:mumbai#1"
    )
    assert [equal.score(seat).total for seat in range(2)] == [-6, -6]
    assert equal.game.winners() == [0]


def test_an_exchange_is_an_action_and_counts_for_the_dead_board() -> None:
    """R378: nobody passes who can exchange, and routes count that exchanged pieces could be laid on."""
    colours = maps.load(ID).deck.colours
    hands = [f"{colour}:7" for colour in colours] + ["locomotive:14"]
    ships = [f"{colour}-{sort}" for colour in colours for sort in ("harbour:4", "double:6", "single:4")]
    line = f"display=none,none,none,none,none,none | 0 reserve=5 | 1 hand={','.join(hands)} ship_hand={','.join(ships)}"
    game = table(f"{ID} base 2 | {line}")
    assert {text.split()[0] for text in game.legal()} == {"exchange", "tickets"}
    game.play("exchange trains 1")
    assert game.fact("last_turns") is None


def test_with_dice_a_ship_route_costs_a_symbol_a_space_and_a_pair_route_two() -> None:
    """R382: only the pieces differ."""
    game = world("0", "dice=single:5 phase=action", "dice=true")
    assert "claim darwin jakarta" in game.legal()
    assert "claim lahore tehran" in game.legal()
    assert "claim beijing lahore" not in game.legal(), "six symbols"
    game.play("claim lahore tehran")
    assert game.legal() == ["pay single 4"]
    game.play("pay single 4")
    assert game.fact("trains") == [18, 20]
    ships = world("0", "dice=single:5 phase=action", "dice=true")
    ships.play("claim darwin jakarta", "pay single 2")
    assert ships.fact("ships") == [38, 40]


@pytest.mark.parametrize(
    ("dice", "tokens", "route", "ways"),
    [
        ("single:2,wild:2", "", "darwin jakarta", {"single 2", "wild 1"}),
        ("single:1,wild:3", "", "buenos-aires valparaiso", {"single 1 + wild 1", "wild 2"}),
        ("wild:1", "", "hong-kong manila", {"wild 1"}),
        ("single:1,wild:2", "tokens=single:1", "murmansk reykjavik", {"wild 2", "single 1 + wild 1 + token 1"}),
        ("wild:4", "", "murmansk tiksi", {"wild 4"}),
        ("single:2,wild:2", "", "lahore tehran", {"single 2 + wild 2"}),
    ],
)
def test_as_a_house_rule_a_wild_pays_one_or_two_spaces_of_ship_routes(
    dice: str, tokens: str, route: str, ways: set[str]
) -> None:
    """R382: sails.dice_wild_ships=2; nothing is paid that could be left out, and a pair route costs what it did."""
    game = world(f"0 {tokens} | 1", f"dice={dice} phase=action", "dice=true sails.dice_wild_ships=2")
    game.play(f"claim {route}")
    assert game.choices("pay") == ways
    assert Game.from_position(game.game.position()).position() == game.game.position()


def test_dice_that_a_wild_spares_are_left_over() -> None:
    """R382: five spaces are one single and two wilds; what was paid is told, and the rest may buy a token."""
    game = world("0", "dice=single:3,wild:2 phase=action", "dice=true sails.dice_wild_ships=2")
    game.play("claim honolulu tokyo")
    told = game.play("pay single 1 + wild 2")
    claimed = only(told, "route_claimed_with_dice")[0]
    assert (claimed["dice"], claimed["wilds"], claimed["tokens"]) == (1, 2, 0)
    assert game.legal("buy") == ["buy single with single + single", "buy double with single + single"]


def test_a_route_that_wilds_do_not_pay_for_is_refused_with_what_they_are_worth() -> None:
    """R382: two wilds and a single are five spaces of a ship route, and three symbols of a pair route."""
    game = world("0", "dice=single:1,wild:2,station:2 phase=action", "dice=true sails.dice_wild_ships=2")
    for route, spaces in (("murmansk tiksi", 5), ("lahore tehran", 3)):
        why = game.game.why_not(f"claim {route}")
        assert why is not None
        assert why.arguments["have"] == spaces


def test_with_dice_a_harbour_costs_four_stations_or_wilds_and_an_exchange_none() -> None:
    """R383, R244: after an exchange all five dice may buy tokens."""
    game = world("0 tracks=hong-kong:manila", "dice=station:3,wild:2", "dice=true")
    game.play("harbour manila")
    assert game.choices("pay") == {"station 3 + wild 1", "station 2 + wild 2"}
    told = game.play("pay station 3 + wild 1")
    assert only(told, "harbour_built_with_dice")[0]["wilds"] == 1
    game = world("0", "dice=station:3,wild:2", "dice=true")
    game.play("exchange ships 3")
    assert (game.game.phase, game.game.to_move) == ("after action", 0)
    assert game.legal("buy single with station + station") != []


def test_a_harbour_may_be_built_in_chaos_and_no_monster_stands_at_the_ocean_stop() -> None:
    """R384: it may pass there; monsters.chaos_blocks=all forbids the harbour."""
    hand = "hand=locomotive:4 tracks=hong-kong:manila"
    for options, there in (("", True), ("monsters.chaos_blocks=all", False)):
        game = world(f"0 {hand} | 1", "monsters=alvin:manila,dexter:lima", f"monsters=true {options}")
        assert ("harbour manila" in game.legal()) is there
    game = world("0 hand=locomotive:1 | 1", "monsters=alvin:cape-town,dexter:lima", "monsters=true")
    moves = game.choices("move alvin")
    assert "perth 1" in moves
    assert "ocean-stop 1" not in moves
    placing = deal(ID, options={"monsters": True, "sails.fixed_split": 20})
    placing.play(*("keep",) * 10)
    assert "place alvin ocean-stop" not in placing.legal()


@pytest.mark.parametrize(("options", "worth"), [("", (4, 3, -7)), ("monsters.halve_twice=true", (2, 1, -3))])
def test_a_tour_with_a_place_in_chaos_is_worth_half(options: str, worth: tuple[int, int, int]) -> None:
    """R385: once, or as a house rule once for each named place in chaos; 9 becomes 4, 6 becomes 3, -15 becomes -7."""
    networks = (
        "al-qahira:casablanca,al-qahira:tehran#1",
        "al-qahira:casablanca,al-qahira:athina,athina:tehran",
        "al-qahira:casablanca",
    )
    for tracks, points in zip(networks, worth, strict=True):
        line = f"0 tickets={TOUR} tracks={tracks} | 1"
        game = world(line, "monsters=alvin:al-qahira,dexter:tehran", f"monsters=true {options}")
        assert game.score().tickets == points


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 ship_hand=red-double:7", "7 red-double cards"),
        ("0 ship_hand=red-double:1 ship_known=red-double:2", "knows more cards"),
        ("0 harbours=manila", "no own route"),
        ("phase=deck | 0", "does not fit the phase"),
        ("phase=card_payment | 0", "does not fit the phase"),
        ("turn=0 phase=pieces chosen=1 | 0", "order of turns"),
        ("phase=harbour_payment harbour=manila paid=red-single:4 | 0", "payment does not fit"),
    ],
)
def test_a_position_with_impossible_ships_is_refused(line: str, reason: str) -> None:
    """R360-R371."""
    with pytest.raises(ValueError, match=reason):
        Game.from_position(f"{ID} base 2 | {line}")


def test_a_position_in_the_middle_of_a_payment_is_read_as_it_was_written() -> None:
    """R365, R371: what is still due follows from what was paid."""
    game = world("0 ship_hand=pink-double:2,pink-single:1 hand=locomotive:4 tracks=hong-kong:manila reserve=5")
    game.play("claim ocean-stop perth #1", "pay pink-double")
    again = Game.from_position(game.game.position())
    assert again.engine.games.tobytes() == game.game.engine.games.tobytes()


def test_a_board_that_speaks_of_ships_without_them_gets_an_error_with_its_line(tmp_path: Path) -> None:
    """R360: and nothing is dealt."""
    board = maps.load(ID)
    wrong = replace(board, ships=None)
    found = [problem.pointer for problem in problems(wrong)]
    assert ("house_rules", 0) in found
    assert any(pointer[0] == "tracks" and pointer[-1] == "kind" for pointer in found)
    assert any(pointer[0] == "tickets" and pointer[-1] == "tour" for pointer in found)
    assert board.ships is not None
    for ships in (replace(board.ships, pieces=59), replace(board.ships, ports=("atlantis",))):
        assert list(problems(replace(board, ships=ships)))
    assert not list(problems(board))


@pytest.mark.parametrize(
    ("field", "index", "by"),
    [
        ("ship_deck", 3, 1),
        ("ship_deck", 7, -7),
        ("ship_discard", 7, -1),
        ("ship_known", (0, 2), 1),
        ("ships", 0, 1),
        ("ships", 1, -41),
        ("train_reserve", 0, 1),
        ("harbours", (1, 0), 24),
        ("harbours", (0, 1), 1),
    ],
)
def test_a_game_that_loses_cards_pieces_or_harbours_is_found_out(field: str, index: int, by: int) -> None:
    """R360, R361, R371."""
    game = world("0 tracks=hong-kong:manila harbours=hong-kong | 1 tracks=manila:tokyo").game
    assert faults(game) == []
    getattr(game.record, field)[index] += by
    assert "ships_wrong" in faults(game)


def test_pieces_are_all_there_before_they_are_chosen() -> None:
    """R361."""
    game = deal(ID).game
    game.record.ships[0] -= 1
    assert "ships_wrong" in faults(game)


def test_pieces_that_add_up_may_still_be_too_many_or_too_few() -> None:
    """R361: a supply below nothing, and a reserve of more than fifteen."""
    game = world("0").game
    game.record.trains[0] -= 30
    game.record.ships[0] += 30
    game.record.train_reserve[0] += 30
    assert "ships_wrong" in faults(game)


def test_pieces_are_made_up_of_the_trains_and_ships_that_there_are() -> None:
    """R361: with forty ships each nobody takes fewer than twenty trains."""
    board = maps.load(ID)
    assert board.ships is not None
    game = deal(replace(board, ships=replace(board.ships, each=40)), first=0)
    game.play(*("keep",) * 10)
    assert game.choices("pieces") == {str(trains) for trains in range(20, 26)}


@pytest.mark.parametrize(("card", "phase"), [("red-harbour", "after action"), ("red-double", "action")])
def test_a_hidden_train_card_might_be_a_wild_one_that_moves_a_monster(card: str, phase: str) -> None:
    """R169, R240: from outside a train card with a harbour looks like any other, a ship card does not."""
    game = world(f"0 ship_hand={card}:1 | 1", "monsters=alvin:lima,dexter:tokyo", "monsters=true")
    game.play("exchange ships 3")
    assert game.game.phase == phase
