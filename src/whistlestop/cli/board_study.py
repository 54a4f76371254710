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
from whistlestop.locale import listed, say

if TYPE_CHECKING:
    from whistlestop.study import Findings


def study(
    map: Annotated[str, parameters.map_name()] = "usa",
    players: Annotated[int, parameters.players()] = 2,
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    games: Annotated[int, option("help-study-games", "--games", min=10, metavar="NUMBER")] = 1000,
    out: Annotated[Path, option("help-study-out", "--out", metavar="FILE")] = Path("study.html"),
    bot: Annotated[str | None, option("help-study-bot", "--bot", metavar="NAME")] = None,
    styles: Annotated[str | None, option("help-study-styles", "--styles", metavar="NAMES")] = None,
    seed: Annotated[int, parameters.seed()] = 0,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    threads: Annotated[int | None, option("help-arena-threads", "--threads", min=1, max=256, metavar="NUMBER")] = None,
) -> None:
    """Study a board and write the report."""
    from whistlestop import bots
    from whistlestop.study import write_report

    chosen = parameters.chosen(options, dice=dice, monsters=monsters)
    compared = tuple(name.strip() for name in styles.split(",")) if styles else bots.compiled()
    _refuse_foreign_bots((bot or bots.usual(), *compared))
    _refuse_unwritable(out)
    prepare()
    findings = _study(
        (map, players, (bot or bots.usual(),), ticket_set, chosen, seed),
        games,
        compared,
        threads or os.cpu_count() or 1,
    )
    try:
        out.write_text(write_report(findings), "utf-8")
    except OSError as error:
        raise WrongInput(say("save-failed", file=str(out), reason=error.strerror or str(error))) from None
    open_screen().tell(say("study-written", games=findings.games, file=str(out)))


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


def _study(
    table: tuple[str, int, tuple[str, ...], str, list[str], int], games: int, styles: tuple[str, ...], threads: int
) -> Findings:
    from whistlestop.study import investigate
    from whistlestop.study.findings import work

    plan = make_plan(*table)
    with progress_line() as line:
        task = line.add_task(say("studying"), total=work(plan, games, styles))
        return investigate(
            plan, games, styles=styles, threads=threads, progress=lambda played: line.advance(task, played)
        )
