"""`whistlestop completion`: a script for the shell, which asks this program again at every press of the tab key."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.completion import Shells, get_completion_script  # type: ignore[attr-defined] # not in its list of names

from whistlestop.cli.parameters import argument

NAME = "whistlestop"
VARIABLE = "_WHISTLESTOP_COMPLETE"  # the shell's script sets it when it asks; Typer answers


def completion(
    shell: Annotated[Shells, argument("help-completion-shell", "SHELL")],
) -> None:
    """Print the script of a shell."""
    typer.echo(get_completion_script(prog_name=NAME, complete_var=VARIABLE, shell=shell.value))
