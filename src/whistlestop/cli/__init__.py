"""The command `whistlestop`: importing it loads no rules and no compiler, each command loads what it needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main() -> None:
    """Run the command line and leave with its exit code."""
    from typer.completion import completion_init  # type: ignore[attr-defined] # there, but not in its list of names

    settle_language(sys.argv[1:])  # before anything else, because help texts are messages too
    from whistlestop.cli.application import application

    completion_init()
    application()(prog_name="whistlestop")  # also for `python -m`: the shell asks by this name


def settle_language(arguments: Sequence[str]) -> None:
    """Speak the language the arguments or the environment name; an unknown one is left for the option to refuse."""
    from whistlestop import locale

    wanted = locale.nearest(_named(arguments) or locale.wanted())
    if wanted is not None:
        locale.use(wanted)


def _named(arguments: Sequence[str]) -> str | None:
    for position, argument in enumerate(arguments):
        if argument == "--language":
            return next(iter(arguments[position + 1 :]), None)
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None
