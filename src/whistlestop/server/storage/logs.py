"""Opening a log that somebody brings: read, replayed, and refused with a code and the line where it fails.

Nothing in a file is trusted: the board must be one of the program's own, unchanged, and every decision is played
again and must be legal.
"""

from __future__ import annotations

from whistlestop import maps
from whistlestop.notation.log import FORMAT, Log, LogError, read_log
from whistlestop.play.game import Game
from whistlestop.ruleset.options import OptionError
from whistlestop.server.protocol.denial import Denial

MOST_DECISIONS = 4000  # five times the longest game anybody has seen


def opened(text: str) -> Game:
    """Return the game a log tells; raises Denial."""
    if text.lstrip("\ufeff").partition("\n")[0].strip() != FORMAT:
        raise Denial("not_a_log", f"a log begins with '{FORMAT}'", line=1)
    try:
        text = text.lstrip("\ufeff")
        _refuse_foreign(read_log(text))
        return Game.from_log(text)
    except LogError as error:
        raise Denial("bad_log", error.reason, line=error.line) from None
    except (OptionError, ValueError) as error:
        raise Denial("bad_log", str(error)) from None


def _refuse_foreign(log: Log) -> None:
    if len(log.decisions) > MOST_DECISIONS:
        raise Denial("oversized", f"a log has at most {MOST_DECISIONS} decisions")
    try:
        digest = maps.digest(maps.load(log.map, log.ticket_set))
    except maps.MapError as error:
        raise Denial("unknown_board", str(error)) from None
    if digest != log.digest:
        raise Denial("unknown_board", f"the log was played on another version of {log.map}")
