"""`whistlestop study`: thousands of games on a board, and a report about them as one HTML page."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from whistlestop.cli import parameters
from whistlestop.cli.arena import make_plan
from whistlestop.cli.engine import prepare, progress_line
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen
from whistlestop.cli.parameters import option
from whistlestop.locale import listed, say, words

if TYPE_CHECKING:
    from whistlestop.arena import Plan
    from whistlestop.study import Findings
    from whistlestop.study.outcome import Outcome
    from whistlestop.study.told import Change, Figure, StudyResult

BESIDE = {  # figures of tables with other numbers of players, and what stands above them
    "turns": "study-head-turns",
    "winner_points": "study-head-winner",
    "margin": "study-head-margin",
    "lead_changes": "study-fact-leads",
}


def study(
    map: Annotated[str, parameters.map_name()] = "usa",
    players: Annotated[int, parameters.players()] = 2,
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    games: Annotated[int, option("help-study-games", "--games", min=10, metavar="NUMBER")] = 1000,
    out: Annotated[Path, option("help-study-out", "--out", metavar="FILE")] = Path("study.html"),
    csv: Annotated[Path | None, option("help-study-csv", "--csv", metavar="FILE")] = None,
    against: Annotated[str | None, option("help-study-against", "--against", metavar="NAME")] = None,
    beside: Annotated[list[int] | None, option("help-study-beside", "--beside", min=2, max=6, metavar="NUMBER")] = None,
    bot: Annotated[str | None, option("help-study-bot", "--bot", metavar="NAME")] = None,
    styles: Annotated[str | None, option("help-study-styles", "--styles", metavar="NAMES")] = None,
    seed: Annotated[int, parameters.seed()] = 0,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    threads: Annotated[int | None, option("help-arena-threads", "--threads", min=1, max=256, metavar="NUMBER")] = None,
) -> None:
    """Study a board and write the report."""
    from whistlestop import bots
    from whistlestop.study import write_csv, write_report

    chosen = parameters.chosen(options, dice=dice, monsters=monsters)
    compared = tuple(name.strip() for name in styles.split(",")) if styles else ()
    _refuse_foreign_bots((bot or bots.usual(), *compared))
    for file in (out, *([] if csv is None else [csv])):
        _refuse_unwritable(file)
    table, threads = ((bot or bots.usual(),), ticket_set, chosen, seed), threads or os.cpu_count() or 1
    plan, other = make_plan(map, players, *table), None if against is None else make_plan(against, players, *table)
    others = [make_plan(map, number, *table) for number in sorted({*(beside or ())} - {players})]
    prepare()
    findings = _study(plan, games, compared, threads)
    _write(out, write_report(findings))
    open_screen().tell(say("study-written", games=findings.games, file=str(out)))
    _advise(findings)
    studies = [(plan, findings.outcome), *_beside(findings, others, games, threads)]
    if other is not None:
        studies.append((other, _compare(findings, other, games, threads)))
    if csv is not None:
        _write(csv, write_csv(studies))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise WrongInput(say("save-failed", file=str(file), reason=error.strerror or str(error))) from None


def _advise(findings: Findings) -> None:
    from whistlestop.study.advice import sentence

    screen, found = open_screen(), findings.outcome.result.advice
    screen.head(say("study-advice"))
    screen.items([sentence(one) for one in found] or [say("study-no-advice")])


def _played(plan: Plan, games: int, threads: int) -> Outcome:
    """Study a table without writing a report about it."""
    from whistlestop.study.findings import outcome

    with progress_line() as line:
        task = line.add_task(say("studying"), total=games)
        return outcome(plan, games, threads=threads, progress=lambda played: line.advance(task, played))


def _beside(findings: Findings, others: list[Plan], games: int, threads: int) -> list[tuple[Plan, Outcome]]:
    """Study tables of other numbers of players with the same seeds and put their figures side by side."""
    if not others:
        return []
    studies = [(plan, _played(plan, games, threads)) for plan in others]
    screen, told = open_screen(), sorted([(findings.plan, findings.outcome), *studies], key=lambda one: one[0].players)
    screen.head(say("study-beside"))
    headings = [say("heading-players"), say("study-head-first"), *map(say, BESIDE.values())]
    screen.table(headings, [_row_of_players(plan, outcome.result) for plan, outcome in told])
    return studies


def _row_of_players(plan: Plan, result: StudyResult) -> list[str | int]:
    figures = (result.seats[0].wins, *(getattr(result, name) for name in BESIDE))
    return [plan.players, *(_figure(one) for one in figures)]


def _compare(findings: Findings, other: Plan, games: int, threads: int) -> Outcome:
    """Study another board with the same seeds and tell what differs."""
    from whistlestop.study.comparing import compared

    second = _played(other, games, threads)
    found = compared(findings.outcome, second)
    screen, board = open_screen(), words.board(other.rules().map)
    screen.head(say("study-against", board=board))
    headings = [say("study-head-figure"), say("study-head-here"), board, say("study-head-difference")]
    screen.table(headings, [_change_row(one) for one in found.changes])
    return second


def _change_row(change: Change) -> list[str | int]:
    figures = (change.first, change.second, change.difference)
    return [_change_name(change.name), *(_figure(one) for one in figures)]


def _change_name(name: str) -> str:
    seat = name.removeprefix("seat-")
    known = {"turns": "study-fact-turns", "margin": "study-fact-margin", "winner_points": "study-head-winner"}
    return say("study-seat-wins", number=int(seat)) if seat != name else say(known[name])


def _figure(one: Figure) -> str:
    if one.value is None:
        return say("no-figure")
    if one.low is None or one.high is None:
        return _number(one.value)
    return f"{_number(one.value)} {say('study-interval', low=_number(one.low), high=_number(one.high))}"


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:.2f}".replace("-", "−")


def _refuse_unwritable(file: Path) -> None:
    """Refuse a file that cannot be written before anything is played for it."""
    code = 0
    if file.is_dir():
        code = errno.EISDIR
    elif not file.parent.is_dir():
        code = errno.ENOENT
    elif not os.access(file if file.exists() else file.parent, os.W_OK):
        code = errno.EACCES
    if code:
        raise WrongInput(say("save-failed", file=str(file), reason=os.strerror(code)))


def _refuse_foreign_bots(names: tuple[str, ...]) -> None:
    from whistlestop import bots

    for name in names:
        if name not in bots.compiled():
            raise WrongInput(say("study-bot-compiled", bot=name, bots=listed(bots.compiled())))


def _styles_of(plan: Plan) -> tuple[str, ...]:
    """Return all bots that play differently at a table: where the learned one is the planner, it is no other style."""
    from whistlestop import bots
    from whistlestop.bots.learned.shelf import has_learned

    learned = has_learned(plan.rules(), plan.players)
    return tuple(name for name in bots.compiled() if learned or name != "learned")


def _study(plan: Plan, games: int, styles: tuple[str, ...], threads: int) -> Findings:
    from whistlestop.study import investigate
    from whistlestop.study.findings import work

    styles = styles or _styles_of(plan)
    with progress_line() as line:
        task = line.add_task(say("studying"), total=work(plan, games, styles))
        return investigate(
            plan, games, styles=styles, threads=threads, progress=lambda played: line.advance(task, played)
        )
