"""The searching bot: it tries answers in games it cannot tell from the real one and keeps to its budget."""

from __future__ import annotations

import numpy as np
import pytest

from bot_habits import LAST_TURN, MODES, options_of, rules_of
from whistlestop import Game, bots, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots.roster import number_of
from whistlestop.bots.search import SearchBot
from whistlestop.bots.search.answers import every_answer
from whistlestop.bots.search.contest import Contest
from whistlestop.bots.search.playouts import NEVER, Playouts, Trials, look_ahead
from whistlestop.bots.search.worlds import Worlds
from whistlestop.play.engine import Engine
from whistlestop.records import state
from whistlestop.records.actions import CLAIM, PAY
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import compile_rules

PLANNERS = [number_of("planner")] * 2


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", maps.ids())
def test_search_decides_on_every_board_in_every_mode(id: str, mode: str) -> None:
    """A searching bot opens a game against greedy; `simulate` raises on a decision that is not legal."""
    rules = rules_of(id, mode=mode)
    result = bots.simulate(rules, ["search@20", "greedy"], [3], checked=True, most=24)
    assert (result.decisions, result.faults) == (24, 0)


def test_search_finds_the_points_of_the_last_turn_even_on_top_of_a_bot_that_knows_nothing() -> None:
    """R25, R220: after the last turn only what lies on the board counts."""
    game = Game.from_position(LAST_TURN)
    action = SearchBot(1, playouts=400, inner="random").decide(game.view(0))
    claims = {each: game.map.tracks[each - CLAIM].length for each in game.legal_ids() if CLAIM <= each < PAY}
    assert claims[action] == max(claims.values()) == 6


@pytest.mark.parametrize("mode", MODES)
def test_search_decides_the_same_in_every_game_its_seat_cannot_tell_apart(mode: str) -> None:
    """R8, R180: the search sees the view alone."""
    game = Game("lake-constance", players=2, seed=5, options=options_of(mode))
    greedy = bots.make("greedy", 0)
    for _ in range(20):
        game.play(greedy.decide(game.view(game.to_move)))
    seat = game.to_move
    bot = SearchBot(3, playouts=30)
    assert {bot.decide(game.resample(seat, seed).view(seat)) for seed in range(3)} == {bot.decide(game.view(seat))}


def played_on(id: str, mode: str, decisions: int, players: int = 2) -> Game:
    game = Game(id, players=players, seed=5, options=options_of(mode))
    planner = bots.make("planner", 0)
    for _ in range(decisions):
        game.play(planner.decide(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", ["usa", "europe", "nordic", "new-york"])
def test_made_up_games_look_like_the_real_one_to_the_seat(id: str, mode: str) -> None:
    """R8, R180: tickets change places only where the seat cannot see them, and no fault of the engine comes of it."""
    game = played_on(id, mode, 30)
    view, engine = game.view(game.to_move), Engine(game.rules)
    for world in Worlds(view, 3).games(0, 6):
        engine.put(np.array([world], state.GAME))
        assert engine.view(view.seat).views.tobytes() == view.views.tobytes()
        assert engine.faults() == 0


def test_a_rival_is_thought_to_hold_the_tickets_that_his_tracks_fulfil() -> None:
    """R21: whoever has built all the way from Los Angeles to New York did so for a reason."""
    ends = ("los-angeles", "new-york")
    way = "el-paso:los-angeles,dallas:el-paso,dallas:little-rock,little-rock:nashville,nashville:pittsburgh"
    rival = f"tickets=boston:miami,calgary:phoenix tracks={way},new-york:pittsburgh#1"
    game = Game.from_position(f"usa base 2 | turn=60 | 0 tickets=chicago:santa-fe | 1 {rival}")
    ticket = next(number for number, each in enumerate(game.map.tickets) if (each.a, each.b) == ends)
    held = np.mean(Worlds(game.view(0), 1).games(0, 200)["where"][:, ticket] == state.HELD * 8 + 1)
    assert held > 0.25, f"held in {held:.0%} of the games; evenly dealt it would be in 7 %"


def begun(mode: str, games: int) -> Batch:
    batch = Batch(compile_rules(maps.load("usa"), options_of(mode)), games)
    batch.reset(np.arange(games))
    return batch


@pytest.mark.parametrize(("mode", "turn"), [("", 12), ("", 40), ("dice", 12), ("dice", 30), ("monsters", 25)])
def test_points_are_forecast_right_on_average(mode: str, turn: int) -> None:
    """Over 60 games the error of a mean is about 3 points; 12 would be a forecast that knows nothing of the mode."""
    batch = begun(mode, 60)
    chances, points = look_ahead(batch, PLANNERS, turn)
    assert chances.sum(axis=1) == pytest.approx(1)
    _, ends = look_ahead(batch, PLANNERS, NEVER)
    assert abs((points - ends).mean()) < 12


def test_a_game_that_is_over_is_not_forecast() -> None:
    """R25: points and places are those of the score sheet."""
    batch = begun("", 8)
    chances, points = look_ahead(batch, PLANNERS, NEVER)
    assert points.tolist() == batch.sheets[:, :2, scoring.TOTAL].tolist()
    assert set(chances.reshape(-1).tolist()) <= {0.0, 0.5, 1.0}


class Counted(Playouts):
    """A budget that remembers what was paid."""

    paid = 0

    def pay(self, games: int) -> None:
        super().pay(games)
        self.paid += games


@pytest.mark.parametrize("playouts", [1, 30, 100, 1000])
@pytest.mark.parametrize("decisions", [0, 12, 60])
def test_a_budget_of_games_is_kept(decisions: int, playouts: int) -> None:
    """As long as there is something to choose between, the whole of it is spent."""
    game = played_on("usa", "", decisions)
    while len(game.legal_ids()) < 2:
        game.play(game.legal_ids()[0])
    view = game.view(game.to_move)
    trials, budget = Trials(view, 0, "planner"), Counted(playouts)
    answers = every_answer(view, trials.games(0, 1))
    judged = Contest(trials, budget, answers[0]).hold(answers)
    assert playouts - len(answers) < budget.paid == playouts - budget.left <= playouts
    favourite = next(one for one in judged if one.answer == answers[0])
    assert favourite.stage == max(one.stage for one in judged), "the favourite is in every stage"
    assert len(favourite.wins) == max(len(one.wins) for one in judged if one.stage == favourite.stage)


def test_games_are_not_spent_on_answers_without_hope() -> None:
    """R220: in the last turn it is plain at once what the longest claim is worth."""
    view = Game.from_position(LAST_TURN).view(0)
    trials, budget = Trials(view, 0, "planner"), Counted(1000)
    answers = every_answer(view, trials.games(0, 1))
    longest = max(answers, key=lambda one: view.rules.map.tracks[max(one.actions[0] - CLAIM, 0)].length)
    Contest(trials, budget, longest, 0.02).hold(answers)
    assert budget.left > 500


def test_larger_budgets_look_further_ahead() -> None:
    """More games make up for the luck of games that go far, but not for the errors of a forecast."""
    game, depths = played_on("usa", "", 40), []
    for playouts in (60, 400, 4000):
        trials = Trials(game.view(game.to_move), 0, "planner")
        answers = every_answer(trials.view, trials.games(0, 1))
        contest = Contest(trials, Playouts(playouts), answers[0], lead=0.02)
        contest.hold(answers)
        depths.append(contest.rounds)
    assert depths == [4, 8, None], "to the end at last"


def test_the_games_of_all_answers_are_the_same() -> None:
    """Luck falls out of comparisons: game 7 is game 7 for every answer, however many were asked for at a time."""
    trials = Trials(Game("usa", seed=2).view(0), 9, "greedy")
    together = trials.games(0, 8).tobytes()
    again = Trials(Game("usa", seed=2).view(0), 9, "greedy")
    assert b"".join(again.games(number, number + 1).tobytes() for number in range(8)) == together


def test_search_is_made_by_name_with_a_budget() -> None:
    assert isinstance(bots.make("search"), SearchBot)
    few, timed = bots.make("search@12"), bots.make("search@0.5s")
    assert isinstance(few, SearchBot)
    assert isinstance(timed, SearchBot)
    assert (few.playouts, timed.seconds) == (12, 0.5)


def test_a_stored_run_of_search_depends_on_all_that_it_decides_by() -> None:
    """Games of two states of the search do not mix in one run of the arena; those of compiled bots have the kernels."""
    assert {"fitted.json", "contest.py", "playouts.py", "worlds.py", "tuned.json"} <= {
        path.name for path in bots.sources("search@20")
    }
    assert [path.name for path in bots.sources("planner")] == ["tuned.json"]
    assert bots.sources("greedy") == []


@pytest.mark.parametrize("name", ["search@", "search@many", "search@0", "search@-1s", "search@s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(bots.BotError):
        bots.make(name)
