"""United Kingdom: technologies bought with locomotives, Right of Way, what they score (R270-R295)."""

from pathlib import Path

import pytest

from table import deal, names, no_tickets, only, table
from whistlestop import Game, maps
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.records.events import Event

UK = "united-kingdom base"


def bought(told: list[Event]) -> list[str]:
    """Return the technologies that were bought."""
    return [TECHNOLOGIES[one["technology"]] for one in only(told, "technology_bought")]


def test_the_numbers_of_the_board_and_of_its_technologies() -> None:
    """R270, R277, R289: 2-4 players, 116 cards, 35 trains, 57 tickets; eleven technologies; no bonus at the end."""
    board = maps.load("united-kingdom")
    assert (board.players, board.trains, len(board.tickets), len(board.tracks)) == ((2, 4), 35, 57, 125)
    assert (board.deck.per_colour, board.deck.locomotives) == (12, 20)
    assert (board.bonuses.longest_path, board.bonuses.most_tickets, board.ties) == (0, 0, maps.BASE_TIES)
    assert board.technologies is not None
    prices = {card.id: (card.price, card.copies) for card in board.technologies.cards}
    assert list(prices) == list(TECHNOLOGIES)
    assert [price for price, _ in prices.values()] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4]
    assert {name for name, (_, copies) in prices.items() if copies != 4} == {"right-of-way"}


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
    assert game.game.phase == "shared route"
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
    """R292: after the roll and before the action."""
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
