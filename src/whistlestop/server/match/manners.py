"""Rules for names and talk where strangers meet: a public server keeps them, a server at home has none.

No addresses and no long numbers, because whoever wants to lead others elsewhere needs one; no names that pretend to
speak for the server; no words of a list. Words are compared by what they look like, whole words only: a name that has a
bad word somewhere inside is most often an honest one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from whistlestop.server.match import looks
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.settings import Settings, SettingsError

OWN_WORDS = Path(__file__).parent / "blocked_words.txt"
PRETENDING = ("admin", "administrator", "host", "moderator", "server", "system", "whistlestop")
LEADING_AWAY = re.compile(
    r"https?:|www\.|\b[\w-]+\.(?:app|biz|co|com|de|fr|gg|info|io|it|live|me|net|nl|org|pl|ru|se|shop|site|tv|uk|xyz)\b|\S@\S",
    re.IGNORECASE,
)
LONGEST_NUMBER = 6  # digits; longer ones are telephone numbers
NUMBER = re.compile(rf"(?:\d[ ./-]?){{{LONGEST_NUMBER + 1},}}")


class Manners:
    """What may be said at the tables of a server."""

    def __init__(self, settings: Settings) -> None:
        """Read the lists of words, on a public server; raises SettingsError if the host's own cannot be read."""
        self.public = settings.public
        self._words = _read(settings.blocked_words) if settings.public else frozenset()

    def check_name(self, name: str | None) -> None:
        """Raise Denial if nobody may be called so."""
        if self.public and name is not None and (looks.look(name) in _alike(PRETENDING) or self._is_bad(name)):
            raise Denial("bad_name", name)

    def check_talk(self, text: str, before: str | None) -> None:
        """Raise Denial if a line may not be said, or is what its speaker has said just `before`."""
        if self.public and (text == before or self._is_bad(text)):
            raise Denial("bad_talk")

    def _is_bad(self, text: str) -> bool:
        shown = looks.visible(text)
        parts = [looks.look(part) for part in re.split(r"[\W_]+", shown)]
        spelled = [*parts, *(one + two for one, two in pairwise(parts)), "".join(parts)]
        return bool(LEADING_AWAY.search(shown) or NUMBER.search(shown) or self._words.intersection(spelled))


@lru_cache
def _alike(words: Iterable[str]) -> frozenset[str]:
    return frozenset(looks.look(word) for word in words)


def _read(further: str) -> frozenset[str]:
    """Return what the words of our own file and of a host's look like."""
    try:
        texts = [path.read_text("utf-8") for path in (OWN_WORDS, *([Path(further)] if further else []))]
    except (OSError, UnicodeError) as error:
        raise SettingsError(f"the words of '{further}' cannot be read: {error}") from None
    lines = (line.strip() for text in texts for line in text.splitlines())
    return frozenset(looks.look(line) for line in lines if line and not line.startswith("#"))
