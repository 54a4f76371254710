"""First Journey: the race to six tickets, from coast to coast, changes, and its end (R410-R423)."""

import pytest
from msgspec.structs import replace

from reference.small import small, with_borders
from table import deal, names, on, only, table
from whistlestop import maps
from whistlestop.maps import District, TicketDeal
from whistlestop.maps.check import problems
from whistlestop.maps.race import LOCOMOTIVES
from whistlestop.records.blocks import encode
from whistlestop.records.race import Change
from whistlestop.ruleset.compile import compile_rules
from whistlestop.ruleset.options import OPTIONS

BOARD = "first-journey-usa"
RIVAL = "1 tickets=seattle:winnipeg,calgary:chicago"
# A route short of Chicago-New Orleans, and what joins both coasts but for its last route.
SOUTH = "tracks=atlanta:chicago tickets=chicago:new-orleans,seattle:denver"
ACROSS = "tracks=los-angeles:salt-lake-city,denver:salt-lake-city#1,denver:kansas-city#1,chicago:kansas-city#1"
FIVE = "completed=winnipeg:montreal,winnipeg:new-york,duluth:washington,calgary:san-francisco,seattle:los-angeles"


def line(own: str, rival: str = RIVAL, head: str = "", players: int = 2, options: str = "") -> str:
    """Return a position with what the first seat has."""
    return f"{BOARD} base {players}{options} | {head} | 0 {own} | {rival}"


def tickets(*ends: str) -> list[int]:
    """Return the numbers of tickets given by their ends."""
    listed = [f"{ticket.a}:{ticket.b}" for ticket in maps.load(BOARD).tickets]
    return sorted(listed.index(end) for end in ends)


def test_the_box_has_twenty_trains_and_seventy_two_cards_of_six_colours() -> None:
    """R410: 2-4 players, 32 tickets, no gray route and no points anywhere."""
    board = maps.load(BOARD)
    assert (board.players, board.trains, len(board.tickets)) == ((2, 4), 20, 32)
    assert 6 * board.deck.per_colour + board.deck.locomotives == 72
    assert not any(track.colour == "gray" for track in board.tracks)
    assert not any(board.route_points.values())


@pytest.mark.parametrize(("locomotives", "each"), [(12, 10), (6, 11), (18, 9)])
def test_as_a_house_rule_the_cards_divide_otherwise(locomotives: int, each: int) -> None:
    """R410: `firstjourney.locomotives`; the rest is split evenly."""
    cards = compile_rules(maps.load(BOARD), {"firstjourney.locomotives": locomotives}).boards[0].cards
    assert sorted({int(count) for count in cards if count}) == sorted({locomotives, each})
    assert int(cards.sum()) == 72


def test_a_board_of_ones_own_divides_its_cards_if_there_are_enough_for_every_value() -> None:
    """R410: what cannot be divided evenly stays out; too few cards for a value of the option are refused."""
    board = maps.load(BOARD)
    odd = maps.validate(replace(board, deck=replace(board.deck, locomotives=16)))
    assert sum(compile_rules(odd).boards[0].cards) == 72
    assert {*LOCOMOTIVES} == {*OPTIONS["firstjourney.locomotives"].values}
    with pytest.raises(maps.MapError, match="too small to be divided"):
        maps.validate(replace(board, deck=replace(board.deck, per_colour=1)))


@pytest.mark.parametrize(
    "change",
    [
        {"stations": 1},
        {"passengers": 1},
        {"districts": (District(("miami", "denver"), 3),)},
        {"tracks": (replace(maps.load("first-journey-usa").tracks[0], mountains=1),)},
        {"tickets": (replace(maps.load("first-journey-usa").tickets[0], points=2),)},
        {"tickets": (replace(maps.load("first-journey-usa").tickets[0], more={"miami": 1}),)},
    ],
    ids=str,
)
def test_what_means_nothing_in_a_race_is_refused(change: dict[str, object]) -> None:
    """R410, R414, R418: whatever is worth points, tickets of another worth or with further goals, and stations."""
    found = [*problems(replace(maps.load(BOARD), **change))]
    assert any(problem.pointer[0] in change for problem in found)


def test_four_cards_and_two_tickets_that_are_both_kept_and_no_display() -> None:
    """R411."""
    game = deal(BOARD, players=4)
    assert game.legal() == ["keep"]
    game.play(*["keep"] * 8)
    assert game.fact("ticket_counts") == [2, 2, 2, 2]
    assert game.fact("hand_sizes") == [4, 4, 4, 4]
    assert game.display() == []
    assert not game.legal("take")


def test_a_turn_is_two_cards_of_the_deck_a_route_or_a_change_of_tickets() -> None:
    """R412: tickets are never drawn."""
    game = table(line("hand=red:1 tickets=denver:los-angeles,seattle:denver"))
    assert {text.split()[0] for text in game.legal()} == {"draw", "claim", "change"}
    game.play("draw", "draw", luck="red blue")
    assert game.game.to_move == 1


def test_with_two_players_both_tracks_are_open_but_nobody_owns_two() -> None:
    """R413."""
    game = table(line("hand=red:1 tickets=denver:los-angeles,seattle:denver", f"{RIVAL} hand=white:1,red:1"))
    game.play("claim calgary helena #1", "pay red 1")
    assert "claim calgary helena #2" in game.legal()
    game.play("claim calgary helena #2", "pay white 1")
    game = table(line("hand=white:1 tracks=calgary:helena#1 tickets=denver:los-angeles,seattle:denver"))
    assert "claim calgary helena #2" not in game.legal()


def test_a_joined_ticket_is_shown_at_once_and_replaced() -> None:
    """R414: everybody sees it; the two held stay secret."""
    game = table(line(f"hand=black:1 {SOUTH}"))
    told = game.play("claim atlanta new-orleans #1", "pay black 1", luck="denver:san-francisco")
    assert [each["ticket"] for each in only(told, "ticket_completed")] == tickets("chicago:new-orleans")
    assert game.fact("completed", 1) == [tickets("chicago:new-orleans"), []]
    assert game.fact("tickets", 0) == tickets("seattle:denver", "denver:san-francisco")
    assert game.fact("ticket_counts", 1) == [2, 2]
    assert game.game.scores()[0].total == 1


def test_a_replacement_that_is_joined_already_counts_at_once_too() -> None:
    """R414: and so on."""
    east = "tracks=atlanta:chicago,chicago:montreal,montreal:new-york#1 tickets=chicago:new-orleans,seattle:denver"
    game = table(line(f"hand=black:1 {east}"))
    drawn = "new-york:new-orleans montreal:atlanta seattle:los-angeles"
    told = game.play("claim atlanta new-orleans #1", "pay black 1", luck=drawn)
    shown = [each["ticket"] for each in only(told, "ticket_completed")]
    assert shown == [*tickets("chicago:new-orleans"), *tickets("new-york:new-orleans"), 23]
    assert game.fact("tickets", 0) == tickets("seattle:denver", "seattle:los-angeles")


def test_the_ticket_dealt_first_is_looked_at_first_and_at_the_sixth_all_stops() -> None:
    """R414, R418: nothing more is drawn; two dealt together go by their numbers."""
    own = "hand=black:1 tracks=atlanta:chicago,chicago:montreal tickets=chicago:new-orleans,montreal:atlanta"
    held = own.replace("montreal:atlanta", "new-york:new-orleans").replace("chicago:montreal", "chicago:new-york#1")
    for older, shown in (("", "chicago:new-orleans"), ("older=new-york:new-orleans", "new-york:new-orleans")):
        game = table(line(f"{held} {FIVE} {older}"))
        told = game.play("claim atlanta new-orleans #1", "pay black 1", luck="")
        assert [each["ticket"] for each in only(told, "ticket_completed")] == tickets(shown)
        assert game.game.over
        assert game.game.winners() == [0]
        assert game.fact("ticket_counts") == [1, 2]


def test_joining_both_coasts_is_a_ticket_more_and_comes_first() -> None:
    """R415, R241: once for each player, before the tickets are looked at."""
    game = table(line(f"hand=red:6 {ACROSS} tickets=duluth:albuquerque,seattle:denver"))
    told = game.play("claim chicago new-york #1", "pay red 3")
    assert names(told).count("coast_to_coast") == 1
    assert (game.fact("coast_to_coast"), game.game.scores()[0].coast_to_coast) == ([True, False], 1)
    game.play("draw", "draw", "claim los-angeles san-francisco #2", "pay red 1")
    assert game.game.scores()[0].total == 1


def test_a_change_gives_both_tickets_up_for_two_new_ones() -> None:
    """R416: the new ones are drawn first, then the old ones go under the deck."""
    game = table(line("hand=red:1 tickets=denver:los-angeles,seattle:denver"))
    told = game.play("change", luck="duluth:washington dallas:miami")
    assert only(told, "tickets_changed") == [{}]
    assert game.fact("tickets", 0) == tickets("duluth:washington", "dallas:miami")
    assert game.fact("returned", 0) == tickets("denver:los-angeles", "seattle:denver")
    assert game.fact("ticket_deck_size") == {"regular": 28}
    assert game.game.to_move == 1


def test_new_tickets_of_a_change_may_be_joined_already() -> None:
    """R416, R414, R418: they are shown and replaced, and a sixth wins."""
    east = "tracks=atlanta:chicago,chicago:montreal tickets=denver:los-angeles,seattle:denver"
    game = table(line(east))
    game.play("change", luck="montreal:atlanta dallas:miami denver:new-orleans")
    assert game.fact("completed") == [tickets("montreal:atlanta"), []]
    assert game.game.to_move == 1
    game = table(line(f"{east} {FIVE}"))
    game.play("change", luck="montreal:atlanta dallas:miami")
    assert game.game.winners() == [0]


def test_a_map_for_a_race_has_tickets_enough() -> None:
    """R417: all but the last completed, two in each hand and two more for a change."""
    board = maps.load(BOARD)
    assert not list(problems(board))
    found = [each.reason for each in problems(replace(board, tickets=board.tickets[:29]))]
    assert found == ["a race to 6 needs 30 tickets, not 29"]


def test_the_last_train_ends_the_game_at_once_and_ties_are_shared() -> None:
    """R418, R420: no last round, no tie-break, and unfinished tickets cost nothing."""
    east, west = "miami:washington#1,atlanta:dallas,atlanta:kansas-city", "helena:winnipeg,calgary:seattle#1"
    long = f"tracks={east},chicago:duluth#1,{west}"
    game = table(line(f"hand=black:2,red:3 {long} tickets=denver:los-angeles,new-york:dallas"))
    assert game.fact("trains") == [3, 20]
    told = game.play("claim chicago new-york #1", "pay red 3")
    assert names(told)[-1] == "game_over"
    assert game.game.over
    assert [score.total for score in game.game.scores()] == [0, 0]
    assert game.game.winners() == [0, 1]


def test_a_stalemate_ends_the_game_at_once() -> None:
    """R419: where others would have a last round; decided as at the last train."""
    own = "tickets=denver:los-angeles,seattle:denver completed=chicago:new-orleans tracks=atlanta:chicago"
    game = table(line(own, f"{RIVAL} completed=new-york:dallas,dallas:miami", head="quiet=199"))
    told = game.play("draw", "draw")
    assert game.game.over
    assert "last_round" not in names(told)
    assert game.game.winners() == [1]


def test_with_dice_a_change_costs_the_turn_and_no_dice() -> None:
    """R421: claim and change are the actions; 25 of the 39 connections are Double."""
    game = table(
        line(
            "tickets=denver:los-angeles,seattle:denver", head="phase=reroll dice=station:2,wild:3", options=" dice=true"
        )
    )
    game.play("reroll nothing")
    assert {text.split()[0] for text in game.legal()} == {"claim", "change", "buy", "end"}
    game.play("change", "end")
    assert game.game.to_move == 1
    doubles = game.fact("double_tracks")
    assert isinstance(doubles, list)
    ends = {(track.a, track.b): number in doubles for number, track in enumerate(game.game.map.tracks)}
    assert (len(ends), sum(ends.values())) == (39, 25)


CHAOS = "monsters=alvin:chicago,dexter:seattle"
EAST = "tracks=atlanta:miami#1,chicago:washington,atlanta:washington#1"


def test_a_ticket_in_chaos_is_completed_when_the_monster_leaves() -> None:
    """R422: the mover's tickets first, then the others' in turn order; completed ones stay completed."""
    joined = "tracks=atlanta:chicago,atlanta:new-orleans#1 tickets=chicago:new-orleans,seattle:denver"
    rival = f"1 hand=locomotive:1 tickets=chicago:miami,calgary:san-francisco {EAST}"
    game = table(line(joined, rival, head=f"player=1 {CHAOS}", options=" monsters=true"))
    told = game.play("move alvin duluth 1")
    shown = [(event.seat, event.arguments["ticket"]) for event in told if event.name == "ticket_completed"]
    assert shown == [(1, tickets("chicago:miami")[0]), (0, tickets("chicago:new-orleans")[0])]
    assert game.game.scores()[0].tickets == 1


@pytest.mark.parametrize(("alvin", "completed"), [("b", [1, 0]), ("d", [0, 0])])
@pytest.mark.parametrize("ticket", ["a:land", "land:a"])
def test_a_country_is_in_chaos_with_any_of_its_border_points(ticket: str, alvin: str, completed: list[int]) -> None:
    """R422, R172: also where each of them is a place of its own, and a ticket is joined by another one."""
    two = TicketDeal({"regular": 2}, 2)
    plain = small(
        "a b 1 red, a c 1 red, b d 1 red, b e 1 red",
        "a land 1, land a 1, a b 1, b e 1, a e 1, c e 1",
        race=2,
        display=0,
        opening_tickets=two,
        drawn_tickets=two,
    )
    board = with_borders(plain, c="land", d="land")
    line = f"2 | monsters=alvin:{alvin},dexter:e | 0 hand=red:1 tickets={ticket},a:e | 1 tickets=c:e,b:e"
    game = on(board, line, {"monsters": True, "monsters.country_one_place": False})
    game.play("claim a c", "pay red 1")
    assert [len(each) for each in game.fact("completed")] == completed  # type: ignore[attr-defined]


def test_the_first_to_reach_six_by_a_monsters_move_wins() -> None:
    """R422, R418: the mover before the others, and the game ends in the middle of the turn."""
    joined = f"tracks=atlanta:chicago,atlanta:new-orleans#1 tickets=chicago:new-orleans,seattle:denver {FIVE}"
    rival = f"1 hand=locomotive:1 tickets=chicago:miami,denver:los-angeles {EAST}"
    for mover, options in ((1, " monsters=true"), (1, " dice=true monsters=true")):
        head = f"player={mover} {CHAOS}" + (" dice=wild:5" if "dice=true" in options else "")
        seats = rival.replace("hand=locomotive:1 ", "") if "dice=true" in options else rival
        game = table(line(joined, seats, head=head, options=options))
        game.play("move alvin duluth 1")
        assert game.game.over
        assert game.game.winners() == [0]


def test_most_cards_of_a_monster_are_a_ticket_unless_six_have_won() -> None:
    """R423: for each monster apart; `monsters.bonus_points` 0 turns it off."""
    own = "tickets=denver:los-angeles,seattle:denver face_down=alvin:2"
    rival = f"{RIVAL} face_down=alvin:1,dexter:1"
    for house_rule, expected in (("", [(1, 0, 1), (0, 1, 1)]), (" monsters.bonus_points=0", [(0, 0, 0), (0, 0, 0)])):
        game = table(line(own, rival, head=CHAOS, options=f" monsters=true{house_rule}"))
        assert [(score.alvin, score.dexter, score.total) for score in game.game.scores()] == expected
    won = table(line(f"{own} {FIVE} crossed=1", rival, head=f"{CHAOS} phase=over", options=" monsters=true"))
    assert [score.total for score in won.game.scores()] == [6, 0]


def test_tickets_can_be_changed_in_a_race_only() -> None:
    """R416: elsewhere the action does not exist."""
    other = table("usa base 2 | 0 hand=red:1")
    why = other.game.why_not(encode(Change()))
    assert why is not None
    assert str(why) == "not_in_game part=race"
    game = table(line("hand=red:1 tickets=denver:los-angeles,seattle:denver"))
    reasons = [game.game.why_not(game.game.read(text)) for text in ("take red", "tickets")]
    assert [str(reason) for reason in reasons] == ["no_display", "tickets_changed_only"]
