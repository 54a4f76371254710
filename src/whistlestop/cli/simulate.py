"""`whistlestop simulate`: many games between bots, and what they came to.

Games are played in parts so that progress can be shown; game number i has the seed `--seed` plus i, whatever the
parts and the threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare, progress_line
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import option
from whistlestop.locale import say
from whistlestop.ruleset.options import changed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from whistlestop.ruleset.compile import Rules
    from whistlestop.terminal.screen import Screen

PARTS = 20
SMALLEST_PART, LARGEST_PART = 64, 16384


class Part(NamedTuple):
    """What came of some of the games: points and ranks by game and seat, and counts over all of them."""

    totals: NDArray[Any]
    ranks: NDArray[Any]
    decisions: int
    unfinished: int
    faults: int


@dataclass
class Outcome:
    """Totals over all games played so far."""

    players: int
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    faults: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, part: Part, seconds: float) -> None:
        """Count the games of one part."""
        first = part.ranks[:, : self.players] == 1
        shares = (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        points = part.totals[:, : self.players].sum(axis=0)
        self.points = [a + int(b) for a, b in zip(self.points or [0] * self.players, points, strict=True)]
        self.wins = [a + float(b) for a, b in zip(self.wins or [0.0] * self.players, shares, strict=True)]
        self.games += len(first)
        self.seconds += seconds
        self.decisions += part.decisions
        self.unfinished += part.unfinished
        self.faults += part.faults

    def figures(self, checked: bool) -> dict[str, object]:
        """Return the figures that are printed; faults are counted only if they were looked for."""
        pace = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / pace),
            "games_per_second": round(self.games / pace, 1),
            "unfinished": self.unfinished,
            "faults": self.faults if checked else None,
            "mean_scores": [round(points / self.games, 2) for points in self.points],
            "win_shares": [round(wins / self.games, 4) for wins in self.wins],
        }


def simulate(
    map: Annotated[str, parameters.map_name()] = "usa",
    players: Annotated[int, parameters.players()] = 2,
    games: Annotated[int, option("help-games", "--games", min=1, metavar="NUMBER")] = 1000,
    seed: Annotated[int, parameters.seed()] = 0,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    bot: Annotated[list[str] | None, option("help-simulate-bot", "--bot", metavar="NAME")] = None,
    threads: Annotated[int, option("help-threads", "--threads", min=1, max=256, metavar="NUMBER")] = 1,
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    check: Annotated[bool, option("help-check", "--check")] = False,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Play games between bots and print what they came to."""
    rules = parameters.load_rules(map, ticket_set, parameters.chosen(options, dice=dice, monsters=monsters))
    parameters.check_players(rules.map, players)
    bots = parameters.check_bots(bot or ["random"], players)
    prepare()
    outcome = _play(rules, bots, seed, games, threads, check)
    figures = outcome.figures(check)
    if json:
        table = {"map": rules.map.id, "ticket_set": ticket_set, "players": players, "bots": bots, "seed": seed}
        write_json({**table, "options": changed(rules.options), **figures})
        return
    _print(open_screen(), figures, bots)
    if is_planner_in_disguise(rules, bots):
        open_screen().tell(say("learned-as-planner"))


def is_planner_in_disguise(rules: Rules, bots: list[str]) -> bool:
    """Return whether the learned bot plays where it has learned nothing."""
    from whistlestop.bots.learned.shelf import has_learned

    return "learned" in bots and not has_learned(rules, len(bots))


def _play(rules: Rules, bots: list[str], seed: int, games: int, threads: int, check: bool) -> Outcome:
    size = min(max(games // PARTS, SMALLEST_PART), LARGEST_PART)
    outcome, play_part = Outcome(len(bots)), _player(rules, bots, threads, check)
    with progress_line() as line:
        task = line.add_task(say("simulating"), total=games)
        for low in range(0, games, size):
            count = min(size, games - low)
            begun = perf_counter()
            part = play_part(range(seed + low, seed + low + count))
            outcome.add(part, perf_counter() - begun)
            line.advance(task, count)
    return outcome


def _player(rules: Rules, bots: list[str], threads: int, check: bool) -> Callable[[range], Part]:
    """Return what plays the games of some seeds; arrays that a part needs are kept for the next."""
    if set(bots) != {"random"}:
        return lambda seeds: _play_bots(rules, bots, seeds, threads, check)
    return _checked_player(rules, len(bots), threads) if check else _random_player(rules, len(bots), threads)


def _random_player(rules: Rules, players: int, threads: int) -> Callable[[range], Part]:
    import numpy as np

    from whistlestop.batch.batch import MOST, Batch

    batch = Batch(rules, threads, players=players, threads=threads)

    def play(seeds: range) -> Part:
        played = batch.play_seeds(_numbers(seeds))
        unfinished = int(np.count_nonzero(played.decisions == MOST))
        return Part(played.totals, played.ranks, int(played.decisions.sum()), unfinished, 0)

    return play


def _checked_player(rules: Rules, players: int, threads: int) -> Callable[[range], Part]:
    from whistlestop.batch.batch import Batch

    def play(seeds: range) -> Part:
        batch = Batch(rules, len(seeds), players=players, threads=threads)
        batch.reset(_numbers(seeds))
        return _part(batch.sheets, **batch.play_out(checked=True))

    return play


def _play_bots(rules: Rules, bots: list[str], seeds: range, threads: int, check: bool) -> Part:
    from whistlestop.bots import BotError
    from whistlestop.bots import simulate as simulate_bots

    try:
        played = simulate_bots(rules, bots, [*seeds], threads=threads, checked=check)
    except BotError as error:
        raise WrongInput(str(error)) from None
    return _part(played.sheets, played.decisions, played.unfinished, played.faults)


def _numbers(seeds: range) -> NDArray[np.uint64]:
    import numpy as np

    return np.uint64(seeds.start) + np.arange(len(seeds), dtype=np.uint64)


def _part(sheets: NDArray[np.int32], decisions: int, unfinished: int, faults: int) -> Part:
    from whistlestop.rules import scoring

    return Part(sheets[:, :, scoring.TOTAL], sheets[:, :, scoring.RANK], decisions, unfinished, faults)


def _print(screen: Screen, figures: dict[str, object], bots: list[str]) -> None:
    scores, shares = figures.pop("mean_scores"), figures.pop("win_shares")
    assert isinstance(scores, list)
    assert isinstance(shares, list)
    screen.table(
        [say("heading-figure"), say("heading-value")],
        [[name, str(value)] for name, value in figures.items() if value is not None],
    )
    screen.head(say("mean-scores"))
    screen.table(
        [say("heading-seat"), say("heading-bot"), say("heading-mean-score"), say("heading-win-share")],
        [[seat, bots[seat], f"{scores[seat]:.2f}", f"{shares[seat]:.1%}"] for seat in range(len(bots))],
    )
