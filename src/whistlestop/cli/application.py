"""All commands put together; built anew for each call, so that help is in the language chosen by then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from whistlestop import __version__, locale
from whistlestop.cli import (
    arena,
    board_study,
    boards,
    completion,
    engine,
    house_rules,
    play,
    replay,
    review,
    serve,
    simulate,
    study,
)
from whistlestop.cli.errors import told_politely
from whistlestop.cli.parameters import option
from whistlestop.locale import say

ORDER = (
    "play",
    "serve",
    "maps",
    "options",
    "simulate",
    "arena",
    "study",
    "replay",
    "review",
    "perft",
    "bench",
    "compile",
    "completion",
)


class PoliteGroup(TyperGroup):
    """A group of commands that answers wrong input with one sentence."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401 - the signature of the class it overrides
        """Return the commands in the order in which somebody new would try them."""
        return [*ORDER, *(name for name in self.commands if name not in ORDER)]

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - the signature of the class it overrides
        """Return what the command returns."""
        with told_politely():
            return super().invoke(ctx)


def application() -> typer.Typer:
    """Return the whole command line."""
    app = _group(say("help-application"))
    app.callback(invoke_without_command=True)(_every_command)
    app.add_typer(boards.application(), name="maps")
    commands: dict[str, tuple[str, Callable[..., None]]] = {
        "simulate": (say("help-simulate"), simulate.simulate),
        "arena": (say("help-arena"), arena.arena),
        "study": (say("help-study"), board_study.study),
        "play": (say("help-play"), play.play),
        "serve": (say("help-serve"), serve.serve),
        "replay": (say("help-replay"), replay.replay),
        "review": (say("help-review"), review.review),
        "perft": (say("help-perft"), study.perft),
        "bench": (say("help-bench"), study.bench),
        "options": (say("help-options"), house_rules.options),
        "compile": (say("help-compile"), engine.compile_command),
        "completion": (say("help-completion"), completion.completion),
    }
    for name, (text, command) in commands.items():
        app.command(name, help=text)(command)
    return app


def _group(help: str) -> typer.Typer:
    return typer.Typer(
        cls=PoliteGroup,
        name="whistlestop",
        help=help,
        add_completion=False,
        rich_markup_mode=None,  # plain help is quick, and a screen reader can follow it
        pretty_exceptions_enable=False,
    )


def _every_command(
    context: typer.Context,
    language: Annotated[str, option("help-language", "--language", envvar=locale.VARIABLE)] = locale.ENGLISH,
    version: Annotated[bool, option("help-version", "--version")] = False,
) -> None:
    locale.use(language)
    if version:
        typer.echo(say("version", version=__version__))
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
