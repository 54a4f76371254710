"""Ratings, intervals and the sequential test, checked against simulated players of known strength."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop.arena import Plan, Results, Sequential
from whistlestop.arena.ratings import fit, orders, races
from whistlestop.arena.statistics import mean, share, wilson
from whistlestop.arena.summary import duel, rate, summarise

NAMES = ("greedy", "one", "two", "three")


def simulated(plan: Plan, strengths: list[float], blocks: int, seed: int) -> Results:
    """Return games of players who finish in the order of rating plus Gumbel noise: just Plackett and Luce's model."""
    generator = np.random.default_rng(seed)
    scale = 400 / np.log(10)
    seated = np.array(strengths)[np.array(plan.seatings)]
    drawn = seated[None] + scale * generator.gumbel(size=(blocks, *seated.shape))
    ranks = (-drawn).argsort(axis=2).argsort(axis=2) + 1
    totals = np.clip(drawn, -3000, 3000).astype(np.int16)
    return Results(np.arange(blocks), ranks.astype(np.int8), totals)


def test_two_players_are_rated_by_the_logarithm_of_their_odds() -> None:
    run, matrix = races([[(0, 1), (1, 2)], [(0, 2), (1, 1)]], 2)
    ratings = fit(run, np.array([[300_000.0, 100_000.0]]) @ matrix, anchor=1)
    assert ratings[0] == pytest.approx([400 * np.log10(3), 0.0], abs=0.1)


def test_a_shared_place_counts_as_both_orders() -> None:
    assert sorted(orders([(0, 1), (1, 1), (2, 3)])) == [([0, 1, 2], 0.5), ([1, 0, 2], 0.5)]
    run, matrix = races([[(0, 1), (1, 1)]], 2)
    assert fit(run, np.array([[50.0]]) @ matrix, anchor=0)[0] == pytest.approx([0.0, 0.0], abs=1e-6)


def test_a_bot_that_wins_every_game_has_a_rating_and_no_upper_limit() -> None:
    plan = Plan(map="usa", players=2, bots=NAMES[:2])
    always = np.array([[[2, 1], [1, 2]]] * 40, np.int8)  # in both seatings the bot called "one" comes first
    greedy, one = rate(plan, Results(np.arange(40), always, always.astype(np.int16)))
    assert greedy.value == 0
    assert 600 < one.value < 1200
    assert one.high == np.inf
    assert 300 < one.low < one.value


@pytest.mark.parametrize(("players", "bots"), [(2, 4), (3, 4), (4, 4), (4, 2), (5, 3)])
def test_known_strengths_come_out(players: int, bots: int) -> None:
    plan = Plan(map="usa", players=players, bots=NAMES[:bots])
    true = [0.0, 250.0, -120.0, 60.0][:bots]
    found = rate(plan, simulated(plan, true, 3000, seed=players))
    for one, strength in zip(found, true, strict=True):
        assert one.value == pytest.approx(strength, abs=25)
    assert found[0].value == found[0].low == found[0].high == 0


def test_intervals_hold_the_truth_about_nineteen_times_in_twenty() -> None:
    plan = Plan(map="usa", players=2, bots=NAMES[:3])
    true, held, tried = [0.0, 150.0, -300.0], 0, 0
    for seed in range(60):
        for one, strength in list(zip(rate(plan, simulated(plan, true, 80, seed)), true, strict=True))[1:]:
            held += one.low <= strength <= one.high
            tried += 1
    assert 0.88 <= held / tried <= 0.99


def test_the_share_of_games_ahead_is_what_the_ratings_promise() -> None:
    plan = Plan(map="usa", players=2, bots=NAMES[:2])
    summary = summarise(plan, simulated(plan, [0.0, 200.0], 4000, seed=5))
    cell = summary.ahead[1][0]
    assert cell is not None
    assert cell.value == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=0.02)
    assert cell.low < cell.value < cell.high
    assert summary.ahead[0][0] is None
    assert summary.standings[1].firsts.value == pytest.approx(cell.value)
    assert [seat.value for seat in summary.seats] == pytest.approx([0.5, 0.5], abs=0.02)


@pytest.mark.parametrize("games", [7, 9, 10, 12, 106])
@pytest.mark.parametrize("value", [0.0, 1.0])
def test_a_share_of_none_or_all_lies_in_its_own_interval(value: float, games: int) -> None:
    low, high = wilson(value, games)
    assert 0 <= low <= value <= high <= 1


def test_wilson_is_the_textbook_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_pairs_that_cancel_luck_out_make_the_interval_narrower() -> None:
    generator = np.random.default_rng(3)
    luck = generator.random(400) < 0.5
    paired = (luck + ~luck) / 2 + 0.001 * generator.standard_normal(400)
    independent = generator.integers(0, 2, (400, 2)).mean(axis=1)
    narrow, wide = share(paired, 800), share(independent, 800)
    assert narrow.high - narrow.low < 0.1 * (wide.high - wide.low)
    assert mean(paired, 800).value == pytest.approx(0.5, abs=0.001)


def answers(strength: float, test: Sequential, runs: int) -> list[str]:
    return [_answer(strength, test, seed) for seed in range(runs)]


def _answer(strength: float, test: Sequential, seed: int) -> str:
    plan = Plan(map="usa", players=2, bots=("one", "two"))
    shares: NDArray[np.float64] = duel(plan, simulated(plan, [strength, 0.0], 6000, seed))
    for blocks in range(50, 6001, 50):
        if (verdict := test.verdict(shares[:blocks])) != "open":
            return verdict
    return "open"


def test_the_sequential_test_is_seldom_wrong() -> None:
    test = Sequential(gain=40.0)
    assert answers(0.0, test, 60).count("stronger") <= 7
    assert answers(40.0, test, 60).count("not_stronger") <= 7
    assert answers(120.0, test, 10) == ["stronger"] * 10
    assert answers(-80.0, test, 10) == ["not_stronger"] * 10


def test_the_sequential_test_says_nothing_about_a_handful_of_blocks() -> None:
    assert Sequential().verdict(np.ones(5)) == "open"
    assert Sequential().verdict(np.ones(200)) == "stronger"
