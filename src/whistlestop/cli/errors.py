"""Wrong input: one sentence on standard error and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from whistlestop.compiler.notice import CacheError
from whistlestop.locale import LanguageError, languages, listed, say
from whistlestop.maps import MapError
from whistlestop.ruleset.option import OptionError

WRONG_INPUT = 2
INTERRUPTED = 130


class WrongInput(Exception):  # noqa: N818 - it is the user's, not the program's
    """Something the user gave cannot be used; the text is the sentence they read."""


@contextmanager
def told_politely() -> Iterator[None]:
    """Turn what a user did wrong into a sentence and an exit code."""
    try:
        yield
    except (WrongInput, MapError, OptionError, CacheError) as error:
        complain(say("error", reason=str(error)))
        raise typer.Exit(WRONG_INPUT) from None
    except LanguageError as error:
        complain(say("error-language", language=str(error), known=listed(languages())))
        raise typer.Exit(WRONG_INPUT) from None
    except KeyboardInterrupt:
        complain(say("interrupted"))
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        # Whoever read the output has gone; closing here keeps Python from complaining at exit.
        sys.stderr.close()
        raise typer.Exit(0) from None


def complain(sentence: str) -> None:
    """Write a sentence to standard error."""
    typer.echo(sentence, err=True)
