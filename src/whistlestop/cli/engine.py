"""Getting the rules ready: they are compiled once, and nobody waits for that in silence."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from whistlestop.cli.output import open_screen
from whistlestop.locale import say

if TYPE_CHECKING:
    from rich.progress import Progress


def progress_line() -> Progress:
    """Return a progress line on standard error; it is silent where that is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def prepare(*, table: bool = False) -> None:
    """Compile whatever is not compiled yet, or only what a table needs, behind a progress line."""
    from whistlestop.compiler.notice import NOTICE
    from whistlestop.warmup import EVERYTHING, TABLE, warm_up

    with progress_line() as line:
        NOTICE.wanted = line.disable  # where there is no line to look at, a sentence is written
        task = line.add_task(say("compiling"), total=None)

        def tell(done: int, total: int, name: str) -> None:
            line.update(task, completed=done, total=total)

        warm_up(tell, TABLE if table else EVERYTHING)


def compile_command() -> None:
    """Compile all kernels into the cache and say how long it took."""
    begun = perf_counter()
    prepare()
    open_screen().tell(say("compiled", seconds=round(perf_counter() - begun, 1)))
