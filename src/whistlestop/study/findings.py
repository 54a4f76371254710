"""All that a study finds out, before anybody puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from whistlestop.arena import Plan, run, summarise
from whistlestop.arena.plan import make_plan
from whistlestop.arena.summary import Summary
from whistlestop.arena.tournament import blocks_for
from whistlestop.records.mechanisms import modules
from whistlestop.study import dice, monsters, routes, tickets, tunnels
from whistlestop.study.corner_cases import CornerCase, corner_cases
from whistlestop.study.course import Course, Part, composition, course
from whistlestop.study.mechanisms_used import Used, mechanisms_used
from whistlestop.study.outcome import Outcome
from whistlestop.study.recording import record_many
from whistlestop.study.results import outcome_of
from whistlestop.study.sample import Sample
from whistlestop.study.seats import Variant, fairness, variants_of

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Findings:
    """Every figure of a study; parts that the game does not have are None."""

    plan: Plan
    games: int
    variants: list[Variant]
    styles: tuple[Plan, Summary] | None
    tickets: list[tickets.TicketFigures]
    tracks: list[routes.TrackFigures]
    places: list[routes.PlaceFigures]
    course: Course
    composition: list[Part]
    reach: list[routes.Reach]
    monsters: monsters.Monsters | None
    dice: dice.Dice | None
    tunnels: tunnels.Tunnels | None
    used: list[Used]
    of_mechanisms: list[tuple[ModuleType, Any]]  # a file of this folder and what its `find` has found
    cases: list[CornerCase]
    decisions: int
    outcome: Outcome  # with advice


def work(plan: Plan, games: int, styles: tuple[str, ...]) -> int:
    """Return how many games a study plays in all."""
    return games * (1 + len(variants_of(plan))) + _style_games(plan, games, styles)


def investigate(
    plan: Plan, games: int, *, styles: tuple[str, ...] = (), threads: int = 1, progress: Progress = lambda games: None
) -> Findings:
    """Return what games of the plan's one bot show, and how the styles do against each other on the same board.

    `progress` hears of games just played.
    """
    sample = _sampled(plan, games, threads, progress)
    variants = fairness(plan, games, threads, progress)
    compared = _compare(plan, games, styles, threads, progress) if len(styles) > 1 else None
    return _find(sample, variants, compared)


def outcome(plan: Plan, games: int, *, threads: int = 1, progress: Progress = lambda games: None) -> Outcome:
    """Return what games of the plan's one bot come to, for a comparison."""
    sample = _sampled(plan, games, threads, progress)
    return outcome_of(sample, sample.map)


def _sampled(plan: Plan, games: int, threads: int, progress: Progress) -> Sample:
    recorded = []
    for game in record_many(plan, range(plan.seed, plan.seed + games), threads):
        recorded.append(game)
        progress(1)
    return Sample(plan, recorded)


def _style_games(plan: Plan, games: int, styles: tuple[str, ...]) -> int:
    if len(styles) < 2:
        return 0
    rivals = msgspec.structs.replace(plan, bots=styles)
    return blocks_for(rivals, games) * len(rivals.seatings)


def _compare(plan: Plan, games: int, styles: tuple[str, ...], threads: int, progress: Progress) -> tuple[Plan, Summary]:
    rivals = make_plan(msgspec.structs.replace(plan, bots=styles))
    done = 0

    def tell(blocks: int) -> None:
        nonlocal done
        progress(blocks * len(rivals.seatings) - done)
        done = blocks * len(rivals.seatings)

    return rivals, summarise(rivals, run(rivals, blocks_for(rivals, games), threads=threads, progress=tell))


def _of_mechanisms(sample: Sample) -> list[tuple[ModuleType, Any]]:
    """Return what mechanisms that are played look for in the games, those with a section of their own."""
    there = [module for module in modules(__package__) if hasattr(module, "find")]
    found = [(module, module.find(sample)) for module in there]
    return [(module, one) for module, one in found if one is not None]


def _find(sample: Sample, variants: list[Variant], styles: tuple[Plan, Summary] | None) -> Findings:
    settled = sample.plan.rules().options
    return Findings(
        sample.plan,
        len(sample),
        variants,
        styles,
        tickets.tickets(sample),
        routes.tracks(sample),
        routes.places(sample),
        course(sample),
        composition(sample),
        routes.reach(sample),
        monsters.monsters(sample) if settled["monsters"] else None,
        dice.dice(sample) if settled["dice"] else None,
        tunnels.tunnels(sample) if any(track.tunnel for track in sample.map.tracks) else None,
        mechanisms_used(sample),
        _of_mechanisms(sample),
        corner_cases(sample),
        int(np.sum([len(game.actions) for game in sample.games])),
        outcome_of(sample, sample.map),
    )
