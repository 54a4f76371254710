"""The figures of a run: ratings, who finishes ahead of whom, mean scores, each with its interval.

Intervals of ratings come from a bootstrap: whole blocks are drawn again with replacement. Very many blocks are joined
to fewer and larger ones first, which changes nothing that the interval is about.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena import ratings
from whistlestop.arena.plan import Plan
from whistlestop.arena.results import Results
from whistlestop.arena.statistics import Estimate, first_places, mean, share

DRAWS = 1000
MOST_BLOCKS = 2000
THREE_GAMES = 3.0
BOOTSTRAP_SEED = 1

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Standing:
    """One bot: its rating, its share of the first places in the games it sat in, and its points."""

    bot: str
    rating: Estimate
    firsts: Estimate
    points: Estimate


@dataclass(frozen=True)
class Summary:
    """All figures of a run; `ahead[a][b]` is how often bot a finishes ahead of bot b (None where they never meet)."""

    games: int
    blocks: int
    standings: list[Standing]
    ahead: list[list[Estimate | None]]
    seats: list[Estimate]  # each seat's share of the first places
    unfinished: int = 0  # games that were cut off and scored as they stood


def summarise(plan: Plan, results: Results) -> Summary:
    """Return the figures of a run."""
    games = len(results) * len(plan.seatings)
    rated = rate(plan, results)
    standings = [
        Standing(name, rated[bot], firsts(plan, results, bot), points(plan, results, bot))
        for bot, name in enumerate(plan.bots)
    ]
    count = range(len(plan.bots))
    table = [[ahead(plan, results, one, two) for two in count] for one in count]
    seats = [share(first_places(results.ranks)[:, :, seat].mean(axis=1), games) for seat in range(plan.players)]
    return Summary(games, len(results), standings, table, seats, results.unfinished)


def rate(plan: Plan, results: Results) -> list[Estimate]:
    """Return every bot's rating with its bootstrap interval."""
    outcomes, counts = count_outcomes(plan, results)
    found = rate_outcomes(outcomes, counts, len(plan.bots), plan.anchor)
    games = _games_of(plan, len(results))
    return [Estimate(value, low, high, games[bot]) for bot, (value, low, high) in enumerate(found)]


def rate_outcomes(
    outcomes: list[list[tuple[int, int]]], counts: Floats, players: int, anchor: int, draws: int = DRAWS
) -> list[tuple[float, float, float]]:
    """Return every player's rating with its bootstrap interval; a row of `counts` is a block of these outcomes.

    Where no chain of wins leads from one bot to another, nothing bounds how much weaker it may be. The limit towards
    the other bot is then what the rating would be had it won three games more: none in n rules out more than 3 / n.
    Where none leads either way, nothing is known at all.
    """
    bots = range(players)
    upsets = [[(bot, 1), (anchor, 2)] for bot in bots] + [[(anchor, 1), (bot, 2)] for bot in bots]
    run, matrix = ratings.races([*outcomes, *upsets], players)
    total = counts.sum(axis=0)
    generator = np.random.default_rng(BOOTSTRAP_SEED)
    drawn = generator.multinomial(len(counts), np.full(len(counts), 1 / len(counts)), draws) @ counts
    played = matrix[: len(outcomes)]
    found = ratings.fit(run, np.concatenate([total[None], drawn]) @ played, anchor)
    bounds = ratings.fit(run, total @ played + THREE_GAMES * matrix[len(outcomes) :], anchor)
    low, high = np.percentile(found[1:], [2.5, 97.5], axis=0)
    chains = _chains(run, total @ played)
    for bot in bots:
        if not chains[bot, anchor] and not chains[anchor, bot]:
            low[bot], high[bot] = -np.inf, np.inf
        elif not chains[bot, anchor]:
            low[bot], high[bot] = -np.inf, bounds[bot, bot]
        elif not chains[anchor, bot]:
            low[bot], high[bot] = bounds[len(bots) + bot, bot], np.inf
    return [(float(found[0, bot]), float(low[bot]), float(high[bot])) for bot in bots]


def _chains(run: ratings.Races, weights: Floats) -> NDArray[np.bool_]:
    """Return from which bot a chain of wins leads to which."""
    bots = run.starters.shape[1]
    linked = np.eye(bots, dtype=bool)
    for winner, starters in zip(run.winners[weights > 0], run.starters[weights > 0], strict=True):
        linked[winner] |= starters > 0
    for _ in range(bots):
        linked = linked @ linked
    return linked


def count_outcomes(plan: Plan, results: Results) -> tuple[list[list[tuple[int, int]]], Floats]:
    """Return the different outcomes, bot and place of each seat, and how often each (joined) block has them."""
    width = plan.players + 1
    codes = results.ranks.astype(np.int64) @ width ** np.arange(plan.players)
    group = np.arange(len(results)) * min(MOST_BLOCKS, len(results)) // len(results)
    outcomes, columns = [], []
    for game, seating in enumerate(plan.seatings):
        for code in np.unique(codes[:, game]):
            places = [int(code) // width**seat % width for seat in range(plan.players)]
            outcomes.append(list(zip(seating, places, strict=True)))
            columns.append(np.bincount(group, codes[:, game] == code, min(MOST_BLOCKS, len(results))))
    return outcomes, np.stack(columns, axis=1).astype(np.float64)


def ahead(plan: Plan, results: Results, one: int, two: int) -> Estimate | None:
    """Return how often a seat of bot `one` finishes ahead of a seat of bot `two`, a shared place counting half."""
    shares, games = _ahead(plan, results, one, two)
    return share(shares, games) if games else None


def duel(plan: Plan, results: Results) -> Floats:
    """Return, block by block, how often the first bot finishes ahead of the second."""
    return _ahead(plan, results, 0, 1)[0]


def _ahead(plan: Plan, results: Results, one: int, two: int) -> tuple[Floats, int]:
    total, meetings, games = np.zeros(len(results)), 0, 0
    for game, seating in enumerate(plan.seatings):
        ranks = results.ranks[:, game]
        pairs = [(a, b) for a in _seats(seating, one) for b in _seats(seating, two) if one != two]
        total += sum(((ranks[:, a] < ranks[:, b]) + 0.5 * (ranks[:, a] == ranks[:, b]) for a, b in pairs), start=0.0)
        meetings, games = meetings + len(pairs), games + bool(pairs)
    return total / max(meetings, 1), games * len(results)


def firsts(plan: Plan, results: Results, bot: int) -> Estimate:
    """Return a bot's share of the first places in the games it sat in, all its seats together."""
    return share(*_over_games(plan, first_places(results.ranks), bot, together=True))


def points(plan: Plan, results: Results, bot: int) -> Estimate:
    """Return a bot's mean points."""
    return mean(*_over_games(plan, results.totals.astype(np.float64), bot, together=False))


def _over_games(plan: Plan, figures: Floats, bot: int, *, together: bool) -> tuple[Floats, int]:
    """Return a figure of a bot block by block and the number of its games; its seats are added up or averaged."""
    games = [game for game, seating in enumerate(plan.seatings) if bot in seating]
    picked = [figures[:, game, _seats(plan.seatings[game], bot)] for game in games]
    each = [part.sum(axis=1) if together else part.mean(axis=1) for part in picked]
    return np.mean(each, axis=0), len(games) * len(figures)


def _seats(seating: tuple[int, ...], bot: int) -> list[int]:
    return [seat for seat, here in enumerate(seating) if here == bot]


def _games_of(plan: Plan, blocks: int) -> list[int]:
    return [blocks * sum(bot in seating for seating in plan.seatings) for bot in range(len(plan.bots))]
