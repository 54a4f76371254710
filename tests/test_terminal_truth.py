"""What the terminal says is what the engine does: prices, halved tickets, trains, rules and doubts in its own words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from test_terminal_dice_and_monsters import both, dice, monsters
from whistlestop import Game, locale, maps
from whistlestop.advice import Advice, TunnelOdds
from whistlestop.locale import rule_help
from whistlestop.locale.house_rules import doubts
from whistlestop.locale.sentences import Teller
from whistlestop.play.scores import loss
from whistlestop.records.mechanisms import collect
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import Value, settle
from whistlestop.terminal import helping, hints, report
from whistlestop.terminal.sight import look

Typed = Callable[..., tuple[Game, str]]
PAGE = Path(__file__).parents[1] / "web" / "src"
TOPICS = [PAGE / "help" / "topics.ts", *(PAGE / "mechanisms").glob("*/index.ts")]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "move alvin to seattle for 1 locomotive",
            "Seattle is more than 3 places away from Alvin, too far for 1 locom",
        ),
        ("alvin seattle 1", "Seattle is more than 3 places away from Alvin, too far for 1 locomotive."),
        ("alvin seattle 3", "“3” moves no monster. One locomotive takes it up to 3 places far, two up to 6."),
        ("alvin chicago 7", "“7” moves no monster."),
        ("alvin chicago red", "“red” moves no monster."),
        ("alvin chicago locomotive locomotive", "“locomotive” moves no monster."),
    ],
)
def test_a_stated_price_that_cannot_be_met_is_refused_with_the_reason(typed: Typed, line: str, reason: str) -> None:
    """R167: one locomotive for up to three places, two for up to six, never more."""
    game, told = typed(monsters("red:2,locomotive:3"), line)
    assert game.decision == 0
    assert reason in told


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("alvin seattle 1", "too far for 1 Wild."),
        ("alvin seattle for 1 wild", "too far for 1 Wild."),
        ("alvin chicago 3", "“3” moves no monster. One Wild takes it up to 3 places far, two up to 6."),
        ("alvin chicago single", "“single” moves no monster."),
    ],
)
def test_with_dice_a_price_is_told_in_wilds(typed: Typed, line: str, reason: str) -> None:
    """R196."""
    game, told = typed(both("wild:2,single:3"), line)
    assert game.decision == 0
    assert reason in told


def test_where_pairs_count_a_bare_number_is_still_a_price(typed: Typed) -> None:
    """R196, option combined.monster_payment = wild_or_pair."""
    pairs = both("wild:1,single:4").replace("monsters=true", "monsters=true combined.monster_payment=wild_or_pair")
    game, told = typed(pairs, "alvin seattle 1", "alvin chicago 9")
    assert game.decision == 0
    assert "too far for 1 Wild or pair." in told
    assert "“9” moves no monster. One Wild or pair of equal dice takes it" in told


@pytest.mark.parametrize("line", ["alvin chicago 1", "alvin chicago for 1 locomotive", "alvin chicago with locomotive"])
def test_a_stated_price_that_can_be_met_is_paid(typed: Typed, line: str) -> None:
    game, _ = typed(monsters("red:2,locomotive:2"), line)
    assert game.history[0].text == "move alvin chicago 1"


def test_a_payment_that_was_named_is_not_replaced_by_the_only_one_there_is(typed: Typed) -> None:
    """R22: with three red cards alone "2 red 1 locomotive" pays for nothing."""
    position = "usa base 2 | display=red,blue,white,green,pink | 0 hand=red:3 | 1 hand=blue:2"
    game, told = typed(position, "chicago duluth 2 red 1 locomotive")
    assert "“2 red 1 locomotive” is no way to pay for it" in told
    assert [made.text for made in game.history] == ["claim chicago duluth"]
    assert "  1: 3 red\n" in told


TO_GERMANY = "bern:solothurn,delemont:solothurn,basel:delemont,basel:germany-1"
TO_AUSTRIA = "bern:luzern#1,luzern:schwyz,pfaffikon:schwyz,pfaffikon:sargans,sargans:vaduz,vaduz:austria-2"


def bern(alvin: str, dexter: str, tracks: str, options: str = "") -> str:
    """Return a table where the person holds the ticket from Bern: Austria 11, Italy 8, Germany 6, France 5."""
    table = f"monsters=alvin:{alvin},dexter:{dexter} display=red,blue,white,green,pink"
    seats = f"0 hand=red:1 tickets=bern:austria tracks={tracks} | 1 hand=blue:2"
    return f"switzerland base 2 monsters=true {options} | {table} | {seats}"


@pytest.mark.parametrize("options", ["", "monsters.multi_ticket=any_named", "monsters.halve_twice=true"])
@pytest.mark.parametrize("dexter", ["bern", "france-1", "geneve"])
@pytest.mark.parametrize("alvin", ["austria-1", "france-1", "germany-1", "italy-1"])
@pytest.mark.parametrize("tracks", ["-", TO_GERMANY, f"{TO_GERMANY},{TO_AUSTRIA}"])
def test_what_is_said_of_a_halved_ticket_is_what_it_scores(tracks: str, alvin: str, dexter: str, options: str) -> None:
    """R183-R186: score and sentence have one source."""
    game = Game.from_position(bern(alvin, dexter, tracks, options))
    (score,) = game.scores()[0].each_ticket
    (said,) = report.tickets(game, look(game, 0), 0)
    counted = re.search(r"It counts only (\d+) as long as a monster is in", said)
    if score.fulfilled:
        assert (counted is not None) == (score.halved > 0)
        printed = re.search(r"connected to \S+, which gives (\d+)\.", said)
        assert printed is not None
        assert score.points == int(counted[1] if counted else printed[1])
    else:
        cost = loss(game.rules, game.record, score.ticket)
        assert cost.points == -score.points
        assert (f"it costs only {cost.points} as long" in said) == (score.halved > 0)


def test_a_monster_in_a_country_that_decides_nothing_does_not_halve_in_words_either(typed: Typed) -> None:
    """R186: joined to Germany for 6, a monster in France changes nothing."""
    game, told = typed(bern("france-1", "geneve", TO_GERMANY), "tickets")
    assert game.scores()[0].each_ticket[0].points == 6
    assert "connected to Deutschland, which gives 6.\n" in told


def test_of_joined_goals_the_one_that_counts_after_halving_is_told(typed: Typed) -> None:
    """R186, its example: with Alvin in Austria 11 becomes 5, so that Germany's 6 counts."""
    _, told = typed(bern("austria-1", "geneve", f"{TO_GERMANY},{TO_AUSTRIA}"), "tickets")
    assert "connected to Deutschland, which gives 6.\n" in told
    _, told = typed(bern("austria-1", "geneve", TO_AUSTRIA), "tickets")
    assert "connected to Österreich, which gives 11. It counts only 5 as long as a monster is in Österreich." in told


def test_a_ticket_that_fails_is_told_at_its_halved_cost(typed: Typed) -> None:
    """R186: nothing reached, Alvin in France: 5 becomes 2."""
    _, told = typed(bern("france-1", "geneve", "-"), "tickets")
    assert "If it fails, it costs only 2 as long as a monster is in France." in told


def test_the_end_names_the_goal_that_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """R186."""
    from whistlestop.terminal.ending import tell_scores
    from whistlestop.terminal.screen import Screen

    ended = bern("austria-1", "geneve", f"{TO_GERMANY},{TO_AUSTRIA}").replace(
        "monsters=alvin", "phase=over monsters=alvin"
    )
    tell_scores(Screen(plain=True), Game.from_position(ended), ["Ann", "Bela"], 0)
    assert "Ann: ticket Bern–Deutschland (6) is connected: plus 6.\n" in capsys.readouterr().out


def test_a_route_of_nine_spaces_says_that_it_needs_nine_trains(typed: Typed) -> None:
    """R152: eight symbols pay, nine trains are laid."""
    nordic = "nordic base 2 dice=true{} | dice=single:5 | 0 hand=- tokens=single:3 | 1 hand=-"
    _, told = typed(nordic.format(""), "routes murmansk")
    assert "Lieksa–Murmansk: 8 Single, needs 9 trains (27 points)" in told
    _, told = typed(nordic.format(" dice.nine_route=len8"), "routes murmansk")
    assert "Lieksa–Murmansk: 8 Single (21 points)" in told


@pytest.mark.parametrize(
    ("board", "told"),
    [("switzerland", "3 left the game."), ("nordic", "3 left the game."), ("usa", "1 went back.")],
)
def test_tickets_that_leave_the_game_are_not_said_to_go_back(board: str, told: str) -> None:
    """R5, R80, R90."""
    game = Game(board, players=2, seed=1)
    for _ in range(game.players):
        game.play("keep", "keep", *["return"] * (len(look(game, int(game.record.player)).offered) - 2))
    chosen = [event for event in game.events(0) if event.name == "tickets_chosen"]
    sentences = [Teller(game.map, ["Ann", "Bela"], 0).event(event) for event in chosen]
    assert len(sentences) == 2
    assert {sentence.partition("; ")[2] for sentence in sentences if sentence} == {told}


def test_with_a_token_and_nothing_to_do_the_turn_ends_by_itself(typed: Typed) -> None:
    """R141, R145: giving a token back is worth a question only to who may have no more."""
    done = "phase=after_action acted=1"
    game, _ = typed(dice("-", done, "tokens=single:2,double:2"))
    assert game.history[0].text == "end"
    in_all = dice("-", done, "tokens=single:2,double:1").replace("dice=true", "dice=true dice.token_cap_scope=total")
    for position in (dice("-", done, "tokens=single:3"), in_all):
        game, told = typed(position)
        assert game.decision == 0
        assert "“end discarding” and the tokens gives some back" in told


@pytest.mark.parametrize("line", ["draw 1", "draw 1 ticket", "tickets 1"])
def test_with_dice_a_number_of_tickets_is_drawn_by_saying_so(typed: Typed, line: str) -> None:
    """R138."""
    game, _ = typed(dice("station:2,single:3"), line)
    assert game.history[0].text == "tickets 1"
    _, told = typed(dice("single:5"), line)
    assert "draw 1 ticket – not possible: it takes 1 Station or Wild and you have 0." in told


def test_ending_a_turn_with_unused_dice_is_asked_about_once(typed: Typed) -> None:
    """R134: doing nothing is allowed, but five dice are worth a question."""
    position = dice("single:2,wild:3")
    game, _ = typed(position, "end")
    assert game.decision == 0
    for again in ("end", "yes", "done"):
        game, _ = typed(position, "end", again)
        assert game.history[0].text == "end", again
    game, _ = typed(position, "end", "", "end")
    assert game.history[0].text == "end", "once in a turn is enough"
    game, _ = typed(position, "end", "claim chicago duluth single 2 wild 1")
    assert game.history[0].text == "claim chicago duluth", "any other answer is an answer"


def test_the_end_is_not_asked_about_once_the_action_is_done(typed: Typed) -> None:
    position = dice("wild:1", "phase=after_action acted=1 tokens_at_start=single:3", "tokens=single:3")
    game, _ = typed(position, "end")
    assert game.history[0].text == "end"


def test_a_question_mark_explains_the_rule_at_hand(typed: Typed) -> None:
    """R131, R132, R141, R149."""
    _, told = typed(dice("single:2,double:2,wild:1", "phase=reroll"), "?")
    assert "Each die has two sides with a Single, two with a Double, one Station and one Wild." in told
    tunnel = "phase=tunnel claiming=munchen:zurich symbols=1 dice=single:3"
    europe = "europe base 2 dice=true{} | " + tunnel + " | 0 hand=- tokens=single:1 | 1 hand=-"
    _, told = typed(europe.format(""), "?")
    assert "Two sides of a tunnel die show a symbol." in told
    assert "show no symbol in 30 % of all cases, one in 44 %, two in 22 %, three in 4 %." in told
    _, told = typed(europe.format(" dice.tunnel_faces=1"), "?")
    assert "show no symbol in 58 % of all cases" in told
    _, told = typed(dice("single:2,double:3"), "?")
    assert "Nobody may have more than three of a type, three Single and three Double;" in told
    _, told = typed(dice("single:2,double:3").replace("dice=true", "dice=true dice.token_cap_scope=total"), "?")
    assert "Nobody may have more than three in all;" in told


def test_the_rules_of_the_table_are_told_all_or_one(typed: Typed) -> None:
    _, told = typed(both("single:2,wild:3"), "rules")
    assert "What are tokens?\n  Any two unused dice buy" in told
    assert "What does chaos mean?" in told
    assert "What is a locomotive?" not in told, "there are no train cards with dice"
    _, told = typed(monsters("red:1"), "rules chaos", "rules dragons")
    assert told.count("?\n") == 1
    assert "What does chaos mean?" in told
    assert "“dragons” is not understood." in told


def test_the_terminal_explains_what_the_page_explains() -> None:
    topics = {id for path in TOPICS for id in re.findall(r"\bid: '([\w-]+)'", path.read_text("utf-8"))}
    instead = {name for told in collect("whistlestop.locale", "INSTEAD") for name, _ in told.values()}
    assert {*rule_help.TOPICS, *instead} == topics
    asked = (rule_help.AT_HAND, *collect("whistlestop.locale", "AT_HAND"))
    assert {topic for phases in asked for found in phases.values() for topic in found} <= set(rule_help.TOPICS)


def test_both_tracks_of_a_double_route_stay_open_where_few_players_use_them_too() -> None:
    for board, said in (("first-journey-usa", "stays open to somebody else"), ("usa", "with fewer than 4 players")):
        game = Game(board, players=2, seed=1)
        assert said in " ".join(helping.explained(game, "double"))


@pytest.mark.parametrize("board", maps.ids())
@pytest.mark.parametrize("chosen", [{}, {"dice": True, "monsters": True}])
def test_every_rule_of_every_table_can_be_told(board: str, chosen: dict[str, Value]) -> None:
    game = Game(board, players=2, seed=1, options=allowing(maps.load(board), chosen))
    told = [sentence for topic in helping.rules_of(game) for sentence in helping.explained(game, topic)]
    assert len(told) >= 5
    assert [sentence for sentence in told if not sentence or "{" in sentence] == []


THREE = {"en": "three", "de": "drei", "nl": "drie", "da": "tre", "nb": "tre", "sv": "tre", "fr": "trois"}
THREE |= {"es": "tres", "it": "tre", "pl": "trzech", "ja": "3個"}


@pytest.mark.parametrize("language", locale.languages())
def test_the_help_on_tokens_says_three_of_a_type(language: str) -> None:
    """R141: three Single and three Double, unless the table counts them together."""
    by_type, _ = locale.speak(language, "web-help-token-text", {"limit": "per_type"})
    in_all, _ = locale.speak(language, "web-help-token-text", {"limit": "total"})
    assert by_type.count(THREE[language]) > in_all.count(THREE[language])


PLAYED_OTHERWISE = [
    ("france", "bed", {"france.dice_build": "open_beds"}, "No pieces are laid"),
    ("united-kingdom", "technology", {"uk.dice_substitute": False}, "with Wilds alone"),
]


@pytest.mark.parametrize("language", locale.languages())
@pytest.mark.parametrize(("board", "topic", "rule", "english"), PLAYED_OTHERWISE)
def test_the_help_tells_the_house_rule_that_is_played(
    language: str, board: str, topic: str, rule: dict[str, Value], english: str
) -> None:
    """R292, R330: with cards nothing of it is told, and it changes nothing there."""
    locale.use(language)
    told = [
        " ".join(helping.explained(Game(board, players=2, seed=1, options={"dice": dice, **chosen}), topic))
        for dice in (True, False)
        for chosen in ({}, rule)
    ]
    locale.use(locale.ENGLISH)
    assert len(set(told)) == 3, told
    assert told[2] == told[3]
    assert language != "en" or [english in text for text in told] == [False, True, False, False]


def test_tunnels_with_the_same_odds_are_told_in_one_line() -> None:
    """R132: with dice every tunnel has the same odds."""
    board = maps.load("europe")
    tunnels = [number for number, track in enumerate(board.tracks) if track.tunnel][:12]
    odds = [TunnelOdds(track, None, (0.3, 0.44, 0.22, 0.04), None) for track in tunnels]
    found = hints.tunnels_by_odds(board, Advice([], 0, [], odds, []))
    assert [len(routes) for routes in found.values()] == [12]


def told_before(board: str, **chosen: Value) -> str:
    """Return the doubts a person is told before a game."""
    return " ".join(doubts(maps.load(board), settle(chosen)))


def test_the_doubts_told_are_those_of_what_is_played(typed: Typed) -> None:
    assert "face-up locomotives" in told_before("nordic")
    with_dice = told_before("nordic", dice=True)
    assert "locomotives" not in with_dice
    assert "three cards" not in with_dice
    assert "Two sides of a tunnel die show a symbol." in with_dice
    assert "Everybody may have three Single and three Double tokens." in with_dice
    assert "Routes of more than eight spaces cost eight symbols" in with_dice
    assert "monster" not in with_dice
    _, told = typed("nordic base 2 dice=true | dice=single:5 | 0 hand=- | 1 hand=-")
    assert "Not confirmed: Two sides of a tunnel die show a symbol." in told
    assert "Not confirmed: Whether" not in told


def test_doubts_depend_on_board_and_expansions() -> None:
    assert told_before("usa") == ""
    assert "tunnel" not in told_before("usa", dice=True)
    assert "eight spaces" not in told_before("europe", dice=True)
    assert told_before("usa", monsters=True) == ""
    assert "Only routes cannot be claimed at the place of a monster." in told_before("europe", monsters=True)
    assert "A Wild counts as a locomotive that moves a monster." in told_before("usa", dice=True, monsters=True)
    assert "A Wild counts" not in told_before("usa", dice=True)


def test_a_house_rule_that_was_chosen_is_no_doubt() -> None:
    chosen = settle({"dice": True, "dice.token_cap_scope": "total"})
    assert doubts(maps.load("usa"), chosen) == []
