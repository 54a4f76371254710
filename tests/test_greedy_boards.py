"""What greedy makes of boards with rules of their own: substitutes, mountains, ticket decks, meeples, shares, trips."""

from __future__ import annotations

import pytest

from bot_habits import kinds_used, rules_of
from test_bots import greedy_choice
from whistlestop import Game, bots
from whistlestop.compiler.kernel import INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("mode", ["", "dice"])
def test_greedy_uses_every_kind_of_action_that_pieces_bring(mode: str) -> None:
    """R103, R108, R109, R117."""
    wanted = {"split", "passenger", "travel", "stop"}
    assert wanted <= kinds_used(rules_of("marklin", mode=mode), 3, "greedy", wanted)
    assert {"split", "meeple"} <= kinds_used(rules_of("germany", mode=mode), 3, "greedy", {"split", "meeple"})


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("mode", ["", "dice"])
def test_greedy_puts_stacks_and_takes_tokens(mode: str) -> None:
    """R427, R430."""
    assert {"stack", "tourist"} <= kinds_used(rules_of("san-francisco", mode=mode), 3, "greedy", {"stack", "tourist"})


def test_greedy_puts_a_stack_at_an_end_of_its_ticket_and_takes_the_token_that_is_rarer() -> None:
    """R427, R430."""
    stacks = "stacks=bridge:golden-gate-bridge,ship:alcatraz,tram:the-embarcadero,crab:sunset,seal:potrero-hill"
    seat = "1 tickets=pacific-heights:south-beach,haight-ashbury:mission-district"
    line = f"san-francisco base 2 | turn=0 player=1 phase=put_stack {stacks} | {seat}"
    assert greedy_choice(Game.from_position(line)) == "stack tower pacific-heights"
    asked = f"phase=tourist acted=1 settling=pier-39:the-embarcadero#1 {stacks},tower:pier-39"
    line = f"san-francisco base 2 | {asked} | 0 tracks=pier-39:the-embarcadero#1"
    assert greedy_choice(Game.from_position(line)) == "tourist tower"


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_piece_is_laid_on_the_way_of_a_ticket_in_the_colour_that_there_is_most_of(bot: str) -> None:
    """R322: from Paris to Reims a bed is all that is missing."""
    seat = "0 tickets=reims:orleans hand=green:2,red:1 tracks=orleans:paris#1"
    game = Game.from_position(f"france base 2 | phase=bed turn=9 | {seat}")
    texts = []
    for _ in range(2):
        chosen = bots.make(bot).decide(game.view(0))
        texts.append(next(action.text for action in game.legal() if action.id == chosen))
        game.play(texts[-1])
    assert texts[0].startswith("build paris reims")
    assert texts[1] == "piece green"


def planners_turn(line: str) -> list[str]:
    """Return all that the planner does in one turn from a position on."""
    game, texts = Game.from_position(line), list[str]()
    while game.to_move == 0:
        chosen = bots.make("planner").decide(game.view(0))
        texts.append(next(action.text for action in game.legal() if action.id == chosen))
        game.play(chosen)
    return texts


def test_with_dice_the_planner_lays_the_piece_its_ticket_needs_rather_than_claim_beside_its_plan() -> None:
    """R330: a die would claim a route for a point, but then no piece lies between Paris and Reims."""
    seat = "0 tickets=reims:orleans tracks=orleans:paris#1"
    texts = planners_turn(f"france base 2 dice=true | dice=single:3,double:2 turn=9 | {seat}")
    assert "build paris reims #1" in texts
    assert not any(text.startswith("claim") for text in texts)


def test_the_planner_gives_dice_for_a_piece_before_it_makes_tokens_of_them() -> None:
    """R330: the action is done, and the bed between Paris and Reims is all that its ticket waits for."""
    seat = "0 tickets=reims:orleans tracks=orleans:paris#1"
    line = f"france base 2 dice=true | phase=after_action acted=1 dice=single:2,station:1 turn=9 | {seat}"
    assert planners_turn(line)[:2] == ["build with single + single", "build paris reims #1"]


def test_greedy_gives_cards_its_plan_can_spare_in_place_of_a_locomotive_it_lacks() -> None:
    """R83: the ferry of three white spaces takes one locomotive, which any three cards replace."""
    game = Game.from_position("nordic base 2 | 0 hand=white:2,red:1,blue:2,black:1 | 1 hand=green:1")
    game.play("claim alborg oslo")
    played = []
    while game.to_move == 0:
        played.append(greedy_choice(game))
        game.play(played[-1])
    assert played == ["replace", "give red", "give blue", "give blue", "pay white 2"]


def test_greedy_pays_with_its_locomotive_before_it_gives_three_cards() -> None:
    hand = "white:2,red:1,blue:2,black:1,locomotive:1"
    game = Game.from_position(f"nordic base 2 | 0 hand={hand} | 1 hand=green:1")
    game.play("claim alborg oslo")
    assert greedy_choice(game) == "pay white 2 + locomotive 1"


@pytest.mark.parametrize(("ticket", "choice"), [("geneve:bern", "draw"), ("lugano:chur", "take locomotive")])
def test_greedy_takes_locomotives_only_where_its_plan_can_use_them(ticket: str, choice: str) -> None:
    """R91, R92: in Switzerland they pay for tunnels only, and a face-up one is one card of two."""
    display = "black,black,locomotive,black,black"
    game = Game.from_position(
        f"switzerland base 2 | display={display} | 0 hand=pink:1 tickets={ticket} | 1 hand=green:1"
    )
    assert greedy_choice(game) == choice


def test_greedy_counts_the_trains_that_mountains_take() -> None:
    """R121: with two trains left the track over the mountains is out of reach, so nothing is planned there."""
    lines = "bombay:karachi#1,dihua:peking,dihua:samarkand#1,kobe:taipei#1,astrakhan:samarkand"
    lines += ",calcutta:colombo,chita:khabarovsk,dihua:omsk,dihua:xian"
    position = f"legendary-asia base 2 | 0 hand=pink:2,red:2 tracks={lines} | 1 hand=green:1"
    game = Game.from_position(position)
    assert "claim agra kathmandu" not in [action.text for action in game.legal()]
    assert greedy_choice(game) in [action.text for action in game.legal()]


@pytest.mark.parametrize(
    ("collected", "rival", "choice"),
    [
        ("red:1", "blue:3", "meeple blue"),  # second most brings 10 points, a greater lead nothing
        ("blue:2,red:1", "blue:2,red:3", "meeple blue"),  # from a tie for most to the most alone: the same points
        ("blue:1", "blue:1,red:1", "meeple red"),  # 20 points for a tie for most red
    ],
)
def test_greedy_takes_the_meeple_that_brings_most_points_now(collected: str, rival: str, choice: str) -> None:
    """R117: most of a colour 20 points, second most 10."""
    line = "germany base 2 | phase=meeple settling=berlin:leipzig acted=1 meeples=berlin:red:2,berlin:blue:1"
    line += f" | 0 tracks=berlin:leipzig collected={collected} | 1 collected={rival}"
    assert greedy_choice(Game.from_position(line)) == choice


def test_greedy_sends_its_passenger_off_when_the_goods_are_worth_a_turn() -> None:
    """R109-R112: Leipzig 3, Berlin 7, Magdeburg 2 make 12 points; Dresden, where it sets out, gives none."""
    tracks = "tracks=dresden:leipzig,berlin:leipzig,berlin:magdeburg"
    game = Game.from_position(f"marklin base 2 | 0 passengers=dresden {tracks} | 1 hand=green:1")
    played = []
    while game.to_move == 0:
        played.append(greedy_choice(game))
        game.play(played[-1])
    walk = ["travel dresden leipzig", "travel berlin leipzig", "travel berlin magdeburg"]
    assert played[:4] == ["passenger dresden", *walk]
    assert game.record.goods_points[0] == 12
    short = Game.from_position("marklin base 2 | 0 passengers=kiel tracks=kiel:schwerin | 1 hand=green:1")
    assert not greedy_choice(short).startswith("passenger")


def test_greedy_pays_long_routes_with_plus4_locomotives_before_plain_ones() -> None:
    """R102."""
    hand = "orange:3,plus4:1,locomotive:1"
    game = Game.from_position(f"marklin base 2 | 0 hand={hand} | 1 hand=green:1")
    game.play("claim berlin leipzig")
    assert greedy_choice(game) == "pay orange 3 + plus4 1"


def test_greedy_claims_a_bullet_route_for_its_first_progress() -> None:
    """R393, R397: with four cards of a colour, nothing planned and nobody with tickets to draw."""
    built = "hamamatsu:nagoya,hamamatsu:odawara,hiroshima:okayama,okayama:osaka,kyoto:nagoya"
    tracks = "miyako:sendai,matsumoto:odawara,masuda:tottori"
    position = f"japan base 2 | bullets={built} | 0 hand=red:4 tracks={tracks} | 1 hand=green:1 progress=14"
    choice = greedy_choice(Game.from_position(position))
    assert choice.startswith("claim")
    game = Game.from_position(position)
    game.play(choice)
    assert game.map.tracks[game.record.claiming].bullet


def test_greedy_plans_its_tickets_over_bullet_routes_that_are_built() -> None:
    """R394: from Ise to Tokyo only the track to Nagoya is missing, and it can be paid for."""
    built = "hamamatsu:nagoya,hamamatsu:odawara,odawara:tokyo"
    position = f"japan base 2 | bullets={built} | 0 hand=white:2,red:3 tickets=ise:tokyo | 1 hand=green:1 progress=7"
    assert greedy_choice(Game.from_position(position)) == "claim ise nagoya"


READING = ",".join(f"reading:{number}" for number in range(1, 5))
JERSEY = ",".join(f"jersey-central:{number}" for number in range(1, 4))


@pytest.mark.parametrize(
    ("seats", "choice"),
    [
        ("0 hand=red:1 | 1 hand=red:1", "share jersey-central"),
        ("0 hand=red:1 | 1 shares=jersey-central:1,jersey-central:2,jersey-central:3", "share lehigh-valley"),
        (f"0 shares={READING} | 1 shares={JERSEY}", "share lehigh-valley"),
    ],
)
def test_greedy_takes_the_share_that_is_worth_most(seats: str, choice: str) -> None:
    """R302, R305: of a small company while there are any, then of the next; never one more where it is safe."""
    track, (first, second) = "allentown:scranton-wilkes-barre#1", seats.split(" | ")
    line = f"pennsylvania base 3 | phase=share settling={track} | {first} tracks={track} | {second}"
    assert greedy_choice(Game.from_position(line)) == choice


def test_greedy_gives_the_dummy_a_share_of_the_company_in_which_it_leads_safely() -> None:
    """R307: not of one that is still open to it."""
    track = "allentown:philadelphia#1"
    line = f"pennsylvania base 2 | phase=dummy_share settling={track} dummy=pennsylvania:1"
    game = Game.from_position(f"{line} | 0 tracks={track} shares={READING} | 1 hand=red:1")
    assert greedy_choice(game) == "dummy share reading"


@pytest.mark.parametrize(("hand", "side"), [("black:2", 2), ("white:2,black:1", 1), ("red:1", 1)])
def test_greedy_leaves_the_neutral_player_the_colour_of_which_it_holds_fewer(hand: str, side: int) -> None:
    """R264: Antwerpen-Rotterdam is black and white, and the other track stays open."""
    choosing = "turn=12 phase=neutral_track choosing=antwerpen:rotterdam#1 marker=0 pile=breda:eindhoven"
    game = Game.from_position(f"nederland base 2 | {choosing} | 0 hand={hand}")
    assert greedy_choice(game) == f"neutral antwerpen rotterdam #{side}"


@pytest.mark.parametrize(("money", "choice"), [(30, "claim"), (0, "draw")])
def test_greedy_takes_no_loan_for_the_points_of_a_route(money: int, choice: str) -> None:
    """R257, R259, R260: with nothing planned a long route is worth its toll, and neither five points nor the rank."""
    seat = f"0 hand=red:3,locomotive:3 money={money}"
    game = Game.from_position(f"nederland base 3 | last_turns=3 | {seat} | 1 hand=green:1 | 2 hand=green:1")
    assert greedy_choice(game).split()[0] == choice
