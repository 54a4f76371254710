"""Which language the command line speaks; settled before anything else, because help texts are messages too."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop import locale


def settle_language(arguments: Sequence[str]) -> None:
    """Speak the language the arguments or the environment name; an unknown one is left for the option to refuse."""
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
