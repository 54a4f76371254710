"""Every sentence a person reads, in the language they chose.

A language is a Fluent file in this folder, named by its code, and a folder of the same name with a file for each
mechanism (`de.ftl`, `de/meeples.ftl`). Code never joins parts of sentences: it names a message and gives its arguments.
A message another language lacks is said in English; one that English lacks is a mistake of the program and raises.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
VARIABLE = "WHISTLESTOP_LANGUAGE"
FOLDER = files(__name__)
RELATIVES = {"no": "nb", "nn": "nb"}  # codes whose readers are served by the file of another code
ENTRY = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


class LanguageError(ValueError):
    """A language there is no file for."""


def languages() -> tuple[str, ...]:
    """Return the codes of all languages there are."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def nearest(language: str) -> str | None:
    """Return the language there is a file for that serves a code ("de-AT": "de", "no": "nb"), or None."""
    plain = re.split("[-_.]", language.lower())[0]
    found = RELATIVES.get(plain, plain)
    return found if found in languages() else None


def use(language: str) -> None:
    """Speak `language` from now on, without its region; raises LanguageError if there is no such file."""
    found = nearest(language)
    if found is None:
        raise LanguageError(language)
    _language.set(found)


def current() -> str:
    """Return the code of the language being spoken."""
    return _language.get()


def wanted() -> str:
    """Return the language the environment asks for, or English."""
    return os.environ.get(VARIABLE) or ENGLISH


def say(message: str, /, **arguments: str | int | float) -> str:
    """Return a message in the current language with its arguments filled in."""
    return speak(current(), message, arguments)[0]


def say_for(message: str, which: str, /, **arguments: str | int | float) -> str:
    """Return the sentence that a mechanism has for something of its own (`why-not-now-share`), or the general one."""
    own = f"{message}-{which.replace('_', '-').replace(' ', '-')}"
    return say(own) if own in sources(ENGLISH) else say(message, **arguments)


def speak(language: str, message: str, arguments: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
    """Return a message in a language, and what went wrong while it was put together."""
    if message not in sources(language):
        language = ENGLISH
    if message not in sources(language):
        raise KeyError(f"there is no message '{message}'")
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(sources(language)[message]))
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"the message '{message}' of '{language}' is empty"
    text, problems = bundle.format_pattern(pattern, arguments)
    return str(text), problems


def listed(items: Sequence[str]) -> str:
    """Return items as the current language lists them ("a, b and c"), or its word for nothing."""
    return _listed(items, "standard") if items else say("nothing")


def alternatives(items: Sequence[str]) -> str:
    """Return items as the current language lists things of which one counts ("a, b or c")."""
    return _listed(items, "or")


def _listed(items: Sequence[str], style: Literal["standard", "or"]) -> str:
    from babel.lists import format_list

    return format_list(list(items), style, _region(current()).replace("-", "_"))


def text(language: str) -> str:
    """Return all sentences of a language as one Fluent file."""
    folder = FOLDER / language
    parts = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return "\n".join(file.read_text("utf-8") for file in (FOLDER / f"{language}.ftl", *parts))


@lru_cache(maxsize=16)
def sources(language: str) -> dict[str, str]:
    """Return the source text of each message of a language.

    A message is parsed when it is first said: parsing the whole file would take longer than most commands do.
    """
    return {entry.partition(" ")[0]: entry for entry in ENTRY.split(text(language))[1:]}


@lru_cache(maxsize=16)
def _bundle(language: str) -> FluentBundle:
    # Isolation marks keep right-to-left names apart in a browser; a terminal would show them as rubbish.
    return FluentBundle([_region(language)], use_isolating=False)


def _region(language: str) -> str:
    # The words are British, so lists and numbers are too.
    return "en-GB" if language == ENGLISH else language
