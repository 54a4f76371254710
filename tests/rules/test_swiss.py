"""Switzerland: its own numbers, its locomotives, and tickets to countries (R90-R96, R186)."""

import pytest
from msgspec.structs import replace

from table import Table, cards, deal, table
from whistlestop import compile_rules, maps
from whistlestop.ruleset.options import Value

SWISS = maps.load("switzerland")
TO_GERMANY = "bern:solothurn,delemont:solothurn,basel:delemont,basel:germany-1"
TO_AUSTRIA = "bern:luzern#1,luzern:schwyz,pfaffikon:schwyz,pfaffikon:sargans,sargans:vaduz,vaduz:austria-2"
BOTH = f"{TO_GERMANY},{TO_AUSTRIA}"


def tickets(kept: str, tracks: str = "", where: str = "", options: str = "") -> tuple[int, int]:
    """Return ticket points and fulfilled tickets of seat 0, perhaps with monsters about."""
    seat = f"0 tickets={kept}" + (f" tracks={tracks}" if tracks else "")
    line = f"switzerland base 2 | {seat}"
    if where:
        line = f"switzerland base 2 monsters=true {options} | monsters={where} | {seat}"
    score = table(line).score()
    return score.tickets, score.fulfilled


def test_the_board_is_for_two_or_three_players_with_forty_trains() -> None:
    """R90, R3."""
    assert (SWISS.players, SWISS.trains, SWISS.bonuses.longest_path) == ((2, 3), 40, 10)
    assert table("switzerland base 3").fact("trains") == [40, 40, 40]


def test_five_tickets_are_dealt_and_two_kept_and_the_others_leave_the_game() -> None:
    """R90."""
    game = deal("switzerland")
    assert len(game.tickets("offered")) == 5
    game.play(*["return"] * 3)
    assert game.legal() == ["keep"]
    game.play("keep", "keep", *["keep"] * 5, "tickets", "keep", "return", "return")
    assert game.fact("ticket_deck_size") == {"regular": 46 - 13}


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, True)])
def test_both_tracks_are_open_with_three_players_only(players: int, open_to_others: bool) -> None:
    """R90, R27."""
    game = table(f"switzerland base {players} | player=1 | 0 tracks=winterthur:zurich#1 | 1 hand=pink:1")
    assert ("claim winterthur zurich #2" in game.legal()) == open_to_others


def test_the_longest_path_is_worth_ten_points() -> None:
    """R90, R226."""
    assert table("switzerland base 2 | 0 tracks=baden:zurich").score().longest_path == 10


def test_two_border_points_of_one_country_at_one_city_are_no_twins() -> None:
    """R90, R93: both routes from Kreuzlingen to Germany are open to one player."""
    game = table("switzerland base 2 | 0 hand=white:1 tracks=kreuzlingen:germany-3")
    assert "claim kreuzlingen germany-4" in game.legal()


def test_locomotives_pay_in_tunnels_only() -> None:
    """R91."""
    game = table("switzerland base 2 | 0 hand=locomotive:9")
    tunnels = {f"{it.a} {it.b}" for it in SWISS.tracks if it.tunnel}
    claims = {text.partition(" #")[0] for text in game.choices("claim")}
    assert claims == tunnels


def test_a_face_up_locomotive_counts_as_one_card() -> None:
    """R92."""
    game = table("switzerland base 2 | display=locomotive,locomotive,red,blue,green")
    game.play("take blue", luck="red")
    assert "take locomotive" in game.legal()
    game.play("take locomotive", luck="red")
    assert game.hand() == {"blue": 1, "locomotive": 1}


def opening(display: str, options: dict[str, Value] | None = None) -> list[str | None]:
    """Return the first display of a game whose first cards lie there."""
    words = " ".join(f"{it.a}:{it.b}" for it in SWISS.tickets[:10])
    return deal("switzerland", f"{cards('red*8')} {cards(display)} {words}", options=options).display()


def test_three_face_up_locomotives_replace_the_display_unless_the_house_rule_says_otherwise() -> None:
    """R92, R9, option swiss.reset_on_three; that of another board means nothing here."""
    shown = "locomotive*3 blue*2"
    assert opening(f"{shown} green*5") == ["green"] * 5
    assert opening(f"{shown} green*5", {"nordic.reset_on_three": False}) == ["green"] * 5
    assert opening(shown, {"swiss.reset_on_three": False}) == cards(shown).split()


def test_a_board_of_ones_own_hears_a_house_rule_only_if_its_file_says_so() -> None:
    """R9, R81, R92: how many locomotives replace the display, 127 for never."""
    plain = replace(SWISS, house_rules=(), display_reset=4)
    assert compile_rules(plain, {"swiss.reset_on_three": False}).boards[0].display_reset == 4
    nordic = replace(plain, house_rules=("nordic",))
    assert compile_rules(nordic).boards[0].display_reset == 127
    assert compile_rules(nordic, {"nordic.reset_on_three": True}).boards[0].display_reset == 4
    bare = replace(nordic, display_reset=0)
    assert compile_rules(bare, {"nordic.reset_on_three": True}).boards[0].display_reset == 3


def test_under_the_first_rules_the_name_of_a_board_decides_and_locomotives_stay() -> None:
    """R92, option swiss.reset_on_three: as games were played then, on files of that time and on others."""
    former = maps.load("switzerland", rules_version=1)
    assert compile_rules(former, rules_version=1).boards[0].display_reset == 127
    assert compile_rules(former, {"swiss.reset_on_three": True}, 1).boards[0].display_reset == 3
    assert compile_rules(replace(former, display_reset=4), rules_version=1).boards[0].display_reset == 4
    assert compile_rules(replace(former, id="own"), {"swiss.reset_on_three": True}, 1).boards[0].display_reset == 127


def test_the_display_is_no_doubt_any_more() -> None:
    """R92: players are told of no note about what the printed rules say."""
    assert not any("display" in note for note in (*SWISS.unverified, *SWISS.unverified_cards))


def test_a_path_never_runs_through_a_country() -> None:
    """R93: Davos and Brusio both reach Italy, but not each other."""
    game = table("switzerland base 2 | 0 tracks=davos:italy-1,brusio:italy-2")
    assert game.score().path_length == 3


def test_border_points_are_as_many_as_the_board_prints() -> None:
    """R93."""
    found = [place.country for place in SWISS.places]
    assert [found.count(country) for country in ("austria", "france", "italy", "germany")] == [3, 4, 5, 5]


def test_only_the_highest_value_among_connected_targets_scores() -> None:
    """R94."""
    assert tickets("bern:austria", BOTH) == (11, 1)
    assert tickets("bern:austria", TO_GERMANY) == (6, 1)


def test_an_unfulfilled_ticket_costs_its_lowest_value() -> None:
    """R94."""
    assert tickets("bern:austria") == (-5, 0)
    assert tickets("bern:austria", "vaduz:austria-2") == (-5, 0)


def test_a_country_is_a_start_at_any_of_its_border_points() -> None:
    """R95: Germany's ticket pays 5 for Austria, Austria's ticket 5 for Germany, by one path."""
    assert tickets("germany:italy#1", BOTH) == (5, 1)
    assert tickets("germany:italy#1,austria:france#1", BOTH) == (10, 2)


def test_the_deck_has_forty_six_tickets() -> None:
    """R96."""
    several = [it for it in SWISS.tickets if it.more]
    between = [it for it in several if it.a in {country.id for country in SWISS.countries}]
    assert (len(SWISS.tickets), len(several), len(between)) == (46, 12, 8)
    assert all(between.count(it) == 2 for it in between)


def test_each_target_is_halved_by_itself() -> None:
    """R186, its example: 5 or 6, so 6; nothing reached -5, with Alvin in France -2."""
    assert tickets("bern:austria", BOTH, "alvin:austria-1,dexter:geneve") == (6, 1)
    assert tickets("bern:austria", where="alvin:austria-1,dexter:geneve") == (-5, 0)
    assert tickets("bern:austria", where="alvin:france-1,dexter:geneve") == (-2, 0)
    assert tickets("bern:austria", BOTH, "alvin:bern,dexter:geneve") == (5, 1)


def test_any_listed_place_halves_the_ticket_by_house_rule() -> None:
    """R186, option monsters.multi_ticket."""
    named = "monsters.multi_ticket=any_named"
    assert tickets("bern:austria", BOTH, "alvin:france-1,dexter:geneve") == (11, 1)
    assert tickets("bern:austria", BOTH, "alvin:france-1,dexter:geneve", named) == (5, 1)
    assert tickets("bern:austria", where="alvin:italy-1,dexter:geneve", options=named) == (-2, 0)


def test_one_of_two_targets_with_the_lowest_value_in_chaos_is_enough() -> None:
    """R186: Germany's ticket has France and Austria at 5."""
    for country in ("france", "austria"):
        assert tickets("germany:italy#1", where=f"alvin:{country}-1,dexter:geneve") == (-2, 0)


def test_a_country_in_chaos_blocks_all_its_border_points() -> None:
    """R163, R203."""
    game = blocked("true")
    assert not {claim for claim in game.choices("claim") if "germany" in claim}
    assert {claim for claim in blocked("false").choices("claim") if "germany" in claim} == {"basel germany-1"}


def blocked(one_place: str) -> Table:
    """Return a table with Alvin at a border point of Germany and a hand that pays for Basel and Schaffhausen."""
    line = f"switzerland base 2 monsters=true monsters.country_one_place={one_place}"
    where = "germany-1" if one_place == "true" else "germany-2"
    return table(f"{line} | monsters=alvin:{where},dexter:geneve | 0 hand=blue:1,yellow:1")
