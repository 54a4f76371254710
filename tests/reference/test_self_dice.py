"""Hand-made cases for the reference engine: the Dice Expansion but for tunnels and tokens' limits (R130-R154)."""

import pytest

from whistlestop import maps

from .dice_payments import sub_multisets
from .small import Scripted, ready, small

TICKETS = ", ".join(["a b 1"] * 12)


def table(tracks: str, players: int = 2, tickets: str = TICKETS, **options: object) -> Scripted:
    """Return a game with dice on a small board."""
    return ready(small(tracks, tickets), players, dice=True, **options)  # type: ignore[arg-type]


def payments(game: Scripted, action: str) -> set[str]:
    """Return the ways to pay for `action`."""
    game.play(action)
    assert game.phase == "payment"
    return {text.removeprefix("pay ") for text in game.legal()}


def test_there_are_no_train_cards() -> None:
    """R130."""
    game = Scripted(small("a b 1 red", start_cards=4), cards=(), first=None, dice=True)
    assert game.asked == ["first"] + ["ticket"] * 6
    view = game.view(0)
    assert (view["hand"], view["hand_sizes"], view["deck_size"], view["discard"]) == ({}, [0, 0], 0, {})
    assert view["display"] == [None] * 5
    assert (view["dice"], view["tokens_at_start"], view["bought"]) == ({}, {"single": 0, "double": 0}, 0)


def test_a_turn_begins_with_five_dice_rolled_and_any_of_them_may_be_rolled_once_more() -> None:
    """R131, R133."""
    game = Scripted(small("a b 1 red"), dice=True)
    game.next_dice("single", "single", "double", "station", "wild")
    game.play_all(*["keep"] * 6)
    assert game.phase == "reroll"
    assert game.view(1)["dice"] == {"single": 2, "double": 1, "station": 1, "wild": 1}
    assert {"reroll nothing", "reroll single 2 + double 1 + station 1 + wild 1"} <= game.legal()
    assert len(game.legal()) == 3 * 2 * 2 * 2
    game.next_dice("double", "wild")
    game.play("reroll single 1 + station 1")
    assert game.phase == "action"
    assert game.view(None)["dice"] == {"single": 1, "double": 2, "wild": 2}
    assert game.legal_starting("reroll") == set()


def test_doing_nothing_is_always_allowed() -> None:
    """R134, R153: and nobody ever passes or draws."""
    game = table("a b 6 red")
    game.show("SSDDD")
    assert {action.split()[0] for action in game.legal()} == {"buy", "end"}
    game.play("end")
    assert (game.to_move, game.phase, game.view(0)["dice"]) == (1, "reroll", {"single": 5})


def test_a_route_is_double_if_the_map_prints_two_tracks() -> None:
    """R135: also when the second is closed, and whatever their lengths."""
    game = table("a b 1 red, a b 3 blue, b c 1 gray")
    game.show("SDSSS")
    assert payments(game, "claim a b #1") == {"double 1"}
    game.show("SDSSS")
    assert payments(game, "claim b c") == {"single 1"}


@pytest.mark.parametrize(("players", "payment"), [(3, "single 1"), (4, "double 1")])
def test_a_double_route_may_count_as_single_while_its_second_track_is_closed(players: int, payment: str) -> None:
    """R135, option dice.double_kind."""
    game = table("a b 1 red, a b 1 blue, b c 1 gray", players, dice__double_kind="open_tracks")
    game.show("SDSDS")
    assert payments(game, "claim a b #1") == {payment}


def test_each_space_costs_one_matching_symbol_of_dice_and_tokens_mixed_freely() -> None:
    """R136 with its example."""
    game = table("a b 4 red, a b 4 blue, b c 1 red")
    game.show("DWSST", double=2)
    assert payments(game, "claim a b #1") == {"double 1 + wild 1 + token 2"}
    game.show("DDWWS", double=1, single=3)
    assert payments(game, "claim a b #2") == {
        "double 2 + wild 2",
        "double 2 + wild 1 + token 1",
        "double 1 + wild 2 + token 1",
    }
    game.play("pay double 2 + wild 1 + token 1")
    assert (game.seats[0].tokens, game.seats[0].trains, game.seats[0].route_points) == ({"single": 3}, 41, 7)
    assert game.dice.unused == {"wild": 1, "single": 1}
    assert (game.phase, game.view(0)["acted"]) == ("after action", True)
    assert game.legal_starting("claim") == game.legal_starting("tickets") == set(), "one action a turn"


def test_a_token_bought_may_be_spent_in_the_same_turn() -> None:
    """R140 with its example."""
    game = table("a b 3 red, b c 1 red")
    game.show("SSDDT")
    assert "claim a b" not in game.legal()
    game.play("buy single with double + station")
    assert payments(game, "claim a b") == {"single 2 + token 1"}
    game.play("pay single 2 + token 1")
    assert (game.to_move, game.seats[0].tokens.total()) == (1, 0), "the lone die buys nothing: the turn ends"


EXAMPLE = "a b 3 red, c d 4 blue, c d 4 red"


def test_worked_example_a_single_route_and_a_token_for_the_rest() -> None:
    """R154 (a)."""
    game = table(EXAMPLE)
    game.show("SSDWT", double=2)
    game.play_all("claim a b", "pay single 2 + wild 1")
    assert game.legal_starting("buy") == {"buy single with double + station", "buy double with double + station"}


def test_worked_example_a_double_route_with_both_tokens() -> None:
    """R154 (b)."""
    game = table(EXAMPLE)
    game.show("SSDWT", double=2)
    assert payments(game, "claim c d #2") == {"double 1 + wild 1 + token 2"}
    game.play("pay double 1 + wild 1 + token 2")
    pairs = {"single + single", "single + station"}
    assert game.legal_starting("buy") == {f"buy {kind} with {pair}" for kind in ("single", "double") for pair in pairs}


def test_worked_example_two_tickets() -> None:
    """R154 (c)."""
    game = table(EXAMPLE)
    game.show("SSDWT", double=2)
    assert payments(game, "tickets 2") == {"station 1 + wild 1"}
    game.play_all("pay station 1 + wild 1", "return", "return")
    assert (game.phase, len(game.seats[0].tickets)) == ("after action", 3)
    assert {"buy single with single + single", "buy single with single + double"} <= game.legal()


def test_each_station_or_wild_draws_one_ticket_and_none_need_be_kept() -> None:
    """R138."""
    game = table("a b 1 red")
    game.show("TTWWS")
    assert game.legal_starting("tickets") == {"tickets 1", "tickets 2", "tickets 3", "tickets 4"}
    assert payments(game, "tickets 2") == {"station 2", "station 1 + wild 1", "wild 2"}
    assert (game.view(1)["drawing"], game.view(1)["acted"]) == (2, False)
    game.play("pay wild 2")
    assert (game.phase, game.view(0)["offered"], game.view(0)["drawing"]) == ("tickets", [6, 7], None)
    game.play_all("return", "return")
    assert game.view(0)["returned"] == [6, 7]
    assert game.view(0)["ticket_deck_size"] == {"regular": 6}


def test_no_more_dice_than_tickets_left_draw_tickets() -> None:
    """R138."""
    game = table("a b 1 red", tickets=", ".join(["a b 1"] * 7))
    game.show("TTWWS")
    assert game.legal_starting("tickets") == {"tickets 1"}


def test_stations_cost_one_two_and_three_station_dice() -> None:
    """R150: and unused dice may still buy tokens."""
    game = ready(small("a b 1 red", stations=3), dice=True)
    game.show("TTWSS")
    assert payments(game, "station a") == {"station 1", "wild 1"}
    game.play("pay wild 1")
    assert "buy single with station + station" in game.legal()
    game.show("TTWSS")
    assert payments(game, "station b") == {"station 2", "station 1 + wild 1"}
    game.me.stations_left = 1
    assert game.legal() == {"pay station 2 + wild 1"}
    game.show("TWSSS")
    assert game.legal_starting("station") == set()


def test_each_ferry_symbol_takes_a_wild() -> None:
    """R148: tokens never pay for a symbol."""
    game = table("a b 3 red ferry 2, b c 1 red")
    game.show("SSSSW", single=3)
    assert "claim a b" not in game.legal()
    game.show("SSWWW", single=1)
    assert payments(game, "claim a b") == {"single 1 + wild 2", "wild 2 + token 1", "wild 3"}


@pytest.mark.parametrize(
    ("nine_route", "trains", "points"), [("pay8", 45 - 9, 27), ("len8", 45 - 8, 21)], ids=["pay8", "len8"]
)
def test_a_route_of_nine_is_paid_with_eight_symbols(nine_route: str, trains: int, points: int) -> None:
    """R152, option dice.nine_route."""
    game = table("a b 9 gray, b c 1 red", dice__nine_route=nine_route)
    game.show("SSSSS", single=3)
    assert payments(game, "claim a b") == {"single 5 + token 3"}
    game.play("pay single 5 + token 3")
    row = game.scores()[0]
    assert (game.seats[0].trains, game.seats[0].route_points, row["routes"]) == (trains, points, points)
    assert row["path_length"] == 45 - trains


def test_a_route_of_nine_needs_nine_trains_unless_it_counts_as_eight() -> None:
    """R24, R152."""
    legal = {}
    for nine_route in ("pay8", "len8", "closed"):
        game = table("a b 9 gray, b c 1 red", dice__nine_route=nine_route)
        game.show("SSSSS", single=3)
        game.me.trains = 8
        legal[nine_route] = "claim a b" in game.legal()
    assert legal == {"pay8": False, "len8": True, "closed": False}


def test_a_closed_route_of_nine_leaves_the_board_dead() -> None:
    """R152, R224."""
    game = table("a b 9 gray, b c 1 red", dice__nine_route="closed")
    game.show("SSSSS", single=3)
    assert game.legal_starting("claim") == {"claim b c"}
    game.play_all("claim b c", "pay single 1", "end")
    assert game.last_turns == 2


@pytest.mark.parametrize(("limits", "tracks"), [(False, "ab bc cd"), (True, "bc cd")])
def test_wilds_may_be_limited_to_where_the_map_allows_locomotives(limits: bool, tracks: str) -> None:
    """R137, option dice.wild_map_limits: as a Station a Wild counts always."""
    board = small("a b 1 red, b c 1 red tunnel, c d 1 red ferry 1", locomotives="tunnels_and_ferries", stations=1)
    game = ready(board, dice=True, dice__wild_map_limits=limits)
    game.show("WWWWW")
    assert game.legal_starting("claim") == {f"claim {' '.join(pair)}" for pair in tracks.split()}
    assert "station a" in game.legal()


def test_locomotive_cards_are_limited_in_the_same_places() -> None:
    """R82, R91."""
    for where, tracks in (("tunnels_and_ferries", "bc cd"), ("tunnels", "bc")):
        game = ready(small("a b 1 red, b c 1 red tunnel, c d 1 red ferry 1", locomotives=where))
        game.give(0, locomotive=2)
        assert game.legal_starting("claim") == {f"claim {' '.join(pair)}" for pair in tracks.split()}
        game.give(0, red=1, locomotive=2)
        game.play("claim a b")
        assert game.legal() == {"pay red 1"}


def test_a_dead_board_starts_the_last_round_with_dice() -> None:
    """R153, R224."""
    game = table("a b 1 red")
    game.show("SDDTT")
    game.play_all("claim a b", "pay single 1", "end")
    assert game.last_turns == 2
    for _ in range(2):
        game.play_all("reroll nothing", "end")
    view = game.view(0)
    assert (game.over, view["dice"], view["acted"]) == (True, {}, False)


def test_the_safety_net_ends_a_game_of_players_who_do_nothing() -> None:
    """R224."""
    game = table("a b 6 red")
    for _ in range(200):
        assert game.last_turns is None
        game.play_all("reroll nothing", "end")
    assert game.last_turns == 2


def test_every_part_of_five_dice_is_found_once() -> None:
    """R133: as many as choices of how many dice of each face."""
    game = ready(maps.load("europe"), dice=True, cards=())
    game.show("SSSDW")
    ways = sub_multisets(game.dice.unused, ("single", "double", "station", "wild"))
    assert len(set(ways)) == len(ways) == 4 * 2 * 1 * 2


def test_without_the_expansion_every_fact_of_it_is_none() -> None:
    """R130."""
    view = ready(small("a b 1 red")).view(0)
    keys = ("dice", "tokens", "tokens_at_start", "symbols", "bought", "drawing", "moving")
    assert {view[key] for key in keys} == {None}
