"""United Kingdom: technologies bought with locomotives, Right of Way, what they score (R270-R295)."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from table import Table, deal, names, no_tickets, only, table
from whistlestop import Game, maps
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.records.events import Event
from whistlestop.rules import technologies
from whistlestop.rules.claims.technologies import reshuffled
from whistlestop.rules.purses import technologies as purse

UK = "united-kingdom base"


def bought(told: list[Event]) -> list[str]:
    """Return the technologies that were bought."""
    return [TECHNOLOGIES[one["technology"]] for one in only(told, "technology_bought")]


def test_the_numbers_of_the_board_and_of_its_technologies() -> None:
    """R270, R277, R289: 2-4 players, 116 cards, 35 trains, 57 tickets; sixteen technologies; no bonus at the end."""
    board = maps.load("united-kingdom")
    assert (board.players, board.trains, len(board.tickets), len(board.tracks)) == ((2, 4), 35, 57, 125)
    assert (board.deck.per_colour, board.deck.locomotives) == (12, 20)
    assert (board.bonuses.longest_path, board.bonuses.most_tickets, board.ties) == (0, 0, maps.BASE_TIES)
    assert board.technologies is not None
    prices = {card.id: (card.price, card.copies) for card in board.technologies.cards}
    assert list(prices) == list(TECHNOLOGIES)
    assert [price for price, _ in prices.values()] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 1, 2, 2, 2, 3]
    assert [copies for _, copies in prices.values()] == [4] * 10 + [1, 1, 2, 1, 1, 1]


def test_everybody_starts_with_a_locomotive_that_was_not_shuffled_in() -> None:
    """R271: it is taken out of the deck before four cards are dealt, and all know of it; five tickets, three kept."""
    game = deal("united-kingdom", None, players=2)
    assert game.fact("known") == [{"locomotive": 1}, {"locomotive": 1}]
    assert game.fact("hand_sizes") == [5, 5]
    assert game.fact("deck_size") == 116 - 2 * 5 - 5
    assert len(game.fact("offered", 0)) == 5  # type: ignore[arg-type]


def test_with_two_players_one_track_of_a_double_route_with_three_both() -> None:
    """R272."""
    for players, taken in ((2, False), (3, True)):
        game = table(f"{UK} {players} | 0 hand=blue:1 | 1 hand=red:1")
        game.play("claim leeds manchester #1", "pay blue 1")
        assert ("claim leeds manchester #2" in game.legal("claim")) == taken


def test_three_face_up_locomotives_stay_and_one_taken_ends_the_drawing() -> None:
    """R273."""
    game = table(f"{UK} 2 | display=locomotive,locomotive,locomotive,red,red")
    told = game.play("take locomotive", luck="blue")
    assert "display_reset" not in names(told)
    assert game.game.to_move == 1


def test_four_cards_of_any_colours_are_a_locomotive_in_any_payment() -> None:
    """R274: 1 red and any 4 pay for a red route of 2, none of the four a locomotive; not for monsters (R182)."""
    game = table(f"{UK} 2 monsters=true | monsters=alvin:wick,dexter:cork | 0 hand=red:1,blue:2,black:2")
    assert game.legal("move") == []
    game = table(f"{UK} 2 | 0 hand=red:1,blue:2,black:2,locomotive:1")
    game.play("claim london southampton #2")
    assert set(game.legal()) == {"pay red 1 + locomotive 1", "replace"}
    game.play("replace")
    assert set(game.legal()) == {"give red", "give blue"}
    told = game.play("give blue", "give blue", "give black", "give black", "pay red 1")
    assert only(told, "route_claimed")[0]["cards"] == 1
    assert game.hand() == {"locomotive": 1}


def test_a_technology_is_bought_before_the_action_works_at_once_and_one_in_a_turn() -> None:
    """R276."""
    game = table(f"{UK} 2 | 0 hand=green:3,locomotive:3")
    assert "claim edinburgh newcastle #1" not in game.legal()
    told = game.play("technology scotland-concession", "pay locomotive 1")
    assert bought(told) == ["scotland-concession"]
    assert (game.game.phase, game.game.to_move, game.legal("technology")) == ("action", 0, [])
    assert game.fact("technologies") == [{"scotland-concession": 1}, {}]
    game = table(f"{UK} 2 | 0 hand=green:3,locomotive:3 technologies=scotland-concession")
    game.play("technology mechanical-stoker", "pay locomotive 1", "claim edinburgh newcastle #1", "pay green 3")
    assert game.fact("route_points") == [4, 0]


def test_a_price_may_be_paid_with_sets_at_the_rate_owned_before() -> None:
    """R274, R276: the Booster itself costs four cards for a locomotive; nothing is overpaid."""
    game = table(f"{UK} 2 | 0 hand=red:4,pink:3,locomotive:1")
    game.play("technology booster")
    assert game.legal() == ["replace"]
    told = game.play("replace", "give red", "give red", "give red", "give pink", "pay locomotive 1")
    assert only(told, "technology_bought") == [{"technology": 6, "locomotives": 1, "sets": 1}]
    assert "technology booster" not in table(f"{UK} 2 | 0 hand=red:6").legal()


def test_no_second_copy_unless_a_house_rule_allows_it() -> None:
    """R276: uk.duplicate_technologies; only the points of R280 and R281 add up, while copies last."""
    seats = "0 hand=locomotive:4 technologies=boiler-lagging"
    assert "technology boiler-lagging" not in table(f"{UK} 2 | {seats}").legal()
    game = table(f"{UK} 2 uk.duplicate_technologies=true | {seats},scotland-concession")
    game.play("technology boiler-lagging", "pay locomotive 2", "claim brighton london", "pay locomotive 1")
    assert game.fact("route_points") == [3, 0]
    all_sold = " | ".join(f"{seat} hand=locomotive:2 technologies=booster" for seat in range(1, 4))
    line = f"{UK} 4 uk.duplicate_technologies=true | 0 hand=locomotive:2 technologies=booster | {all_sold}"
    assert "technology booster" not in table(line).legal()


def test_double_heading_adds_two_for_each_fulfilled_ticket_chaos_or_not() -> None:
    """R281."""
    seat = "0 tracks=brighton:london,cambridge:london#1 tickets=london:brighton,cambridge:london"
    game = table(f"{UK} 2 | {seat},dublin:london technologies=double-heading")
    assert (game.score().tickets, game.score().technologies) == (6 - 15, 4)
    halved = table(f"{UK} 2 monsters=true | monsters=alvin:london,dexter:cork | {seat} technologies=double-heading")
    assert (halved.score().tickets, halved.score().technologies) == (2, 4)


def test_france_is_one_goal_of_two_points_that_are_not_joined() -> None:
    """R282, R295: a ticket is fulfilled at either; next to Southampton and Dover it is one place for monsters."""
    line = f"{UK} 2 | 0 tickets=london:france tracks=dover:london,"
    assert table(f"{line}dover:france-east").score().tickets == 7
    assert (
        table(f"{UK} 2 | 0 tickets=london:france tracks=dover:london,france-west:southampton#1").score().tickets == -7
    )
    game = table(f"{UK} 2 monsters=true | monsters=alvin:france-east,dexter:cork | 0 hand=locomotive:1")
    assert {"southampton", "dover"} <= {text.split()[2] for text in game.legal("move alvin")}


def test_right_of_way_claims_a_route_of_somebody_else_in_one_step() -> None:
    """R242, R283: price and route are paid together, trains lie beside, points as usual, the card goes back."""
    game = table(
        f"{UK} 3 | 0 hand=red:1,locomotive:5 tickets=leeds:london | 1 tracks=brighton:london,leeds:manchester#2"
    )
    game.play("technology right-of-way")
    assert game.game.phase == "bought route"
    assert set(game.legal()) == {"claim brighton london", "claim leeds manchester #2"}
    told = game.play("claim leeds manchester #2", "pay red 1 + locomotive 4")
    assert bought(told) == ["right-of-way"]
    assert (game.fact("route_points"), game.fact("trains")) == ([1, 2, 0], [34, 33, 35])
    assert list(game.fact("shared_routes").values()) == [[0, 1]]  # type: ignore[attr-defined]
    assert game.fact("for_sale")["right-of-way"] == 1  # type: ignore[index]
    assert game.score().path_length == 1


def test_right_of_way_is_for_sale_only_if_a_route_can_be_paid_beside_its_price() -> None:
    """R283: not one's own, nor its twin (R26); with all technologies; a shared one too."""
    other = "1 tracks=leeds:manchester#2"
    assert "technology right-of-way" not in table(f"{UK} 3 | 0 hand=locomotive:4 | {other}").legal()
    own = "0 hand=locomotive:6 tracks=leeds:manchester#1"
    assert "technology right-of-way" not in table(f"{UK} 3 | {own} | {other}").legal()
    ferry = "1 tracks=bristol:cardiff"
    assert "technology right-of-way" not in table(f"{UK} 3 | 0 hand=locomotive:6 | {ferry}").legal()
    shared = table(f"{UK} 3 | 0 hand=locomotive:6 | {other} | 2 tracks=leeds:manchester#2")
    assert "technology right-of-way" in shared.legal()


def test_chaos_blocks_right_of_way() -> None:
    """R283, R295: it is a claim; prices and moves of monsters compete for locomotives (R276)."""
    line = (
        f"{UK} 3 monsters=true | monsters=alvin:leeds,dexter:cork | 0 hand=locomotive:6 | 1 tracks=leeds:manchester#2"
    )
    assert "technology right-of-way" not in table(line).legal()
    calm = table(line.replace("alvin:leeds", "alvin:wick"))
    assert "technology right-of-way" in calm.legal()
    calm.play("technology wales-concession", "pay locomotive 1")
    assert any(text.startswith("move alvin") for text in calm.legal())


def test_routes_that_need_a_technology_keep_the_board_alive() -> None:
    """R247: technologies count as buyable; Right of Way does not count."""
    game = table(f"{UK} 2 | 0 hand=red:1")
    game.play("draw", "draw")
    assert game.fact("last_turns") is None


def test_who_can_only_buy_may_pass_and_has_not_passed_after_buying() -> None:
    """R290: a purchase is no action, and a turn with one is no pass for R223."""
    rest = ",".join([*(f"{colour}:12" for colour in maps.COLOURS), "locomotive:19"])
    long = "new-york:southampton,aberdeen:newcastle,cork:penzance,cardiff:penzance,hull:newcastle,bristol:plymouth"
    empty = f"display=none,none,none,none,none {no_tickets('united-kingdom')}"
    game = table(f"{UK} 2 | {empty} | 0 hand=locomotive:1 tracks={long} | 1 hand={rest}")
    assert set(game.legal()) == {
        "pass",
        *(f"technology {name}" for name in ("wales-concession", "ireland-france-concession", "scotland-concession")),
        "technology mechanical-stoker",
    }
    game.play("technology wales-concession", "pay locomotive 1")
    assert game.legal() == ["take locomotive"], "the locomotive paid lies in the display: judged afresh"


def test_a_wild_die_pays_for_each_locomotive_of_a_price() -> None:
    """R292, R123: after the roll and before the action."""
    game = deal("united-kingdom", None, players=2, options={"dice": True})
    assert game.fact("hand_sizes") == [0, 0]
    game = table(f"{UK} 2 dice=true | dice=wild:2,single:1,double:1,station:1")
    told = game.play("technology propellers", "pay wild 2")
    assert bought(told) == ["propellers"]
    assert game.legal("technology") == []


def test_conditions_and_points_are_the_same_with_dice() -> None:
    """R293: technologies, what they score, Right of Way."""
    game = table(f"{UK} 3 dice=true | dice=wild:4,double:1 | 1 tracks=leeds:manchester#2")
    assert not any("cardiff" in text for text in game.legal("claim"))
    game.play("technology right-of-way", "claim leeds manchester #2", "pay double 1 + wild 4")
    assert game.fact("route_points") == [1, 1, 0]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 technologies=booster:2", "cannot have"),
        ("0 technologies=right-of-way", "cannot have"),
        ("0 technologies=steam-engine", "technology"),
        ("phase=technology", "does not fit the phase"),
        ("buying=booster", "does not fit the phase"),
    ],
)
def test_a_position_with_impossible_technologies_is_refused(line: str, reason: str) -> None:
    """R276, R283."""
    with pytest.raises(ValueError, match=reason):
        Game.from_position(f"{UK} 2 | {line}")


def test_a_position_in_the_middle_of_a_price_is_read_as_it_was_written() -> None:
    """R276, R283."""
    game = table(f"{UK} 3 | 0 hand=red:9,locomotive:5 technologies=boiler-lagging | 1 tracks=brighton:london")
    for action in ("technology right-of-way", "claim brighton london", "replace", "give red"):
        game.play(action)
        again = Game.from_position(game.game.position())
        assert again.engine.games.tobytes() == game.game.engine.games.tobytes()


CHANGES = {
    '"id": "booster"': ('"id": "propellers"', "stands twice"),
    '"regions": ["wales"]': ('"regions": ["cornwall"]', "no place lies in the region"),
    '"technologies": {': ('"xtechnologies": {', "unknown key"),
}


@pytest.mark.parametrize("old", CHANGES)
def test_a_board_that_asks_for_technologies_without_their_facts_gets_an_error_with_its_line(
    old: str, tmp_path: Path
) -> None:
    """R277, R278."""
    new, reason = CHANGES[old]
    text = (Path(maps.__file__).parent / "data/united-kingdom.json").read_text("utf-8")
    file = tmp_path / "united-kingdom.json"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(maps.MapError, match=reason) as caught:
        maps.read(file)
    assert caught.value.line is not None


def test_without_technology_forty_two_tracks_are_open() -> None:
    """R275: one or two spaces, no ferry, both ends in England; and New York, if ten cards are there (R279)."""
    game = table(f"{UK} 3 | 0 hand={','.join(f'{colour}:2' for colour in maps.COLOURS)}")
    assert len(game.legal("claim ")) == 42
    game = table(f"{UK} 3 | 0 hand={','.join(f'{colour}:12' for colour in maps.COLOURS)}")
    assert len(game.legal("claim ")) == 43


@pytest.mark.parametrize(
    ("claim", "needed"),
    [
        ("londonderry stranraer", "scotland-concession ireland-france-concession mechanical-stoker propellers"),
        ("edinburgh newcastle #1", "scotland-concession mechanical-stoker"),
        ("hull norwich", "steam-boiler"),
        ("dover france-east", "ireland-france-concession propellers"),
        ("bristol cardiff", "wales-concession propellers"),
    ],
)
def test_all_technologies_that_apply_are_needed(claim: str, needed: str) -> None:
    """R278: each concession, that for the length, Propellers; a route of four needs the Boiler but no Stoker."""
    hand = "hand=green:6,locomotive:6"
    enough = ",".join(needed.split())
    assert f"claim {claim}" in table(f"{UK} 3 | 0 {hand} technologies={enough}").legal("claim")
    for name in needed.split():
        rest = ",".join(other for other in needed.split() if other != name) or "booster"
        assert f"claim {claim}" not in table(f"{UK} 3 | 0 {hand} technologies={rest}").legal("claim")


def test_new_york_needs_no_technology_and_scores_forty() -> None:
    """R279: three symbols; R280 adds to it, for it is a route and a ferry."""
    game = table(f"{UK} 2 | 0 hand=red:7,locomotive:3 technologies=boiler-lagging,steam-turbines")
    game.play("claim new-york southampton", "pay red 7 + locomotive 3")
    assert (game.fact("route_points"), game.fact("trains")) == ([43, 0], [25, 35])
    assert not any("new-york" in (ticket.a, ticket.b) for ticket in game.game.map.tickets)


def test_with_the_booster_three_cards_are_enough() -> None:
    """R274: for a ferry's symbol too."""
    line = f"{UK} 2 | 0 hand=red:3 technologies=propellers,wales-concession"
    assert "claim bristol cardiff" not in table(line).legal("claim")
    game = table(f"{line},booster")
    game.play("claim bristol cardiff", "replace", "give red", "give red", "give red")
    assert game.fact("route_points") == [1, 0]


def test_lagging_and_turbines_add_to_each_claim_from_then_on() -> None:
    """R280: +1 for a route, +2 for a ferry, +3 with both."""
    ferry = "propellers,wales-concession"
    for more, points in (
        ("", 1),
        (",boiler-lagging", 2),
        (",steam-turbines", 3),
        (",boiler-lagging,steam-turbines", 4),
    ):
        game = table(f"{UK} 2 | 0 hand=locomotive:1 technologies={ferry}{more}")
        game.play("claim bristol cardiff", "pay locomotive 1")
        assert game.fact("route_points") == [points, 0]
        assert game.score().routes == points


def test_three_dice_stand_for_a_wild_with_the_booster_two() -> None:
    """R292: for technologies and ferry symbols only; uk.dice_substitute turns it off."""
    line = "dice=wild:1,single:1,double:2,station:1"
    game = table(f"{UK} 2 dice=true | {line}")
    game.play("technology propellers", "replace", "give die single")
    assert game.fact("dice_to_give") == 2
    game.play("give die double", "give die double", "pay wild 1")
    assert game.fact("technologies") == [{"propellers": 1}, {}]
    off = table(f"{UK} 2 dice=true uk.dice_substitute=false | {line}")
    assert "technology propellers" not in off.legal()
    ferry = "technologies=booster,propellers,wales-concession"
    game = table(f"{UK} 2 dice=true | dice=station:2 | 0 {ferry}")
    assert set(game.legal("claim")) == {"claim barrow liverpool", "claim bristol cardiff"}
    game.play("claim bristol cardiff", "replace", "give die station", "give die station")
    assert game.fact("route_points") == [1, 0]


def test_new_york_costs_eight_symbols_with_dice() -> None:
    """R294: three of them Wilds, ten trains, forty points."""
    game = table(f"{UK} 2 dice=true | dice=wild:3,single:2 | 0 tokens=single:3")
    game.play("claim new-york southampton", "pay single 2 + wild 3 + token 3")
    assert (game.fact("route_points"), game.fact("trains")) == ([40, 0], [25, 35])


ADVANCED = f"{UK} 2 uk.advanced=true"


def reason(at_: Table, action: str) -> object:
    """Return why an action is not possible."""
    why = at_.game.why_not(action)
    assert why is not None
    return why.code.value


def test_advanced_technologies_are_for_sale_only_where_they_were_chosen() -> None:
    """R284: uk.advanced."""
    hand = "0 hand=red:3,locomotive:6"
    assert len(table(f"{UK} 2 | {hand}").legal("technology")) == 10
    assert len(table(f"{ADVANCED} | {hand}").legal("technology")) == 15
    assert "diesel-power" not in table(f"{UK} 2 | {hand}").fact("for_sale")  # type: ignore[operator]


def test_thermocompressor_allows_two_claims_in_a_turn() -> None:
    """R285: bought with the first claim, paid together, the second may be left out; then the card is back."""
    game = table(f"{ADVANCED} | 0 hand=red:2,blue:2,locomotive:1 | 1 hand=red:1")
    game.play("technology thermocompressor")
    assert set(game.legal()) >= {"claim brighton london", "claim leeds manchester #1"}
    game.play("claim brighton london", "pay red 1 + locomotive 1")
    assert (game.game.phase, game.fact("second_claim")) == ("action", True)
    assert {text.split()[0] for text in game.legal()} == {"claim", "no"}
    assert "claim brighton london" not in game.legal()
    assert reason(game, "draw") == "only_a_claim"
    again = table(game.game.position())
    again.play("no claim")
    game.play("claim leeds manchester #1", "pay blue 1")
    for one, points in ((game, 2), (again, 1)):
        assert (one.game.to_move, one.fact("route_points"), one.fact("technologies")) == (1, [points, 0], [{}, {}])
    alone = table(f"{ADVANCED} | 0 hand=locomotive:1")
    assert "technology thermocompressor" not in alone.legal()
    assert reason(alone, "technology thermocompressor") == "no_route_to_claim"


def test_a_monster_may_move_between_two_claims() -> None:
    """R285: and the end is checked after both."""
    monsters = "monsters=true | monsters=alvin:wick,dexter:cork"
    game = table(f"{ADVANCED} {monsters} | 0 hand=red:1,blue:1,locomotive:2")
    game.play("technology thermocompressor", "claim brighton london", "pay red 1 + locomotive 1")
    game.play("move alvin inverness 1", "claim leeds manchester #1", "pay blue 1")
    assert (game.game.to_move, game.fact("route_points")) == (1, [2, 0])


def test_two_claims_share_the_dice() -> None:
    """R293: five dice and the tokens pay for both; the turn ends when nothing is left."""
    game = table(f"{ADVANCED} dice=true | dice=wild:1,single:1,double:1,station:2")
    game.play("technology thermocompressor", "claim brighton london", "pay single 1 + wild 1")
    assert set(game.legal("claim")) >= {"claim leeds manchester #1"}
    assert game.legal("tickets") == []
    game.play("claim leeds manchester #1", "pay double 1")
    assert game.fact("route_points") == [2, 0]
    last = table(f"{ADVANCED} dice=true | dice=wild:1,single:1 | 0 tokens=single:3,double:3")
    last.play("technology thermocompressor", "claim brighton london", "pay single 1 + wild 1")
    assert "end" in last.legal()
    last.play("end")
    assert last.game.to_move == 1


def test_water_tenders_draw_three_blind_cards() -> None:
    """R286: said before the first card, all from the deck, as many as there are."""
    game = table(f"{ADVANCED} | 0 technologies=water-tenders")
    assert "draw three" not in table(ADVANCED).legal()
    assert reason(table(ADVANCED), "draw three") == "technology_missing"
    game.play("draw three", luck="red")
    assert (game.game.phase, game.legal(), game.fact("blind_cards")) == ("second card", ["draw"], 2)
    assert reason(game, "take red") == "only_blind_cards"
    game = table(game.game.position())
    game.play("draw", "draw", luck="blue blue")
    assert (game.game.to_move, game.fact("hand_sizes")) == (1, [3, 0])


def test_of_three_blind_cards_there_may_be_fewer() -> None:
    """R286: the turn goes on when deck and discard pile are empty."""
    hands = dict.fromkeys(maps.COLOURS, 12) | {"locomotive": 20}
    hands["red"] -= 2
    hand = ",".join(f"{kind}:{count}" for kind, count in hands.items())
    game = table(f"{ADVANCED} | display=none,none,none,none,none | 0 technologies=water-tenders | 1 hand={hand}")
    game.play("draw three", "draw")
    assert (game.game.to_move, game.hand(0)) == (1, {"red": 2})


def test_water_tenders_allow_a_second_re_roll() -> None:
    """R293: rolled dice may be rolled once more; who rolls none has done with it."""
    line = f"{ADVANCED} dice=true | phase=reroll dice=single:5 | 0 technologies=water-tenders"
    game = table(line)
    game.play("reroll single 2", luck="wild wild")
    assert game.game.phase == "reroll"
    game = table(game.game.position())
    game.play("reroll single 1", luck="wild")
    assert (game.game.phase, game.fact("dice")) == ("action", {"single": 2, "wild": 3})
    stands = table(line)
    stands.play("reroll nothing")
    assert stands.game.phase == "action"
    plain = table(line.replace("water-tenders", "booster"))
    plain.play("reroll single 2", luck="wild wild")
    assert plain.game.phase == "action"


def test_contracts_win_or_lose_points_at_the_end() -> None:
    """R287: +20 with most fulfilled tickets, +15 with the longest path, tied counts; otherwise as much is lost."""
    routes = "tracks=brighton:london,cambridge:london#1"
    mine = f"0 {routes} tickets=london:brighton technologies=risky-contracts"
    beam = "1 tracks=leeds:manchester#1 technologies=equalising-beam"
    game = table(f"{ADVANCED} | {mine} | {beam}")
    assert [game.score(seat).technologies for seat in (0, 1)] == [20, -15]
    tied = table(
        f"{ADVANCED} | {mine} | 1 tracks=leeds:manchester#1 tickets=leeds:manchester technologies=equalising-beam"
    )
    assert [tied.score(seat).technologies for seat in (0, 1)] == [20, -15]
    nobody = table(f"{ADVANCED} | 0 technologies=risky-contracts,equalising-beam")
    assert nobody.score().technologies == -35


def test_contracts_leave_the_game_when_the_deck_is_reshuffled() -> None:
    """R287, R293: what was not sold; with dice as soon as somebody has seventeen trains or fewer."""
    hands = dict.fromkeys(maps.COLOURS, 12) | {"locomotive": 20}
    hands["locomotive"] -= 7
    hands["red"] -= 6
    hand = ",".join(f"{kind}:{count}" for kind, count in hands.items())
    game = table(
        f"{ADVANCED} | display=red,red,red,red,red discard=locomotive:1 | 0 hand=red:1,locomotive:6 | 1 hand={hand}"
    )
    assert {"technology risky-contracts", "technology equalising-beam"} <= set(game.legal("technology"))
    game.play("draw")
    game = table(game.game.position())
    assert game.fact("for_sale")["risky-contracts"] == 0  # type: ignore[index]
    game.play("take red")
    late = "dice=true | dice=wild:5 | 0 tracks=new-york:southampton"
    assert "technology risky-contracts" in table(f"{ADVANCED} {late}").legal("technology")
    fewer = table(f"{ADVANCED} {late},hull:norwich,edinburgh:newcastle#1,brighton:london")
    assert "technology risky-contracts" not in fewer.legal("technology")
    assert reason(fewer, "technology risky-contracts") == "contracts_gone"


def test_diesel_power_spares_one_card_but_no_ferry_symbol() -> None:
    """R288: at least one card is paid; a space that would take a set may be the one spared, a set never by a card."""
    diesel = "technologies=diesel-power"
    one = table(f"{ADVANCED} | 0 hand=red:1 {diesel}")
    one.play("claim brighton london")
    assert one.legal() == ["pay red 1"]
    assert reason(one, "save") == "nothing_to_save"
    two = table(f"{ADVANCED} | 0 hand=red:1 {diesel}")
    two.play("claim london southampton #2")
    assert two.legal() == ["save"]
    two = table(two.game.position())
    told = two.play("save", "pay red 1")
    assert (only(told, "route_claimed")[0]["cards"], two.fact("trains")) == (1, [33, 35])
    ferry = f"{diesel},propellers,ireland-france-concession,mechanical-stoker,scotland-concession"
    game = table(f"{ADVANCED} | 0 hand=red:1,locomotive:1 {ferry}")
    game.play("claim londonderry stranraer", "save")
    assert game.legal() == ["pay red 1 + locomotive 1"]


def test_diesel_power_saves_a_symbol_with_dice_too() -> None:
    """R293, R294: New York costs seven then; prices of technologies are not lowered."""
    game = table(f"{ADVANCED} dice=true | dice=wild:3,single:2 | 0 tokens=single:2 technologies=diesel-power")
    game.play("claim new-york southampton", "save", "pay single 2 + wild 3 + token 2")
    assert (game.fact("route_points"), game.fact("trains")) == ([40, 0], [25, 35])
    poor = table(f"{ADVANCED} dice=true | dice=wild:1 | 0 technologies=diesel-power")
    assert "technology propellers" not in poor.legal()


@pytest.mark.parametrize(
    "words", ["saved=1", "second_claim=1 phase=payment claiming=brighton:london saved=1 blind_cards=1"]
)
def test_a_position_in_which_technologies_do_not_fit_the_phase_is_refused(words: str) -> None:
    """R285, R286, R288."""
    with pytest.raises(ValueError, match="fit the phase"):
        table(f"{ADVANCED} | {words} | 0 hand=red:1")


def test_a_price_may_be_paid_with_sets_alone_and_no_copy_is_made_up() -> None:
    """R274, R276: four cards are a concession; five Boosters there are not."""
    game = table(f"{UK} 2 | 0 hand=red:2,blue:2")
    told = game.play("technology wales-concession", "replace", "give red", "give red", "give blue", "give blue")
    assert (bought(told), game.game.phase, game.hand()) == (["wales-concession"], "action", {})
    with pytest.raises(ValueError, match="technology"):
        table(f"{UK} 2 uk.duplicate_technologies=true | 0 technologies=booster:5")


def test_where_there_are_no_technologies_their_purse_is_shut(monkeypatch: pytest.MonkeyPatch) -> None:
    board, nothing = SimpleNamespace(technologies=0, track_words=1), SimpleNamespace(open=[0])
    for kernel, arguments in (
        (purse.payable, (0,)),
        (purse.route_ways, (0, None)),
        (purse.pay_part, (None, 0)),
        (reshuffled, ()),
    ):
        assert not getattr(kernel, "py_func", kernel)(nothing, board, *arguments)
    monkeypatch.setattr(technologies, "purse", SimpleNamespace(pay_part=lambda *_: False))
    pay: Any = getattr(technologies.pay, "py_func", technologies.pay)
    assert not pay(nothing, board, None, 0)
