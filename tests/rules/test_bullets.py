"""Japan: routes claimed with bullet trains that all players share, and what progress is worth (R390-R400)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from table import deal, faults, names, only, table
from whistlestop import Game, compile_rules, maps
from whistlestop.maps import MapError
from whistlestop.records import state
from whistlestop.records.bullets import FEW_BULLET_TRAINS
from whistlestop.ruleset.options import OptionError

JAPAN = maps.load("japan")
# Sixteen of the 23 bullet routes, 40 spaces in all.
SIXTEEN = (
    "niigata:takasaki,aomori:hakodate#1,fukushima:sendai,hakata:kokura,kyoto:nagoya,takasaki:tokyo,tokyo:utsunomiya,"
    "nagano:takasaki,hakata:kumamoto,hamamatsu:nagoya,hamamatsu:odawara,hiroshima:okayama,okayama:osaka,"
    "fukushima:shinjo,fukushima:utsunomiya,hiroshima:kokura"
)


def built(*progress: int, routes: str = SIXTEEN, more: str = "", seats: dict[int, str] | None = None) -> str:
    """Return a position with bullet trains on the board and how far each seat has come."""
    told = seats or {}
    rows = " | ".join(f"{seat} progress={far} {told.get(seat, '')}" for seat, far in enumerate(progress))
    return f"japan base {len(progress)} | {more} bullets={routes} | {rows}"


def test_the_numbers_of_the_board() -> None:
    """R390."""
    game = deal("japan", players=5)
    assert (game.fact("trains"), game.fact("bullet_trains"), game.fact("progress")) == ([20] * 5, 16, [0] * 5)
    assert (game.fact("hand_sizes"), len(game.tickets("offered")), len(JAPAN.tickets)) == ([4] * 5, 4, 54)
    assert [sum(track.bullet for track in JAPAN.tracks), len(JAPAN.tracks), len(JAPAN.places)] == [23, 114, 48]
    assert JAPAN.players == (2, 5)


def test_two_of_four_tickets_are_kept_and_the_others_go_under_the_deck() -> None:
    """R390, R5, R19."""
    game = deal("japan")
    game.play("return", "return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep", *["keep"] * 4)
    assert game.fact("ticket_deck_size") == {"regular": 54 - 6}
    game.play("tickets", "return", "return")
    assert game.legal() == ["keep"]


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True)])
def test_double_routes_are_for_four_players_and_more(players: int, open_to_others: bool) -> None:
    """R390, R27."""
    game = table(f"japan base {players} | player=1 | 0 tracks=ginza:tokyo,tokyo:yotsuya#1 | 1 hand=yellow:1")
    assert ("claim tokyo yotsuya #2" in game.legal()) == open_to_others


def test_aomori_hakodate_is_no_double_route() -> None:
    """R391, R246: with two players both can be had, by one player too."""
    game = table("japan base 2 | bullets=aomori:hakodate#1 | 0 progress=2 hand=white:3")
    game.play("claim aomori hakodate #2", "pay white 3")
    assert game.tracks() == ["aomori:hakodate#2"]
    other = table("japan base 2 | 0 tracks=aomori:hakodate#2 hand=red:2")
    other.play("claim aomori hakodate #1", "pay red 2")
    assert other.fact("progress") == [2, 0]


def test_both_tracks_of_aomori_hakodate_are_single_to_the_dice() -> None:
    """R246, R399; a real double route is Double."""
    board = compile_rules(JAPAN, {"dice": True}).boards[0]
    doubles = {track for track in range(len(JAPAN.tracks)) if int(board.double[track // 64]) >> track % 64 & 1}
    beside = {n for n, track in enumerate(JAPAN.tracks) if {track.a, track.b} == {"aomori", "hakodate"}}
    twins = {n for n, track in enumerate(JAPAN.tracks) if {track.a, track.b} == {"tokyo", "yotsuya"}}
    assert (len(beside), beside & doubles, twins & doubles) == (2, set(), twins)


def test_a_place_that_is_shown_twice_is_one_place() -> None:
    """R392: from the main board through Tokyo into the subway, and through Kokura to Kyushu."""
    line = "japan base 2 | 0 tickets=ginza:kita-senju,hakata:oita tracks=ginza:tokyo,tokyo:ueno#1,kita-senju:ueno#1"
    assert table(line).score().fulfilled == 1
    main = built(1, 0, routes="hakata:kokura", seats={0: "tickets=hakata:oita tracks=kokura:oita#1"})
    assert table(main).score().fulfilled == 1


def test_a_bullet_route_takes_a_bullet_train_and_gives_progress_instead_of_points() -> None:
    """R393: paid like a gray route."""
    game = table("japan base 2 | 0 hand=red:2,blue:3,locomotive:1")
    game.play("claim hamamatsu nagoya")
    assert game.choices("pay") == {"blue 3", "blue 2 + locomotive 1", "red 2 + locomotive 1"}
    told = game.play("pay blue 3")
    assert names(told)[0] == "route_claimed_for_all"
    assert (game.fact("progress"), game.fact("bullet_trains")) == ([3, 0], 15)
    assert (game.fact("trains"), game.fact("route_points"), game.fact("owner")) == ([20, 20], [0, 0], {})


def test_a_player_without_trains_may_claim_a_bullet_route() -> None:
    """R393: R24 does not apply."""
    six = "masuda:tottori,miyako:sendai,matsumoto:odawara,tottori:tsuruga,ginza:tokyo"
    game = table(f"japan base 2 | 0 tracks={six} hand=red:4")
    assert game.fact("trains") == [0, 20]
    assert game.legal("claim kanazawa") == ["claim kanazawa nagano"]
    assert game.game.why_not("claim tottori okayama").code.value == "few_trains"  # type: ignore[union-attr]


def test_nobody_claims_a_bullet_route_that_is_built() -> None:
    """R393: it belongs to nobody, the claimer included."""
    game = table("japan base 2 | player=1 bullets=kyoto:osaka | 0 progress=1 | 1 hand=red:1")
    assert "claim kyoto osaka" not in game.legal()
    assert str(game.game.why_not("claim kyoto osaka")) == "bullet_train_stands"
    assert game.fact("closed") == []


def test_a_built_bullet_route_serves_everybodys_tickets_with_own_routes() -> None:
    """R394."""
    tokyo = "hamamatsu:nagoya,hamamatsu:odawara,odawara:tokyo,kyoto:nagoya,kyoto:osaka"
    for seat in range(3):
        shared = built(*(10 if one == seat else 0 for one in range(3)), routes=tokyo, seats={2: "tickets=osaka:tokyo"})
        assert table(shared).score(2).fulfilled == 1
    mixed = built(0, 10, routes=tokyo, seats={0: "tickets=ise:tokyo tracks=ise:kyoto"})
    assert table(mixed).score(0).fulfilled == 1


def test_bullet_routes_do_not_count_for_the_longest_path() -> None:
    """R394, R230."""
    routes = "hamamatsu:nagoya,hamamatsu:odawara"
    game = table(built(6, 0, routes=routes, seats={0: "tracks=kanazawa:nagoya", 1: "tracks=matsumoto:odawara"}))
    assert [game.score(seat).path_length for seat in range(2)] == [4, 4]
    assert game.score(0).longest_path == 0


def test_without_bullet_trains_the_open_bullet_routes_are_plain_gray_routes() -> None:
    """R395: own trains, points, ownership, no progress."""
    game = table(built(40, 0, seats={0: "hand=red:4"}))
    assert game.fact("bullet_trains") == 0
    told = game.play("claim kanazawa nagano", "pay red 4")
    assert names(told)[0] == "route_claimed"
    assert (game.tracks(), game.fact("trains"), game.fact("route_points")) == (["kanazawa:nagano"], [16, 20], [7, 0])
    assert game.fact("progress") == [40, 0]
    other = "tickets=hakata:kanazawa"
    assert table(built(40, 0, seats={0: "tracks=kanazawa:nagano", 1: other})).score(1).fulfilled == 0


def test_without_bullet_trains_a_bullet_route_takes_enough_trains() -> None:
    """R395, R24."""
    many = "masuda:tottori,miyako:sendai,matsumoto:odawara,suitengumae:tokyo#1"
    game = table(built(40, 0, seats={0: f"hand=red:4 tracks={many}"}))
    assert game.fact("trains") == [3, 20]
    assert game.legal("claim kanazawa") == []
    assert str(game.game.why_not("claim kanazawa nagano")).startswith("few_trains count=4 have=3")


END = "masuda:tottori,miyako:sendai,matsumoto:odawara,ginza:tokyo,fukushima:niigata"  # 19 spaces


def end_of_turn(line: str) -> Game:
    """Return the game after the player has drawn two cards."""
    game = table(line)
    game.play("draw", "draw")
    return game.game


def test_the_last_round_needs_few_trains_and_few_bullet_trains() -> None:
    """R396: with three bullet trains left the game goes on; a bullet route claimed by another starts the last round."""
    thirteen = ",".join(SIXTEEN.split(",")[:13])
    line = built(0, 30, 0, routes=thirteen, more="player=1", seats={0: f"tracks={END}", 1: "hand=red:4"})
    assert end_of_turn(line).record.last_turns == state.NONE
    game = table(line)
    told = game.play("claim fukushima shinjo", "pay red 3")
    assert only(told, "last_round") == [{"reason": FEW_BULLET_TRAINS}]
    assert (game.fact("last_turns"), game.fact("to_move")) == (3, 2)
    for seat in (2, 0, 1):
        assert game.fact("to_move") == seat
        game.play("draw", "draw")
    assert game.game.over


def test_by_house_rule_the_player_whose_turn_ends_must_have_few_trains() -> None:
    """R396, japan.end_check."""
    line = built(40, 0, more="player=1", seats={0: f"tracks={END}"})
    assert end_of_turn(line).record.last_turns == 2
    chosen = line.replace("base 2", "base 2 japan.end_check=turn_player")
    game = end_of_turn(chosen)
    assert game.record.last_turns == state.NONE
    game.play("draw")
    game.play("draw")
    assert game.record.last_turns == 2


def test_many_trains_left_do_not_end_the_game_however_few_bullet_trains_there_are() -> None:
    """R396."""
    assert end_of_turn(built(40, 0)).record.last_turns == state.NONE


def test_the_dead_board_counts_bullet_routes_for_everybody_while_bullet_trains_last() -> None:
    """R247: nobody has trains for any other route, and the game goes on; without bullet trains it does not."""
    board = replace(
        JAPAN,
        tracks=tuple(track for track in JAPAN.tracks if track.bullet or track.a == "ginza")[:30],
        end_trains=0,
        end_bullet_trains=0,
    )
    rules = compile_rules(replace(board, trains=1, bullet_trains=16))
    game = table("japan base 2 | player=1 | 0 tracks=ginza:tokyo", rules)
    game.play("draw", "draw")
    assert game.fact("last_turns") is None
    used = compile_rules(replace(board, trains=1, bullet_trains=1))
    dead = table("japan base 2 | player=1 bullets=kyoto:osaka | 0 progress=1 tracks=ginza:tokyo", used)
    dead.play("draw", "draw")
    assert dead.fact("last_turns") is not None


@pytest.mark.parametrize(
    ("progress", "worth"),
    [
        ((24, 16, 0, 0, 0), [25, 15, -20, -20, -20]),
        ((14, 11, 11, 4, 0), [25, 15, 15, -5, -20]),
        ((20, 20, 0, 0), [20, 20, -20, -20]),
        ((13, 11, 9, 7), [20, 10, 0, -10]),
        ((20, 10, 10), [15, 5, 5]),
        ((10, 11, 19), [-10, 5, 15]),
        ((39, 1), [10, -10]),
        ((20, 20), [10, 10]),
        ((40, 0), [10, -20]),
    ],
)
def test_progress_is_ranked_and_ties_share_the_better_rank(progress: tuple[int, ...], worth: list[int]) -> None:
    """R397."""
    game = table(built(*progress))
    assert [game.score(seat).bullets for seat in range(len(progress))] == worth
    assert [game.score(seat).total for seat in range(len(progress))] == worth


def test_without_any_progress_everybody_loses_points() -> None:
    """R397, R398: also when nobody has any, and there is no other bonus."""
    game = table("japan base 3 | 0 tracks=masuda:tottori")
    assert [game.score(seat).total for seat in range(3)] == [15 - 20, -20, -20]


def test_a_house_rule_gives_another_bonus_table() -> None:
    """R397, japan.bonus_table: a row for as many players as it has ranks, a single number for no progress."""
    line = built(40, 0, 0).replace("base 3", "base 3 japan.bonus_table=15/5/-15,-7")
    assert [table(line).score(seat).bullets for seat in range(3)] == [15, -7, -7]
    two = built(30, 10).replace("base 2", "base 2 japan.bonus_table=15/5/-15,-7")
    assert [table(two).score(seat).bullets for seat in range(2)] == [10, -10]
    for wrong in ("15/x", "", "1/2/3/4/5/6/7", "printed,5"):
        with pytest.raises(OptionError, match="rows such as"):
            compile_rules(JAPAN, {"japan.bonus_table": wrong})
    with pytest.raises(OptionError, match="two rows"):
        compile_rules(JAPAN, {"japan.bonus_table": "1/2,3/4"})


def test_ties_for_the_win_go_by_tickets_and_then_by_the_path_over_own_routes() -> None:
    """R398, R245, R229, R230."""
    tied = {0: "tracks=masuda:tottori", 1: "tracks=miyako:sendai,fukushima:iwaki,kochi:matsuyama,tokyo:yotsuya#1"}
    game = table(built(20, 20, seats=tied))
    assert [game.score(seat).total for seat in range(2)] == [25, 25]
    assert game.game.winners() == [0]


def test_a_bullet_route_costs_single_symbols_with_dice() -> None:
    """R399: progress grows by its length, whatever mix of dice and tokens pays."""
    dice = "dice=single:2,wild:1 tokens_at_start=single:1"
    game = table(f"japan base 2 dice=true | {dice} | 0 tokens=single:1")
    told = game.play("claim hamamatsu nagoya", "pay single 1 + wild 1 + token 1")
    assert names(told)[0] == "route_claimed_for_all_with_dice"
    assert game.fact("progress") == [3, 0]
    doubles = table("japan base 2 dice=true | dice=double:3 tokens_at_start=single:0 | 0 hand=")
    assert doubles.legal("claim hamamatsu") == []


def test_chaos_blocks_claiming_a_bullet_route_but_not_its_use() -> None:
    """R400: a monster in Tokyo stands there in the subway too."""
    line = "japan base 2 monsters=true | monsters=alvin:tokyo,dexter:hakodate"
    game = table(f"{line} | 0 hand=red:4")
    assert game.legal("claim odawara tokyo") == []
    assert game.legal("claim ginza tokyo") == []
    assert game.legal("claim kyoto osaka") == ["claim kyoto osaka"]
    used = table(f"{line} bullets=odawara:tokyo,hamamatsu:odawara,hamamatsu:nagoya | 0 progress=7 tickets=ise:tokyo "
                 "tracks=ise:nagoya")  # fmt: skip
    assert used.score().fulfilled == 1


BROKEN = [
    ('"bullet_trains": 16,\n', "", 'the key "bullet_trains" is missing', '"bullet": true'),
    (r'"bullet_progress": \{.*?\},\n', "", '"bullet_progress" of bonuses is missing', '"bonuses"'),
    (r', "3": \[15, 5, -10\]', "", "no row for 3 players", '"bullet_progress"'),
    (r'"3": \[15, 5, -10\]', '"3": [15, 5]', "a row of 2 ranks for 3 players", '"bullet_progress"'),
    (
        '"colour": "gray", "bullet": true, "not_double": true',
        '"colour": "gray", "bullet": true',
        "no double route",
        "a",
    ),
    (
        '"length": 4, "colour": "gray", "bullet"',
        '"length": 4, "colour": "red", "bullet"',
        "a bullet route is gray",
        "a",
    ),
    ('"bullet": true}', '"bullet": true, "tunnel": true}', "neither tunnel, ferry nor mountain", '"bullet": true'),
    (', "bullet": true', "", "16 bullet trains, but no track is a bullet route", '"bullet_trains"'),
]


@pytest.mark.parametrize(("found", "put", "reason", "line"), BROKEN)
def test_a_board_that_asks_for_bullet_trains_without_its_facts_is_refused_with_line_and_key(
    tmp_path: Path, found: str, put: str, reason: str, line: str
) -> None:
    """R390: nothing is dealt."""
    text = (maps._DATA / "japan.json").read_text(encoding="utf-8")
    count = 0 if put == "" and "true" in found else 1
    broken = re.sub(found, put, text, count=count)
    assert broken != text
    file = tmp_path / "japan.json"
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(MapError, match=re.escape(reason)) as refused:
        Game(str(file), players=2)
    assert refused.value.line is not None
    assert line in broken.splitlines()[refused.value.line - 1]


def test_each_broken_promise_about_bullet_trains_is_reported() -> None:
    """R393, R395."""
    for field, value, index in (("progress", 3, 0), ("bullet_trains", 3, None), ("bullets", 1 << 63, 0)):
        game = table(built(40, 0)).game
        if index is None:
            setattr(game.record, field, value)
        else:
            getattr(game.record, field)[index] = value
        assert "bullets_wrong" in faults(game), field


def test_with_everything_on_bullet_trains_lie_ready_before_the_monsters_come() -> None:
    """R243, R390."""
    game = deal("japan", options={"dice": True, "monsters": True})
    assert game.fact("bullet_trains") == 16
    game.play(*["keep"] * 8)
    assert (game.fact("phase"), game.fact("bullet_trains")) == ("place monster", 16)


def test_a_claim_is_paid_then_the_bullet_train_is_put_and_the_turn_ends_with_its_checks() -> None:
    """R241, R248, R240: a locomotive pays; the monster's card is turned over before the last round begins."""
    fourteen = ",".join(SIXTEEN.split(",")[:14])
    line = "turn=9 monsters=alvin:narita,dexter:akita face_up=alvin:1 player=1"
    seats = {0: f"tracks={END}", 1: "hand=red:1,locomotive:2"}
    start = built(0, 33, routes=fourteen, more=line, seats=seats).replace("base 2", "base 2 monsters=true")
    game = table(start)
    told = game.play("claim fukushima utsunomiya", "pay red 1 + locomotive 2")
    assert (game.fact("progress"), game.fact("bullet_trains")) == ([0, 36], 1)
    if "last_round" not in names(told):
        told += game.play("end")
    assert [name for name in names(told) if name in ("monster_card_turned", "last_round", "turn_started")] == [
        "monster_card_turned",
        "last_round",
        "turn_started",
    ]
