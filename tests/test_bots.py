"""Bots play by the rules, see only their seat's view, end every game, and can be written by anybody."""

from __future__ import annotations

import re
import time
from pathlib import Path

import numpy as np
import pytest

from whistlestop import Game, bots, compile_rules, maps
from whistlestop.actions import ACTIONS, CLAIM, DECLINE, DRAW, EXTRA, KEEP, PAY, RETURN, STATION, TAKE, TICKETS
from whistlestop.board import Rules
from whistlestop.bots.table import Table
from whistlestop.kernel import INTERPRETED
from whistlestop.view import View

FEW = 1 if INTERPRETED else 20
MANY = 4 if INTERPRETED else 400
BOARDS = [(id, ticket_set) for id in maps.ids() for ticket_set in maps.ticket_sets(id)]
DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"


def rules_of(id: str, ticket_set: str = "base") -> Rules:
    return compile_rules(maps.load(id, ticket_set))


def named(seat: int, players: int) -> str:
    return "random" if seat == 0 and players > 2 else "greedy"


@pytest.mark.parametrize(("id", "ticket_set"), BOARDS)
def test_games_of_bots_end_without_faults_on_every_board_with_every_number_of_players(id: str, ticket_set: str) -> None:
    """R223, R224: every game ends; `checked` counts every broken promise of the engine."""
    rules = rules_of(id, ticket_set)
    few, many = rules.map.players
    for players in range(few, many + 1):
        line_up = [named(seat, players) for seat in range(players)]
        result = bots.simulate(rules, line_up, range(FEW), checked=True, most=5000)
        assert (result.unfinished, result.faults) == (0, 0), players


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize(("id", "ticket_set"), BOARDS)
def test_a_bot_never_decides_what_is_illegal(name: str, id: str, ticket_set: str) -> None:
    """`Table.ask` raises on a decision that is not legal; the compiled loop itself trusts."""
    rules = rules_of(id, ticket_set)
    result = bots.simulate(rules, [bots.make(name, seed) for seed in range(3)], range(1), checked=True, most=5000)
    assert (result.unfinished, result.faults) == (0, 0)


@pytest.mark.parametrize("id", maps.ids())
def test_greedy_clearly_beats_random(id: str) -> None:
    first = bots.simulate(rules_of(id), ["greedy", "random"], range(MANY // 2))
    second = bots.simulate(rules_of(id), ["random", "greedy"], range(MANY // 2, MANY))
    assert (first.wins()[0] + second.wins()[1]) / 2 > 0.95


def test_greedy_uses_every_kind_of_action_of_the_card_game() -> None:
    used: set[str] = set()
    kinds = [(TAKE, "card"), (DRAW, "draw"), (KEEP, "keep"), (RETURN, "return"), (DECLINE, "decline"), (EXTRA, "extra")]
    kinds += [(TICKETS, "tickets"), (CLAIM, "claim"), (PAY, "pay"), (STATION, "station")]
    kinds.sort()
    greedy, rules, seed = bots.make("greedy"), rules_of("europe"), 0
    while len(used) < len(kinds) and seed < 200:
        table = Table(rules, 5, seed)
        while not table.over:
            action = table.ask(greedy, table.view())
            used.add([kind for start, kind in kinds if start <= action][-1])
            table.play(action)
        seed += 1
    assert used == {kind for _, kind in kinds}


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("id", maps.ids())
def test_a_bot_decides_the_same_in_every_game_its_seat_cannot_tell_apart(name: str, id: str) -> None:
    """R8, R180: hands, decks and tickets of others are drawn anew; the decision must not move."""
    game = Game(id, players=3, seed=11)
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


def test_compiled_and_python_doors_of_greedy_play_the_same_games() -> None:
    rules = rules_of("europe")
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
    with pytest.raises(bots.BotError, match="there are random, greedy"):
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
    table = Table(rules_of("usa"), 2, 3)
    before = table.engine.games.tobytes()
    table.ask(Cheating(), table.view())
    assert table.engine.games.tobytes() == before
    assert DRAW not in table.legal


def test_an_illegal_decision_stops_a_simulation_with_its_place() -> None:
    with pytest.raises(bots.BotError, match=r"illegal decided \d+, which is not legal on usa base, seed 4"):
        bots.simulate(rules_of("usa"), [Illegal(), "random"], [4])


@pytest.mark.parametrize("name", bots.names())
def test_the_bots_of_the_package_conform(name: str) -> None:
    some = [rules_of("usa", "mega"), rules_of("europe", "big-cities")] if INTERPRETED else None
    report = bots.check(bots.make(name, 3), boards=some)
    assert report.passed, report
    assert report.games >= 8
