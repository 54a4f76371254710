"""`whistlestop arena`: a tournament between bots, and their ratings."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare, progress_line
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import option
from whistlestop.locale import say

if TYPE_CHECKING:
    from whistlestop.arena import Plan, Results, Sequential, Store
    from whistlestop.arena.statistics import Estimate
    from whistlestop.arena.summary import Summary
    from whistlestop.terminal.screen import Screen

GAIN = 20.0
HEADINGS = ("heading-bot", "heading-rating", "heading-firsts", "heading-mean-score", "heading-milliseconds")


def arena(
    map: Annotated[str, parameters.map_name()] = "usa",
    players: Annotated[int, parameters.players()] = 2,
    bots: Annotated[str | None, option("help-arena-bots", "--bots", metavar="NAMES")] = None,
    games: Annotated[int, option("help-arena-games", "--games", min=1, metavar="NUMBER")] = 1000,
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    sprt: Annotated[str | None, option("help-arena-sprt", "--sprt", metavar="BOT,BOT")] = None,
    gain: Annotated[float, option("help-arena-gain", "--gain", min=1, max=1000, metavar="POINTS")] = GAIN,
    seed: Annotated[int, parameters.seed()] = 0,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    threads: Annotated[int | None, option("help-arena-threads", "--threads", min=1, max=256, metavar="NUMBER")] = None,
    engine: Annotated[Literal["local", "ray"], option("help-arena-engine", "--engine")] = "local",
    out: Annotated[Path | None, option("help-arena-out", "--out", metavar="FOLDER")] = None,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Play a tournament between bots and print their ratings."""
    from whistlestop.arena import Sequential, summarise
    from whistlestop.arena.results import milliseconds

    chosen = parameters.chosen(options, dice=dice, monsters=monsters)
    plan = make_plan(map, players, _named(bots, sprt), ticket_set, chosen, seed)
    _refuse_missing_ray(engine)
    store = _open(out, plan) if out else None
    prepare()
    test = Sequential(gain) if sprt else None
    results = _play(plan, games, threads or os.cpu_count() or 1, engine, store, test)
    summary, paces = summarise(plan, results), milliseconds(plan)
    verdict = _verdict(plan, results, test) if test else None
    if json:
        write_json(_figures(plan, summary, paces, verdict))
        return
    _print(open_screen(), plan, summary, paces, verdict)


def _named(bots: str | None, sprt: str | None) -> tuple[str, ...]:
    if bots and sprt:
        raise WrongInput(say("error-arena-sprt-alone"))
    names = tuple(name.strip() for name in (sprt or bots or "random,greedy").split(","))
    if sprt and len(names) != 2:
        raise WrongInput(say("error-arena-pair"))
    return names


def make_plan(map: str, players: int, bots: tuple[str, ...], ticket_set: str, chosen: list[str], seed: int) -> Plan:
    """Return what is to be played, or refuse it with the reason."""
    from whistlestop.arena import Plan, PlanError
    from whistlestop.arena import plan as planning
    from whistlestop.bots import BotError
    from whistlestop.ruleset.options import parse

    house_rules = dict(parse(text) for text in chosen)
    try:
        return planning.make_plan(
            Plan(map=map, players=players, bots=bots, ticket_set=ticket_set, options=house_rules, seed=seed)
        )
    except (PlanError, BotError) as error:
        raise WrongInput(str(error)) from None


def _play(
    plan: Plan,
    games: int,
    threads: int,
    engine: Literal["local", "ray"],
    store: Store | None,
    test: Sequential | None,
) -> Results:
    from whistlestop.arena import run
    from whistlestop.arena.tournament import blocks_for
    from whistlestop.bots import BotError

    blocks, size = blocks_for(plan, games), len(plan.seatings)
    with progress_line() as line:
        task = line.add_task(say("simulating"), total=blocks * size)

        def tell(done: int) -> None:
            line.update(task, completed=done * size)

        try:
            return run(plan, blocks, store=store, threads=threads, engine=engine, test=test, progress=tell)
        except BotError as error:
            raise WrongInput(str(error)) from None


def _open(folder: Path, plan: Plan) -> Store:
    from whistlestop.arena import Store
    from whistlestop.arena.store import StoreError

    try:
        return Store(folder, plan)
    except OSError as error:
        raise WrongInput(say("save-failed", file=str(folder), reason=error.strerror or str(error))) from None
    except StoreError as error:
        raise WrongInput(str(error)) from None


def _refuse_missing_ray(engine: str) -> None:
    from importlib.util import find_spec

    if engine == "ray" and find_spec("ray") is None:
        raise WrongInput(say("error-arena-ray"))


def _verdict(plan: Plan, results: Results, test: Sequential) -> dict[str, object]:
    from whistlestop.arena.summary import duel

    shares = duel(plan, results)
    return {
        "verdict": test.verdict(shares),
        "gain": test.gain,
        "error": test.error,
        "ratio": round(test.ratio(shares), 3),
        "bound": round(test.bound, 3),
    }


def _figures(plan: Plan, summary: Summary, paces: list[float], verdict: dict[str, object] | None) -> dict[str, object]:
    standings = [
        {
            "bot": one.bot,
            "rating": _rounded(one.rating, 1),
            "first_places": _rounded(one.firsts, 4),
            "points": _rounded(one.points, 2),
            "milliseconds_per_decision": round(pace, 5),
        }
        for one, pace in zip(summary.standings, paces, strict=True)
    ]
    return {
        "plan": plan,
        "games": summary.games,
        "blocks": summary.blocks,
        "unfinished": summary.unfinished,
        "anchor": plan.bots[plan.anchor],
        "standings": standings,
        "ahead": [[cell and _rounded(cell, 4) for cell in row] for row in summary.ahead],
        "seats": [_rounded(seat, 4) for seat in summary.seats],
        "sprt": verdict,
    }


def _rounded(estimate: Estimate, digits: int) -> dict[str, float]:
    figures = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {**{name: round(value, digits) for name, value in figures.items()}, "games": estimate.games}


def _print(screen: Screen, plan: Plan, summary: Summary, paces: list[float], verdict: dict[str, object] | None) -> None:
    screen.tell(say("arena-played", games=summary.games, blocks=summary.blocks, anchor=plan.bots[plan.anchor]))
    if summary.unfinished:
        screen.tell(say("arena-unfinished", count=summary.unfinished))
    ranked = sorted(zip(summary.standings, paces, strict=True), key=lambda pair: -pair[0].rating.value)
    screen.table(
        [say(name) for name in HEADINGS],
        [
            [one.bot, _shown(one.rating, 0), _percent(one.firsts), _shown(one.points, 1), f"{pace:.3g}"]
            for one, pace in ranked
        ],
    )
    if len(plan.bots) > 1:
        screen.head(say("arena-ahead"))
        rows = [[name, *(_percent(cell) for cell in row)] for name, row in zip(plan.bots, summary.ahead, strict=True)]
        screen.table([say("heading-bot"), *plan.bots], rows)
    screen.head(say("arena-seats"))
    screen.items([say("arena-seat", seat=seat, share=_percent(cell)) for seat, cell in enumerate(summary.seats)])
    if verdict:
        screen.head(
            say(
                "arena-sprt",
                verdict=str(verdict["verdict"]),
                one=plan.bots[0],
                two=plan.bots[1],
                gain=str(verdict["gain"]),
                ratio=str(verdict["ratio"]),
                bound=str(verdict["bound"]),
            )
        )


def _shown(estimate: Estimate, digits: int) -> str:
    value, low, high = (_number(figure, digits) for figure in (estimate.value, estimate.low, estimate.high))
    return say("estimate", value=value, low=low, high=high)


def _number(figure: float, digits: int) -> str:
    return f"{figure:.{digits}f}".replace("inf", "∞")


def _percent(estimate: Estimate | None) -> str:
    if estimate is None:
        return say("no-figure")
    return say("estimate", value=f"{estimate.value:.1%}", low=f"{estimate.low:.1%}", high=f"{estimate.high:.1%}")
