"""Bots play by the rules, see only their seat's view, end every game, and can be written by anybody."""

from __future__ import annotations

import re
import time
from pathlib import Path

import numpy as np
import pytest

from bot_habits import kinds_used, rules_of
from rotation import rotating
from whistlestop import Game, bots, compile_rules, maps
from whistlestop.bots.asked_game import AskedGame
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.knowledge.view import View
from whistlestop.records.actions import ACTIONS, CLAIM, DECLINE, DRAW, EXTRA, KEEP, PAY, RETURN, STATION, TAKE, TICKETS
from whistlestop.ruleset import options
from whistlestop.ruleset.allowing import allowing

FEW = 1 if INTERPRETED else 20
MANY = 4 if INTERPRETED else 400
BOARDS = [(id, ticket_set) for id in maps.ids() for ticket_set in maps.ticket_sets(id)]
MODES = ["", "monsters", "dice", "dice monsters"]
DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"


def named(seat: int, players: int) -> str:
    return "random" if seat == 0 and players > 2 else "greedy"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("id", "ticket_set"), BOARDS)
def test_games_of_bots_end_without_faults_on_every_board_with_every_number_of_players(
    id: str, ticket_set: str, mode: str
) -> None:
    """R223, R224: every game ends; `checked` counts every broken promise of the engine."""
    rules = rules_of(id, ticket_set, mode)
    few, many = rules.map.players
    for players in range(few, many + 1):
        line_up = [named(seat, players) for seat in range(players)]
        result = bots.simulate(rules, line_up, range(FEW), checked=True, most=5000)
        assert (result.unfinished, result.faults) == (0, 0), players


# Options that are house rules of one board.
OF_ONE_BOARD = {"nordic": "nordic", "swiss": "switzerland", "marklin": "marklin"}

# Every option with every value, but for long ranges, of which the ends are tried.
HOUSE_RULES = [
    (option.key, value)
    for option in options.OPTIONS.values()
    for value in ((option.values[0], option.values[-1]) if isinstance(option.values, range) else option.values)
    if value != option.default and option.key not in ("dice", "monsters")
]


@pytest.mark.parametrize(("rule", "mode"), rotating(3, HOUSE_RULES, MODES[1:]))
def test_greedy_plays_with_every_house_rule(rule: tuple[str, options.Value], mode: str) -> None:
    """Section 14 of the rulebook; a game in which nobody does anything would be cut off."""
    key, value = rule
    board = OF_ONE_BOARD.get(key.partition(".")[0], "europe")
    rules = compile_rules(maps.load(board), dict.fromkeys(mode.split(), True) | {key: value})
    result = bots.simulate(rules, ["greedy"] * 3, range(FEW), checked=True, most=3000)
    assert (result.unfinished, result.faults) == (0, 0)
    assert result.totals().mean() > 60


def next_bot(number: int) -> str:
    """Return one bot after the other: each of many tests takes one, with another shift another one."""
    return bots.compiled()[number % len(bots.compiled())]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("id", "ticket_set"), BOARDS)
def test_a_bot_never_decides_what_is_illegal(id: str, ticket_set: str, mode: str, shift: int) -> None:
    """`AskedGame.ask` raises on a decision that is not legal; the compiled loop itself trusts."""
    rules = rules_of(id, ticket_set, mode)
    name = next_bot(BOARDS.index((id, ticket_set)) * 5 + MODES.index(mode) + shift)
    result = bots.simulate(rules, [bots.make(name, seed) for seed in range(3)], range(1), checked=True, most=5000)
    assert (result.unfinished, result.faults) == (0, 0)


@pytest.mark.parametrize(("id", "most", "mode"), rotating(2, maps.ids(), [2, 4], MODES))
def test_greedy_clearly_beats_random(id: str, most: int, mode: str) -> None:
    rules = rules_of(id, mode=mode)
    players = min(most, rules.map.players[1])
    others = ["random"] * (players - 1)
    first = bots.simulate(rules, ["greedy", *others], range(MANY // 2))
    last = bots.simulate(rules, [*others, "greedy"], range(MANY // 2, MANY))
    # On a small board the two bonuses of the monsters weigh more than all routes, and luck has its part in them.
    wins, margin = (0.95, 60) if rules.map.trains >= 40 else (0.8, rules.map.trains)
    margin = 1 if rules.map.race else margin  # tickets, not points (R420)
    assert (first.wins()[0] + last.wins()[-1]) / 2 > wins
    assert first.totals()[:, 0].mean() > first.totals()[:, 1].mean() + margin


def test_greedy_uses_every_kind_of_action_of_the_card_game() -> None:
    used: set[str] = set()
    kinds = [(TAKE, "card"), (DRAW, "draw"), (KEEP, "keep"), (RETURN, "return"), (DECLINE, "decline"), (EXTRA, "extra")]
    kinds += [(TICKETS, "tickets"), (CLAIM, "claim"), (PAY, "pay"), (STATION, "station")]
    kinds.sort()
    greedy, rules, seed = bots.make("greedy"), rules_of("europe"), 0
    while len(used) < len(kinds) and seed < 200:
        game = AskedGame(rules, 5, seed)
        while not game.over:
            action = game.ask(greedy, game.view())
            used.add([kind for start, kind in kinds if start <= action][-1])
            game.play(action)
        seed += 1
    assert used == {kind for _, kind in kinds}


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
def test_greedy_uses_every_kind_of_action_that_monsters_bring() -> None:
    """R161, R167; a move for two locomotives has a test of its own below."""
    wanted = {"place", "move 1", "end"}
    assert wanted <= kinds_used(rules_of("europe", mode="monsters"), 3, "greedy", wanted)


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
def test_greedy_uses_every_kind_of_action_that_dice_bring() -> None:
    """R133, R136, R138, R139, R145, R149, R150, R196."""
    wanted = {"reroll", "reroll nothing", "claim", "pay", "pay with a token", "buy", "end", "end discarding", "station"}
    wanted |= {"pay in a tunnel", "buy in a tunnel", "decline in a tunnel", "move 1", "move 2", "place", "keep"}
    rules = rules_of("europe", mode="dice monsters", dice__token_cap_scope="total", dice__tunnel_faces=3)
    assert wanted <= kinds_used(rules, 4, "greedy", wanted)
    assert "tickets" in kinds_used(rules_of("usa", mode="dice"), 2, "greedy", {"tickets"})


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", maps.ids())
def test_a_bot_decides_the_same_in_every_game_its_seat_cannot_tell_apart(id: str, mode: str, shift: int) -> None:
    """R8, R180: hands, decks, tickets and monster cards of others are drawn anew; the decision must not move."""
    name = next_bot(maps.ids().index(id) * 5 + MODES.index(mode) + shift)
    game = Game(id, players=3, seed=11, options=allowing(maps.load(id), dict.fromkeys(mode.split(), True)))
    bot = bots.make(name, 5)
    for step in range(60 if INTERPRETED else 250):
        if game.over:
            break
        seat = game.to_move
        action = bot.decide(game.view(seat))
        for seed in range(2):
            other = game.resample(seat, seed=1000 * step + seed)
            assert bots.make(name, 5).decide(other.view(seat)) == action
        game.play(action)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", maps.ids())
def test_a_bot_that_has_played_decides_as_a_new_one_does(id: str, mode: str) -> None:
    """Plans are made anew: in races tickets of former plans once stayed, and monsters were moved because of them."""
    options = allowing(maps.load(id), dict.fromkeys(mode.split(), True))
    for name in ("planner", "greedy"):
        game, bot = Game(id, players=3, seed=11, options=options), bots.make(name, 5)
        for _ in range(20 if INTERPRETED else 250):
            if game.over:
                break
            action = bot.decide(game.view(game.to_move))
            assert bots.make(name, 5).decide(game.view(game.to_move)) == action
            game.play(action)


# The ticket chicago:new-orleans lacks one green track of three spaces, between little-rock and new-orleans.
TRACKS = "tickets=chicago:new-orleans tracks=chicago:saint-louis#1,little-rock:saint-louis"


def greedy_choice(game: Game) -> str:
    chosen = bots.make("greedy").decide(game.view(game.to_move))
    return next(action.text for action in game.legal() if action.id == chosen)


def test_greedy_claims_the_track_that_finishes_its_ticket() -> None:
    game = Game.from_position(f"usa base 2 | 0 hand=green:3,white:6 {TRACKS} | 1 hand=green:1")
    assert greedy_choice(game) == "claim little-rock new-orleans"


def test_greedy_pays_a_gray_route_with_the_colour_its_plan_can_spare_and_without_locomotives() -> None:
    """R22, R23: any one colour pays for a gray route; green would come first but is wanted elsewhere."""
    game = Game.from_position(f"usa base 2 | 0 hand=green:2,white:2,locomotive:2 {TRACKS} | 1 hand=green:1")
    game.play("claim duluth omaha #1")
    assert greedy_choice(game) == "pay white 2"


@pytest.mark.parametrize(
    ("hand", "display", "choice"),
    [
        ("white:2", "red,green,locomotive,blue,blue", "take green"),
        ("white:2", "red,red,locomotive,blue,blue", "take locomotive"),
        ("white:2,green:1", "red,red,locomotive,blue,blue", "draw"),  # two cards missing: both are drawn blind
        ("white:2,green:1", "red,red,white,blue,blue", "draw"),
    ],
)
def test_greedy_draws_what_its_plan_lacks(hand: str, display: str, choice: str) -> None:
    """R11, R12: a face-up locomotive costs both cards of the turn."""
    game = Game.from_position(f"usa base 2 | display={display} | 0 hand={hand} {TRACKS} | 1 hand=green:1")
    assert greedy_choice(game) == choice


MONSTERS = "usa base 2 monsters=true |"
DICE = "usa base 2 dice=true |"
FULFILLED = f"{TRACKS},little-rock:new-orleans"


def test_greedy_moves_a_monster_out_of_the_way_and_claims_in_the_same_turn() -> None:
    """R164, R170."""
    line = f"{MONSTERS} monsters=alvin:new-orleans,dexter:seattle | 0 hand=green:3,locomotive:1 {TRACKS}"
    game = Game.from_position(line)
    move = greedy_choice(game)
    assert re.fullmatch(r"move alvin (?!new-orleans|little-rock)\S+ 1", move)
    game.play(move)
    assert greedy_choice(game) == "claim little-rock new-orleans"


def test_greedy_keeps_the_locomotive_that_pays_for_the_track_itself() -> None:
    line = f"{MONSTERS} monsters=alvin:new-orleans,dexter:seattle | 0 hand=green:2,locomotive:1 {TRACKS} | 1 hand=red:1"
    assert greedy_choice(Game.from_position(line)) == "draw"


@pytest.mark.parametrize(
    ("tickets", "choice"),
    [
        (FULFILLED, r"move alvin (?!new-orleans|chicago)\S+ 1"),  # it would be halved
        ("tickets=chicago:new-orleans", "move alvin chicago 1"),  # too late to fulfil it: half the loss is better
    ],
)
def test_greedy_knows_that_a_ticket_in_chaos_is_halved(tickets: str, choice: str) -> None:
    """R183: in the last turn, after the action."""
    alvin = "new-orleans" if "tracks" in tickets else "pittsburgh"
    line = f"{MONSTERS} phase=after_action acted=1 last_turns=1 monsters=alvin:{alvin},dexter:seattle"
    line += f" face_up=dexter:1 | 0 hand=locomotive:1 {tickets} | 1 hand=red:1"
    assert re.fullmatch(choice, greedy_choice(Game.from_position(line)))


def test_greedy_sends_a_monster_far_to_where_a_rival_has_built_if_locomotives_are_of_no_other_use() -> None:
    """R167: two locomotives, six steps."""
    line = f"{MONSTERS} phase=after_action acted=1 last_turns=1 monsters=alvin:miami,dexter:miami | 0 hand=locomotive:2"
    line += f" face_down=alvin:2,dexter:2 {FULFILLED} | 1 tracks=helena:seattle,portland:seattle#1"
    assert re.fullmatch(r"move (alvin|dexter) (helena|portland|seattle) 2", greedy_choice(Game.from_position(line)))


def test_greedy_takes_a_bonus_within_reach_in_its_last_turn() -> None:
    """R188, R189: one card more ties with the rival; the other monster's bonus is lost."""
    line = (
        f"{MONSTERS} phase=after_action acted=1 last_turns=1 monsters=alvin:miami,dexter:seattle | 0 hand=locomotive:1"
    )
    line += f" face_down=alvin:1,dexter:2 {FULFILLED} | 1 face_down=alvin:4,dexter:3"
    assert greedy_choice(Game.from_position(line)).startswith("move dexter")


def test_greedy_ends_its_turn_when_the_bonus_is_safe_and_the_plan_wants_the_locomotive() -> None:
    line = f"{MONSTERS} phase=after_action acted=1 monsters=alvin:miami,dexter:seattle"
    line += f" | 0 hand=locomotive:1,green:1 face_down=alvin:4,dexter:4 {TRACKS} | 1 hand=red:1"
    assert greedy_choice(Game.from_position(line)) == "end"


@pytest.mark.parametrize("seed", range(10))
def test_greedy_places_no_monster_on_its_own_tickets(seed: int) -> None:
    """R161: the last player puts Alvin somewhere; his own tickets' ends are places he means to build at."""
    game, greedy = Game("europe", players=2, seed=seed, options={"monsters": True}), bots.make("greedy")
    while "place" not in greedy_choice(game):
        game.play(greedy.decide(game.view(game.to_move)))
    tickets = game.view(game.to_move).facts()["tickets"]
    assert isinstance(tickets, list)
    ends = {place for number in tickets for place in (game.map.tickets[number].a, game.map.tickets[number].b)}
    assert greedy_choice(game).split()[-1] not in ends


@pytest.mark.parametrize(
    ("dice", "choice"),
    [
        ("single:1,double:2,station:1,wild:1", "reroll double 2 + station 1"),
        ("double:3,station:2", "reroll double 3 + station 2"),
    ],
)
def test_greedy_rolls_again_what_does_not_pay_for_its_plan(dice: str, choice: str) -> None:
    """R133: the plan lacks a Single track of three spaces."""
    assert greedy_choice(Game.from_position(f"{DICE} phase=reroll dice={dice} | 0 {TRACKS}")) == choice


def test_greedy_claims_with_tokens_and_spends_as_few_as_it_can() -> None:
    """R136: dice that are left over make tokens only by twos."""
    line = f"{DICE} dice=single:1,double:2,wild:2 tokens_at_start=single:2 | 0 {TRACKS} tokens=single:2"
    game = Game.from_position(line)
    assert greedy_choice(game) == "claim little-rock new-orleans"
    game.play("claim little-rock new-orleans")
    assert greedy_choice(game) == "pay single 1 + wild 2"


def test_greedy_buys_the_token_that_is_missing_and_claims() -> None:
    """R139, R140: the example of the rulebook."""
    game = Game.from_position(f"{DICE} dice=single:2,double:2,station:1 | 0 {TRACKS}")
    assert greedy_choice(game).startswith("buy single with double")
    game.play(greedy_choice(game))
    assert greedy_choice(game) == "claim little-rock new-orleans"


def test_greedy_turns_unused_dice_into_the_token_its_plan_needs() -> None:
    line = f"{DICE} phase=after_action acted=1 dice=double:2,station:1 | 0 {TRACKS}"
    assert greedy_choice(Game.from_position(line)) == "buy single with double + double"


@pytest.mark.parametrize(
    ("tokens", "scope", "choice"),
    [
        ("double:3", "total", "end discarding double 2"),
        ("single:3", "total", "end"),
        ("double:3", "per_type", "end"),  # three of one type do not stop anybody from buying the other
    ],
)
def test_greedy_gives_back_tokens_only_at_the_limit_and_of_the_wrong_kind(tokens: str, scope: str, choice: str) -> None:
    """R141, R142, R145."""
    line = f"usa base 2 dice=true dice.token_cap_scope={scope} | phase=after_action acted=1"
    line += f" tokens_at_start={tokens} | 0 {TRACKS} tokens={tokens}"
    assert greedy_choice(Game.from_position(line)) == choice


@pytest.mark.parametrize(
    ("dice", "symbols", "choice"),
    [
        ("single:2,double:2,wild:1", 1, "pay single 2 + wild 1"),
        ("single:2,double:2,station:1", 1, "buy single with double + double"),
        ("single:2,double:2,station:1", 2, "decline"),
    ],
)
def test_greedy_pays_for_a_tunnel_if_it_can(dice: str, symbols: int, choice: str) -> None:
    """R149: a Single tunnel of two spaces."""
    line = f"europe base 2 dice=true | phase=tunnel claiming=marseille:zurich symbols={symbols} dice={dice} | 0"
    assert greedy_choice(Game.from_position(line)) == choice


def test_greedy_draws_tickets_with_dice_when_it_has_none_to_fulfil() -> None:
    """R138."""
    line = f"{DICE} dice=single:1,double:1,station:2,wild:1 | 0 {FULFILLED}"
    assert greedy_choice(Game.from_position(line)) == "tickets 3"


@pytest.mark.parametrize(
    ("acted", "dice", "choice"),
    [
        (0, "single:2,double:2,wild:1", "pay double 2"),  # the wild is needed for the track
        (1, "double:2,wild:1", "pay wild 1"),  # two dice are left, which make a token
    ],
)
def test_greedy_pays_for_a_move_with_the_dice_it_needs_least(acted: int, dice: str, choice: str) -> None:
    """R196, as a house rule: a pair of equal dice counts as a locomotive."""
    line = "usa base 2 dice=true monsters=true combined.monster_payment=wild_or_pair | phase=payment"
    line += f" acted={acted} moving=alvin:denver:1 monsters=alvin:new-orleans,dexter:seattle dice={dice} | 0 {TRACKS}"
    assert greedy_choice(Game.from_position(line)) == choice


def test_threads_do_not_change_results() -> None:
    rules = rules_of("europe")
    alone = bots.simulate(rules, ["greedy", "random", "greedy"], range(FEW))
    shared = bots.simulate(rules, ["greedy", "random", "greedy"], range(FEW), threads=3)
    assert np.array_equal(alone.sheets, shared.sheets)
    assert (alone.decisions, alone.unfinished) == (shared.decisions, shared.unfinished)


def test_games_do_not_depend_on_which_others_are_simulated() -> None:
    rules = rules_of("usa")
    together = bots.simulate(rules, ["greedy", "random"], range(4))
    alone = bots.simulate(rules, ["greedy", "random"], [3])
    assert np.array_equal(together.sheets[3], alone.sheets[0])


@pytest.mark.parametrize("mode", MODES)
def test_compiled_and_python_doors_of_greedy_play_the_same_games(mode: str) -> None:
    rules = rules_of("europe", mode=mode)
    compiled = bots.simulate(rules, ["greedy", "greedy"], range(2), first=1)
    asked = bots.simulate(rules, [bots.make("greedy"), bots.make("greedy")], range(2), first=1)
    assert np.array_equal(compiled.sheets, asked.sheets)
    assert compiled.decisions == asked.decisions


def test_a_cap_on_decisions_leaves_games_unfinished_and_says_so() -> None:
    result = bots.simulate(rules_of("usa"), ["random", "random"], range(3), most=10)
    assert (result.decisions, result.unfinished) == (30, 3)


def test_wins_are_shares_that_add_up() -> None:
    result = bots.simulate(rules_of("usa"), ["random"] * 4, range(FEW))
    assert result.totals().shape == (FEW, 4)
    assert result.wins().sum() == pytest.approx(1)


def test_a_simulation_refuses_a_number_of_bots_the_board_is_not_for() -> None:
    with pytest.raises(bots.BotError, match="2 to 5 players, not for 6"):
        bots.simulate(rules_of("usa"), ["random"] * 6, [1])
    with pytest.raises(bots.BotError, match="a seat from 0 to 1"):
        bots.simulate(rules_of("usa"), ["random"] * 2, [1], first=2)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(bots.BotError, match="did you mean 'greedy'"):
        bots.make("greddy")
    with pytest.raises(bots.BotError, match="there are random, one-step"):
        bots.make("xyz")
    with pytest.raises(bots.BotError, match="seed"):
        bots.make("random", -1)


def test_a_compiled_bot_refuses_to_decide_out_of_turn() -> None:
    game = Game("usa", seed=1, first=0)
    with pytest.raises(bots.BotError, match="nothing to decide"):
        bots.make("greedy").decide(game.view(1))


def save(folder: Path, text: str) -> str:
    file = folder / "my_bot.py"
    file.write_text(text)
    return str(file)


def test_the_documented_bot_conforms_and_plays(tmp_path: Path) -> None:
    """The example of docs/bots.md, word for word."""
    example = next(
        block for block in re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.S) if "class" in block
    )
    place = save(tmp_path, example) + ":LongRoutes"
    bot = bots.load(place)
    report = bots.check(bot, boards=[rules_of("usa"), rules_of("europe")])
    assert report.passed, report
    assert str(report).startswith("long routes: conforms; 8 games")
    result = bots.simulate(rules_of("usa"), [place, "random"], range(2))
    assert result.unfinished == 0
    assert result.totals()[:, 0].mean() > result.totals()[:, 1].mean()


def test_a_bot_with_a_seed_is_given_it(tmp_path: Path) -> None:
    text = (
        "class A:\n    name = 'a'\n    def decide(self, view): return 0\n    def __init__(self, seed): self.got = seed"
    )
    assert getattr(bots.make(save(tmp_path, text) + ":A", 9), "got") == 9  # noqa: B009 - not part of Bot


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("x = 1", "MyBot", "no class 'MyBot'"),
        ("MyBot = 3", "MyBot", "no class 'MyBot'"),
        ("import nowhere_at_all", "MyBot", "does not run: ModuleNotFoundError"),
        ("class MyBot(", "MyBot", "does not run: SyntaxError"),
        ("class MyBot:\n    def __init__(self, size): pass", "MyBot", "cannot be made: TypeError"),
        ("class MyBot: pass", "MyBot", "needs a text 'name' and a method 'decide"),
        ("class MyBot:\n    name = 3\n    def decide(self, view): return 0", "MyBot", "needs a text 'name'"),
        ("class MyBot: pass", "My Bot", "not of the form file.py:Class"),
    ],
)
def test_a_file_without_a_bot_is_refused_with_the_reason(tmp_path: Path, text: str, name: str, message: str) -> None:
    with pytest.raises(bots.BotError, match=re.escape(message)):
        bots.load(f"{save(tmp_path, text)}:{name}")


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(bots.BotError, match=r"there is no file nowhere.py"):
        bots.load("nowhere.py:MyBot")
    with pytest.raises(bots.BotError, match="not of the form"):
        bots.load("nowhere.txt")


class Illegal:
    name = "illegal"

    def decide(self, view: View) -> int:
        return next(action for action in range(ACTIONS) if action not in view.legal)


class Raising:
    name = "raising"

    def decide(self, view: View) -> int:
        raise KeyError("paris")


class Worded:
    name = "worded"

    def decide(self, view: View) -> int:
        return "keep"  # type: ignore[return-value]


class Slow:
    name = "slow"

    def decide(self, view: View) -> int:
        if view.record.turn == 0:
            time.sleep(0.06)
        return view.legal[-1]


class Cheating:
    """Gives itself cards and makes everything legal."""

    name = "cheating"

    def decide(self, view: View) -> int:
        view.record.hand[view.record.player] += 5
        view.legal.append(DRAW)
        return view.legal[0]


@pytest.mark.parametrize(
    ("bot", "fault", "detail"),
    [
        (Illegal(), bots.Fault.ILLEGAL, "which is not legal on usa base, seed 1, seat 0"),
        (Worded(), bots.Fault.ILLEGAL, "'keep', which is not the id of an action"),
        (Raising(), bots.Fault.RAISED, "KeyError: 'paris'"),
        (Cheating(), bots.Fault.TAMPERED, "were changed"),
        (Slow(), bots.Fault.SLOW, "0.05 s are allowed"),
    ],
)
def test_the_conformance_check_finds_what_is_wrong_with_a_bot(bot: bots.Bot, fault: bots.Fault, detail: str) -> None:
    report = bots.check(bot, seconds=0.05, boards=[rules_of("usa")])
    assert not report.passed
    assert report.findings[0].fault is fault
    assert detail in report.findings[0].detail
    assert f"{fault.value} on usa base" in str(report)


def test_a_cheating_bot_does_not_reach_the_game() -> None:
    """What a bot does to its view leaves the game as it is; its decision is checked against the real list."""
    game = AskedGame(rules_of("usa"), 2, 3)
    before = game.engine.games.tobytes()
    game.ask(Cheating(), game.view())
    assert game.engine.games.tobytes() == before
    assert DRAW not in game.legal


def test_the_conformance_check_plays_cards_and_dice_without_and_with_monsters() -> None:
    modes = [(rules.options["dice"], rules.options["monsters"]) for rules in bots.every_board()]
    assert len(set(modes)) == 4
    assert len(modes) == len(BOARDS) * 4
    report = bots.check(Illegal(), boards=[rules_of("usa", mode="dice monsters")])
    assert report.findings[0].where.startswith("on usa base dice=true monsters=true, seed 1")


def test_an_illegal_decision_stops_a_simulation_with_its_place() -> None:
    with pytest.raises(bots.BotError, match=r"illegal decided \d+, which is not legal on usa base, seed 4"):
        bots.simulate(rules_of("usa"), [Illegal(), "random"], [4])


@pytest.mark.parametrize("name", bots.compiled())
def test_the_bots_of_the_package_conform(name: str, shift: int) -> None:
    """One of them on every board, which one depends on the shift, the others on two."""
    some = [rules_of("usa", "mega"), rules_of("europe", "big-cities", "dice monsters")]
    everywhere = name == next_bot(shift - 2) and not INTERPRETED
    report = bots.check(bots.make(name, 3), boards=None if everywhere else some)
    assert report.passed, report
    assert report.games >= 8
