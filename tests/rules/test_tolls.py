"""Nederland: tolls, loans, face-up tickets, the ranking of tokens and the neutral player (R250-R268)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from table import Table, deal, faults, names, only, table
from whistlestop import Game, maps
from whistlestop.locale.arguments import TableSetup
from whistlestop.maps.check import problems
from whistlestop.notation.words import NotationError, words
from whistlestop.ruleset.options import OptionError

NEDERLAND = maps.load("nederland")
TICKETS = words(maps.ordered(NEDERLAND)).tickets
DISPLAY = "display=red,orange,yellow,green,blue"
SEATS = "0 hand=red:1 {zero} | 1 hand=pink:2 {one}"
ROUND = f"nederland base 2 {{options}} | turn={{turn}} player=1 {{more}} | {DISPLAY} | {SEATS}"
CLAIM = ("claim breda rotterdam #1", "pay pink 2")  # the whole turn of seat 1, for a toll of 4
BOTH_FREE = "breda:eindhoven"  # its foot is Rotterdam-Antwerpen
BESIDE = "nijmegen:antwerpen"  # its foot is Rotterdam-Breda
WINDMILL = "s-gravenhage:antwerpen"
THIRTY_SIX = (
    "duisburg:enschede#1,emden:lingen#1,groningen:zwolle#1,middelburg:s-gravenhage#1,antwerpen:middelburg#1,"
    "arnhem:enschede#1,amsterdam:haarlem#1,amsterdam:utrecht#1"
)


def round_over(turn: int = 12, more: str = "", zero: str = "", one: str = "", options: str = "") -> Table:
    """Return a table at which the second player ends a round by claiming Breda-Rotterdam."""
    return table(ROUND.format(turn=turn, more=more, zero=zero, one=one, options=options))


def token_points(*seats: str) -> list[int]:
    """Return what the tokens of seats are worth, each described as in a position line."""
    rows = " | ".join(f"{seat} {said}" for seat, said in enumerate(seats))
    game = table(f"nederland base {len(seats)} | | {rows}")
    return [game.score(seat).toll_tokens for seat in range(len(seats))]


def pile_but(*left: str) -> str:
    """Return the words that lay all tickets face up but some."""
    return f"pile={','.join(word for word in TICKETS if word not in left)}"


def test_the_numbers_of_the_board() -> None:
    """R250: every connection has a toll of 1 to 4, the same for both tracks."""
    assert (NEDERLAND.players, NEDERLAND.trains, len(NEDERLAND.tickets)) == ((2, 5), 40, 44)
    tolls = {frozenset((track.a, track.b)): track.toll for track in NEDERLAND.tracks}
    assert all(tolls[frozenset((track.a, track.b))] == track.toll for track in NEDERLAND.tracks)
    assert set(tolls.values()) == {1, 2, 3, 4}
    assert (len(NEDERLAND.tracks), len(tolls)) == (97, 53)


def test_everybody_starts_with_thirty_tokens_and_keeps_them_secret() -> None:
    """R251, R252, R249."""
    assert deal("nederland", players=3).fact("toll_tokens", 1) == [None, 30, None]
    assert deal("nederland", players=3).fact("toll_tokens") == [None] * 3
    assert deal("nederland", options={"boards.open_holdings": True}).fact("toll_tokens") == [30, 30]


def test_a_view_filled_at_random_is_a_sound_game_with_the_same_view() -> None:
    """R249, R252: others' tokens are made up, one's own and all loans are as they are."""
    game = round_over(zero="money=3 loans=1 tracks=breda:rotterdam#2,aarschot:liege", one="money=17").game
    for seat in (0, 1, None):
        view = game.view(seat)
        whole = Game.from_position(game.position())
        whole.engine.games[0] = view.resample(4)[0]
        assert faults(whole) == []
        assert whole.view(seat).views.tobytes() == view.views.tobytes()


def test_a_toll_is_paid_before_anything_that_the_route_brings() -> None:
    """R241, on a board of one's own with tolls and meeples."""
    places = [replace(place, meeples=2) for place in NEDERLAND.places]
    own = replace(NEDERLAND, id="own", places=places, meeples=("red", "blue"), meeples_per_colour=len(places))
    game = Game(own, players=3, seed=1)
    while game.phase != "meeple":
        texts = [action.text for action in game.legal()]
        game.play(next((text for text in texts if text.startswith(("claim", "pay"))), texts[0]))
    assert [event.name for event in game.history[-1].events][-1] == "toll_paid"


def test_later_players_start_further_on() -> None:
    """R254: in turn order, not by seat; `nederland.start_scores`."""
    game = deal("nederland", players=3, first=2)
    assert game.fact("head_start") == [1, 2, 0]
    assert [game.score(seat).head_start for seat in range(3)] == [1, 2, 0]
    house = deal("nederland", players=2, options={"nederland.start_scores": "0/3/5/7/9"})
    assert house.fact("head_start") == [0, 3]
    with pytest.raises(OptionError):
        deal("nederland", options={"nederland.start_scores": "1/2"})


def test_both_tracks_of_a_double_route_are_open_with_two_players_but_not_to_one_of_them() -> None:
    """R255, R26."""
    game = table("nederland base 2 | | | 0 tracks=breda:rotterdam#1 hand=yellow:2 | 1 hand=yellow:2")
    assert game.legal("claim breda rotterdam") == []
    game = table("nederland base 2 | player=1 | | 0 tracks=breda:rotterdam#1 | 1 hand=yellow:2")
    assert game.legal("claim breda rotterdam") == ["claim breda rotterdam #2"]


def test_the_first_track_pays_the_bank_and_the_second_its_owner() -> None:
    """R256, R241: Rotterdam-Breda costs 4; the toll follows the payment in cards."""
    line = f"nederland base 3 boards.open_holdings=true | | {DISPLAY} | 0 hand=pink:2 | 1 hand=yellow:2"
    game = table(line)
    told = game.play("claim breda rotterdam #1", "pay pink 2")
    assert names(told)[:2] == ["route_claimed", "toll_paid"]
    assert game.fact("toll_tokens") == [26, 30, 30]
    told = game.play("claim breda rotterdam #2", "pay yellow 2")
    assert names(told)[1:3] == ["toll_paid", "toll_received"]
    assert game.fact("toll_tokens") == [30, 26, 30]


def test_who_has_too_little_takes_a_loan_and_the_bank_pays_the_owner() -> None:
    """R257, R258: toll 4, purse 2: one loan, purse still 2, and the owner of the first track gets 4."""
    seats = "0 tracks=breda:rotterdam#1 money=1 | 1 hand=yellow:2 money=2 loans=10"
    game = table(f"nederland base 3 boards.open_holdings=true | player=1 | {DISPLAY} | {seats}")
    told = game.play("claim breda rotterdam #2", "pay yellow 2")
    assert names(told)[1:3] == ["loan_taken", "toll_received"]
    assert (game.fact("toll_tokens"), game.fact("loans")) == ([5, 2, 30], [0, 11, 0])
    assert game.score(1).loans == -55


def test_whoever_can_pay_takes_no_loan() -> None:
    """R258: exactly the toll is enough."""
    game = table(f"nederland base 3 | | {DISPLAY} | 0 hand=pink:2 money=4")
    game.play("claim breda rotterdam #1", "pay pink 2")
    assert (game.fact("toll_tokens", 0), game.fact("loans")) == ([0, None, None], [0, 0, 0])


def test_each_loan_costs_five_points() -> None:
    """R259."""
    game = table("nederland base 2 | | | 0 loans=2")
    assert (game.score(0).loans, game.score(1).loans) == (-10, 0)
    assert game.score(0).total == -10


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (("money=9", "money=9", "money=3 loans=1", "money=1"), [55, 55, 0, 20]),
        (("money=5", "money=4", "money=3", "money=2", "money=1"), [55, 35, 20, 10, 0]),
        (("money=5", "money=6", "money=6"), [0, 55, 55]),
        (("money=0", "money=1"), [0, 35]),
        (("money=0", "money=20 loans=1"), [35, 0]),
        (("loans=1", "loans=2"), [0, 0]),
    ],
)
def test_players_without_a_loan_are_ranked_by_tokens_left(seats: tuple[str, ...], points: list[int]) -> None:
    """R260: ties share the better rank and use up the others; no tokens are ranked like any amount."""
    assert token_points(*seats) == points


def test_no_bonus_but_for_tokens_and_ties_go_by_tickets() -> None:
    """R261, R245: neither the longest path nor most tickets; tokens left have no other value."""
    seats = "0 tracks=aarschot:liege tickets=rotterdam:antwerpen | 1 tracks=hasselt:liege money=1"
    game = table(f"nederland base 2 | | | {seats}")
    first = game.score(0)
    assert (first.longest_path, first.most_tickets, first.total) == (0, 0, 10 - 13 + 35)
    assert NEDERLAND.ties == ("tickets", "stations", "longest_path")


def test_without_tolls_a_second_track_needs_four_players_and_there_is_no_neutral_player() -> None:
    """R262: nor tokens, loans, ranking or a staggered start (`nederland.tolls`); face-up tickets stay."""
    off: dict[str, bool | int | str] = {"nederland.tolls": False}
    game = deal("nederland", players=2, options=off)
    game.play("return", "return", "keep", "keep", "keep", *["keep"] * 5)
    facts = game.game.view(0).facts()
    assert (facts.toll_tokens, facts.loans, facts.head_start, facts.neutral_trains) == (None, None, None, None)
    assert len(facts.face_up_tickets or ()) == 2
    line = "nederland base {} nederland.tolls=false | player=1 | | 0 tracks=breda:rotterdam#1 | 1 hand=yellow:2"
    assert table(line.format(3)).legal("claim breda rotterdam") == []
    assert table(line.format(4)).legal("claim breda rotterdam") == ["claim breda rotterdam #2"]
    game = round_over(options="nederland.tolls=false")
    game.play(*CLAIM, luck="")
    assert game.score(1).total == 2


@pytest.mark.parametrize(("turn", "tickets"), [(10, 0), (12, 1), (14, 1)])
def test_a_neutral_phase_follows_each_round_from_the_sixth_on(turn: int, tickets: int) -> None:
    """R263, R248."""
    told = round_over(turn).play(*CLAIM, luck=WINDMILL if tickets else "")
    assert len(only(told, "neutral_ticket")) == tickets


def test_no_neutral_phase_by_house_rule_with_three_players_or_after_the_last_turn() -> None:
    """R263: `nederland.neutral_player`; the last round itself has its phases, but none follows the last turn."""
    round_over(options="nederland.neutral_player=false").play(*CLAIM, luck="")
    three = table(f"nederland base 3 | turn=18 player=2 | {DISPLAY} | 2 hand=pink:2")
    three.play(*CLAIM, luck="")
    last = round_over(more="last_turns=1")
    assert "neutral_ticket" not in names(last.play(*CLAIM, luck=""))
    assert last.game.over
    assert "neutral_ticket" in names(round_over(more="last_turns=2").play(*CLAIM, luck=WINDMILL))


def test_the_holder_chooses_between_two_free_tracks_and_passes_the_marker_on() -> None:
    """R264: the second player at first; then the next round begins with the first player."""
    game = round_over()
    game.play(*CLAIM, luck=BOTH_FREE)
    assert (game.game.phase, game.game.to_move, game.fact("neutral_marker")) == ("neutral track", 1, 1)
    assert game.legal() == ["neutral antwerpen rotterdam #1", "neutral antwerpen rotterdam #2"]
    assert [game.game.read(f"neutral #{side}") for side in (1, 2)] == game.game.legal_ids()
    game.play("neutral antwerpen rotterdam #2")
    assert (game.game.phase, game.game.to_move, game.fact("neutral_marker")) == ("action", 0, 0)
    assert [words(game.game.map).tracks[track] for track in game.fact("neutral_tracks")] == ["antwerpen:rotterdam#2"]  # type: ignore[attr-defined]
    assert (game.fact("neutral_trains"), game.fact("closed")) == (35, [])
    assert str(game.game.why_not("claim antwerpen rotterdam #2")) == "neutral_stands"
    assert game.tickets("face_up_tickets") == [BOTH_FREE]


def test_beside_a_players_track_the_bank_pays_that_player() -> None:
    """R264: nobody is asked, and the marker stays."""
    game = round_over(options="boards.open_holdings=true")
    told = game.play(*CLAIM, luck=BESIDE)
    assert names(told)[-4:-1] == ["neutral_ticket", "neutral_claimed", "toll_received"]
    assert (game.fact("toll_tokens"), game.fact("neutral_marker"), game.game.to_move) == ([30, 30], 1, 0)


@pytest.mark.parametrize(
    ("more", "zero", "ticket"),
    [
        ("", "", WINDMILL),
        ("neutral=antwerpen:rotterdam#1", "", BOTH_FREE),
        ("", "tracks=breda:rotterdam#2", BESIDE),
    ],
)
def test_nothing_happens_without_a_foot_beside_a_neutral_track_or_where_both_are_taken(
    more: str, zero: str, ticket: str
) -> None:
    """R264: the ticket goes to the pile all the same."""
    game = round_over(more=more, zero=zero)
    told = game.play(*CLAIM, luck=ticket)
    assert "neutral_claimed" not in names(told)
    assert (game.fact("neutral_marker"), game.game.to_move) == (1, 0)
    assert game.tickets("face_up_tickets") == [ticket]


def test_neutral_tracks_do_not_break_a_stalemate() -> None:
    """R264, R224: turns without a claimed route are counted on."""
    game = table(
        f"nederland base 2 | turn=12 player=1 quiet=7 {pile_but(BESIDE)} | {DISPLAY} | 0 tracks=breda:rotterdam#1"
    )
    game.play("draw", "draw", luck=f"red red {BESIDE}")
    assert game.fact("neutral_trains") == 38
    assert game.game.record.quiet == 8


def test_beside_a_neutral_track_the_toll_goes_to_the_bank() -> None:
    """R265."""
    game = round_over(turn=10, more="neutral=breda:rotterdam#2", options="boards.open_holdings=true")
    game.play(*CLAIM)
    assert game.fact("toll_tokens") == [30, 26]


def test_the_neutral_player_ends_for_good_with_too_few_trains() -> None:
    """R266: that ticket does nothing, and a shorter track later neither."""
    game = round_over(more=f"neutral={THIRTY_SIX}")
    told = game.play(*CLAIM, luck=BOTH_FREE)
    assert "neutral_claimed" not in names(told)
    assert (game.fact("neutral_trains"), game.fact("neutral_marker")) == (4, None)
    game.play("draw", "draw", "draw", "draw")
    assert (game.fact("turn"), game.tickets("face_up_tickets")) == (15, [BOTH_FREE])


def test_the_neutral_player_ends_with_the_last_ticket_of_the_deck() -> None:
    """R266, R253: the phase under way is finished, then the pile forms a new deck."""
    game = round_over(more=pile_but(BOTH_FREE))
    game.play(*CLAIM, luck=BOTH_FREE)
    assert game.fact("ticket_deck_size") == {"regular": 0}
    game.play("neutral #1")
    assert (game.fact("neutral_marker"), game.fact("neutral_trains")) == (None, 35)
    assert (game.fact("face_up_tickets"), game.fact("ticket_deck_size")) == ([], {"regular": 44})


def test_the_neutral_player_ends_when_a_player_draws_the_last_ticket() -> None:
    """R266."""
    game = table(f"nederland base 2 | turn=11 {pile_but(*TICKETS[:4])} | {DISPLAY}")
    game.play("tickets", *["keep"] * 4, "draw", "draw", luck=f"{' '.join(TICKETS[:4])} red red")
    assert (game.fact("neutral_marker"), game.game.to_move) == (None, 0)


def test_a_position_without_a_ticket_to_turn_up_has_no_neutral_player_any_more() -> None:
    """R266: nothing need be said of it where players hold every ticket."""
    game = round_over(zero=f"tickets={','.join(TICKETS)}")
    assert game.fact("neutral_marker") is None
    assert "neutral_ticket" not in names(game.play(*CLAIM, luck=""))
    assert Game.from_position(game.game.position()).position() == game.game.position()


def test_neutral_trains_never_start_the_last_round() -> None:
    """R266: it takes no rank either."""
    neutral = f"{THIRTY_SIX},breda:s-hertogenbosch#1"
    game = round_over(more=f"neutral={neutral} neutral_ended=1")
    game.play(*CLAIM, luck="")
    assert (game.fact("neutral_trains"), game.fact("last_turns")) == (2, None)
    assert [game.score(seat).toll_tokens for seat in range(2)] == [35, 0]


def test_dice_pay_the_route_and_tokens_the_toll() -> None:
    """R267: loans included; all connections but nine are Double; tickets left are deck and pile."""
    line = f"nederland base 2 dice=true | {pile_but(WINDMILL)} dice=double:2,station:3 | 0 money=3"
    game = table(line)
    assert {"tickets 1", "tickets 3"} <= set(game.legal("tickets"))
    told = game.play("claim breda rotterdam #1", "pay double 2")
    assert names(told)[:2] == ["route_claimed_with_dice", "loan_taken"]
    doubles = game.fact("double_tracks")
    assert isinstance(doubles, list)
    assert len(NEDERLAND.tracks) - len(doubles) == 9


def test_chaos_stops_the_neutral_player_and_halves_tickets_but_no_payment() -> None:
    """R264, R268: a ticket of 33 with an end in chaos gives or costs 16."""
    game = round_over(options="monsters=true", more="monsters=alvin:antwerpen,dexter:emden")
    told = game.play(*CLAIM, luck=BOTH_FREE)
    assert names(told).count("neutral_claimed") == 0
    assert (game.fact("neutral_marker"), game.fact("toll_tokens", 1)) == (1, [None, 26])
    line = "nederland base 2 monsters=true | monsters=alvin:antwerpen,dexter:lingen | | 0 tickets=emmen:antwerpen"
    assert table(line).score(0).tickets == -16


@pytest.mark.parametrize("seed", range(3))
def test_positions_are_read_as_they_were_written(seed: int) -> None:
    """R253, R257, R264: also in the middle of a choice for the neutral player."""
    game = round_over(
        zero="money=0 loans=2",
        one="money=33",
        more=f"neutral=amsterdam:haarlem#1 marker=0 {pile_but(BOTH_FREE, BESIDE)}",
    )
    game.play(*CLAIM, luck=(BOTH_FREE, BESIDE, BOTH_FREE)[seed])
    line = game.game.position()
    assert Game.from_position(line).position() == line
    assert Game.from_position(line).record.tobytes() == game.game.record.tobytes()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "said",
    [
        "2 | neutral=breda:rotterdam#1 | | 0 tracks=breda:rotterdam#1",
        f"2 | neutral={THIRTY_SIX},duisburg:nijmegen#1,duisburg:roermond#1 | ",
        "2 | marker=2 | ",
        "2 | phase=neutral_track | ",
        "2 | phase=neutral_track choosing=breda:rotterdam#2 player=1 | ",
        "2 | phase=neutral_track choosing=breda:rotterdam#1 player=0 | ",
        "3 | marker=1 | ",
        "2 nederland.tolls=false | | | 0 money=3",
        "2 nederland.tolls=false | phase=neutral_track | ",
        f"2 | pile={WINDMILL},{WINDMILL} | ",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(said: str) -> None:
    """R253, R263, R264, R266."""
    with pytest.raises(NotationError):
        Game.from_position(f"nederland base {said}")
    with pytest.raises(NotationError):
        Game.from_position(f"usa base 2 | pile={maps.load('usa').tickets[0].a} | ")


def test_each_broken_promise_about_tolls_is_reported() -> None:
    """R251, R257, R263."""
    for damage in ("toll_tokens", "loans"):
        game = round_over().game
        getattr(game.record, damage)[0] = -1
        assert faults(game) == ["tolls_wrong"]
    for field, value in (("neutral_trains", 39), ("neutral_marker", 5), ("neutral_choice", 3)):
        game = round_over().game
        setattr(game.record, field, value)
        assert faults(game) == ["tolls_wrong"]


def told(map: maps.Map) -> list[str]:
    """Return what is wrong with a map."""
    return [problem.reason for problem in problems(map)]


def test_a_board_that_asks_for_tolls_without_their_facts_gets_an_error_with_its_line(tmp_path: Path) -> None:
    """R250: a track without a toll is named with its line."""
    text = (Path(maps.__file__).parent / "data" / "nederland.json").read_text()
    file = tmp_path / "nederland.json"
    file.write_text(text.replace('"colour": "red", "toll": 1}', '"colour": "red"}', 1))
    with pytest.raises(maps.MapError, match="aarschot - liege has no toll") as caught:
        maps.read(file)
    assert caught.value.line is not None


def test_what_a_map_with_tolls_must_hold() -> None:
    """R250, R253, R254, R260, R263, R264."""
    assert NEDERLAND.tolls is not None
    tolls, neutral = NEDERLAND.tolls, NEDERLAND.tolls.neutral
    assert neutral is not None
    first, *rest = NEDERLAND.tracks
    wrong = {
        "has no toll": replace(NEDERLAND, tracks=(replace(first, toll=0), *rest)),
        "two tolls": replace(NEDERLAND, tracks=(replace(first, toll=3), *rest)),
        "more than two": replace(NEDERLAND, tracks=(*NEDERLAND.tracks, first)),
        "start scores": replace(NEDERLAND, tolls=replace(tolls, start_scores=(0, 1))),
        "no points for tokens of 4": replace(
            NEDERLAND, tolls=replace(tolls, points={n: row for n, row in tolls.points.items() if n != 4})
        ),
        "need 2 numbers": replace(NEDERLAND, tolls=replace(tolls, points={**tolls.points, 2: (0, 35)})),
        "no game has the 6": replace(NEDERLAND, tolls=replace(tolls, neutral=replace(neutral, players=6))),
        "needs a pile": replace(NEDERLAND, refused_opening_tickets="under_deck", refused_drawn_tickets="under_deck"),
        "from the start on": replace(NEDERLAND, refused_opening_tickets="under_deck"),
        "for one deck": replace(
            NEDERLAND, tickets=(replace(NEDERLAND.tickets[0], deck="long"), *NEDERLAND.tickets[1:])
        ),
        "is no connection of two": replace(
            NEDERLAND, tickets=(replace(NEDERLAND.tickets[0], foot=("aarschot", "liege")), *NEDERLAND.tickets[1:])
        ),
        "the foot of a ticket means": replace(NEDERLAND, tolls=None),
        "a toll means": replace(NEDERLAND, tolls=None),
    }
    assert told(NEDERLAND) == []
    for reason, map in wrong.items():
        assert any(reason in one for one in told(map)), reason


def test_words_about_dice_know_for_whom_double_routes_are_without_tolls() -> None:
    """R135, R262: with open tracks deciding, three players have Single routes only where tolls are off."""
    chosen: dict[str, bool | int | str] = {"dice": True, "dice.double_kind": "open_tracks"}
    board = maps.ordered(maps.load("nederland"))
    track = next(n for n, one in enumerate(board.tracks) if {one.a, one.b} == {"breda", "rotterdam"})
    assert TableSetup(board, 3, chosen).kind(track) == "double"
    assert TableSetup(board, 3, {**chosen, "nederland.tolls": False}).kind(track) == "single"
