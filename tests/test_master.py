"""The bot `master`: a policy says what is worth a look, a value what came of it, and both are weighed together."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from bot_habits import LAST_TURN, MODES, options_of, rules_of
from whistlestop import Game, bots, maps
from whistlestop.arena.plan import Plan
from whistlestop.batch.batch import Batch
from whistlestop.bots.learned import shelf
from whistlestop.bots.master import MasterBot, is_sensible, value
from whistlestop.bots.master.policy import Policy
from whistlestop.bots.master.race import Race, Runner, Way
from whistlestop.bots.master.rows import WIDTH, widen
from whistlestop.bots.roster import number_of
from whistlestop.bots.search.answers import Answer, every_answer
from whistlestop.bots.search.playouts import NEVER, Judged, Playouts, Trials, describe
from whistlestop.records.actions import CLAIM, MOVE, PAY, PLACE
from whistlestop.records.blocks import decode
from whistlestop.records.monsters import Move
from whistlestop.rules import scoring
from whistlestop.ruleset.compile import compile_rules


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("id", maps.ids())
def test_master_decides_on_every_board_in_every_mode(id: str, mode: str) -> None:
    """A master opens a game against greedy; `simulate` raises on a decision that is not legal."""
    rules = rules_of(id, mode=mode)
    result = bots.simulate(rules, ["master@12", "greedy"], [3], checked=True, most=24)
    assert (result.decisions, result.faults) == (24, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_master_plays_with_more_players(players: int) -> None:
    rules = rules_of("usa")
    result = bots.simulate(rules, ["master@12", *["planner"] * (players - 1)], [3], checked=True, most=40)
    assert (result.decisions, result.faults) == (40, 0)


def test_master_finds_the_points_of_the_last_turn() -> None:
    """R25, R220: after the last turn only what lies on the board counts."""
    game = Game.from_position(LAST_TURN)
    action = MasterBot(1, playouts=60).decide(game.view(0))
    claims = {each: game.map.tracks[each - CLAIM].length for each in game.legal_ids() if CLAIM <= each < PAY}
    assert claims[action] == 6


@pytest.mark.parametrize("mode", MODES)
def test_master_decides_the_same_in_every_game_its_seat_cannot_tell_apart(mode: str) -> None:
    """R8, R180: master sees the view alone."""
    game = played_on("europe", mode, 20)
    seat = game.to_move
    decided = {MasterBot(3, playouts=30).decide(game.resample(seat, seed).view(seat)) for seed in range(3)}
    assert decided == {MasterBot(3, playouts=30).decide(game.view(seat))}


def played_on(id: str, mode: str, decisions: int, players: int = 2) -> Game:
    game = Game(id, players=players, seed=5, options=options_of(mode))
    planner = bots.make("planner", 0)
    for _ in range(decisions):
        game.play(planner.decide(game.view(game.to_move)))
    return game


@pytest.mark.parametrize("mode", ["", "dice"])
def test_the_policy_weighs_actions_as_the_learned_bot_does(mode: str) -> None:
    """The action that leads by most beyond its margin is the learned bot's own."""
    game, policy, learned = played_on("usa", mode, 0), Policy(1), bots.make("learned", 1)
    judged = 0
    for _ in range(80):
        view = game.view(game.to_move)
        own = policy.decide(view)
        assert own == learned.decide(view)
        leads = policy.leads()
        if leads:
            plan = policy.tables["plan"][0]
            margins = [int(plan["judge"]["margins"][sort]) for sort in plan["sorts"][: len(leads)]]
            beyond = {each: lead * 2**20 - margin for (each, lead), margin in zip(leads.items(), margins, strict=True)}
            beyond[int(plan["proposal"])] = 0
            assert beyond[own] == max(beyond.values())
            judged += 1
        game.play(own)
    assert judged > 20


def test_where_nothing_was_learned_the_answer_is_the_planners_and_a_judge_is_lent() -> None:
    game, policy, planner = played_on("germany", "", 0), Policy(1), bots.make("planner", 1)
    assert not shelf.has_learned(game.rules, 2)
    lent = 0
    for _ in range(40):
        view = game.view(game.to_move)
        assert policy.decide(view) == planner.decide(view)
        lent += len(policy.leads()) > 1
        game.play(planner.decide(view))
    assert lent > 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_and_points_are_those_of_games_that_are_over_and_likely_before(mode: str, players: int) -> None:
    """R25: the score sheet counts at the end; before it chances add up to one, and points are right on average."""
    batch = Batch(compile_rules(maps.load("usa"), options_of(mode)), 40, players=players)
    batch.reset(np.arange(40))
    planners = [number_of("planner")] * players
    chances, points = value.look_ahead(batch, planners, 15 * players)
    assert chances.sum(axis=1) == pytest.approx(1)
    wins, ends = value.look_ahead(batch, planners, NEVER)
    assert ends.tolist() == batch.sheets[:, :players, scoring.TOTAL].tolist()
    assert abs((points - ends).mean()) < 15
    assert (chances * wins).sum(axis=1).mean() > 1.1 / players, "who wins is seen better than by chance"


def test_rows_are_of_the_width_that_the_networks_read() -> None:
    batch = Batch(compile_rules(maps.load("usa"), {}), 3, players=4)
    batch.reset(np.arange(3))
    assert widen(batch, describe(batch, [number_of("planner")] * 4, 9)).shape == (3, 4, WIDTH)
    for network in value.networks():
        assert network.layers["centre"].shape == (WIDTH,)
        assert {"usa", "europe"} <= set(network.maps)


def test_seats_are_judged_alike_wherever_they_sit() -> None:
    """The network knows no order of rivals."""
    rows = np.random.default_rng(0).normal(20, 10, (5, 4, WIDTH)).astype(np.float32)
    chances, points = value.networks()[0].tell(rows)
    turned = value.networks()[0].tell(rows[:, [2, 0, 3, 1]])
    assert turned[0] == pytest.approx(chances[:, [2, 0, 3, 1]])
    assert turned[1] == pytest.approx(points[:, [2, 0, 3, 1]])


@pytest.mark.parametrize("playouts", [1, 30, 200])
def test_a_budget_of_games_is_kept(playouts: int) -> None:
    game = played_on("usa", "", 41)
    while len(game.legal_ids()) < 5:
        game.play(game.legal_ids()[0])
    trials, budget = Trials(game.view(game.to_move), 0, "planner", value.look_ahead), Playouts(playouts)
    answers = every_answer(trials.view, trials.games(0, 1))
    Race(trials, budget, Way(), 0.06).run(answers[0], answers, dict.fromkeys(answers, 0.0))
    assert 0 <= budget.left < playouts or len(answers) > playouts


def test_few_games_change_little_and_many_decide() -> None:
    """What the policy says stays until games are sure of something else."""
    way, favourite = Way(), Judged(Answer((1,)))
    leads = []
    for games in (1, 8, 400):
        runner = Runner(Judged(Answer((2,)), [0.6] * games, [0.0] * games), -0.05, way.doubt)
        favourite.wins, favourite.margins = [0.5] * games, [0.0] * games
        runner.weigh(favourite, way.depths[0], way.spread_games)
        leads.append(runner.lead)
    assert -0.05 < leads[0] < leads[1] < leads[2] < 0.1


@pytest.mark.parametrize("most", [0, 1, 2])
def test_of_answers_that_the_policy_says_nothing_about_a_glance_lets_the_best_in(most: int) -> None:
    """R167: moves of monsters are often the most of all answers and would leave no room for those that are known."""
    trials, known = monster_question()
    answers = every_answer(trials.view, trials.games(0, 1))
    race = Race(trials, Playouts(400), Way(blind_most=most, unmoved=()), 0.06)
    disliked = {**dict.fromkeys(known, -0.1), known[0]: 0.0}
    entered = race._entered(known[0], [one for one in answers if one != known[0]], disliked)
    blind = [one for one in entered if one.judged.answer not in known]
    assert len(blind) == most
    assert len(entered) > most, "there is room for the others"
    assert all(not one.judged.wins for one in entered), "a glance is no look"
    glanced = [Judged(one) for one in answers if one not in known]
    trials.try_out(glanced, race.way.glances, 0)
    best = sorted(glanced, key=lambda one: -one.value)[:most]
    assert sum(one.value for one in best) == pytest.approx(
        sum(one.value for one in glanced if one.answer in {each.judged.answer for each in blind})
    )


def monster_question(moves: int = 20) -> tuple[Trials, list[Answer]]:
    """Return a question with so many moves of monsters, and the answers to it that are none."""
    game = played_on("usa", "monsters", 0)
    planner = bots.make("planner", 0)
    while sum(MOVE <= each < PLACE for each in game.legal_ids()) < moves:
        game.play(planner.decide(game.view(game.to_move)))
    trials = Trials(game.view(game.to_move), 0, "planner", value.look_ahead)
    return trials, [Answer((each,)) for each in game.legal_ids() if each < MOVE]


def test_a_move_of_a_monster_is_tried_with_the_fewest_locomotives_alone() -> None:
    """R171: two locomotives reach what one does, so paying both for a place nearby wastes one."""
    trials, _ = monster_question(80)  # more than one locomotive pays for
    moves = [one for one in every_answer(trials.view, trials.games(0, 1)) if MOVE <= one.actions[0] < PLACE]
    every = [told for told in (decode(one.actions[0]) for one in moves) if isinstance(told, Move)]
    tried = [decode(one.actions[0]) for one in moves if is_sensible(one, trials.view)]
    fewest = {(each.monster, each.place): each for each in sorted(every, reverse=True)}
    assert sorted(map(str, tried)) == sorted(map(str, fewest.values()))
    assert len(tried) < len(moves)


@pytest.mark.parametrize(("id", "most"), [("usa", 0), ("europe", 2)])
def test_moves_of_monsters_are_tried_where_some_gain(id: str, most: int) -> None:
    """R167: with cards the planner's moves are as good as any in the USA; with dice others are tried there, too."""
    for mode, tried in (("monsters", most), ("dice monsters", 2)):
        game = played_on(id, mode, 8)
        race = Race(Trials(game.view(game.to_move), 0, "planner", value.look_ahead), Playouts(50), Way(), 0.09)
        assert race.blind_most == tried


def test_how_far_looks_go_and_what_must_be_led_by_hangs_on_expansions() -> None:
    way = Way()
    for mode, depths, flattered, margin in (
        ("", way.depths, 0, way.margin),
        ("dice", way.dice_depths, 0, way.margin),
        ("monsters", way.monster_depths, way.flattered, way.margin),
        ("dice monsters", way.both_depths, 0, way.both_margin),
    ):
        game = played_on("usa", mode, 8)
        race = Race(Trials(game.view(game.to_move), 0, "planner", value.look_ahead), Playouts(50), way, way.doubt)
        assert (race.depths, race.flattered, race.margin) == (depths, flattered, margin)


def test_what_looks_make_too_much_of_an_answer_is_taken_off_its_lead() -> None:
    favourite, depth = Judged(Answer((1,)), [0.5] * 8, [0.0] * 8), Way().depths[0]
    plain, flattered = (
        Runner(Judged(Answer((2,)), [0.6] * 8, [0.0] * 8), 0.0, 0.09, flattered=each) for each in (0.0, 0.03)
    )
    plain.weigh(favourite, depth, 4)
    flattered.weigh(favourite, depth, 4)
    assert flattered.sure == plain.sure
    assert plain.lead - flattered.lead == pytest.approx(0.03 * plain.sure)


def test_tickets_are_hardly_judged_by_short_looks() -> None:
    """R21: what tickets bring is seen at the end, so a short look must show much before others are kept."""
    view = Game("usa", seed=2).view(0)
    race = Race(Trials(view, 0, "planner", value.look_ahead), Playouts(50), Way(), 0.06)
    runner = Runner(Judged(Answer((2,)), [0.7] * 9, [0.0] * 9), *race.blind)
    runner.weigh(Judged(Answer((1,)), [0.5] * 9, [0.0] * 9), race.depths[0], 4)
    assert runner.lead < 0


def test_master_is_made_by_name_with_a_budget() -> None:
    few, timed = bots.make("master@12"), bots.make("master@0.1s")
    assert isinstance(bots.make("master"), MasterBot)
    assert isinstance(few, MasterBot)
    assert isinstance(timed, MasterBot)
    assert (few.playouts, timed.seconds) == (12, 0.1)


@pytest.mark.parametrize("name", ["master@", "master@many", "master@0", "master@-1s", "master@s"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(bots.BotError):
        bots.make(name)


def test_a_stored_run_of_master_depends_on_all_that_it_decides_by() -> None:
    names = {path.name for path in bots.sources("master@20")}
    assert {"value.json", "race.py", "policy.py", "fitted.json", "worlds.py", "tuned.json", "cards.json"} <= names


def test_one_bot_can_sit_alone_among_others_and_older_plans_are_what_they_were() -> None:
    plan = Plan(map="usa", players=4, bots=("master", "planner"), lone=True)
    assert sorted(plan.seatings) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    older = Plan(map="usa", players=2, bots=("planner", "greedy"))
    assert b"lone" not in msgspec.json.encode(older)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
