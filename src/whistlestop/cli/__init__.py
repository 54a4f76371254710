"""The command `whistlestop`: importing it loads no rules and no compiler, each command loads what it needs."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from typer.completion import completion_init  # type: ignore[attr-defined] # there, but not in its list of names

    from whistlestop.cli.application import application
    from whistlestop.cli.language import settle_language

    settle_language(sys.argv[1:])
    completion_init()
    application()(prog_name="whistlestop")  # also for `python -m`: the shell asks by this name
