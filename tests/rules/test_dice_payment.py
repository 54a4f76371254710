"""What dice and tokens pay for, and how (R135-R138, R148, R150, R152, R154)."""

import pytest

from reference.small import MANY, small
from table import Table, dice, no_tickets, on, table
from whistlestop.ruleset.options import Value

DICE: dict[str, Value] = {"dice": True}


def pay(tracks: str, claim: str, letters: str, tokens: str = "-", **options: Value) -> set[str]:
    """Return the ways to pay for a route of a small map with dice and tokens."""
    game = turn(tracks, letters, tokens, 2, **options)
    game.play(f"claim {claim}")
    return game.choices("pay")


def turn(tracks: str, letters: str, tokens: str = "-", players: int = 2, **options: Value) -> Table:
    """Return a table on a small map where seat 0 has dice that stand."""
    chosen = {f"dice.{key}": value for key, value in options.items()}
    line = f"{players} | {dice(letters)} tokens_at_start={tokens} | 0 tokens={tokens}"
    return on(small(tracks, MANY), line, DICE | chosen)


PAIR = "a b 2 red, a b 2 blue, b c 2 red"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_route_with_two_printed_tracks_takes_double_symbols(players: int) -> None:
    """R135: also with few players, who find the second track closed later; option dice.double_kind = printed."""
    assert turn(PAIR, "DD", players=players).choices("claim") == {"a b #1", "a b #2"}
    assert turn(PAIR, "SS", players=players).choices("claim") == {"b c"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_a_house_rule_a_route_is_double_where_both_tracks_can_be_claimed(players: int) -> None:
    """R135, option dice.double_kind = open_tracks."""
    both, single = {"a b #1", "a b #2"}, {"b c"}
    few = players < 4
    assert turn(PAIR, "DD", players=players, double_kind="open_tracks").choices("claim") == (set() if few else both)
    found = turn(PAIR, "SS", players=players, double_kind="open_tracks").choices("claim")
    assert found == (both | single if few else single)


def test_the_house_rule_holds_for_the_payment_too() -> None:
    """R135, option dice.double_kind = open_tracks: tokens of the other type pay."""
    assert pay(PAIR, "a b #1", "SSW", "single:1", double_kind="open_tracks") == {
        "single 2",
        "single 1 + wild 1",
        "single 1 + token 1",
        "wild 1 + token 1",
    }


def test_tracks_of_different_length_between_two_places_are_double() -> None:
    """R135, R28: whatever their kind; three tracks are double too."""
    assert turn("a b 1 red, a b 2 gray ferry 1, b c 1 red", "S").choices("claim") == {"b c"}
    assert turn("a b 1 red, a b 2 gray ferry 1, b c 1 red", "D").choices("claim") == {"a b #1"}
    assert turn("a b 1 red, a b 1 red, a b 1 red, b c 1 red", "S").choices("claim") == {"b c"}


def test_a_route_stays_double_when_one_track_is_taken() -> None:
    """R135: the kind never changes."""
    board = small(PAIR, MANY)
    for letters, claims in (("SS", {"b c"}), ("DD", {"a b #2"})):
        game = on(board, f"4 | {dice(letters)} | 1 tracks=a:b#1", DICE)
        assert game.choices("claim") == claims


def test_each_space_costs_one_matching_symbol_of_a_die_a_wild_or_a_token() -> None:
    """R136, its example: Double route of 4 for one Double, one Wild and two Double tokens."""
    tracks = "a b 4 red, a b 4 blue"
    assert pay(tracks, "a b #1", "DWSST", "double:2") == {"double 1 + wild 1 + token 2"}


def test_dice_and_tokens_may_be_mixed_freely_but_the_price_is_exact() -> None:
    """R136."""
    assert pay("a b 3 red", "a b", "SSSWW", "single:2,double:3") == {
        "single 3",
        "single 2 + wild 1",
        "single 2 + token 1",
        "single 1 + wild 2",
        "single 1 + wild 1 + token 1",
        "single 1 + token 2",
        "wild 2 + token 1",
        "wild 1 + token 2",
    }


def test_symbols_and_tokens_of_the_other_kind_do_not_pay() -> None:
    """R136."""
    assert turn("a b 3 red", "SSDDT", "double:3").choices("claim") == set()


def test_paying_uses_up_the_dice_and_the_tokens() -> None:
    """R136."""
    game = turn("a b 3 red, b c 1 red", "SSWDT", "single:2")
    game.play("claim a b", "pay single 1 + wild 1 + token 1")
    assert game.fact("dice") == {"single": 1, "double": 1, "station": 1}
    assert game.fact("tokens") == [{"single": 1, "double": 0}, {"single": 0, "double": 0}]
    assert (game.fact("trains"), game.fact("route_points")) == ([42, 45], [4, 0])


def test_a_way_to_pay_is_asked_for_even_if_there_is_only_one() -> None:
    """R136: what is claimed and what pays are two decisions."""
    game = turn("a b 1 red", "S")
    game.play("claim a b")
    assert (game.game.phase, game.legal()) == ("payment", ["pay single 1"])


def test_a_wild_counts_as_single_double_or_station() -> None:
    """R137: chosen when used."""
    europe = table(f"europe base 2 dice=true | {dice('W')}")
    assert {"claim amsterdam bruxelles", "claim budapest wien #1", "tickets 1", "station roma"} <= set(europe.legal())


LIMITED = "a b 1 red, b c 1 red tunnel, c d 1 gray ferry 1"


@pytest.mark.parametrize(("limits", "claims"), [(False, {"a b", "b c", "c d"}), (True, {"b c", "c d"})])
def test_limits_on_locomotives_do_not_bind_wilds_unless_a_table_wants_it(limits: bool, claims: set[str]) -> None:
    """R137, R82, option dice.wild_map_limits: then Wilds pay in tunnels and ferries only, as a Station always."""
    board = small(LIMITED, MANY, locomotives="tunnels_and_ferries", stations=3)
    game = on(board, f"2 | {dice('W')}", DICE | {"dice.wild_map_limits": limits})
    assert game.choices("claim") == claims
    assert {"tickets 1", "station a"} <= set(game.legal())


def test_where_wilds_are_limited_a_payment_has_none() -> None:
    """R137, option dice.wild_map_limits."""
    board = small("a b 2 red", MANY, locomotives="tunnels_and_ferries")
    ways = {False: {"single 2", "single 1 + wild 1", "wild 2"}, True: {"single 2"}}
    for limits, expected in ways.items():
        game = on(board, f"2 | {dice('SSWW')}", DICE | {"dice.wild_map_limits": limits})
        game.play("claim a b")
        assert game.choices("pay") == expected


def test_a_wild_that_may_not_pay_is_worth_nothing_where_symbols_are_counted() -> None:
    """R137, option dice.wild_map_limits."""
    board = small("a b 3 red", MANY, locomotives="tunnels_and_ferries")
    for limits, symbols in ((False, 2), (True, 1)):
        game = on(board, f"2 | {dice('SWTTT')}", DICE | {"dice.wild_map_limits": limits})
        why = game.game.why_not("claim a b")
        assert why is not None
        assert (why.arguments["count"], why.arguments["have"]) == (3, symbols)


def test_the_option_means_nothing_on_a_map_without_limits() -> None:
    """R137, option dice.wild_map_limits."""
    assert pay("a b 1 red", "a b", "W", wild_map_limits=True) == {"wild 1"}


@pytest.mark.parametrize(
    ("letters", "numbers"), [("SSSDD", []), ("TSSSS", [1]), ("TWSSS", [1, 2]), ("TTTWW", [1, 2, 3, 4, 5])]
)
def test_each_station_or_wild_pays_for_one_ticket(letters: str, numbers: list[int]) -> None:
    """R138: the player says how many."""
    game = table(f"usa base 2 dice=true | {dice(letters)}")
    assert game.legal("tickets") == [f"tickets {number}" for number in numbers]


def test_tickets_are_paid_for_in_any_mixture_of_stations_and_wilds() -> None:
    """R138: tokens do not pay for them."""
    game = table(f"usa base 2 dice=true | {dice('TTWWS')} | 0 tokens=single:3,double:3")
    game.play("tickets 2")
    assert game.choices("pay") == {"station 2", "station 1 + wild 1", "wild 2"}
    assert game.fact("drawing") == 2
    game.play("pay station 1 + wild 1")
    assert (game.fact("dice"), game.fact("drawing")) == ({"single": 1, "station": 1, "wild": 1}, None)


def test_no_more_dice_are_used_than_tickets_are_left() -> None:
    """R138."""
    left = no_tickets(but="boston:miami,calgary:phoenix")
    assert table(f"usa base 2 dice=true | {dice('TTTWW')} {left}").legal("tickets") == ["tickets 1", "tickets 2"]
    assert table(f"usa base 2 dice=true | {dice('TTTWW')} {no_tickets()}").legal("tickets") == []


def test_each_symbol_of_a_ferry_takes_a_wild_die() -> None:
    """R148: tokens never pay for it; the other spaces are paid as usual."""
    assert pay("a b 4 gray ferry 2", "a b", "SSWWW", "single:2") == {
        "single 2 + wild 2",
        "single 1 + wild 3",
        "single 1 + wild 2 + token 1",
        "wild 3 + token 1",
        "wild 2 + token 2",
    }
    assert turn("a b 4 gray ferry 2", "SSSSW", "single:3").choices("claim") == set()


def test_a_ferry_with_a_symbol_on_every_space_takes_wilds_only() -> None:
    """R148."""
    assert pay("a b 2 gray ferry 2", "a b", "SSSWW", "single:3") == {"wild 2"}


@pytest.mark.parametrize(
    ("stations", "ways"),
    [
        ("-", {"station 1", "wild 1"}),
        ("roma", {"station 2", "station 1 + wild 1"}),
        ("roma,wien", {"station 2 + wild 1"}),
    ],
)
def test_the_first_second_and_third_station_cost_one_two_and_three_station_dice(stations: str, ways: set[str]) -> None:
    """R150: or Wilds."""
    game = table(f"europe base 2 dice=true | {dice('TTWSS')} | 0 stations={stations}")
    game.play("station paris")
    assert game.choices("pay") == ways


def test_a_station_the_dice_cannot_pay_cannot_be_built() -> None:
    """R150: single, double and tokens do not pay for it."""
    game = table(f"europe base 2 dice=true | {dice('TWSSD')} | 0 tokens=single:3 stations=roma,wien")
    assert game.legal("station") == []


NINE = "a b 9 gray, b c 1 red"


@pytest.mark.parametrize(("option", "trains", "points"), [("pay8", 36, 27), ("len8", 37, 21)])
def test_a_route_of_nine_spaces_costs_eight_symbols(option: str, trains: int, points: int) -> None:
    """R152, option dice.nine_route: by default nine trains and 27 points, as len8 eight and 21."""
    game = turn(NINE, "SSSSS", "single:3", nine_route=option)
    game.play("claim a b")
    assert game.choices("pay") == {"single 5 + token 3"}
    game.play("pay single 5 + token 3")
    assert (game.fact("trains"), game.fact("route_points")) == ([trains, 45], [points, 0])
    assert game.score().path_length == 45 - trains


def test_as_a_house_rule_a_route_of_nine_spaces_is_closed() -> None:
    """R152, R224, option dice.nine_route = closed: it is not left to claim either."""
    assert turn(NINE, "SSSSS", "single:3", nine_route="closed").choices("claim") == {"b c"}
    game = turn("a b 9 gray, b c 1 red", "S", nine_route="closed")
    game.play("claim b c", "pay single 1")
    assert game.fact("last_turns") == 2


@pytest.mark.parametrize(("option", "claimed"), [("pay8", False), ("len8", True)])
def test_the_trains_needed_for_a_long_route_are_those_it_takes(option: str, claimed: bool) -> None:
    """R152, R24: with eight trains left."""
    board = small(NINE, MANY, trains=8)
    line = f"2 | {dice('SSSSS')} | 0 tokens=single:3"
    assert ("a b" in on(board, line, DICE | {"dice.nine_route": option}).choices("claim")) == claimed


@pytest.mark.parametrize("option", ["pay8", "len8", "closed"])
def test_a_route_of_eight_spaces_is_a_route_like_any_other(option: str) -> None:
    """R143, R152."""
    game = turn("a b 8 gray", "SSSSS", "single:3", nine_route=option)
    game.play("claim a b", "pay single 5 + token 3")
    assert (game.fact("trains"), game.fact("route_points")) == ([37, 45], [21, 0])
